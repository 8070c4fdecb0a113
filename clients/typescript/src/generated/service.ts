// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { Call } from '../call.ts'
import { at, type Core, takeText } from '../core.ts'
import type { CallOptions } from '../options.ts'
import type { Open } from './shared.ts'

/** A request to take part in the beta. */
export interface ConsultationInput {
  /** Company that wants to take part. */
  company: string
  /** Name of the person to contact. */
  name: string
  /** Mail address for the answer. */
  email: string
  /** Phone number, for those who want to be called. */
  phone?: string
  /** What the company wants to use the service for. */
  message?: string
  /** Language of the answer. Default: the first that `Accept-Language` names. */
  language?: Open<'ko' | 'en'>
  /**
   * Names the wording on `/beta` by which this person agreed to the use of these data. The form of the page cannot be
   * sent without it; a program that leaves it out must have the consent of the person in another way.
   */
  consent?: Open<'2026-11-22'>
  /** Leave it out: it is a trap that only bots fill in. */
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
  /** Language of the page. Default: as `Accept-Language` says. */
  lang?: Open<'ko' | 'en'>
}

/** Of `GET /privacy`. */
export interface GetPrivacyQuery {
  /** Language of the page. Default: as `Accept-Language` says. */
  lang?: Open<'ko' | 'en'>
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
   * What is kept of persons.
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
   * Asks the operator for a consultation about the beta. The answer is the same whether the address is known or not. At
   * most ten requests an hour are accepted from one network.
   */
  requestConsultation(body: ConsultationInput, options?: CallOptions): Call<ConsultationReceipt> {
    return this.#core.call({ method: 'POST', path: '/consultations', body, takesKey: true }, options)
  }

  /**
   * Page to unsubscribe from alert mails.
   *
   * A page for people. Opening it changes nothing; its buttons do.
   */
  getUnsubscribe(link: string, options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: at`/unsubscribe/${link}`, accept: 'text/html' }, options, takeText)
  }

  /**
   * Unsubscribe from alert mails.
   *
   * One click (RFC 8058): the link alone names the member and the keyword, so the body is ignored. It ends the mails of
   * this keyword, or of all keywords, for this member only. Repeating it changes nothing.
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
   * Answers as long as the process is running, whatever else is wrong. It is meant for a supervisor that restarts dead
   * processes.
   */
  getHealth(options?: CallOptions): Call<Health> {
    return this.#core.call({ method: 'GET', path: '/healthz' }, options)
  }

  /**
   * This reference as OpenAPI.
   *
   * The OpenAPI document that `/docs` is made from, with the address of this service in it.
   */
  getOpenApi(options?: CallOptions): Call<{
    openapi: string
    [field: string]: unknown
  }> {
    return this.#core.call({ method: 'GET', path: '/openapi.json' }, options)
  }

  /**
   * Check whether the service is ready.
   *
   * Whether the service should receive requests; meant for a load balancer. 503 while something it needs is unavailable,
   * and while it is stopping.
   *
   * Answers only requests from the machine itself and from networks the operator has named.
   */
  getReadiness(options?: CallOptions): Call<Readiness> {
    return this.#core.call({ method: 'GET', path: '/readyz' }, options)
  }

  /**
   * Metrics for Prometheus.
   *
   * Metrics of this process. No label contains an account, a key or a query.
   *
   * Answers only requests from the machine itself and from networks the operator has named.
   */
  getMetrics(options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/metrics', accept: 'text/plain' }, options, takeText)
  }

  /**
   * Contents for language models.
   *
   * The address of every page as Markdown, with a line about each (llms.txt).
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
   * The target of the `type` of every problem.
   */
  getErrorDocs(options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/docs/errors', accept: 'text/html' }, options, takeText)
  }

  /**
   * One guide.
   *
   * A guide, or `ko`, the first page in Korean. With `.md` after its name it comes as Markdown.
   */
  getDocsPage(page: string, options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: at`/docs/${page}`, accept: 'text/html' }, options, takeText)
  }

  /**
   * A page of one section.
   *
   * The operations of one group below `api`, a guide in Korean below `ko`, a picture of a guide below `pictures`. With
   * `.md` after the name of a page it comes as Markdown.
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
   * With `.md` after its name it comes as Markdown.
   */
  getDocsKoreanGroup(page: string, options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: at`/docs/ko/api/${page}`, accept: 'text/html' }, options, takeText)
  }

  /**
   * Where to go from here.
   *
   * For a browser, the console; as long as there is none, the first page of this reference, in the language that
   * `Accept-Language` prefers. For anybody else, the same as `GET /v1`.
   */
  getHome(options?: CallOptions): Call<Service> {
    return this.#core.call({ method: 'GET', path: '/' }, options)
  }

  /**
   * Sign in to the console.
   *
   * The console’s page for signing in: with a key, the link of a mail, or a passkey.
   */
  getSignInPage(options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/sign-in', accept: 'text/html' }, options, takeText)
  }

  /**
   * Search in the console.
   *
   * The console’s page of search. Its parameters are those of `GET /v1/bids`; the page reads them itself.
   */
  getSearchPage(options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/search', accept: 'text/html' }, options, takeText)
  }

  /**
   * The inbox in the console.
   *
   * The console’s page of the events of the account. Its parameters are filters that the page reads.
   */
  getInboxPage(options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/inbox', accept: 'text/html' }, options, takeText)
  }

  /**
   * Keywords in the console.
   *
   * The console’s page of the keywords of the account, where they are written and tried.
   */
  getKeywordsPage(options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/keywords', accept: 'text/html' }, options, takeText)
  }

  /**
   * Pursuits in the console.
   *
   * The console’s page of the pursuits of the account: as a board, a table and a calendar.
   */
  getPipelinePage(options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/pipeline', accept: 'text/html' }, options, takeText)
  }

  /**
   * Statistics in the console.
   *
   * The console’s page of statistics: who wins what, competitors, and prices.
   */
  getStatisticsPage(options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/statistics', accept: 'text/html' }, options, takeText)
  }

  /**
   * Reports in the console.
   *
   * The console’s page of reports: asked for, looked at, downloaded, scheduled.
   */
  getReportsPage(options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/reports', accept: 'text/html' }, options, takeText)
  }

  /**
   * Webhooks in the console.
   *
   * The console’s page of webhooks and of what was delivered to them.
   */
  getWebhooksPage(options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/webhooks', accept: 'text/html' }, options, takeText)
  }

  /**
   * The account in the console.
   *
   * The console’s page of keys, team, allow-list, incidents, audit log, usage and sessions.
   */
  getAccountPage(options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/account', accept: 'text/html' }, options, takeText)
  }

  /**
   * The operator area in the console.
   *
   * The console’s page for operators of the service. Whether you are one, the page asks itself by `GET /session`.
   */
  getOperatorPage(options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/operator', accept: 'text/html' }, options, takeText)
  }

  /**
   * A notice in the console.
   *
   * The console’s page of one notice. Whether there is such a notice, the page asks itself.
   */
  getNoticePage(noticeNo: string, options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: at`/notices/${noticeNo}`, accept: 'text/html' }, options, takeText)
  }

  /**
   * A file of the console.
   *
   * Scripts, styles and fonts that the console’s page names. A name with a hash in it never stands for other bytes.
   */
  getConsoleFile(file: string, options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: at`/assets/${file}`, accept: 'text/javascript' }, options, takeText)
  }
}
