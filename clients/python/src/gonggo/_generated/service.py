# Made by clients/python/scripts/generate.ts; do not edit.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_core import AsyncAnswer, AsyncCore, raw_of as async_raw_of
from .._rules import UNSET, Operation, Unset, path_of
from .core import Answer, Core, raw_of

if TYPE_CHECKING:
    from typing import Literal
    from .types import ConsultationReceipt, GetOpenApiAnswer, GetToolsOpenApiAnswer, Health, Readiness, Service


class ServiceMethods:
    """The service itself: version, health, reference."""

    def __init__(self, core: Core) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> ServiceMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return ServiceMethodsWithRawResponse(self)

    def get_beta(self, *, lang: Literal["ko", "en"] | str | None = None, timeout: float | None = None) -> str:
        """Page to request access.

        A form for people, in Korean or English; it needs no script.

        Args:
            lang: Language of the page. Default: from `Accept-Language`.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", "/beta", query={"lang": lang}, accept="text/html",
            timeout=timeout), Answer.text)

    def get_privacy(self, *, lang: Literal["ko", "en"] | str | None = None, timeout: float | None = None) -> str:
        """Personal data stored by the service.

        A page that says which personal data the service stores, why, and for how long, with a link to the
        privacy notice of the operator if there is one (`GONGGO_PRIVACY_URL`).

        Args:
            lang: Language of the page. Default: from `Accept-Language`.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", "/privacy", query={"lang": lang}, accept="text/html",
            timeout=timeout), Answer.text)

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
        timeout: float | None = None,
    ) -> ConsultationReceipt:
        """Request access.

        Asks the operator for a consultation about the beta. The response is the same whether the address is
        known or not. At most ten requests an hour are accepted from one network.

        Args:
            company: Company that wants to take part.
            name: Name of the person to contact.
            email: Mail address for the reply.
            phone: Phone number, to be called back.
            message: What the company wants to use the service for.
            language: Language of the reply. Default: the first that `Accept-Language` names.
            consent: Version of the consent text on `/beta` that the person agreed to. The form requires it.
                Programs that omit it must obtain the consent in another way.
            homepage: Leave it out: only bots fill in this field.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: ConsultationReceipt = self._core.ask(Operation("POST", "/consultations",
            body={"company": company, "name": name, "email": email, "phone": phone, "message": message,
            "language": language, "consent": consent, "homepage": homepage}, idempotency_key=idempotency_key,
            timeout=timeout), Answer.json)
        return answer

    def get_unsubscribe(self, link: str, *, timeout: float | None = None) -> str:
        """Unsubscribe page.

        A page for people. Opening it changes nothing; its buttons unsubscribe.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", path_of("/unsubscribe/{}", link), accept="text/html",
            timeout=timeout), Answer.text)

    def unsubscribe(self, link: str, *, timeout: float | None = None) -> str:
        """Unsubscribe from alert mails.

        One click (RFC 8058): the link alone names the member and the keyword or notice, so the body is ignored.
        It ends the mails of this keyword, of all keywords, or about this notice, for this member only.
        Repeating it changes nothing.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("POST", path_of("/unsubscribe/{}", link), accept="text/html",
            timeout=timeout), Answer.text)

    def get(self, *, timeout: float | None = None) -> Service:
        """Name, version and stage.

        Name and version of the service, the stage of its release, and where to read more.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Service = self._core.ask(Operation("GET", "/v1", timeout=timeout), Answer.json)
        return answer

    def get_health(self, *, timeout: float | None = None) -> Health:
        """Check whether the process is running.

        Succeeds while the process is running. Meant for a supervisor that restarts dead processes.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Health = self._core.ask(Operation("GET", "/healthz", timeout=timeout), Answer.json)
        return answer

    def get_open_api(self, *, timeout: float | None = None) -> GetOpenApiAnswer:
        """This reference as OpenAPI.

        The OpenAPI document behind `/docs`, with the address of this service.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: GetOpenApiAnswer = self._core.ask(Operation("GET", "/openapi.json", timeout=timeout), Answer.json)
        return answer

    def get_tools_open_api(self, *, timeout: float | None = None) -> GetToolsOpenApiAnswer:
        """This reference as OpenAPI for tools.

        The OpenAPI document for tools that import it and send requests: without webhooks, with this service as
        its only server, and with an example of each request and response.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: GetToolsOpenApiAnswer = self._core.ask(Operation("GET", "/openapi-tools.json",
            timeout=timeout), Answer.json)
        return answer

    def get_readiness(self, *, timeout: float | None = None) -> Readiness:
        """Check whether the service is ready.

        Whether the service should receive requests; meant for a load balancer. Returns 503 while a dependency
        is unavailable or the service is stopping.

        Available only from the server itself and from configured networks.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Readiness = self._core.ask(Operation("GET", "/readyz", timeout=timeout), Answer.json)
        return answer

    def get_metrics(self, *, timeout: float | None = None) -> str:
        """Metrics for Prometheus.

        Metrics of this process. No label contains an account, a key or a query.

        Available only from the server itself and from configured networks.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", "/metrics", accept="text/plain", timeout=timeout), Answer.text)

    def get_llms(self, *, timeout: float | None = None) -> str:
        """Contents for language models.

        The URL of every page as Markdown, with one line about each (llms.txt).

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", "/llms.txt", accept="text/markdown", timeout=timeout), Answer.text)

    def get_docs(self, *, timeout: float | None = None) -> str:
        """This reference as a page.

        The contents of all guides and operations.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", "/docs", accept="text/html", timeout=timeout), Answer.text)

    def get_error_docs(self, *, timeout: float | None = None) -> str:
        """Every error code explained.

        The page that the `type` of every problem links to.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", "/docs/errors", accept="text/html", timeout=timeout), Answer.text)

    def get_docs_page(self, page: str, *, timeout: float | None = None) -> str:
        """One guide.

        A guide, or `ko` for the Korean start page. Append `.md` or send `Accept: text/markdown` to get it as
        Markdown.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", path_of("/docs/{}", page), accept="text/html",
            timeout=timeout), Answer.text)

    def get_docs_subpage(self, section: str, page: str, *, timeout: float | None = None) -> str:
        """A page of one section.

        The operations of one group under `api`, a guide in Korean under `ko`, a picture of a guide under
        `pictures`. Append `.md` to the name of a page, or send `Accept: text/markdown`, to get it as Markdown.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", path_of("/docs/{}/{}", section, page), accept="text/html",
            timeout=timeout), Answer.text)

    def get_docs_korean_group(self, page: str, *, timeout: float | None = None) -> str:
        """The operations of one group, in Korean.

        Append `.md` to its name, or send `Accept: text/markdown`, to get it as Markdown.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", path_of("/docs/ko/api/{}", page), accept="text/html",
            timeout=timeout), Answer.text)

    def get_home(self, *, timeout: float | None = None) -> Service:
        """Root.

        Browsers get the console, or the first page of this reference if the console is switched off, in the
        language of `Accept-Language`. Other clients get the same as `GET /v1`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Service = self._core.ask(Operation("GET", "/", timeout=timeout), Answer.json)
        return answer

    def get_sign_in_page(self, *, timeout: float | None = None) -> str:
        """Sign in to the console.

        The sign-in page of the console: with a key, a mailed link or a passkey.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", "/sign-in", accept="text/html", timeout=timeout), Answer.text)

    def get_connect_page(self, *, timeout: float | None = None) -> str:
        """Connect an app in the console.

        The console page on which a signed-in member decides about a request of an app (OAuth). `GET
        /oauth/authorize` leads here.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", "/connect", accept="text/html", timeout=timeout), Answer.text)

    def get_search_page(self, *, timeout: float | None = None) -> str:
        """Search in the console.

        The search page of the console. It reads the parameters of `GET /v1/bids`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", "/search", accept="text/html", timeout=timeout), Answer.text)

    def get_inbox_page(self, *, timeout: float | None = None) -> str:
        """The inbox in the console.

        The console page with the events of the account. It reads filters from its parameters.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", "/inbox", accept="text/html", timeout=timeout), Answer.text)

    def get_keywords_page(self, *, timeout: float | None = None) -> str:
        """Keywords in the console.

        The console page for creating, previewing and changing keywords.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", "/keywords", accept="text/html", timeout=timeout), Answer.text)

    def get_upcoming_page(self, *, timeout: float | None = None) -> str:
        """Upcoming notices in the console.

        The console page with notices that recur every year. It reads filters from its parameters.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", "/upcoming", accept="text/html", timeout=timeout), Answer.text)

    def get_pipeline_page(self, *, timeout: float | None = None) -> str:
        """Pursuits in the console.

        The console page with the pursuits of the account: as a board, a table and a calendar.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", "/pipeline", accept="text/html", timeout=timeout), Answer.text)

    def get_statistics_page(self, *, timeout: float | None = None) -> str:
        """Statistics in the console.

        The console page for award statistics, competitors and price references.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", "/statistics", accept="text/html", timeout=timeout), Answer.text)

    def get_reports_page(self, *, timeout: float | None = None) -> str:
        """Reports in the console.

        The console page for requesting, reading, downloading and scheduling reports.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", "/reports", accept="text/html", timeout=timeout), Answer.text)

    def get_webhooks_page(self, *, timeout: float | None = None) -> str:
        """Webhooks in the console.

        The console page for webhooks and their deliveries.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", "/webhooks", accept="text/html", timeout=timeout), Answer.text)

    def get_integrations_page(self, *, timeout: float | None = None) -> str:
        """Integrations in the console.

        The console page that leads to each integration: what it does, what it needs, and its first step.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", "/integrations", accept="text/html", timeout=timeout), Answer.text)

    def get_account_page(self, *, timeout: float | None = None) -> str:
        """The account in the console.

        The console page for keys, team, allow-list, incidents, audit log, usage and sessions.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", "/account", accept="text/html", timeout=timeout), Answer.text)

    def get_operator_page(self, *, timeout: float | None = None) -> str:
        """The operator area in the console.

        The console page for operators of the service. The page checks this with `GET /session`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", "/operator", accept="text/html", timeout=timeout), Answer.text)

    def get_notice_page(self, notice_no: str, *, timeout: float | None = None) -> str:
        """A notice in the console.

        The console page of one notice. The page itself checks whether the notice exists.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", path_of("/notices/{}", notice_no), accept="text/html",
            timeout=timeout), Answer.text)

    def get_console_file(self, file: str, *, timeout: float | None = None) -> str:
        """A file of the console.

        Scripts, styles and fonts of the console. A file with a hash in its name never changes.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return self._core.ask(Operation("GET", path_of("/assets/{}", file), accept="text/javascript",
            timeout=timeout), Answer.text)


class AsyncServiceMethods:
    """The service itself: version, health, reference."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> AsyncServiceMethodsWithRawResponse:
        """The same methods, which give a `Response` with status, headers and body."""
        return AsyncServiceMethodsWithRawResponse(self)

    async def get_beta(
        self,
        *,
        lang: Literal["ko", "en"] | str | None = None,
        timeout: float | None = None,
    ) -> str:
        """Page to request access.

        A form for people, in Korean or English; it needs no script.

        Args:
            lang: Language of the page. Default: from `Accept-Language`.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", "/beta", query={"lang": lang}, accept="text/html",
            timeout=timeout), AsyncAnswer.text)

    async def get_privacy(
        self,
        *,
        lang: Literal["ko", "en"] | str | None = None,
        timeout: float | None = None,
    ) -> str:
        """Personal data stored by the service.

        A page that says which personal data the service stores, why, and for how long, with a link to the
        privacy notice of the operator if there is one (`GONGGO_PRIVACY_URL`).

        Args:
            lang: Language of the page. Default: from `Accept-Language`.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", "/privacy", query={"lang": lang}, accept="text/html",
            timeout=timeout), AsyncAnswer.text)

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
        timeout: float | None = None,
    ) -> ConsultationReceipt:
        """Request access.

        Asks the operator for a consultation about the beta. The response is the same whether the address is
        known or not. At most ten requests an hour are accepted from one network.

        Args:
            company: Company that wants to take part.
            name: Name of the person to contact.
            email: Mail address for the reply.
            phone: Phone number, to be called back.
            message: What the company wants to use the service for.
            language: Language of the reply. Default: the first that `Accept-Language` names.
            consent: Version of the consent text on `/beta` that the person agreed to. The form requires it.
                Programs that omit it must obtain the consent in another way.
            homepage: Leave it out: only bots fill in this field.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: ConsultationReceipt = await self._core.ask(Operation("POST", "/consultations",
            body={"company": company, "name": name, "email": email, "phone": phone, "message": message,
            "language": language, "consent": consent, "homepage": homepage}, idempotency_key=idempotency_key,
            timeout=timeout), AsyncAnswer.json)
        return answer

    async def get_unsubscribe(self, link: str, *, timeout: float | None = None) -> str:
        """Unsubscribe page.

        A page for people. Opening it changes nothing; its buttons unsubscribe.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", path_of("/unsubscribe/{}", link), accept="text/html",
            timeout=timeout), AsyncAnswer.text)

    async def unsubscribe(self, link: str, *, timeout: float | None = None) -> str:
        """Unsubscribe from alert mails.

        One click (RFC 8058): the link alone names the member and the keyword or notice, so the body is ignored.
        It ends the mails of this keyword, of all keywords, or about this notice, for this member only.
        Repeating it changes nothing.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("POST", path_of("/unsubscribe/{}", link), accept="text/html",
            timeout=timeout), AsyncAnswer.text)

    async def get(self, *, timeout: float | None = None) -> Service:
        """Name, version and stage.

        Name and version of the service, the stage of its release, and where to read more.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Service = await self._core.ask(Operation("GET", "/v1", timeout=timeout), AsyncAnswer.json)
        return answer

    async def get_health(self, *, timeout: float | None = None) -> Health:
        """Check whether the process is running.

        Succeeds while the process is running. Meant for a supervisor that restarts dead processes.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Health = await self._core.ask(Operation("GET", "/healthz", timeout=timeout), AsyncAnswer.json)
        return answer

    async def get_open_api(self, *, timeout: float | None = None) -> GetOpenApiAnswer:
        """This reference as OpenAPI.

        The OpenAPI document behind `/docs`, with the address of this service.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: GetOpenApiAnswer = await self._core.ask(Operation("GET", "/openapi.json",
            timeout=timeout), AsyncAnswer.json)
        return answer

    async def get_tools_open_api(self, *, timeout: float | None = None) -> GetToolsOpenApiAnswer:
        """This reference as OpenAPI for tools.

        The OpenAPI document for tools that import it and send requests: without webhooks, with this service as
        its only server, and with an example of each request and response.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: GetToolsOpenApiAnswer = await self._core.ask(Operation("GET", "/openapi-tools.json",
            timeout=timeout), AsyncAnswer.json)
        return answer

    async def get_readiness(self, *, timeout: float | None = None) -> Readiness:
        """Check whether the service is ready.

        Whether the service should receive requests; meant for a load balancer. Returns 503 while a dependency
        is unavailable or the service is stopping.

        Available only from the server itself and from configured networks.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Readiness = await self._core.ask(Operation("GET", "/readyz", timeout=timeout), AsyncAnswer.json)
        return answer

    async def get_metrics(self, *, timeout: float | None = None) -> str:
        """Metrics for Prometheus.

        Metrics of this process. No label contains an account, a key or a query.

        Available only from the server itself and from configured networks.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", "/metrics", accept="text/plain",
            timeout=timeout), AsyncAnswer.text)

    async def get_llms(self, *, timeout: float | None = None) -> str:
        """Contents for language models.

        The URL of every page as Markdown, with one line about each (llms.txt).

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", "/llms.txt", accept="text/markdown",
            timeout=timeout), AsyncAnswer.text)

    async def get_docs(self, *, timeout: float | None = None) -> str:
        """This reference as a page.

        The contents of all guides and operations.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", "/docs", accept="text/html", timeout=timeout), AsyncAnswer.text)

    async def get_error_docs(self, *, timeout: float | None = None) -> str:
        """Every error code explained.

        The page that the `type` of every problem links to.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", "/docs/errors", accept="text/html",
            timeout=timeout), AsyncAnswer.text)

    async def get_docs_page(self, page: str, *, timeout: float | None = None) -> str:
        """One guide.

        A guide, or `ko` for the Korean start page. Append `.md` or send `Accept: text/markdown` to get it as
        Markdown.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", path_of("/docs/{}", page), accept="text/html",
            timeout=timeout), AsyncAnswer.text)

    async def get_docs_subpage(self, section: str, page: str, *, timeout: float | None = None) -> str:
        """A page of one section.

        The operations of one group under `api`, a guide in Korean under `ko`, a picture of a guide under
        `pictures`. Append `.md` to the name of a page, or send `Accept: text/markdown`, to get it as Markdown.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", path_of("/docs/{}/{}", section, page), accept="text/html",
            timeout=timeout), AsyncAnswer.text)

    async def get_docs_korean_group(self, page: str, *, timeout: float | None = None) -> str:
        """The operations of one group, in Korean.

        Append `.md` to its name, or send `Accept: text/markdown`, to get it as Markdown.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", path_of("/docs/ko/api/{}", page), accept="text/html",
            timeout=timeout), AsyncAnswer.text)

    async def get_home(self, *, timeout: float | None = None) -> Service:
        """Root.

        Browsers get the console, or the first page of this reference if the console is switched off, in the
        language of `Accept-Language`. Other clients get the same as `GET /v1`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        answer: Service = await self._core.ask(Operation("GET", "/", timeout=timeout), AsyncAnswer.json)
        return answer

    async def get_sign_in_page(self, *, timeout: float | None = None) -> str:
        """Sign in to the console.

        The sign-in page of the console: with a key, a mailed link or a passkey.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", "/sign-in", accept="text/html",
            timeout=timeout), AsyncAnswer.text)

    async def get_connect_page(self, *, timeout: float | None = None) -> str:
        """Connect an app in the console.

        The console page on which a signed-in member decides about a request of an app (OAuth). `GET
        /oauth/authorize` leads here.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", "/connect", accept="text/html",
            timeout=timeout), AsyncAnswer.text)

    async def get_search_page(self, *, timeout: float | None = None) -> str:
        """Search in the console.

        The search page of the console. It reads the parameters of `GET /v1/bids`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", "/search", accept="text/html",
            timeout=timeout), AsyncAnswer.text)

    async def get_inbox_page(self, *, timeout: float | None = None) -> str:
        """The inbox in the console.

        The console page with the events of the account. It reads filters from its parameters.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", "/inbox", accept="text/html", timeout=timeout), AsyncAnswer.text)

    async def get_keywords_page(self, *, timeout: float | None = None) -> str:
        """Keywords in the console.

        The console page for creating, previewing and changing keywords.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", "/keywords", accept="text/html",
            timeout=timeout), AsyncAnswer.text)

    async def get_upcoming_page(self, *, timeout: float | None = None) -> str:
        """Upcoming notices in the console.

        The console page with notices that recur every year. It reads filters from its parameters.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", "/upcoming", accept="text/html",
            timeout=timeout), AsyncAnswer.text)

    async def get_pipeline_page(self, *, timeout: float | None = None) -> str:
        """Pursuits in the console.

        The console page with the pursuits of the account: as a board, a table and a calendar.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", "/pipeline", accept="text/html",
            timeout=timeout), AsyncAnswer.text)

    async def get_statistics_page(self, *, timeout: float | None = None) -> str:
        """Statistics in the console.

        The console page for award statistics, competitors and price references.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", "/statistics", accept="text/html",
            timeout=timeout), AsyncAnswer.text)

    async def get_reports_page(self, *, timeout: float | None = None) -> str:
        """Reports in the console.

        The console page for requesting, reading, downloading and scheduling reports.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", "/reports", accept="text/html",
            timeout=timeout), AsyncAnswer.text)

    async def get_webhooks_page(self, *, timeout: float | None = None) -> str:
        """Webhooks in the console.

        The console page for webhooks and their deliveries.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", "/webhooks", accept="text/html",
            timeout=timeout), AsyncAnswer.text)

    async def get_integrations_page(self, *, timeout: float | None = None) -> str:
        """Integrations in the console.

        The console page that leads to each integration: what it does, what it needs, and its first step.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", "/integrations", accept="text/html",
            timeout=timeout), AsyncAnswer.text)

    async def get_account_page(self, *, timeout: float | None = None) -> str:
        """The account in the console.

        The console page for keys, team, allow-list, incidents, audit log, usage and sessions.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", "/account", accept="text/html",
            timeout=timeout), AsyncAnswer.text)

    async def get_operator_page(self, *, timeout: float | None = None) -> str:
        """The operator area in the console.

        The console page for operators of the service. The page checks this with `GET /session`.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", "/operator", accept="text/html",
            timeout=timeout), AsyncAnswer.text)

    async def get_notice_page(self, notice_no: str, *, timeout: float | None = None) -> str:
        """A notice in the console.

        The console page of one notice. The page itself checks whether the notice exists.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", path_of("/notices/{}", notice_no), accept="text/html",
            timeout=timeout), AsyncAnswer.text)

    async def get_console_file(self, file: str, *, timeout: float | None = None) -> str:
        """A file of the console.

        Scripts, styles and fonts of the console. A file with a hash in its name never changes.

        Args:
            timeout: Seconds for one attempt of this call. Default: that of the client.
        """
        return await self._core.ask(Operation("GET", path_of("/assets/{}", file), accept="text/javascript",
            timeout=timeout), AsyncAnswer.text)


class ServiceMethodsWithRawResponse:
    """The methods of `ServiceMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: ServiceMethods) -> None:
        self.get_beta = raw_of(methods.get_beta)
        self.get_privacy = raw_of(methods.get_privacy)
        self.request_consultation = raw_of(methods.request_consultation)
        self.get_unsubscribe = raw_of(methods.get_unsubscribe)
        self.unsubscribe = raw_of(methods.unsubscribe)
        self.get = raw_of(methods.get)
        self.get_health = raw_of(methods.get_health)
        self.get_open_api = raw_of(methods.get_open_api)
        self.get_tools_open_api = raw_of(methods.get_tools_open_api)
        self.get_readiness = raw_of(methods.get_readiness)
        self.get_metrics = raw_of(methods.get_metrics)
        self.get_llms = raw_of(methods.get_llms)
        self.get_docs = raw_of(methods.get_docs)
        self.get_error_docs = raw_of(methods.get_error_docs)
        self.get_docs_page = raw_of(methods.get_docs_page)
        self.get_docs_subpage = raw_of(methods.get_docs_subpage)
        self.get_docs_korean_group = raw_of(methods.get_docs_korean_group)
        self.get_home = raw_of(methods.get_home)
        self.get_sign_in_page = raw_of(methods.get_sign_in_page)
        self.get_connect_page = raw_of(methods.get_connect_page)
        self.get_search_page = raw_of(methods.get_search_page)
        self.get_inbox_page = raw_of(methods.get_inbox_page)
        self.get_keywords_page = raw_of(methods.get_keywords_page)
        self.get_upcoming_page = raw_of(methods.get_upcoming_page)
        self.get_pipeline_page = raw_of(methods.get_pipeline_page)
        self.get_statistics_page = raw_of(methods.get_statistics_page)
        self.get_reports_page = raw_of(methods.get_reports_page)
        self.get_webhooks_page = raw_of(methods.get_webhooks_page)
        self.get_integrations_page = raw_of(methods.get_integrations_page)
        self.get_account_page = raw_of(methods.get_account_page)
        self.get_operator_page = raw_of(methods.get_operator_page)
        self.get_notice_page = raw_of(methods.get_notice_page)
        self.get_console_file = raw_of(methods.get_console_file)


class AsyncServiceMethodsWithRawResponse:
    """The methods of `AsyncServiceMethods`, which give a `Response` with status, headers and body."""

    def __init__(self, methods: AsyncServiceMethods) -> None:
        self.get_beta = async_raw_of(methods.get_beta)
        self.get_privacy = async_raw_of(methods.get_privacy)
        self.request_consultation = async_raw_of(methods.request_consultation)
        self.get_unsubscribe = async_raw_of(methods.get_unsubscribe)
        self.unsubscribe = async_raw_of(methods.unsubscribe)
        self.get = async_raw_of(methods.get)
        self.get_health = async_raw_of(methods.get_health)
        self.get_open_api = async_raw_of(methods.get_open_api)
        self.get_tools_open_api = async_raw_of(methods.get_tools_open_api)
        self.get_readiness = async_raw_of(methods.get_readiness)
        self.get_metrics = async_raw_of(methods.get_metrics)
        self.get_llms = async_raw_of(methods.get_llms)
        self.get_docs = async_raw_of(methods.get_docs)
        self.get_error_docs = async_raw_of(methods.get_error_docs)
        self.get_docs_page = async_raw_of(methods.get_docs_page)
        self.get_docs_subpage = async_raw_of(methods.get_docs_subpage)
        self.get_docs_korean_group = async_raw_of(methods.get_docs_korean_group)
        self.get_home = async_raw_of(methods.get_home)
        self.get_sign_in_page = async_raw_of(methods.get_sign_in_page)
        self.get_connect_page = async_raw_of(methods.get_connect_page)
        self.get_search_page = async_raw_of(methods.get_search_page)
        self.get_inbox_page = async_raw_of(methods.get_inbox_page)
        self.get_keywords_page = async_raw_of(methods.get_keywords_page)
        self.get_upcoming_page = async_raw_of(methods.get_upcoming_page)
        self.get_pipeline_page = async_raw_of(methods.get_pipeline_page)
        self.get_statistics_page = async_raw_of(methods.get_statistics_page)
        self.get_reports_page = async_raw_of(methods.get_reports_page)
        self.get_webhooks_page = async_raw_of(methods.get_webhooks_page)
        self.get_integrations_page = async_raw_of(methods.get_integrations_page)
        self.get_account_page = async_raw_of(methods.get_account_page)
        self.get_operator_page = async_raw_of(methods.get_operator_page)
        self.get_notice_page = async_raw_of(methods.get_notice_page)
        self.get_console_file = async_raw_of(methods.get_console_file)
