import type { Queryable } from '../../lib/db/index.ts'
import type { TermGrams } from '../rules/grams.ts'
import type { Section } from '../rules/sections.ts'
import type { TextPartRow } from './texts.ts'

/** Settings of the transaction: the time limit of statements, and the use of indexes (see `found`). */
export async function limitStatements(sql: Queryable, ms: number): Promise<void> {
  await sql.unsafe(`set local statement_timeout = ${ms}`)
  await sql.unsafe('set local enable_seqscan = off')
}

export async function backendOf(sql: Queryable): Promise<number | null> {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  return row?.pid ?? null
}

/** Cancels the running statement, because the server does not notice that its client has disconnected. */
export async function cancelStatement(sql: Queryable, backend: number): Promise<void> {
  await sql`select pg_cancel_backend(${backend})`
}

export interface UnindexedText {
  hash: string
  readAt: number
  characters: number | null
}

/** The next text whose newest reading is not indexed, locked until the transaction ends. */
export async function nextUnindexed(tx: Queryable): Promise<UnindexedText | null> {
  const [row] = await tx<UnindexedText[]>`
    select hash, read_at, characters from attachment_texts
    where read_at is not null and indexed_read_at is distinct from read_at
    order by read_at limit 1 for update skip locked`
  return row ?? null
}

export const partsAfter = async (
  sql: Queryable,
  hash: string,
  after: number,
  limit: number,
): Promise<TextPartRow[]> => [
  ...(await sql<TextPartRow[]>`
    select part, entry, page, text from attachment_parts
    where hash = ${hash} and part > ${after} order by part limit ${limit}`),
]

export async function insertSection(
  tx: Queryable,
  { hash, section }: { hash: string; section: number },
  { norm, parts, starts }: Section,
  grams: readonly number[],
): Promise<void> {
  await tx`
    insert into attachment_sections (hash, section, norm, units, grams, parts, starts)
    values (${hash}, ${section}, ${norm}, ${norm.length}, ${arrayOf(grams)}::text::bigint[],
      ${arrayOf(parts)}::text::integer[], ${arrayOf(starts)}::text::integer[])`
}

export async function deleteSections(tx: Queryable, hash: string): Promise<void> {
  await tx`delete from attachment_sections where hash = ${hash}`
}

export async function setIndexed(tx: Queryable, { hash }: Pick<UnindexedText, 'hash'>): Promise<void> {
  await tx`update attachment_texts set indexed_read_at = read_at where hash = ${hash}`
}

const arrayOf = (values: readonly number[]): string => `{${values.join(',')}}`

const holding = (sql: Queryable, { all }: TermGrams) =>
  all.reduce((before, some) => sql`${before} and s.grams && ${arrayOf(some)}::text::bigint[]`, sql`true`)

/**
 * The sections with these grams. A separate materialized part, with `enable_seqscan` off, so that the index is used:
 * the planner underestimates the cost of reading long arrays, and would scan the whole table.
 */
const found = (sql: Queryable, grams: TermGrams) => sql`
  s as materialized (select hash, section, units from attachment_sections s where ${holding(sql, grams)})`

/** Notices with a file that has these grams, within `among`. */
export async function noticesHolding(
  sql: Queryable,
  grams: TermGrams,
  among: Iterable<string> | null,
): Promise<string[]> {
  const [row] = await sql<{ numbers: string | null }[]>`
    with ${found(sql, grams)}
    select json_agg(notice_no)::text as numbers from (
      select distinct f.notice_no from s join attachment_files f on f.hash = s.hash
      where ${among === null ? sql`true` : sql`f.notice_no = any(${[...among]}::text[])`}
    ) n`
  return numbersOf(row?.numbers)
}

export interface SectionRef {
  hash: string
  section: number
  units: number
}

/** Sections with these grams, in files of these notices. */
export const sectionsHolding = async (
  sql: Queryable,
  grams: TermGrams,
  { among, limit }: { among: Iterable<string>; limit: number },
): Promise<SectionRef[]> => [
  ...(await sql<SectionRef[]>`
    with ${found(sql, grams)}
    select s.hash, s.section, s.units from s
    where s.hash in (select hash from attachment_files where notice_no = any(${[...among]}::text[]))
    order by s.hash, s.section limit ${limit}`),
]

/** The files whose sections have these grams. */
export const hashesHolding = async (sql: Queryable, grams: TermGrams, hashes: readonly string[]): Promise<string[]> =>
  (
    await sql<{ hash: string }[]>`
      select distinct s.hash from attachment_sections s
      where s.hash = any(${[...hashes]}::text[]) and ${holding(sql, grams)}`
  ).map(({ hash }) => hash)

export const normsOf = async (
  sql: Queryable,
  refs: readonly SectionRef[],
): Promise<{ hash: string; norm: string }[]> => [
  ...(await sql<{ hash: string; norm: string }[]>`
    select s.hash, s.norm from attachment_sections s
    join unnest(${refs.map(({ hash }) => hash)}::text[], ${arrayOf(refs.map(({ section }) => section))}::text::integer[])
      as r (hash, section) on s.hash = r.hash and s.section = r.section`),
]

/** Notices that have one of these files. */
export async function noticesWith(sql: Queryable, hashes: readonly string[]): Promise<string[]> {
  const [row] = await sql<{ numbers: string | null }[]>`
    select json_agg(distinct notice_no)::text as numbers from attachment_files where hash = any(${[...hashes]}::text[])`
  return numbersOf(row?.numbers)
}

const numbersOf = (json: string | null | undefined): string[] => (json ? (JSON.parse(json) as string[]) : [])

export interface SectionRow extends Section {
  section: number
}

export async function sectionOf(sql: Queryable, hash: string, after: number): Promise<SectionRow | null> {
  const [row] = await sql<SectionRow[]>`
    select section, norm, parts, starts from attachment_sections
    where hash = ${hash} and section > ${after} order by section limit 1`
  return row ?? null
}

export interface NoticeFile {
  noticeNo: string
  id: string
  name: string
  hash: string
}

/** The indexed files of these notices. */
export const indexedFiles = async (sql: Queryable, noticeNos: readonly string[]): Promise<NoticeFile[]> => [
  ...(await sql<NoticeFile[]>`
    select f.notice_no, f.id, f.name, f.hash from attachment_files f
    where f.notice_no = any(${[...noticeNos]}::text[]) and f.hash is not null
      and exists (select from attachment_sections s where s.hash = f.hash)
    order by f.notice_no, f.name, f.id`),
]

export interface IndexReach {
  files: number
  searched: number
  waiting: number
}

/** The numbers of files of selected notices by state: searchable, or still to be fetched, read or indexed. */
export async function indexReach(sql: Queryable): Promise<IndexReach> {
  const [row] = await sql<IndexReach[]>`
    select count(*) as files,
      count(*) filter (where t.parts > 0 and t.indexed_read_at = t.read_at) as searched,
      count(*) filter (where case when f.hash is null then f.state = 'pending'
        else t.read_at is null or t.indexed_read_at is distinct from t.read_at end) as waiting
    from attachment_files f left join attachment_texts t on t.hash = f.hash`
  return row ?? { files: 0, searched: 0, waiting: 0 }
}
