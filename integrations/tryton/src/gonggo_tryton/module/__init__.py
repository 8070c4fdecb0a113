"""The Tryton module `gonggo`; what belongs to it is named in `tryton.cfg`."""
