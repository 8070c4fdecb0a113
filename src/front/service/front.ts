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
  /** `{base_url}`; read at each use, because it is known only once the service listens. */
  publicUrl(): string
  /** The state of the service's dependencies, checked now. */
  ready(): Promise<Readiness> | Readiness
  metrics: { text(): Promise<string>; contentType: string }
  /** The OpenAPI document in one language; called once all routes exist. */
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
  /** The first page, in the reader's language; mentions the console while it is being built. */
  home(acceptLanguage: string | undefined, isConsoleComing: boolean): FrontPage | null
  llms(): FrontPage
  /** A page by its path below `/docs`; `null` = none. */
  page(path: string): FrontPage | null
  /** Renders the most requested pages in advance, so that the first reader blocks no other request. */
  prepare(): void
}

/** The requests and responses on the pages; a test has its own. */
interface Shown {
  samples: Record<string, Sample>
  clientSamples: ClientSamples
  recording: Recording
}

/** The first pages, and the one that every problem links to. */
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

/** The document for a service at this address, which replaces that of the example. */
function withAddress(document: ApiReference, address: string): ApiReference {
  const servers = document.servers?.map((server) => {
    const { base_url: example, ...others } = server.variables ?? {}
    return example ? { ...server, variables: { base_url: { ...example, default: address }, ...others } } : server
  })
  return servers ? { ...document, servers } : document
}

/** Cached while the service runs, unless its own address changes. */
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
