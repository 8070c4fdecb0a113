import { synthesise } from '../demo/synthesis.ts'
import { nextRound, type RoundRow } from '../src/bids/rules/rounds.ts'
import { readSetting, writeSetting } from '../src/lib/db/index.ts'
import { NOW, SEED } from './data.ts'
import { type BenchDatabase, cellOf } from './database.ts'

const LOADED = 'bench awards'

/** The openings of the generated notices in a bench database, without their bidders. */
export async function loadAwards({ sql, copyIn }: BenchDatabase, notices: number): Promise<void> {
  if ((await readSetting<string[]>(sql, LOADED))?.[0] === String(notices)) return
  await sql`truncate award_rounds`
  const columns = await sql<{ name: string; type: string }[]>`
    select column_name as name, data_type as type from information_schema.columns
    where table_name = 'award_rounds' order by ordinal_position`
  const named = columns.map(({ name, type }) => ({ type, field: toCamel(name) }))
  function* lines() {
    for (const row of roundRows(notices)) {
      yield `${named.map(({ field, type }) => cellOf(row[field], type)).join('\t')}\n`
    }
  }
  await copyIn('copy award_rounds from stdin', lines())
  await sql.unsafe('vacuum analyze award_rounds')
  await writeSetting(sql, LOADED, [String(notices)])
}

const toCamel = (name: string) =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as keyof RoundRow

function* roundRows(notices: number): Generator<RoundRow> {
  const recent = Math.round((notices * 3) / 23)
  const generated = synthesise({
    seed: [SEED, '2026-11-20', notices, 'as they come'].join(' '),
    now: NOW,
    recent: { notices: recent, days: 60 },
    stock: { notices: notices - recent, months: 22 },
  })
  let position = 0
  for (const { rounds } of generated) {
    const rows = new Map<string, RoundRow>()
    for (const round of rounds) {
      const key = `${round.revision} ${round.lot} ${round.rebid}`
      rows.set(key, nextRound(rows.get(key) ?? null, round, { source: 'demo', live: false, now: NOW }))
    }
    for (const row of rows.values()) yield { ...row, position: ++position }
  }
}
