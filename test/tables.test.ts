import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { DAY, MINUTE } from '../src/lib/clock.ts'
import type { Language } from '../src/vocabulary/languages.ts'
import { VALUE_WORDS } from '../src/vocabulary/table-words.ts'
import { alertsRead } from './alerts-read.ts'
import { type ProblemAnswer, type QueryValues, startTestApp, type TestApp } from './app-harness.ts'
import { bidderRecord, bidRecord, makeAccount, makeKey, roundRecord } from './factories.ts'

const CSV = 'text/csv'
const WON = { name: '(주)한빛건설', businessNo: '1234567890' }

interface Rows {
  total: number
  head: string[]
  rows: Record<string, string>[]
}

/** Cells of a table: quoted ones may contain commas, quotes and line ends. */
function cellsIn(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

function assertNamed(columns: readonly string[], names: readonly string[], language: Language): void {
  assert.equal(new Set(names).size, columns.length, 'no two columns have one name')
  for (const [at, name] of names.entries()) {
    assert.notEqual(name, columns[at], 'it has a word')
    assert.match(name, language === 'ko' ? /[가-힣]|^ID$/ : /^[A-Z][\w .,()%-]*$/)
  }
}

const wordsIn = (language: Language) =>
  new Set<string>(Object.values(VALUE_WORDS[language]).flatMap((words) => Object.values(words)))
const FIXED = new Set(Object.values(VALUE_WORDS.en).flatMap((words) => Object.keys(words)))

/** Times are shown without offset and fixed values as words; other values are unchanged. */
function assertSaid(column: string, text: string, cell: string, language: Language): void {
  if (/\+09:00$/.test(text)) assert.equal(cell, text.slice(0, 16).replace('T', ' '))
  else if (column === 'changes') assert.equal(cell === text, text === '')
  else if (cell !== text) assert.ok(wordsIn(language).has(cell), `${column}: ${text} became ${cell}`)
  else assert.ok(language === 'en' || column === 'bsnsDiv' || !FIXED.has(text), `${column}: ${text} has no word`)
}

describe('tables for spreadsheets', () => {
  let app: TestApp
  let key: string
  let accountId: string

  async function post(path: string, body: object) {
    const answer = await fetch(`${app.baseUrl}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    assert.equal(answer.status, 201, await answer.clone().text())
    return (await answer.json()) as { id: string }
  }

  async function table(path: string, parameters: QueryValues = {}): Promise<Rows> {
    const { status, headers, body } = await app.get<string>(path, parameters, { key, headers: { accept: CSV } })
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal(headers.get('content-type'), 'text/csv; charset=utf-8')
    assert.equal(headers.get('content-language'), parameters.language ?? null)
    const [head = [], ...rows] = cellsIn(body.replace('\ufeff', ''))
    for (const row of rows) assert.equal(row.length, head.length)
    const total = Number(headers.get('x-total-count'))
    return { total, head, rows: rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? '']))) }
  }

  before(async () => {
    app = await startTestApp()
    accountId = (await makeAccount(app, { plan: 'enterprise' })).id
    key = (await makeKey(app, accountId)).key
    await post('/v1/keywords', { keyword: '교량', alert: { on: ['new', 'price_changed', 'awarded'] } })
    await alertsRead(app)
    const notice = { number: 'T1', title: '=교량 "보수", 1차\n줄', urgent: true }
    await app.bids.upsert([bidRecord(notice), bidRecord({ number: 'T2', title: '터널 점검' })], () => true)
    await alertsRead(app)
    await app.bids.upsert([bidRecord(Object.assign({ baseAmount: 77_000_000, revision: 1 }, notice))], () => true)
    await alertsRead(app)
    const rows = [bidderRecord(WON), bidderRecord({ name: '둘째', businessNo: '2222222222', rank: 2, won: false })]
    await app.bids.recordRounds(
      'one',
      [roundRecord({ number: 'T1', revision: 1, winners: [WON], bidderRows: rows })],
      () => true,
    )
    await post('/v1/pursuits', { noticeNo: 'T2', state: 'preparing', bidAmount: 5 })
    await alertsRead(app)
    await Promise.all([app.bids.follower.tick(), app.statistics.follower.tick()])
  })
  after(() => app.close())

  test('events: those of the list, in its order, with the same filters', async () => {
    const list = async (parameters: QueryValues) =>
      (await app.get<{ items: { id: string }[] }>('/v1/events', { limit: 1000, ...parameters }, { key })).body.items
    const asked: QueryValues[] = [{}, { sort: '-timestamp' }, { type: 'bid.matched' }, { state: 'seen' }]
    for (const parameters of asked) {
      const { total, rows } = await table('/v1/events', parameters)
      const items = await list(parameters)
      assert.equal(total, items.length)
      assert.deepEqual(
        rows.map(({ id }) => id),
        items.map(({ id }) => id),
      )
    }
    const { rows } = await table('/v1/events')
    const kinds = rows.map(({ type }) => type)
    assert.deepEqual([...new Set(kinds)].sort(), ['bid.awarded', 'bid.changed', 'bid.matched', 'pursuit.changed'])
    const matched = rows.find(({ type }) => type === 'bid.matched') ?? assert.fail()
    assert.equal(matched.title, `'=교량 "보수", 1차\n줄`, 'no cell begins as a formula does')
    assert.deepEqual([matched.keywords, matched.noticeNo, matched.correction], ['교량', 'T1', 'false'])
    const changed = rows.find(({ type }) => type === 'bid.changed')
    assert.equal(changed?.changes, 'revision; baseAmount')
    const awarded = rows.find(({ type }) => type === 'bid.awarded')
    assert.deepEqual([awarded?.award, awarded?.winners], ['awarded', WON.name])
    assert.equal(rows.find(({ type }) => type === 'pursuit.changed')?.title, '터널 점검')
  })

  test('events since a cursor; words of pages are refused', async () => {
    const first = await app.get<{ nextCursor: string }>('/v1/events', { limit: 2 }, { key })
    const all = await table('/v1/events')
    const rest = await table('/v1/events', { since: first.body.nextCursor })
    assert.deepEqual(rest.rows, all.rows.slice(2))
    const { status, body } = await app.get<ProblemAnswer>(
      '/v1/events',
      { limit: 5 },
      { key, headers: { accept: CSV, 'accept-language': 'en' } },
    )
    assert.deepEqual([status, body.errors?.[0]?.name], [400, 'limit'])
    assert.match(body.errors?.[0]?.message ?? '', /CSV contains/, 'there is no other form')
    const wrong = await app.get<ProblemAnswer>('/v1/events', { since: 'x' }, { key, headers: { accept: CSV } })
    assert.equal(wrong.body.code, 'invalid_cursor')
  })

  test('more events than are read at once', async () => {
    const other = await makeAccount(app, { plan: 'enterprise' })
    const { key: itsKey } = await makeKey(app, other.id)
    await app.db.transaction(async (tx) => {
      for (let count = 0; count < 1_203; count++)
        await app.alerts.record(tx, { accountId: other.id, type: 'webhook.test', data: {}, webhook: false })
    })
    const assertCount = async (count: number) => {
      for (const sort of ['timestamp', '-timestamp']) {
        const { headers, body } = await app.get<string>(
          '/v1/events',
          { sort },
          { key: itsKey, headers: { accept: CSV } },
        )
        const ids = cellsIn(body).map(([id]) => id)
        assert.deepEqual([ids.length, new Set(ids).size], [count + 1, count + 1])
        assert.equal(headers.get('x-total-count'), String(count))
      }
    }
    await assertCount(1_203)
    const soonGone = app.clock.now() - 30 * DAY + 30 * MINUTE
    await app.db.sql`update events set at = ${soonGone}::timestamptz where account_id = ${other.id} and position <= 3`
    // They might be deleted in the meantime.
    await assertCount(1_200)
  })

  test('competitors: every bid of the list; a name of several firms is refused with them', async () => {
    const asked = { businessNo: WON.businessNo, from: '2000-01-01' }
    const { body } = await app.get<{ items: Record<string, unknown>[] }>('/v1/statistics/competitors', asked, { key })
    const { total, rows } = await table('/v1/statistics/competitors', asked)
    assert.equal(total, body.items.length)
    assert.deepEqual(
      rows.map((row) => [row.noticeNo, row.name, row.rank, row.won]),
      body.items.map((item) => [item.noticeNo, item.name, String(item.rank), String(item.won)]),
    )
    assert.equal(rows[0]?.title?.startsWith(`'=`), true)
    await app.bids.upsert([bidRecord({ number: 'T3' })], () => false)
    const twins = ['5555555551', '5555555552'].map((businessNo) => bidderRecord({ name: '쌍둥이건설', businessNo }))
    await app.bids.recordRounds('one', [roundRecord({ number: 'T3', bidderRows: twins })], () => false)
    const refusal = await app.get<ProblemAnswer>(
      '/v1/statistics/competitors',
      { name: '쌍둥이건설' },
      { key, headers: { accept: CSV, 'accept-language': 'en' } },
    )
    assert.equal(refusal.status, 400)
    assert.match(refusal.body.errors?.[0]?.message ?? '', /5555555551.*5555555552/)
    for (const word of ['page', 'pageSize', 'explain']) {
      const parameters = { businessNo: '1', [word]: word === 'explain' ? 'true' : '1' }
      const { status } = await app.get('/v1/statistics/competitors', parameters, { key, headers: { accept: CSV } })
      assert.equal(status, 400)
    }
  })

  const PATHS: [path: string, parameters: QueryValues][] = [
    ['/v1/bids', {}],
    ['/v1/events', {}],
    ['/v1/statistics/awards', { from: '2000-01-01', to: '2099-12-31' }],
    ['/v1/statistics/competitors', { businessNo: WON.businessNo, from: '2000-01-01' }],
    ['/v1/pursuits', {}],
  ]
  for (const [path, parameters] of PATHS) {
    test(`${path} in Korean and English: names, values and times; everything else as it is`, async () => {
      const plain = await table(path, parameters)
      assert.ok(plain.rows.length > 0)
      for (const language of ['ko', 'en'] as const) {
        const said = await table(path, { language, ...parameters })
        assert.equal(said.total, plain.total)
        assertNamed(plain.head, said.head, language)
        for (const [index, row] of plain.rows.entries())
          for (const [at, column] of plain.head.entries())
            assertSaid(
              column,
              row[column] ?? '',
              said.rows[index]?.[said.head[at] ?? ''] ?? assert.fail(column),
              language,
            )
      }
    })
  }

  test('a notice in Korean, by hand', async () => {
    const { rows } = await table('/v1/bids', { keyword: 'T1', language: 'ko', fields: 'status,kind,urgent,closeAt' })
    const [bid] = (await app.get<{ items: { closeAt: string }[] }>('/v1/bids', { keyword: 'T1' }, { key })).body.items
    assert.deepEqual(rows, [
      {
        공고번호: 'T1',
        '공고 종류': '신규',
        긴급: '예',
        마감일시: bid?.closeAt.slice(0, 16).replace('T', ' '),
        상태: '낙찰',
      },
    ])
    const search = await fetch(`${app.baseUrl}/v1/bids/search`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', accept: CSV },
      body: JSON.stringify({ keyword: 'T1', language: 'ko', fields: ['status'] }),
    })
    assert.equal((await search.text()).replace('\ufeff', ''), '공고번호,상태\r\nT1,낙찰\r\n')
  })

  test('JSON knows the word and ignores it; another language is refused', async () => {
    const plain = await app.get<object>('/v1/bids', { keyword: 'T1' }, { key })
    const said = await app.get<object>('/v1/bids', { keyword: 'T1', language: 'ko' }, { key })
    assert.deepEqual(said.body, plain.body)
    const { status } = await app.get('/v1/bids', { language: 'jp' }, { key, headers: { accept: CSV } })
    assert.equal(status, 400)
  })
})
