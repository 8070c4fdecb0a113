# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncAnswer, AsyncCore
from .._rules import UNSET, Operation, Unset
from .core import Answer, Core

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
    )


class ProfileMethods:
    """The company profile, and whether the company may bid on a notice."""

    def __init__(self, core: Core) -> None:
        self._core = core

    def get(self) -> Profile:
        """Read the company profile.

        What the account has declared about its company. An account has one profile; before it is first stored,
        everything is empty and `updatedAt` is `null`.

        Plan: Pro and Enterprise. Scope: `profile:read`.
        """
        answer: Profile = self._core.ask(Operation("GET", "/v1/profile"), Answer.json)
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
        """
        answer: Profile = self._core.ask(Operation("PUT", "/v1/profile", body={"businessNo": business_no,
            "seats": seats, "size": size, "jointBidding": joint_bidding, "complete": complete,
            "licences": licences, "products": products, "certificates": certificates,
            "trackRecord": track_record}, headers={"if-match": if_match}), Answer.json)
        return answer


class AsyncProfileMethods:
    """The company profile, and whether the company may bid on a notice."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    async def get(self) -> Profile:
        """Read the company profile.

        What the account has declared about its company. An account has one profile; before it is first stored,
        everything is empty and `updatedAt` is `null`.

        Plan: Pro and Enterprise. Scope: `profile:read`.
        """
        answer: Profile = await self._core.ask(Operation("GET", "/v1/profile"), AsyncAnswer.json)
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
        """
        answer: Profile = await self._core.ask(Operation("PUT", "/v1/profile", body={"businessNo": business_no,
            "seats": seats, "size": size, "jointBidding": joint_bidding, "complete": complete,
            "licences": licences, "products": products, "certificates": certificates,
            "trackRecord": track_record}, headers={"if-match": if_match}), AsyncAnswer.json)
        return answer
