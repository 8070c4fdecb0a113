# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncAnswer, AsyncCore, AsyncPages, raw_of as async_raw_of
from .._rules import UNSET, Operation, Unset, path_of
from .core import Answer, Core, Page, raw_of

if TYPE_CHECKING:
    from typing import Literal
    from .types import TeamList, TeamMember


class TeamsMethods:
    """Members of the account and their roles."""

    def __init__(self, core: Core) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> TeamsMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return TeamsMethodsWithRawResponse(self)

    def list(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[TeamList, TeamMember]:
        """List team members.

        The members of the account with their permissions, in the order in which they joined.

        Plan: Enterprise. Scope: `team:read`.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", "/v1/teams", query={"page": page, "pageSize": page_size},
            timeout=timeout))

    def invite_member(
        self,
        *,
        email: str,
        role: Literal["owner", "admin", "member", "viewer"] | str | Unset = UNSET,
        name: str | None | Unset = UNSET,
        language: Literal["ko", "en"] | str | Unset = UNSET,
        zone: str | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> TeamMember:
        """Invite a member.

        Mails an invitation whose link is valid for 30 days. The role cannot grant more than the calling key
        has. An address that is already invited gets another mail, at most three a day, and the response is 200;
        `invitedAt` is the time of the last mail.

        Plan: Enterprise. Scope: `team:manage`.

        Args:
            email: Mail address to send the invitation to.
            role: Role in the team; it cannot grant more than the calling key has. Default: `member`.
            name: Name of the member.
            language: Language of mails to the member. Default: that of the account.
            zone: Time zone in which the member’s digests are scheduled. Default: that of the account.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: TeamMember = self._core.ask(Operation("POST", "/v1/teams", body={"email": email, "role": role,
            "name": name, "language": language, "zone": zone}, idempotency_key=idempotency_key,
            timeout=timeout), Answer.json)
        return answer

    def get_member(self, id: str, *, timeout: float | None = None) -> TeamMember:
        """One member.

        Plan: Enterprise. Scope: `team:read`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: TeamMember = self._core.ask(Operation("GET", path_of("/v1/teams/{}", id),
            timeout=timeout), Answer.json)
        return answer

    def change_member(
        self,
        id: str,
        *,
        role: Literal["owner", "admin", "member", "viewer"] | str | None | Unset = UNSET,
        name: str | None | Unset = UNSET,
        language: Literal["ko", "en"] | str | None | Unset = UNSET,
        zone: str | None | Unset = UNSET,
        keys: Literal["keep", "revoke"] | str | None = None,
        if_match: str | None = None,
        timeout: float | None = None,
    ) -> TeamMember:
        """Change a member.

        Absent fields stay as they are; `null` resets a field. Only owners can add, change and remove owners,
        and the last active owner cannot be removed. If the member has created keys that can do more than a
        lower role allows, `keys` must say what happens to them. `If-Match` is honoured.

        Plan: Enterprise. Scope: `team:manage`.

        Args:
            role: `null` = `member`.
            name: `null` = none.
            language: `null` = that of the account.
            zone: `null` = that of the account.
            keys: What to do with the keys the member has created: `keep` leaves them as they are, `revoke` ends
                them within a second on every process. If it is needed and absent, 409 `keys_depend` lists the
                keys.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: TeamMember = self._core.ask(Operation("PATCH", path_of("/v1/teams/{}", id),
            query={"keys": keys}, body={"role": role, "name": name, "language": language, "zone": zone},
            headers={"if-match": if_match}, timeout=timeout), Answer.json)
        return answer

    def remove_member(
        self,
        id: str,
        *,
        keys: Literal["keep", "revoke"] | str | None = None,
        timeout: float | None = None,
    ) -> None:
        """Remove a member.

        The member gets no more mails. If the member has created keys that are still valid, `keys` must say what
        happens to them.

        Plan: Enterprise. Scope: `team:manage`.

        Args:
            keys: What to do with the keys the member has created: `keep` leaves them as they are, `revoke` ends
                them within a second on every process. If it is needed and absent, 409 `keys_depend` lists the
                keys.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        self._core.ask(Operation("DELETE", path_of("/v1/teams/{}", id), query={"keys": keys},
            timeout=timeout), Answer.json)


class AsyncTeamsMethods:
    """Members of the account and their roles."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> AsyncTeamsMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return AsyncTeamsMethodsWithRawResponse(self)

    def list(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[TeamList, TeamMember]:
        """List team members.

        The members of the account with their permissions, in the order in which they joined.

        Plan: Enterprise. Scope: `team:read`.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", "/v1/teams", query={"page": page, "pageSize": page_size},
            timeout=timeout))

    async def invite_member(
        self,
        *,
        email: str,
        role: Literal["owner", "admin", "member", "viewer"] | str | Unset = UNSET,
        name: str | None | Unset = UNSET,
        language: Literal["ko", "en"] | str | Unset = UNSET,
        zone: str | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> TeamMember:
        """Invite a member.

        Mails an invitation whose link is valid for 30 days. The role cannot grant more than the calling key
        has. An address that is already invited gets another mail, at most three a day, and the response is 200;
        `invitedAt` is the time of the last mail.

        Plan: Enterprise. Scope: `team:manage`.

        Args:
            email: Mail address to send the invitation to.
            role: Role in the team; it cannot grant more than the calling key has. Default: `member`.
            name: Name of the member.
            language: Language of mails to the member. Default: that of the account.
            zone: Time zone in which the member’s digests are scheduled. Default: that of the account.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: TeamMember = await self._core.ask(Operation("POST", "/v1/teams", body={"email": email,
            "role": role, "name": name, "language": language, "zone": zone}, idempotency_key=idempotency_key,
            timeout=timeout), AsyncAnswer.json)
        return answer

    async def get_member(self, id: str, *, timeout: float | None = None) -> TeamMember:
        """One member.

        Plan: Enterprise. Scope: `team:read`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: TeamMember = await self._core.ask(Operation("GET", path_of("/v1/teams/{}", id),
            timeout=timeout), AsyncAnswer.json)
        return answer

    async def change_member(
        self,
        id: str,
        *,
        role: Literal["owner", "admin", "member", "viewer"] | str | None | Unset = UNSET,
        name: str | None | Unset = UNSET,
        language: Literal["ko", "en"] | str | None | Unset = UNSET,
        zone: str | None | Unset = UNSET,
        keys: Literal["keep", "revoke"] | str | None = None,
        if_match: str | None = None,
        timeout: float | None = None,
    ) -> TeamMember:
        """Change a member.

        Absent fields stay as they are; `null` resets a field. Only owners can add, change and remove owners,
        and the last active owner cannot be removed. If the member has created keys that can do more than a
        lower role allows, `keys` must say what happens to them. `If-Match` is honoured.

        Plan: Enterprise. Scope: `team:manage`.

        Args:
            role: `null` = `member`.
            name: `null` = none.
            language: `null` = that of the account.
            zone: `null` = that of the account.
            keys: What to do with the keys the member has created: `keep` leaves them as they are, `revoke` ends
                them within a second on every process. If it is needed and absent, 409 `keys_depend` lists the
                keys.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: TeamMember = await self._core.ask(Operation("PATCH", path_of("/v1/teams/{}", id),
            query={"keys": keys}, body={"role": role, "name": name, "language": language, "zone": zone},
            headers={"if-match": if_match}, timeout=timeout), AsyncAnswer.json)
        return answer

    async def remove_member(
        self,
        id: str,
        *,
        keys: Literal["keep", "revoke"] | str | None = None,
        timeout: float | None = None,
    ) -> None:
        """Remove a member.

        The member gets no more mails. If the member has created keys that are still valid, `keys` must say what
        happens to them.

        Plan: Enterprise. Scope: `team:manage`.

        Args:
            keys: What to do with the keys the member has created: `keep` leaves them as they are, `revoke` ends
                them within a second on every process. If it is needed and absent, 409 `keys_depend` lists the
                keys.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        await self._core.ask(Operation("DELETE", path_of("/v1/teams/{}", id), query={"keys": keys},
            timeout=timeout), AsyncAnswer.json)


class TeamsMethodsWithRawResponse:
    """The methods of `TeamsMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: TeamsMethods) -> None:
        self.list = raw_of(methods.list)
        self.invite_member = raw_of(methods.invite_member)
        self.get_member = raw_of(methods.get_member)
        self.change_member = raw_of(methods.change_member)
        self.remove_member = raw_of(methods.remove_member)


class AsyncTeamsMethodsWithRawResponse:
    """The methods of `AsyncTeamsMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: AsyncTeamsMethods) -> None:
        self.list = async_raw_of(methods.list)
        self.invite_member = async_raw_of(methods.invite_member)
        self.get_member = async_raw_of(methods.get_member)
        self.change_member = async_raw_of(methods.change_member)
        self.remove_member = async_raw_of(methods.remove_member)
