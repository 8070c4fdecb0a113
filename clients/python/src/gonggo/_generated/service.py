# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncAnswer, AsyncCore
from .._rules import UNSET, Operation, Unset, path_of
from .core import Answer, Core

if TYPE_CHECKING:
    from typing import Literal
    from .types import ConsultationReceipt, GetOpenApiAnswer, Health, Readiness, Service


class ServiceMethods:
    """The service itself: version, health, reference."""

    def __init__(self, core: Core) -> None:
        self._core = core

    def get_beta(self, *, lang: Literal["ko", "en"] | str | None = None) -> str:
        """Page to request access.

        A form for people, in Korean or English; it needs no script.

        Args:
            lang: Language of the page. Default: from `Accept-Language`.
        """
        return self._core.ask(Operation("GET", "/beta", query={"lang": lang}, accept="text/html"), Answer.text)

    def get_privacy(self, *, lang: Literal["ko", "en"] | str | None = None) -> str:
        """Personal data stored by the service.

        A page that says which personal data the service stores, why, and for how long, with a link to the
        privacy notice of the operator if there is one (`GONGGO_PRIVACY_URL`).

        Args:
            lang: Language of the page. Default: from `Accept-Language`.
        """
        return self._core.ask(Operation("GET", "/privacy", query={"lang": lang}, accept="text/html"), Answer.text)

    def request_consultation(
        self,
        *,
        company: str,
        name: str,
        email: str,
        phone: str | Unset = UNSET,
        message: str | Unset = UNSET,
        language: Literal["ko", "en"] | str | Unset = UNSET,
        consent: Literal["2026-11-22"] | str | Unset = UNSET,
        homepage: str | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> ConsultationReceipt:
        """Request access.

        Asks the operator for a consultation about the beta. The response is the same whether the address is
        known or not. At most ten requests an hour are accepted from one network.

        Args:
            company: Company that wants to take part.
            name: Name of the person to contact.
            email: Mail address for the answer.
            phone: Phone number, to be called back.
            message: What the company wants to use the service for.
            language: Language of the answer. Default: the first that `Accept-Language` names.
            consent: Version of the consent text on `/beta` that the person agreed to. The form requires it.
                Programs that omit it must obtain the consent in another way.
            homepage: Leave it out: only bots fill in this field.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
        """
        answer: ConsultationReceipt = self._core.ask(Operation("POST", "/consultations",
            body={"company": company, "name": name, "email": email, "phone": phone, "message": message,
            "language": language, "consent": consent, "homepage": homepage},
            idempotency_key=idempotency_key), Answer.json)
        return answer

    def get_unsubscribe(self, link: str) -> str:
        """Unsubscribe page.

        A page for people. Opening it changes nothing; its buttons unsubscribe.
        """
        return self._core.ask(Operation("GET", path_of("/unsubscribe/{}", link), accept="text/html"), Answer.text)

    def unsubscribe(self, link: str) -> str:
        """Unsubscribe from alert mails.

        One click (RFC 8058): the link alone names the member and the keyword or notice, so the body is ignored.
        It ends the mails of this keyword, of all keywords, or about this notice, for this member only.
        Repeating it changes nothing.
        """
        return self._core.ask(Operation("POST", path_of("/unsubscribe/{}", link), accept="text/html"), Answer.text)

    def get(self) -> Service:
        """Name, version and stage.

        Name and version of the service, the stage of its release, and where to read more.
        """
        answer: Service = self._core.ask(Operation("GET", "/v1"), Answer.json)
        return answer

    def get_health(self) -> Health:
        """Check whether the process is running.

        Succeeds while the process is running. Meant for a supervisor that restarts dead processes.
        """
        answer: Health = self._core.ask(Operation("GET", "/healthz"), Answer.json)
        return answer

    def get_open_api(self) -> GetOpenApiAnswer:
        """This reference as OpenAPI.

        The OpenAPI document behind `/docs`, with the address of this service.
        """
        answer: GetOpenApiAnswer = self._core.ask(Operation("GET", "/openapi.json"), Answer.json)
        return answer

    def get_readiness(self) -> Readiness:
        """Check whether the service is ready.

        Whether the service should receive requests; meant for a load balancer. Returns 503 while a dependency
        is unavailable or the service is stopping.

        Available only from the server itself and from configured networks.
        """
        answer: Readiness = self._core.ask(Operation("GET", "/readyz"), Answer.json)
        return answer

    def get_metrics(self) -> str:
        """Metrics for Prometheus.

        Metrics of this process. No label contains an account, a key or a query.

        Available only from the server itself and from configured networks.
        """
        return self._core.ask(Operation("GET", "/metrics", accept="text/plain"), Answer.text)

    def get_llms(self) -> str:
        """Contents for language models.

        The URL of every page as Markdown, with one line about each (llms.txt).
        """
        return self._core.ask(Operation("GET", "/llms.txt", accept="text/markdown"), Answer.text)

    def get_docs(self) -> str:
        """This reference as a page.

        The contents of all guides and operations.
        """
        return self._core.ask(Operation("GET", "/docs", accept="text/html"), Answer.text)

    def get_error_docs(self) -> str:
        """Every error code explained.

        The page that the `type` of every problem links to.
        """
        return self._core.ask(Operation("GET", "/docs/errors", accept="text/html"), Answer.text)

    def get_docs_page(self, page: str) -> str:
        """One guide.

        A guide, or `ko` for the Korean start page. Append `.md` to get it as Markdown.
        """
        return self._core.ask(Operation("GET", path_of("/docs/{}", page), accept="text/html"), Answer.text)

    def get_docs_subpage(self, section: str, page: str) -> str:
        """A page of one section.

        The operations of one group under `api`, a guide in Korean under `ko`, a picture of a guide under
        `pictures`. Append `.md` to the name of a page to get it as Markdown.
        """
        return self._core.ask(Operation("GET", path_of("/docs/{}/{}", section, page),
            accept="text/html"), Answer.text)

    def get_docs_korean_group(self, page: str) -> str:
        """The operations of one group, in Korean.

        Append `.md` to its name to get it as Markdown.
        """
        return self._core.ask(Operation("GET", path_of("/docs/ko/api/{}", page), accept="text/html"), Answer.text)

    def get_home(self) -> Service:
        """Root.

        Browsers get the console, or the first page of this reference if the console is switched off, in the
        language of `Accept-Language`. Other clients get the same as `GET /v1`.
        """
        answer: Service = self._core.ask(Operation("GET", "/"), Answer.json)
        return answer

    def get_sign_in_page(self) -> str:
        """Sign in to the console.

        The sign-in page of the console: with a key, a mailed link or a passkey.
        """
        return self._core.ask(Operation("GET", "/sign-in", accept="text/html"), Answer.text)

    def get_search_page(self) -> str:
        """Search in the console.

        The search page of the console. It reads the parameters of `GET /v1/bids`.
        """
        return self._core.ask(Operation("GET", "/search", accept="text/html"), Answer.text)

    def get_inbox_page(self) -> str:
        """The inbox in the console.

        The console page with the events of the account. It reads filters from its parameters.
        """
        return self._core.ask(Operation("GET", "/inbox", accept="text/html"), Answer.text)

    def get_keywords_page(self) -> str:
        """Keywords in the console.

        The console page for creating, previewing and changing keywords.
        """
        return self._core.ask(Operation("GET", "/keywords", accept="text/html"), Answer.text)

    def get_pipeline_page(self) -> str:
        """Pursuits in the console.

        The console page with the pursuits of the account: as a board, a table and a calendar.
        """
        return self._core.ask(Operation("GET", "/pipeline", accept="text/html"), Answer.text)

    def get_statistics_page(self) -> str:
        """Statistics in the console.

        The console page for award statistics, competitors and price references.
        """
        return self._core.ask(Operation("GET", "/statistics", accept="text/html"), Answer.text)

    def get_reports_page(self) -> str:
        """Reports in the console.

        The console page for requesting, reading, downloading and scheduling reports.
        """
        return self._core.ask(Operation("GET", "/reports", accept="text/html"), Answer.text)

    def get_webhooks_page(self) -> str:
        """Webhooks in the console.

        The console page for webhooks and their deliveries.
        """
        return self._core.ask(Operation("GET", "/webhooks", accept="text/html"), Answer.text)

    def get_account_page(self) -> str:
        """The account in the console.

        The console page for keys, team, allow-list, incidents, audit log, usage and sessions.
        """
        return self._core.ask(Operation("GET", "/account", accept="text/html"), Answer.text)

    def get_operator_page(self) -> str:
        """The operator area in the console.

        The console page for operators of the service. The page checks this with `GET /session`.
        """
        return self._core.ask(Operation("GET", "/operator", accept="text/html"), Answer.text)

    def get_notice_page(self, notice_no: str) -> str:
        """A notice in the console.

        The console page of one notice. The page itself checks whether the notice exists.
        """
        return self._core.ask(Operation("GET", path_of("/notices/{}", notice_no), accept="text/html"), Answer.text)

    def get_console_file(self, file: str) -> str:
        """A file of the console.

        Scripts, styles and fonts of the console. A file with a hash in its name never changes.
        """
        return self._core.ask(Operation("GET", path_of("/assets/{}", file), accept="text/javascript"), Answer.text)


class AsyncServiceMethods:
    """The service itself: version, health, reference."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    async def get_beta(self, *, lang: Literal["ko", "en"] | str | None = None) -> str:
        """Page to request access.

        A form for people, in Korean or English; it needs no script.

        Args:
            lang: Language of the page. Default: from `Accept-Language`.
        """
        return await self._core.ask(Operation("GET", "/beta", query={"lang": lang},
            accept="text/html"), AsyncAnswer.text)

    async def get_privacy(self, *, lang: Literal["ko", "en"] | str | None = None) -> str:
        """Personal data stored by the service.

        A page that says which personal data the service stores, why, and for how long, with a link to the
        privacy notice of the operator if there is one (`GONGGO_PRIVACY_URL`).

        Args:
            lang: Language of the page. Default: from `Accept-Language`.
        """
        return await self._core.ask(Operation("GET", "/privacy", query={"lang": lang},
            accept="text/html"), AsyncAnswer.text)

    async def request_consultation(
        self,
        *,
        company: str,
        name: str,
        email: str,
        phone: str | Unset = UNSET,
        message: str | Unset = UNSET,
        language: Literal["ko", "en"] | str | Unset = UNSET,
        consent: Literal["2026-11-22"] | str | Unset = UNSET,
        homepage: str | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> ConsultationReceipt:
        """Request access.

        Asks the operator for a consultation about the beta. The response is the same whether the address is
        known or not. At most ten requests an hour are accepted from one network.

        Args:
            company: Company that wants to take part.
            name: Name of the person to contact.
            email: Mail address for the answer.
            phone: Phone number, to be called back.
            message: What the company wants to use the service for.
            language: Language of the answer. Default: the first that `Accept-Language` names.
            consent: Version of the consent text on `/beta` that the person agreed to. The form requires it.
                Programs that omit it must obtain the consent in another way.
            homepage: Leave it out: only bots fill in this field.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
        """
        answer: ConsultationReceipt = await self._core.ask(Operation("POST", "/consultations",
            body={"company": company, "name": name, "email": email, "phone": phone, "message": message,
            "language": language, "consent": consent, "homepage": homepage},
            idempotency_key=idempotency_key), AsyncAnswer.json)
        return answer

    async def get_unsubscribe(self, link: str) -> str:
        """Unsubscribe page.

        A page for people. Opening it changes nothing; its buttons unsubscribe.
        """
        return await self._core.ask(Operation("GET", path_of("/unsubscribe/{}", link),
            accept="text/html"), AsyncAnswer.text)

    async def unsubscribe(self, link: str) -> str:
        """Unsubscribe from alert mails.

        One click (RFC 8058): the link alone names the member and the keyword or notice, so the body is ignored.
        It ends the mails of this keyword, of all keywords, or about this notice, for this member only.
        Repeating it changes nothing.
        """
        return await self._core.ask(Operation("POST", path_of("/unsubscribe/{}", link),
            accept="text/html"), AsyncAnswer.text)

    async def get(self) -> Service:
        """Name, version and stage.

        Name and version of the service, the stage of its release, and where to read more.
        """
        answer: Service = await self._core.ask(Operation("GET", "/v1"), AsyncAnswer.json)
        return answer

    async def get_health(self) -> Health:
        """Check whether the process is running.

        Succeeds while the process is running. Meant for a supervisor that restarts dead processes.
        """
        answer: Health = await self._core.ask(Operation("GET", "/healthz"), AsyncAnswer.json)
        return answer

    async def get_open_api(self) -> GetOpenApiAnswer:
        """This reference as OpenAPI.

        The OpenAPI document behind `/docs`, with the address of this service.
        """
        answer: GetOpenApiAnswer = await self._core.ask(Operation("GET", "/openapi.json"), AsyncAnswer.json)
        return answer

    async def get_readiness(self) -> Readiness:
        """Check whether the service is ready.

        Whether the service should receive requests; meant for a load balancer. Returns 503 while a dependency
        is unavailable or the service is stopping.

        Available only from the server itself and from configured networks.
        """
        answer: Readiness = await self._core.ask(Operation("GET", "/readyz"), AsyncAnswer.json)
        return answer

    async def get_metrics(self) -> str:
        """Metrics for Prometheus.

        Metrics of this process. No label contains an account, a key or a query.

        Available only from the server itself and from configured networks.
        """
        return await self._core.ask(Operation("GET", "/metrics", accept="text/plain"), AsyncAnswer.text)

    async def get_llms(self) -> str:
        """Contents for language models.

        The URL of every page as Markdown, with one line about each (llms.txt).
        """
        return await self._core.ask(Operation("GET", "/llms.txt", accept="text/markdown"), AsyncAnswer.text)

    async def get_docs(self) -> str:
        """This reference as a page.

        The contents of all guides and operations.
        """
        return await self._core.ask(Operation("GET", "/docs", accept="text/html"), AsyncAnswer.text)

    async def get_error_docs(self) -> str:
        """Every error code explained.

        The page that the `type` of every problem links to.
        """
        return await self._core.ask(Operation("GET", "/docs/errors", accept="text/html"), AsyncAnswer.text)

    async def get_docs_page(self, page: str) -> str:
        """One guide.

        A guide, or `ko` for the Korean start page. Append `.md` to get it as Markdown.
        """
        return await self._core.ask(Operation("GET", path_of("/docs/{}", page), accept="text/html"), AsyncAnswer.text)

    async def get_docs_subpage(self, section: str, page: str) -> str:
        """A page of one section.

        The operations of one group under `api`, a guide in Korean under `ko`, a picture of a guide under
        `pictures`. Append `.md` to the name of a page to get it as Markdown.
        """
        return await self._core.ask(Operation("GET", path_of("/docs/{}/{}", section, page),
            accept="text/html"), AsyncAnswer.text)

    async def get_docs_korean_group(self, page: str) -> str:
        """The operations of one group, in Korean.

        Append `.md` to its name to get it as Markdown.
        """
        return await self._core.ask(Operation("GET", path_of("/docs/ko/api/{}", page),
            accept="text/html"), AsyncAnswer.text)

    async def get_home(self) -> Service:
        """Root.

        Browsers get the console, or the first page of this reference if the console is switched off, in the
        language of `Accept-Language`. Other clients get the same as `GET /v1`.
        """
        answer: Service = await self._core.ask(Operation("GET", "/"), AsyncAnswer.json)
        return answer

    async def get_sign_in_page(self) -> str:
        """Sign in to the console.

        The sign-in page of the console: with a key, a mailed link or a passkey.
        """
        return await self._core.ask(Operation("GET", "/sign-in", accept="text/html"), AsyncAnswer.text)

    async def get_search_page(self) -> str:
        """Search in the console.

        The search page of the console. It reads the parameters of `GET /v1/bids`.
        """
        return await self._core.ask(Operation("GET", "/search", accept="text/html"), AsyncAnswer.text)

    async def get_inbox_page(self) -> str:
        """The inbox in the console.

        The console page with the events of the account. It reads filters from its parameters.
        """
        return await self._core.ask(Operation("GET", "/inbox", accept="text/html"), AsyncAnswer.text)

    async def get_keywords_page(self) -> str:
        """Keywords in the console.

        The console page for creating, previewing and changing keywords.
        """
        return await self._core.ask(Operation("GET", "/keywords", accept="text/html"), AsyncAnswer.text)

    async def get_pipeline_page(self) -> str:
        """Pursuits in the console.

        The console page with the pursuits of the account: as a board, a table and a calendar.
        """
        return await self._core.ask(Operation("GET", "/pipeline", accept="text/html"), AsyncAnswer.text)

    async def get_statistics_page(self) -> str:
        """Statistics in the console.

        The console page for award statistics, competitors and price references.
        """
        return await self._core.ask(Operation("GET", "/statistics", accept="text/html"), AsyncAnswer.text)

    async def get_reports_page(self) -> str:
        """Reports in the console.

        The console page for requesting, reading, downloading and scheduling reports.
        """
        return await self._core.ask(Operation("GET", "/reports", accept="text/html"), AsyncAnswer.text)

    async def get_webhooks_page(self) -> str:
        """Webhooks in the console.

        The console page for webhooks and their deliveries.
        """
        return await self._core.ask(Operation("GET", "/webhooks", accept="text/html"), AsyncAnswer.text)

    async def get_account_page(self) -> str:
        """The account in the console.

        The console page for keys, team, allow-list, incidents, audit log, usage and sessions.
        """
        return await self._core.ask(Operation("GET", "/account", accept="text/html"), AsyncAnswer.text)

    async def get_operator_page(self) -> str:
        """The operator area in the console.

        The console page for operators of the service. The page checks this with `GET /session`.
        """
        return await self._core.ask(Operation("GET", "/operator", accept="text/html"), AsyncAnswer.text)

    async def get_notice_page(self, notice_no: str) -> str:
        """A notice in the console.

        The console page of one notice. The page itself checks whether the notice exists.
        """
        return await self._core.ask(Operation("GET", path_of("/notices/{}", notice_no),
            accept="text/html"), AsyncAnswer.text)

    async def get_console_file(self, file: str) -> str:
        """A file of the console.

        Scripts, styles and fonts of the console. A file with a hash in its name never changes.
        """
        return await self._core.ask(Operation("GET", path_of("/assets/{}", file),
            accept="text/javascript"), AsyncAnswer.text)
