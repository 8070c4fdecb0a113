# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncAnswer, AsyncCore, AsyncPages, raw_of as async_raw_of
from .._rules import UNSET, Operation, Unset, path_of
from .core import Answer, Core, Page, raw_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal
    from .types import Delivery, DeliveryDetail, DeliveryList, Redelivered, Webhook, WebhookList, WebhookWithSecret


class WebhooksMethods:
    """Endpoints for events, their deliveries, and redelivery."""

    def __init__(self, core: Core) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> WebhooksMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return WebhooksMethodsWithRawResponse(self)

    def list(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[WebhookList, Webhook]:
        """List webhooks.

        The webhooks of the account, oldest first.

        Plan: Enterprise. Scope: `webhooks:read`.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", "/v1/webhooks", query={"page": page,
            "pageSize": page_size}, timeout=timeout))

    def create(
        self,
        *,
        url: str,
        events: Sequence[Literal["bid.matched", "bid.changed", "bid.cancelled", "bid.awarded",
            "pursuit.changed", "report.ready", "webhook.disabled", "webhook.test",
            "security.incident"] | str] | None | Unset = UNSET,
        format: Literal["standard", "slack", "teams", "discord"] | str | None | Unset = UNSET,
        signatures: Sequence[Literal["v1", "v1a"] | str] | None | Unset = UNSET,
        description: str | None | Unset = UNSET,
        secret: str | None | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> WebhookWithSecret:
        """Register a webhook.

        Events are then posted to `url`, signed as Standard Webhooks specifies. The response shows the secret,
        only once. A URL that is never allowed returns 400 `invalid_url`; its host name is resolved and checked
        at each delivery.

        Plan: Enterprise. Scope: `webhooks:write`.

        Args:
            url: Where events are sent: `https`, without user name and password, on the public internet.
            events: Event types to send. Absent or `null`: all, including types added later.
            format: `standard`: the signed event · `slack`, `teams`, `discord`: an unsigned message in Korean,
                as the incoming webhooks of these services take it.
            signatures: `v1` (HMAC-SHA256) is always included; `v1a` adds ed25519, verified with `publicKey`.
            description: A description to recognise it by.
            secret: Your own secret: `whsec_` and 24 to 64 bytes in base64. Absent: one is generated.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: WebhookWithSecret = self._core.ask(Operation("POST", "/v1/webhooks", body={"url": url,
            "events": events, "format": format, "signatures": signatures, "description": description,
            "secret": secret}, idempotency_key=idempotency_key, timeout=timeout), Answer.json)
        return answer

    def get(self, id: str, *, timeout: float | None = None) -> Webhook:
        """One webhook.

        Plan: Enterprise. Scope: `webhooks:read`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Webhook = self._core.ask(Operation("GET", path_of("/v1/webhooks/{}", id),
            timeout=timeout), Answer.json)
        return answer

    def change(
        self,
        id: str,
        *,
        url: str | Unset = UNSET,
        events: Sequence[Literal["bid.matched", "bid.changed", "bid.cancelled", "bid.awarded",
            "pursuit.changed", "report.ready", "webhook.disabled", "webhook.test",
            "security.incident"] | str] | None | Unset = UNSET,
        format: Literal["standard", "slack", "teams", "discord"] | str | None | Unset = UNSET,
        signatures: Sequence[Literal["v1", "v1a"] | str] | None | Unset = UNSET,
        description: str | None | Unset = UNSET,
        state: Literal["enabled", "disabled"] | str | None | Unset = UNSET,
        if_match: str | None = None,
        timeout: float | None = None,
    ) -> Webhook:
        """Change a webhook.

        Absent fields stay as they are; `null` resets a field. `{"state": "enabled"}` also sends the events that
        were on hold, oldest first. `If-Match` is honoured.

        Plan: Enterprise. Scope: `webhooks:write`.

        Args:
            url: Where events are sent: `https`, without user name and password, on the public internet.
            events: Event types to send. `null`: all, including types added later.
            format: `standard`: the signed event · `slack`, `teams`, `discord`: an unsigned message in Korean,
                as the incoming webhooks of these services take it.
            signatures: `v1` (HMAC-SHA256) is always included; `v1a` adds ed25519, verified with `publicKey`.
            description: A description to recognise it by.
            state: `enabled` (or `null`) also sends the events that were on hold, oldest first.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Webhook = self._core.ask(Operation("PATCH", path_of("/v1/webhooks/{}", id), body={"url": url,
            "events": events, "format": format, "signatures": signatures, "description": description,
            "state": state}, headers={"if-match": if_match}, timeout=timeout), Answer.json)
        return answer

    def delete(self, id: str, *, timeout: float | None = None) -> None:
        """Delete a webhook.

        Its pending deliveries are deleted too. Nothing more is sent, except requests already in progress.

        Plan: Enterprise. Scope: `webhooks:write`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        self._core.ask(Operation("DELETE", path_of("/v1/webhooks/{}", id), timeout=timeout), Answer.json)

    def rotate_secret(
        self,
        id: str,
        *,
        grace_seconds: int | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> WebhookWithSecret:
        """Replace the secret of a webhook.

        The response shows the new secret, only once. For `graceSeconds` requests are signed with both secrets,
        then with the new one only. At most two secrets are valid at a time. The key of `v1a` does not change.

        Plan: Enterprise. Scope: `webhooks:write`.

        Args:
            grace_seconds: How many seconds requests are also signed with the old secret. Default: 86400.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: WebhookWithSecret = self._core.ask(Operation("POST", path_of("/v1/webhooks/{}/rotate-secret",
            id), body={"graceSeconds": grace_seconds}, idempotency_key=idempotency_key,
            timeout=timeout), Answer.json)
        return answer

    def test(self, id: str, *, idempotency_key: str | None = None, timeout: float | None = None) -> Delivery:
        """Send a test event.

        Sends a `webhook.test` event to this webhook only, regardless of its event types. `Location` is the
        delivery, which shows the result.

        Plan: Enterprise. Scope: `webhooks:write`.

        Args:
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Delivery = self._core.ask(Operation("POST", path_of("/v1/webhooks/{}/test", id),
            idempotency_key=idempotency_key, timeout=timeout), Answer.json)
        return answer

    def list_deliveries(
        self,
        id: str,
        *,
        state: Literal["pending", "delivered", "failed", "held", "aborted", "expired"] | str | None = None,
        type: Literal["bid.matched", "bid.changed", "bid.cancelled", "bid.awarded", "pursuit.changed",
            "report.ready", "webhook.disabled", "webhook.test", "security.incident"] | str | None = None,
        since: str | None = None,
        until: str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Page[DeliveryList, Delivery]:
        """List deliveries.

        Past and pending deliveries of the webhook, newest first. They are kept for 30 days.

        Plan: Enterprise. Scope: `webhooks:read`.

        Args:
            state: Only deliveries in this state.
            type: Only deliveries of events of this type.
            since: Only deliveries created at this time or later: a time with offset, or a date.
            until: Only deliveries created at this time or earlier: a time with offset, or a date.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.first_page(Operation("GET", path_of("/v1/webhooks/{}/deliveries", id),
            query={"state": state, "type": type, "since": since, "until": until, "page": page,
            "pageSize": page_size}, timeout=timeout))

    def get_delivery(self, id: str, delivery_id: str, *, timeout: float | None = None) -> DeliveryDetail:
        """One delivery.

        The delivery with its event and its attempts: time, duration, status or error, and the first kilobyte of
        the response body.

        Plan: Enterprise. Scope: `webhooks:read`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: DeliveryDetail = self._core.ask(Operation("GET", path_of("/v1/webhooks/{}/deliveries/{}", id,
            delivery_id), timeout=timeout), Answer.json)
        return answer

    def redeliver(
        self,
        id: str,
        delivery_id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> Delivery:
        """Send one delivery again.

        Sends it at once with the same `webhook-id` and restarts its attempts. While the webhook is disabled, it
        stays on hold. For events older than 30 days the response is 404.

        Plan: Enterprise. Scope: `webhooks:write`.

        Args:
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Delivery = self._core.ask(Operation("POST", path_of("/v1/webhooks/{}/deliveries/{}/redeliver",
            id, delivery_id), idempotency_key=idempotency_key, timeout=timeout), Answer.json)
        return answer

    def redeliver_range(
        self,
        id: str,
        *,
        from_: str,
        to: str | None | Unset = UNSET,
        state: Literal["delivered", "failed", "aborted"] | str | None | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> Redelivered:
        """Send deliveries again.

        Sends all deliveries in one state that were created between `from` and `to`, each once, with the same
        `webhook-id`. Returns their number.

        Plan: Enterprise. Scope: `webhooks:write`.

        Args:
            from_: Deliveries created at this time or later: a time with offset, or a date.
            to: End of the range, inclusive. Absent: now.
            state: State of the deliveries to send again. Default: `failed`.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Redelivered = self._core.ask(Operation("POST", path_of("/v1/webhooks/{}/redeliver", id),
            body={"from": from_, "to": to, "state": state}, idempotency_key=idempotency_key,
            timeout=timeout), Answer.json)
        return answer


class AsyncWebhooksMethods:
    """Endpoints for events, their deliveries, and redelivery."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> AsyncWebhooksMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return AsyncWebhooksMethodsWithRawResponse(self)

    def list(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[WebhookList, Webhook]:
        """List webhooks.

        The webhooks of the account, oldest first.

        Plan: Enterprise. Scope: `webhooks:read`.

        Args:
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", "/v1/webhooks", query={"page": page, "pageSize": page_size},
            timeout=timeout))

    async def create(
        self,
        *,
        url: str,
        events: Sequence[Literal["bid.matched", "bid.changed", "bid.cancelled", "bid.awarded",
            "pursuit.changed", "report.ready", "webhook.disabled", "webhook.test",
            "security.incident"] | str] | None | Unset = UNSET,
        format: Literal["standard", "slack", "teams", "discord"] | str | None | Unset = UNSET,
        signatures: Sequence[Literal["v1", "v1a"] | str] | None | Unset = UNSET,
        description: str | None | Unset = UNSET,
        secret: str | None | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> WebhookWithSecret:
        """Register a webhook.

        Events are then posted to `url`, signed as Standard Webhooks specifies. The response shows the secret,
        only once. A URL that is never allowed returns 400 `invalid_url`; its host name is resolved and checked
        at each delivery.

        Plan: Enterprise. Scope: `webhooks:write`.

        Args:
            url: Where events are sent: `https`, without user name and password, on the public internet.
            events: Event types to send. Absent or `null`: all, including types added later.
            format: `standard`: the signed event · `slack`, `teams`, `discord`: an unsigned message in Korean,
                as the incoming webhooks of these services take it.
            signatures: `v1` (HMAC-SHA256) is always included; `v1a` adds ed25519, verified with `publicKey`.
            description: A description to recognise it by.
            secret: Your own secret: `whsec_` and 24 to 64 bytes in base64. Absent: one is generated.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: WebhookWithSecret = await self._core.ask(Operation("POST", "/v1/webhooks", body={"url": url,
            "events": events, "format": format, "signatures": signatures, "description": description,
            "secret": secret}, idempotency_key=idempotency_key, timeout=timeout), AsyncAnswer.json)
        return answer

    async def get(self, id: str, *, timeout: float | None = None) -> Webhook:
        """One webhook.

        Plan: Enterprise. Scope: `webhooks:read`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Webhook = await self._core.ask(Operation("GET", path_of("/v1/webhooks/{}", id),
            timeout=timeout), AsyncAnswer.json)
        return answer

    async def change(
        self,
        id: str,
        *,
        url: str | Unset = UNSET,
        events: Sequence[Literal["bid.matched", "bid.changed", "bid.cancelled", "bid.awarded",
            "pursuit.changed", "report.ready", "webhook.disabled", "webhook.test",
            "security.incident"] | str] | None | Unset = UNSET,
        format: Literal["standard", "slack", "teams", "discord"] | str | None | Unset = UNSET,
        signatures: Sequence[Literal["v1", "v1a"] | str] | None | Unset = UNSET,
        description: str | None | Unset = UNSET,
        state: Literal["enabled", "disabled"] | str | None | Unset = UNSET,
        if_match: str | None = None,
        timeout: float | None = None,
    ) -> Webhook:
        """Change a webhook.

        Absent fields stay as they are; `null` resets a field. `{"state": "enabled"}` also sends the events that
        were on hold, oldest first. `If-Match` is honoured.

        Plan: Enterprise. Scope: `webhooks:write`.

        Args:
            url: Where events are sent: `https`, without user name and password, on the public internet.
            events: Event types to send. `null`: all, including types added later.
            format: `standard`: the signed event · `slack`, `teams`, `discord`: an unsigned message in Korean,
                as the incoming webhooks of these services take it.
            signatures: `v1` (HMAC-SHA256) is always included; `v1a` adds ed25519, verified with `publicKey`.
            description: A description to recognise it by.
            state: `enabled` (or `null`) also sends the events that were on hold, oldest first.
            if_match: `ETag` of what you have read: if somebody has changed it since, it is not overwritten
                (412).
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Webhook = await self._core.ask(Operation("PATCH", path_of("/v1/webhooks/{}", id),
            body={"url": url, "events": events, "format": format, "signatures": signatures,
            "description": description, "state": state}, headers={"if-match": if_match},
            timeout=timeout), AsyncAnswer.json)
        return answer

    async def delete(self, id: str, *, timeout: float | None = None) -> None:
        """Delete a webhook.

        Its pending deliveries are deleted too. Nothing more is sent, except requests already in progress.

        Plan: Enterprise. Scope: `webhooks:write`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        await self._core.ask(Operation("DELETE", path_of("/v1/webhooks/{}", id), timeout=timeout), AsyncAnswer.json)

    async def rotate_secret(
        self,
        id: str,
        *,
        grace_seconds: int | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> WebhookWithSecret:
        """Replace the secret of a webhook.

        The response shows the new secret, only once. For `graceSeconds` requests are signed with both secrets,
        then with the new one only. At most two secrets are valid at a time. The key of `v1a` does not change.

        Plan: Enterprise. Scope: `webhooks:write`.

        Args:
            grace_seconds: How many seconds requests are also signed with the old secret. Default: 86400.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: WebhookWithSecret = await self._core.ask(Operation("POST",
            path_of("/v1/webhooks/{}/rotate-secret", id), body={"graceSeconds": grace_seconds},
            idempotency_key=idempotency_key, timeout=timeout), AsyncAnswer.json)
        return answer

    async def test(self, id: str, *, idempotency_key: str | None = None, timeout: float | None = None) -> Delivery:
        """Send a test event.

        Sends a `webhook.test` event to this webhook only, regardless of its event types. `Location` is the
        delivery, which shows the result.

        Plan: Enterprise. Scope: `webhooks:write`.

        Args:
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Delivery = await self._core.ask(Operation("POST", path_of("/v1/webhooks/{}/test", id),
            idempotency_key=idempotency_key, timeout=timeout), AsyncAnswer.json)
        return answer

    def list_deliveries(
        self,
        id: str,
        *,
        state: Literal["pending", "delivered", "failed", "held", "aborted", "expired"] | str | None = None,
        type: Literal["bid.matched", "bid.changed", "bid.cancelled", "bid.awarded", "pursuit.changed",
            "report.ready", "webhook.disabled", "webhook.test", "security.incident"] | str | None = None,
        since: str | None = None,
        until: str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncPages[DeliveryList, Delivery]:
        """List deliveries.

        Past and pending deliveries of the webhook, newest first. They are kept for 30 days.

        Plan: Enterprise. Scope: `webhooks:read`.

        Args:
            state: Only deliveries in this state.
            type: Only deliveries of events of this type.
            since: Only deliveries created at this time or later: a time with offset, or a date.
            until: Only deliveries created at this time or earlier: a time with offset, or a date.
            page: Page number, from 1. Default: 1.
            page_size: Number of items on a page. Default: 20.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.page(Operation("GET", path_of("/v1/webhooks/{}/deliveries", id),
            query={"state": state, "type": type, "since": since, "until": until, "page": page,
            "pageSize": page_size}, timeout=timeout))

    async def get_delivery(self, id: str, delivery_id: str, *, timeout: float | None = None) -> DeliveryDetail:
        """One delivery.

        The delivery with its event and its attempts: time, duration, status or error, and the first kilobyte of
        the response body.

        Plan: Enterprise. Scope: `webhooks:read`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: DeliveryDetail = await self._core.ask(Operation("GET", path_of("/v1/webhooks/{}/deliveries/{}",
            id, delivery_id), timeout=timeout), AsyncAnswer.json)
        return answer

    async def redeliver(
        self,
        id: str,
        delivery_id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> Delivery:
        """Send one delivery again.

        Sends it at once with the same `webhook-id` and restarts its attempts. While the webhook is disabled, it
        stays on hold. For events older than 30 days the response is 404.

        Plan: Enterprise. Scope: `webhooks:write`.

        Args:
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Delivery = await self._core.ask(Operation("POST",
            path_of("/v1/webhooks/{}/deliveries/{}/redeliver", id, delivery_id),
            idempotency_key=idempotency_key, timeout=timeout), AsyncAnswer.json)
        return answer

    async def redeliver_range(
        self,
        id: str,
        *,
        from_: str,
        to: str | None | Unset = UNSET,
        state: Literal["delivered", "failed", "aborted"] | str | None | Unset = UNSET,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> Redelivered:
        """Send deliveries again.

        Sends all deliveries in one state that were created between `from` and `to`, each once, with the same
        `webhook-id`. Returns their number.

        Plan: Enterprise. Scope: `webhooks:write`.

        Args:
            from_: Deliveries created at this time or later: a time with offset, or a date.
            to: End of the range, inclusive. Absent: now.
            state: State of the deliveries to send again. Default: `failed`.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Redelivered = await self._core.ask(Operation("POST", path_of("/v1/webhooks/{}/redeliver", id),
            body={"from": from_, "to": to, "state": state}, idempotency_key=idempotency_key,
            timeout=timeout), AsyncAnswer.json)
        return answer


class WebhooksMethodsWithRawResponse:
    """The methods of `WebhooksMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: WebhooksMethods) -> None:
        self.list = raw_of(methods.list)
        self.create = raw_of(methods.create)
        self.get = raw_of(methods.get)
        self.change = raw_of(methods.change)
        self.delete = raw_of(methods.delete)
        self.rotate_secret = raw_of(methods.rotate_secret)
        self.test = raw_of(methods.test)
        self.list_deliveries = raw_of(methods.list_deliveries)
        self.get_delivery = raw_of(methods.get_delivery)
        self.redeliver = raw_of(methods.redeliver)
        self.redeliver_range = raw_of(methods.redeliver_range)


class AsyncWebhooksMethodsWithRawResponse:
    """The methods of `AsyncWebhooksMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: AsyncWebhooksMethods) -> None:
        self.list = async_raw_of(methods.list)
        self.create = async_raw_of(methods.create)
        self.get = async_raw_of(methods.get)
        self.change = async_raw_of(methods.change)
        self.delete = async_raw_of(methods.delete)
        self.rotate_secret = async_raw_of(methods.rotate_secret)
        self.test = async_raw_of(methods.test)
        self.list_deliveries = async_raw_of(methods.list_deliveries)
        self.get_delivery = async_raw_of(methods.get_delivery)
        self.redeliver = async_raw_of(methods.redeliver)
        self.redeliver_range = async_raw_of(methods.redeliver_range)
