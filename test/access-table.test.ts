import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { createApp } from '../src/app.ts'
import { toConfig } from '../src/config.ts'
import type { RouteAccess } from '../src/lib/http/routes.ts'
import { EVENT_TYPES } from '../src/vocabulary/events.ts'
import { GRANTS, plansWith } from '../src/vocabulary/plans.ts'

/** The documented permissions are those that the routes declare. */

const ROW = /^\| `([A-Z]+ \/\S*)` \| ([^|]+) \| ([^|]+) \| ([^|]*)\|$/gm

interface Table {
  here: Record<string, string>
  toCome: string[]
}

/** Words of the Korean table, only within its rows. */
const IN_ENGLISH: [string, string][] = [
  ['키 없음', 'no key'],
  ['운영자의 서버', "operator's machines"],
  ['| 운영자 |', '| operators |'],
  ['무관', 'any'],
  ['. 그 키 자신은 필요 없음', ', or the key itself'],
  ['예정', 'to come'],
]
const inEnglish = (page: string): string =>
  page.replace(ROW, (row) => IN_ENGLISH.reduce((words, [korean, english]) => words.replace(korean, english), row))

function readTable(text: string): Table {
  const table: Table = { here: {}, toCome: [] }
  for (const [, route = '', plan, scope, mark = ''] of text.matchAll(ROW)) {
    assert.ok(!(route in table.here) && !table.toCome.includes(route), `${route} stands there twice`)
    assert.ok(['', 'to come'].includes(mark.trim()), `${route} is marked "${mark}"`)
    if (mark.trim() === 'to come') table.toCome.push(route)
    else table.here[route] = `${plan} | ${scope}`
  }
  return table
}

function wordsOf(access: RouteAccess): string {
  if (access === 'open') return 'no key | –'
  if (access === 'ops') return "operator's machines | –"
  if (access.operators) return 'operators | –'
  const [plan = 'free'] = plansWith(access.needs)
  const scope = access.scope === 'any' ? 'any' : `\`${access.scope}\``
  return `${GRANTS[plan].title} | ${scope}${access.orItself === undefined ? '' : ', or the key itself'}`
}

async function declared(): Promise<Record<string, string>> {
  const { http } = createApp(toConfig({}))
  await http.ready()
  const routes = http.declared().filter(({ method }) => method !== 'HEAD')
  await http.close()
  return Object.fromEntries(
    routes.map(({ method, url, access }) => [`${method} ${url.replace(/:(\w+)/g, '{$1}')}`, wordsOf(access)]),
  )
}

/** One line for each difference. */
function differences({ here, toCome }: Table, routes: Record<string, string>): string[] {
  const names = [...new Set([...Object.keys(here), ...Object.keys(routes)])]
  return [
    ...names.filter((name) => here[name] !== routes[name]).map((name) => `${name}: ${here[name]}, but ${routes[name]}`),
    ...toCome.filter((name) => name in routes).map((name) => `${name} has come`),
  ]
}

const text = readFileSync(new URL('../docs/access.md', import.meta.url), 'utf8')
const korean = readFileSync(new URL('../docs/ko/access.md', import.meta.url), 'utf8')

test('docs/access.md and the routes say the same of plan and scope', async () => {
  assert.deepEqual(differences(readTable(text), await declared()), [])
})

test('its Korean twin says the same', () => {
  assert.deepEqual(readTable(inEnglish(korean)), readTable(text))
  assert.deepEqual(actionsIn(korean), actionsIn(text))
})

test('a difference is told, whichever side it is on', async () => {
  const routes = await declared()
  const told = (from: string, to: string) => {
    assert.ok(text.includes(from), from)
    return differences(readTable(text.replace(from, to)), routes)
  }
  const row = '| `GET /v1/bids` | Pro | `bids:read` | |'
  assert.deepEqual(told(`${row}\n`, ''), ['GET /v1/bids: undefined, but Pro | `bids:read`'])
  assert.equal(told(row, row.replace('Pro', 'Enterprise')).length, 1)
  assert.equal(told(row, row.replace('bids:', 'keys:')).length, 1)
  assert.equal(told(row, `${row}\n| \`GET /v1/none\` | Pro | any | |`).length, 1)
  assert.equal(told(row, `${row}\n| \`GET /v1/none\` | Pro | any | to come |`).length, 0)
  assert.deepEqual(told(row, row.replace('| |', '| to come |')), [
    'GET /v1/bids: undefined, but Pro | `bids:read`',
    'GET /v1/bids has come',
  ])
})

/** The first cells of the table of actions. */
function actionsIn(page: string): string[] {
  const at = page.search(/^\| (?:action \| detail|작업 \| 내용) \|$/m)
  const rows = page.slice(at, page.indexOf('\n\n', at)).split('\n').slice(2)
  return rows.flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
}

/** Names of audit actions contain a dot, like event types and files. */
function actionsWritten(): Set<string> {
  const cwd = new URL('..', import.meta.url).pathname
  const files = globSync(['src/*/service.ts', 'src/*/service/*.ts'], { cwd }).filter((name) => !name.includes('.test.'))
  const sources = files.map((name) => readFileSync(`${cwd}${name}`, 'utf8'))
  return new Set(sources.flatMap((source) => source.match(/(?<=')[a-z_]+\.(?!json')[a-z_]+(?=')/g) ?? []))
}

test('docs/access.md names every action of the audit log, and no other', () => {
  const named = actionsIn(text)
  const written = actionsWritten()
  const events = new Set<string>(EVENT_TYPES)
  assert.deepEqual([...new Set(named)].sort(), named.toSorted(), 'an action stands there twice')
  assert.deepEqual(
    named.filter((name) => !written.has(name)),
    [],
  )
  assert.deepEqual(
    [...written].filter((name) => !named.includes(name) && !events.has(name)),
    [],
  )
})
