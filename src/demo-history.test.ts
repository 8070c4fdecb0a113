import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../test/app-harness.ts'
import { startWithDemo } from '../test/demo-start.ts'
import { bidRecord, createTestClock, makeAccount, makeKey, NOW, roundRecord } from '../test/factories.ts'
import { eventually } from '../test/harness.ts'
import { continueHistory, type HistoryAccount, type HistoryApp } from './demo-history.ts'
import { DAY } from './lib/clock.ts'
import { readSetting, writeSetting } from './lib/db/index.ts'

interface Pursued {
  total: number
  items: {
    noticeNo: string
    state: string
    bidAmount: number | null
    remindClosing: number[]
    noteCount: number
    notice: { closeAt: string; floorRate: number | null; baseAmount: number | null; estimatedPrice: number | null }
    result: { amount: number } | null
  }[]
}

interface OwnAct {
  data: { actor: { kind: string } }
}

describe('the history of a demo account', () => {
  let app: TestApp
  before(async () => {
    app = await startTestApp({ role: 'api' })
    const open = Array.from({ length: 12 }, (_, index) =>
      bidRecord({ number: `DH${index}`, title: '등대 보수공사', closeAt: NOW + (10 - index / 2) * DAY }),
    )
    const closed = { closeAt: NOW - 3 * DAY, openAt: NOW - 3 * DAY }
    const awarded = ['DHA', 'DHB', 'DHC'].map((number) => bidRecord({ number, title: '등대 보수공사', ...closed }))
    // Each would be the first of its list, but the company has no seat there.
    const far = { title: '등대 보수공사', regions: ['제주특별자치도'] }
    const outside = [
      bidRecord({ number: 'DHJ-open', ...far, closeAt: NOW + 11 * DAY }),
      bidRecord({ number: 'DHJ-won', ...far, closeAt: NOW - 2 * DAY, openAt: NOW - 2 * DAY }),
    ]
    await app.bids.upsert([...open, ...awarded, ...outside], () => false)
    const opened = { openAt: NOW - 3 * DAY, openedAt: NOW - 3 * DAY }
    const rounds = [...awarded.map(({ number }) => number), 'DHJ-won'].map((number, at) =>
      roundRecord({ number, ...opened, winners: [{ name: `등대건설 ${at}`, businessNo: `123456789${at}` }] }),
    )
    await app.bids.recordRounds('one', rounds, () => false)
    await app.bids.follower.tick()
  })
  after(() => app.close())

  async function newAccount(): Promise<HistoryAccount> {
    const { id } = await makeAccount(app, { plan: 'enterprise' })
    await app.keywords.createMany(id, [{ keyword: '등대' }])
    return { id, plan: 'enterprise', key: (await makeKey(app, id)).key }
  }
  const pursuitsOf = async ({ key }: HistoryAccount) =>
    (await app.get<Pursued>('/v1/pursuits', { pageSize: 100 }, { key })).body

  /** A start that is stopped when it has made so many pursuits. */
  function stoppedAfter(count: number): HistoryApp {
    let made = 0
    const inject: HistoryApp['http']['inject'] = async (request) => {
      if (request.url === '/v1/pursuits' && request.method === 'POST' && made++ === count) throw new Error('stopped')
      return app.http.inject(request)
    }
    return { keywords: app.keywords, teams: app.teams, http: { inject } }
  }
  /** What a start makes that is not stopped, but for the notices. */
  const shapes = ({ items }: Pursued) =>
    items.map(({ state, remindClosing, noteCount }) => `${state} ${remindClosing} ${noteCount}`).sort()

  test('has a company profile, which gives notices a verdict, and which nothing replaces', async () => {
    const account = await newAccount()
    await continueHistory(app, [account], NOW)
    const { body } = await app.get<{ verdict: string }>('/v1/bids/DH0/eligibility', {}, account)
    assert.match(body.verdict, /^(?:yes|no|check)$/)
    const own = { seats: [{ region: '서울특별시', kind: 'head' }] }
    const headers = { authorization: `Bearer ${account.key}`, host: 'localhost' }
    await app.http.inject({ method: 'PUT', url: '/v1/profile', headers, payload: own })
    await continueHistory(app, [account], NOW)
    const profile = (await app.get<{ licences: object[] }>('/v1/profile', {}, account)).body
    assert.deepEqual(profile.licences, [])
  })

  test('pursues only notices that it may bid on, and wins the one that its number won', async () => {
    const account = await newAccount()
    await continueHistory(app, [account], NOW)
    const { items } = await pursuitsOf(account)
    for (const { noticeNo } of items) {
      const { body } = await app.get<{ verdict: string }>(`/v1/bids/${noticeNo}/eligibility`, {}, account)
      assert.match(body.verdict, /^(?:yes|check)$/, noticeNo)
    }
    const worker = app.pursuits.worker()
    await app.pursuits.follow()
    await eventually(async () => {
      await worker.tick()
      return (await pursuitsOf(account)).items.filter(({ state }) => /^(?:won|lost)$/.test(state)).length === 3
    })
    const profile = (await app.get<{ businessNo: string | null }>('/v1/profile', {}, account)).body
    const own = (await app.get<{ businessNo: string | null }>('/v1/account', {}, account)).body
    assert.match(own.businessNo ?? '', /^123456789[0-2]$/)
    assert.equal(profile.businessNo, own.businessNo)
    const won = (await pursuitsOf(account)).items.filter(({ state }) => state === 'won')
    assert.equal(won.length, 1)
    const notice = await app.get<{ awards: { winner: { businessNo: string } }[] }>(
      `/v1/bids/${won[0]?.noticeNo}`,
      {},
      account,
    )
    assert.equal(notice.body.awards[0]?.winner.businessNo, own.businessNo)
  })

  test('has no news of what it did itself, only of results', async () => {
    const account = await newAccount()
    await continueHistory(app, [account], NOW)
    const worker = app.pursuits.worker()
    await app.pursuits.follow()
    const fresh = () => app.get<{ items: OwnAct[] }>('/v1/events', { type: 'pursuit.changed', state: 'new' }, account)
    const events = await eventually(async () => {
      await worker.tick()
      const { items } = (await fresh()).body
      return items.length >= 3 ? items : null
    })
    for (const { data } of events) assert.equal(data.actor.kind, 'system')
  })

  test('bids no less than can win, what it won with where it won, and has deadlines in the next days', async () => {
    const account = await newAccount()
    await continueHistory(app, [account], NOW)
    const worker = app.pursuits.worker()
    await app.pursuits.follow()
    await eventually(async () => {
      await worker.tick()
      return (await pursuitsOf(account)).items.some(({ state }) => state === 'won')
    })
    const { items } = await pursuitsOf(account)
    const won = items.find(({ state }) => state === 'won') ?? assert.fail('nothing won')
    assert.equal(won.bidAmount, won.result?.amount)
    const bids = items.filter(({ state, bidAmount }) => state !== 'won' && bidAmount !== null)
    assert.ok(bids.length >= 2)
    // Of these notices only the estimated price is known, which has no value-added tax.
    for (const { bidAmount, notice } of bids)
      assert.ok((bidAmount ?? 0) >= ((notice.estimatedPrice ?? 0) * 1.1 * (notice.floorRate ?? 0)) / 100)
    const near = items.filter(({ notice }) => Math.abs(Date.parse(notice.closeAt) - NOW - 4 * DAY) < 3 * DAY)
    assert.equal(near.length, 3)
  })

  test('stopped between pursuits, it is completed by the next start, with nothing twice', async () => {
    const whole = await newAccount()
    await continueHistory(app, [whole], NOW)
    const expected = await pursuitsOf(whole)
    assert.equal(expected.total, 9)
    for (const count of [1, 4, 7]) {
      const account = await newAccount()
      await assert.rejects(continueHistory(stoppedAfter(count), [account], NOW), /stopped/)
      assert.equal((await pursuitsOf(account)).total, count)
      for (const _ of ['resumed', 'complete']) await continueHistory(app, [account], NOW)
      const pursuits = await pursuitsOf(account)
      assert.equal(new Set(pursuits.items.map(({ noticeNo }) => noticeNo)).size, 9, `after ${count}`)
      assert.deepEqual(shapes(pursuits), shapes(expected), `after ${count}`)
    }
  })
})

interface Hook {
  id: string
  url: string
}

describe('the webhook of the demo', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-demo-hook-'))
  let app: TestApp
  before(async () => {
    app = await startTestApp({ env: { GONGGO_DATA: folder }, clock: createTestClock(Date.now()) })
    // The notices are not needed here: what is begun is begun before they come.
    await writeSetting(app.db.sql, 'demo', { on: true, moment: app.clock.now(), filled: false, history: true })
  })
  after(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  })
  const stock = { fillDemo: async () => {}, ensure: async () => {}, rest: async () => {} }
  const start = async (demo: boolean | null = true) => {
    await startWithDemo(Object.assign({}, app, { sources: stock }), demo)
    await app.access.auth.pollChanges()
  }
  const key = () => {
    const { accounts } = JSON.parse(readFileSync(join(folder, 'demo.json'), 'utf8')) as { accounts: HistoryAccount[] }
    return accounts.find(({ plan }) => plan === 'enterprise')?.key ?? ''
  }
  const hooks = async () => (await app.get<{ items: Hook[] }>('/v1/webhooks', {}, { key: key() })).body.items
  const post = (url: string, payload: object = {}) =>
    app.http.inject({ method: 'POST', url, headers: { authorization: `Bearer ${key()}`, host: 'localhost' }, payload })

  async function deliveredTo(id: string): Promise<number> {
    const sql = app.db.sql
    const rows =
      await sql`select id from deliveries where webhook_id = ${id} and type = 'webhook.test' and state = 'delivered'`
    return rows.length
  }

  test('leads to its receiver, over restarts too, and not back once it was deleted', async () => {
    await start()
    const [hook = assert.fail('no webhook')] = await hooks()
    assert.match(hook.url, /^http:\/\/127\.0\.0\.1:\d+\/demo-receiver$/)
    assert.equal((await post(`/v1/webhooks/${hook.id}/test`)).statusCode, 202)
    await eventually(async () => (await deliveredTo(hook.id)) === 1)
    // The port of the first receiver is in use, as after a restart beside another program.
    await start()
    const [moved = assert.fail('no webhook')] = await hooks()
    assert.equal(moved.id, hook.id)
    assert.notEqual(moved.url, hook.url)
    await post(`/v1/webhooks/${hook.id}/test`)
    await eventually(async () => (await deliveredTo(hook.id)) === 2)
    await app.http.inject({
      method: 'DELETE',
      url: `/v1/webhooks/${hook.id}`,
      headers: { authorization: `Bearer ${key()}`, host: 'localhost' },
    })
    await start()
    assert.deepEqual(await hooks(), [])
  })

  test('is the only one on this machine, and only while there is a demo', async () => {
    await start()
    const { url } = (await readSetting<{ url: string }>(app.db.sql, 'demo receiver')) ?? assert.fail('no receiver')
    const other = new URL(url)
    other.port = '9'
    for (const refused of [other.href, `${url}/more`, url.replace('127.0.0.1', 'localhost')])
      assert.equal((await post('/v1/webhooks', { url: refused })).statusCode, 400, refused)
    assert.equal((await post('/v1/webhooks', { url })).statusCode, 201)
    await app.webhooks.demoReceiver.shut()
    assert.equal((await post('/v1/webhooks', { url })).statusCode, 400)
    await start(false)
    assert.equal(await app.webhooks.demoReceiver.isAt(url), false)
  })
})
