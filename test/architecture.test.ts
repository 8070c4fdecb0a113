import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { readHouse, toFile } from './house.ts'
import * as code from './house-code.ts'
import { DATE_SAMPLES, foreignDates } from './house-dates.ts'
import { lateBound } from './house-features.ts'
import { circles, productImports } from './house-imports.ts'
import { createRuleTest, lines, type Sample } from './house-keep.ts'
import { LIMIT_SAMPLES, limitsTime, longFiles } from './house-limits.ts'
import { doubledNames, manneredNames, NAME_SAMPLES } from './house-names.ts'
import * as places from './house-places.ts'
import { foreignSessions, SESSION_SAMPLES } from './house-sessions.ts'
import * as shape from './house-shape.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDERS = ['src', 'test', 'bench', 'scripts', 'charts', 'demo', 'console/src', 'clients', 'integrations']
const house = readHouse(ROOT, FOLDERS)
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const keep = createRuleTest(house.files)

keep('every file has its place and name', places.strangers, {
  caught: [
    ['src/helpers.ts', ''],
    ['src/utils/text.ts', ''],
    ['src/lib/strings.ts', ''],
    ['src/lib/files/pool.ts', ''],
    ['src/lib/db/lines/pool.ts', ''],
    ['src/lib/db.ts', ''],
    ['src/lib/http-extra.ts', ''],
    ['src/search/score.ts', ''],
    ['src/bids/records.ts', ''],
    ['src/bids/rules-status.ts', ''],
    ['src/bids/jobs/status.ts', ''],
    ['src/bids/adapters.ts', ''],
    ['src/bids/adapters/koneps/rows/one.ts', ''],
    ['src/bids/store/notices/rows.ts', ''],
    ['src/bids/Store.ts', ''],
    ['src/tenders/index.ts', ''],
    ['src/commands/key/issue.ts', ''],
    ['console/src/utils/text.ts', ''],
    ['console/src/features/search.tsx', ''],
    ['console/src/ui/Button.tsx', ''],
  ],
  passes: [
    ['console/src/features/search/search.tsx', ''],
    ['console/src/lib/format.test.ts', ''],
    ['src/main.ts', ''],
    ['src/config.test.ts', ''],
    ['src/lib/page.ts', ''],
    ['src/lib/db/migrations.ts', ''],
    ['src/lib/feed.property.test.ts', ''],
    ['src/search/catalog/index.ts', ''],
    ['src/bids/store/search.ts', ''],
    ['src/bids/store/search.test.ts', ''],
    ['src/bids/status.test.ts', ''],
    ['src/sources/adapters/file.ts', ''],
    ['src/sources/adapters/koneps/lists.ts', ''],
    ['src/front/routes.ts', ''],
    ['src/commands/key-issue.ts', ''],
    ['bench/search.ts', ''],
  ],
})

test('every file has its place and name: store.ts and store/ exclude each other', () => {
  const found = places.strangers([toFile('src/bids/store.ts', ''), toFile('src/bids/store/search.ts', '')])
  assert.equal(found.length, 1)
  assert.match(found[0] ?? '', /the one or the other/)
})

test('src/ holds TypeScript, and of other files only those with a reason', () => {
  const others = house.others.filter((path) => path.startsWith('src/') && !(path in places.OTHER_FILES))
  assert.deepEqual(others, [], 'name the file with its reason in OTHER_FILES, or put it elsewhere')
})

test('the list of exceptions names only what exists', () => {
  const all = new Set([...house.files.map(({ path }) => path), ...house.others])
  const gone = Object.keys(places.OTHER_FILES).filter((it) => !all.has(it))
  assert.deepEqual(gone, [])
})

keep('a file imports what its kind may import', places.strangeImports, {
  caught: [
    ['src/lib/http/http.ts', "import { createBids } from '../../bids/index.ts'"],
    ['src/lib/http/http.ts', "import type { Bid } from '../../bids/index.ts'"],
    ['src/lib/page.ts', "import { normalise } from '../search/text.ts'"],
    ['src/lib/db/db.ts', "import type { Config } from '../../config.ts'"],
    ['src/search/query.ts', "import type { Bid } from '../bids/index.ts'"],
    ['src/search/query.ts', "import { log } from '../lib/log.ts'"],
    ['src/search/query.ts', "import { readFileSync } from 'node:fs'"],
    ['src/config.ts', "import { createBids } from './bids/index.ts'"],
    ['src/main.ts', "import { createBids } from './bids/index.ts'"],
    ['src/main.ts', "import { createApp } from './app.ts'"],
    ['src/supervisor.ts', "import { createApp } from './app.ts'"],
    ['src/app.ts', "import { bidStore } from './bids/store.ts'"],
    ['src/features.ts', "import { bidStore } from './bids/store.ts'"],
    ['src/features.ts', "import { createApp } from './app.ts'"],
    ['src/features.ts', "import { bidRoutes } from './bids/routes.ts'"],
    ['src/features.ts', "import { addRoutes } from './serving.ts'"],
    ['src/serving.ts', "import { bidStore } from './bids/store.ts'"],
    ['src/bids/service.ts', "import { addRoutes } from '../serving.ts'"],
    ['src/bids/service.ts', "import { createFeatures } from '../features.ts'"],
    ['src/bids/service.ts', "import type { Roots } from '../roots.ts'"],
    ['src/roots.ts', "import { createFeatures } from './features.ts'"],
    ['src/app.ts', "import { run } from './commands/key.ts'"],
    ['src/bids/service.ts', "import { createApp } from '../app.ts'"],
    ['src/bids/service.ts', "import type { App } from '../app.ts'"],
    ['src/bids/service.ts', "import type { Config } from '../config.ts'"],
    ['src/bids/service.ts', "import '../main.ts'"],
    ['src/bids/service.ts', "import { clone } from '../../test/harness.ts'"],
    ['src/bids/service.ts', "import { createAccounts } from '../accounts/index.ts'"],
    ['src/keywords/service.ts', "import { createBids } from '../bids/index.ts'"],
    ['src/keywords/service.ts', "import { type Bid } from '../bids/index.ts'"],
    ['src/keywords/service.ts', "import type { BidRow } from '../bids/store.ts'"],
    ['src/keywords/service.ts', "export { createBids } from '../bids/index.ts'"],
    ['src/keywords/service.ts', "const late = () => import('../bids/index.ts')"],
    ['src/bids/service.ts', "import type { Keyword } from '../keywords/index.ts'"],
    ['src/bids/service.ts', "type Keyword = import('../keywords/index.ts').Keyword"],
    ['src/bids/service.ts', "import { routes } from './routes.ts'"],
    ['src/bids/index.ts', "import { routes } from './routes.ts'"],
    ['src/bids/index.ts', "import type { Jobs } from './jobs.ts'"],
    ['src/bids/routes.ts', "import { bidStore } from './store.ts'"],
    ['src/bids/routes/list.ts', "import { statusOf } from '../rules.ts'"],
    ['src/bids/store.ts', "import { statusOf } from './rules.ts'"],
    ['src/bids/schema.ts', "import { statusOf } from './rules.ts'"],
    ['src/bids/rules.ts', "import { Bid } from './schema.ts'"],
    ['src/bids/rules.ts', "import { KINDS, Bid } from './schema.ts'"],
    ['src/bids/rules.ts', "import * as schema from './schema.ts'"],
    ['src/bids/rules.ts', "import { Type } from 'typebox'"],
    ['src/bids/rules.ts', "import { randomBytes } from 'node:crypto'"],
    ['src/bids/rules.ts', "import * as crypto from 'node:crypto'"],
    ['src/bids/rules.ts', "import { createDb } from '../lib/db/index.ts'"],
    ['src/bids/store.ts', "import type { Queryable } from '../lib/db/sql.ts'"],
    ['src/search/catalog/plan.ts', "import type { Atoms } from '../matcher/atoms.ts'"],
    ['src/sources/service/poll.ts', "import { readValue } from '../adapters/koneps/values.ts'"],
    ['src/sources/service/poll.ts', "import { shownAddress } from '../adapters/ocds/index.ts'"],
    ['src/sources/service/documents.ts', "import type { Piece } from '../adapters/file.ts'"],
    ['src/sources/adapters/ocds/read.ts', "import { readValue } from '../koneps/index.ts'"],
    ['src/bids/rules.ts', "import { systemClock } from '../lib/clock.ts'"],
    ['src/bids/jobs.ts', "import { createService } from './service.ts'"],
    ['src/sources/adapters/koneps.ts', "import { readRelease } from './ocds.ts'"],
    ['src/commands/key.ts', "import { keyStore } from '../access/store.ts'"],
    ['src/commands/key.ts', "import { run } from './main.ts'"],
    ['src/bids/rules.test.ts', "import { createAccounts } from '../accounts/index.ts'"],
    ['src/lib/db.test.ts', "import { createBids } from '../bids/index.ts'"],
    ['src/vocabulary/plans.ts', "import { DAY } from '../lib/clock.ts'"],
    ['src/vocabulary/plans.ts', "import { Type } from 'typebox'"],
    ['charts/awards.ts', "import type { Bid } from '../src/bids/index.ts'"],
    ['charts/awards.ts', "import { init } from 'echarts'"],
    ['src/bids/rules.ts', "import { onPaper } from '../../charts/index.ts'"],
    ['demo/notices.ts', "import { statusAt } from '../src/bids/index.ts'"],
    ['demo/notices.ts', "import type { Keyword } from '../src/keywords/index.ts'"],
    ['demo/notices.ts', "import type { BidRow } from '../src/bids/rules/notice.ts'"],
    ['demo/notices.ts', "import { systemClock } from '../src/lib/clock.ts'"],
    ['demo/notices.ts', "import { createDb } from '../src/lib/db/index.ts'"],
    ['demo/notices.ts', "import { readFileSync } from 'node:fs'"],
    ['src/bids/service.ts', "import { synthesise } from '../../demo/index.ts'"],
    ['src/features.ts', "import { synthesise } from '../demo/index.ts'"],
    ['src/sources/adapters/demo.ts', "import { createMarket } from '../../../demo/market.ts'"],
    ['src/bids/service.ts', "import { COLOURS } from '../../charts/style.ts'"],
    ['console/src/lib/service.ts', "import type { Bid } from '../../../src/bids/index.ts'"],
    ['console/src/lib/service.ts', "import { PLANS } from '../../../src/vocabulary/plans.ts'"],
    ['console/src/lib/service.ts', "import { COLOURS } from '../../../charts/style.ts'"],
    ['console/src/lib/service.ts', "import { createClient } from '../../../clients/typescript/src/client.ts'"],
    ['console/src/lib/service.ts', "import { readFileSync } from 'node:fs'"],
    ['console/src/lib/service.ts', "import { Button } from '../ui/controls.tsx'"],
    ['console/src/ui/states.tsx', "import { WORDS } from '../features/search/words.ts'"],
    ['console/src/features/search/search.tsx', "import { App } from '../../app/app.tsx'"],
    ['src/console/service.ts', "import { App } from '../../console/src/app/app.tsx'"],
  ],
  passes: [
    ['src/lib/http/http.ts', "import { problem } from '../problems.ts'\nimport fastify from 'fastify'"],
    [
      'src/search/catalog/catalog.ts',
      "import { pageOf } from '../../lib/page.ts'\nimport { parse } from '../query.ts'",
    ],
    ['src/process.ts', "import { createApp } from './app.ts'\nimport { toConfig } from './config.ts'"],
    ['src/main.ts', "import { runProcess } from './process.ts'\nimport { supervise } from './supervisor.ts'"],
    ['src/app.ts', "import { createFeatures } from './features.ts'\nimport { RedisRequired } from './access/index.ts'"],
    ['src/features.ts', "import { createBids } from './bids/index.ts'\nimport type { Config } from './config.ts'"],
    ['src/serving.ts', "import { BID_GAUGES } from './bids/index.ts'\nimport { bidRoutes } from './bids/routes.ts'"],
    ['src/serving.ts', "import { list } from './bids/routes/list.ts'\nimport type { Features } from './features.ts'"],
    ['src/commands/main.ts', "import { createApp } from '../app.ts'\nimport { key } from './key.ts'"],
    ['src/bids/schema.ts', "import { type Static, Type } from 'typebox'\nimport { Page } from '../lib/page.ts'"],
    ['src/bids/rules.ts', "import type { Bid } from './schema.ts'\nimport { createHash } from 'node:crypto'"],
    ['charts/awards.ts', "import type { EChartsOption } from 'echarts'\nimport { COLOURS } from './look.ts'"],
    ['src/bids/service.ts', "import { onPaper } from '../../charts/index.ts'"],
    [
      'demo/notices.ts',
      "import type { BidRecord } from '../src/bids/index.ts'\nimport { DAY } from '../src/lib/clock.ts'",
    ],
    [
      'demo/notices.ts',
      "import { districtsOf } from '../src/search/regions.ts'\nimport words from './data/words.json'",
    ],
    ['src/sources/adapters/demo.ts', "import { createMarket } from '../../../demo/index.ts'"],
    ['src/sources/service/generate.ts', "import { synthesise } from '../../../demo/index.ts'"],
    ['bench/data.ts', "import { synthesise } from '../demo/synthesis.ts'"],
    ['src/bids/rules.ts', "import { normalise } from '../search/text.ts'\nimport { DAY } from '../lib/clock.ts'"],
    ['src/bids/rules.ts', "import { KINDS, type Kind } from './schema.ts'"],
    ['src/bids/service.ts', "import { statusOf } from './rules.ts'\nimport { search } from './store/search.ts'"],
    ['src/bids/store/search.ts', "import { normalise } from '../../search/text.ts'"],
    ['src/bids/store/search.ts', "import type { Queryable } from '../../lib/db/index.ts'"],
    ['src/sources/adapters/koneps/lists.ts', "import { readValue } from './values.ts'"],
    ['src/sources/service/portals.ts', "import { createKoneps } from '../adapters/koneps/index.ts'"],
    ['src/bids/pool.test.ts', "import { createPool } from '../lib/db/pool.ts'"],
    ['src/bids/store/search.ts', "import { toRow } from './rows.ts'\nimport type { Bid } from '../schema.ts'"],
    ['src/bids/routes/list.ts', "import { Bid } from '../schema.ts'\nimport type { Bids } from '../index.ts'"],
    [
      'src/sources/adapters/koneps.ts',
      "import { fields } from './koneps-fields.ts'\nimport { clean } from '../rules.ts'",
    ],
    ['src/keywords/rules.ts', "import type { Bid } from '../bids/index.ts'"],
    ['src/keywords/rules.ts', "import { GRANTS } from '../vocabulary/plans.ts'"],
    ['src/lib/http/routes.ts', "import type { Scope } from '../../vocabulary/roles.ts'"],
    [
      'src/bids/service.test.ts',
      "import { createHarness } from '../../test/harness.ts'\nimport { x } from './store.ts'",
    ],
    ['src/app.test.ts', "import { createApp } from './app.ts'\nimport { keyStore } from './access/store.ts'"],
    ['test/harness.ts', "import { createApp } from '../src/app.ts'"],
    [
      'console/src/lib/service.ts',
      "import { createClient } from '@gonggo/client'\nimport { useQuery } from '@tanstack/react-query'",
    ],
    ['console/src/features/search/search.tsx', "import { onPaper } from '../../../../charts/index.ts'"],
    ['console/src/lib/amount.test.ts', "import assert from 'node:assert/strict'"],
    [
      'console/src/app/app.tsx',
      "import { Status } from '../ui/status.tsx'\nconst Search = lazy(() => import('../features/search/search.tsx'))",
    ],
  ],
})

test('no circle of any kind, types included', () => assert.deepEqual(circles(house.files), []))

test('no circle of any kind: a ring of types is caught, a diamond passes', () => {
  const of = (entries: Sample[]) => circles(entries.map(([path, text]) => toFile(path, text)))
  const back: Sample = ['src/bids/rules.ts', "import type { A } from './schema.ts'"]
  assert.deepEqual(of([['src/bids/schema.ts', "export type * from './rules.ts'"], back]), [
    'src/bids/schema.ts → src/bids/rules.ts → src/bids/schema.ts: no circle of any kind, types included',
  ])
  assert.equal(of([['src/lib/db/db.ts', "import { self } from './db.ts'"]]).length, 1)
  const diamond: Sample[] = [
    ['src/a.ts', "import './b.ts'\nimport './c.ts'"],
    ['src/b.ts', "import './d.ts'"],
    ['src/c.ts', "import './d.ts'"],
  ]
  assert.deepEqual(of([...diamond, ['src/d.ts', '']]), [])
})

keep('only src/config.ts reads process.env', code.readsEnvironment, {
  caught: [
    ['src/lib/log.ts', 'const level = process.env.LEVEL'],
    ['src/lib/log.ts', "const level = process['env'].LEVEL"],
    ['src/lib/log.ts', 'const { env } = process'],
    ['src/main.ts', "import { env } from 'node:process'"],
    ['src/app.ts', 'const copy = () => ({ ...globalThis.process.env })'],
  ],
  passes: [
    ['src/config.ts', 'export const readEnv = () => process.env'],
    ['src/lib/log.ts', 'const { pid } = process\nconst node = process.versions.node'],
    ['test/harness.ts', 'spawn(process.execPath, [], { env: process.env })'],
  ],
})

keep('SQL stands only where SQL may stand', code.writesSql, {
  caught: [
    ['src/bids/service.ts', 'const rows = await sql`select 1`'],
    ['src/bids/service.ts', 'await tx<Row[]>`update bids set title = 1`'],
    ['src/bids/service.ts', 'await deps.sql`anything`'],
    ['src/bids/service.ts', "const text = 'select a, b from bids'"],
    ['src/bids/rules.ts', "const text = 'SELECT count(*) FROM bids'"],
    ['src/bids/routes.ts', 'const text = `insert into bids values (1)`'],
    ['src/bids/jobs.ts', "const text = 'update bids set title = $1'"],
    ['src/bids/jobs.ts', "const text = 'delete from bids where id = $1'"],
    ['src/bids/jobs.ts', 'const text = `\n  with h as (update feed_head set position = 1) select 1`'],
    ['src/bids/jobs.ts', "const text = 'select pg_notify($1, $2)'"],
    ['src/lib/page.ts', 'await db.unsafe(text)'],
    ['src/app.ts', "const text = 'create table bids (id text)'"],
  ],
  passes: [
    ['src/bids/store.ts', 'const rows = (sql: Db) => sql`select 1`'],
    ['src/bids/store/search.ts', 'const rows = (sql: Db) => sql`select 1`'],
    ['src/lib/leases.ts', 'const rows = (tx: Db) => tx`select 1`'],
    ['src/lib/db/migrations.ts', "const text = 'select 1'"],
    ['src/commands/doctor.ts', 'const rows = (sql: Db) => sql`select 1`'],
    ['src/bids/service.test.ts', 'const rows = (sql: Db) => sql`select 1`'],
    ['src/bids/routes.ts', "const summary = 'Delete a keyword from the list of the caller'"],
    [
      'src/bids/routes.ts',
      "const words = ['select', 'update', 'with care', 'Select one from these', 'delete keyword']",
    ],
    ['src/bids/rules.ts', 'const path = String.raw`a\\b`\nconst text = html`<b>select</b>`'],
  ],
})

keep('nothing happens at import', code.actsAtImport, {
  caught: [
    ['src/lib/log.ts', 'export const log = pino()'],
    ['src/lib/db/db.ts', 'const sql = postgres(url)'],
    ['src/lib/db/db.ts', 'await connect()'],
    ['src/lib/db/db.ts', 'let count = 0'],
    ['src/lib/ids.ts', 'const now = Date.now()'],
    ['src/lib/ids.ts', 'const chance = Math.random()'],
    ['src/lib/ids.ts', 'const table = makeTable()\nfunction makeTable() {}'],
    ['src/bids/rules.ts', 'const table = makeTable()'],
    ['src/lib/ids.ts', 'for (const one of many) register(one)'],
    ['src/lib/http/http.ts', "import '../problems.ts'"],
    ['src/bids/texts.ts', "const page = readFileSync('page.html')"],
    ['src/bids/texts.ts', 'const all = { page: { text: load() } }'],
    ['src/bids/texts.ts', 'const all = names.map((name) => name).forEach(register)'],
    ['src/bids/service.ts', 'class Box { static now = tick() }'],
    ['src/commands/key.ts', 'run()'],
    ['src/app.ts', 'new Worker(path)'],
    ['src/bids/texts.ts', 'const line = (a) => load(a)\nconst all = [line(1)]'],
  ],
  passes: [
    ['src/main.ts', 'await start()'],
    ['src/commands/main.ts', 'await start()'],
    [
      'src/bids/schema.ts',
      'export const Bid = Type.Object({ title: Type.String(), kind: Type.Union(KINDS.map((it) => Type.Literal(it))) })',
    ],
    ['src/bids/schema.ts', 'export const Bids = ListOf(Bid)\nexport type Bid = Static<typeof Bid>'],
    ['src/bids/rules.ts', "const WORDS = new Set(['a', ...OTHERS])\nconst PATTERN = /x/u\nconst DAY = 24 * HOUR"],
    [
      'src/bids/rules.ts',
      'export const NAMES = Object.fromEntries(KINDS.map((it) => [it, it.length])) satisfies object',
    ],
    [
      'src/lib/problems.ts',
      'export class Problem extends Error { status = statusOf() }\nexport function make() { run() }',
    ],
    ['src/bids/texts.ts', "const line = (a) => ({ a: a.split(' ') })\nconst all = [line('x')]"],
    ['src/search/regions.ts', 'let made = null\nconst words = () => (made ??= makeWords())'],
    ['src/lib/net.ts', 'const inside = rangeTest([])\nfunction rangeTest() {}'],
    ['src/lib/db/migrations.ts', "const FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url))"],
    ['src/lib/log.test.ts', "test('x', () => {})"],
  ],
})

keep('pure files ask neither clock nor chance nor the outside', code.asksOutside, {
  caught: [
    ['src/bids/rules.ts', 'const open = (at: number) => at > Date.now()'],
    ['src/bids/rules.ts', 'const open = () => new Date()'],
    ['src/lib/page.ts', 'const late = () => performance.now()'],
    ['src/search/matcher/matcher.ts', 'const pick = () => Math.random()'],
    ['src/search/catalog/catalog.ts', 'const cores = () => process.pid'],
    ['src/search/catalog/catalog.ts', 'const later = () => setTimeout(run, 5)'],
  ],
  passes: [
    ['src/bids/rules.ts', 'const day = (at: number) => new Date(at)'],
    ['src/lib/clock.ts', 'const now = () => Date.now()'],
    ['src/bids/service.ts', 'const now = () => Date.now()'],
    ['src/search/matcher.test.ts', 'const now = Date.now()'],
  ],
})

const late = (count: number) =>
  `() => {\n${lines(count, '// why\ncreateA((c) => c(b))')}\nconst b = 1, c = 2\ncreateC(() => b)\n}`
keep('features are handed what stands already, but for four at most with a reason', lateBound(4), {
  caught: [
    ['src/features.ts', '() => { const a = createA(() => b.ask()); const b = createB(a) }'],
    ['src/features.ts', late(5)],
  ],
  passes: [['src/features.ts', late(4)]],
})

test('an exported name stands in one file', () => {
  const product = house.files.filter(({ path }) => /^(?:src|charts|demo)\//.test(path))
  assert.deepEqual(doubledNames(product), [])
  const inTwo = (...texts: string[]) => doubledNames(texts.map((text, at) => toFile(`src/${at}.ts`, text)))
  for (const text of [
    'export interface Table { rows: number }',
    'export type Table = number[]',
    'export function list() {}',
    'export async function list() {}',
    'export const list = () => []',
    'export class Table {}',
  ]) {
    assert.match(inTwo(text, text)[0] ?? '', /^src\/0\.ts and src\/1\.ts both export (?:Table|list);/, text)
  }
  assert.equal(inTwo('export type List = string[]', 'export const List = []').length, 1)
  assert.deepEqual(inTwo('export const List = []\nexport type List = string[]', "export { List } from './0.ts'"), [])
  assert.deepEqual(inTwo('export const list = () => []', 'const list = () => []'), [])
})

keep('names say what a thing does', manneredNames, NAME_SAMPLES)

keep('files stay within their budget', longFiles, {
  caught: [
    ['src/main.ts', lines(81)],
    ['src/app.ts', lines(251)],
    ['src/features.ts', lines(251)],
    ['src/serving.ts', lines(251)],
    ['src/bids/store.ts', lines(401)],
    ['test/harness.ts', lines(401)],
    ['src/bids/store.test.ts', lines(601)],
    ['src/bids/generated/store.ts', lines(401)],
    ['clients/typescript/src/core.ts', lines(401)],
  ],
  passes: [
    ['clients/typescript/src/generated/bids.ts', lines(900)],
    ['src/main.ts', `${lines(80)}\n`],
    ['src/bids/store.ts', lines(400)],
    ['src/bids/store.test.ts', lines(600)],
  ],
})

keep('functions stay within 60 lines of their own', shape.longFunctions(60), {
  caught: [
    ['src/bids/service.ts', `function long() {\n${lines(59)}\n}`],
    ['src/bids/service.ts', `const long = () => {\n${lines(59)}\n}`],
    ['src/bids/service.ts', `const make = () => ({\n long() {\n${lines(59)}\n}\n})`],
  ],
  passes: [
    ['src/bids/service.ts', `function fits() {\n${lines(58)}\n}`],
    ['src/bids/index.ts', `function make() {\n${lines(3, `const f = () => {\n${lines(40)}\n}`)}\n}`],
    ['src/bids/service.test.ts', `function long() {\n${lines(90)}\n}`],
  ],
})

keep('a closure is at most 120 lines long, with all inside it', shape.longClosures(120), {
  caught: [
    ['src/bids/service.ts', `export function createBids() {\n${lines(3, `const f = () => {\n${lines(38)}\n}`)}\n}`],
    ['src/bids/service.ts', `const make = () => ({\n${lines(3, `f() {\n${lines(38)}\n},`)}\n})`],
    ['bench/search.ts', `run(() => {\n${lines(3, `const f = () => {\n${lines(38)}\n}`)}\n})`],
  ],
  passes: [
    ['src/bids/service.ts', `export function createBids() {\n${lines(2, `const f = () => {\n${lines(57)}\n}`)}\n}`],
    ['src/bids/service.ts', lines(4, `export function f() {\n${lines(40)}\n}`)],
    ['src/bids/service.test.ts', `describe('bids', () => {\n${lines(9, `test('x', () => {\n${lines(40)}\n})`)}\n})`],
  ],
})

keep('no literal is spread into another', shape.packsLiterals, {
  caught: [
    ['src/bids/service.ts', 'const row = { ...{ id, at }, title }'],
    ['src/bids/service.ts', 'const row = { ...({ id, at } as const) }'],
    ['src/bids/service.test.ts', "const words = [...['a', 'b'], ...['c']]"],
    ['bench/search.ts', 'run(...[one, two])'],
    ['demo/agencies.ts', 'type Row = [...[code: string, name: string], weight: number]'],
  ],
  passes: [
    ['src/bids/service.ts', 'const row = { ...known, ...(at ? { at } : {}), ...(at && { at }) }'],
    ['src/bids/service.ts', 'const words = [...(long ? [one] : []), ...[one, two].map(nameOf), ...[...more].slice(1)]'],
    ['src/bids/service.ts', 'type Row = [code: string, ...rest: string[]]\nconst last = Math.max(...numbers)'],
  ],
})

keep('route handlers stay within 15 lines', shape.longHandlers(15), {
  caught: [
    ['src/bids/routes.ts', `app.get('/v1/bids', { schema }, async () => {\n${lines(14)}\n})`],
    ['src/bids/routes/list.ts', `app.route({ url, handler: async () => {\n${lines(14)}\n} })`],
    ['src/bids/routes/list.ts', `app.route({ url, handler() {\n${lines(14)}\n} })`],
    ['src/bids/routes.ts', `async function list() {\n${lines(14)}\n}\napp.get('/v1/bids', list)`],
    ['src/bids/routes.ts', `app.get('/v1/bids', guarded(async () => {\n${lines(14)}\n}))`],
  ],
  passes: [
    ['src/bids/routes.ts', `app.get('/v1/bids', { schema }, async () => {\n${lines(13)}\n})`],
    ['src/bids/service.ts', `cache.get('bids', async () => {\n${lines(20)}\n})`],
  ],
})

keep('any is never said', code.saysAny, {
  caught: [
    ['src/bids/service.ts', 'const row = value as any'],
    ['src/bids/service.test.ts', 'const rows: any[] = []'],
    ['bench/search.ts', 'type Row = Record<string, any>'],
    ['src/bids/service.ts', '// @ts-ignore\nconst row = 1'],
  ],
  passes: [['src/bids/service.ts', "// any of them\nconst any = 'any'"]],
})

keep('no module is mocked', code.mocksModules, {
  caught: [
    ['src/bids/service.test.ts', "mock.module('./store.ts', {})"],
    ['src/bids/service.test.ts', "t.mock.module('./store.ts', {})"],
    ['src/bids/service.test.ts', "vi.mock('./store.ts')"],
    ['src/bids/service.test.ts', "jest.mock('./store.ts')"],
  ],
  passes: [['src/bids/service.test.ts', 'const spy = t.mock.fn()']],
})

keep('what a test starts ends with it', code.startsUnregistered, {
  caught: [
    ['src/lib/db.test.ts', "const child = spawn('sleep', ['9'])"],
    ['test/services.ts', 'const child = fork(PROGRAM)'],
    ['test/crash/mail.test.ts', "children.push(spawn('sleep', ['9']))"],
  ],
  passes: [
    ['src/lib/db.test.ts', "const child = endsWithTests(spawn('sleep', ['9']))"],
    ['test/services.ts', 'const child = endsWithTests(fork(PROGRAM))'],
    ['src/lib/embedded-postgres.ts', 'const child = spawn(program, [])'],
    ['bench/server.ts', 'const child = fork(PROGRAM, [])'],
  ],
})

keep('no test sleeps', code.sleepsInTests, {
  caught: [
    ['src/bids/jobs.test.ts', 'await new Promise((resolve) => setTimeout(resolve, 200))'],
    ['src/bids/jobs.test.ts', 'await new Promise<void>((done) => { setTimeout(() => done(), 5 * 1000) })'],
    ['src/bids/jobs.test.ts', "import { setTimeout as pause } from 'node:timers/promises'\nawait pause(1_000)"],
    ['src/bids/jobs.test.ts', "import timers from 'node:timers/promises'\nawait timers.setTimeout(100)"],
    ['test/harness.ts', 'await sleep(20)'],
    ['test/harness.ts', 'await delay(20)'],
  ],
  passes: [
    ['src/bids/jobs.test.ts', 'await new Promise((resolve) => setTimeout(resolve, 10))'],
    [
      'src/bids/jobs.test.ts',
      "await new Promise((_, reject) => setTimeout(() => reject(new Error('too late')), 5000))",
    ],
    ['src/bids/jobs.ts', 'await new Promise((resolve) => setTimeout(resolve, 200))'],
  ],
})

keep('no test limits time by a number', limitsTime, LIMIT_SAMPLES)
keep('tests look at sessions of their own database', foreignSessions, SESSION_SAMPLES)
keep('tests take their dates in Seoul', foreignDates, DATE_SAMPLES)

const manifest: Record<'dependencies' | 'optionalDependencies', Record<string, string>> = JSON.parse(
  read('package.json'),
)
const runtimeNames = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.optionalDependencies)]

keep('the product imports runtime dependencies only', productImports(runtimeNames), {
  caught: [
    ['src/lib/http/http.ts', "import fc from 'fast-check'"],
    ['src/lib/http/http.ts', "import { readFileSync } from 'fs'"],
    ['src/lib/http/http.ts', "import x from '@redocly/cli/lib'"],
  ],
  passes: [
    ['src/lib/http/http.ts', "import fastify from 'fastify'\nimport { readFileSync } from 'node:fs'"],
    ['src/lib/http.test.ts', "import fc from 'fast-check'"],
  ],
})

const documents = [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  ...readHouse(ROOT, ['docs']).others.filter((name) => name.endsWith('.md')),
]

const MACHINE_PATH = /(?:^|[\s"'`(=])(?:\/(?:work|farm|root|home\/\w+|Users\/\w+)\/|[A-Z]:\\)/m

test('documents mention no path of a machine', () => {
  assert.deepEqual(
    [...documents, '.ci/run', 'gonggo'].filter((path) => MACHINE_PATH.test(read(path))),
    [],
  )
  for (const sample of ['see /work/a', '`/root/x`', '(/home/kim/x)', 'C:\\x']) assert.match(sample, MACHINE_PATH)
  for (const sample of ['as root', 'https://example.invalid/work/a', '/v1/bids'])
    assert.doesNotMatch(sample, MACHINE_PATH)
})

function mapFaults(map: string, folders: string[]): string[] {
  const length = map.trimEnd().split('\n').length
  const missing = folders.filter((name) => !new RegExp(`(?:^|[^\\w-])${name}/`).test(map))
  return [
    ...(length > 120 ? [`ARCHITECTURE.md has ${length} lines; it is one page of 120`] : []),
    ...missing.map((name) => `ARCHITECTURE.md does not name ${name}/`),
  ]
}

test('the map is one page and names every folder of code', () => {
  const folders = readdirSync(join(ROOT, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  const tops = FOLDERS.map((folder) => folder.split('/')[0] ?? folder)
  assert.deepEqual(mapFaults(read('ARCHITECTURE.md'), [...folders, ...places.FEATURES, ...tops]), [])
  assert.equal(mapFaults(lines(121, 'bids/'), ['bids']).length, 1)
  assert.equal(mapFaults('rebids/', ['bids']).length, 1)
})

const PENDING_HEAD = /^## Pending (\S+)$/m

test('the changelog opens with what is pending', () => {
  const first = read('CHANGELOG.md').match(/^## .+$/m)?.[0] ?? ''
  assert.match(first, PENDING_HEAD)
  assert.doesNotMatch('## 1.0.0 - 2026-11-20', PENDING_HEAD)
})

test('decisions are numbered without a gap, and short', () => {
  const names = readdirSync(join(ROOT, 'docs/decisions')).sort()
  names.forEach((name, index) => {
    assert.match(name, new RegExp(`^${String(index + 1).padStart(4, '0')}-[a-z0-9-]+\\.md$`))
    assert.ok(read(`docs/decisions/${name}`).trimEnd().split('\n').length <= 40, `${name} is longer than 40 lines`)
  })
})
