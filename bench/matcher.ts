import { matcherApart } from './apart.ts'
import { bidRows } from './data.ts'
import { type BenchDatabase, openDatabase } from './database.ts'
import { ACCOUNTS, type BenchKeyword, makeKeywords, TERMS } from './keywords.ts'
import { megabytes, number, type Options, type Result, times } from './stats.ts'

const KEYWORDS = 1_000_000
const NOTICES = 100_000
/** Rivals process a part of the work, and their time is extrapolated. */
const SQL_KEYWORDS = 1_000
const READ_NOTICES = 50

export async function matcher({ notices: scale, progress }: Options): Promise<Result[]> {
  const keywords = Math.min(KEYWORDS, scale)
  const notices = Math.max(TERMS, Math.ceil((NOTICES * keywords) / KEYWORDS))
  progress(`${number(keywords)} keywords and ${number(notices)} notices …`)
  const own = await matcherApart(keywords, notices)
  const rows = [...bidRows(notices)]
  const norms = rows.map(({ norm }) => norm)
  progress('reading titles for each keyword …')
  const readMs = readEach([...makeKeywords(keywords, rows, 'matcher')], norms)
  progress('joining by SQL …')
  const sqlMs = await joinBySql([...makeKeywords(SQL_KEYWORDS, rows, 'matcher')], norms)
  const sqlAll = sqlMs * (keywords / SQL_KEYWORDS)
  const readAll = readMs * (notices / READ_NOTICES)
  const [perSecond, matches] = [(notices / own.ms) * 1000, (own.matches / own.ms) * 1000]
  const reached = perSecond >= 20_000 || matches >= 5e6
  return [
    {
      line: 'matcher: notices',
      figure: `${number(perSecond)} notices/s, ${number(matches / 1e6)} M matches/s (${number(own.matches / notices)} a notice; ${number(keywords)} keywords of ${number(ACCOUNTS)} accounts, ${number(TERMS)} terms; ${megabytes(own.bytes)}; ${number((own.addMs / keywords) * 1000)} µs per keyword added)`,
      rival: `\`includes\` with one term per keyword: ${number((notices / readAll) * 1000)} notices/s (${READ_NOTICES} notices measured)`,
      ratio: times(readAll / own.ms),
      need: '≥ 20,000 notices/s or ≥ 5 M matches/s',
      reached: keywords === KEYWORDS ? reached : null,
    },
    {
      line: 'matcher: against SQL',
      figure: `${number(own.ms / 1000)} s for ${number(notices)} notices`,
      rival: `join with pg_trgm, without filters and without ignoring separators: ${number(sqlMs / 1000)} s for ${number(SQL_KEYWORDS)} of the keywords, extrapolated to ${number(sqlAll / 1000)} s`,
      ratio: times(sqlAll / own.ms),
      need: '≥ 1,000×',
      reached: keywords === KEYWORDS ? sqlAll / own.ms >= 1000 : null,
    },
  ]
}

/** The minimum work of a program without an index: search for the first term of every keyword. */
function readEach(keywords: readonly BenchKeyword[], norms: readonly string[]): number {
  const terms = keywords.map(({ alternatives }) => alternatives[0]?.[0] ?? '')
  const begun = performance.now()
  let found = 0
  for (const norm of norms.slice(0, READ_NOTICES)) for (const term of terms) if (norm.includes(term)) found++
  const took = performance.now() - begun
  if (found === 0) throw new Error('no keyword was found in any title')
  return took
}

/** One row for each alternative: its longest term uses the index, the others are searched for in the result. */
async function joinBySql(keywords: readonly BenchKeyword[], norms: readonly string[]): Promise<number> {
  const rival = await openDatabase({ notices: 0, data: null, progress: () => {} })
  try {
    await fill(rival, keywords, norms)
    const begun = performance.now()
    await rival.sql`
      select count(*) from (
        select distinct k.id, t.id from rival_keywords k join rival_titles t
        on t.norm like k.term and t.norm like all (k.others) and (k.without is null or t.norm not like k.without)
      ) matches`
    return performance.now() - begun
  } finally {
    await rival.stop()
  }
}

async function fill(
  { sql }: BenchDatabase,
  keywords: readonly BenchKeyword[],
  norms: readonly string[],
): Promise<void> {
  const rows = keywords.flatMap(({ alternatives, without }, id) =>
    alternatives.map((terms) => {
      const [term = '', ...others] = [...terms].sort((a, b) => b.length - a.length).map(contains)
      return { id, term, others, without: without === null ? null : contains(without) }
    }),
  )
  await sql`create extension pg_trgm`
  await sql`create unlogged table rival_keywords (id integer, term text, others text[], without text)`
  await sql`create unlogged table rival_titles (id integer, norm text)`
  await sql`insert into rival_keywords
    select * from json_populate_recordset(null::rival_keywords, ${JSON.stringify(rows)}::text::json)`
  const titles = norms.map((norm, id) => ({ id, norm }))
  await sql`insert into rival_titles
    select * from json_populate_recordset(null::rival_titles, ${JSON.stringify(titles)}::text::json)`
  await sql`create index rival_titles_norm on rival_titles using gin (norm gin_trgm_ops)`
  await sql.unsafe('vacuum analyze rival_titles')
  await sql.unsafe('vacuum analyze rival_keywords')
}

const contains = (term: string) => `%${term}%`
