import { readFileSync } from 'node:fs'
import { type HttpDocument, makeDocument } from '../../lib/http/index.ts'
import type { Language } from '../../vocabulary/languages.ts'
import type { ApiReference } from '../rules/reference.ts'
import type { Sample } from '../rules/requests.ts'
import type { ClientSamples, Recording } from '../rules/site.ts'
import { toolsDocument } from '../rules/tools.ts'
import type { Readiness, Service } from '../schema.ts'
import { about } from '../texts/about.ts'
import { SAMPLES } from '../texts/samples.ts'
import { createLibrary, type FrontPage } from './library.ts'

export interface FrontPorts {
  version: string
  stage: Service['stage']
  hasConsole: boolean
  /** `{base_url}`; asked at each use, since it is known only once the service listens. */
  publicUrl(): string
  /** What the service depends on, looked at now. */
  ready(): Promise<Readiness> | Readiness
  metrics: { text(): Promise<string>; contentType: string }
  /** The OpenAPI document in one language; asked once all routes are there. */
  document(language: Language): object
  /** The language that `Accept-Language` prefers. */
  languageOf(header: string | undefined): Language
}

export interface Front {
  service(): Service
  readiness(draining: boolean): Promise<Readiness>
  metrics: FrontPorts['metrics']
  openapi(): HttpDocument
  /** The same for tools that import it: without webhooks, with examples. */
  toolsOpenapi(): HttpDocument
  /** The first page, in the language the reader prefers; says so if the console is on its way. */
  home(acceptLanguage: string | undefined, isConsoleComing: boolean): FrontPage | null
  llms(): FrontPage
  /** A page by its path below `/docs`; null = there is none. */
  page(path: string): FrontPage | null
  /** Makes what most are shown first, so that the first to ask for it keeps nobody waiting. */
  prepare(): void
}

/** What pages show of requests and answers; a test has its own. */
interface Shown {
  samples: Record<string, Sample>
  clientSamples: ClientSamples
  recording: Recording
}

/** The first pages, and the one that every problem links. */
const FIRST = ['', 'ko', 'errors', 'ko/errors']
const DOCS = new URL('../../../docs/', import.meta.url)
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, DOCS), 'utf8'))
const ours = (): Shown => ({
  samples: SAMPLES,
  clientSamples: read('client-samples') as ClientSamples,
  recording: read('samples') as Recording,
})

export function createFront(ports: FrontPorts, shown: () => Shown = ours): Front {
  const here = (language: Language = 'en') => withAddress(ports.document(language) as ApiReference, ports.publicUrl())
  const kept = keepByAddress(ports.publicUrl)
  const openapi = kept(() => makeDocument(JSON.stringify(here())))
  const toolsOpenapi = kept(() => {
    const { samples, recording } = shown()
    return makeDocument(JSON.stringify(toolsDocument(here(), { base: ports.publicUrl(), samples, recording })))
  })
  const library = kept(() =>
    createLibrary({
      document: here,
      base: ports.publicUrl(),
      stage: ports.stage,
      hasConsole: ports.hasConsole,
      ...shown(),
    }),
  )
  const page = (path: string) => library().pages.get(path)?.() ?? null
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
    toolsOpenapi,
    home(acceptLanguage, isConsoleComing) {
      const language = ports.languageOf(acceptLanguage)
      return isConsoleComing ? library().beforeConsole[language]() : page(language === 'ko' ? 'ko' : '')
    },
    llms: () => library().llms(),
    page,
    prepare() {
      openapi()
      for (const path of FIRST) page(path)
    },
  }
}

/** The document of a service at this address, which takes the place of the example's. */
function withAddress(document: ApiReference, address: string): ApiReference {
  const servers = document.servers?.map((server) => {
    const { base_url: example, ...others } = server.variables ?? {}
    return example ? { ...server, variables: { base_url: { ...example, default: address }, ...others } } : server
  })
  return servers ? { ...document, servers } : document
}

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
