import { jsonTime, type Queryable, rowSet, type Tx } from '../../lib/db/index.ts'
import type { PreSpecification } from '../rules/pre-specifications.ts'

export interface PreSpecLink {
  number: string
  preSpec: string
}

/** In key order. Older states are skipped, equal ones are not written. Returns the written ones. */
export async function savePreSpecs(tx: Tx, source: string, specs: readonly PreSpecification[]) {
  const rows = specs.map((one) => ({
    number: one.number,
    source,
    title: one.title,
    agency: one.agency,
    demand_agency: one.demandAgency,
    budget: one.budget,
    documents: one.documents,
    notice_numbers: one.noticeNumbers,
    received_at: jsonTime(one.receivedAt),
    opinions_until: jsonTime(one.opinionsUntil),
    changed_at: jsonTime(one.changedAt),
  }))
  return tx<{ number: string; fresh: boolean }[]>`
    insert into pre_specifications as known
    select * from json_populate_recordset(null::pre_specifications, ${rowSet(tx, rows)}) order by number
    on conflict (number) do update set
      source = excluded.source, title = excluded.title, agency = excluded.agency,
      demand_agency = excluded.demand_agency, budget = excluded.budget, received_at = excluded.received_at,
      opinions_until = excluded.opinions_until, documents = excluded.documents,
      notice_numbers = excluded.notice_numbers, changed_at = excluded.changed_at
    where excluded.changed_at >= known.changed_at and known is distinct from excluded
    returning number, xmax = 0 as fresh`
}

type Teller = 'notice' | 'pre_specification'

/** The notices that these pre-specifications named before. */
export async function forgetLinks(tx: Tx, preSpecs: readonly string[]): Promise<void> {
  await tx`
    delete from bid_pre_specifications
    where told_by = 'pre_specification' and pre_specification = any(${[...preSpecs]})`
}

export async function saveLinks(sql: Queryable, source: string, toldBy: Teller, links: readonly PreSpecLink[]) {
  const rows = links.map(({ number, preSpec }) => ({ source, number, pre_specification: preSpec, told_by: toldBy }))
  await sql`
    insert into bid_pre_specifications
    select distinct * from json_populate_recordset(null::bid_pre_specifications, ${rowSet(sql, rows)})
    order by source, number, pre_specification
    on conflict do nothing`
}

/** Those that a notice results from, according to either of the two; newest first. */
export const preSpecsOf = async (
  sql: Queryable,
  { source, number }: { source: string; number: string },
  most: number,
): Promise<PreSpecification[]> => [
  ...(await sql<PreSpecification[]>`
    select number, title, agency, demand_agency, budget, received_at, opinions_until, documents, notice_numbers, changed_at
    from pre_specifications
    where number in (select pre_specification from bid_pre_specifications where source = ${source} and number = ${number})
    order by received_at desc, number limit ${most}`),
]

export type DatedPreSpec = Pick<
  PreSpecification,
  'number' | 'title' | 'agency' | 'demandAgency' | 'budget' | 'opinionsUntil' | 'changedAt'
> & { noticeNo: string }

/** One row for each notice and pre-specification whose period for opinions ended after `since`. */
export const preSpecsOfNotices = async (
  sql: Queryable,
  noticeNos: readonly string[],
  since: number,
): Promise<DatedPreSpec[]> => [
  ...(await sql<DatedPreSpec[]>`
    select b.notice_no, p.number, p.title, p.agency, p.demand_agency, p.budget, p.opinions_until, p.changed_at
    from bids b
    join bid_pre_specifications l on l.source = b.source and l.number = b.number
    join pre_specifications p on p.number = l.pre_specification
    where b.notice_no = any(${[...noticeNos]}) and p.opinions_until >= ${since}::timestamptz
    order by p.number, b.notice_no`),
]
