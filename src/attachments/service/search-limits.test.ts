import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type AttachmentApp, startAttachmentApp, storeText } from '../../../test/attachments.ts'
import { bidRecord } from '../../../test/factories.ts'
import { eventually } from '../../../test/harness.ts'
import { Problem } from '../../lib/problems.ts'
import { createTerm, type Term } from '../../search/text.ts'
import { createTextSearch, type TextSearchLimits } from './search.ts'

const NEVER = new AbortController().signal
const term = (text: string): Term => createTerm('plain', text) ?? assert.fail()
const codeOf = (error: unknown): string => (error instanceof Problem ? error.code : String(error))
const all = async () => new Set(['LIM1', 'LIM2'])

describe('limits of a search in attachments', () => {
  let app: AttachmentApp
  before(async () => {
    app = await startAttachmentApp()
    for (const number of ['LIM1', 'LIM2']) {
      const attachments = [{ name: 'a.pdf', url: `https://portal.example/${number}` }]
      await app.bids.upsert([bidRecord({ number, attachments })], () => true)
      await storeText(app.db, { noticeNo: number, pages: ['하도급 지킴이 시스템 이용'] })
    }
    await app.attachments.indexTexts(NEVER)
  })
  after(() => app.close())

  const searching = (limits: Partial<TextSearchLimits> = {}) =>
    createTextSearch({ db: app.db, clock: app.clock, config: { attachments: { choice: 'all' } }, limits })
  const find = (
    search: ReturnType<typeof searching>,
    account: string,
    text: string,
    { narrow = all, signal = NEVER } = {},
  ) =>
    search
      .find(account, { terms: [term(text)], among: null, narrow }, signal)
      .then((found) => [...found.values()].map(({ size }) => size), codeOf)

  /** Nobody reads the index until the result ends it. */
  async function locked(): Promise<() => Promise<void>> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const done = app.db.transaction(async (tx) => {
      await tx`lock table attachment_sections in access exclusive mode`
      begun.resolve()
      await promise
    })
    await begun.promise
    return async () => {
      resolve()
      await done
    }
  }

  const waiting = async () => {
    const [row] = await app.db.sql<{ count: number }[]>`
      select count(*) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%attachment_sections%'`
    return row?.count ?? 0
  }

  test('bound the text to read; terms of two letters need no reading', async () => {
    assert.deepEqual(await find(searching(), 'one', '하도급지킴이'), [2])
    assert.equal(await find(searching({ units: 20 }), 'one', '하도급지킴이'), 'search_too_broad')
    assert.deepEqual(await find(searching({ units: 0 }), 'one', '이용'), [2])
    const only = async () => new Set(['LIM2'])
    assert.deepEqual(await find(searching({ units: 20 }), 'one', '하도급지킴이', { narrow: only }), [1])
  })

  test('bound the length of terms to a section', async () => {
    assert.equal(await find(searching(), 'one', '가'.repeat(5_000)), 'search_too_broad')
  })

  test('bound its time', async () => {
    const unlock = await locked()
    assert.equal(await find(searching({ ms: 50 }), 'one', '하도급지킴이'), 'search_too_broad')
    await unlock()
  })

  test('bound the time for excerpts: files found until then are shown', async () => {
    const step = 1_000_000
    const numbers = async (ms: number) => {
      let now = 0
      const clock = { ...app.clock, steady: () => (now += step) }
      const search = createTextSearch({ db: app.db, clock, config: { attachments: { choice: 'all' } }, limits: { ms } })
      const wanted = { noticeNos: ['LIM1', 'LIM2'], terms: [term('하도급지킴이')] }
      return [...(await search.foundFiles('one', wanted, NEVER)).keys()]
    }
    assert.deepEqual(await numbers(20 * step), ['LIM1', 'LIM2'])
    assert.deepEqual(await numbers(3.5 * step), ['LIM1'])
    assert.deepEqual(await numbers(1.5 * step), [])
  })

  test('stop the running statement when the client disconnects', async () => {
    const unlock = await locked()
    const leaving = new AbortController()
    const found = find(searching(), 'one', '하도급지킴이', { signal: leaving.signal })
    await eventually(async () => (await waiting()) === 1)
    leaving.abort()
    assert.match(String(await found), /abort/i)
    await eventually(async () => (await waiting()) === 0)
    await unlock()
  })

  test('allow one search of an account at a time, and others do not wait for it', async () => {
    const search = searching({ atOnce: 2 })
    const held = Promise.withResolvers<Set<string>>()
    const begun = Promise.withResolvers<void>()
    const narrow = () => {
      begun.resolve()
      return held.promise
    }
    const first = find(search, 'one', '하도급지킴이', { narrow })
    await begun.promise
    let isDone = false
    const second = find(search, 'one', '이용').then((found) => {
      isDone = true
      return found
    })
    assert.deepEqual(await find(search, 'other', '지킴이시스템'), [2])
    assert.equal(isDone, false)
    held.resolve(new Set(['LIM1']))
    assert.deepEqual([await first, await second], [[1], [2]])
  })

  test('bound the queue', async () => {
    const search = searching({ atOnce: 1, waiting: 1 })
    const held = Promise.withResolvers<Set<string>>()
    const running = find(search, 'one', '하도급지킴이', { narrow: () => held.promise })
    const next = find(search, 'two', '이용')
    assert.equal(await find(search, 'three', '이용'), 'unavailable')
    held.resolve(new Set())
    assert.deepEqual([await running, await next], [[0], [2]])
  })

  test('include errors of the database: searches work again when it is back', async () => {
    const search = searching()
    const cut = async () => {
      await app.db.sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction' and pid <> pg_backend_pid()`
      return new Set(['LIM1'])
    }
    const failed = await find(search, 'one', '하도급지킴이', { narrow: cut })
    assert.equal(typeof failed, 'string')
    assert.deepEqual(await find(search, 'one', '하도급지킴이'), [2])
  })

  test('apply over HTTP, too', async () => {
    const unlock = await locked()
    const leaving = new AbortController()
    const url = `${app.baseUrl}/v1/bids?in=all&keyword=${encodeURIComponent('하도급지킴이')}`
    const asked = fetch(url, { headers: { authorization: `Bearer ${app.key}` }, signal: leaving.signal }).catch(String)
    await eventually(async () => (await waiting()) === 1)
    leaving.abort()
    assert.match(String(await asked), /abort/i)
    await eventually(async () => (await waiting()) === 0)
    await unlock()
    const { status, body } = await app.get<{ total: number }>('/v1/bids', { keyword: '하도급지킴이', in: 'all' })
    assert.deepEqual([status, body.total], [200, 2])
  })
})
