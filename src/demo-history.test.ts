import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../test/app-harness.ts'
import { bidRecord, makeAccount, makeKey, NOW, roundRecord } from '../test/factories.ts'
import { continueHistory, type HistoryAccount, type HistoryApp } from './demo-history.ts'
import { DAY } from './lib/clock.ts'

interface Pursued {
  total: number
  items: { noticeNo: string; state: string; remindClosing: number[]; noteCount: number }[]
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
    await app.bids.upsert([...open, ...awarded], () => false)
    const opened = { openAt: NOW - 3 * DAY, openedAt: NOW - 3 * DAY }
    const rounds = awarded.map(({ number }) => roundRecord({ number, ...opened }))
    await app.bids.recordRounds('one', rounds, () => false)
    await app.bids.keeper.tick()
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
