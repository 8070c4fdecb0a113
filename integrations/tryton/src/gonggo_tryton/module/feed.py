"""The position of a company in the feed, and the only function that writes notices."""
from sql import For

from trytond.model import ModelSQL, Unique, fields
from trytond.pool import Pool
from trytond.rpc import RPC
from trytond.transaction import Transaction


class Feed(ModelSQL):
    "How far a company has followed Gonggo"
    __name__ = 'gonggo.feed'

    company = fields.Many2One('company.company', "Company", required=True)
    turn = fields.Integer("Turn", required=True, help="How often something was written.")
    cursor = fields.Text("Cursor of the changes feed")
    pursuits = fields.Text("Cursor of the events of pursuits")
    refused = fields.Text("Notices that were refused, with the reasons", help="JSON: number to reason.")

    @classmethod
    def __setup__(cls):
        super().__setup__()
        table = cls.__table__()
        cls._sql_constraints += [
            ('company_unique', Unique(table, table.company), 'gonggo.msg_company_unique'),
        ]
        cls.__rpc__.update({
            'state': RPC(readonly=False),
            'known': RPC(),
            'take': RPC(readonly=False),
        })

    @staticmethod
    def default_turn():
        return 0

    @classmethod
    def _of_company(cls):
        """The row of the caller's company. Requires the right to write feeds."""
        Pool().get('ir.model.access').check(cls.__name__, 'write')
        company = Transaction().context.get('company')
        if not company:
            raise ValueError("the user of the feed has no company in Tryton: set one in the preferences")
        feeds = cls.search([('company', '=', company)])
        return feeds[0] if feeds else cls.create([{'company': company}])[0]

    @classmethod
    def state(cls):
        feed = cls._of_company()
        return {
            'turn': feed.turn,
            'cursor': feed.cursor or '',
            'pursuits': feed.pursuits or '',
            'refused': feed.refused or '{}',
        }

    @classmethod
    def known(cls, numbers):
        """The notices among these that are opportunities already."""
        Opportunity = Pool().get('sale.opportunity')
        feed = cls._of_company()
        # The right to write the feed is sufficient.
        with Transaction().set_context(_check_access=False):
            found = Opportunity.search([('company', '=', feed.company.id), ('gonggo_notice', 'in', numbers)])
        return [opportunity.gonggo_notice for opportunity in found]

    @classmethod
    def take(cls, turn, notices, cursors):
        """
        Writes notices and the position in one transaction. Returns False without writing if another process has
        written since the caller read the turn, because the caller's data may be outdated.
        """
        Opportunity = Pool().get('sale.opportunity')
        feed = cls._of_company()
        cls._lock(feed)
        if feed.turn != turn:
            return False
        with Transaction().set_context(_check_access=False):
            Opportunity.take_notices(notices, feed.company)
            cls.write([feed], {'turn': turn + 1, **cursors})
        return True

    @classmethod
    def _lock(cls, feed):
        """Waits for a concurrent writer. If it has written, PostgreSQL reports a conflict, and Tryton repeats the call."""
        table = cls.__table__()
        query = table.select(table.id, where=table.id == feed.id, for_=For('UPDATE'))
        Transaction().connection.cursor().execute(*query)
