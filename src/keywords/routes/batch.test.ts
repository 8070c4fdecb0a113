import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type ProblemAnswer, startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, makeAccount, makeKey, NOW } from '../../../test/factories.ts'
import { eventually } from '../../../test/harness.ts'
import { HOUR } from '../../lib/clock.ts'
import { readHead } from '../../lib/feed.ts'
import type { Keyword } from '../schema/keywords.ts'

interface Added {
  added: number
  items: { id: string; added: boolean }[]
}

describe('many keywords in one request', () => {
  let app: TestApp
  before(async () => {
    app = await startTestApp({ env: { GONGGO_KEYWORD_LIMITS: 'pro=5' } })
    const notices = Array.from({ length: 100 }, (_, index) =>
      bidRecord({ number: `B${index}`, title: `청소 용역 ${index}`, postedAt: NOW - HOUR }),
    )
    await app.bids.upsert(notices, () => false)
    await app.bids.follower.tick()
  })
  after(() => app.close())

  async function customer(plan: 'pro' | 'enterprise' = 'pro') {
    const { id } = await makeAccount(app, { plan })
    const { key } = await makeKey(app, id)
    const send = async <Body>(method: string, path: string, body?: unknown, headers = {}) => {
      const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
      const answer = await fetch(`${app.baseUrl}${path}`, {
        method,
        headers: { authorization: `Bearer ${key}`, ...type, ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body & ProblemAnswer }
    }
    const addAll = (keywords: object[], headers = {}) =>
      send<Added>('POST', '/v1/keywords/batch', { keywords }, headers)
    const changeAll = (ids: string[], change: object) =>
      send<{ changed: number }>('PATCH', '/v1/keywords', { ids, ...change })
    const change = (keywordId: string, patch: object) => send<Keyword>('PATCH', `/v1/keywords/${keywordId}`, patch)
    const list = async (query = '') =>
      (await send<{ total: number; items: Keyword[] }>('GET', `/v1/keywords?pageSize=100${query}`)).body
    return { accountId: id, addAll, changeAll, change, list }
  }

  const faultsOf = ({ status, body }: { status: number; body: ProblemAnswer }) => [
    status,
    body.code,
    ...(body.errors ?? []).map(({ name }) => name),
  ]
  const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)

  test('are added in their order; equivalent ones are named and added once', async () => {
    const { addAll, list } = await customer()
    const first = await addAll([{ keyword: '관로', alert: { email: 'daily' } }])
    const { status, body } = await addAll([
      { keyword: '가로등', filter: { region: ['서울'] } },
      { keyword: '관로' },
      { keyword: '가로등', filter: { region: ['11'] }, alert: { email: 'off' } },
      { keyword: '승강기' },
    ])
    assert.equal(status, 200, JSON.stringify(body))
    const { items } = await list()
    const [pipe = '', lamp = '', lift = ''] = idsOf({ items })
    assert.deepEqual(body, {
      added: 2,
      items: [
        { id: lamp, added: true },
        { id: pipe, added: false },
        { id: lamp, added: false },
        { id: lift, added: true },
      ],
    })
    assert.deepEqual(idsOf(first.body), [pipe])
    assert.deepEqual(
      items.map(({ keyword, alert }) => [keyword, alert.email]),
      [
        ['관로', 'daily'],
        ['가로등', 'instant'],
        ['승강기', 'instant'],
      ],
    )
  })

  test('all or none: each fault names its line', async () => {
    const { addAll, list } = await customer()
    const wrong = await addAll([
      { keyword: '관로' },
      { keyword: '(관로' },
      { keyword: '가로등', filter: { region: ['아틀란티스'] } },
    ])
    assert.deepEqual(faultsOf(wrong), [400, 'invalid_query', 'keywords[1].keyword', 'keywords[2].filter.region[0]'])
    const wide = await addAll([{ keyword: '관로' }, { keyword: '청소' }])
    assert.deepEqual(faultsOf(wide), [400, 'matches_everything', 'keywords[1].keyword'])
    const stranger = await addAll([{ keyword: '관로' }, { keyword: '가로등', alert: { to: ['mem_stranger'] } }])
    assert.deepEqual(faultsOf(stranger), [400, 'invalid_field', 'keywords[1].alert.to[0]'])
    const hooked = await addAll([{ keyword: '관로' }, { keyword: '가로등', alert: { webhook: true } }])
    assert.deepEqual(faultsOf(hooked), [403, 'plan_required'])
    const many = await addAll(Array.from({ length: 6 }, (_, index) => ({ keyword: `단어${index}` })))
    assert.deepEqual(faultsOf(many), [409, 'limit_reached'])
    assert.equal((await list()).total, 0)
  })

  test('a repeated request with the same key gets the same answer and adds nothing', async () => {
    const { addAll, list } = await customer()
    const once = await addAll([{ keyword: '관로' }, { keyword: '가로등' }], { 'idempotency-key': 'import-1' })
    const again = await addAll([{ keyword: '관로' }, { keyword: '가로등' }], { 'idempotency-key': 'import-1' })
    assert.deepEqual(again.body, once.body)
    assert.equal(again.headers.get('idempotent-replayed'), 'true')
    assert.equal((await list()).total, 2)
  })

  test('two at once stay within the limit of the plan', async () => {
    const { addAll, list } = await customer()
    const wave = (name: string) => Array.from({ length: 3 }, (_, index) => ({ keyword: `${name}${index}` }))
    const answers = await Promise.all(['가', '나', '다'].map((name) => addAll(wave(`파도${name}`))))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    assert.equal((await list()).total, 3)
  })

  test('one change to many: alerts and state; what is as requested already is not written', async () => {
    const { addAll, changeAll, list } = await customer()
    const { body } = await addAll([{ keyword: '관로', alert: { email: 'daily' } }, { keyword: '가로등' }])
    const ids = idsOf(body)
    const asked = { alert: { email: 'daily' as const } }
    assert.deepEqual((await changeAll([...ids, ...ids], asked)).body, { changed: 1 })
    const { position } = await readHead(app.db.sql)
    assert.deepEqual((await changeAll(ids, asked)).body, { changed: 0 })
    assert.equal((await readHead(app.db.sql)).position, position)
    assert.deepEqual((await changeAll(ids, { alert: null, state: 'paused' })).body, { changed: 2 })
    const { items } = await list()
    assert.deepEqual(
      items.map(({ alert, state, pausedReason }) => [alert.email, state, pausedReason]),
      [
        ['instant', 'paused', 'owner'],
        ['instant', 'paused', 'owner'],
      ],
    )
    assert.deepEqual((await changeAll(ids, { state: null })).body, { changed: 2 })
    assert.deepEqual(new Set((await list()).items.map(({ state }) => state)), new Set(['active']))
  })

  test('one region and category for many; other conditions stay', async () => {
    const { addAll, changeAll, list } = await customer()
    const { body } = await addAll([
      { keyword: '관로', filter: { exclude: ['감리'], maxAmt: 5 } },
      { keyword: '가로등', filter: { region: ['부산'], bsnsDiv: ['용역'] } },
      { keyword: '승강기', filter: { region: ['서울'], bsnsDiv: ['공사'] } },
    ])
    const ids = idsOf(body)
    const filter = { region: ['서울'], bsnsDiv: ['works'] }
    assert.deepEqual((await changeAll(ids, { filter, state: 'active' })).body, { changed: 2 })
    const shown = async () =>
      (await list()).items.map(({ filter: { region, bsnsDiv, exclude, maxAmt } }) => [region, bsnsDiv, exclude, maxAmt])
    assert.deepEqual(await shown(), [
      [['서울'], ['공사'], ['감리'], 5],
      [['서울'], ['공사'], [], null],
      [['서울'], ['공사'], [], null],
    ])
    assert.deepEqual((await changeAll(ids.slice(1), { filter: { region: null } })).body, { changed: 2 })
    assert.deepEqual(await shown(), [
      [['서울'], ['공사'], ['감리'], 5],
      [[], ['공사'], [], null],
      [[], ['공사'], [], null],
    ])
    assert.deepEqual((await changeAll(ids, { filter: {} })).body, { changed: 0 })
  })

  test('a filter that would make one too wide, wrong or equal to another changes none', async () => {
    const { addAll, changeAll, list } = await customer()
    const { body } = await addAll([
      { keyword: '관로', filter: { region: ['서울'] } },
      { keyword: '관로', filter: { region: ['부산'] } },
      { keyword: '가로등' },
      { keyword: '청소', filter: { bsnsDiv: ['공사'] } },
    ])
    const [seoul = '', busan = '', lamp = '', wide = ''] = idsOf(body)
    const before = await list()
    const change = async (ids: string[], filter: object) => faultsOf(await changeAll(ids, { filter }))
    assert.deepEqual(await change([lamp, busan], { region: ['서울'] }), [409, 'keyword_exists', 'ids[1]'])
    assert.deepEqual(await change([seoul, busan], { region: null }), [409, 'keyword_exists', 'ids[1]'])
    assert.deepEqual(await change([lamp, wide], { bsnsDiv: null }), [400, 'matches_everything', 'ids[1]'])
    assert.deepEqual(await change([lamp, wide], { region: ['아틀란티스'] }), [
      400,
      'unknown_region',
      'filter.region[0]',
    ])
    assert.deepEqual(await change([lamp], { agency: ['조달청'] }), [400, 'unknown_field', 'filter.agency'])
    assert.deepEqual(await list(), before)
  })

  test('a keyword that changes while a filter is tried is tried again', async () => {
    const { accountId, addAll, changeAll, change, list } = await customer()
    const { body } = await addAll([{ keyword: '청소', filter: { bsnsDiv: ['공사'], exclude: ['용역'] } }])
    const [id = ''] = idsOf(body)
    // Each alone leaves one of the two conditions.
    const starts = [
      () => change(id, { filter: { exclude: null } }),
      () => changeAll([id], { filter: { bsnsDiv: null } }),
    ]
    const answers: Promise<{ status: number; body: ProblemAnswer }>[] = []
    await app.db.transaction(async (tx) => {
      await tx`select from accounts where id = ${accountId} for update`
      for (const [index, start] of starts.entries()) {
        answers.push(start())
        await eventually(async () => {
          const [row] = await app.database.db.sql<{ count: number }[]>`
            select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
          return row?.count === index + 1
        })
      }
    })
    const [single, many] = await Promise.all(answers)
    assert.equal(single?.status, 200)
    assert.deepEqual(many && faultsOf(many), [400, 'matches_everything', 'ids[0]'])
    assert.deepEqual((await list()).items[0]?.filter.bsnsDiv, ['공사'])
  })

  test('one that does not exist or is another account’s rejects the whole change', async () => {
    const mine = await customer()
    const other = await customer()
    const ids = idsOf((await mine.addAll([{ keyword: '관로' }])).body)
    const foreign = idsOf((await other.addAll([{ keyword: '관로' }])).body)
    const refused = await mine.changeAll([...ids, ...foreign, 'kw_none'], { state: 'paused' })
    assert.deepEqual(faultsOf(refused), [400, 'invalid_field', 'ids[1]', 'ids[2]'])
    const members = await mine.changeAll(ids, { alert: { to: ['mem_stranger'] } })
    assert.deepEqual(faultsOf(members), [400, 'invalid_field', 'alert.to[0]'])
    assert.deepEqual(faultsOf(await mine.changeAll(ids, { alert: { webhook: true } })), [403, 'plan_required'])
    assert.deepEqual([(await mine.list()).items[0]?.state, (await other.list()).items[0]?.state], ['active', 'active'])
  })

  test('are listed by a part of their text and by their state', async () => {
    const { addAll, changeAll, list } = await customer()
    const { body } = await addAll([
      { keyword: 'LED 가로등 (교체|보수)' },
      { keyword: '관로' },
      { keyword: '100% 국산' },
    ])
    const [lamp = ''] = idsOf(body)
    await changeAll([lamp], { state: 'paused' })
    const texts = async (query: string) => (await list(query)).items.map(({ keyword }) => keyword)
    assert.deepEqual(await texts(`&q=${encodeURIComponent('led가로')}`), ['LED 가로등 (교체|보수)'])
    assert.deepEqual(await texts(`&q=${encodeURIComponent('%')}`), ['100% 국산'])
    assert.deepEqual(await texts('&q=_'), [])
    assert.deepEqual(await texts('&state=paused'), ['LED 가로등 (교체|보수)'])
    assert.equal((await list(`&q=${encodeURIComponent('로')}&state=active`)).total, 1)
  })
})
