"""Agencies as parties: one party for each agency, even if its name changes."""
from trytond.model import Unique, fields
from trytond.pool import PoolMeta


class Party(metaclass=PoolMeta):
    __name__ = 'party.party'

    gonggo_agency = fields.Char("Agency (Gonggo)", readonly=True, help="Code of the agency, or its name if it has none.")
    gonggo_name = fields.Char("Name of the agency", readonly=True)
    gonggo_named_at = fields.Char("Agency named at", readonly=True)

    @classmethod
    def __setup__(cls):
        super().__setup__()
        table = cls.__table__()
        cls._sql_constraints += [
            ('gonggo_agency_unique', Unique(table, table.gonggo_agency), 'gonggo.msg_agency_unique'),
        ]

    @classmethod
    def copy(cls, parties, default=None):
        default = {} if default is None else default.copy()
        for name in ('gonggo_agency', 'gonggo_name', 'gonggo_named_at'):
            default.setdefault(name, None)
        return super().copy(parties, default=default)

    @classmethod
    def of_agency(cls, notice):
        """The party of the notice's agency, created or renamed if necessary."""
        key, name, at = notice['agency_key'], notice['agency_name'], notice['updated_at']
        party = cls._of_key(key) or cls._of_name(name)
        told = {'gonggo_agency': key, 'gonggo_name': name, 'gonggo_named_at': at}
        if party is None:
            return cls.create([{'name': name, **told}])[0]
        if party.gonggo_agency is None:
            cls.write([party], told)
        # Only for newer notices, because older ones have older names. A name entered by a user remains until the agency's changes.
        elif party.gonggo_agency == key and party.gonggo_name != name and (party.gonggo_named_at or '') <= at:
            cls.write([party], {'name': name, **told})
        return party

    @classmethod
    def _of_key(cls, key):
        # If the party was merged into another one, that one is used.
        found = cls.search([('gonggo_agency', '=', key), ('active', 'in', [True, False])])
        party = found[0] if found else None
        while party and party.replaced_by:
            party = party.replaced_by
        return party

    @classmethod
    def _of_name(cls, name):
        """A party that users have entered; `None` if there are several candidates."""
        found = cls.search([('name', '=', name), ('gonggo_agency', '=', None)], limit=2)
        return found[0] if len(found) == 1 else None
