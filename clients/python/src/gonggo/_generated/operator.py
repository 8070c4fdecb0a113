# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncAnswer, AsyncCore, AsyncPages, raw_of as async_raw_of
from .._rules import UNSET, Operation, Unset, path_of
from .core import Answer, Core, Page, raw_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal
    from .types import (
        BlockedNetwork,
        BlockedNetworkList,
        FailedMail,
        FailedMailList,
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
        OperatorResent,
        OperatorSource,
        OperatorSourceList,
        OperatorVisit,
    )


class OperatorMethods:
    """For operators of the service: all accounts, sources, incidents."""

    def __init__(self, core: Core) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> OperatorMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return OperatorMethodsWithRawResponse(self)

    def get_overview(self, *, timeout: float | None = None) -> OperatorOverview:
        """Overview of the service.

        Accounts, open requests and incidents, sources, late deliveries, the feed and its readers, processes.

        Only for operators who are signed in.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: OperatorOverview = self._core.ask(Operation("GET", "/operator/overview",
            timeout=timeout), Answer.json)
        return answer

    def list_late_deliveries(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[LateDeliveryList, LateDelivery]:
        """List late webhooks.

        Longest wait first. A delivery is late if it was due ten seconds ago and no worker has claimed it.

        Only for operators who are signed in.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", "/operator/deliveries", query={"page": page,
            "pageSize": page_size}, timeout=timeout))

    def list_audit(
        self,
        *,
        account_id: str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[OperatorAuditList, OperatorAuditEntry]:
        """Read the operators’ audit log.

        All changes by operators, and all their accesses to accounts, newest first. Entries are never changed,
        and are deleted only after their retention period.

        Only for operators who are signed in.

        Args:
            account_id: Only entries about this account.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", "/operator/audit", query={"accountId": account_id,
            "page": page, "pageSize": page_size}, timeout=timeout))

    def list_accounts(
        self,
        *,
        query: str | None = None,
        plan: Literal["free", "pro", "enterprise"] | str | None = None,
        state: Literal["active", "suspended"] | str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[OperatorAccountList, OperatorAccountEntry]:
        """Find accounts.

        Newest first, with the fields that are visible without a reason.

        Only for operators who are signed in.

        Args:
            query: Part of the name or of a member’s mail address, or an identifier.
            plan: Only accounts on this plan.
            state: Only accounts in this state.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", "/operator/accounts", query={"query": query, "plan": plan,
            "state": state, "page": page, "pageSize": page_size}, timeout=timeout))

    def open_account(
        self,
        account_id: str,
        *,
        reason: str,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> OperatorVisit:
        """Open an account, with a reason.

        Gives you access to the account for one hour. Its owner sees the reason in the audit log, as
        `operator.looked`. Opening it again starts a new hour.

        Only for operators who are signed in.

        Args:
            reason: Why you need to look into the account. Its owner sees the reason in the audit log.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: OperatorVisit = self._core.ask(Operation("POST", path_of("/operator/accounts/{}/visits",
            account_id), body={"reason": reason}, idempotency_key=idempotency_key,
            timeout=timeout), Answer.json)
        return answer

    def get_account(self, account_id: str, *, timeout: float | None = None) -> OperatorAccount:
        """Look into an account.

        Plan, limits, usage, members, keys without their secrets, webhooks and open incidents. Each request is
        recorded in the operators’ audit log. An account that you have not opened returns 403 `reason_required`.

        Only for operators who are signed in.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: OperatorAccount = self._core.ask(Operation("GET", path_of("/operator/accounts/{}", account_id),
            timeout=timeout), Answer.json)
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
        timeout: float | None = None,
    ) -> OperatorAccountEntry:
        """Change an account, with a reason.

        Absent fields stay as they are; `requestLimit: null` restores the limit of the plan. Takes effect on
        every process within a second.

        Only for operators who are signed in.

        Args:
            reason: The reason; it is recorded in the operators’ audit log.
            plan: Plan of the account.
            state: `suspended`: its keys and members are blocked.
            request_limit: Requests accepted in any 60 seconds; `null` = the limit of the plan.
            beta: Whether it has access during the closed beta.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: OperatorAccountEntry = self._core.ask(Operation("PATCH", path_of("/operator/accounts/{}",
            account_id), body={"plan": plan, "state": state, "requestLimit": request_limit, "beta": beta,
            "reason": reason}, headers={"if-match": if_match}, timeout=timeout), Answer.json)
        return answer

    def list_consultations(
        self,
        *,
        state: Literal["requested", "contacted", "approved", "declined"] | str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[OperatorConsultationList, OperatorConsultation]:
        """List beta requests.

        Oldest first.

        Only for operators who are signed in.

        Args:
            state: Only requests in this state.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", "/operator/consultations", query={"state": state,
            "page": page, "pageSize": page_size}, timeout=timeout))

    def approve_consultation(
        self,
        id: str,
        *,
        plan: Literal["free", "pro", "enterprise"] | str | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> OperatorApproval:
        """Approve a beta request.

        Creates the account with its owner, mails the invitation, and issues the first key. The key is shown
        only here: pass it on in the way you agreed on.

        Only for operators who are signed in.

        Args:
            plan: Plan of the new account. Default: `pro`.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: OperatorApproval = self._core.ask(Operation("POST",
            path_of("/operator/consultations/{}/approve", id), body={"plan": plan},
            idempotency_key=idempotency_key, timeout=timeout), Answer.json)
        return answer

    def mark_consultation_contacted(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> OperatorConsultation:
        """Mark a beta request as answered.

        Only for operators who are signed in.

        Args:
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: OperatorConsultation = self._core.ask(Operation("POST",
            path_of("/operator/consultations/{}/contacted", id), idempotency_key=idempotency_key,
            timeout=timeout), Answer.json)
        return answer

    def decline_consultation(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> OperatorConsultation:
        """Decline a beta request.

        No mail is sent: inform the applicant yourself.

        Only for operators who are signed in.

        Args:
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: OperatorConsultation = self._core.ask(Operation("POST",
            path_of("/operator/consultations/{}/decline", id), idempotency_key=idempotency_key,
            timeout=timeout), Answer.json)
        return answer

    def list_sources(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[OperatorSourceList, OperatorSource]:
        """List sources with operating details.

        How current each source is, failed time windows, records in quarantine, and today’s number of calls.

        Only for operators who are signed in.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", "/operator/sources", query={"page": page,
            "pageSize": page_size}, timeout=timeout))

    def change_source(
        self,
        name: str,
        *,
        state: Literal["enabled", "disabled"] | str,
        if_match: str | None = None,
        timeout: float | None = None,
    ) -> OperatorSource:
        """Switch a source on or off.

        Takes effect on every process within a second. The notices of a source that is switched off remain.

        Only for operators who are signed in.

        Args:
            state: Whether the source is switched on.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: OperatorSource = self._core.ask(Operation("PATCH", path_of("/operator/sources/{}", name),
            body={"state": state}, headers={"if-match": if_match}, timeout=timeout), Answer.json)
        return answer

    def list_rejects(
        self,
        name: str,
        *,
        reason: str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[OperatorRejectList, OperatorReject]:
        """List records in quarantine.

        Records of a source that could not be read, newest first. `reasons` counts all of them, regardless of
        `reason`.

        Only for operators who are signed in.

        Args:
            reason: Only records rejected for exactly this reason.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", path_of("/operator/sources/{}/rejects", name),
            query={"reason": reason, "page": page, "pageSize": page_size}, timeout=timeout))

    def get_reject(self, name: str, id: str, *, timeout: float | None = None) -> OperatorRejectRecord:
        """Get a record in quarantine.

        Only for operators who are signed in.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: OperatorRejectRecord = self._core.ask(Operation("GET",
            path_of("/operator/sources/{}/rejects/{}", name, id), timeout=timeout), Answer.json)
        return answer

    def requeue_rejects(
        self,
        name: str,
        *,
        ids: Sequence[str] | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> OperatorRequeued:
        """Fetch records in quarantine again.

        The time windows they came from are fetched again. Records that can then be read leave the quarantine;
        the others stay. Records from files cannot be fetched again.

        Only for operators who are signed in.

        Args:
            ids: Which records. Default: all.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: OperatorRequeued = self._core.ask(Operation("POST",
            path_of("/operator/sources/{}/rejects/requeue", name), body={"ids": ids},
            idempotency_key=idempotency_key, timeout=timeout), Answer.json)
        return answer

    def list_incidents(
        self,
        *,
        state: Literal["open", "contained", "resolved"] | str | None = None,
        account_id: str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[OperatorIncidentList, OperatorIncident]:
        """Incidents of all accounts.

        Newest first.

        Only for operators who are signed in.

        Args:
            state: Only incidents in this state.
            account_id: Only those of this account.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", "/operator/incidents", query={"state": state,
            "accountId": account_id, "page": page, "pageSize": page_size}, timeout=timeout))

    def open_incident(
        self,
        *,
        reason: str,
        account_id: str | Unset = UNSET,
        key_id: str | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> OperatorIncident:
        """Block a key or an account.

        Every process rejects it within a second, and the owners get a mail with the reason. If an operator has
        already blocked it, nothing changes and that incident is returned.

        Only for operators who are signed in.

        Args:
            reason: Reason; the owner sees it.
            account_id: The account to block, with all its keys.
            key_id: The key to block.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: OperatorIncident = self._core.ask(Operation("POST", "/operator/incidents",
            body={"accountId": account_id, "keyId": key_id, "reason": reason}, idempotency_key=idempotency_key,
            timeout=timeout), Answer.json)
        return answer

    def resolve_incident(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> OperatorIncident:
        """Resolve an incident.

        Access is restored within a second, unless another incident blocks it. A resolved incident does not
        change.

        Only for operators who are signed in.

        Args:
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: OperatorIncident = self._core.ask(Operation("POST", path_of("/operator/incidents/{}/resolve",
            id), idempotency_key=idempotency_key, timeout=timeout), Answer.json)
        return answer

    def list_blocked_networks(
        self,
        *,
        state: Literal["contained", "resolved"] | str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[BlockedNetworkList, BlockedNetwork]:
        """List blocked networks.

        Networks that sent many requests with invalid credentials, newest first. Ended blocks are kept for 30
        days.

        Only for operators who are signed in.

        Args:
            state: Only active blocks, or only ended ones.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", "/operator/networks", query={"state": state, "page": page,
            "pageSize": page_size}, timeout=timeout))

    def lift_network(
        self,
        id: str,
        *,
        reason: str,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> BlockedNetwork:
        """End the block of a network.

        Every process accepts the network again within a second; further invalid credentials can block it again.
        An ended block does not change.

        Only for operators who are signed in.

        Args:
            reason: The reason; it is recorded in the operators’ audit log.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: BlockedNetwork = self._core.ask(Operation("POST", path_of("/operator/networks/{}/lift", id),
            body={"reason": reason}, idempotency_key=idempotency_key, timeout=timeout), Answer.json)
        return answer

    def list_failed_mails(
        self,
        *,
        account_id: str | None = None,
        template: Literal["alert", "beta-invitation", "passkey-added", "pursuit-reminder", "report-ready",
            "security-incident", "sign-in-link", "team-invitation", "webhook-disabled"] | str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[FailedMailList, FailedMail]:
        """List failed mails.

        Mails that could not be sent, the last failure first, with the response of the mail server. They are
        kept for 30 days.

        Only for operators who are signed in.

        Args:
            account_id: Only mails to members of this account.
            template: Only mails of this kind.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", "/operator/mails", query={"accountId": account_id,
            "template": template, "page": page, "pageSize": page_size}, timeout=timeout))

    def resend_mail(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> OperatorResent:
        """Send a failed mail again.

        The mail is queued again with the same content and `Message-ID`, and retried for up to three days like a
        new one. A mail that is queued or sent already does not change: `resent` is 0.

        Only for operators who are signed in.

        Args:
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: OperatorResent = self._core.ask(Operation("POST", path_of("/operator/mails/{}/resend", id),
            idempotency_key=idempotency_key, timeout=timeout), Answer.json)
        return answer

    def resend_mails(
        self,
        *,
        account_id: str | Unset = UNSET,
        template: Literal["alert", "beta-invitation", "passkey-added", "pursuit-reminder", "report-ready",
            "security-incident", "sign-in-link", "team-invitation", "webhook-disabled"] | str | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> OperatorResent:
        """Send failed mails again.

        Queues all failed mails of an account, of a kind, or all of them again, for example after an outage of
        the mail server.

        Only for operators who are signed in.

        Args:
            account_id: Only mails to members of this account.
            template: Only mails of this kind.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: OperatorResent = self._core.ask(Operation("POST", "/operator/mails/resend",
            body={"accountId": account_id, "template": template}, idempotency_key=idempotency_key,
            timeout=timeout), Answer.json)
        return answer


class AsyncOperatorMethods:
    """For operators of the service: all accounts, sources, incidents."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> AsyncOperatorMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return AsyncOperatorMethodsWithRawResponse(self)

    async def get_overview(self, *, timeout: float | None = None) -> OperatorOverview:
        """Overview of the service.

        Accounts, open requests and incidents, sources, late deliveries, the feed and its readers, processes.

        Only for operators who are signed in.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: OperatorOverview = await self._core.ask(Operation("GET", "/operator/overview",
            timeout=timeout), AsyncAnswer.json)
        return answer

    def list_late_deliveries(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[LateDeliveryList, LateDelivery]:
        """List late webhooks.

        Longest wait first. A delivery is late if it was due ten seconds ago and no worker has claimed it.

        Only for operators who are signed in.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", "/operator/deliveries", query={"page": page,
            "pageSize": page_size}, timeout=timeout))

    def list_audit(
        self,
        *,
        account_id: str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[OperatorAuditList, OperatorAuditEntry]:
        """Read the operators’ audit log.

        All changes by operators, and all their accesses to accounts, newest first. Entries are never changed,
        and are deleted only after their retention period.

        Only for operators who are signed in.

        Args:
            account_id: Only entries about this account.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", "/operator/audit", query={"accountId": account_id, "page": page,
            "pageSize": page_size}, timeout=timeout))

    def list_accounts(
        self,
        *,
        query: str | None = None,
        plan: Literal["free", "pro", "enterprise"] | str | None = None,
        state: Literal["active", "suspended"] | str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[OperatorAccountList, OperatorAccountEntry]:
        """Find accounts.

        Newest first, with the fields that are visible without a reason.

        Only for operators who are signed in.

        Args:
            query: Part of the name or of a member’s mail address, or an identifier.
            plan: Only accounts on this plan.
            state: Only accounts in this state.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", "/operator/accounts", query={"query": query, "plan": plan,
            "state": state, "page": page, "pageSize": page_size}, timeout=timeout))

    async def open_account(
        self,
        account_id: str,
        *,
        reason: str,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> OperatorVisit:
        """Open an account, with a reason.

        Gives you access to the account for one hour. Its owner sees the reason in the audit log, as
        `operator.looked`. Opening it again starts a new hour.

        Only for operators who are signed in.

        Args:
            reason: Why you need to look into the account. Its owner sees the reason in the audit log.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: OperatorVisit = await self._core.ask(Operation("POST", path_of("/operator/accounts/{}/visits",
            account_id), body={"reason": reason}, idempotency_key=idempotency_key,
            timeout=timeout), AsyncAnswer.json)
        return answer

    async def get_account(self, account_id: str, *, timeout: float | None = None) -> OperatorAccount:
        """Look into an account.

        Plan, limits, usage, members, keys without their secrets, webhooks and open incidents. Each request is
        recorded in the operators’ audit log. An account that you have not opened returns 403 `reason_required`.

        Only for operators who are signed in.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: OperatorAccount = await self._core.ask(Operation("GET", path_of("/operator/accounts/{}",
            account_id), timeout=timeout), AsyncAnswer.json)
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
        timeout: float | None = None,
    ) -> OperatorAccountEntry:
        """Change an account, with a reason.

        Absent fields stay as they are; `requestLimit: null` restores the limit of the plan. Takes effect on
        every process within a second.

        Only for operators who are signed in.

        Args:
            reason: The reason; it is recorded in the operators’ audit log.
            plan: Plan of the account.
            state: `suspended`: its keys and members are blocked.
            request_limit: Requests accepted in any 60 seconds; `null` = the limit of the plan.
            beta: Whether it has access during the closed beta.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: OperatorAccountEntry = await self._core.ask(Operation("PATCH", path_of("/operator/accounts/{}",
            account_id), body={"plan": plan, "state": state, "requestLimit": request_limit, "beta": beta,
            "reason": reason}, headers={"if-match": if_match}, timeout=timeout), AsyncAnswer.json)
        return answer

    def list_consultations(
        self,
        *,
        state: Literal["requested", "contacted", "approved", "declined"] | str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[OperatorConsultationList, OperatorConsultation]:
        """List beta requests.

        Oldest first.

        Only for operators who are signed in.

        Args:
            state: Only requests in this state.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", "/operator/consultations", query={"state": state, "page": page,
            "pageSize": page_size}, timeout=timeout))

    async def approve_consultation(
        self,
        id: str,
        *,
        plan: Literal["free", "pro", "enterprise"] | str | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> OperatorApproval:
        """Approve a beta request.

        Creates the account with its owner, mails the invitation, and issues the first key. The key is shown
        only here: pass it on in the way you agreed on.

        Only for operators who are signed in.

        Args:
            plan: Plan of the new account. Default: `pro`.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: OperatorApproval = await self._core.ask(Operation("POST",
            path_of("/operator/consultations/{}/approve", id), body={"plan": plan},
            idempotency_key=idempotency_key, timeout=timeout), AsyncAnswer.json)
        return answer

    async def mark_consultation_contacted(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> OperatorConsultation:
        """Mark a beta request as answered.

        Only for operators who are signed in.

        Args:
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: OperatorConsultation = await self._core.ask(Operation("POST",
            path_of("/operator/consultations/{}/contacted", id), idempotency_key=idempotency_key,
            timeout=timeout), AsyncAnswer.json)
        return answer

    async def decline_consultation(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> OperatorConsultation:
        """Decline a beta request.

        No mail is sent: inform the applicant yourself.

        Only for operators who are signed in.

        Args:
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: OperatorConsultation = await self._core.ask(Operation("POST",
            path_of("/operator/consultations/{}/decline", id), idempotency_key=idempotency_key,
            timeout=timeout), AsyncAnswer.json)
        return answer

    def list_sources(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[OperatorSourceList, OperatorSource]:
        """List sources with operating details.

        How current each source is, failed time windows, records in quarantine, and today’s number of calls.

        Only for operators who are signed in.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", "/operator/sources", query={"page": page,
            "pageSize": page_size}, timeout=timeout))

    async def change_source(
        self,
        name: str,
        *,
        state: Literal["enabled", "disabled"] | str,
        if_match: str | None = None,
        timeout: float | None = None,
    ) -> OperatorSource:
        """Switch a source on or off.

        Takes effect on every process within a second. The notices of a source that is switched off remain.

        Only for operators who are signed in.

        Args:
            state: Whether the source is switched on.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: OperatorSource = await self._core.ask(Operation("PATCH", path_of("/operator/sources/{}", name),
            body={"state": state}, headers={"if-match": if_match}, timeout=timeout), AsyncAnswer.json)
        return answer

    def list_rejects(
        self,
        name: str,
        *,
        reason: str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[OperatorRejectList, OperatorReject]:
        """List records in quarantine.

        Records of a source that could not be read, newest first. `reasons` counts all of them, regardless of
        `reason`.

        Only for operators who are signed in.

        Args:
            reason: Only records rejected for exactly this reason.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", path_of("/operator/sources/{}/rejects", name),
            query={"reason": reason, "page": page, "pageSize": page_size}, timeout=timeout))

    async def get_reject(self, name: str, id: str, *, timeout: float | None = None) -> OperatorRejectRecord:
        """Get a record in quarantine.

        Only for operators who are signed in.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: OperatorRejectRecord = await self._core.ask(Operation("GET",
            path_of("/operator/sources/{}/rejects/{}", name, id), timeout=timeout), AsyncAnswer.json)
        return answer

    async def requeue_rejects(
        self,
        name: str,
        *,
        ids: Sequence[str] | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> OperatorRequeued:
        """Fetch records in quarantine again.

        The time windows they came from are fetched again. Records that can then be read leave the quarantine;
        the others stay. Records from files cannot be fetched again.

        Only for operators who are signed in.

        Args:
            ids: Which records. Default: all.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: OperatorRequeued = await self._core.ask(Operation("POST",
            path_of("/operator/sources/{}/rejects/requeue", name), body={"ids": ids},
            idempotency_key=idempotency_key, timeout=timeout), AsyncAnswer.json)
        return answer

    def list_incidents(
        self,
        *,
        state: Literal["open", "contained", "resolved"] | str | None = None,
        account_id: str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[OperatorIncidentList, OperatorIncident]:
        """Incidents of all accounts.

        Newest first.

        Only for operators who are signed in.

        Args:
            state: Only incidents in this state.
            account_id: Only those of this account.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", "/operator/incidents", query={"state": state,
            "accountId": account_id, "page": page, "pageSize": page_size}, timeout=timeout))

    async def open_incident(
        self,
        *,
        reason: str,
        account_id: str | Unset = UNSET,
        key_id: str | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> OperatorIncident:
        """Block a key or an account.

        Every process rejects it within a second, and the owners get a mail with the reason. If an operator has
        already blocked it, nothing changes and that incident is returned.

        Only for operators who are signed in.

        Args:
            reason: Reason; the owner sees it.
            account_id: The account to block, with all its keys.
            key_id: The key to block.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: OperatorIncident = await self._core.ask(Operation("POST", "/operator/incidents",
            body={"accountId": account_id, "keyId": key_id, "reason": reason}, idempotency_key=idempotency_key,
            timeout=timeout), AsyncAnswer.json)
        return answer

    async def resolve_incident(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> OperatorIncident:
        """Resolve an incident.

        Access is restored within a second, unless another incident blocks it. A resolved incident does not
        change.

        Only for operators who are signed in.

        Args:
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: OperatorIncident = await self._core.ask(Operation("POST",
            path_of("/operator/incidents/{}/resolve", id), idempotency_key=idempotency_key,
            timeout=timeout), AsyncAnswer.json)
        return answer

    def list_blocked_networks(
        self,
        *,
        state: Literal["contained", "resolved"] | str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[BlockedNetworkList, BlockedNetwork]:
        """List blocked networks.

        Networks that sent many requests with invalid credentials, newest first. Ended blocks are kept for 30
        days.

        Only for operators who are signed in.

        Args:
            state: Only active blocks, or only ended ones.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", "/operator/networks", query={"state": state, "page": page,
            "pageSize": page_size}, timeout=timeout))

    async def lift_network(
        self,
        id: str,
        *,
        reason: str,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> BlockedNetwork:
        """End the block of a network.

        Every process accepts the network again within a second; further invalid credentials can block it again.
        An ended block does not change.

        Only for operators who are signed in.

        Args:
            reason: The reason; it is recorded in the operators’ audit log.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: BlockedNetwork = await self._core.ask(Operation("POST", path_of("/operator/networks/{}/lift",
            id), body={"reason": reason}, idempotency_key=idempotency_key, timeout=timeout), AsyncAnswer.json)
        return answer

    def list_failed_mails(
        self,
        *,
        account_id: str | None = None,
        template: Literal["alert", "beta-invitation", "passkey-added", "pursuit-reminder", "report-ready",
            "security-incident", "sign-in-link", "team-invitation", "webhook-disabled"] | str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[FailedMailList, FailedMail]:
        """List failed mails.

        Mails that could not be sent, the last failure first, with the response of the mail server. They are
        kept for 30 days.

        Only for operators who are signed in.

        Args:
            account_id: Only mails to members of this account.
            template: Only mails of this kind.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", "/operator/mails", query={"accountId": account_id,
            "template": template, "page": page, "pageSize": page_size}, timeout=timeout))

    async def resend_mail(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> OperatorResent:
        """Send a failed mail again.

        The mail is queued again with the same content and `Message-ID`, and retried for up to three days like a
        new one. A mail that is queued or sent already does not change: `resent` is 0.

        Only for operators who are signed in.

        Args:
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: OperatorResent = await self._core.ask(Operation("POST", path_of("/operator/mails/{}/resend",
            id), idempotency_key=idempotency_key, timeout=timeout), AsyncAnswer.json)
        return answer

    async def resend_mails(
        self,
        *,
        account_id: str | Unset = UNSET,
        template: Literal["alert", "beta-invitation", "passkey-added", "pursuit-reminder", "report-ready",
            "security-incident", "sign-in-link", "team-invitation", "webhook-disabled"] | str | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> OperatorResent:
        """Send failed mails again.

        Queues all failed mails of an account, of a kind, or all of them again, for example after an outage of
        the mail server.

        Only for operators who are signed in.

        Args:
            account_id: Only mails to members of this account.
            template: Only mails of this kind.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: OperatorResent = await self._core.ask(Operation("POST", "/operator/mails/resend",
            body={"accountId": account_id, "template": template}, idempotency_key=idempotency_key,
            timeout=timeout), AsyncAnswer.json)
        return answer


class OperatorMethodsWithRawResponse:
    """The methods of `OperatorMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: OperatorMethods) -> None:
        self.get_overview = raw_of(methods.get_overview)
        self.list_late_deliveries = raw_of(methods.list_late_deliveries)
        self.list_audit = raw_of(methods.list_audit)
        self.list_accounts = raw_of(methods.list_accounts)
        self.open_account = raw_of(methods.open_account)
        self.get_account = raw_of(methods.get_account)
        self.change_account = raw_of(methods.change_account)
        self.list_consultations = raw_of(methods.list_consultations)
        self.approve_consultation = raw_of(methods.approve_consultation)
        self.mark_consultation_contacted = raw_of(methods.mark_consultation_contacted)
        self.decline_consultation = raw_of(methods.decline_consultation)
        self.list_sources = raw_of(methods.list_sources)
        self.change_source = raw_of(methods.change_source)
        self.list_rejects = raw_of(methods.list_rejects)
        self.get_reject = raw_of(methods.get_reject)
        self.requeue_rejects = raw_of(methods.requeue_rejects)
        self.list_incidents = raw_of(methods.list_incidents)
        self.open_incident = raw_of(methods.open_incident)
        self.resolve_incident = raw_of(methods.resolve_incident)
        self.list_blocked_networks = raw_of(methods.list_blocked_networks)
        self.lift_network = raw_of(methods.lift_network)
        self.list_failed_mails = raw_of(methods.list_failed_mails)
        self.resend_mail = raw_of(methods.resend_mail)
        self.resend_mails = raw_of(methods.resend_mails)


class AsyncOperatorMethodsWithRawResponse:
    """The methods of `AsyncOperatorMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: AsyncOperatorMethods) -> None:
        self.get_overview = async_raw_of(methods.get_overview)
        self.list_late_deliveries = async_raw_of(methods.list_late_deliveries)
        self.list_audit = async_raw_of(methods.list_audit)
        self.list_accounts = async_raw_of(methods.list_accounts)
        self.open_account = async_raw_of(methods.open_account)
        self.get_account = async_raw_of(methods.get_account)
        self.change_account = async_raw_of(methods.change_account)
        self.list_consultations = async_raw_of(methods.list_consultations)
        self.approve_consultation = async_raw_of(methods.approve_consultation)
        self.mark_consultation_contacted = async_raw_of(methods.mark_consultation_contacted)
        self.decline_consultation = async_raw_of(methods.decline_consultation)
        self.list_sources = async_raw_of(methods.list_sources)
        self.change_source = async_raw_of(methods.change_source)
        self.list_rejects = async_raw_of(methods.list_rejects)
        self.get_reject = async_raw_of(methods.get_reject)
        self.requeue_rejects = async_raw_of(methods.requeue_rejects)
        self.list_incidents = async_raw_of(methods.list_incidents)
        self.open_incident = async_raw_of(methods.open_incident)
        self.resolve_incident = async_raw_of(methods.resolve_incident)
        self.list_blocked_networks = async_raw_of(methods.list_blocked_networks)
        self.lift_network = async_raw_of(methods.lift_network)
        self.list_failed_mails = async_raw_of(methods.list_failed_mails)
        self.resend_mail = async_raw_of(methods.resend_mail)
        self.resend_mails = async_raw_of(methods.resend_mails)
