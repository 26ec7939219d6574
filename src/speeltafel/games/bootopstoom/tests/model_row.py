"""A plain second reading of the Stoomrij, as it grows and shrinks."""

from speeltafel.games.bootopstoom.tests.model_table import (
    Asking,
    Over,
    Place,
    Steam,
    Table,
)


def cards_of(move: str) -> list[str]:
    return move.split()[1:]


class Row(Table):
    """What Steam cards do."""

    def cuts(self) -> set[str]:
        """BS-AMB-66: with one card left there is one way."""
        return {"cut left", "cut right"} if len(self.row) > 1 else {"cut right"}

    def cut(self, answer: str = "") -> Asking[None]:
        """BS-AMB-05, BS-AMB-48, BS-AMB-49: a card goes, its positions go, what lay there too."""
        answer = answer or (yield from self.sint_chooses(self.cuts))
        steam = self.row.pop(0 if answer == "cut left" else -1)
        self.meet("BS-AMB-48")
        self.discard(steam.name)
        vanished = [place for place in self.places if steam in place.steam]
        for place in vanished if answer == "cut left" else vanished[::-1]:
            if self.options["hanging"] == "execute" and place.card:
                self.meet("BS-AMB-49")
                place.icon, place.steam = "", ()
            else:
                self.places.remove(place)
                if place.card:
                    self.meet("BS-AMB-05")
                    self.swept.append(place)

    def fits(self, name: str) -> set[str]:
        """Section 1.3: neighbours are of different types."""
        steam = Steam(name)
        left = {"add left"} if steam.type != self.row[0].type else set()
        return left | ({"add right"} if steam.type != self.row[-1].type else set())

    def add(self, answer: str, name: str) -> None:
        self.row.insert(0 if answer == "add left" else len(self.row), Steam(name))

    def steam(self, place: Place) -> Asking[None]:
        """BS-STEAM-01, -02, -03, BS-AMB-06, BS-AMB-07, BS-AMB-24: longer, or shorter."""
        card = place.card
        may_cut = len(self.row) > 1 or self.options["emptyRow"] == "lose"

        def ways() -> set[str]:
            return self.fits(card) | (self.cuts() if may_cut else set())

        self.meet("BS-STEAM-01", *["BS-STEAM-03"] * (not self.fits(card)))
        answer = yield from self.sint_chooses(ways)
        if not answer:
            self.meet("BS-AMB-06")
        elif answer.startswith("add"):
            self.meet("BS-STEAM-02", "BS-AMB-07", "BS-AMB-08")
            self.add(answer, card)
            place.card = ""
        else:
            self.meet("BS-STEAM-02", "BS-AMB-07")
            doubled = place.icon == "amerigo"
            yield from self.cut(answer)
            self.lost_by_cutting()
            if doubled:
                self.meet("BS-AMB-24")
                if len(self.row) > 1 or self.options["emptyRow"] == "lose":
                    yield from self.cut()
                    self.lost_by_cutting()

    def lost_by_cutting(self) -> None:
        """BS-AMB-06, BS-AMB-66: `emptyRow=lose`."""
        if not self.row:
            self.meet("BS-AMB-66")
            raise Over("BS-AMB-06")

    def damage(self, rule: str, number: int) -> Asking[None]:
        """BS-DMG-03, BS-DMG-04, BS-AMB-28: an outermost card for each damage."""
        if not self.on("pepernootPlekken"):
            return
        self.meet(rule, "BS-DMG-03", "BS-AMB-28", *["BS-RP-06"] * bool(number))
        yield from self.cut()
        if not self.row:
            self.meet("BS-DMG-04")
            raise Over("BS-DMG-04")
