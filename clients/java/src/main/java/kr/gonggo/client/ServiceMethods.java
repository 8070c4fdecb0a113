// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client;

import java.util.Map;
import kr.gonggo.client.types.ConsultationInput;
import kr.gonggo.client.types.ConsultationReceipt;
import kr.gonggo.client.types.Health;
import kr.gonggo.client.types.Readiness;
import kr.gonggo.client.types.Service;
import kr.gonggo.client.types.ServiceGetBetaQuery;
import kr.gonggo.client.types.ServiceGetPrivacyQuery;

/**
 * The service itself: version, health, reference.
 */
public final class ServiceMethods {
    private final Core core;

    ServiceMethods(Core core) {
        this.core = core;
    }

    /**
     * Page to request access.
     *
     * <p>A form for people, in Korean or English; it needs no script.
     *
     * <p>{@code GET /beta}
     *
     * @param options of this call alone
     * @return the answer
     */
    public String getBeta(Option... options) {
        return getBeta(new ServiceGetBetaQuery(), options);
    }

    /**
     * Page to request access.
     *
     * <p>A form for people, in Korean or English; it needs no script.
     *
     * <p>{@code GET /beta}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public String getBeta(ServiceGetBetaQuery query, Option... options) {
        var operation = new Operation("GET", "/beta", "text/html", false, false, query.fields(), null);
        return core.call(operation, options, Core::text);
    }

    /**
     * Personal data stored by the service.
     *
     * <p>A page that says which personal data the service stores, why, and for how long, with a link to the privacy
     * notice of the operator if there is one ({@code GONGGO_PRIVACY_URL}).
     *
     * <p>{@code GET /privacy}
     *
     * @param options of this call alone
     * @return the answer
     */
    public String getPrivacy(Option... options) {
        return getPrivacy(new ServiceGetPrivacyQuery(), options);
    }

    /**
     * Personal data stored by the service.
     *
     * <p>A page that says which personal data the service stores, why, and for how long, with a link to the privacy
     * notice of the operator if there is one ({@code GONGGO_PRIVACY_URL}).
     *
     * <p>{@code GET /privacy}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public String getPrivacy(ServiceGetPrivacyQuery query, Option... options) {
        var operation = new Operation("GET", "/privacy", "text/html", false, false, query.fields(), null);
        return core.call(operation, options, Core::text);
    }

    /**
     * Request access.
     *
     * <p>Asks the operator for a consultation about the beta. The response is the same whether the address is known or
     * not. At most ten requests an hour are accepted from one network.
     *
     * <p>{@code POST /consultations}
     *
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public ConsultationReceipt requestConsultation(ConsultationInput body, Option... options) {
        var operation = new Operation("POST", "/consultations", "application/json", true, false, Map.of(), body);
        return core.call(operation, options, Core.json(ConsultationReceipt.class));
    }

    /**
     * Unsubscribe page.
     *
     * <p>A page for people. Opening it changes nothing; its buttons unsubscribe.
     *
     * <p>{@code GET /unsubscribe/{link}}
     *
     * @param link a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public String getUnsubscribe(String link, Option... options) {
        var operation = new Operation("GET", "/unsubscribe/{}", "text/html", false, false, Map.of(), null, link);
        return core.call(operation, options, Core::text);
    }

    /**
     * Unsubscribe from alert mails.
     *
     * <p>One click (RFC 8058): the link alone names the member and the keyword or notice, so the body is ignored. It
     * ends the mails of this keyword, of all keywords, or about this notice, for this member only. Repeating it changes
     * nothing.
     *
     * <p>{@code POST /unsubscribe/{link}}
     *
     * @param link a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public String unsubscribe(String link, Option... options) {
        var operation = new Operation("POST", "/unsubscribe/{}", "text/html", false, false, Map.of(), null, link);
        return core.call(operation, options, Core::text);
    }

    /**
     * Name, version and stage.
     *
     * <p>Name and version of the service, the stage of its release, and where to read more.
     *
     * <p>{@code GET /v1}
     *
     * @param options of this call alone
     * @return the answer
     */
    public Service get(Option... options) {
        var operation = new Operation("GET", "/v1", "application/json", false, false, Map.of(), null);
        return core.call(operation, options, Core.json(Service.class));
    }

    /**
     * Check whether the process is running.
     *
     * <p>Succeeds while the process is running. Meant for a supervisor that restarts dead processes.
     *
     * <p>{@code GET /healthz}
     *
     * @param options of this call alone
     * @return the answer
     */
    public Health getHealth(Option... options) {
        var operation = new Operation("GET", "/healthz", "application/json", false, false, Map.of(), null);
        return core.call(operation, options, Core.json(Health.class));
    }

    /**
     * This reference as OpenAPI.
     *
     * <p>The OpenAPI document behind {@code /docs}, with the address of this service.
     *
     * <p>{@code GET /openapi.json}
     *
     * @param options of this call alone
     * @return the answer
     */
    public Object getOpenApi(Option... options) {
        var operation = new Operation("GET", "/openapi.json", "application/json", false, false, Map.of(), null);
        return core.call(operation, options, Core.json(Object.class));
    }

    /**
     * This reference as OpenAPI for tools.
     *
     * <p>The OpenAPI document for tools that import it and send requests: without webhooks, with this service as its
     * only server, and with an example of each request and response.
     *
     * <p>{@code GET /openapi-tools.json}
     *
     * @param options of this call alone
     * @return the answer
     */
    public Object getToolsOpenApi(Option... options) {
        var operation = new Operation("GET", "/openapi-tools.json", "application/json", false, false, Map.of(), null);
        return core.call(operation, options, Core.json(Object.class));
    }

    /**
     * Check whether the service is ready.
     *
     * <p>Whether the service should receive requests; meant for a load balancer. Returns 503 while a dependency is
     * unavailable or the service is stopping.
     *
     * <p>Available only from the server itself and from configured networks.
     *
     * <p>{@code GET /readyz}
     *
     * @param options of this call alone
     * @return the answer
     */
    public Readiness getReadiness(Option... options) {
        var operation = new Operation("GET", "/readyz", "application/json", false, false, Map.of(), null);
        return core.call(operation, options, Core.json(Readiness.class));
    }

    /**
     * Metrics for Prometheus.
     *
     * <p>Metrics of this process. No label contains an account, a key or a query.
     *
     * <p>Available only from the server itself and from configured networks.
     *
     * <p>{@code GET /metrics}
     *
     * @param options of this call alone
     * @return the answer
     */
    public String getMetrics(Option... options) {
        var operation = new Operation("GET", "/metrics", "text/plain", false, false, Map.of(), null);
        return core.call(operation, options, Core::text);
    }

    /**
     * Contents for language models.
     *
     * <p>The URL of every page as Markdown, with one line about each (llms.txt).
     *
     * <p>{@code GET /llms.txt}
     *
     * @param options of this call alone
     * @return the answer
     */
    public String getLlms(Option... options) {
        var operation = new Operation("GET", "/llms.txt", "text/markdown", false, false, Map.of(), null);
        return core.call(operation, options, Core::text);
    }

    /**
     * This reference as a page.
     *
     * <p>The contents of all guides and operations.
     *
     * <p>{@code GET /docs}
     *
     * @param options of this call alone
     * @return the answer
     */
    public String getDocs(Option... options) {
        var operation = new Operation("GET", "/docs", "text/html", false, false, Map.of(), null);
        return core.call(operation, options, Core::text);
    }

    /**
     * Every error code explained.
     *
     * <p>The page that the {@code type} of every problem links to.
     *
     * <p>{@code GET /docs/errors}
     *
     * @param options of this call alone
     * @return the answer
     */
    public String getErrorDocs(Option... options) {
        var operation = new Operation("GET", "/docs/errors", "text/html", false, false, Map.of(), null);
        return core.call(operation, options, Core::text);
    }

    /**
     * One guide.
     *
     * <p>A guide, or {@code ko} for the Korean start page. Append {@code .md} or send {@code Accept: text/markdown} to
     * get it as Markdown.
     *
     * <p>{@code GET /docs/{page}}
     *
     * @param page a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public String getDocsPage(String page, Option... options) {
        var operation = new Operation("GET", "/docs/{}", "text/html", false, false, Map.of(), null, page);
        return core.call(operation, options, Core::text);
    }

    /**
     * A page of one section.
     *
     * <p>The operations of one group under {@code api}, a guide in Korean under {@code ko}, a picture of a guide under
     * {@code pictures}. Append {@code .md} to the name of a page, or send {@code Accept: text/markdown}, to get it as
     * Markdown.
     *
     * <p>{@code GET /docs/{section}/{page}}
     *
     * @param section a part of the path
     * @param page a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public String getDocsSubpage(String section, String page, Option... options) {
        var operation = new Operation("GET", "/docs/{}/{}", "text/html", false, false, Map.of(), null, section, page);
        return core.call(operation, options, Core::text);
    }

    /**
     * The operations of one group, in Korean.
     *
     * <p>Append {@code .md} to its name, or send {@code Accept: text/markdown}, to get it as Markdown.
     *
     * <p>{@code GET /docs/ko/api/{page}}
     *
     * @param page a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public String getDocsKoreanGroup(String page, Option... options) {
        var operation = new Operation("GET", "/docs/ko/api/{}", "text/html", false, false, Map.of(), null, page);
        return core.call(operation, options, Core::text);
    }

    /**
     * Root.
     *
     * <p>Browsers get the console, or the first page of this reference if the console is switched off, in the language
     * of {@code Accept-Language}. Other clients get the same as {@code GET /v1}.
     *
     * <p>{@code GET /}
     *
     * @param options of this call alone
     * @return the answer
     */
    public Service getHome(Option... options) {
        var operation = new Operation("GET", "/", "application/json", false, false, Map.of(), null);
        return core.call(operation, options, Core.json(Service.class));
    }

    /**
     * Sign in to the console.
     *
     * <p>The sign-in page of the console: with a key, a mailed link or a passkey.
     *
     * <p>{@code GET /sign-in}
     *
     * @param options of this call alone
     * @return the answer
     */
    public String getSignInPage(Option... options) {
        var operation = new Operation("GET", "/sign-in", "text/html", false, false, Map.of(), null);
        return core.call(operation, options, Core::text);
    }

    /**
     * Connect an app in the console.
     *
     * <p>The console page on which a signed-in member decides about a request of an app (OAuth). {@code GET
     * /oauth/authorize} leads here.
     *
     * <p>{@code GET /connect}
     *
     * @param options of this call alone
     * @return the answer
     */
    public String getConnectPage(Option... options) {
        var operation = new Operation("GET", "/connect", "text/html", false, false, Map.of(), null);
        return core.call(operation, options, Core::text);
    }

    /**
     * Search in the console.
     *
     * <p>The search page of the console. It reads the parameters of {@code GET /v1/bids}.
     *
     * <p>{@code GET /search}
     *
     * @param options of this call alone
     * @return the answer
     */
    public String getSearchPage(Option... options) {
        var operation = new Operation("GET", "/search", "text/html", false, false, Map.of(), null);
        return core.call(operation, options, Core::text);
    }

    /**
     * The inbox in the console.
     *
     * <p>The console page with the events of the account. It reads filters from its parameters.
     *
     * <p>{@code GET /inbox}
     *
     * @param options of this call alone
     * @return the answer
     */
    public String getInboxPage(Option... options) {
        var operation = new Operation("GET", "/inbox", "text/html", false, false, Map.of(), null);
        return core.call(operation, options, Core::text);
    }

    /**
     * Keywords in the console.
     *
     * <p>The console page for creating, previewing and changing keywords.
     *
     * <p>{@code GET /keywords}
     *
     * @param options of this call alone
     * @return the answer
     */
    public String getKeywordsPage(Option... options) {
        var operation = new Operation("GET", "/keywords", "text/html", false, false, Map.of(), null);
        return core.call(operation, options, Core::text);
    }

    /**
     * Upcoming notices in the console.
     *
     * <p>The console page with notices that recur every year. It reads filters from its parameters.
     *
     * <p>{@code GET /upcoming}
     *
     * @param options of this call alone
     * @return the answer
     */
    public String getUpcomingPage(Option... options) {
        var operation = new Operation("GET", "/upcoming", "text/html", false, false, Map.of(), null);
        return core.call(operation, options, Core::text);
    }

    /**
     * Pursuits in the console.
     *
     * <p>The console page with the pursuits of the account: as a board, a table and a calendar.
     *
     * <p>{@code GET /pipeline}
     *
     * @param options of this call alone
     * @return the answer
     */
    public String getPipelinePage(Option... options) {
        var operation = new Operation("GET", "/pipeline", "text/html", false, false, Map.of(), null);
        return core.call(operation, options, Core::text);
    }

    /**
     * Statistics in the console.
     *
     * <p>The console page for award statistics, competitors and price references.
     *
     * <p>{@code GET /statistics}
     *
     * @param options of this call alone
     * @return the answer
     */
    public String getStatisticsPage(Option... options) {
        var operation = new Operation("GET", "/statistics", "text/html", false, false, Map.of(), null);
        return core.call(operation, options, Core::text);
    }

    /**
     * Reports in the console.
     *
     * <p>The console page for requesting, reading, downloading and scheduling reports.
     *
     * <p>{@code GET /reports}
     *
     * @param options of this call alone
     * @return the answer
     */
    public String getReportsPage(Option... options) {
        var operation = new Operation("GET", "/reports", "text/html", false, false, Map.of(), null);
        return core.call(operation, options, Core::text);
    }

    /**
     * Webhooks in the console.
     *
     * <p>The console page for webhooks and their deliveries.
     *
     * <p>{@code GET /webhooks}
     *
     * @param options of this call alone
     * @return the answer
     */
    public String getWebhooksPage(Option... options) {
        var operation = new Operation("GET", "/webhooks", "text/html", false, false, Map.of(), null);
        return core.call(operation, options, Core::text);
    }

    /**
     * Integrations in the console.
     *
     * <p>The console page that leads to each integration: what it does, what it needs, and its first step.
     *
     * <p>{@code GET /integrations}
     *
     * @param options of this call alone
     * @return the answer
     */
    public String getIntegrationsPage(Option... options) {
        var operation = new Operation("GET", "/integrations", "text/html", false, false, Map.of(), null);
        return core.call(operation, options, Core::text);
    }

    /**
     * The account in the console.
     *
     * <p>The console page for keys, team, allow-list, incidents, audit log, usage and sessions.
     *
     * <p>{@code GET /account}
     *
     * @param options of this call alone
     * @return the answer
     */
    public String getAccountPage(Option... options) {
        var operation = new Operation("GET", "/account", "text/html", false, false, Map.of(), null);
        return core.call(operation, options, Core::text);
    }

    /**
     * The operator area in the console.
     *
     * <p>The console page for operators of the service. The page checks this with {@code GET /session}.
     *
     * <p>{@code GET /operator}
     *
     * @param options of this call alone
     * @return the answer
     */
    public String getOperatorPage(Option... options) {
        var operation = new Operation("GET", "/operator", "text/html", false, false, Map.of(), null);
        return core.call(operation, options, Core::text);
    }

    /**
     * A notice in the console.
     *
     * <p>The console page of one notice. The page itself checks whether the notice exists.
     *
     * <p>{@code GET /notices/{noticeNo}}
     *
     * @param noticeNo a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public String getNoticePage(String noticeNo, Option... options) {
        var operation = new Operation("GET", "/notices/{}", "text/html", false, false, Map.of(), null, noticeNo);
        return core.call(operation, options, Core::text);
    }

    /**
     * A file of the console.
     *
     * <p>Scripts, styles and fonts of the console. A file with a hash in its name never changes.
     *
     * <p>{@code GET /assets/{file}}
     *
     * @param file a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public String getConsoleFile(String file, Option... options) {
        var operation = new Operation("GET", "/assets/{}", "text/javascript", false, false, Map.of(), null, file);
        return core.call(operation, options, Core::text);
    }
}
