"""A second reading of how Edden counts: slow, literal, sentence by sentence.

Cards are names and scores are dicts by seat; only who is still in stands in them. `met` counts how
often each rule was really put to use.
"""

from collections import Counter

Options = dict[str, object]
Scores = dict[int, int]

WORTH = {"a": 1, "j": 10, "q": 10, "k": 10, "": -1} | {str(n): n for n in range(2, 11)}
"""ED-PTS-01, by what follows the suit in a card's name; a joker is called x alone."""


def rank_of(card: str) -> str:
    return card[1:]


def points_of(hand: list[str]) -> int:
    """ED-PTS-01: hand points are the sum."""
    return sum(WORTH[rank_of(card)] for card in hand)


def number(options: Options, name: str) -> int:
    value = options[name]
    assert isinstance(value, int)
    return value


def round_points(
    points: Scores, bonus: list[int], caller: int | None, options: Options, met: Counter[str]
) -> Scores:
    """ED-CALL-02 to 05: what this round costs everybody."""
    costs = {}
    lowest = min(points.values())
    for seat, own in points.items():
        met["ED-PTS-01"] += 1
        if seat == caller:
            costs[seat] = cost_of_calling(points, seat, options, met)
        else:
            costs[seat] = own
            met["ED-CALL-02" if caller is not None else "ED-AMB-13"] += 1
            met["ED-CALL-05"] += own == lowest and caller is not None
            met["ED-AMB-04"] += own < 0
        # ED-EMPTY-01, ED-AMB-06: comparing is over, now the bonus comes off, for everybody alike
        costs[seat] -= bonus[seat]
        met["ED-AMB-06"] += bonus[seat] > 0
    return costs


def cost_of_calling(points: Scores, caller: int, options: Options, met: Counter[str]) -> int:
    """ED-CALL-03, ED-CALL-04."""
    own = points[caller]
    lower = [seat for seat in points if points[seat] < own]
    if not lower:
        met["ED-CALL-03"] += 1
        met["ED-AMB-03"] += list(points.values()).count(own) > 1
        met["ED-AMB-04"] += own < 0
        return 0
    met["ED-CALL-04"] += 1
    met["ED-AMB-05"] += 1
    cost = number(options, "penaltyPerLower") * len(lower)
    return cost + own if options["failedCallerAddsHand"] else cost


def special_rules(
    totals: Scores, before: Scores, options: Options, met: Counter[str]
) -> tuple[Scores, set[int]]:
    """ED-AMB-08: birth years once, 69 once, then who stands at 123; the totals and those at 123."""
    after = with_birthdays(totals, options, met)
    swapped = with_swap(after, before, options, met)
    at_123 = {seat for seat in swapped if swapped[seat] == 123 and options["rule123"]}
    met["ED-123-01"] += len(at_123)
    met["ED-AMB-11"] += sum(totals[seat] != 123 for seat in at_123)
    struck = (after != totals) + (swapped != after) + (len(at_123) > 0)
    met["ED-AMB-08"] += struck > 1 or land_again(swapped, after, options)
    return swapped, at_123


def land_again(swapped: Scores, after: Scores, options: Options) -> bool:
    """Whether a second pass would change something."""
    return swapped != after and with_birthdays(swapped, options, Counter()) != swapped


def with_birthdays(totals: Scores, options: Options, met: Counter[str]) -> Scores:
    """ED-YEAR-01, ED-AMB-22, ED-AMB-32: only who gave a birth year has one; negative is allowed."""
    years, ages = options["birthYears"], options["ages"]
    assert isinstance(years, list)
    assert isinstance(ages, list)
    after = dict(totals)
    if options["ruleBirthYear"]:
        for seat, total in totals.items():
            if years[seat] and total == years[seat] - 1900:
                after[seat] = total - ages[seat]
                met["ED-YEAR-01"] += 1
                met["ED-AMB-22"] += 1
                met["ED-AMB-32"] += 1
                met["ED-AMB-39"] += 1
    return after


def with_swap(totals: Scores, before: Scores, options: Options, met: Counter[str]) -> Scores:
    """ED-69-01, ED-69-02, ED-AMB-09: all with the highest and all with the lowest swap."""
    at_69 = [seat for seat in totals if totals[seat] == 69]
    if not options["rule69"] or not at_69:
        return totals
    standing = [seat for seat in at_69 if before[seat] == 69]
    if options["rule69Trigger"] == "arrive":
        met["ED-AMB-33"] += 1
        if standing == at_69:
            return totals
    high, low = max(totals.values()), min(totals.values())
    met["ED-69-01"] += 1
    met["ED-AMB-09"] += 69 in (high, low) or high > number(options, "outAbove")
    met["ED-AMB-10"] += standing == at_69
    met["ED-69-02"] += sum(total in (high, low) for total in totals.values()) > 2
    other = {high: low, low: high}
    return {seat: other.get(total, total) for seat, total in totals.items()}


def goes_out(total: int, options: Options, met: Counter[str]) -> bool:
    """ED-END-01, ED-AMB-23."""
    limit = number(options, "outAbove")
    met["ED-AMB-23"] += total == limit
    out = total >= limit if options["outTest"] == "reach" else total > limit
    met["ED-END-01"] += out
    return out


def round_winner(points: Scores, caller: int | None, first: int, met: Counter[str]) -> int:
    """ED-AMB-17, ED-AMB-30: the caller who was right, or else the lowest hand.

    Of equal ones the nearest clockwise: to the caller, or from who would have been on turn.
    """
    lowest = min(points.values())
    met["ED-AMB-17" if caller is not None else "ED-AMB-30"] += 1
    if caller is not None and points[caller] == lowest:
        return caller
    clockwise = [seat for seat in sorted(points) if seat >= first]
    clockwise += [seat for seat in sorted(points) if seat < first]
    return next(seat for seat in clockwise if points[seat] == lowest)


def ending_of(
    totals: Scores, left: list[int], round_number: int, options: Options, met: Counter[str]
) -> tuple[str, list[int]]:
    """Why the game is over (or nothing) and who won; `totals` are of those who played the round."""
    if len(left) == 1:  # ED-END-02
        met["ED-END-02"] += 1
        return "ED-END-02", left
    if not left:
        met["ED-AMB-15"] += 1
        return "ED-AMB-15", lowest_of(totals) if options["allOut"] == "lowest" else []
    if round_number == number(options, "maxRounds"):
        met["ED-AMB-34"] += 1
        return "ED-AMB-34", lowest_of({seat: totals[seat] for seat in left})
    return "", []


def lowest_of(totals: Scores) -> list[int]:
    """ED-AMB-15, ED-AMB-34: the lowest total wins, equal ones share."""
    return [seat for seat in totals if totals[seat] == min(totals.values())]
