"""Extra rules about totals; each is asked once, when a round has been counted."""
