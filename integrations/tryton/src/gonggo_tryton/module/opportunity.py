"""One sale opportunity for each notice."""
import json
from datetime import date, datetime
from decimal import Decimal

from trytond.model import Unique, fields
from trytond.pool import Pool, PoolMeta
from trytond.pyson import Bool, Eval

OPEN = ('lead', 'opportunity', 'converted')
# The state for each outcome; other outcomes leave an opportunity open.
STATES = {'won': 'won', 'lost': 'lost', 'cancelled': 'cancelled', 'withdrawn': 'cancelled'}
# Additional transitions: a result needs no sale, and may be corrected.
MOVES = {
    ('lead', 'won'), ('opportunity', 'won'), ('lost', 'won'), ('cancelled', 'won'), ('won', 'lost'), ('won', 'lead'),
    ('cancelled', 'lost'), ('won', 'cancelled'), ('lost', 'cancelled'), ('converted', 'cancelled'),
    ('cancelled', 'converted'),
}


class Opportunity(metaclass=PoolMeta):
    __name__ = 'sale.opportunity'

    gonggo_notice = fields.Char("Notice (공고번호)", readonly=True)
    gonggo_version = fields.Integer("Version of the notice", readonly=True)
    gonggo_deadline = fields.DateTime("Deadline (입찰마감)", readonly=True)
    gonggo_opening = fields.DateTime("Opening (개찰)", readonly=True)
    gonggo_currency = fields.Char("Currency of the notice", readonly=True)
    gonggo_estimated_price = fields.Numeric("Estimated price (추정가격)", readonly=True)
    gonggo_base_amount = fields.Numeric("Base amount (기초금액)", readonly=True)
    gonggo_budget = fields.Numeric("Budget (배정예산)", readonly=True)
    gonggo_link = fields.Char("Link (공고문)", readonly=True)
    gonggo_outcome = fields.Selection([
        (None, ""),
        ('won', "Won (낙찰)"),
        ('lost', "Won by others (타사 낙찰)"),
        ('awarded', "Awarded (낙찰)"),
        ('failed', "Failed (유찰)"),
        ('cancelled', "Cancelled (취소)"),
        ('withdrawn', "Withdrawn (공고 삭제)"),
    ], "Outcome of the notice", readonly=True)
    gonggo_award = fields.Text("Result of the notice", readonly=True)
    gonggo_told = fields.Text("As the notice was written last", readonly=True)

    @classmethod
    def __setup__(cls):
        super().__setup__()
        table = cls.__table__()
        cls._sql_constraints += [
            ('gonggo_notice_unique', Unique(table, table.company, table.gonggo_notice), 'gonggo.msg_notice_unique'),
        ]
        cls._transitions |= MOVES
        # Results also arrive for notices that nobody has worked on.
        by_result = (Eval('state') == 'won') & Bool(Eval('gonggo_notice'))
        cls.employee.states['required'] &= ~by_result

    @classmethod
    def copy(cls, opportunities, default=None):
        default = {} if default is None else default.copy()
        for name in cls._fields:
            if name.startswith('gonggo_'):
                default.setdefault(name, None)
        return super().copy(opportunities, default=default)

    @classmethod
    def take_notices(cls, notices, company):
        numbers = [notice['number'] for notice in notices]
        found = cls.search([('company', '=', company.id), ('gonggo_notice', 'in', numbers)])
        known = {opportunity.gonggo_notice: opportunity for opportunity in found}
        for notice in notices:
            opportunity = known.get(notice['number'])
            if notice.get('withdrawn'):
                if opportunity:
                    opportunity._gonggo_settle('withdrawn', json.loads(opportunity.gonggo_told))
            elif opportunity is None:
                known[notice['number']] = cls._gonggo_of_notice(notice, company)
            elif opportunity.gonggo_version <= notice['version']:
                opportunity._gonggo_follow(notice)

    @classmethod
    def _gonggo_of_notice(cls, notice, company):
        values = cls._gonggo_values(notice, company)
        opportunity, = cls.create([{
            **cls._gonggo_typed(values),
            'company': company.id,
            'start_date': notice['posted_on'] and date.fromisoformat(notice['posted_on']),
            'gonggo_notice': notice['number'],
            'gonggo_told': json.dumps(values),
        }])
        opportunity._gonggo_settle(notice['outcome'], values)
        return opportunity

    def _gonggo_follow(self, notice):
        """Writes the fields that have changed in the notice; values entered by users remain in the others."""
        values = self._gonggo_values(notice, self.company)
        told = json.loads(self.gonggo_told)
        changed = {name: value for name, value in values.items() if told.get(name) != value}
        if self.sales:
            # Tryton computes it from the sales.
            changed.pop('amount', None)
        if self.state not in OPEN:
            # The day of closing; a reopened opportunity has its deadline.
            changed.pop('end_date', None)
        if 'gonggo_award' in changed and self.lost_reason and self.lost_reason == told['gonggo_award']:
            changed['lost_reason'] = changed['gonggo_award']
        if changed:
            self.write([self], {**self._gonggo_typed(changed), 'gonggo_told': json.dumps(values)})
        self._gonggo_settle(notice['outcome'], values)

    def _gonggo_settle(self, outcome, values):
        """Changes the state for a new outcome. An unchanged outcome does not overwrite a state set by a user."""
        before = self.gonggo_outcome
        if outcome == before:
            return
        state = self.state
        self.write([self], {'gonggo_outcome': outcome})
        by_result = before in STATES and STATES[before] == state
        # An opportunity cancelled by a user remains cancelled, unless it was won.
        if not (state in OPEN or by_result or outcome == 'won'):
            return
        target = STATES.get(outcome)
        if target == 'won':
            self.__class__.won([self])
        elif target == 'lost':
            self.write([self], {'lost_reason': self.gonggo_award})
            self.__class__.lost([self])
        elif target == 'cancelled':
            self.__class__.cancel([self])
        elif by_result:
            if self.sales:
                self.__class__.convert([self])
            else:
                self.__class__.lead([self])
            self.write([self], self._gonggo_typed({'end_date': values['end_date']}))

    @classmethod
    def _gonggo_values(cls, notice, company):
        """The fields that the notice contains, as JSON values."""
        Currency = Pool().get('currency.currency')
        found = Currency.search([('code', '=', notice['currency'])])
        amount = notice['won_amount'] or notice['price']
        return {
            'description': notice['title'],
            'reference': notice['number'],
            'party': Pool().get('party.party').of_agency(notice).id,
            'currency': (found[0] if found else company.currency).id,
            # Without the currency in Tryton, the amount would be wrong.
            'amount': amount if found else None,
            'end_date': notice['deadline_on'],
            'gonggo_version': notice['version'],
            'gonggo_deadline': notice['deadline'],
            'gonggo_opening': notice['opening'],
            'gonggo_currency': notice['currency'],
            'gonggo_estimated_price': notice['estimated_price'],
            'gonggo_base_amount': notice['base_amount'],
            'gonggo_budget': notice['budget'],
            'gonggo_link': notice['link'],
            'gonggo_award': notice['award'],
        }

    @classmethod
    def _gonggo_typed(cls, values):
        types = {'char': str, 'text': str, 'integer': int, 'many2one': int, 'numeric': Decimal,
            'date': date.fromisoformat, 'timestamp': datetime.fromisoformat, 'datetime': datetime.fromisoformat}
        return {name: value if value is None else types[cls._fields[name]._type](value)
            for name, value in values.items()}
