# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from .core import Core
from .access import AccessMethods
from .account import AccountMethods
from .bids import BidsMethods
from .codes import CodesMethods
from .events import EventsMethods
from .integrations import IntegrationsMethods
from .invitations import InvitationsMethods
from .keys import KeysMethods
from .keywords import KeywordsMethods
from .links import LinksMethods
from .operator import OperatorMethods
from .profile import ProfileMethods
from .profiles import ProfilesMethods
from .pursuits import PursuitsMethods
from .reports import ReportsMethods
from .service import ServiceMethods
from .session import SessionMethods
from .sessions import SessionsMethods
from .sources import SourcesMethods
from .statistics import StatisticsMethods
from .teams import TeamsMethods
from .usage import UsageMethods
from .webhooks import WebhooksMethods
from .widget import WidgetMethods


class Groups:
    """The client, with methods by group."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self.access = AccessMethods(core)
        self.account = AccountMethods(core)
        self.bids = BidsMethods(core)
        self.codes = CodesMethods(core)
        self.events = EventsMethods(core)
        self.integrations = IntegrationsMethods(core)
        self.invitations = InvitationsMethods(core)
        self.keys = KeysMethods(core)
        self.keywords = KeywordsMethods(core)
        self.links = LinksMethods(core)
        self.operator = OperatorMethods(core)
        self.profile = ProfileMethods(core)
        self.profiles = ProfilesMethods(core)
        self.pursuits = PursuitsMethods(core)
        self.reports = ReportsMethods(core)
        self.service = ServiceMethods(core)
        self.session = SessionMethods(core)
        self.sessions = SessionsMethods(core)
        self.sources = SourcesMethods(core)
        self.statistics = StatisticsMethods(core)
        self.teams = TeamsMethods(core)
        self.usage = UsageMethods(core)
        self.webhooks = WebhooksMethods(core)
        self.widget = WidgetMethods(core)
