# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncAnswer, AsyncCore, raw_of as async_raw_of
from .._rules import UNSET, Operation, Unset
from .core import Answer, Core, raw_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal
    from .types import (
        Profile,
        ProfileInputCertificate,
        ProfileInputLicence,
        ProfileInputProduct,
        ProfileInputSeat,
        ProfileInputTrackRecord,
        RegistryEntry,
    )


class ProfileMethods:
    """The company profile, and whether the company may bid on a notice."""

    def __init__(self, core: Core) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> ProfileMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return ProfileMethodsWithRawResponse(self)

    def get(self, *, timeout: float | None = None) -> Profile:
        """Read the company profile.

        What the account has declared about its company. An account has one profile; before it is first stored,
        everything is empty and `updatedAt` is `null`.

        Plan: Pro and Enterprise. Scope: `profile:read`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Profile = self._core.ask(Operation("GET", "/v1/profile", timeout=timeout), Answer.json)
        return answer

    def replace(
        self,
        *,
        business_no: str | None | Unset = UNSET,
        seats: Sequence[ProfileInputSeat] | Unset = UNSET,
        size: Literal["micro", "small", "medium", "large"] | str | None | Unset = UNSET,
        joint_bidding: bool | None | Unset = UNSET,
        complete: Sequence[Literal["licences", "seats", "products"] | str] | Unset = UNSET,
        licences: Sequence[ProfileInputLicence] | Unset = UNSET,
        products: Sequence[ProfileInputProduct] | Unset = UNSET,
        certificates: Sequence[ProfileInputCertificate] | Unset = UNSET,
        track_record: Sequence[ProfileInputTrackRecord] | Unset = UNSET,
        if_match: str | None = None,
        timeout: float | None = None,
    ) -> Profile:
        """Replace the company profile.

        Stores the profile as a whole. What is absent counts as not declared, never as missing, unless
        `complete` names its list. With `If-Match` the profile is replaced only if its `ETag` is still the one
        you send.

        Plan: Pro and Enterprise. Scope: `profile:write`.

        Args:
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
        answer: Profile = self._core.ask(Operation("PUT", "/v1/profile", body={"businessNo": business_no,
            "seats": seats, "size": size, "jointBidding": joint_bidding, "complete": complete,
            "licences": licences, "products": products, "certificates": certificates,
            "trackRecord": track_record}, headers={"if-match": if_match}, timeout=timeout), Answer.json)
        return answer

    def get_registry_entry(self, *, business_no: str, timeout: float | None = None) -> RegistryEntry:
        """Look up a company in the registry of the portal.

        Returns what KONEPS lists of the company with this business number: name, place, industries, products
        and exclusions from bidding. Use it to fill in a company profile: nothing is stored. A company may have
        more than is listed, so an entry never makes a list of the profile complete. A result is reused for an
        hour.

        Plan: Pro and Enterprise. Scope: `profile:read`.

        Args:
            business_no: Business registration number: ten digits, with or without hyphens.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: RegistryEntry = self._core.ask(Operation("GET", "/v1/profile/registry",
            query={"businessNo": business_no}, timeout=timeout), Answer.json)
        return answer


class AsyncProfileMethods:
    """The company profile, and whether the company may bid on a notice."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> AsyncProfileMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return AsyncProfileMethodsWithRawResponse(self)

    async def get(self, *, timeout: float | None = None) -> Profile:
        """Read the company profile.

        What the account has declared about its company. An account has one profile; before it is first stored,
        everything is empty and `updatedAt` is `null`.

        Plan: Pro and Enterprise. Scope: `profile:read`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Profile = await self._core.ask(Operation("GET", "/v1/profile", timeout=timeout), AsyncAnswer.json)
        return answer

    async def replace(
        self,
        *,
        business_no: str | None | Unset = UNSET,
        seats: Sequence[ProfileInputSeat] | Unset = UNSET,
        size: Literal["micro", "small", "medium", "large"] | str | None | Unset = UNSET,
        joint_bidding: bool | None | Unset = UNSET,
        complete: Sequence[Literal["licences", "seats", "products"] | str] | Unset = UNSET,
        licences: Sequence[ProfileInputLicence] | Unset = UNSET,
        products: Sequence[ProfileInputProduct] | Unset = UNSET,
        certificates: Sequence[ProfileInputCertificate] | Unset = UNSET,
        track_record: Sequence[ProfileInputTrackRecord] | Unset = UNSET,
        if_match: str | None = None,
        timeout: float | None = None,
    ) -> Profile:
        """Replace the company profile.

        Stores the profile as a whole. What is absent counts as not declared, never as missing, unless
        `complete` names its list. With `If-Match` the profile is replaced only if its `ETag` is still the one
        you send.

        Plan: Pro and Enterprise. Scope: `profile:write`.

        Args:
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
        answer: Profile = await self._core.ask(Operation("PUT", "/v1/profile", body={"businessNo": business_no,
            "seats": seats, "size": size, "jointBidding": joint_bidding, "complete": complete,
            "licences": licences, "products": products, "certificates": certificates,
            "trackRecord": track_record}, headers={"if-match": if_match}, timeout=timeout), AsyncAnswer.json)
        return answer

    async def get_registry_entry(self, *, business_no: str, timeout: float | None = None) -> RegistryEntry:
        """Look up a company in the registry of the portal.

        Returns what KONEPS lists of the company with this business number: name, place, industries, products
        and exclusions from bidding. Use it to fill in a company profile: nothing is stored. A company may have
        more than is listed, so an entry never makes a list of the profile complete. A result is reused for an
        hour.

        Plan: Pro and Enterprise. Scope: `profile:read`.

        Args:
            business_no: Business registration number: ten digits, with or without hyphens.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: RegistryEntry = await self._core.ask(Operation("GET", "/v1/profile/registry",
            query={"businessNo": business_no}, timeout=timeout), AsyncAnswer.json)
        return answer


class ProfileMethodsWithRawResponse:
    """The methods of `ProfileMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: ProfileMethods) -> None:
        self.get = raw_of(methods.get)
        self.replace = raw_of(methods.replace)
        self.get_registry_entry = raw_of(methods.get_registry_entry)


class AsyncProfileMethodsWithRawResponse:
    """The methods of `AsyncProfileMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: AsyncProfileMethods) -> None:
        self.get = async_raw_of(methods.get)
        self.replace = async_raw_of(methods.replace)
        self.get_registry_entry = async_raw_of(methods.get_registry_entry)
