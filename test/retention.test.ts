import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { AGES, TABLE_PLACES } from '../src/lib/db/index.ts'

/** Tables that are emptied in another way than by `delete from NAME` in `src/`, and how. */
const OTHERWISE: Record<string, string> = {
  attachment_files: 'delete from attachment_notices',
  events_told: 'store.sweepMarks(tx, table, {',
  keyword_matches: 'store.sweepMarks(tx, table, {',
  audit: "forgetAudit(sql, 'audit', before)",
  operator_audit: "forgetAudit(sql, 'operator_audit', before)",
}

/** The names in the first cells of the two tables of the section. */
function listed(file: string, section: string): { deleted: string[]; kept: string[] } {
  const text = readFileSync(new URL(`../docs/${file}`, import.meta.url), 'utf8')
  const [, from = ''] = text.split(`\n## ${section}\n`)
  const [body = ''] = from.split('\n## ')
  const tables = body.split(/\n\n(?=\|)/).slice(1)
  const namesIn = (table = '') =>
    table.split('\n').flatMap((line) => {
      const [, first = ''] = line.split('|')
      return [...first.matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => name)
    })
  return { deleted: namesIn(tables[0]), kept: namesIn(tables[1]) }
}

const english = listed('operating.md', 'Retention')
const korean = listed('ko/operating.md', '보관 기간')

test('every table has a retention period, or a reason to keep its rows', () => {
  const all = [...english.deleted, ...english.kept]
  assert.deepEqual(all.toSorted(), [...TABLE_PLACES.keys()].sort(), 'list the table in docs/operating.md, Retention')
  assert.deepEqual(korean, english)
})

test('every table that is said to be emptied is', () => {
  const source = globSync('src/**/*.ts', { exclude: ['**/*.test.ts'] })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const aged = new Set<string>(Object.values(AGES).map(({ table }) => table))
  for (const name of english.deleted) {
    const isDeleted =
      aged.has(name) || source.includes(`delete from ${name} `) || source.includes(`delete from ${name}\n`)
    const how = OTHERWISE[name]
    assert.ok(isDeleted || (how !== undefined && source.includes(how)), name)
  }
  for (const name of aged) assert.ok(english.deleted.includes(name), name)
})
