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
            lang: Language of the page. Default: as `Accept-Language` says.
        """
        return self._core.ask(Operation("GET", "/beta", query={"lang": lang}, accept="text/html"), Answer.text)

    def get_privacy(self, *, lang: Literal["ko", "en"] | str | None = None) -> str:
        """What is kept of persons.

        A page that says which personal data the service stores, why, and for how long, with a link to the
        privacy notice of the operator if there is one (`GONGGO_PRIVACY_URL`).

        Args:
            lang: Language of the page. Default: as `Accept-Language` says.
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

        Asks the operator for a consultation about the beta. The answer is the same whether the address is known
        or not. At most ten requests an hour are accepted from one network.

        Args:
            company: Company that wants to take part.
            name: Name of the person to contact.
            email: Mail address for the answer.
            phone: Phone number, for those who want to be called.
            message: What the company wants to use the service for.
            language: Language of the answer. Default: the first that `Accept-Language` names.
            consent: Names the wording on `/beta` by which this person agreed to the use of these data. The form
                of the page cannot be sent without it; a program that leaves it out must have the consent of the
                person in another way.
            homepage: Leave it out: it is a trap that only bots fill in.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
        """
        answer: ConsultationReceipt = self._core.ask(Operation("POST", "/consultations",
            body={"company": company, "name": name, "email": email, "phone": phone, "message": message,
            "language": language, "consent": consent, "homepage": homepage},
            idempotency_key=idempotency_key), Answer.json)
        return answer

    def get_unsubscribe(self, link: str) -> str:
        """Page to unsubscribe from alert mails.

        A page for people. Opening it changes nothing; its buttons do.
        """
        return self._core.ask(Operation("GET", path_of("/unsubscribe/{}", link), accept="text/html"), Answer.text)

    def unsubscribe(self, link: str) -> str:
        """Unsubscribe from alert mails.

        One click (RFC 8058): the link alone names the member and the keyword, so the body is ignored. It ends
        the mails of this keyword, or of all keywords, for this member only. Repeating it changes nothing.
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

        Answers as long as the process is running, whatever else is wrong. It is meant for a supervisor that
        restarts dead processes.
        """
        answer: Health = self._core.ask(Operation("GET", "/healthz"), Answer.json)
        return answer

    def get_open_api(self) -> GetOpenApiAnswer:
        """This reference as OpenAPI.

        The OpenAPI document that `/docs` is made from, with the address of this service in it.
        """
        answer: GetOpenApiAnswer = self._core.ask(Operation("GET", "/openapi.json"), Answer.json)
        return answer

    def get_readiness(self) -> Readiness:
        """Check whether the service is ready.

        Whether the service should receive requests; meant for a load balancer. 503 while something it needs is
        unavailable, and while it is stopping.

        Answers only requests from the machine itself and from networks the operator has named.
        """
        answer: Readiness = self._core.ask(Operation("GET", "/readyz"), Answer.json)
        return answer

    def get_metrics(self) -> str:
        """Metrics for Prometheus.

        Metrics of this process. No label contains an account, a key or a query.

        Answers only requests from the machine itself and from networks the operator has named.
        """
        return self._core.ask(Operation("GET", "/metrics", accept="text/plain"), Answer.text)

    def get_llms(self) -> str:
        """Contents for language models.

        The address of every page as Markdown, with a line about each (llms.txt).
        """
        return self._core.ask(Operation("GET", "/llms.txt", accept="text/markdown"), Answer.text)

    def get_docs(self) -> str:
        """This reference as a page.

        The contents of all guides and operations.
        """
        return self._core.ask(Operation("GET", "/docs", accept="text/html"), Answer.text)

    def get_error_docs(self) -> str:
        """Every error code explained.

        The target of the `type` of every problem.
        """
        return self._core.ask(Operation("GET", "/docs/errors", accept="text/html"), Answer.text)

    def get_docs_page(self, page: str) -> str:
        """One guide.

        A guide, or `ko`, the first page in Korean. With `.md` after its name it comes as Markdown.
        """
        return self._core.ask(Operation("GET", path_of("/docs/{}", page), accept="text/html"), Answer.text)

    def get_docs_subpage(self, section: str, page: str) -> str:
        """A page of one section.

        The operations of one group below `api`, a guide in Korean below `ko`, a picture of a guide below
        `pictures`. With `.md` after the name of a page it comes as Markdown.
        """
        return self._core.ask(Operation("GET", path_of("/docs/{}/{}", section, page),
            accept="text/html"), Answer.text)

    def get_docs_korean_group(self, page: str) -> str:
        """The operations of one group, in Korean.

        With `.md` after its name it comes as Markdown.
        """
        return self._core.ask(Operation("GET", path_of("/docs/ko/api/{}", page), accept="text/html"), Answer.text)

    def get_home(self) -> Service:
        """Where to go from here.

        For a browser, the console; as long as there is none, the first page of this reference, in the language
        that `Accept-Language` prefers. For anybody else, the same as `GET /v1`.
        """
        answer: Service = self._core.ask(Operation("GET", "/"), Answer.json)
        return answer

    def get_sign_in_page(self) -> str:
        """Sign in to the console.

        The console’s page for signing in: with a key, the link of a mail, or a passkey.
        """
        return self._core.ask(Operation("GET", "/sign-in", accept="text/html"), Answer.text)

    def get_search_page(self) -> str:
        """Search in the console.

        The console’s page of search. Its parameters are those of `GET /v1/bids`; the page reads them itself.
        """
        return self._core.ask(Operation("GET", "/search", accept="text/html"), Answer.text)

    def get_inbox_page(self) -> str:
        """The inbox in the console.

        The console’s page of the events of the account. Its parameters are filters that the page reads.
        """
        return self._core.ask(Operation("GET", "/inbox", accept="text/html"), Answer.text)

    def get_keywords_page(self) -> str:
        """Keywords in the console.

        The console’s page of the keywords of the account, where they are written and tried.
        """
        return self._core.ask(Operation("GET", "/keywords", accept="text/html"), Answer.text)

    def get_pipeline_page(self) -> str:
        """Pursuits in the console.

        The console’s page of the pursuits of the account: as a board, a table and a calendar.
        """
        return self._core.ask(Operation("GET", "/pipeline", accept="text/html"), Answer.text)

    def get_statistics_page(self) -> str:
        """Statistics in the console.

        The console’s page of statistics: who wins what, competitors, and prices.
        """
        return self._core.ask(Operation("GET", "/statistics", accept="text/html"), Answer.text)

    def get_reports_page(self) -> str:
        """Reports in the console.

        The console’s page of reports: asked for, looked at, downloaded, scheduled.
        """
        return self._core.ask(Operation("GET", "/reports", accept="text/html"), Answer.text)

    def get_webhooks_page(self) -> str:
        """Webhooks in the console.

        The console’s page of webhooks and of what was delivered to them.
        """
        return self._core.ask(Operation("GET", "/webhooks", accept="text/html"), Answer.text)

    def get_account_page(self) -> str:
        """The account in the console.

        The console’s page of keys, team, allow-list, incidents, audit log, usage and sessions.
        """
        return self._core.ask(Operation("GET", "/account", accept="text/html"), Answer.text)

    def get_operator_page(self) -> str:
        """The operator area in the console.

        The console’s page for operators of the service. Whether you are one, the page asks itself by `GET
        /session`.
        """
        return self._core.ask(Operation("GET", "/operator", accept="text/html"), Answer.text)

    def get_notice_page(self, notice_no: str) -> str:
        """A notice in the console.

        The console’s page of one notice. Whether there is such a notice, the page asks itself.
        """
        return self._core.ask(Operation("GET", path_of("/notices/{}", notice_no), accept="text/html"), Answer.text)

    def get_console_file(self, file: str) -> str:
        """A file of the console.

        Scripts, styles and fonts that the console’s page names. A name with a hash in it never stands for other
        bytes.
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
            lang: Language of the page. Default: as `Accept-Language` says.
        """
        return await self._core.ask(Operation("GET", "/beta", query={"lang": lang},
            accept="text/html"), AsyncAnswer.text)

    async def get_privacy(self, *, lang: Literal["ko", "en"] | str | None = None) -> str:
        """What is kept of persons.

        A page that says which personal data the service stores, why, and for how long, with a link to the
        privacy notice of the operator if there is one (`GONGGO_PRIVACY_URL`).

        Args:
            lang: Language of the page. Default: as `Accept-Language` says.
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

        Asks the operator for a consultation about the beta. The answer is the same whether the address is known
        or not. At most ten requests an hour are accepted from one network.

        Args:
            company: Company that wants to take part.
            name: Name of the person to contact.
            email: Mail address for the answer.
            phone: Phone number, for those who want to be called.
            message: What the company wants to use the service for.
            language: Language of the answer. Default: the first that `Accept-Language` names.
            consent: Names the wording on `/beta` by which this person agreed to the use of these data. The form
                of the page cannot be sent without it; a program that leaves it out must have the consent of the
                person in another way.
            homepage: Leave it out: it is a trap that only bots fill in.
            idempotency_key: Kept over the attempts of this call; your own, to repeat it over a restart of your
                program. Default: made up.
        """
        answer: ConsultationReceipt = await self._core.ask(Operation("POST", "/consultations",
            body={"company": company, "name": name, "email": email, "phone": phone, "message": message,
            "language": language, "consent": consent, "homepage": homepage},
            idempotency_key=idempotency_key), AsyncAnswer.json)
        return answer

    async def get_unsubscribe(self, link: str) -> str:
        """Page to unsubscribe from alert mails.

        A page for people. Opening it changes nothing; its buttons do.
        """
        return await self._core.ask(Operation("GET", path_of("/unsubscribe/{}", link),
            accept="text/html"), AsyncAnswer.text)

    async def unsubscribe(self, link: str) -> str:
        """Unsubscribe from alert mails.

        One click (RFC 8058): the link alone names the member and the keyword, so the body is ignored. It ends
        the mails of this keyword, or of all keywords, for this member only. Repeating it changes nothing.
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

        Answers as long as the process is running, whatever else is wrong. It is meant for a supervisor that
        restarts dead processes.
        """
        answer: Health = await self._core.ask(Operation("GET", "/healthz"), AsyncAnswer.json)
        return answer

    async def get_open_api(self) -> GetOpenApiAnswer:
        """This reference as OpenAPI.

        The OpenAPI document that `/docs` is made from, with the address of this service in it.
        """
        answer: GetOpenApiAnswer = await self._core.ask(Operation("GET", "/openapi.json"), AsyncAnswer.json)
        return answer

    async def get_readiness(self) -> Readiness:
        """Check whether the service is ready.

        Whether the service should receive requests; meant for a load balancer. 503 while something it needs is
        unavailable, and while it is stopping.

        Answers only requests from the machine itself and from networks the operator has named.
        """
        answer: Readiness = await self._core.ask(Operation("GET", "/readyz"), AsyncAnswer.json)
        return answer

    async def get_metrics(self) -> str:
        """Metrics for Prometheus.

        Metrics of this process. No label contains an account, a key or a query.

        Answers only requests from the machine itself and from networks the operator has named.
        """
        return await self._core.ask(Operation("GET", "/metrics", accept="text/plain"), AsyncAnswer.text)

    async def get_llms(self) -> str:
        """Contents for language models.

        The address of every page as Markdown, with a line about each (llms.txt).
        """
        return await self._core.ask(Operation("GET", "/llms.txt", accept="text/markdown"), AsyncAnswer.text)

    async def get_docs(self) -> str:
        """This reference as a page.

        The contents of all guides and operations.
        """
        return await self._core.ask(Operation("GET", "/docs", accept="text/html"), AsyncAnswer.text)

    async def get_error_docs(self) -> str:
        """Every error code explained.

        The target of the `type` of every problem.
        """
        return await self._core.ask(Operation("GET", "/docs/errors", accept="text/html"), AsyncAnswer.text)

    async def get_docs_page(self, page: str) -> str:
        """One guide.

        A guide, or `ko`, the first page in Korean. With `.md` after its name it comes as Markdown.
        """
        return await self._core.ask(Operation("GET", path_of("/docs/{}", page), accept="text/html"), AsyncAnswer.text)

    async def get_docs_subpage(self, section: str, page: str) -> str:
        """A page of one section.

        The operations of one group below `api`, a guide in Korean below `ko`, a picture of a guide below
        `pictures`. With `.md` after the name of a page it comes as Markdown.
        """
        return await self._core.ask(Operation("GET", path_of("/docs/{}/{}", section, page),
            accept="text/html"), AsyncAnswer.text)

    async def get_docs_korean_group(self, page: str) -> str:
        """The operations of one group, in Korean.

        With `.md` after its name it comes as Markdown.
        """
        return await self._core.ask(Operation("GET", path_of("/docs/ko/api/{}", page),
            accept="text/html"), AsyncAnswer.text)

    async def get_home(self) -> Service:
        """Where to go from here.

        For a browser, the console; as long as there is none, the first page of this reference, in the language
        that `Accept-Language` prefers. For anybody else, the same as `GET /v1`.
        """
        answer: Service = await self._core.ask(Operation("GET", "/"), AsyncAnswer.json)
        return answer

    async def get_sign_in_page(self) -> str:
        """Sign in to the console.

        The console’s page for signing in: with a key, the link of a mail, or a passkey.
        """
        return await self._core.ask(Operation("GET", "/sign-in", accept="text/html"), AsyncAnswer.text)

    async def get_search_page(self) -> str:
        """Search in the console.

        The console’s page of search. Its parameters are those of `GET /v1/bids`; the page reads them itself.
        """
        return await self._core.ask(Operation("GET", "/search", accept="text/html"), AsyncAnswer.text)

    async def get_inbox_page(self) -> str:
        """The inbox in the console.

        The console’s page of the events of the account. Its parameters are filters that the page reads.
        """
        return await self._core.ask(Operation("GET", "/inbox", accept="text/html"), AsyncAnswer.text)

    async def get_keywords_page(self) -> str:
        """Keywords in the console.

        The console’s page of the keywords of the account, where they are written and tried.
        """
        return await self._core.ask(Operation("GET", "/keywords", accept="text/html"), AsyncAnswer.text)

    async def get_pipeline_page(self) -> str:
        """Pursuits in the console.

        The console’s page of the pursuits of the account: as a board, a table and a calendar.
        """
        return await self._core.ask(Operation("GET", "/pipeline", accept="text/html"), AsyncAnswer.text)

    async def get_statistics_page(self) -> str:
        """Statistics in the console.

        The console’s page of statistics: who wins what, competitors, and prices.
        """
        return await self._core.ask(Operation("GET", "/statistics", accept="text/html"), AsyncAnswer.text)

    async def get_reports_page(self) -> str:
        """Reports in the console.

        The console’s page of reports: asked for, looked at, downloaded, scheduled.
        """
        return await self._core.ask(Operation("GET", "/reports", accept="text/html"), AsyncAnswer.text)

    async def get_webhooks_page(self) -> str:
        """Webhooks in the console.

        The console’s page of webhooks and of what was delivered to them.
        """
        return await self._core.ask(Operation("GET", "/webhooks", accept="text/html"), AsyncAnswer.text)

    async def get_account_page(self) -> str:
        """The account in the console.

        The console’s page of keys, team, allow-list, incidents, audit log, usage and sessions.
        """
        return await self._core.ask(Operation("GET", "/account", accept="text/html"), AsyncAnswer.text)

    async def get_operator_page(self) -> str:
        """The operator area in the console.

        The console’s page for operators of the service. Whether you are one, the page asks itself by `GET
        /session`.
        """
        return await self._core.ask(Operation("GET", "/operator", accept="text/html"), AsyncAnswer.text)

    async def get_notice_page(self, notice_no: str) -> str:
        """A notice in the console.

        The console’s page of one notice. Whether there is such a notice, the page asks itself.
        """
        return await self._core.ask(Operation("GET", path_of("/notices/{}", notice_no),
            accept="text/html"), AsyncAnswer.text)

    async def get_console_file(self, file: str) -> str:
        """A file of the console.

        Scripts, styles and fonts that the console’s page names. A name with a hash in it never stands for other
        bytes.
        """
        return await self._core.ask(Operation("GET", path_of("/assets/{}", file),
            accept="text/javascript"), AsyncAnswer.text)
