# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncAnswer, AsyncCore, raw_of as async_raw_of
from .._rules import Operation
from .core import Answer, Core, raw_of

if TYPE_CHECKING:
    from .types import SecretFindingLabels, SecretFindings


class IntegrationsMethods:
    """Keys, permissions, limits and the audit log."""

    def __init__(self, core: Core) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> IntegrationsMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return IntegrationsMethodsWithRawResponse(self)

    def report_leaked_keys(
        self,
        body: SecretFindings,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> SecretFindingLabels:
        """Report leaked keys.

        For secret-scanning partners. The header `Github-Public-Key-Signature` contains the ECDSA signature
        (P-256, SHA-256, DER in base64) of the request body; `Github-Public-Key-Identifier` names the public
        key. A reported key that is still valid is blocked at once, and its owner is notified. Repeating a
        report changes nothing.

        Args:
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: SecretFindingLabels = self._core.ask(Operation("POST", "/integrations/secret-scanning",
            body=body, idempotency_key=idempotency_key, timeout=timeout), Answer.json)
        return answer


class AsyncIntegrationsMethods:
    """Keys, permissions, limits and the audit log."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> AsyncIntegrationsMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return AsyncIntegrationsMethodsWithRawResponse(self)

    async def report_leaked_keys(
        self,
        body: SecretFindings,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> SecretFindingLabels:
        """Report leaked keys.

        For secret-scanning partners. The header `Github-Public-Key-Signature` contains the ECDSA signature
        (P-256, SHA-256, DER in base64) of the request body; `Github-Public-Key-Identifier` names the public
        key. A reported key that is still valid is blocked at once, and its owner is notified. Repeating a
        report changes nothing.

        Args:
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: SecretFindingLabels = await self._core.ask(Operation("POST", "/integrations/secret-scanning",
            body=body, idempotency_key=idempotency_key, timeout=timeout), AsyncAnswer.json)
        return answer


class IntegrationsMethodsWithRawResponse:
    """The methods of `IntegrationsMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: IntegrationsMethods) -> None:
        self.report_leaked_keys = raw_of(methods.report_leaked_keys)


class AsyncIntegrationsMethodsWithRawResponse:
    """The methods of `AsyncIntegrationsMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: AsyncIntegrationsMethods) -> None:
        self.report_leaked_keys = async_raw_of(methods.report_leaked_keys)
