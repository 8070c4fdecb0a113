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
        NamedProfile,
        NamedProfileInputCertificate,
        NamedProfileInputLicence,
        NamedProfileInputProduct,
        NamedProfileInputSeat,
        NamedProfileInputTrackRecord,
        NamedProfileList,
        NamedProfileSummary,
    )


class ProfilesMethods:
    """The company profile, and whether the company may bid on a notice."""

    def __init__(self, core: Core) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> ProfilesMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return ProfilesMethodsWithRawResponse(self)

    def list(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[NamedProfileList, NamedProfileSummary]:
        """List further company profiles.

        Companies besides the one of `GET /v1/profile`, such as subsidiaries or members of a consortium, by name
        and without their profiles.

        Plan: Pro and Enterprise. Scope: `profile:read`.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", "/v1/profiles", query={"page": page,
            "pageSize": page_size}, timeout=timeout))

    def create(
        self,
        *,
        name: str,
        business_no: str | None | Unset = UNSET,
        seats: Sequence[NamedProfileInputSeat] | Unset = UNSET,
        size: Literal["micro", "small", "medium", "large"] | str | None | Unset = UNSET,
        joint_bidding: bool | None | Unset = UNSET,
        complete: Sequence[Literal["licences", "seats", "products"] | str] | Unset = UNSET,
        licences: Sequence[NamedProfileInputLicence] | Unset = UNSET,
        products: Sequence[NamedProfileInputProduct] | Unset = UNSET,
        certificates: Sequence[NamedProfileInputCertificate] | Unset = UNSET,
        track_record: Sequence[NamedProfileInputTrackRecord] | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> NamedProfile:
        """Create a further company profile.

        Stores the profile of another company, with the fields of `PUT /v1/profile` and a name. An account may
        have 20.

        Plan: Enterprise. Scope: `profile:write`.

        Args:
            name: Name of the company, unique among the profiles of the account.
            business_no: Business registration number: ten digits, with or without hyphens; returned without.
            seats: Registered places of business.
            size: `micro` = 소상공인, `small` = 소기업, `medium` = 중기업, `large` = 중견·대기업; `null` = not declared.
            joint_bidding: Whether the company bids jointly with others (공동수급). Only `false` rules out joint
                bidding as a remedy; `null` = not declared.
            complete: Lists that name everything the company has. What is absent from another list counts as not
                declared, never as missing.
            licences: Licences of the company, each code once.
            products: Registered products, each code once.
            certificates: Certificates, each kind once.
            track_record: Completed contracts that can be cited as track record (실적).
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: NamedProfile = self._core.ask(Operation("POST", "/v1/profiles", body={"name": name,
            "businessNo": business_no, "seats": seats, "size": size, "jointBidding": joint_bidding,
            "complete": complete, "licences": licences, "products": products, "certificates": certificates,
            "trackRecord": track_record}, idempotency_key=idempotency_key, timeout=timeout), Answer.json)
        return answer

    def get(self, id: str, *, timeout: float | None = None) -> NamedProfile:
        """Read a further company profile.

        Plan: Pro and Enterprise. Scope: `profile:read`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: NamedProfile = self._core.ask(Operation("GET", path_of("/v1/profiles/{}", id),
            timeout=timeout), Answer.json)
        return answer

    def replace(
        self,
        id: str,
        *,
        name: str,
        business_no: str | None | Unset = UNSET,
        seats: Sequence[NamedProfileInputSeat] | Unset = UNSET,
        size: Literal["micro", "small", "medium", "large"] | str | None | Unset = UNSET,
        joint_bidding: bool | None | Unset = UNSET,
        complete: Sequence[Literal["licences", "seats", "products"] | str] | Unset = UNSET,
        licences: Sequence[NamedProfileInputLicence] | Unset = UNSET,
        products: Sequence[NamedProfileInputProduct] | Unset = UNSET,
        certificates: Sequence[NamedProfileInputCertificate] | Unset = UNSET,
        track_record: Sequence[NamedProfileInputTrackRecord] | Unset = UNSET,
        if_match: str | None = None,
        timeout: float | None = None,
    ) -> NamedProfile:
        """Replace a further company profile.

        Stores the name and the profile as a whole. With `If-Match` it is replaced only if its `ETag` is still
        the one you send.

        Plan: Enterprise. Scope: `profile:write`.

        Args:
            name: Name of the company, unique among the profiles of the account.
            business_no: Business registration number: ten digits, with or without hyphens; returned without.
            seats: Registered places of business.
            size: `micro` = 소상공인, `small` = 소기업, `medium` = 중기업, `large` = 중견·대기업; `null` = not declared.
            joint_bidding: Whether the company bids jointly with others (공동수급). Only `false` rules out joint
                bidding as a remedy; `null` = not declared.
            complete: Lists that name everything the company has. What is absent from another list counts as not
                declared, never as missing.
            licences: Licences of the company, each code once.
            products: Registered products, each code once.
            certificates: Certificates, each kind once.
            track_record: Completed contracts that can be cited as track record (실적).
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: NamedProfile = self._core.ask(Operation("PUT", path_of("/v1/profiles/{}", id),
            body={"name": name, "businessNo": business_no, "seats": seats, "size": size,
            "jointBidding": joint_bidding, "complete": complete, "licences": licences, "products": products,
            "certificates": certificates, "trackRecord": track_record}, headers={"if-match": if_match},
            timeout=timeout), Answer.json)
        return answer

    def delete(self, id: str, *, timeout: float | None = None) -> None:
        """Delete a further company profile.

        A profile that keywords or schedules of reports use is not deleted: change or delete these first.

        Plan: Pro and Enterprise. Scope: `profile:write`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        self._core.ask(Operation("DELETE", path_of("/v1/profiles/{}", id), timeout=timeout), Answer.json)


class AsyncProfilesMethods:
    """The company profile, and whether the company may bid on a notice."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> AsyncProfilesMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return AsyncProfilesMethodsWithRawResponse(self)

    def list(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[NamedProfileList, NamedProfileSummary]:
        """List further company profiles.

        Companies besides the one of `GET /v1/profile`, such as subsidiaries or members of a consortium, by name
        and without their profiles.

        Plan: Pro and Enterprise. Scope: `profile:read`.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", "/v1/profiles", query={"page": page, "pageSize": page_size},
            timeout=timeout))

    async def create(
        self,
        *,
        name: str,
        business_no: str | None | Unset = UNSET,
        seats: Sequence[NamedProfileInputSeat] | Unset = UNSET,
        size: Literal["micro", "small", "medium", "large"] | str | None | Unset = UNSET,
        joint_bidding: bool | None | Unset = UNSET,
        complete: Sequence[Literal["licences", "seats", "products"] | str] | Unset = UNSET,
        licences: Sequence[NamedProfileInputLicence] | Unset = UNSET,
        products: Sequence[NamedProfileInputProduct] | Unset = UNSET,
        certificates: Sequence[NamedProfileInputCertificate] | Unset = UNSET,
        track_record: Sequence[NamedProfileInputTrackRecord] | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> NamedProfile:
        """Create a further company profile.

        Stores the profile of another company, with the fields of `PUT /v1/profile` and a name. An account may
        have 20.

        Plan: Enterprise. Scope: `profile:write`.

        Args:
            name: Name of the company, unique among the profiles of the account.
            business_no: Business registration number: ten digits, with or without hyphens; returned without.
            seats: Registered places of business.
            size: `micro` = 소상공인, `small` = 소기업, `medium` = 중기업, `large` = 중견·대기업; `null` = not declared.
            joint_bidding: Whether the company bids jointly with others (공동수급). Only `false` rules out joint
                bidding as a remedy; `null` = not declared.
            complete: Lists that name everything the company has. What is absent from another list counts as not
                declared, never as missing.
            licences: Licences of the company, each code once.
            products: Registered products, each code once.
            certificates: Certificates, each kind once.
            track_record: Completed contracts that can be cited as track record (실적).
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: NamedProfile = await self._core.ask(Operation("POST", "/v1/profiles", body={"name": name,
            "businessNo": business_no, "seats": seats, "size": size, "jointBidding": joint_bidding,
            "complete": complete, "licences": licences, "products": products, "certificates": certificates,
            "trackRecord": track_record}, idempotency_key=idempotency_key, timeout=timeout), AsyncAnswer.json)
        return answer

    async def get(self, id: str, *, timeout: float | None = None) -> NamedProfile:
        """Read a further company profile.

        Plan: Pro and Enterprise. Scope: `profile:read`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: NamedProfile = await self._core.ask(Operation("GET", path_of("/v1/profiles/{}", id),
            timeout=timeout), AsyncAnswer.json)
        return answer

    async def replace(
        self,
        id: str,
        *,
        name: str,
        business_no: str | None | Unset = UNSET,
        seats: Sequence[NamedProfileInputSeat] | Unset = UNSET,
        size: Literal["micro", "small", "medium", "large"] | str | None | Unset = UNSET,
        joint_bidding: bool | None | Unset = UNSET,
        complete: Sequence[Literal["licences", "seats", "products"] | str] | Unset = UNSET,
        licences: Sequence[NamedProfileInputLicence] | Unset = UNSET,
        products: Sequence[NamedProfileInputProduct] | Unset = UNSET,
        certificates: Sequence[NamedProfileInputCertificate] | Unset = UNSET,
        track_record: Sequence[NamedProfileInputTrackRecord] | Unset = UNSET,
        if_match: str | None = None,
        timeout: float | None = None,
    ) -> NamedProfile:
        """Replace a further company profile.

        Stores the name and the profile as a whole. With `If-Match` it is replaced only if its `ETag` is still
        the one you send.

        Plan: Enterprise. Scope: `profile:write`.

        Args:
            name: Name of the company, unique among the profiles of the account.
            business_no: Business registration number: ten digits, with or without hyphens; returned without.
            seats: Registered places of business.
            size: `micro` = 소상공인, `small` = 소기업, `medium` = 중기업, `large` = 중견·대기업; `null` = not declared.
            joint_bidding: Whether the company bids jointly with others (공동수급). Only `false` rules out joint
                bidding as a remedy; `null` = not declared.
            complete: Lists that name everything the company has. What is absent from another list counts as not
                declared, never as missing.
            licences: Licences of the company, each code once.
            products: Registered products, each code once.
            certificates: Certificates, each kind once.
            track_record: Completed contracts that can be cited as track record (실적).
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: NamedProfile = await self._core.ask(Operation("PUT", path_of("/v1/profiles/{}", id),
            body={"name": name, "businessNo": business_no, "seats": seats, "size": size,
            "jointBidding": joint_bidding, "complete": complete, "licences": licences, "products": products,
            "certificates": certificates, "trackRecord": track_record}, headers={"if-match": if_match},
            timeout=timeout), AsyncAnswer.json)
        return answer

    async def delete(self, id: str, *, timeout: float | None = None) -> None:
        """Delete a further company profile.

        A profile that keywords or schedules of reports use is not deleted: change or delete these first.

        Plan: Pro and Enterprise. Scope: `profile:write`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        await self._core.ask(Operation("DELETE", path_of("/v1/profiles/{}", id), timeout=timeout), AsyncAnswer.json)


class ProfilesMethodsWithRawResponse:
    """The methods of `ProfilesMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: ProfilesMethods) -> None:
        self.list = raw_of(methods.list)
        self.create = raw_of(methods.create)
        self.get = raw_of(methods.get)
        self.replace = raw_of(methods.replace)
        self.delete = raw_of(methods.delete)


class AsyncProfilesMethodsWithRawResponse:
    """The methods of `AsyncProfilesMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: AsyncProfilesMethods) -> None:
        self.list = async_raw_of(methods.list)
        self.create = async_raw_of(methods.create)
        self.get = async_raw_of(methods.get)
        self.replace = async_raw_of(methods.replace)
        self.delete = async_raw_of(methods.delete)
