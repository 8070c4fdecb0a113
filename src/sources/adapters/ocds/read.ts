import type { Batch, FileBatch, FileText, FoundRelease, Rejected, ReleaseFacts } from '../../schema/connector.ts'
import { resultFacts } from './awards.ts'
import { NOWHERE, reject, type Unpacked, unpackDocument } from './document.ts'
import { parseText, type TextPlace } from './json.ts'
import { noticeFacts } from './notice.ts'
import { idOf, type Loose, listOf, objectOf, objectsOf, timeOf } from './values.ts'

export interface OcdsContext {
  /** A response to a query: the address and publisher in the package are those of the query, which change. */
  listing?: boolean
}

const LONGEST_NUMBER = 80
/** The standard has about thirty, and a release has one or two. */
const MOST_TAGS = 5

/** All releases of a document. An unreadable release is rejected alone; so are releases that are only links. */
export function readOcdsDocument(document: unknown, context: OcdsContext = {}): Batch {
  const { batch, links } = readOcds(document, context)
  const pointed = links.map((url) => ({ reason: 'linked_release', record: { url } }))
  return { ...batch, rejected: [...(batch.rejected ?? []), ...pointed] }
}

export interface TextBatch {
  batch: Batch
  cut: boolean
}

/** The same for text: one document, or one per line. */
export function readOcdsText(text: string, place: TextPlace = {}): TextBatch {
  const { documents, rejected, cut } = parseText(text, place)
  const batches = documents.map((document) => readOcdsDocument(document))
  return {
    batch: {
      releases: batches.flatMap(({ releases = [] }) => releases),
      rejected: [...batches.flatMap((batch) => batch.rejected ?? []), ...rejected],
    },
    cut,
  }
}

/** Each document, or line, is read alone. */
export async function* readOcdsFile(texts: AsyncIterable<FileText>): AsyncGenerator<FileBatch> {
  for await (const { text, place, ended } of texts) {
    const { batch, cut } = readOcdsText(text)
    yield { batch, place, isCut: cut && !ended }
  }
}

export function readOcds(document: unknown, { listing = false }: OcdsContext): { batch: Batch; links: string[] } {
  const { releases: unpacked, rejected, links } = unpackDocument(document)
  const releases: FoundRelease[] = []
  for (const one of unpacked) {
    const read = releaseOf(listing ? { ...one, ...NOWHERE } : one)
    if ('told' in read) releases.push(read)
    else rejected.push(read)
  }
  return { batch: { releases, rejected }, links }
}

function releaseOf({ release, address, publisher }: Unpacked): FoundRelease | Rejected {
  const number = idOf(release.ocid)
  if (number === null) return reject('no_ocid', release)
  if ([...number].length > LONGEST_NUMBER) return reject('number_too_long', release)
  const at = dateOf(release)
  if (at === null) return reject('no_date', release)
  const tags = listOf(release.tag).flatMap((tag) => idOf(tag) ?? [])
  const facts: ReleaseFacts = {
    stage: stageOf(release, tags),
    whole: tags.includes('compiled'),
    ...(tags.some((tag) => AMENDMENTS.has(tag)) ? { amends: true } : {}),
    corrects: tags.some((tag) => CORRECTIONS.has(tag)),
    ...(address === null ? {} : { address }),
    ...(publisher === null ? {} : { publisher }),
    ...noticeFacts(release),
    ...resultFacts(release),
  }
  return {
    number,
    id: idOf(release.id) ?? `${tags.slice(0, MOST_TAGS).join('+')} ${new Date(at).toISOString()}`,
    at,
    told: facts,
  }
}

/** The standard requires a date; without one, the oldest date in the release is at least plausible. */
function dateOf(release: Loose): number | null {
  const tender = objectOf(release.tender)
  const dates = [release.date, tender.datePublished, objectOf(tender.tenderPeriod).startDate]
  for (const date of [...dates, ...objectsOf(release.awards).map((award) => award.date)]) {
    const at = timeOf(date)
    if (at !== null) return at
  }
  return null
}

const AMENDMENTS = new Set(['tenderUpdate', 'tenderAmendment'])
const CORRECTIONS = new Set(['awardUpdate', 'awardAmendment', 'awardCancellation'])
const RESULT = /^(?:award|contract|implementation)/

function stageOf(release: Loose, tags: string[]): ReleaseFacts['stage'] {
  const tender = objectOf(release.tender)
  const named = tags.filter((tag) => tag !== 'compiled')
  if (named.length > 0 && named.every((tag) => RESULT.test(tag))) return 'result'
  const hasEnd = timeOf(objectOf(tender.tenderPeriod).endDate) !== null
  if (hasEnd || objectsOf(release.awards).length > 0) return 'tender'
  if (named.length > 0) return named.every((tag) => tag.startsWith('planning')) ? 'plan' : 'tender'
  const status = idOf(tender.status)
  return status === 'planning' || status === 'planned' || !('tender' in release) ? 'plan' : 'tender'
}
