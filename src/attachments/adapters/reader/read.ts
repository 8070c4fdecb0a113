import { isPlaceholder } from '../../rules/placeholder.ts'
import type { FileKind, FileReading, ReadPart, ReadReason, ReadState, UnreadEntry } from '../../rules/reading.ts'
import { type Signature, signatureOf } from '../../rules/recognise.ts'
import { type Budget, createBudget, type ReadLimits, type Sheet, Unreadable } from './budget.ts'
import { type Compound, openCompound } from './compound.ts'
import { readHwp3 } from './hwp3.ts'
import { isHwp5, readHwp5 } from './hwp5.ts'
import { readHwpml } from './hwpml.ts'
import { isHwpx, readHwpx } from './hwpx.ts'
import { isDocx, isXlsx, readDocx, readXlsx } from './office.ts'
import { readPdf } from './pdf.ts'
import { textOfBytes, writeText } from './text.ts'
import { openZip, unpackWhole, type Zip, type ZipEntry } from './zip.ts'

/** What is known of a file once it is read. Its text was handed over before. */
export type FileOutcome = Omit<FileReading, 'parts'>

/** Receives what is known of a file while it is read. */
export interface Listener {
  begin(kind: FileKind): void
  take(part: ReadPart): void
}

interface Place {
  /** Path inside the archives, or null. */
  entry: string | null
  /** How many archives surround it. */
  depth: number
}

interface Reading {
  limits: ReadLimits
  budget: Budget
  listener: Listener
}

/** Texts up to this length may be a sentence that stands for the document. */
const SHORT = 700

export function readFileBytes(bytes: Buffer, limits: ReadLimits, listener: Listener): Promise<FileOutcome> {
  const reading = { limits, budget: createBudget(limits), listener }
  return readOne(bytes, reading, { entry: null, depth: 0 })
}

async function readOne(bytes: Buffer, reading: Reading, place: Place): Promise<FileOutcome> {
  if (bytes.length === 0) return { kind: 'unknown', state: 'failed', reason: 'empty' }
  const signature = signatureOf(bytes)
  if (signature !== 'zip') return readDocument(documentOf(signature, bytes), reading, place)
  const zip = openZip(bytes, reading.limits.entries)
  const document = packedDocument(zip)
  return document ? readDocument(document, reading, place) : readArchive(zip, reading, place)
}

interface Document {
  kind: FileKind
  read: (sheet: Sheet) => Promise<void> | void
}

const closed = (kind: FileKind, reason: ReadReason, state: ReadState): Document => ({
  kind,
  read() {
    throw new Unreadable(reason, state)
  },
})

function documentOf(signature: Exclude<Signature, 'zip'>, bytes: Buffer): Document {
  switch (signature) {
    case 'pdf':
      return { kind: 'pdf', read: (sheet) => readPdf(bytes, sheet) }
    case 'text': {
      const text = textOfBytes(bytes)
      return text === null
        ? closed('unknown', 'unknownFormat', 'unsupported')
        : { kind: 'text', read: (sheet) => writeText(text, sheet) }
    }
    case 'hwp3':
      return { kind: 'hwp3', read: (sheet) => readHwp3(bytes, sheet) }
    case 'hwpml':
      return { kind: 'hwpml', read: (sheet) => readHwpml(bytes, sheet) }
    case 'compound':
      return compoundDocument(bytes)
    case 'drm':
      return closed('unknown', 'drm', 'protected')
    case 'image':
      return closed('unknown', 'noTextLayer', 'scanned')
    default:
      return closed('unknown', 'unknownFormat', 'unsupported')
  }
}

function compoundDocument(bytes: Buffer): Document {
  let file: Compound
  try {
    file = openCompound(bytes)
  } catch (error) {
    return closed('unknown', error instanceof Unreadable ? error.reason : 'damaged', 'failed')
  }
  if (isHwp5(file)) return { kind: 'hwp5', read: (sheet) => readHwp5(file, sheet) }
  // Office wraps a document with a password, or with the rights management of Microsoft, in such a file.
  if (file.paths.some((path) => path.includes('DRM'))) return closed('unknown', 'drm', 'protected')
  if (file.paths.includes('EncryptedPackage')) return closed('unknown', 'password', 'protected')
  return file.paths.length === 0
    ? closed('unknown', 'truncated', 'failed')
    : closed('unknown', 'unknownFormat', 'unsupported')
}

function packedDocument(zip: Zip): Document | null {
  if (isHwpx(zip)) return { kind: 'hwpx', read: (sheet) => readHwpx(zip, sheet) }
  if (isDocx(zip)) return { kind: 'docx', read: (sheet) => readDocx(zip, sheet) }
  if (isXlsx(zip)) return { kind: 'xlsx', read: (sheet) => readXlsx(zip, sheet) }
  const names = new Set(zip.entries.map(({ name }) => name))
  // Presentations and OpenDocument files: archives to look at, documents nothing here reads.
  if (names.has('ppt/presentation.xml') || (names.has('mimetype') && names.has('content.xml')))
    return closed('unknown', 'unknownFormat', 'unsupported')
  return null
}

async function readDocument(
  { kind, read }: Document,
  { budget, listener }: Reading,
  place: Place,
): Promise<FileOutcome> {
  const { entry } = place
  if (place.depth === 0) listener.begin(kind)
  let missing: ReadReason | null = null
  let hasPictures = false
  let failure: Unreadable | null = null
  let beginning = ''
  let hasText = false
  const held: ReadPart[] = []
  const miss = (reason: ReadReason) => {
    missing ??= reason
  }
  const flush = () => {
    for (const part of held.splice(0)) listener.take(part)
  }
  try {
    await read({
      budget,
      write(page, text) {
        if (text.trim() === '') return
        hasText = true
        held.push({ entry, page, text })
        if (beginning.length <= SHORT) beginning += text
        if (beginning.length > SHORT) flush()
      },
      miss,
      seePicture() {
        hasPictures = true
      },
    })
  } catch (error) {
    failure = error instanceof Unreadable ? error : new Unreadable('damaged')
  }
  if (hasText && isPlaceholder(beginning)) return { kind, state: 'placeholder', reason: 'newerFormat' }
  flush()
  if (hasText) {
    const reason = failure?.reason ?? missing
    return { kind, state: reason ? 'partial' : 'text', reason }
  }
  if (failure) return { kind, state: failure.state, reason: failure.reason }
  if (missing) return { kind, state: 'failed', reason: missing }
  return hasPictures ? { kind, state: 'scanned', reason: 'noTextLayer' } : { kind, state: 'failed', reason: 'empty' }
}

async function readArchive(zip: Zip, reading: Reading, place: Place): Promise<FileOutcome> {
  const kind = 'zip'
  if (place.depth === 0) reading.listener.begin(kind)
  if (place.depth >= reading.limits.depth) return { kind, state: 'failed', reason: 'depthLimit' }
  const files = zip.entries.filter(({ name }) => !name.endsWith('/') && !/^__MACOSX\/|(?:^|\/)\.DS_Store$/.test(name))
  if (files.length === 0) return { kind, state: 'failed', reason: zip.missing ?? 'empty' }
  const unread: UnreadEntry[] = []
  let readable = 0
  for (const file of files) {
    const entry = place.entry === null ? file.name : `${place.entry}/${file.name}`
    const outcome = await readEntry(zip, file, reading, { entry, depth: place.depth + 1 })
    if (outcome.state === 'text' || outcome.state === 'partial') readable += 1
    if (outcome.state !== 'text') unread.push(...(outcome.unread ?? [unreadEntry(entry, outcome)]))
    if (outcome.reason === 'entryLimit' || outcome.reason === 'sizeLimit') break
  }
  return archiveOutcome(zip, readable, unread)
}

const unreadEntry = (entry: string, { kind, state, reason }: FileOutcome): UnreadEntry => ({
  entry,
  kind,
  state,
  reason,
})

async function readEntry(zip: Zip, file: ZipEntry, reading: Reading, place: Place): Promise<FileOutcome> {
  let bytes: Buffer
  try {
    reading.budget.enter()
    bytes = await unpackWhole(zip, file, reading.budget)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { kind: 'unknown', state: error.state, reason: error.reason }
  }
  return readOne(bytes, reading, place)
}

/** Reasons that concern the whole archive; others concern one file in it. */
const OF_ARCHIVE = new Set<ReadReason | null>(['sizeLimit', 'entryLimit', 'depthLimit'])

function archiveOutcome(zip: Zip, readable: number, unread: UnreadEntry[]): FileOutcome {
  const kind = 'zip'
  const limit = unread.find(({ reason }) => OF_ARCHIVE.has(reason))?.reason
  const reason = limit ?? zip.missing ?? (unread.length > 0 ? 'entryUnread' : null)
  if (readable > 0) return { kind, state: reason ? 'partial' : 'text', reason, unread }
  const [first] = unread
  // If all files are closed for the same reason, so is the archive.
  const isOne = first && unread.every(({ state, reason }) => state === first.state && reason === first.reason)
  return isOne
    ? { kind, state: first.state, reason: limit ?? first.reason, unread }
    : { kind, state: 'failed', reason: reason ?? 'empty', unread }
}
