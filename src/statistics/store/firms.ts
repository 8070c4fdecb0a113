import type { Queryable } from '../../lib/db/index.ts'

/** A firm to search for: by its numbers, or else by its names. */
export interface FirmName {
  /** '' = none. */
  businessNo: string
  name: string
}

const MOST = 2_000

export const firmsNumbered = async (sql: Queryable, numbers: string[]): Promise<FirmName[]> => [
  ...(await sql<FirmName[]>`
    select business_no, name from firms where business_no = any(${numbers}) order by business_no, name collate "C"`),
]

export const firmsCalled = async (sql: Queryable, key: string): Promise<FirmName[]> => [
  ...(await sql<FirmName[]>`
    select business_no, name from firms where key = ${key} order by business_no, name collate "C" limit ${MOST}`),
]

/** Names that contain the text; scans all names, some hundred thousand. */
export const firmsHolding = async (sql: Queryable, key: string): Promise<FirmName[]> => [
  ...(await sql<FirmName[]>`
    select business_no, name from firms where position(${key} in key) > 0
    order by length(key), business_no, name collate "C" limit ${MOST}`),
]

/** The number of openings they took part in on these days, in the order of the list. */
export async function bidsOf(
  sql: Queryable,
  firms: { numbers: string[]; names: string[] }[],
  { from, to }: { from: string; to: string },
): Promise<number[]> {
  const rows = await sql<{ firm: number; bids: number }[]>`
    select f.firm, count(*) as bids
    from json_to_recordset(${JSON.stringify(firms.map((filter, firm) => ({ ...filter, firm })))}::text::json)
      as f(firm int, numbers text[], names text[]),
    lateral (
      select from bidders where business_no = any(f.numbers) and opened_on between ${from}::date and ${to}::date
      union all
      select from bidders
      where business_no is null and cardinality(f.numbers) = 0 and left(name, 200) = any(f.names)
        and opened_on between ${from}::date and ${to}::date
    ) d
    group by 1`
  const counts = new Map(rows.map(({ firm, bids }) => [firm, bids]))
  return firms.map((_, firm) => counts.get(firm) ?? 0)
}
