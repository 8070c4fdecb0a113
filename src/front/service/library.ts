import { readdirSync, readFileSync } from 'node:fs'
import { HTML, type HtmlPage } from '../../lib/html.ts'
import { type HttpDocument, makeDocument } from '../../lib/http/index.ts'
import type { Language } from '../../vocabulary/languages.ts'
import { renderMarkdown } from '../adapters/markdown.ts'
import { groupPage, guidePage, homePage, schemasPage } from '../rules/pages.ts'
import { type ApiReference, groupsOf } from '../rules/reference.ts'
import type { Sample } from '../rules/requests.ts'
import { type ClientSamples, linkFrom, type Recording, type Site } from '../rules/site.ts'
import { groupText, llmsText, schemasText } from '../rules/twins.ts'
import type { Service } from '../schema.ts'
import { about } from '../texts/about.ts'
import { GUIDES } from '../texts/guides.ts'
import { REFERENCE_WORDS } from '../texts/words.ts'

/** A page, the same for all readers. */
export interface FrontPage {
  document: HttpDocument
  type: string
  /** For pages in browsers. */
  contentPolicy: string | null
}

const MARKDOWN = 'text/markdown'
const WEBP = 'image/webp'
const PICTURES = new URL('../../../docs/pictures/', import.meta.url)

/** All pages; each is rendered at its first request. */
export interface Library {
  /** By the path below `/docs`: `search`, `ko/api/keywords`, `alerts.md`, `pictures/inbox.en.webp`. */
  pages: ReadonlyMap<string, () => FrontPage>
  llms: () => FrontPage
  /** The first pages, while the console is being built. */
  beforeConsole: Record<Language, () => FrontPage>
}

export interface LibraryContent {
  /** With descriptions in one language. */
  document: (language: Language) => ApiReference
  base: string
  stage: Service['stage']
  hasConsole: boolean
  samples: Record<string, Sample>
  clientSamples: ClientSamples
  recording: Recording
}

export function createLibrary(content: LibraryContent): Library {
  const pages = new Map<string, () => FrontPage>()
  const put = (path: string, make: () => FrontPage) => pages.set(path, once(make))
  const putPage = (path: string, make: () => HtmlPage) => put(path, () => pageOf(make()))
  const putText = (path: string, make: () => string) => put(path, () => textOf(make()))

  const english = siteOf(content, 'en')
  const korean = siteOf(content, 'ko')
  for (const site of [english, korean]) {
    const isKorean = site.language === 'ko'
    const below = isKorean ? 'ko/' : ''
    putPage(isKorean ? 'ko' : '', () => homePage(site))
    for (const { name } of site.guides) {
      const read = () => readFileSync(fileOf(name, isKorean), 'utf8')
      const link = (href: string) => linkFrom(site, isKorean, href)
      putPage(`${below}${name}`, () => guidePage(site, name, renderMarkdown(read(), link)))
      putText(`${below}${name}.md`, read)
    }
    for (const group of site.groups) {
      putPage(`${below}api/${group.slug}`, () => groupPage(site, group))
      putText(`${below}api/${group.slug}.md`, () => groupText(site, group))
    }
    putPage(`${below}api/schemas`, () => schemasPage(site))
    putText(`${below}api/schemas.md`, () => schemasText(site))
  }
  for (const name of readdirSync(PICTURES)) put(`pictures/${name}`, () => pictureOf(new URL(name, PICTURES)))
  const beforeConsole = (site: Site) => once(() => pageOf(homePage(site, true)))
  return {
    pages,
    llms: once(() => textOf(llmsText(english, korean))),
    beforeConsole: { en: beforeConsole(english), ko: beforeConsole(korean) },
  }
}

const siteOf = (
  { document, base, stage, hasConsole, samples, clientSamples, recording }: LibraryContent,
  language: Language,
): Site => ({
  language,
  words: REFERENCE_WORDS[language],
  base,
  root: new URL(base).pathname.replace(/\/$/, ''),
  stage,
  hasConsole,
  document: document(language),
  groups: groupsOf(document(language)),
  samples,
  clientSamples,
  recording,
  guides: GUIDES,
  groupTitles: new Map(about.tags.map(({ name, title }) => [name, title[language]])),
  script: readFileSync(SCRIPT, 'utf8'),
})

const SCRIPT = new URL('../adapters/browser.js', import.meta.url)

const fileOf = (name: string, isKorean: boolean): URL =>
  new URL(`../../../docs/${isKorean ? 'ko/' : ''}${name}.md`, import.meta.url)

const pageOf = ({ html, contentPolicy }: HtmlPage): FrontPage => ({
  document: makeDocument(html),
  type: HTML,
  contentPolicy,
})

const textOf = (text: string): FrontPage => ({
  document: makeDocument(text),
  type: MARKDOWN,
  contentPolicy: null,
})

const pictureOf = (file: URL): FrontPage => ({
  document: makeDocument(readFileSync(file)),
  type: WEBP,
  contentPolicy: null,
})

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
