import { setTimeout as pause } from 'node:timers/promises'
import { createTextIndexing } from '../src/attachments/service/index-texts.ts'
import { createTextSearch, type TermNotices } from '../src/attachments/service/search.ts'
import { systemClock } from '../src/lib/clock.ts'
import type { Queryable } from '../src/lib/db/index.ts'
import { Problem } from '../src/lib/problems.ts'
import { createTerm, type Term } from '../src/search/text.ts'
import { openDatabase } from './database.ts'
import { median, megabytes, ms, number, type Options, percentile, type Result } from './stats.ts'

const FILES = 3
const RUNS = 7
const BESIDE_MS = 10_000
const NEVER = new AbortController().signal

/** Words by rank, the most frequent first; each starts with one of 400 syllables, so that many words share pairs. */
function createWords(count: number): { words: string[]; draw(): string } {
  let seed = 1
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 2 ** 32
  }
  const syllable = () => String.fromCharCode(0xac00 + Math.floor(random() ** 2 * 400) * 27)
  const words = Array.from({ length: count }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, syllable).join(''),
  )
  // Zipf: the word of rank r is drawn with a weight of 1 / r.
  const scale = Math.log(count)
  return { words, draw: () => words[Math.floor(Math.exp(random() * scale)) - 1] ?? '' }
}

async function fill(
  sql: Queryable,
  { notices, characters }: Pick<Options, 'notices' | 'characters'>,
  draw: () => string,
): Promise<void> {
  const ended = new Date(Date.now() + 1e10)
  for (let from = 0; from < notices; from += 100) {
    const files = []
    const parts = []
    for (let notice = from; notice < Math.min(from + 100, notices); notice++)
      for (let file = 0; file < FILES; file++) {
        const id = `n${notice}-${file}`
        let text = ''
        while (text.length < characters) text += `${draw()}${text.length % 90 < 4 ? '\n' : ' '}`
        files.push({ id, notice: `N${notice}` })
        parts.push({ id, text })
      }
    const json = (rows: object[]) => sql`${JSON.stringify(rows)}::text::json`
    await sql`
      insert into attachment_notices (notice_no, version, ends_at)
      select distinct notice, 1, ${ended}::timestamptz from json_to_recordset(${json(files)}) as f (notice text)`
    await sql`
      insert into attachment_files (id, notice_no, url, name, host, state, hash, bytes, fetched_at, due_at)
      select id, notice, 'https://portal.example/' || id, 'file.pdf', 'portal.example', 'fetched', id, 1, now(), null
      from json_to_recordset(${json(files)}) as f (id text, notice text)`
    await sql`
      insert into attachment_texts (hash, state, kind, pages, characters, parts, read_at, due_at)
      select id, 'text', 'pdf', 1, length(text), 1, now(), null
      from json_to_recordset(${json(parts)}) as f (id text, text text)`
    await sql`
      insert into attachment_parts (hash, part, page, text)
      select id, 1, 1, text from json_to_recordset(${json(parts)}) as f (id text, text text)`
  }
}

/** Searches in the texts of `--notices` notices with three files each. */
export async function attachments({ notices, characters, data, progress }: Options): Promise<Result[]> {
  const database = await openDatabase({ notices: 1, data: data && `${data}/attachments-${notices}`, progress })
  const { db, sql } = database
  const { words, draw } = createWords(20_000)
  const results: Result[] = []
  const add = (line: string, figure: string, rival = '–') =>
    results.push({ line: `attachments: ${line}`, figure, rival, ratio: '–', need: '–', reached: null })
  progress('filling …')
  await fill(sql, { notices, characters }, draw)
  for (const table of ['attachment_files', 'attachment_texts', 'attachment_parts']) await sql.unsafe(`analyze ${table}`)
  progress('indexing …')
  const [begun, cpu] = [performance.now(), process.cpuUsage()]
  const indexed = await createTextIndexing({ db, log: () => {} })(NEVER)
  const elapsed = performance.now() - begun
  const own = process.cpuUsage(cpu)
  add(
    `index a text of ${number(characters)} characters`,
    `${ms(elapsed / indexed)}; own CPU time ${ms((own.user + own.system) / 1000 / indexed)}`,
  )
  const [size] = await sql<{ text: number; table: number; grams: number }[]>`
    select pg_total_relation_size('attachment_parts') as text, pg_total_relation_size('attachment_sections') as table,
      pg_relation_size('attachment_sections_grams') as grams`
  if (size)
    add(
      `room of ${number(indexed)} texts`,
      `${megabytes(size.table)}, of it the GIN index ${megabytes(size.grams)}`,
      `the texts as read ${megabytes(size.text)}`,
    )
  const search = createTextSearch({ db, clock: systemClock, config: { attachments: { choice: 'all' } } })
  const find = (account: string, terms: Term[]) =>
    search.find(account, { terms, among: null, narrow: async (most) => together(most) }, NEVER)
  const long = words.filter((word) => word.length === 4)
  const cases: Record<string, string[]> = {
    'a frequent word of two letters': [words.find((word) => word.length === 2) ?? ''],
    'a rare word of two letters': [words.findLast((word) => word.length === 2) ?? ''],
    'a frequent word of four letters': [long[0] ?? ''],
    'a word of four letters in the middle': [long[60] ?? ''],
    'a rare word of four letters': [long.at(-1) ?? ''],
    'a frequent and a rare word': [long[0] ?? '', long.at(-1) ?? ''],
  }
  for (const [name, typed] of Object.entries(cases)) {
    const terms = typed.flatMap((word) => createTerm('plain', word) ?? [])
    const durations: number[] = []
    let found: number | string = 0
    for (let run = 0; run < RUNS; run++) {
      const start = performance.now()
      found = await find('one', terms).then((all) => together(all).size, refusal)
      durations.push(performance.now() - start)
    }
    add(
      name,
      `${ms(median(durations))} (largest ${ms(Math.max(...durations))})`,
      `finds ${typeof found === 'number' ? number(found) : found}`,
    )
  }
  progress('beside others …')
  const quiet = await statements(sql)
  let isOver = false
  const accounts = ['a', 'b', 'c', 'd'].map(async (account) => {
    for (let turn = 0; !isOver; turn++) {
      const terms = [cases['a frequent word of four letters'], cases['a word of four letters in the middle']][turn % 2]
      await find(
        account,
        (terms ?? []).flatMap((word) => createTerm('plain', word) ?? []),
      ).catch(refusal)
    }
  })
  const busy = await statements(sql)
  isOver = true
  await Promise.all(accounts)
  add(
    'a statement and a turn of the loop of others beside four searching accounts, p50',
    ms(median(busy)),
    `alone ${ms(median(quiet))}`,
  )
  add('the same, p99', ms(percentile(busy, 0.99)), `alone ${ms(percentile(quiet, 0.99))}`)
  await database.stop()
  return results
}

/** Notices that contain all terms. */
function together(found: TermNotices): Set<string> {
  const [first = new Set<string>(), ...others] = [...found.values()]
  return new Set([...first].filter((noticeNo) => others.every((set) => set.has(noticeNo))))
}

function refusal(error: unknown): string {
  if (error instanceof Problem) return error.code
  throw error
}

async function statements(sql: Queryable): Promise<number[]> {
  const durations: number[] = []
  for (const end = performance.now() + BESIDE_MS; performance.now() < end; ) {
    const start = performance.now()
    await sql`select notice_no from attachment_files where id = 'n1-1'`
    durations.push(performance.now() - start)
    await pause(5)
  }
  return durations
}
