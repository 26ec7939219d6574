"""`python -m speeltafel` is the `speeltafel` command."""

from speeltafel.cli import main

main()
