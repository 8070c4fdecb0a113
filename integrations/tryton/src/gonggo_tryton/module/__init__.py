"""The Tryton module `gonggo`; `tryton.cfg` lists its parts."""
