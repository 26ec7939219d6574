"""What must always hold; that every card is somewhere, the engine looks after itself."""

from speeltafel.example.state import Voorbeeld


def broken_invariants(table: Voorbeeld) -> list[str]:
    faults = []
    if sum(table.points) * table.players != len(table.pile):
        faults.append(f"{sum(table.points)} points for {len(table.pile)} cards")
    if len(table.trick) != (1 if table.questions else 0):
        faults.append(f"{len(table.trick)} cards lie open")
    return faults
