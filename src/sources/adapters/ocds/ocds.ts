import { gunzipSync } from 'node:zlib'
import { HOUR, MINUTE, SECOND, seoulTime } from '../../../lib/clock.ts'
import { decodeText, SourceFailure } from '../../rules/failure.ts'
import type { Batch, Connector, FoundRelease, HttpAnswer, Operation, Task, Tools } from '../../schema/connector.ts'
import { nextOf } from './document.ts'
import { isFault, parseText } from './json.ts'
import { readOcds } from './read.ts'
import { isObject, urlOf } from './values.ts'

export interface OcdsSource {
  name: string
  /** The address to request; `{from}` and `{to}` are replaced by the ends of a window. */
  url: string
  /** The interval of reading. */
  everyMs?: number | undefined
}

const EVERY_MS = 15 * MINUTE
/** Some publishers omit releases in responses for longer windows. */
const LONGEST_WINDOW_MS = 6 * HOUR
const OVERLAP_MS = 6 * HOUR
const MOST_PAGES = 5000
const MOST_UNPACKED_BYTES = 512 * 1024 * 1024
/** Publishers generate large pages on request, which takes long. */
const TIMEOUT_MS = 2 * MINUTE
/** Releases per transaction. */
const RELEASES_A_BATCH = 500

const FROM = /\{from\}|%7Bfrom%7D/gi
const TO = /\{to\}|%7Bto%7D/gi

/** Any publisher of OCDS 1.1, by its address. */
export function createOcds({ url, everyMs = EVERY_MS }: OcdsSource): Connector {
  const windowed = url.search(FROM) >= 0 || url.search(TO) >= 0
  const base = new URL(addressFor({ from: 0, to: 0 }))

  function addressFor({ from, to }: Task['window']): string {
    const [first, last] = [seoulTime(from), seoulTime(to)].map(encodeURIComponent)
    return url.replace(FROM, first ?? '').replace(TO, last ?? '')
  }

  async function* fetch(task: Task, tools: Tools): AsyncIterable<Batch> {
    const seen = new Set<string>()
    let page: URL | null = new URL(task.subject || addressFor(task.window))
    while (page) {
      if (seen.has(page.href)) throw new SourceFailure('retry', `its pages lead in a circle, back to page ${seen.size}`)
      if (seen.size >= MOST_PAGES)
        throw new SourceFailure(windowed ? 'range' : 'config', `it has more than ${MOST_PAGES} pages`)
      seen.add(page.href)
      const foreign = page.host !== base.host
      const answer: Page = await tools.call('releases', page, {
        read: (answer) => readPage(answer, foreign),
        timeoutMs: TIMEOUT_MS,
        foreign,
      })
      yield* slices(answer.batch)
      page = answer.next === null || answer.empty ? null : nextPage(answer.next, page)
    }
  }

  return {
    operations: operationsOf(windowed, everyMs),
    callsADay: null,
    manners: { atOnce: 1, spacingMs: SECOND },
    address: shownAddress(url),
    fetch,
  }
}

/** The address to show for records without their own, without its secrets. */
export function shownAddress(url: string): string | null {
  return urlOf(url.replace(/\/\/[^/@]*@/, '//').replace(/[?#].*$/s, ''))
}

const operationsOf = (windowed: boolean, everyMs: number): Operation[] => [
  {
    name: 'releases',
    everyMs,
    overlapMs: windowed ? OVERLAP_MS : 0,
    longestMs: windowed ? LONGEST_WINDOW_MS : Number.MAX_SAFE_INTEGER,
    againAfterDays: [],
    // Without windows, one response contains everything.
    backfills: windowed,
  },
  {
    name: 'release',
    everyMs: null,
    overlapMs: 0,
    longestMs: Number.MAX_SAFE_INTEGER,
    againAfterDays: [],
    backfills: false,
  },
]

interface Page {
  batch: Batch
  next: string | null
  empty: boolean
}

function readPage(answer: HttpAnswer, foreign: boolean): Page {
  if (answer.status < 200 || answer.status >= 300) throw failureOf(answer, foreign)
  if (answer.status === 204) return { batch: {}, next: null, empty: true }
  const { documents, rejected, cut } = parseText(decodeText(unpacked(answer.body)))
  // Half a page is rejected: the other half would count as read.
  if (cut) throw new SourceFailure('retry', 'its answer breaks off')
  const [fault] = documents.filter((one) => isFault(one) || !isOcds(one))
  if (documents.length === 0 || (fault !== undefined && documents.length === 1)) throw unusable(fault)
  const read = documents.map((document) => readOcds(document, { listing: true }))
  const releases = read.flatMap(({ batch }) => batch.releases ?? [])
  const all = [...read.flatMap(({ batch }) => batch.rejected ?? []), ...rejected]
  const links = read.flatMap((one) => one.links)
  const follow = links.map((subject) => ({ operation: 'release', subject }))
  const next = documents.length === 1 ? nextOf(documents[0]) : null
  return { batch: { releases, rejected: all, follow }, next, empty: releases.length + all.length + links.length === 0 }
}

const isOcds = (document: unknown) =>
  Array.isArray(document) ||
  (isObject(document) && ['releases', 'records', 'ocid', 'compiledRelease'].some((name) => name in document))

function unusable(document: unknown): SourceFailure {
  const code = isObject(document) ? String(document.status ?? document.statusCode ?? '') : ''
  return isFault(document)
    ? new SourceFailure('retry', 'it answers with an error in place of releases', code.slice(0, 40) || null)
    : new SourceFailure('retry', 'its answer holds no OCDS')
}

/** Responses are stored as sent, and some addresses are those of compressed files. */
function unpacked(body: Uint8Array): Uint8Array {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body
  try {
    return gunzipSync(body, { maxOutputLength: MOST_UNPACKED_BYTES })
  } catch {
    throw new SourceFailure('retry', 'its packed answer breaks off or is too large')
  }
}

function nextPage(next: string, page: URL): URL {
  const url = URL.canParse(next, page.href) ? new URL(next, page) : null
  if (url && (url.protocol === 'https:' || url.protocol === 'http:')) return url
  throw new SourceFailure('retry', 'its link to the next page is no address of the web')
}

function* slices({ releases = [], rejected = [], follow = [] }: Batch): Generator<Batch> {
  for (let at = 0; at < releases.length; at += RELEASES_A_BATCH) {
    const part: FoundRelease[] = releases.slice(at, at + RELEASES_A_BATCH)
    yield { releases: part }
  }
  if (rejected.length + follow.length > 0) yield { rejected, follow }
}

const TOO_FAST = /too many|rate limit|quota|throttl|try again|wait \d|\d+ ?(?:minutes?|seconds?)/i

function failureOf({ status, body }: HttpAnswer, foreign: boolean): SourceFailure {
  const code = String(status)
  const where = foreign ? 'the other host its pages lead to' : 'it'
  // Some publishers respond with 403 to requests that are too frequent.
  if (status === 429 || (status === 403 && TOO_FAST.test(decodeText(body.subarray(0, 4096)))))
    return new SourceFailure('throttled', `${where} was asked too often`, code)
  if (status >= 500 || status === 408 || status === 425) return new SourceFailure('retry', `${where} fails`, code)
  return new SourceFailure('config', `${where} refuses the address`, code)
}
