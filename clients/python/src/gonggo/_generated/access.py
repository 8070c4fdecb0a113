# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncAnswer, AsyncCore, AsyncPages, raw_of as async_raw_of
from .._rules import UNSET, Operation, Unset
from .core import Answer, Core, Page, raw_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal
    from .types import (
        AuditList,
        AuditRecord,
        Incident,
        IncidentList,
        IncidentSettings,
        IpAllowList,
        IpAllowListInputComment,
        IpAllowListPreview,
    )


class AccessMethods:
    """Keys, permissions, limits and the audit log."""

    def __init__(self, core: Core) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> AccessMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return AccessMethodsWithRawResponse(self)

    def list_audit(
        self,
        *,
        from_: str | None = None,
        to: str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        anchor: str | None = None,
        timeout: float | None = None,
    ) -> Page[AuditList, AuditRecord]:
        """Read the audit log.

        Who did what to the keys, members, webhooks, plan and access of the account, newest first. Entries are
        never changed, and are deleted only after their retention period.

        Plan: Pro and Enterprise. Scope: `access:manage`.

        Args:
            from_: Only actions taken at this time or later. A time with offset, or a date, which is the whole
                day in Seoul.
            to: Only actions taken at this time or earlier. A time with offset, or a date, which is the whole
                day in Seoul.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            anchor: Part of the links to the neighbouring pages, so that new entries do not shift them. Follow
                the links instead of setting it yourself.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", "/v1/access/audit", query={"from": from_, "to": to,
            "page": page, "pageSize": page_size, "anchor": anchor}, timeout=timeout))

    def get_ip_allow_list(self, *, timeout: float | None = None) -> IpAllowList:
        """Read the IP allow-list.

        The addresses from which the keys of the account may call. An empty list allows all addresses.

        Plan: Enterprise. Scope: `access:manage`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: IpAllowList = self._core.ask(Operation("GET", "/v1/access/ip-allow-list",
            timeout=timeout), Answer.json)
        return answer

    def replace_ip_allow_list(
        self,
        *,
        ranges: Sequence[str],
        comments: Sequence[IpAllowListInputComment] | Unset = UNSET,
        force: bool | Unset = UNSET,
        if_match: str | None = None,
        timeout: float | None = None,
    ) -> IpAllowList:
        """Replace the IP allow-list.

        Takes effect within a second on every process, for every key of the account. A list that does not
        include the address you call from is rejected with 409 `would_lock_out` unless you send `"force": true`.
        With `If-Match` the list is replaced only if its `ETag` is still the one you send.

        Plan: Enterprise. Scope: `access:manage`.

        Args:
            ranges: Addresses and ranges (CIDR), IPv4 or IPv6. Bits beyond the prefix are cleared and duplicates
                merged; `::ffff:203.0.113.7` is treated as the IPv4 address in it. An empty list allows all
                addresses.
            comments: Comments on these ranges. Absent: ranges that stay on the list keep the comments they
                have.
            force: Accept the list even if it excludes the address this request comes from.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: IpAllowList = self._core.ask(Operation("PUT", "/v1/access/ip-allow-list",
            body={"ranges": ranges, "comments": comments, "force": force}, headers={"if-match": if_match},
            timeout=timeout), Answer.json)
        return answer

    def preview_ip_allow_list(
        self,
        *,
        ranges: Sequence[str],
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> IpAllowListPreview:
        """Check an IP allow-list.

        Returns the ranges as they would be stored, the address this request comes from, and whether it would
        still be allowed. Changes nothing.

        Plan: Enterprise. Scope: `access:manage`.

        Args:
            ranges: Addresses and ranges, as for `PUT /v1/access/ip-allow-list`.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: IpAllowListPreview = self._core.ask(Operation("POST", "/v1/access/ip-allow-list/preview",
            body={"ranges": ranges}, idempotency_key=idempotency_key, timeout=timeout), Answer.json)
        return answer

    def list_incidents(
        self,
        *,
        state: Literal["open", "contained", "resolved"] | str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[IncidentList, Incident]:
        """List security incidents.

        Newest first. Requests with a blocked key return 403 `access_blocked`, which names the incident. To end
        the incident, rotate the key with another key that has the scope `keys:manage`, or ask the operator.

        Plan: Pro and Enterprise. Scope: `access:manage`.

        Args:
            state: Only incidents in this state.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", "/v1/access/incidents", query={"state": state,
            "page": page, "pageSize": page_size}, timeout=timeout))

    def get_incident_settings(self, *, timeout: float | None = None) -> IncidentSettings:
        """Read incident settings.

        The optional automatic reactions to incidents.

        Plan: Pro and Enterprise. Scope: `access:manage`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: IncidentSettings = self._core.ask(Operation("GET", "/v1/access/incidents/settings",
            timeout=timeout), Answer.json)
        return answer

    def change_incident_settings(
        self,
        *,
        auto_block: bool | None | Unset = UNSET,
        if_match: str | None = None,
        timeout: float | None = None,
    ) -> IncidentSettings:
        """Change incident settings.

        Absent fields stay as they are; `null` resets a field. `If-Match` is honoured.

        Plan: Pro and Enterprise. Scope: `access:manage`.

        Args:
            auto_block: Whether a key used from many networks within a short time is blocked. Default: `false`;
                only a mail is sent.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: IncidentSettings = self._core.ask(Operation("PATCH", "/v1/access/incidents/settings",
            body={"autoBlock": auto_block}, headers={"if-match": if_match}, timeout=timeout), Answer.json)
        return answer


class AsyncAccessMethods:
    """Keys, permissions, limits and the audit log."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> AsyncAccessMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return AsyncAccessMethodsWithRawResponse(self)

    def list_audit(
        self,
        *,
        from_: str | None = None,
        to: str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        anchor: str | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[AuditList, AuditRecord]:
        """Read the audit log.

        Who did what to the keys, members, webhooks, plan and access of the account, newest first. Entries are
        never changed, and are deleted only after their retention period.

        Plan: Pro and Enterprise. Scope: `access:manage`.

        Args:
            from_: Only actions taken at this time or later. A time with offset, or a date, which is the whole
                day in Seoul.
            to: Only actions taken at this time or earlier. A time with offset, or a date, which is the whole
                day in Seoul.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            anchor: Part of the links to the neighbouring pages, so that new entries do not shift them. Follow
                the links instead of setting it yourself.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", "/v1/access/audit", query={"from": from_, "to": to,
            "page": page, "pageSize": page_size, "anchor": anchor}, timeout=timeout))

    async def get_ip_allow_list(self, *, timeout: float | None = None) -> IpAllowList:
        """Read the IP allow-list.

        The addresses from which the keys of the account may call. An empty list allows all addresses.

        Plan: Enterprise. Scope: `access:manage`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: IpAllowList = await self._core.ask(Operation("GET", "/v1/access/ip-allow-list",
            timeout=timeout), AsyncAnswer.json)
        return answer

    async def replace_ip_allow_list(
        self,
        *,
        ranges: Sequence[str],
        comments: Sequence[IpAllowListInputComment] | Unset = UNSET,
        force: bool | Unset = UNSET,
        if_match: str | None = None,
        timeout: float | None = None,
    ) -> IpAllowList:
        """Replace the IP allow-list.

        Takes effect within a second on every process, for every key of the account. A list that does not
        include the address you call from is rejected with 409 `would_lock_out` unless you send `"force": true`.
        With `If-Match` the list is replaced only if its `ETag` is still the one you send.

        Plan: Enterprise. Scope: `access:manage`.

        Args:
            ranges: Addresses and ranges (CIDR), IPv4 or IPv6. Bits beyond the prefix are cleared and duplicates
                merged; `::ffff:203.0.113.7` is treated as the IPv4 address in it. An empty list allows all
                addresses.
            comments: Comments on these ranges. Absent: ranges that stay on the list keep the comments they
                have.
            force: Accept the list even if it excludes the address this request comes from.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: IpAllowList = await self._core.ask(Operation("PUT", "/v1/access/ip-allow-list",
            body={"ranges": ranges, "comments": comments, "force": force}, headers={"if-match": if_match},
            timeout=timeout), AsyncAnswer.json)
        return answer

    async def preview_ip_allow_list(
        self,
        *,
        ranges: Sequence[str],
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> IpAllowListPreview:
        """Check an IP allow-list.

        Returns the ranges as they would be stored, the address this request comes from, and whether it would
        still be allowed. Changes nothing.

        Plan: Enterprise. Scope: `access:manage`.

        Args:
            ranges: Addresses and ranges, as for `PUT /v1/access/ip-allow-list`.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: IpAllowListPreview = await self._core.ask(Operation("POST", "/v1/access/ip-allow-list/preview",
            body={"ranges": ranges}, idempotency_key=idempotency_key, timeout=timeout), AsyncAnswer.json)
        return answer

    def list_incidents(
        self,
        *,
        state: Literal["open", "contained", "resolved"] | str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[IncidentList, Incident]:
        """List security incidents.

        Newest first. Requests with a blocked key return 403 `access_blocked`, which names the incident. To end
        the incident, rotate the key with another key that has the scope `keys:manage`, or ask the operator.

        Plan: Pro and Enterprise. Scope: `access:manage`.

        Args:
            state: Only incidents in this state.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", "/v1/access/incidents", query={"state": state, "page": page,
            "pageSize": page_size}, timeout=timeout))

    async def get_incident_settings(self, *, timeout: float | None = None) -> IncidentSettings:
        """Read incident settings.

        The optional automatic reactions to incidents.

        Plan: Pro and Enterprise. Scope: `access:manage`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: IncidentSettings = await self._core.ask(Operation("GET", "/v1/access/incidents/settings",
            timeout=timeout), AsyncAnswer.json)
        return answer

    async def change_incident_settings(
        self,
        *,
        auto_block: bool | None | Unset = UNSET,
        if_match: str | None = None,
        timeout: float | None = None,
    ) -> IncidentSettings:
        """Change incident settings.

        Absent fields stay as they are; `null` resets a field. `If-Match` is honoured.

        Plan: Pro and Enterprise. Scope: `access:manage`.

        Args:
            auto_block: Whether a key used from many networks within a short time is blocked. Default: `false`;
                only a mail is sent.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: IncidentSettings = await self._core.ask(Operation("PATCH", "/v1/access/incidents/settings",
            body={"autoBlock": auto_block}, headers={"if-match": if_match}, timeout=timeout), AsyncAnswer.json)
        return answer


class AccessMethodsWithRawResponse:
    """The methods of `AccessMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: AccessMethods) -> None:
        self.list_audit = raw_of(methods.list_audit)
        self.get_ip_allow_list = raw_of(methods.get_ip_allow_list)
        self.replace_ip_allow_list = raw_of(methods.replace_ip_allow_list)
        self.preview_ip_allow_list = raw_of(methods.preview_ip_allow_list)
        self.list_incidents = raw_of(methods.list_incidents)
        self.get_incident_settings = raw_of(methods.get_incident_settings)
        self.change_incident_settings = raw_of(methods.change_incident_settings)


class AsyncAccessMethodsWithRawResponse:
    """The methods of `AsyncAccessMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: AsyncAccessMethods) -> None:
        self.list_audit = async_raw_of(methods.list_audit)
        self.get_ip_allow_list = async_raw_of(methods.get_ip_allow_list)
        self.replace_ip_allow_list = async_raw_of(methods.replace_ip_allow_list)
        self.preview_ip_allow_list = async_raw_of(methods.preview_ip_allow_list)
        self.list_incidents = async_raw_of(methods.list_incidents)
        self.get_incident_settings = async_raw_of(methods.get_incident_settings)
        self.change_incident_settings = async_raw_of(methods.change_incident_settings)
