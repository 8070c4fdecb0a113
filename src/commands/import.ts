import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { SECOND } from '../lib/clock.ts'
import { codeOf } from '../lib/db/index.ts'
import {
  type Batch,
  type DocumentKind,
  type ImportSummary,
  OPTIONAL_KINDS,
  openFile,
  readDocuments,
  SOURCE_KINDS,
} from '../sources/index.ts'
import { BSNS_DIV_NAMES, BSNS_DIV_WORDS, BSNS_DIVS, type BsnsDiv } from '../vocabulary/notices.ts'
import type { Action, Command, CommandAnswer, CommandPlace, Given } from './command.ts'
import { Interrupted, NotFound, WrongUsage } from './failures.ts'
import { grouped } from './output.ts'

const NAME = /^[a-z][a-z0-9-]{0,39}$/
const STDIN = '-'

const CATEGORY: Action['options'] = {
  'bsns-div': {
    value: BSNS_DIV_WORDS.join('|'),
    says: 'category of the notices; default: the one in the file, or the stored one',
  },
}

const action = (kind: DocumentKind, says: string, options: Action['options'] = {}): Action => ({
  words: [],
  others: 'FILE',
  says,
  notes: [
    'A file is one JSON document or one per line, packed with gzip or not; "-" is standard input. A record that cannot',
    'be read goes to quarantine; the others are read. Importing the same file again changes nothing.',
    'A line {"op": "delete", "noticeNo", "date", "reason"} withdraws a notice that did not change after that date.',
  ],
  options: {
    live: { says: 'every record may alert, whatever its dates; without this option none does' },
    source: { value: 'NAME', says: `name of the source of these records (${kind})` },
    ...options,
  },
  run: (given, place) => takeFiles(kind, given, place),
})

async function takeFiles(
  kind: DocumentKind,
  given: Given,
  { open, progress, stopping }: CommandPlace,
): Promise<CommandAnswer> {
  const name = sourceOf(given, kind)
  const files = await filesOf(given.others())
  const live = given.has('live')
  const bsnsDiv = kind === 'koneps' ? categoryOf(given) : undefined
  const { app } = await open()
  const begun = performance.now()
  const reading = createReading({ kind, ...(bsnsDiv ? { bsnsDiv } : {}) }, files, stopping)
  const done = await app.sources.take({ name, kind }, reading.batches(), {
    live,
    onProgress: (summary) => progress(progressLine(summary, reading.share(), performance.now() - begun)),
  })
  const stopped = reading.stoppedAt()
  if (stopped !== null)
    throw new Interrupted(`Stopped ${stopped}. The records read so far are stored; importing them again is safe.`)
  return answer(done, files.length, reading.faults, Math.round(performance.now() - begun))
}

function sourceOf(given: Given, kind: DocumentKind): string {
  const name = given.option('source') ?? kind
  if (!NAME.test(name))
    throw new WrongUsage('--source must be small letters, digits and hyphens, a letter first, at most 40.')
  const own = SOURCE_KINDS.filter((one) => OPTIONAL_KINDS.every((optional) => optional !== one))
  const other = own.find((one) => one === name && one !== kind)
  if (other !== undefined) throw new WrongUsage(`--source "${other}" is a source of another kind than ${kind}.`)
  return name
}

function categoryOf(given: Given): BsnsDiv | undefined {
  const name = given.option('bsns-div')
  const english = Object.entries(BSNS_DIV_NAMES).find(([word]) => word === name)
  const category = BSNS_DIVS.find((one) => one === name) ?? english?.[1]
  if (name !== null && !category) throw new WrongUsage(`--bsns-div must be one of ${BSNS_DIV_WORDS.join(', ')}.`)
  return category
}

interface File {
  path: string
  name: string
  /** `null` = unknown before the end. */
  size: number | null
}

/** All files are checked before the first is read. */
async function filesOf(paths: string[]): Promise<File[]> {
  if (paths.filter((path) => path === STDIN).length > 1) throw new WrongUsage('"-" can be read only once.')
  const files: File[] = []
  for (const path of paths) {
    if (path === STDIN) {
      files.push({ path, name: 'stdin', size: null })
      continue
    }
    const facts = await stat(path).catch((error: unknown) => {
      const gone = codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR'
      throw gone ? new NotFound(`There is no file "${path}".`) : error
    })
    if (facts.isDirectory()) throw new WrongUsage(`"${path}" is a folder.`)
    files.push({ path, name: basename(path), size: facts.isFile() ? facts.size : null })
  }
  return files
}

interface FileFault {
  file: string
  line: number
  byte: number
  fault: 'cut_off' | 'damaged' | 'too_large'
}

/** Reads the files in order, until the operator stops the command. */
function createReading(
  { kind, ...hint }: { kind: DocumentKind; bsnsDiv?: BsnsDiv },
  files: File[],
  stopping: AbortSignal,
) {
  const faults: FileFault[] = []
  const total = files.reduce<number | null>((sum, { size }) => (sum === null || size === null ? null : sum + size), 0)
  let read = 0
  let stopped: string | null = null

  async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
    const stream = path === STDIN ? process.stdin : openFile(path)
    const stop = () => stream.destroy()
    stopping.addEventListener('abort', stop)
    try {
      if (stopping.aborted) return
      for await (const chunk of stream) {
        const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
        read += bytes.length
        yield bytes
      }
    } catch (error) {
      if (!stopping.aborted) throw error
    } finally {
      stopping.removeEventListener('abort', stop)
    }
  }

  async function* batches(): AsyncGenerator<Batch> {
    for (const { path, name } of files) {
      let [line, found] = [0, 0]
      const onPlace = (place: { line: number }) => {
        line = place.line
      }
      const onFault = (fault: FileFault['fault'], place: Omit<FileFault, 'fault'>) => {
        if (++found === 1) faults.push({ ...place, fault })
      }
      yield* readDocuments(kind, { name, ...hint, bytes: bytesOf(path), stopping, onPlace, onFault })
      if (!stopping.aborted) continue
      stopped = line > 0 ? `after line ${grouped(line)} of "${name}"` : `before "${name}"`
      return
    }
  }

  return {
    batches,
    faults,
    share: () => (total === null || total === 0 ? null : Math.min(read / total, 1)),
    stoppedAt: () => stopped,
  }
}

function progressLine(done: ImportSummary, share: number | null, ms: number): string {
  const records = COUNTS.reduce((sum, name) => sum + done[name], 0)
  const rate = Math.round((records / Math.max(ms, 1)) * SECOND)
  const percent = share === null ? '' : ` (${Math.floor(share * 100)} %)`
  return `${grouped(records)} records${percent}: ${countsOf(done)}; ${grouped(rate)} records/s`
}

const COUNTS = ['new', 'changed', 'unchanged', 'quarantined', 'waiting'] as const
const countsOf = (done: ImportSummary) => COUNTS.map((name) => `${grouped(done[name])} ${name}`).join(', ')

const MEANINGS: Record<FileFault['fault'], string> = {
  cut_off: 'ends too early',
  damaged: 'is damaged',
  too_large: 'contains one document of more than 256 MB; write it as JSON lines, one record per line. It begins',
}

function answer(done: ImportSummary, files: number, faults: FileFault[], ms: number): CommandAnswer {
  const { new: added, changed, unchanged, quarantined, waiting } = done
  const lines = [
    `Read ${files === 1 ? 'the file' : `${files} files`} in ${(ms / SECOND).toFixed(1)} s: ${countsOf(done)}.`,
  ]
  if (quarantined > 0) lines.push('"./gonggo source quarantine" shows what could not be read.')
  if (waiting > 0) lines.push('Processes that have announced only a plan are waiting: they have no bidding yet.')
  for (const { file, line, byte, fault } of faults)
    lines.push(`"${file}" ${MEANINGS[fault]} at line ${grouped(line)}, byte ${grouped(byte)}.`)
  if (faults.length > 0) lines.push('The records read so far are stored; the rest was not read.')
  const document = {
    new: added,
    changed,
    unchanged,
    quarantined,
    waiting,
    ms,
    ...(faults.length > 0 ? { incomplete: faults } : {}),
  }
  return { document, text: lines.join('\n'), ...(faults.length > 0 ? { exit: 1 } : {}) }
}

export const importFiles: Command = {
  says: 'Imports notices and awards from files.',
  actions: {
    koneps: action('koneps', 'Imports notices and awards from KONEPS responses, or from their rows.', CATEGORY),
    ocds: action('ocds', 'Imports notices and awards from releases and records of OCDS 1.1.'),
  } satisfies Record<DocumentKind, Action>,
}
