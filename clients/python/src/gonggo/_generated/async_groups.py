# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from .._async_core import AsyncCore
from .access import AsyncAccessMethods
from .account import AsyncAccountMethods
from .bids import AsyncBidsMethods
from .codes import AsyncCodesMethods
from .events import AsyncEventsMethods
from .integrations import AsyncIntegrationsMethods
from .invitations import AsyncInvitationsMethods
from .keys import AsyncKeysMethods
from .keywords import AsyncKeywordsMethods
from .links import AsyncLinksMethods
from .operator import AsyncOperatorMethods
from .profile import AsyncProfileMethods
from .profiles import AsyncProfilesMethods
from .pursuits import AsyncPursuitsMethods
from .reports import AsyncReportsMethods
from .service import AsyncServiceMethods
from .session import AsyncSessionMethods
from .sessions import AsyncSessionsMethods
from .sources import AsyncSourcesMethods
from .statistics import AsyncStatisticsMethods
from .teams import AsyncTeamsMethods
from .usage import AsyncUsageMethods
from .webhooks import AsyncWebhooksMethods
from .widget import AsyncWidgetMethods


class AsyncGroups:
    """The client, with methods by group."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core
        self.access = AsyncAccessMethods(core)
        self.account = AsyncAccountMethods(core)
        self.bids = AsyncBidsMethods(core)
        self.codes = AsyncCodesMethods(core)
        self.events = AsyncEventsMethods(core)
        self.integrations = AsyncIntegrationsMethods(core)
        self.invitations = AsyncInvitationsMethods(core)
        self.keys = AsyncKeysMethods(core)
        self.keywords = AsyncKeywordsMethods(core)
        self.links = AsyncLinksMethods(core)
        self.operator = AsyncOperatorMethods(core)
        self.profile = AsyncProfileMethods(core)
        self.profiles = AsyncProfilesMethods(core)
        self.pursuits = AsyncPursuitsMethods(core)
        self.reports = AsyncReportsMethods(core)
        self.service = AsyncServiceMethods(core)
        self.session = AsyncSessionMethods(core)
        self.sessions = AsyncSessionsMethods(core)
        self.sources = AsyncSourcesMethods(core)
        self.statistics = AsyncStatisticsMethods(core)
        self.teams = AsyncTeamsMethods(core)
        self.usage = AsyncUsageMethods(core)
        self.webhooks = AsyncWebhooksMethods(core)
        self.widget = AsyncWidgetMethods(core)
