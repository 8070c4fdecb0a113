import type { Language } from '../../vocabulary/languages.ts'
import type { Guide } from '../texts/guides.ts'
import type { ReferenceWords } from '../texts/words.ts'
import type { ApiReference, Call, CallGroup } from './reference.ts'
import type { Sample, Things } from './requests.ts'
import type { SampleLanguage } from './style.ts'

/** The recorded response to the sample of an operation. */
export interface Recorded {
  status: number
  type: string
  /** Parsed JSON, or the text of anything else. */
  body: unknown
  /** Whether only the beginning is stored. */
  isCut?: true
}

/** Recorded from a running service (scripts/samples.ts). */
export interface Recording {
  things: Things
  answers: Record<string, Recorded>
}

/** Languages with our own client; a shell has none. */
export const CLIENT_LANGUAGES = ['ts', 'py', 'java', 'go'] as const satisfies readonly SampleLanguage[]
type ClientLanguage = (typeof CLIENT_LANGUAGES)[number]

/**
 * The samples for each client (scripts/client-samples.ts): `{{keyword}}` is replaced by a value, `{{base}}` by the
 * address of the service.
 */
export interface ClientSamples {
  /** How to install each client. */
  install: Record<ClientLanguage, string>
  operations: Record<string, Record<ClientLanguage, string>>
}

/** The input of all pages in one language. */
export interface Site {
  language: Language
  words: ReferenceWords
  /** The address of this service, and its path: empty unless it is below another one. */
  base: string
  root: string
  stage: 'closed-beta' | 'open-beta' | 'general'
  /** Whether there is a console to sign in to. */
  hasConsole: boolean
  document: ApiReference
  groups: CallGroup[]
  samples: Record<string, Sample>
  clientSamples: ClientSamples
  recording: Recording
  guides: readonly Guide[]
  /** By the name of the tag. */
  groupTitles: ReadonlyMap<string, string>
  /** Optional script; everything works without it. */
  script: string
}

/** The address of the first page in this language. */
export const homeAddress = ({ root, language }: Pick<Site, 'root' | 'language'>): string =>
  `${root}/docs${language === 'ko' ? '/ko' : ''}`

export const guideAddress = (site: Pick<Site, 'root' | 'language'>, name: string): string =>
  `${homeAddress(site)}/${name}`

export const groupAddress = (site: Pick<Site, 'root' | 'language'>, slug: string): string =>
  `${homeAddress(site)}/api/${slug}`

export const groupTitle = ({ groupTitles }: Site, { name }: CallGroup): string => groupTitles.get(name) ?? name

const isAccess = (paragraph: string) => /^Plan: .*\. Scope: /.test(paragraph)
const FOR_OPERATORS = 'Available only from the server itself and from configured networks.'
const FOR_SIGNED_IN_OPERATORS = 'Only for operators who are signed in.'

export interface Said {
  title: string
  paragraphs: string[]
  /** Who may call it. */
  facts: string[]
}

/** Title, description and access of an operation, in the site's language. */
export function saidOf({ words }: Site, { id, operation }: Call): Said {
  const all = (operation.description ?? '').split(/\n{2,}/).filter(Boolean)
  const isFact = (text: string) => isAccess(text) || text === FOR_OPERATORS || text === FOR_SIGNED_IN_OPERATORS
  const deprecated = operation.deprecated ? ` ${words.deprecated}` : ''
  return {
    title: `${operation.summary ?? id}${deprecated}`,
    paragraphs: all.filter((text) => !isFact(text)),
    facts: all.filter(isFact).map((text) => factOf(text, words)),
  }
}

const ACCESS =
  /^Plan: (.*?)\. Scope: ([^;]*?)(; a key needs none for itself)?(; signed-in members need none for their own keys)?\.$/

function factOf(text: string, words: ReferenceWords): string {
  const [, plans = '', scope = '', self, own] = ACCESS.exec(text) ?? []
  if (text === FOR_SIGNED_IN_OPERATORS) return words.signedInOperators
  if (plans === '') return text === FOR_OPERATORS ? words.operators : text
  return `${words.access(plans, scope)}${self ? words.selfNeedsNone : ''}${own ? words.ownNeedNone : ''}.`
}

/**
 * The target of a link within `docs/`: `access.md#keys` next to a guide, `../search.md` from a Korean one. `null` = it
 * is not published. Pictures are the same for both languages.
 */
export function linkFrom(site: Site, isKorean: boolean, href: string): string | null {
  if (/^(?:https?:\/\/|#)/.test(href)) return href
  const [, picture] = /^(?:\.\.\/)?(pictures\/[\w.-]+\.webp)$/.exec(href) ?? []
  if (picture !== undefined) return `${site.root}/docs/${picture}`
  const [, up, name = '', anchor = ''] = /^(\.\.\/|ko\/)?([a-z-]+)\.md(#.*)?$/.exec(href) ?? []
  if (!site.guides.some((guide) => guide.name === name)) return null
  const language = up === 'ko/' || (isKorean && up !== '../') ? 'ko' : 'en'
  return `${guideAddress({ ...site, language }, name)}${anchor}`
}
