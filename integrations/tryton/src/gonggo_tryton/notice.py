"""Converts notices of Gonggo for Tryton. Pure: no network, no clock."""
from __future__ import annotations

from datetime import datetime, timezone
from typing import Any


def notice_of(bid: dict[str, Any], own_number: str | None) -> dict[str, Any]:
    """A notice in the form of the module: amounts as text, times in UTC, and the outcome for this company."""
    awards = newest_awards(bid.get("awards", []))
    award = shown_award(awards, own_number)
    outcome = outcome_of(bid["status"], awards, own_number)
    agency = "demandAgency" if bid["demandAgency"] else "agency"
    prices = (bid["estimatedPrice"], bid["baseAmount"], bid["budget"])
    return {
        "number": bid["noticeNo"],
        "version": bid["version"],
        "updated_at": bid["updatedAt"],
        "posted_on": bid["postedAt"][:10],
        "title": bid["title"],
        "agency_key": bid[f"{agency}Code"] or bid[agency],
        "agency_name": bid[agency],
        "currency": bid["currency"],
        "price": text_of(next((price for price in prices if price is not None), None)),
        "estimated_price": text_of(bid["estimatedPrice"]),
        "base_amount": text_of(bid["baseAmount"]),
        "budget": text_of(bid["budget"]),
        "deadline": utc_of(bid["closeAt"]),
        "deadline_on": bid["closeAt"] and bid["closeAt"][:10],
        "opening": utc_of(bid["openAt"]),
        "link": bid["detailUrl"],
        "outcome": outcome,
        "award": award and words_of(award),
        "won_amount": text_of(won_amount(award, own_number)) if outcome == "won" and award else None,
    }


def withdrawn(number: str) -> dict[str, Any]:
    return {"number": number, "withdrawn": True}


def newest_awards(awards: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The deciding round of each lot: a re-bid replaces a failed round."""
    newest: dict[str, dict[str, Any]] = {}
    for award in sorted(awards, key=lambda one: (one["revision"], one["rebid"])):
        newest[award["lot"]] = award
    return list(newest.values())


def is_own(award: dict[str, Any], own_number: str | None) -> bool:
    numbers = [digits_of(winner["businessNo"]) for winner in award["winners"]]
    return award["state"] == "awarded" and own_number is not None and digits_of(own_number) in numbers


def outcome_of(status: str, awards: list[dict[str, Any]], own_number: str | None) -> str | None:
    """Like for pursuits: one won lot is a win; without the own business number, there is no decision."""
    if status in ("cancelled", "failed"):
        return status
    if any(is_own(award, own_number) for award in awards):
        return "won"
    if status != "awarded":
        return None
    return "lost" if own_number and awards else "awarded"


def shown_award(awards: list[dict[str, Any]], own_number: str | None) -> dict[str, Any] | None:
    """Of several lots, the one that was won, otherwise the first with a winner."""
    in_order = sorted(awards, key=lambda one: one["lot"])
    ranked = sorted(in_order, key=lambda one: (not is_own(one, own_number), one["state"] != "awarded"))
    return ranked[0] if ranked else None


def won_amount(award: dict[str, Any], own_number: str | None) -> int | None:
    own = next(one for one in award["winners"] if digits_of(one["businessNo"]) == digits_of(own_number))
    return own["amount"] if own["amount"] is not None or len(award["winners"]) > 1 else award["amount"]


def words_of(award: dict[str, Any]) -> str:
    winners = ", ".join(
        f"{one['name']} ({one['businessNo']})" if one["businessNo"] else one["name"] for one in award["winners"]
    )
    amount = f"{award['amount']:,} {award['currency']}" if award["amount"] is not None else ""
    rate = f"{award['rate']} %" if award["rate"] is not None else ""
    return " · ".join(word for word in (winners, amount, rate, award["reason"]) if word)


def digits_of(number: str | None) -> str | None:
    return number and "".join(sign for sign in number if sign.isdigit())


def text_of(amount: int | None) -> str | None:
    return None if amount is None else str(amount)


def utc_of(time: str | None) -> str | None:
    """Converts times to the form of Tryton: UTC without a time zone."""
    return time and datetime.fromisoformat(time).astimezone(timezone.utc).replace(tzinfo=None).isoformat()
