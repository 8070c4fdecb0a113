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
        Keyword,
        KeywordLinesLine,
        KeywordList,
        KeywordMatch,
        KeywordMatchList,
        KeywordPatchAlert,
        KeywordPatchFilter,
        KeywordPreview,
        KeywordVerdicts,
        KeywordsAdded,
        KeywordsAddedItem,
        KeywordsChanged,
        KeywordsPatchAlert,
        KeywordsPatchFilter,
        NewKeyword,
        NewKeywordAlert,
        NewKeywordFilter,
    )


class KeywordsMethods:
    """Stored searches of an account: words and filters."""

    def __init__(self, core: Core) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> KeywordsMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return KeywordsMethodsWithRawResponse(self)

    def list(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        q: str | None = None,
        state: Literal["active", "paused"] | str | None = None,
        recent: bool | None = None,
        timeout: float | None = None,
    ) -> Page[KeywordList, Keyword]:
        """List keywords.

        The keywords of the account, oldest first.

        Plan: Pro and Enterprise. Scope: `keywords:read`.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            q: Part of the text of the keyword; case and spaces are ignored.
            state: Only keywords in this state.
            recent: Adds `recent` to each keyword: what it would have matched on each of the last 90 days.
                Default: false.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", "/v1/keywords", query={"page": page,
            "pageSize": page_size, "q": q, "state": state, "recent": recent}, timeout=timeout))

    def create(
        self,
        *,
        keyword: str,
        in_: Literal["title", "attachments", "all"] | str | Unset = UNSET,
        filter: NewKeywordFilter | Unset = UNSET,
        profile: str | Unset = UNSET,
        alert: NewKeywordAlert | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> Keyword:
        """Add a keyword.

        Texts are stored as typed. A keyword without a word, agency or industry would match everything and is
        rejected. If the account already has an equivalent keyword, in any order or spelling, the response is
        409 with the id of that keyword and its path in `Location`.

        Plan: Pro and Enterprise. Scope: `keywords:write`.

        Args:
            keyword: Words to find, in the search language: a space means "and", `|` "or", `-` "not", `"…"` an
                exact phrase, and parentheses group. It may be empty if the filter names an agency or an
                industry.
            in_: Where the words are looked for: in titles, in the text of attachments, or in both together. A
                word that is excluded may be in none of these places.
            filter: Values of one field are combined with OR, fields with AND.
            profile: The further company that the keyword is for, as `GET /v1/profiles` lists them (Enterprise);
                needs the scope `profile:read`. `filter.eligibility` and the verdicts of its events are then
                those of this company. Default: the company of the account.
            alert: What to notify about, whom and how.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Keyword = self._core.ask(Operation("POST", "/v1/keywords", body={"keyword": keyword, "in": in_,
            "filter": filter, "profile": profile, "alert": alert}, idempotency_key=idempotency_key,
            timeout=timeout), Answer.json)
        return answer

    def change_batch(
        self,
        *,
        ids: Sequence[str],
        filter: KeywordsPatchFilter | None | Unset = UNSET,
        profile: str | None | Unset = UNSET,
        alert: KeywordsPatchAlert | None | Unset = UNSET,
        state: Literal["active", "paused"] | str | None | Unset = UNSET,
        if_match: str | None = None,
        timeout: float | None = None,
    ) -> KeywordsChanged:
        """Change many keywords.

        Makes the same change to the region, the category, the company, the alerts or the state of up to 1,000
        keywords in one transaction: all of them, or none if one does not exist, or would become too broad or
        equivalent to another keyword; `errors` gives its position, such as `ids[3]`. A keyword named twice is
        changed once.

        Plan: Pro and Enterprise. Scope: `keywords:write`.

        Args:
            ids: The keywords to change.
            filter: Conditions to change.
            profile: The further company that the keyword is for, as `GET /v1/profiles` lists them (Enterprise);
                needs the scope `profile:read`. `filter.eligibility` and the verdicts of its events are then
                those of this company. Default: the company of the account.
            alert: Alert settings to change.
            state: Pause or resume the keyword.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: KeywordsChanged = self._core.ask(Operation("PATCH", "/v1/keywords", body={"ids": ids,
            "filter": filter, "profile": profile, "alert": alert, "state": state},
            headers={"if-match": if_match}, timeout=timeout), Answer.json)
        return answer

    def create_batch(
        self,
        *,
        keywords: Sequence[NewKeyword],
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> Page[KeywordsAdded, KeywordsAddedItem]:
        """Add many keywords.

        Adds up to 1,000 keywords in one transaction: all of them, or none if one is rejected; `errors` gives
        its position, such as `keywords[3].keyword`. Keywords the account already has are left as they are and
        returned with `added: false`.

        Plan: Pro and Enterprise. Scope: `keywords:write`.

        Args:
            keywords: The keywords to add, in this order.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("POST", "/v1/keywords/batch", body={"keywords": keywords},
            idempotency_key=idempotency_key, timeout=timeout))

    def preview(
        self,
        *,
        keyword: str,
        in_: Literal["title", "attachments", "all"] | str | Unset = UNSET,
        filter: NewKeywordFilter | Unset = UNSET,
        profile: str | Unset = UNSET,
        alert: NewKeywordAlert | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> KeywordPreview:
        """Preview a keyword.

        How often the keyword would have matched in the last 90 days: the number of matching notices for each
        day, and the newest five. Nothing is stored.

        Plan: Pro and Enterprise. Scope: `keywords:write`.

        Args:
            keyword: Words to find, in the search language: a space means "and", `|` "or", `-` "not", `"…"` an
                exact phrase, and parentheses group. It may be empty if the filter names an agency or an
                industry.
            in_: Where the words are looked for: in titles, in the text of attachments, or in both together. A
                word that is excluded may be in none of these places.
            filter: Values of one field are combined with OR, fields with AND.
            profile: The further company that the keyword is for, as `GET /v1/profiles` lists them (Enterprise);
                needs the scope `profile:read`. `filter.eligibility` and the verdicts of its events are then
                those of this company. Default: the company of the account.
            alert: What to notify about, whom and how.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: KeywordPreview = self._core.ask(Operation("POST", "/v1/keywords/preview",
            body={"keyword": keyword, "in": in_, "filter": filter, "profile": profile, "alert": alert},
            idempotency_key=idempotency_key, timeout=timeout), Answer.json)
        return answer

    def preview_import(
        self,
        *,
        lines: Sequence[KeywordLinesLine],
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> KeywordVerdicts:
        """Preview a list of keywords.

        Shows the result of adding up to 1,000 keywords in this order: how many notices of the last 90 days each
        matches, or why it would be rejected. Nothing is stored; add the lines that you want with `POST
        /v1/keywords/batch`.

        Plan: Pro and Enterprise. Scope: `keywords:write`.

        Args:
            lines: The keywords, in the order in which they would be added.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: KeywordVerdicts = self._core.ask(Operation("POST", "/v1/keywords/import/preview",
            body={"lines": lines}, idempotency_key=idempotency_key, timeout=timeout), Answer.json)
        return answer

    def get(self, id: str, *, timeout: float | None = None) -> Keyword:
        """One keyword.

        Plan: Pro and Enterprise. Scope: `keywords:read`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Keyword = self._core.ask(Operation("GET", path_of("/v1/keywords/{}", id),
            timeout=timeout), Answer.json)
        return answer

    def change(
        self,
        id: str,
        *,
        keyword: str | None | Unset = UNSET,
        in_: Literal["title", "attachments", "all"] | str | None | Unset = UNSET,
        filter: KeywordPatchFilter | None | Unset = UNSET,
        profile: str | None | Unset = UNSET,
        alert: KeywordPatchAlert | None | Unset = UNSET,
        state: Literal["active", "paused"] | str | None | Unset = UNSET,
        if_match: str | None = None,
        timeout: float | None = None,
    ) -> Keyword:
        """Change a keyword.

        Absent fields stay as they are; `null` restores the default; lists are replaced as a whole. The change
        applies from the next notice on; existing notices are not reported again. `If-Match` is honoured.

        Plan: Pro and Enterprise. Scope: `keywords:write`.

        Args:
            keyword: Words to find, in the search language: a space means "and", `|` "or", `-` "not", `"…"` an
                exact phrase, and parentheses group. It may be empty if the filter names an agency or an
                industry.
            in_: Where the words are looked for: in titles, in the text of attachments, or in both together. A
                word that is excluded may be in none of these places.
            filter: Fields of the filter to change.
            profile: The further company that the keyword is for, as `GET /v1/profiles` lists them (Enterprise);
                needs the scope `profile:read`. `filter.eligibility` and the verdicts of its events are then
                those of this company. Default: the company of the account.
            alert: Alert settings to change.
            state: Pause or resume the keyword.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Keyword = self._core.ask(Operation("PATCH", path_of("/v1/keywords/{}", id),
            body={"keyword": keyword, "in": in_, "filter": filter, "profile": profile, "alert": alert,
            "state": state}, headers={"if-match": if_match}, timeout=timeout), Answer.json)
        return answer

    def delete(self, id: str, *, timeout: float | None = None) -> None:
        """Delete a keyword.

        The keyword no longer matches anything and no longer counts towards the limit.

        Plan: Pro and Enterprise. Scope: `keywords:write`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        self._core.ask(Operation("DELETE", path_of("/v1/keywords/{}", id), timeout=timeout), Answer.json)

    def list_matches(
        self,
        id: str,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[KeywordMatchList, KeywordMatch]:
        """List matches of a keyword.

        Every notice that was reported to the account because of this keyword, each once, newest first. A match
        is deleted two years after its notice was over; `matchCount` still counts it.

        Plan: Pro and Enterprise. Scope: `keywords:read`.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", path_of("/v1/keywords/{}/matches", id),
            query={"page": page, "pageSize": page_size}, timeout=timeout))


class AsyncKeywordsMethods:
    """Stored searches of an account: words and filters."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> AsyncKeywordsMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return AsyncKeywordsMethodsWithRawResponse(self)

    def list(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        q: str | None = None,
        state: Literal["active", "paused"] | str | None = None,
        recent: bool | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[KeywordList, Keyword]:
        """List keywords.

        The keywords of the account, oldest first.

        Plan: Pro and Enterprise. Scope: `keywords:read`.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            q: Part of the text of the keyword; case and spaces are ignored.
            state: Only keywords in this state.
            recent: Adds `recent` to each keyword: what it would have matched on each of the last 90 days.
                Default: false.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", "/v1/keywords", query={"page": page, "pageSize": page_size,
            "q": q, "state": state, "recent": recent}, timeout=timeout))

    async def create(
        self,
        *,
        keyword: str,
        in_: Literal["title", "attachments", "all"] | str | Unset = UNSET,
        filter: NewKeywordFilter | Unset = UNSET,
        profile: str | Unset = UNSET,
        alert: NewKeywordAlert | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> Keyword:
        """Add a keyword.

        Texts are stored as typed. A keyword without a word, agency or industry would match everything and is
        rejected. If the account already has an equivalent keyword, in any order or spelling, the response is
        409 with the id of that keyword and its path in `Location`.

        Plan: Pro and Enterprise. Scope: `keywords:write`.

        Args:
            keyword: Words to find, in the search language: a space means "and", `|` "or", `-` "not", `"…"` an
                exact phrase, and parentheses group. It may be empty if the filter names an agency or an
                industry.
            in_: Where the words are looked for: in titles, in the text of attachments, or in both together. A
                word that is excluded may be in none of these places.
            filter: Values of one field are combined with OR, fields with AND.
            profile: The further company that the keyword is for, as `GET /v1/profiles` lists them (Enterprise);
                needs the scope `profile:read`. `filter.eligibility` and the verdicts of its events are then
                those of this company. Default: the company of the account.
            alert: What to notify about, whom and how.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Keyword = await self._core.ask(Operation("POST", "/v1/keywords", body={"keyword": keyword,
            "in": in_, "filter": filter, "profile": profile, "alert": alert}, idempotency_key=idempotency_key,
            timeout=timeout), AsyncAnswer.json)
        return answer

    async def change_batch(
        self,
        *,
        ids: Sequence[str],
        filter: KeywordsPatchFilter | None | Unset = UNSET,
        profile: str | None | Unset = UNSET,
        alert: KeywordsPatchAlert | None | Unset = UNSET,
        state: Literal["active", "paused"] | str | None | Unset = UNSET,
        if_match: str | None = None,
        timeout: float | None = None,
    ) -> KeywordsChanged:
        """Change many keywords.

        Makes the same change to the region, the category, the company, the alerts or the state of up to 1,000
        keywords in one transaction: all of them, or none if one does not exist, or would become too broad or
        equivalent to another keyword; `errors` gives its position, such as `ids[3]`. A keyword named twice is
        changed once.

        Plan: Pro and Enterprise. Scope: `keywords:write`.

        Args:
            ids: The keywords to change.
            filter: Conditions to change.
            profile: The further company that the keyword is for, as `GET /v1/profiles` lists them (Enterprise);
                needs the scope `profile:read`. `filter.eligibility` and the verdicts of its events are then
                those of this company. Default: the company of the account.
            alert: Alert settings to change.
            state: Pause or resume the keyword.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: KeywordsChanged = await self._core.ask(Operation("PATCH", "/v1/keywords", body={"ids": ids,
            "filter": filter, "profile": profile, "alert": alert, "state": state},
            headers={"if-match": if_match}, timeout=timeout), AsyncAnswer.json)
        return answer

    def create_batch(
        self,
        *,
        keywords: Sequence[NewKeyword],
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[KeywordsAdded, KeywordsAddedItem]:
        """Add many keywords.

        Adds up to 1,000 keywords in one transaction: all of them, or none if one is rejected; `errors` gives
        its position, such as `keywords[3].keyword`. Keywords the account already has are left as they are and
        returned with `added: false`.

        Plan: Pro and Enterprise. Scope: `keywords:write`.

        Args:
            keywords: The keywords to add, in this order.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("POST", "/v1/keywords/batch", body={"keywords": keywords},
            idempotency_key=idempotency_key, timeout=timeout))

    async def preview(
        self,
        *,
        keyword: str,
        in_: Literal["title", "attachments", "all"] | str | Unset = UNSET,
        filter: NewKeywordFilter | Unset = UNSET,
        profile: str | Unset = UNSET,
        alert: NewKeywordAlert | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> KeywordPreview:
        """Preview a keyword.

        How often the keyword would have matched in the last 90 days: the number of matching notices for each
        day, and the newest five. Nothing is stored.

        Plan: Pro and Enterprise. Scope: `keywords:write`.

        Args:
            keyword: Words to find, in the search language: a space means "and", `|` "or", `-` "not", `"…"` an
                exact phrase, and parentheses group. It may be empty if the filter names an agency or an
                industry.
            in_: Where the words are looked for: in titles, in the text of attachments, or in both together. A
                word that is excluded may be in none of these places.
            filter: Values of one field are combined with OR, fields with AND.
            profile: The further company that the keyword is for, as `GET /v1/profiles` lists them (Enterprise);
                needs the scope `profile:read`. `filter.eligibility` and the verdicts of its events are then
                those of this company. Default: the company of the account.
            alert: What to notify about, whom and how.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: KeywordPreview = await self._core.ask(Operation("POST", "/v1/keywords/preview",
            body={"keyword": keyword, "in": in_, "filter": filter, "profile": profile, "alert": alert},
            idempotency_key=idempotency_key, timeout=timeout), AsyncAnswer.json)
        return answer

    async def preview_import(
        self,
        *,
        lines: Sequence[KeywordLinesLine],
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> KeywordVerdicts:
        """Preview a list of keywords.

        Shows the result of adding up to 1,000 keywords in this order: how many notices of the last 90 days each
        matches, or why it would be rejected. Nothing is stored; add the lines that you want with `POST
        /v1/keywords/batch`.

        Plan: Pro and Enterprise. Scope: `keywords:write`.

        Args:
            lines: The keywords, in the order in which they would be added.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: KeywordVerdicts = await self._core.ask(Operation("POST", "/v1/keywords/import/preview",
            body={"lines": lines}, idempotency_key=idempotency_key, timeout=timeout), AsyncAnswer.json)
        return answer

    async def get(self, id: str, *, timeout: float | None = None) -> Keyword:
        """One keyword.

        Plan: Pro and Enterprise. Scope: `keywords:read`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Keyword = await self._core.ask(Operation("GET", path_of("/v1/keywords/{}", id),
            timeout=timeout), AsyncAnswer.json)
        return answer

    async def change(
        self,
        id: str,
        *,
        keyword: str | None | Unset = UNSET,
        in_: Literal["title", "attachments", "all"] | str | None | Unset = UNSET,
        filter: KeywordPatchFilter | None | Unset = UNSET,
        profile: str | None | Unset = UNSET,
        alert: KeywordPatchAlert | None | Unset = UNSET,
        state: Literal["active", "paused"] | str | None | Unset = UNSET,
        if_match: str | None = None,
        timeout: float | None = None,
    ) -> Keyword:
        """Change a keyword.

        Absent fields stay as they are; `null` restores the default; lists are replaced as a whole. The change
        applies from the next notice on; existing notices are not reported again. `If-Match` is honoured.

        Plan: Pro and Enterprise. Scope: `keywords:write`.

        Args:
            keyword: Words to find, in the search language: a space means "and", `|` "or", `-` "not", `"…"` an
                exact phrase, and parentheses group. It may be empty if the filter names an agency or an
                industry.
            in_: Where the words are looked for: in titles, in the text of attachments, or in both together. A
                word that is excluded may be in none of these places.
            filter: Fields of the filter to change.
            profile: The further company that the keyword is for, as `GET /v1/profiles` lists them (Enterprise);
                needs the scope `profile:read`. `filter.eligibility` and the verdicts of its events are then
                those of this company. Default: the company of the account.
            alert: Alert settings to change.
            state: Pause or resume the keyword.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Keyword = await self._core.ask(Operation("PATCH", path_of("/v1/keywords/{}", id),
            body={"keyword": keyword, "in": in_, "filter": filter, "profile": profile, "alert": alert,
            "state": state}, headers={"if-match": if_match}, timeout=timeout), AsyncAnswer.json)
        return answer

    async def delete(self, id: str, *, timeout: float | None = None) -> None:
        """Delete a keyword.

        The keyword no longer matches anything and no longer counts towards the limit.

        Plan: Pro and Enterprise. Scope: `keywords:write`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        await self._core.ask(Operation("DELETE", path_of("/v1/keywords/{}", id), timeout=timeout), AsyncAnswer.json)

    def list_matches(
        self,
        id: str,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[KeywordMatchList, KeywordMatch]:
        """List matches of a keyword.

        Every notice that was reported to the account because of this keyword, each once, newest first. A match
        is deleted two years after its notice was over; `matchCount` still counts it.

        Plan: Pro and Enterprise. Scope: `keywords:read`.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", path_of("/v1/keywords/{}/matches", id), query={"page": page,
            "pageSize": page_size}, timeout=timeout))


class KeywordsMethodsWithRawResponse:
    """The methods of `KeywordsMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: KeywordsMethods) -> None:
        self.list = raw_of(methods.list)
        self.create = raw_of(methods.create)
        self.change_batch = raw_of(methods.change_batch)
        self.create_batch = raw_of(methods.create_batch)
        self.preview = raw_of(methods.preview)
        self.preview_import = raw_of(methods.preview_import)
        self.get = raw_of(methods.get)
        self.change = raw_of(methods.change)
        self.delete = raw_of(methods.delete)
        self.list_matches = raw_of(methods.list_matches)


class AsyncKeywordsMethodsWithRawResponse:
    """The methods of `AsyncKeywordsMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: AsyncKeywordsMethods) -> None:
        self.list = async_raw_of(methods.list)
        self.create = async_raw_of(methods.create)
        self.change_batch = async_raw_of(methods.change_batch)
        self.create_batch = async_raw_of(methods.create_batch)
        self.preview = async_raw_of(methods.preview)
        self.preview_import = async_raw_of(methods.preview_import)
        self.get = async_raw_of(methods.get)
        self.change = async_raw_of(methods.change)
        self.delete = async_raw_of(methods.delete)
        self.list_matches = async_raw_of(methods.list_matches)
