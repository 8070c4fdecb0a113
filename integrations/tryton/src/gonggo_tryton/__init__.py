"""Gonggo for Tryton: the program that reads the feed (`python -m gonggo_tryton`) and the Tryton module (`module/`)."""
