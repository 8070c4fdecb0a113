# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncAnswer, AsyncCore, AsyncPages
from .._rules import UNSET, Operation, Unset, path_of
from .core import Answer, Core, Page

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal
    from .types import (
        BlockedNetwork,
        BlockedNetworkList,
        LateDelivery,
        LateDeliveryList,
        OperatorAccount,
        OperatorAccountEntry,
        OperatorAccountList,
        OperatorApproval,
        OperatorAuditEntry,
        OperatorAuditList,
        OperatorConsultation,
        OperatorConsultationList,
        OperatorIncident,
        OperatorIncidentList,
        OperatorOverview,
        OperatorReject,
        OperatorRejectList,
        OperatorRejectRecord,
        OperatorRequeued,
        OperatorSource,
        OperatorSourceList,
        OperatorVisit,
    )


class OperatorMethods:
    """For those who look after the service: all accounts, sources, incidents."""

    def __init__(self, core: Core) -> None:
        self._core = core

    def get_overview(self) -> OperatorOverview:
        """The service at one glance.

        Accounts, open requests and incidents, sources, what is late, the feed and its readers, processes.

        Only for operators who are signed in.
        """
        answer: OperatorOverview = self._core.ask(Operation("GET", "/operator/overview"), Answer.json)
        return answer

    def list_late_deliveries(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
    ) -> Page[LateDeliveryList, LateDelivery]:
        """Webhooks to which something is late.

        The longest wait first. Late is what was due ten seconds ago and is in no worker’s hand.

        Only for operators who are signed in.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.first_page(Operation("GET", "/operator/deliveries", query={"page": page,
            "pageSize": page_size}))

    def list_audit(
        self,
        *,
        account_id: str | None = None,
        page: int | None = None,
        page_size: int | None = None,
    ) -> Page[OperatorAuditList, OperatorAuditEntry]:
        """What operators did.

        Every change and every look into an account, newest first. Entries are never changed or removed.

        Only for operators who are signed in.

        Args:
            account_id: Only what concerns this account.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.first_page(Operation("GET", "/operator/audit", query={"accountId": account_id,
            "page": page, "pageSize": page_size}))

    def list_accounts(
        self,
        *,
        query: str | None = None,
        plan: Literal["free", "pro", "enterprise"] | str | None = None,
        state: Literal["active", "suspended"] | str | None = None,
        page: int | None = None,
        page_size: int | None = None,
    ) -> Page[OperatorAccountList, OperatorAccountEntry]:
        """Find accounts.

        Newest first, as far as they are seen without a reason.

        Only for operators who are signed in.

        Args:
            query: Part of the name or of a member’s mail address, or an identifier.
            plan: Only accounts on this plan.
            state: Only accounts in this state.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.first_page(Operation("GET", "/operator/accounts", query={"query": query, "plan": plan,
            "state": state, "page": page, "pageSize": page_size}))

    def open_account(self, account_id: str, *, reason: str, idempotency_key: str | None = None) -> OperatorVisit:
        """Open an account, with a reason.

        For an hour you may look into it. Its owner reads the reason in the audit log, as `operator.looked`.
        Opened again, it is open for an hour from then.

        Only for operators who are signed in.

        Args:
            reason: Why the account has to be looked into; its owner reads it in the audit log.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
        """
        answer: OperatorVisit = self._core.ask(Operation("POST", path_of("/operator/accounts/{}/visits",
            account_id), body={"reason": reason}, idempotency_key=idempotency_key), Answer.json)
        return answer

    def get_account(self, account_id: str) -> OperatorAccount:
        """Look into an account.

        Plan, limits, usage, members, keys without their secrets, webhooks, open incidents. Each look stands in
        the operators’ log. Without an open visit it is 403 `reason_required`.

        Only for operators who are signed in.
        """
        answer: OperatorAccount = self._core.ask(Operation("GET", path_of("/operator/accounts/{}",
            account_id)), Answer.json)
        return answer

    def change_account(
        self,
        account_id: str,
        *,
        reason: str,
        plan: Literal["free", "pro", "enterprise"] | str | Unset = UNSET,
        state: Literal["active", "suspended"] | str | Unset = UNSET,
        request_limit: int | None | Unset = UNSET,
        beta: bool | Unset = UNSET,
        if_match: str | None = None,
    ) -> OperatorAccountEntry:
        """Change an account, with a reason.

        Absent fields stay as they are; `requestLimit: null` is the number of the plan. Takes effect on every
        process within a second.

        Only for operators who are signed in.

        Args:
            reason: Why; it stands in the operators’ log.
            plan: Plan of the account.
            state: `suspended`: its keys and members are refused.
            request_limit: Requests accepted in any 60 seconds; `null` = as many as the plan says.
            beta: Whether it may enter while the beta is closed.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
        """
        answer: OperatorAccountEntry = self._core.ask(Operation("PATCH", path_of("/operator/accounts/{}",
            account_id), body={"plan": plan, "state": state, "requestLimit": request_limit, "beta": beta,
            "reason": reason}, headers={"if-match": if_match}), Answer.json)
        return answer

    def list_consultations(
        self,
        *,
        state: Literal["requested", "contacted", "approved", "declined"] | str | None = None,
        page: int | None = None,
        page_size: int | None = None,
    ) -> Page[OperatorConsultationList, OperatorConsultation]:
        """Requests to take part.

        Oldest first.

        Only for operators who are signed in.

        Args:
            state: Only requests in this state.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.first_page(Operation("GET", "/operator/consultations", query={"state": state,
            "page": page, "pageSize": page_size}))

    def approve_consultation(
        self,
        id: str,
        *,
        plan: Literal["free", "pro", "enterprise"] | str | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> OperatorApproval:
        """Approve a request to take part.

        Creates the account with its owner, mails the invitation, and issues the first key. The key is shown
        only here: hand it over in the way you agreed on.

        Only for operators who are signed in.

        Args:
            plan: Plan of the new account. Default: `pro`.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
        """
        answer: OperatorApproval = self._core.ask(Operation("POST",
            path_of("/operator/consultations/{}/approve", id), body={"plan": plan},
            idempotency_key=idempotency_key), Answer.json)
        return answer

    def mark_consultation_contacted(self, id: str, *, idempotency_key: str | None = None) -> OperatorConsultation:
        """Record that a request was answered.

        Only for operators who are signed in.

        Args:
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
        """
        answer: OperatorConsultation = self._core.ask(Operation("POST",
            path_of("/operator/consultations/{}/contacted", id), idempotency_key=idempotency_key), Answer.json)
        return answer

    def decline_consultation(self, id: str, *, idempotency_key: str | None = None) -> OperatorConsultation:
        """Decline a request to take part.

        No mail is sent: explain the refusal in your own words.

        Only for operators who are signed in.

        Args:
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
        """
        answer: OperatorConsultation = self._core.ask(Operation("POST",
            path_of("/operator/consultations/{}/decline", id), idempotency_key=idempotency_key), Answer.json)
        return answer

    def list_sources(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
    ) -> Page[OperatorSourceList, OperatorSource]:
        """Sources, as their operators see them.

        How current each is, what failed, what could not be read, and today’s number of calls.

        Only for operators who are signed in.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.first_page(Operation("GET", "/operator/sources", query={"page": page,
            "pageSize": page_size}))

    def change_source(
        self,
        name: str,
        *,
        state: Literal["enabled", "disabled"] | str,
        if_match: str | None = None,
    ) -> OperatorSource:
        """Switch a source on or off.

        Takes effect on every process within a second. The notices of a source that is off stay.

        Only for operators who are signed in.

        Args:
            state: Whether it is read.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
        """
        answer: OperatorSource = self._core.ask(Operation("PATCH", path_of("/operator/sources/{}", name),
            body={"state": state}, headers={"if-match": if_match}), Answer.json)
        return answer

    def list_rejects(
        self,
        name: str,
        *,
        reason: str | None = None,
        page: int | None = None,
        page_size: int | None = None,
    ) -> Page[OperatorRejectList, OperatorReject]:
        """Records in quarantine.

        What could not be read of a source, newest first. `reasons` counts all of it, also what `reason` leaves
        out.

        Only for operators who are signed in.

        Args:
            reason: Only records that were refused for exactly this reason.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.first_page(Operation("GET", path_of("/operator/sources/{}/rejects", name),
            query={"reason": reason, "page": page, "pageSize": page_size}))

    def get_reject(self, name: str, id: str) -> OperatorRejectRecord:
        """A record in quarantine, as it came.

        Only for operators who are signed in.
        """
        answer: OperatorRejectRecord = self._core.ask(Operation("GET",
            path_of("/operator/sources/{}/rejects/{}", name, id)), Answer.json)
        return answer

    def requeue_rejects(
        self,
        name: str,
        *,
        ids: Sequence[str] | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> OperatorRequeued:
        """Ask the source for refused records again.

        The time windows they came from are fetched again. What can be read then leaves the quarantine; what is
        refused once more stays. Records of files cannot be asked for again.

        Only for operators who are signed in.

        Args:
            ids: Which records. Default: all.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
        """
        answer: OperatorRequeued = self._core.ask(Operation("POST",
            path_of("/operator/sources/{}/rejects/requeue", name), body={"ids": ids},
            idempotency_key=idempotency_key), Answer.json)
        return answer

    def list_incidents(
        self,
        *,
        state: Literal["open", "contained", "resolved"] | str | None = None,
        account_id: str | None = None,
        page: int | None = None,
        page_size: int | None = None,
    ) -> Page[OperatorIncidentList, OperatorIncident]:
        """Incidents of all accounts.

        Newest first.

        Only for operators who are signed in.

        Args:
            state: Only incidents in this state.
            account_id: Only those of this account.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.first_page(Operation("GET", "/operator/incidents", query={"state": state,
            "accountId": account_id, "page": page, "pageSize": page_size}))

    def open_incident(
        self,
        *,
        reason: str,
        account_id: str | Unset = UNSET,
        key_id: str | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> OperatorIncident:
        """Block a key or an account.

        Every process refuses it within a second, and the owners get a mail with the reason. If an operator has
        blocked it already, nothing changes and that incident is answered.

        Only for operators who are signed in.

        Args:
            reason: Why; the owner reads it.
            account_id: The account to block, with all its keys.
            key_id: The key to block.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
        """
        answer: OperatorIncident = self._core.ask(Operation("POST", "/operator/incidents",
            body={"accountId": account_id, "keyId": key_id, "reason": reason},
            idempotency_key=idempotency_key), Answer.json)
        return answer

    def resolve_incident(self, id: str, *, idempotency_key: str | None = None) -> OperatorIncident:
        """Resolve an incident.

        Within a second access is open again, unless another incident blocks it. One that is resolved stays as
        it ended.

        Only for operators who are signed in.

        Args:
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
        """
        answer: OperatorIncident = self._core.ask(Operation("POST", path_of("/operator/incidents/{}/resolve",
            id), idempotency_key=idempotency_key), Answer.json)
        return answer

    def list_blocked_networks(
        self,
        *,
        state: Literal["contained", "resolved"] | str | None = None,
        page: int | None = None,
        page_size: int | None = None,
    ) -> Page[BlockedNetworkList, BlockedNetwork]:
        """Networks that sent storms of failing credentials.

        Newest first; those that are over are kept for 30 days.

        Only for operators who are signed in.

        Args:
            state: Only those that are blocked, or those that are over.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.first_page(Operation("GET", "/operator/networks", query={"state": state, "page": page,
            "pageSize": page_size}))

    def lift_network(self, id: str, *, reason: str, idempotency_key: str | None = None) -> BlockedNetwork:
        """End the block of a network.

        Within a second every process lets it in again; another storm blocks it anew. One that is over stays as
        it ended.

        Only for operators who are signed in.

        Args:
            reason: Why; it stands in the operators’ log.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
        """
        answer: BlockedNetwork = self._core.ask(Operation("POST", path_of("/operator/networks/{}/lift", id),
            body={"reason": reason}, idempotency_key=idempotency_key), Answer.json)
        return answer


class AsyncOperatorMethods:
    """For those who look after the service: all accounts, sources, incidents."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    async def get_overview(self) -> OperatorOverview:
        """The service at one glance.

        Accounts, open requests and incidents, sources, what is late, the feed and its readers, processes.

        Only for operators who are signed in.
        """
        answer: OperatorOverview = await self._core.ask(Operation("GET", "/operator/overview"), AsyncAnswer.json)
        return answer

    def list_late_deliveries(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
    ) -> AsyncPages[LateDeliveryList, LateDelivery]:
        """Webhooks to which something is late.

        The longest wait first. Late is what was due ten seconds ago and is in no worker’s hand.

        Only for operators who are signed in.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.page(Operation("GET", "/operator/deliveries", query={"page": page, "pageSize": page_size}))

    def list_audit(
        self,
        *,
        account_id: str | None = None,
        page: int | None = None,
        page_size: int | None = None,
    ) -> AsyncPages[OperatorAuditList, OperatorAuditEntry]:
        """What operators did.

        Every change and every look into an account, newest first. Entries are never changed or removed.

        Only for operators who are signed in.

        Args:
            account_id: Only what concerns this account.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.page(Operation("GET", "/operator/audit", query={"accountId": account_id, "page": page,
            "pageSize": page_size}))

    def list_accounts(
        self,
        *,
        query: str | None = None,
        plan: Literal["free", "pro", "enterprise"] | str | None = None,
        state: Literal["active", "suspended"] | str | None = None,
        page: int | None = None,
        page_size: int | None = None,
    ) -> AsyncPages[OperatorAccountList, OperatorAccountEntry]:
        """Find accounts.

        Newest first, as far as they are seen without a reason.

        Only for operators who are signed in.

        Args:
            query: Part of the name or of a member’s mail address, or an identifier.
            plan: Only accounts on this plan.
            state: Only accounts in this state.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.page(Operation("GET", "/operator/accounts", query={"query": query, "plan": plan,
            "state": state, "page": page, "pageSize": page_size}))

    async def open_account(
        self,
        account_id: str,
        *,
        reason: str,
        idempotency_key: str | None = None,
    ) -> OperatorVisit:
        """Open an account, with a reason.

        For an hour you may look into it. Its owner reads the reason in the audit log, as `operator.looked`.
        Opened again, it is open for an hour from then.

        Only for operators who are signed in.

        Args:
            reason: Why the account has to be looked into; its owner reads it in the audit log.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
        """
        answer: OperatorVisit = await self._core.ask(Operation("POST", path_of("/operator/accounts/{}/visits",
            account_id), body={"reason": reason}, idempotency_key=idempotency_key), AsyncAnswer.json)
        return answer

    async def get_account(self, account_id: str) -> OperatorAccount:
        """Look into an account.

        Plan, limits, usage, members, keys without their secrets, webhooks, open incidents. Each look stands in
        the operators’ log. Without an open visit it is 403 `reason_required`.

        Only for operators who are signed in.
        """
        answer: OperatorAccount = await self._core.ask(Operation("GET", path_of("/operator/accounts/{}",
            account_id)), AsyncAnswer.json)
        return answer

    async def change_account(
        self,
        account_id: str,
        *,
        reason: str,
        plan: Literal["free", "pro", "enterprise"] | str | Unset = UNSET,
        state: Literal["active", "suspended"] | str | Unset = UNSET,
        request_limit: int | None | Unset = UNSET,
        beta: bool | Unset = UNSET,
        if_match: str | None = None,
    ) -> OperatorAccountEntry:
        """Change an account, with a reason.

        Absent fields stay as they are; `requestLimit: null` is the number of the plan. Takes effect on every
        process within a second.

        Only for operators who are signed in.

        Args:
            reason: Why; it stands in the operators’ log.
            plan: Plan of the account.
            state: `suspended`: its keys and members are refused.
            request_limit: Requests accepted in any 60 seconds; `null` = as many as the plan says.
            beta: Whether it may enter while the beta is closed.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
        """
        answer: OperatorAccountEntry = await self._core.ask(Operation("PATCH", path_of("/operator/accounts/{}",
            account_id), body={"plan": plan, "state": state, "requestLimit": request_limit, "beta": beta,
            "reason": reason}, headers={"if-match": if_match}), AsyncAnswer.json)
        return answer

    def list_consultations(
        self,
        *,
        state: Literal["requested", "contacted", "approved", "declined"] | str | None = None,
        page: int | None = None,
        page_size: int | None = None,
    ) -> AsyncPages[OperatorConsultationList, OperatorConsultation]:
        """Requests to take part.

        Oldest first.

        Only for operators who are signed in.

        Args:
            state: Only requests in this state.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.page(Operation("GET", "/operator/consultations", query={"state": state, "page": page,
            "pageSize": page_size}))

    async def approve_consultation(
        self,
        id: str,
        *,
        plan: Literal["free", "pro", "enterprise"] | str | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> OperatorApproval:
        """Approve a request to take part.

        Creates the account with its owner, mails the invitation, and issues the first key. The key is shown
        only here: hand it over in the way you agreed on.

        Only for operators who are signed in.

        Args:
            plan: Plan of the new account. Default: `pro`.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
        """
        answer: OperatorApproval = await self._core.ask(Operation("POST",
            path_of("/operator/consultations/{}/approve", id), body={"plan": plan},
            idempotency_key=idempotency_key), AsyncAnswer.json)
        return answer

    async def mark_consultation_contacted(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> OperatorConsultation:
        """Record that a request was answered.

        Only for operators who are signed in.

        Args:
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
        """
        answer: OperatorConsultation = await self._core.ask(Operation("POST",
            path_of("/operator/consultations/{}/contacted", id),
            idempotency_key=idempotency_key), AsyncAnswer.json)
        return answer

    async def decline_consultation(self, id: str, *, idempotency_key: str | None = None) -> OperatorConsultation:
        """Decline a request to take part.

        No mail is sent: explain the refusal in your own words.

        Only for operators who are signed in.

        Args:
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
        """
        answer: OperatorConsultation = await self._core.ask(Operation("POST",
            path_of("/operator/consultations/{}/decline", id),
            idempotency_key=idempotency_key), AsyncAnswer.json)
        return answer

    def list_sources(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
    ) -> AsyncPages[OperatorSourceList, OperatorSource]:
        """Sources, as their operators see them.

        How current each is, what failed, what could not be read, and today’s number of calls.

        Only for operators who are signed in.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.page(Operation("GET", "/operator/sources", query={"page": page, "pageSize": page_size}))

    async def change_source(
        self,
        name: str,
        *,
        state: Literal["enabled", "disabled"] | str,
        if_match: str | None = None,
    ) -> OperatorSource:
        """Switch a source on or off.

        Takes effect on every process within a second. The notices of a source that is off stay.

        Only for operators who are signed in.

        Args:
            state: Whether it is read.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
        """
        answer: OperatorSource = await self._core.ask(Operation("PATCH", path_of("/operator/sources/{}", name),
            body={"state": state}, headers={"if-match": if_match}), AsyncAnswer.json)
        return answer

    def list_rejects(
        self,
        name: str,
        *,
        reason: str | None = None,
        page: int | None = None,
        page_size: int | None = None,
    ) -> AsyncPages[OperatorRejectList, OperatorReject]:
        """Records in quarantine.

        What could not be read of a source, newest first. `reasons` counts all of it, also what `reason` leaves
        out.

        Only for operators who are signed in.

        Args:
            reason: Only records that were refused for exactly this reason.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.page(Operation("GET", path_of("/operator/sources/{}/rejects", name),
            query={"reason": reason, "page": page, "pageSize": page_size}))

    async def get_reject(self, name: str, id: str) -> OperatorRejectRecord:
        """A record in quarantine, as it came.

        Only for operators who are signed in.
        """
        answer: OperatorRejectRecord = await self._core.ask(Operation("GET",
            path_of("/operator/sources/{}/rejects/{}", name, id)), AsyncAnswer.json)
        return answer

    async def requeue_rejects(
        self,
        name: str,
        *,
        ids: Sequence[str] | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> OperatorRequeued:
        """Ask the source for refused records again.

        The time windows they came from are fetched again. What can be read then leaves the quarantine; what is
        refused once more stays. Records of files cannot be asked for again.

        Only for operators who are signed in.

        Args:
            ids: Which records. Default: all.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
        """
        answer: OperatorRequeued = await self._core.ask(Operation("POST",
            path_of("/operator/sources/{}/rejects/requeue", name), body={"ids": ids},
            idempotency_key=idempotency_key), AsyncAnswer.json)
        return answer

    def list_incidents(
        self,
        *,
        state: Literal["open", "contained", "resolved"] | str | None = None,
        account_id: str | None = None,
        page: int | None = None,
        page_size: int | None = None,
    ) -> AsyncPages[OperatorIncidentList, OperatorIncident]:
        """Incidents of all accounts.

        Newest first.

        Only for operators who are signed in.

        Args:
            state: Only incidents in this state.
            account_id: Only those of this account.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.page(Operation("GET", "/operator/incidents", query={"state": state,
            "accountId": account_id, "page": page, "pageSize": page_size}))

    async def open_incident(
        self,
        *,
        reason: str,
        account_id: str | Unset = UNSET,
        key_id: str | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> OperatorIncident:
        """Block a key or an account.

        Every process refuses it within a second, and the owners get a mail with the reason. If an operator has
        blocked it already, nothing changes and that incident is answered.

        Only for operators who are signed in.

        Args:
            reason: Why; the owner reads it.
            account_id: The account to block, with all its keys.
            key_id: The key to block.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
        """
        answer: OperatorIncident = await self._core.ask(Operation("POST", "/operator/incidents",
            body={"accountId": account_id, "keyId": key_id, "reason": reason},
            idempotency_key=idempotency_key), AsyncAnswer.json)
        return answer

    async def resolve_incident(self, id: str, *, idempotency_key: str | None = None) -> OperatorIncident:
        """Resolve an incident.

        Within a second access is open again, unless another incident blocks it. One that is resolved stays as
        it ended.

        Only for operators who are signed in.

        Args:
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
        """
        answer: OperatorIncident = await self._core.ask(Operation("POST",
            path_of("/operator/incidents/{}/resolve", id), idempotency_key=idempotency_key), AsyncAnswer.json)
        return answer

    def list_blocked_networks(
        self,
        *,
        state: Literal["contained", "resolved"] | str | None = None,
        page: int | None = None,
        page_size: int | None = None,
    ) -> AsyncPages[BlockedNetworkList, BlockedNetwork]:
        """Networks that sent storms of failing credentials.

        Newest first; those that are over are kept for 30 days.

        Only for operators who are signed in.

        Args:
            state: Only those that are blocked, or those that are over.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
        """
        return self._core.page(Operation("GET", "/operator/networks", query={"state": state, "page": page,
            "pageSize": page_size}))

    async def lift_network(self, id: str, *, reason: str, idempotency_key: str | None = None) -> BlockedNetwork:
        """End the block of a network.

        Within a second every process lets it in again; another storm blocks it anew. One that is over stays as
        it ended.

        Only for operators who are signed in.

        Args:
            reason: Why; it stands in the operators’ log.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
        """
        answer: BlockedNetwork = await self._core.ask(Operation("POST", path_of("/operator/networks/{}/lift",
            id), body={"reason": reason}, idempotency_key=idempotency_key), AsyncAnswer.json)
        return answer
