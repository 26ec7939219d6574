"""What may be done in Pesten, as the second reading has it: 4.1, 4.2 and the window."""

from speeltafel.games.pesten.cards import NAMES
from speeltafel.games.pesten.tests.model_combos import combinations, is_joker, rank
from speeltafel.games.pesten.tests.model_table import Table

ENOUGH_COMBINATIONS = 600
"""Hands with more combinations are left to the tests of combinations alone."""
LETTERS = "abcdefgh"


class Legal(Table):
    """The choices of every state."""

    def legal(self, seat: int) -> set[str] | None:
        if self.asking:
            return self.legal_answers(seat) if self.asked.get(seat) == "" else set()
        if seat != self.turn or self.ending:
            return set()
        if self.phase == "top":
            self.note("PE-AMB-08")
            return {f"top {card}" for card in self.combo}
        if self.phase == "suit":
            self.note("PE-JACK-01")
            return {f"suit {suit}" for suit in "cdhs"}
        if self.phase == "want":
            self.note("PE-AMB-64", "PE-AMB-68")
            return {f"want {face}" for face in self.faces if face != self.giving} | {"withdraw"}
        if self.phase == "to":
            others = [LETTERS[other] for other in self.within() if other != seat]
            return {f"to {other}" for other in [*others, "all"]} | {"withdraw"}
        return self.legal_acts(seat)

    def legal_acts(self, seat: int) -> set[str] | None:
        """FREE, DRAWN and the three threats of 4.2."""
        combos = self.legal_combos(seat)
        if combos is None or self.begun:
            return None
        if self.phase == "drawn":
            self.note("PE-PASS-01", "PE-AMB-14")
            return self.plays(self.drawn) | combos | {"end"}
        if self.threat == "none":
            return (
                self.plays(self.hands[seat]) | combos | self.legal_draw(seat) | self.legal_offers()
            )
        return self.legal_answers_to_threat(seat, combos) | self.legal_offers()

    def legal_answers_to_threat(self, seat: int, combos: set[str]) -> set[str]:
        hand = self.hands[seat]
        if self.threat == "chain":  # PE-AMB-11: a combination only by house rule
            self.note("PE-CHAIN-03", "PE-AMB-11", "PE-AMB-25")
            chain = {f"play {card}" for card in hand if rank(card) in ("a", "2", "joker")}
            if self.option("comboAnswersChain"):
                self.note("PE-AMB-54")
                chain |= combos
            return chain | {"take"}
        if self.threat == "twos":
            self.note("PE-TWO-02")
            return {f"play {card}" for card in hand if rank(card) == "2"} | {"take"}
        self.note("PE-DRAW-01", "PE-AMB-11")
        return combos | {"roll"}

    def plays(self, cards: list[str]) -> set[str]:
        """PE-PLAY-01; PE-BLUFF-01: where one may be challenged any card may be tried."""
        matching = {f"play {card}" for card in cards if self.matches(card)}
        if self.option("mismatch") == "strict":
            return matching
        self.note("PE-BLUFF-01")
        return {f"play {card}" for card in cards}

    def legal_draw(self, seat: int) -> set[str]:
        """PE-AMB-13: one may always pass; not so in the two cases below."""
        able = any(self.matches(card) for card in self.hands[seat]) or self.legal_combos(seat)
        if self.available() == 0:
            self.note("PE-AMB-32", "PE-AMB-51")
            return set() if able else {"draw"}
        if self.option("mustPlayIfAble"):
            self.note("PE-AMB-52")
            return set() if able else {"draw"}
        self.note("PE-AMB-13")
        return {"draw"}

    def legal_offers(self) -> set[str]:
        """PE-TRADE-01, PE-AMB-35: an A, 2 or joker, so many times in a turn."""
        if not self.option("trade"):
            return set()
        if self.trades >= self.number("tradesPerTurn"):
            return set()
        if self.offers >= self.number("offersPerTurn"):
            return set()
        self.note("PE-TRADE-01", "PE-AMB-35")
        hand = self.hands[self.turn]
        return {f"offer {card}" for card in hand if rank(card) in ("a", "2", "joker")}

    def legal_combos(self, seat: int) -> set[str] | None:
        held = tuple(sorted([*self.hands[seat], *self.drawn]))
        found = combinations(held, self.own[seat], ENOUGH_COMBINATIONS)
        if found is None:
            return None
        self.note("PE-COMBO-03")
        if self.drawn:
            self.note("PE-PASS-02")
            found = {cards for cards in found if self.drawn[0] in cards}
        if self.option("comboMustMatch"):
            self.note("PE-AMB-62")
            found = {cards for cards in found if any(self.matches(card) for card in cards)}
        return {combo_text(cards) for cards in found}

    def legal_answers(self, seat: int) -> set[str]:
        hand = self.hands[seat]
        if self.asking == "trade":
            return {"accept", "decline"} if self.wanting in hand else {"decline"}
        if self.asking == "halve":
            return {f"away {card}" for card in hand}
        if self.asking == "give":
            gifts = {f"give {card}" for card in hand}
            return gifts | {"enough"} if self.given[seat] else gifts
        return self.legal_reactions(seat)

    def legal_reactions(self, seat: int) -> set[str]:
        """WINDOW."""
        found = {"ok"}
        mine = seat == self.layer
        may = self.option("jumpIn") and (self.option("jumpOnOwn") or not mine)
        if may and self.pile[-1] in self.hands[seat]:
            self.note("PE-UNO-01", "PE-AMB-18")
            if is_joker(self.pile[-1]):
                self.note("PE-AMB-19", "PE-AMB-60")
            found.add("jump")
        if self.option("mismatch") == "challenge" and not mine:
            self.note("PE-AMB-71")
            found.add("challenge")
        return found


def combo_text(cards: tuple[str, ...]) -> str:
    return "combo " + " ".join(sorted(cards, key=NAMES.index))
