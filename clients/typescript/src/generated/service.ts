// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { Call } from '../call.ts'
import { at, type Core, takeText } from '../core.ts'
import type { CallOptions } from '../options.ts'
import type { Open } from './shared.ts'

/** A beta request. */
export interface ConsultationInput {
  /** Company that wants to take part. */
  company: string
  /** Name of the person to contact. */
  name: string
  /** Mail address for the reply. */
  email: string
  /** Phone number, to be called back. */
  phone?: string
  /** What the company wants to use the service for. */
  message?: string
  /** Language of the reply. Default: the first that `Accept-Language` names. */
  language?: 'ko' | 'en'
  /**
   * Version of the consent text on `/beta` that the person agreed to. The form requires it. Programs that omit it must
   * obtain the consent in another way.
   */
  consent?: '2026-11-22'
  /** Leave it out: only bots fill in this field. */
  homepage?: string
}

/** The request has arrived. */
export interface ConsultationReceipt {
  /** The same for every request, whether the address is known or not. */
  state: Open<'requested'>
}

/** Name, version and links of the service. */
export interface Service {
  /** The name of the service. */
  name: string
  /** The version of the API. */
  version: string
  /** Stage of the release. */
  stage: Open<'closed-beta' | 'open-beta' | 'general'>
  links: {
    /** This reference as a web page. */
    docs: string
    /** This reference as OpenAPI. */
    openapi: string
    /** Every error code explained. */
    errors: string
    /** Check whether the service is running. */
    health: string
  }
}

/** The process is running. */
export interface Health {
  status: Open<'ok'>
}

/** Whether the service is ready for requests. */
export interface Readiness {
  /** Whether the service should receive requests. */
  ok: boolean
  /** The checks behind `ok`. */
  checks: Array<{
    /** Name of the check. */
    name: string
    ok: boolean
    /** What was found. */
    detail: string
  }>
}

/** Of `GET /beta`. */
export interface GetBetaQuery {
  /** Language of the page. Default: from `Accept-Language`. */
  lang?: 'ko' | 'en'
}

/** Of `GET /privacy`. */
export interface GetPrivacyQuery {
  /** Language of the page. Default: from `Accept-Language`. */
  lang?: 'ko' | 'en'
}

/** The service itself: version, health, reference. */
export class ServiceMethods {
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
  }

  /**
   * Page to request access.
   *
   * A form for people, in Korean or English; it needs no script.
   */
  getBeta(query?: GetBetaQuery, options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/beta', query, accept: 'text/html' }, options, takeText)
  }

  /**
   * Personal data stored by the service.
   *
   * A page that says which personal data the service stores, why, and for how long, with a link to the privacy notice of
   * the operator if there is one (`GONGGO_PRIVACY_URL`).
   */
  getPrivacy(query?: GetPrivacyQuery, options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/privacy', query, accept: 'text/html' }, options, takeText)
  }

  /**
   * Request access.
   *
   * Asks the operator for a consultation about the beta. The response is the same whether the address is known or not.
   * At most ten requests an hour are accepted from one network.
   */
  requestConsultation(body: ConsultationInput, options?: CallOptions): Call<ConsultationReceipt> {
    return this.#core.call({ method: 'POST', path: '/consultations', body, takesKey: true }, options)
  }

  /**
   * Unsubscribe page.
   *
   * A page for people. Opening it changes nothing; its buttons unsubscribe.
   */
  getUnsubscribe(link: string, options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: at`/unsubscribe/${link}`, accept: 'text/html' }, options, takeText)
  }

  /**
   * Unsubscribe from alert mails.
   *
   * One click (RFC 8058): the link alone names the member and the keyword or notice, so the body is ignored. It ends the
   * mails of this keyword, of all keywords, or about this notice, for this member only. Repeating it changes nothing.
   */
  unsubscribe(link: string, options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'POST', path: at`/unsubscribe/${link}`, accept: 'text/html' }, options, takeText)
  }

  /**
   * Name, version and stage.
   *
   * Name and version of the service, the stage of its release, and where to read more.
   */
  get(options?: CallOptions): Call<Service> {
    return this.#core.call({ method: 'GET', path: '/v1' }, options)
  }

  /**
   * Check whether the process is running.
   *
   * Succeeds while the process is running. Meant for a supervisor that restarts dead processes.
   */
  getHealth(options?: CallOptions): Call<Health> {
    return this.#core.call({ method: 'GET', path: '/healthz' }, options)
  }

  /**
   * This reference as OpenAPI.
   *
   * The OpenAPI document behind `/docs`, with the address of this service.
   */
  getOpenApi(options?: CallOptions): Call<{
    openapi: string
    [field: string]: unknown
  }> {
    return this.#core.call({ method: 'GET', path: '/openapi.json' }, options)
  }

  /**
   * This reference as OpenAPI for tools.
   *
   * The OpenAPI document for tools that import it and send requests: without webhooks, with this service as its only
   * server, and with an example of each request and response.
   */
  getToolsOpenApi(options?: CallOptions): Call<{
    openapi: string
    [field: string]: unknown
  }> {
    return this.#core.call({ method: 'GET', path: '/openapi-tools.json' }, options)
  }

  /**
   * Check whether the service is ready.
   *
   * Whether the service should receive requests; meant for a load balancer. Returns 503 while a dependency is
   * unavailable or the service is stopping.
   *
   * Available only from the server itself and from configured networks.
   */
  getReadiness(options?: CallOptions): Call<Readiness> {
    return this.#core.call({ method: 'GET', path: '/readyz' }, options)
  }

  /**
   * Metrics for Prometheus.
   *
   * Metrics of this process. No label contains an account, a key or a query.
   *
   * Available only from the server itself and from configured networks.
   */
  getMetrics(options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/metrics', accept: 'text/plain' }, options, takeText)
  }

  /**
   * Contents for language models.
   *
   * The URL of every page as Markdown, with one line about each (llms.txt).
   */
  getLlms(options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/llms.txt', accept: 'text/markdown' }, options, takeText)
  }

  /**
   * This reference as a page.
   *
   * The contents of all guides and operations.
   */
  getDocs(options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/docs', accept: 'text/html' }, options, takeText)
  }

  /**
   * Every error code explained.
   *
   * The page that the `type` of every problem links to.
   */
  getErrorDocs(options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/docs/errors', accept: 'text/html' }, options, takeText)
  }

  /**
   * One guide.
   *
   * A guide, or `ko` for the Korean start page. Append `.md` or send `Accept: text/markdown` to get it as Markdown.
   */
  getDocsPage(page: string, options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: at`/docs/${page}`, accept: 'text/html' }, options, takeText)
  }

  /**
   * A page of one section.
   *
   * The operations of one group under `api`, a guide in Korean under `ko`, a picture of a guide under `pictures`. Append
   * `.md` to the name of a page, or send `Accept: text/markdown`, to get it as Markdown.
   */
  getDocsSubpage(section: string, page: string, options?: CallOptions): Call<string> {
    return this.#core.call(
      { method: 'GET', path: at`/docs/${section}/${page}`, accept: 'text/html' },
      options,
      takeText,
    )
  }

  /**
   * The operations of one group, in Korean.
   *
   * Append `.md` to its name, or send `Accept: text/markdown`, to get it as Markdown.
   */
  getDocsKoreanGroup(page: string, options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: at`/docs/ko/api/${page}`, accept: 'text/html' }, options, takeText)
  }

  /**
   * Root.
   *
   * Browsers get the console, or the first page of this reference if the console is switched off, in the language of
   * `Accept-Language`. Other clients get the same as `GET /v1`.
   */
  getHome(options?: CallOptions): Call<Service> {
    return this.#core.call({ method: 'GET', path: '/' }, options)
  }

  /**
   * Sign in to the console.
   *
   * The sign-in page of the console: with a key, a mailed link or a passkey.
   */
  getSignInPage(options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/sign-in', accept: 'text/html' }, options, takeText)
  }

  /**
   * Connect an app in the console.
   *
   * The console page on which a signed-in member decides about a request of an app (OAuth). `GET /oauth/authorize` leads
   * here.
   */
  getConnectPage(options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/connect', accept: 'text/html' }, options, takeText)
  }

  /**
   * Search in the console.
   *
   * The search page of the console. It reads the parameters of `GET /v1/bids`.
   */
  getSearchPage(options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/search', accept: 'text/html' }, options, takeText)
  }

  /**
   * The inbox in the console.
   *
   * The console page with the events of the account. It reads filters from its parameters.
   */
  getInboxPage(options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/inbox', accept: 'text/html' }, options, takeText)
  }

  /**
   * Keywords in the console.
   *
   * The console page for creating, previewing and changing keywords.
   */
  getKeywordsPage(options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/keywords', accept: 'text/html' }, options, takeText)
  }

  /**
   * Upcoming notices in the console.
   *
   * The console page with notices that recur every year. It reads filters from its parameters.
   */
  getUpcomingPage(options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/upcoming', accept: 'text/html' }, options, takeText)
  }

  /**
   * Pursuits in the console.
   *
   * The console page with the pursuits of the account: as a board, a table and a calendar.
   */
  getPipelinePage(options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/pipeline', accept: 'text/html' }, options, takeText)
  }

  /**
   * Statistics in the console.
   *
   * The console page for award statistics, competitors and price references.
   */
  getStatisticsPage(options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/statistics', accept: 'text/html' }, options, takeText)
  }

  /**
   * Reports in the console.
   *
   * The console page for requesting, reading, downloading and scheduling reports.
   */
  getReportsPage(options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/reports', accept: 'text/html' }, options, takeText)
  }

  /**
   * Webhooks in the console.
   *
   * The console page for webhooks and their deliveries.
   */
  getWebhooksPage(options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/webhooks', accept: 'text/html' }, options, takeText)
  }

  /**
   * Integrations in the console.
   *
   * The console page that leads to each integration: what it does, what it needs, and its first step.
   */
  getIntegrationsPage(options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/integrations', accept: 'text/html' }, options, takeText)
  }

  /**
   * The account in the console.
   *
   * The console page for keys, team, allow-list, incidents, audit log, usage and sessions.
   */
  getAccountPage(options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/account', accept: 'text/html' }, options, takeText)
  }

  /**
   * The operator area in the console.
   *
   * The console page for operators of the service. The page checks this with `GET /session`.
   */
  getOperatorPage(options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/operator', accept: 'text/html' }, options, takeText)
  }

  /**
   * A notice in the console.
   *
   * The console page of one notice. The page itself checks whether the notice exists.
   */
  getNoticePage(noticeNo: string, options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: at`/notices/${noticeNo}`, accept: 'text/html' }, options, takeText)
  }

  /**
   * A file of the console.
   *
   * Scripts, styles and fonts of the console. A file with a hash in its name never changes.
   */
  getConsoleFile(file: string, options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: at`/assets/${file}`, accept: 'text/javascript' }, options, takeText)
  }
}
