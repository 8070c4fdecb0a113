import { readFileSync } from 'node:fs'
import type { HtmlPage } from '../lib/html.ts'
import { type HttpDocument, makeDocument } from '../lib/http/index.ts'
import { type ApiReference, errorsPage, referencePage } from './rules.ts'
import type { Readiness, Service } from './schema.ts'
import { about, errorsTitle } from './texts.ts'

export interface FrontPorts {
  version: string
  stage: Service['stage']
  /** `{base_url}`; asked at each use, since it is known only once the service listens. */
  publicUrl(): string
  /** What the service depends on, looked at now. */
  ready(): Promise<Readiness> | Readiness
  metrics: { text(): Promise<string>; contentType: string }
  /** The OpenAPI document; asked once all routes are there. */
  document(): object
}

export interface FrontPage {
  document: HttpDocument
  contentPolicy: string
}

export interface Front {
  service(): Service
  readiness(draining: boolean): Promise<Readiness>
  metrics: FrontPorts['metrics']
  openapi(): Promise<HttpDocument>
  docs(): Promise<FrontPage>
  errors(): Promise<FrontPage>
  /** Makes what all are shown, so that the first to ask for it keeps nobody waiting. */
  prepare(): Promise<void>
}

export function createFront(ports: FrontPorts): Front {
  /** The document as this service stands: its own address in the place of the example's. */
  const here = (): ApiReference => {
    const document = structuredClone(ports.document()) as ApiReference
    const variable = document.servers?.[0]?.variables?.base_url
    if (variable) variable.default = ports.publicUrl()
    return document
  }
  const kept = keepByAddress(ports.publicUrl)
  const openapi = kept(() => makeDocument(JSON.stringify(here())))
  const docs = kept(() => pageOf(referencePage(here(), ports.publicUrl(), ports.stage)))
  const errors = kept(() => pageOf(errorsPage(readErrors(), errorsTitle)))
  return {
    metrics: ports.metrics,
    service() {
      const base = ports.publicUrl()
      const links = {
        docs: `${base}/docs`,
        openapi: `${base}/openapi.json`,
        errors: `${base}/docs/errors`,
        health: `${base}/healthz`,
      }
      return { name: about.title, version: ports.version, stage: ports.stage, links }
    },
    async readiness(draining) {
      const { ok, checks } = await ports.ready()
      const detail = draining ? 'the service is stopping' : 'the service is running'
      return { ok: ok && !draining, checks: [...checks, { name: 'running', ok: !draining, detail }] }
    },
    openapi,
    docs,
    errors,
    async prepare() {
      await Promise.all([openapi(), docs(), errors()])
    },
  }
}

const pageOf = async ({ html, contentPolicy }: HtmlPage): Promise<FrontPage> => ({
  document: await makeDocument(html),
  contentPolicy,
})

const readErrors = (): string => readFileSync(new URL('../../docs/errors.md', import.meta.url), 'utf8')

/** These never change while the service runs, unless its own address does. */
const keepByAddress =
  (publicUrl: () => string) =>
  <T>(make: () => T): (() => T) => {
    let kept: { base: string; made: T } | null = null
    return () => {
      const base = publicUrl()
      if (kept?.base !== base) kept = { base, made: make() }
      return kept.made
    }
  }
