import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { createAlerts } from '../src/alerts/index.ts'
import { createAttachmentNews } from '../src/attachments/index.ts'
import { DAY } from '../src/lib/clock.ts'
import { type AttachmentApp, type Portal, startAttachmentApp, startPortal } from './attachments.ts'
import { eventLines } from './event-lines.ts'
import { bidRecord, makeAccount, NOW } from './factories.ts'

const ELECTRIC = { group: 1, code: '0037', name: '전기공사업' }

describe('alerts about attachments, while something else happens', () => {
  let app: AttachmentApp
  let portal: Portal
  let accountId: string
  let count = 0

  before(async () => {
    portal = await startPortal()
    app = await startAttachmentApp()
  })
  after(async () => {
    await app.close()
    await portal.close()
  })
  beforeEach(async () => {
    app.clock.set(NOW)
    accountId = (await makeAccount(app, { plan: 'enterprise' })).id
  })

  /** Reads the feed and the news; the feed is read after each step of a text. */
  async function judged(beforeRead: (reads: number) => Promise<unknown> = async () => {}): Promise<string[]> {
    const news = createAttachmentNews(app.db)
    let reads = 0
    let steady = 0
    const logged: string[] = []
    const { reader } = createAlerts({
      db: app.db,
      clock: { now: app.clock.now, steady: () => (steady += 1_000) },
      log: (message) => logged.push(message),
      companies: app.companies,
      keywords: app.keywords,
      bids: app.bids,
      enqueue: {},
      news: {
        ...news,
        async partsAfter(...asked) {
          await beforeRead(++reads)
          return news.partsAfter(...asked)
        },
      },
    })
    assert.ok(await reader.tick())
    return logged
  }

  const declare = (codes: string[]) =>
    app.eligibility.profiles.replace(
      { accountId, actor: { kind: 'operator', id: null } },
      {
        seats: [{ region: '경기도 안양시', kind: 'head' }],
        licences: codes.map((code) => ({ code, name: code, until: '9999-12-31' })),
        jointBidding: false,
        complete: ['licences', 'seats'],
      },
      () => true,
    )
  const record = (title: string, text: string, more: object = {}) =>
    bidRecord({
      title,
      attachments: [{ name: '공고문.txt', url: portal.offer(`/meanwhile-${++count}.txt`, text) }],
      ...more,
    })
  const types = async (account = accountId) => (await eventLines(app, account)).map(({ type }) => type)

  /** The step of a text at which the change happens: during matching, and while places are located. */
  for (const step of [2, 3]) {
    test(`a profile that changes is judged by, at step ${step}`, async () => {
      await declare([])
      const filter = { eligibility: ['yes' as const] }
      await app.keywords.createMany(accountId, [
        { keyword: '현장설명', in: 'attachments', filter },
        { keyword: '현장설명 생략', in: 'attachments' },
      ])
      const limited = { bsnsDiv: '공사', source: 'koneps', regions: ['경기도'], licences: [ELECTRIC] }
      const [one, other] = [record('하나', '현장설명', limited), record('둘', '현장설명 생략')]
      await app.bids.upsert([one, other], () => true)
      await app.worked()
      let declared = false
      await judged(async (reads) => {
        if (declared || reads < step) return
        declared = true
        await declare(['0037'])
      })
      const mine = (await eventLines(app, accountId)).filter(({ noticeNo }) => noticeNo === one.number)
      assert.deepEqual(
        mine.map(({ eligibility }) => eligibility),
        ['yes'],
      )
    })

    test(`a notice whose title begins to match is told of once, at step ${step}`, async () => {
      await app.keywords.createMany(accountId, [{ keyword: '하수관로' }, { keyword: '현장설명', in: 'attachments' }])
      const one = record('도로', '현장설명')
      await app.bids.upsert([one], () => true)
      await app.worked()
      await judged(async (reads) => {
        if (reads === step) await app.bids.upsert([{ ...one, revision: 1, title: '하수관로' }], () => true)
      })
      assert.deepEqual(await types(), ['bid.matched'])
    })

    test(`a keyword that is deleted leads to nothing, at step ${step}`, async () => {
      await app.keywords.createMany(accountId, [{ keyword: '현장설명', in: 'attachments' }])
      const { items } = await app.keywords.list({ accountId, plan: 'enterprise' }, { page: 1, pageSize: 10 })
      await app.bids.upsert([record('도로', '현장설명')], () => true)
      await app.worked()
      await judged(async (reads) => {
        if (reads === step) await app.keywords.remove(accountId, items[0]?.id ?? '')
      })
      assert.deepEqual(await types(), [])
      assert.equal((await app.db.sql`select from keyword_matches where account_id = ${accountId}`).length, 0)
    })
  }

  test('what has changed is in events about files, also where titles were told of the same change', async () => {
    const other = (await makeAccount(app, { plan: 'enterprise' })).id
    await app.keywords.createMany(other, [{ keyword: '하수관로' }])
    await app.keywords.createMany(accountId, [
      { keyword: '현장설명', in: 'attachments', alert: { on: ['deadline_changed'] } },
    ])
    const one = record('도로', '현장설명')
    await app.bids.upsert([one], () => true)
    await app.worked()
    await judged()
    const later = { ...one, revision: 1, title: '하수관로', closeAt: NOW + 20 * DAY, openAt: NOW + 20 * DAY }
    await app.bids.upsert([later], () => true)
    await judged()
    const choice = { types: [], states: [], keywordId: null }
    const page = await app.alerts.list({ accountId, since: '', choice, limit: 10 })
    const [event] = JSON.parse(page.toString()).items
    assert.equal(event.type, 'bid.changed')
    assert.ok(
      event.data.changes?.some(({ field }: { field: string }) => field === 'closeAt'),
      JSON.stringify(event.data),
    )
    assert.deepEqual(await types(other), ['bid.matched'])
    const read = JSON.parse((await app.alerts.list({ accountId: other, since: '', choice, limit: 10 })).toString())
    assert.equal(read.items[0].data.changes, undefined)
  })
})
