"""Variants and expansions; each is asked where the rules come to it, if it is in play."""
