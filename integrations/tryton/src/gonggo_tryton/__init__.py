"""Gonggo into Tryton: the program that follows (`python -m gonggo_tryton`) and the module that keeps (`module/`)."""
