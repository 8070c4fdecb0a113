# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncAnswer, AsyncCore
from .._rules import Operation
from .core import Answer, Core

if TYPE_CHECKING:
    from .types import SecretFindingLabels, SecretFindings


class IntegrationsMethods:
    """Keys, permissions, limits and the audit log."""

    def __init__(self, core: Core) -> None:
        self._core = core

    def report_leaked_keys(
        self,
        body: SecretFindings,
        *,
        idempotency_key: str | None = None,
    ) -> SecretFindingLabels:
        """Report leaked keys.

        For secret-scanning partners. The header `Github-Public-Key-Signature` contains the ECDSA signature
        (P-256, SHA-256, DER in base64) of the request body; `Github-Public-Key-Identifier` names the public
        key. A reported key that is still valid is blocked at once, and its owner is notified. Repeating a
        report changes nothing.

        Args:
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
        """
        answer: SecretFindingLabels = self._core.ask(Operation("POST", "/integrations/secret-scanning",
            body=body, idempotency_key=idempotency_key), Answer.json)
        return answer


class AsyncIntegrationsMethods:
    """Keys, permissions, limits and the audit log."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    async def report_leaked_keys(
        self,
        body: SecretFindings,
        *,
        idempotency_key: str | None = None,
    ) -> SecretFindingLabels:
        """Report leaked keys.

        For secret-scanning partners. The header `Github-Public-Key-Signature` contains the ECDSA signature
        (P-256, SHA-256, DER in base64) of the request body; `Github-Public-Key-Identifier` names the public
        key. A reported key that is still valid is blocked at once, and its owner is notified. Repeating a
        report changes nothing.

        Args:
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
        """
        answer: SecretFindingLabels = await self._core.ask(Operation("POST", "/integrations/secret-scanning",
            body=body, idempotency_key=idempotency_key), AsyncAnswer.json)
        return answer
