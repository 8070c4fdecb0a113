import { MINUTE, SECOND } from '../../../lib/clock.ts'
import { SourceFailure } from '../../rules/failure.ts'
import type { CallOptions, HttpAnswer, Tools } from '../../schema/connector.ts'
import { type AnswerPage, readAnswerPage, TIMED_OUT, TOKEN_QUOTA } from './answers.ts'

/** One list of the source, read page by page. */
export interface Question {
  /** Below the base address; its last segment is the name of the budget. */
  path: string
  params: Readonly<Record<string, string>>
  /** The initial page size, and the smallest one after time-outs of the source. */
  size: number
  floor: number
}

/** How the rows of a list are identified, and which fields are kept. */
export interface RowReader<Row> {
  /** `null` for a row without an identifier: such rows are compared by all their fields. */
  keyOf(item: unknown): string | null
  toRow(item: unknown): Row
  /** Whether two rows with one key can both be valid: in lists whose rows have no identifier. */
  repeats: boolean
}

const TIMEOUT = 30 * SECOND
/**
 * The gateway uses the same words for a used-up quota and for a burst; repeated this often and this long, they mean the
 * daily quota.
 */
const QUOTA_ANSWERS = 10
const QUOTA_TIME = 10 * MINUTE
const READINGS = 2
const TRIES_BEFORE_SMALLER = 2

export function createClient({ baseUrl, serviceKey }: { baseUrl: string; serviceKey: string }) {
  const key = decodeKey(serviceKey)
  const redact = createRedaction(serviceKey, key)
  const refusals = new Map<string, { count: number; since: number }>()

  async function ask(question: Question, page: number, size: number, tools: Tools): Promise<AnswerPage> {
    if (key === null)
      throw new SourceFailure('config', 'the service key is empty or not written as the portal shows it')
    const url = addressOf(baseUrl, key, question, page, size)
    const budget = budgetOf(question.path)
    const read = (answer: HttpAnswer): AnswerPage => {
      try {
        const answerPage = readAnswerPage(answer, redact)
        refusals.delete(budget)
        return answerPage
      } catch (error) {
        throw judged(budget, error, tools.now())
      }
    }
    // A smaller page is more likely to succeed than the same one again, above all after a time-out.
    const mayRepeat: CallOptions<AnswerPage>['mayRepeat'] = (failure, tries) =>
      size <= question.floor || failure.kind === 'throttled' || (tries < TRIES_BEFORE_SMALLER && !isTimeout(failure))
    try {
      return await tools.call(budget, url, { read, timeoutMs: TIMEOUT, mayRepeat })
    } catch (error) {
      throw withoutKey(error, redact)
    }
  }

  function judged(budget: string, error: unknown, now: number): unknown {
    if (!(error instanceof SourceFailure) || error.code !== TOKEN_QUOTA) return error
    const { count, since } = refusals.get(budget) ?? { count: 0, since: now }
    refusals.set(budget, { count: count + 1, since })
    const spent = count + 1 >= QUOTA_ANSWERS && now - since >= QUOTA_TIME
    return spent ? new SourceFailure('quota', error.message, error.code) : error
  }

  /** Every row of a list, or a failure; never a part. */
  async function readAll<Row>(question: Question, reader: RowReader<Row>, tools: Tools): Promise<Row[]> {
    let size = question.size
    let shortfall = ''
    let twins: readonly string[] | null = null
    for (let reading = 0; reading < READINGS; reading++) {
      const read = await readOnce({ ...question, size }, reader, tools)
      const { rows, total, shrank } = read
      // If rows were added, another may have been removed, and the following rows have moved to a page that was already
      // read.
      const isLast = reading === READINGS - 1
      if (rows.size >= total && !shrank && (isLast || !read.grew)) return [...rows.values()]
      // A row that occurs twice with any page size is in the list twice; moved rows differ each time.
      if (rows.size + read.twins.length >= total && !shrank && twins?.join() === read.twins.join())
        return [...rows.values()]
      twins = read.twins
      shortfall = `${rows.size} of ${total} rows${shrank ? ', fewer than it began with' : ''}`
      // With other page boundaries, real duplicates are within one page, where they are allowed.
      size = Math.max(1, read.size - Math.floor(read.size / 5))
    }
    throw new SourceFailure('retry', `${budgetOf(question.path)} moved while it was read: ${shortfall}`)
  }

  async function readOnce<Row>(question: Question, reader: RowReader<Row>, tools: Tools) {
    const rows = new Map<string, Row>()
    const twins: string[] = []
    let { size } = question
    let number = 1
    let total = 0
    let [shrank, grew] = [false, false]
    for (;;) {
      tools.signal.throwIfAborted()
      const page = await ask(question, number, size, tools).catch((error: unknown) => {
        if (!mayBeTooMuch(error, tools) || size <= question.floor) throw error
        return null
      })
      if (page === null) {
        const had = (number - 1) * size
        size = Math.max(question.floor, Math.floor(size / 2))
        number = Math.floor(had / size) + 1
        continue
      }
      // The source may return fewer rows per page than requested.
      if (page.size !== null && page.size > 0 && page.size < size) size = page.size
      shrank ||= number > 1 && page.total < total
      grew ||= number > 1 && page.total > total
      total = page.total
      twins.push(...addPage(rows, page.items, reader))
      if (number * size >= total || page.items.length === 0)
        return { rows, twins: twins.sort(), total, shrank, grew, size }
      number++
    }
  }

  /** The first page of a list. */
  const readPage = (question: Question, tools: Tools) => ask(question, 1, question.size, tools)

  /** Requests a single row. */
  const probe = (question: Question, tools: Tools) => ask({ ...question, floor: 1 }, 1, 1, tools)

  return { readAll, readPage, probe, redact }
}

/**
 * A row that occurs again on another page has moved, and displaced another one; within a page it may be a duplicate.
 * Returns the keys that do not identify a row.
 */
function addPage<Row>(rows: Map<string, Row>, items: readonly unknown[], { keyOf, toRow, repeats }: RowReader<Row>) {
  const times = new Map<string, number>()
  const twins: string[] = []
  for (const item of items) {
    const name = keyOf(item)
    const key = name ?? JSON.stringify(item)
    const time = times.get(key) ?? 0
    times.set(key, time + 1)
    const mayRepeat = repeats || name === null
    if (time > 0 && !mayRepeat) twins.push(key)
    rows.set(`${mayRepeat ? time : 0}|${key}`, toRow(item))
  }
  return twins
}

/** No response may be a time-out as well; after our own abort no smaller page is requested. */
const mayBeTooMuch = (error: unknown, tools: Tools): boolean =>
  !tools.signal.aborted &&
  error instanceof SourceFailure &&
  error.kind === 'retry' &&
  (error.code === null || error.code === 'gateway' || isTimeout(error))

/** By the source's code, or by the cause of a call without a response. */
const isTimeout = ({ code }: { code: string | null }): boolean => code === TIMED_OUT || /time/i.test(code ?? '')

export const budgetOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** The portal has shown keys in two formats; with `%` it is the encoded one. */
function decodeKey(serviceKey: string): string | null {
  const given = serviceKey.trim()
  try {
    return (given.includes('%') ? decodeURIComponent(given) : given) || null
  } catch {
    return null
  }
}

/** Written by hand: the key must be encoded exactly once. */
function addressOf(baseUrl: string, key: string, question: Question, page: number, size: number): URL {
  const params = { ServiceKey: key, type: 'json', numOfRows: String(size), pageNo: String(page), ...question.params }
  const query = Object.entries(params).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return new URL(`${baseUrl.replace(/\/+$/, '')}${question.path}?${query.join('&')}`)
}

const HIDDEN = '(key)'

function createRedaction(serviceKey: string, key: string | null): (text: string) => string {
  const plain = [serviceKey.trim(), key ?? ''].filter(Boolean)
  const encoded = plain.flatMap((it) => [it, encodeURIComponent(it), encodeURIComponent(encodeURIComponent(it))])
  const forms = [...encoded, ...encoded.map((it) => it.replace(/%[0-9A-F]{2}/g, (hex) => hex.toLowerCase()))]
  const all = [...new Set([...forms, ...plain.map((it) => it.replaceAll('+', ' '))])]
  const longestFirst = all.filter((form) => form.trim() !== '').sort((one, other) => other.length - one.length)
  return (text) => {
    const named = text.replace(/(service_?key["']?\s*[=:]\s*["']?)[^&\s"'<>]+/gi, `$1${HIDDEN}`)
    return longestFirst.reduce((rest, form) => rest.replaceAll(form, HIDDEN), named)
  }
}

function withoutKey(error: unknown, redact: (text: string) => string): unknown {
  if (!(error instanceof Error)) return error
  const message = redact(error.message)
  if (error instanceof SourceFailure) {
    return message === error.message ? error : new SourceFailure(error.kind, message, error.code)
  }
  const trace = `${error.stack ?? ''} ${String(error.cause ?? '')}`
  return message === error.message && redact(trace) === trace ? error : new SourceFailure('retry', message)
}
