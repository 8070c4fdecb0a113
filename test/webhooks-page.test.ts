import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { HOUR, MINUTE, SECOND } from '../src/lib/clock.ts'
import { EVENT_TYPES } from '../src/vocabulary/events.ts'
import { WAITS } from '../src/webhooks/rules/retry.ts'
import { DELIVERY_STATES } from '../src/webhooks/schema/deliveries.ts'
import { DISABLED_REASONS } from '../src/webhooks/schema/webhooks.ts'

/** docs/webhooks.md matches the program. */

const page = readFileSync(new URL('../docs/webhooks.md', import.meta.url), 'utf8')

/** The first cells of the table below this header, or all cells. */
function table(head: string): string[][] {
  const at = page.indexOf(`| ${head} |`)
  assert.ok(at >= 0, head)
  const lines = page.slice(at, page.indexOf('\n\n', at)).split('\n').slice(2)
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const named = (cells: string[][]) =>
  cells.flatMap(([first = '']) => [...first.matchAll(/`([^`]+)`/g)].map(([, name]) => name))

const UNITS: Record<string, number> = { s: SECOND, min: MINUTE, h: HOUR }
const duration = (text: string) =>
  [...text.matchAll(/(\d+) (s|min|h)\b/g)].reduce(
    (sum, [, count, unit = '']) => sum + Number(count) * (UNITS[unit] ?? 0),
    0,
  )

test('the table of attempts is the schedule', () => {
  const rows = table('attempt')
  assert.deepEqual(
    rows.slice(1).map(([, wait = '']) => duration(wait)),
    WAITS,
  )
  assert.deepEqual(
    rows.map(([attempt]) => Number(attempt)),
    Array.from({ length: WAITS.length + 1 }, (_, index) => index + 1),
  )
  let since = 0
  for (const [index, [, , about = '']] of rows.slice(1).entries()) {
    since += WAITS[index] ?? 0
    assert.ok(since - duration(about) < MINUTE && since >= duration(about), about)
  }
})

test('all kinds of events, states and reasons are on the page, and no other', () => {
  assert.deepEqual(named(table('type')).sort(), [...EVENT_TYPES].sort())
  assert.deepEqual(named(table('delivery')).sort(), [...DELIVERY_STATES].sort())
  for (const reason of DISABLED_REASONS) assert.match(page, new RegExp(`\`${reason}\``), reason)
})
