import { DAY, HOUR, MINUTE } from '../../../lib/clock.ts'
import type { BsnsDiv } from '../../../vocabulary/notices.ts'
import type { Batch, NoticePart, Operation, Task, Window } from '../../schema/connector.ts'
import type { Question, RowReader } from './client.ts'
import type { RecordReading } from './records.ts'
import { SAME_GO } from './rounds.ts'
import { digits, parseSubject, type Subject } from './subjects.ts'
import { fieldsOf, textIn, timeIn, toOrder } from './values.ts'

/* How the lists of the source are requested, whatever their content. */

/** The source's suffix of each category, and its code in the open standard, which lacks 기타. */
export const CATEGORIES: readonly { bsnsDiv: BsnsDiv; name: string; suffix: string; code: string | null }[] = [
  { bsnsDiv: '물품', name: 'goods', suffix: 'Thng', code: '1' },
  { bsnsDiv: '용역', name: 'services', suffix: 'Servc', code: '5' },
  { bsnsDiv: '공사', name: 'works', suffix: 'Cnstwk', code: '3' },
  { bsnsDiv: '외자', name: 'foreign', suffix: 'Frgcpt', code: '2' },
  { bsnsDiv: '기타', name: 'other', suffix: 'Etc', code: null },
]

export interface KonepsOperation extends Operation {
  read(task: Task, access: ListAccess): AsyncIterable<Batch>
}

/** What an operation may access. */
export interface ListAccess {
  readAll: <Row>(question: Question, reader: RowReader<Row>) => Promise<Row[]>
  fetchedAt: number
}

export const QUARTER: Pick<Operation, 'everyMs' | 'overlapMs' | 'longestMs' | 'againAfterDays' | 'backfills'> = {
  everyMs: 15 * MINUTE,
  overlapMs: HOUR,
  // The source accepts a calendar month, which may be 28 days; a failure should not require that much reading again.
  longestMs: 7 * DAY,
  againAfterDays: [1, 3],
  backfills: true,
}
export const ON_DEMAND: typeof QUARTER = {
  everyMs: null,
  overlapMs: 0,
  longestMs: 7 * DAY,
  againAfterDays: [],
  backfills: false,
}

export const LIST = { size: 999, floor: 999 }
export const BATCH = 500

/** The fields that identify the rows of each list; a row without the first has no identifier. */
export const NOTICE = ['bidNtceNo', 'bidNtceOrd']
export const LICENCE = [...NOTICE, 'lmtGrpNo', 'lmtSno', 'lcnsLmtNm']
export const REGION = [...NOTICE, 'lmtSno', 'prtcptPsblRgnNm']
export const keyBy = (names: readonly string[] | null) => (item: unknown) => {
  const fields = names && fieldsOf(item)
  if (!fields || textIn(fields, names[0] ?? '') === null) return null
  return names.map((name) => fields.get(name.toLowerCase()) ?? '').join('|')
}

const asItIs = (item: unknown): unknown => item

/** Minutes, inclusive. An end within a minute includes the whole minute. */
const minutes = ({ from, to }: Window) => ({
  from: digits(from, 12),
  to: digits(Math.ceil(to / MINUTE) * MINUTE, 12),
})

export function inWindow(
  path: string,
  division: string,
  window: Window,
  size: Pick<Question, 'size' | 'floor'>,
): Question {
  const { from, to } = minutes(window)
  return { path, params: { inqryDiv: division, inqryBgnDt: from, inqryEndDt: to }, ...size }
}

export function ofNotice(path: string, division: string, { number, revision }: Subject, withOrder: boolean): Question {
  const order: Record<string, string> = withOrder ? { bidNtceOrd: toOrder(revision ?? 0) } : {}
  return { path, params: { inqryDiv: division, bidNtceNo: number, ...order }, ...LIST }
}

export interface ListSpec {
  name: string
  times: typeof QUARTER
  bsnsDiv: BsnsDiv | null
  key: readonly string[] | null
  questions(task: Task, subject: Subject | null): Question[]
  toBatch(items: readonly unknown[], reading: RecordReading, subject: Subject | null): Batch
  /** Rows that form one object are passed on together; others in batches. */
  whole?: boolean
  repeats?: boolean
  oldestFirst?: true
}

export function listOperation({
  name,
  times,
  bsnsDiv,
  key,
  questions,
  toBatch,
  whole,
  repeats = false,
  oldestFirst,
}: ListSpec): KonepsOperation {
  return {
    name,
    ...times,
    ...(oldestFirst ? { oldestFirst } : {}),
    async *read(task, { readAll, fetchedAt }) {
      const subject = task.subject === '' ? null : parseSubject(task.subject)
      for (const question of questions(task, subject)) {
        const items = await readAll(question, { keyOf: keyBy(key), toRow: asItIs, repeats })
        const portion = whole ? Math.max(1, items.length) : BATCH
        for (let at = 0; at < items.length; at += portion) {
          yield toBatch(items.slice(at, at + portion), { bsnsDiv, fetchedAt }, subject)
        }
      }
    },
  }
}

/**
 * Parts are complete, but their rows are registered one after the other: the request extends a little beyond the window
 * on both sides, and only parts with a row inside it are passed on.
 */
export function partOperation(spec: {
  name: string
  path: string
  bsnsDiv: BsnsDiv | null
  key: readonly string[]
  time: string
  withOrder: boolean
  toBatch: ListSpec['toBatch']
  tells?: NoticePart['part']
  /** The meaning of no rows for one order of a notice. */
  none?: (of: { number: string; revision: number }) => NoticePart
}): KonepsOperation {
  const list = listOperation({
    name: spec.name,
    times: QUARTER,
    bsnsDiv: spec.bsnsDiv,
    key: spec.key,
    whole: true,
    questions: ({ window }, subject) => [
      subject ? ofNotice(spec.path, '2', subject, spec.withOrder) : inWindow(spec.path, '1', widened(window), LIST),
    ],
    toBatch: spec.toBatch,
  })
  return {
    ...list,
    ...(spec.tells ? { tellsParts: spec.tells } : {}),
    async *read(task, access) {
      let hasRows = false
      const readAll: ListAccess['readAll'] = async (...asked) =>
        touching(task, spec.time, await access.readAll(...asked))
      for await (const batch of list.read(task, { ...access, readAll })) {
        hasRows = true
        yield batch
      }
      const { number, revision } = parseSubject(task.subject)
      if (!hasRows && spec.none && revision !== null) yield { parts: [spec.none({ number, revision })] }
    },
  }
}

const widened = ({ from, to }: Window): Window => ({ from: from - SAME_GO, to: to + SAME_GO })

function touching<Row>({ window, subject }: Task, time: string, rows: Row[]): Row[] {
  if (subject !== '') return rows
  const keyOf = keyBy(NOTICE)
  const inside = new Set<string | null>()
  for (const row of rows) {
    const fields = fieldsOf(row)
    const at = fields && timeIn(fields, time)
    if (at === null || (at >= window.from - MINUTE && at <= window.to + MINUTE)) inside.add(keyOf(row))
  }
  return rows.filter((row) => inside.has(keyOf(row)))
}
