import type { Rejected } from '../../schema/connector.ts'
import { idOf, isObject, type Loose, listOf, objectOf, objectsOf, textOf, urlOf } from './values.ts'

/** A release and the facts in the documents around it. */
export interface Unpacked {
  release: Loose
  /** The address of this process alone. */
  address: string | null
  /** The address of its publisher. */
  publisher: string | null
}

export interface Contents {
  releases: Unpacked[]
  rejected: Rejected[]
  /** Releases that are only linked. */
  links: string[]
}

/** Release packages, record packages, records, bare releases, and lists of any of them. */
export function unpackDocument(document: unknown): Contents {
  const contents: Contents = { releases: [], rejected: [], links: [] }
  for (const one of Array.isArray(document) ? document : [document]) unpackOne(one, contents)
  return contents
}

function unpackOne(document: unknown, contents: Contents): void {
  if (!isObject(document)) {
    contents.rejected.push(reject('not_ocds', {}))
  } else if ('records' in document) {
    const around = packageOf(document, ocidsOf(document.records))
    for (const record of listOf(document.records)) unpackRecord(record, around, contents)
  } else if ('releases' in document && !('ocid' in document)) {
    const around = packageOf(document, ocidsOf(document.releases))
    for (const release of listOf(document.releases)) unpackRelease(release, around, contents)
  } else if (isRecord(document)) {
    unpackRecord(document, NOWHERE, contents)
  } else {
    unpackRelease(document, NOWHERE, contents)
  }
}

type Around = Omit<Unpacked, 'release'>

/** For documents that name neither address nor publisher. */
export const NOWHERE: Around = { address: null, publisher: null }

const ocidsOf = (list: unknown) => new Set(objectsOf(list).map(({ ocid }) => ocid)).size

/** The address of a package with several processes is that of a query, whose result changes. */
const packageOf = ({ uri, publisher }: Loose, ocids: number): Around => ({
  address: ocids === 1 ? urlOf(uri) : null,
  publisher: urlOf(objectOf(publisher).uri) ?? urlOf(uri),
})

const isRecord = (document: Loose) =>
  'compiledRelease' in document || 'versionedRelease' in document || ('releases' in document && 'ocid' in document)

const isLink = (release: Loose) => 'url' in release && !('ocid' in release)

function unpackRecord(record: unknown, around: Around, contents: Contents): void {
  if (!isObject(record)) return void contents.rejected.push(reject('not_ocds', {}))
  const { compiledRelease, releases, ocid } = record
  const embedded = objectsOf(releases).filter((release) => !isLink(release))
  const links = objectsOf(releases).flatMap((release) => (isLink(release) ? (urlOf(release.url) ?? []) : []))
  // Releases contain the history, the compiled one only the final state.
  if (embedded.length > 0) {
    for (const release of embedded) unpackRelease({ ocid, ...release }, around, contents)
  } else if (isObject(compiledRelease)) {
    const address = around.address ?? links.at(-1) ?? null
    unpackRelease({ ocid, ...compiledRelease, tag: ['compiled'] }, { ...around, address }, contents)
  } else if (links.length > 0) {
    contents.links.push(...links)
  } else {
    contents.rejected.push(reject('no_release', record))
  }
}

function unpackRelease(release: unknown, around: Around, contents: Contents): void {
  if (!isObject(release)) contents.rejected.push(reject('not_ocds', {}))
  else if (isLink(release)) contents.links.push(...[urlOf(release.url) ?? []].flat())
  else contents.releases.push({ release, ...around })
}

/** A rejected record, identified for the operator without names of people. */
export function reject(reason: string, record: Loose): Rejected {
  const { title, status } = objectOf(record.tender)
  const named = {
    ocid: idOf(record.ocid),
    id: idOf(record.id),
    date: textOf(record.date, 40),
    tag: listOf(record.tag).flatMap((tag) => textOf(tag, 40) ?? []),
    title: textOf(title, 200),
    status: textOf(status, 40),
  }
  return { reason, record: Object.fromEntries(Object.entries(named).filter(([, value]) => value?.length)) }
}

/** The address of the next page, unchanged. */
export const nextOf = (document: unknown): string | null => idOf(objectOf(objectOf(document).links).next, 4000)
