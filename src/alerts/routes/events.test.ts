import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, describe, test } from 'node:test'
import fc from 'fast-check'
import { alertsRead } from '../../../test/alerts-read.ts'
import { type ProblemAnswer, startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { notOnCluster } from '../../../test/cluster.ts'
import { bidRecord, makeAccount, makeKey } from '../../../test/factories.ts'
import { eventually } from '../../../test/harness.ts'
import { DAY } from '../../lib/clock.ts'

const EVENT_STREAM = 'text/event-stream'

interface Listed {
  id: string
  state: string
  reason: string | null
  data: { matches?: { keywordId: string }[] }
}
interface PageBody {
  items: Listed[]
  nextCursor: string
  hasMore: boolean
  newestCursor?: string
}

describe('events newest first, and many marks at once', () => {
  let app: TestApp
  let key: string
  let accountId: string

  before(async () => {
    app = await startTestApp()
  })
  after(() => app.close())
  beforeEach(async () => {
    accountId = (await makeAccount(app, { plan: 'enterprise' })).id
    key = (await makeKey(app, accountId)).key
  })

  const record = async () =>
    (await app.db.transaction((tx) => app.alerts.record(tx, { accountId, type: 'webhook.test', data: {} }))).id
  const recordMany = async (count: number) => {
    const made: string[] = []
    while (made.length < count) made.push(await record())
    return made
  }
  const page = async (parameters: Record<string, string | string[]> = {}) =>
    (await app.get<PageBody>('/v1/events', parameters, { key })).body
  const back = (parameters: Record<string, string | string[]> = {}) => page({ sort: '-timestamp', ...parameters })
  const idsOf = ({ items }: PageBody) => items.map(({ id }) => id)
  const statesOf = async () => (await page()).items.map(({ state, reason }) => [state, reason])

  async function mark(marks: object[], as = key) {
    const answer = await fetch(`${app.baseUrl}/v1/events`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${as}`, 'content-type': 'application/json', 'accept-language': 'en' },
      body: JSON.stringify({ marks }),
    })
    return { status: answer.status, body: (await answer.json()) as { items?: object[] } & Partial<ProblemAnswer> }
  }

  test('concurrent bulk marks of one account are written one after another', { skip: notOnCluster }, async () => {
    const ids = await recordMany(3)
    const waiting = async () => {
      const [row] = await app.database.db.sql<{ count: number }[]>`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%from events where%for update%'`
      return row?.count ?? 0
    }
    const other = await makeAccount(app, { plan: 'enterprise' })
    const { key: otherKey } = await makeKey(app, other.id)
    let marked: ReturnType<typeof mark>[] = []
    await app.database.db.transaction(async (tx) => {
      await tx`select from events where account_id = ${accountId} for update`
      marked = Array.from({ length: 5 }, () => mark(ids.map((id) => ({ id, state: 'seen' }))))
      await eventually(async () => (await waiting()) === 1)
      assert.equal((await mark([{ id: 'evt_none' }], otherKey)).status, 404)
      assert.equal(await waiting(), 1)
    })
    const statuses = (await Promise.all(marked)).map(({ status }) => status)
    assert.deepEqual(statuses, [200, 200, 200, 200, 200])
  })

  test('each event is listed once, and new ones come after the first cursor, whatever happens between two pages', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 12 }),
        fc.array(fc.record({ limit: fc.integer({ min: 1, max: 5 }), come: fc.integer({ min: 0, max: 3 }) }), {
          minLength: 1,
          maxLength: 4,
        }),
        async (count, steps) => {
          accountId = (await makeAccount(app, { plan: 'enterprise' })).id
          key = (await makeKey(app, accountId)).key
          const before = await recordMany(count)
          const [seen, later]: [string[], string[]] = [[], []]
          const newest = new Set<string>()
          let since = ''
          for (let step = 0, hasMore = true; hasMore; step += 1) {
            const { limit, come } = steps[step % steps.length] ?? { limit: 1, come: 0 }
            const read = await back({ since, limit: String(limit) })
            seen.push(...idsOf(read))
            newest.add(read.newestCursor ?? '')
            since = read.nextCursor
            hasMore = read.hasMore
            later.push(...(await recordMany(come)))
          }
          assert.deepEqual(seen, before.toReversed())
          assert.equal(newest.size, 1)
          assert.deepEqual(idsOf(await page({ since: [...newest][0] ?? '' })), later)
          assert.deepEqual(idsOf(await back({ since })), [])
        },
      ),
      { numRuns: 12 },
    )
  })

  test('can be filtered by mark and by keyword', async () => {
    const [first = '', second = ''] = await recordMany(3)
    await mark([
      { id: first, state: 'dismissed' },
      { id: second, state: 'starred' },
    ])
    assert.deepEqual(idsOf(await back({ state: ['dismissed', 'starred'] })), [second, first])
    assert.deepEqual(idsOf(await page({ state: 'starred' })), [second])
    await app.keywords.createMany(accountId, [{ keyword: '하수관로' }, { keyword: '교량' }])
    await app.bids.upsert([bidRecord({ title: '하수관로 정비공사' })], () => true)
    await app.bids.upsert([bidRecord({ title: '교량 보수공사' })], () => true)
    await alertsRead(app)
    const matched = await back({ type: 'bid.matched' })
    const [newest] = matched.items
    assert.equal(matched.items.length, 2)
    const keywordId = newest?.data.matches?.[0]?.keywordId ?? ''
    assert.deepEqual(idsOf(await back({ keywordId })), [newest?.id])
    assert.deepEqual(idsOf(await back({ keywordId: `${keywordId}"%` })), [])
  })

  test('after a restore, cursors at lost events have expired, in lists of both orders and in the stream', async () => {
    await recordMany(2)
    const kept = (await page()).nextCursor
    const lost = await recordMany(2)
    const [beyond, walk] = [(await page()).nextCursor, (await back({ limit: '1' })).nextCursor]
    const newest = (await back()).newestCursor ?? ''
    await app.db.sql`delete from events where account_id = ${accountId} and position > 2`
    await app.db.sql`update event_heads set position = 2 where account_id = ${accountId}`
    const statuses = async () => {
      const stream = (headers: Record<string, string>, since: Record<string, string> = {}) =>
        app
          .get('/v1/events', since, { key, headers: { accept: EVENT_STREAM, ...headers } })
          .then(({ status }) => status)
      const list = (parameters: Record<string, string>) =>
        app.get('/v1/events', parameters, { key }).then(({ status }) => status)
      return Promise.all([
        list({ since: beyond }),
        list({ since: newest }),
        list({ since: walk, sort: '-timestamp' }),
        stream({}, { since: beyond }),
        stream({ 'last-event-id': lost[1] ?? '' }),
      ])
    }
    assert.deepEqual(await statuses(), [410, 410, 410, 410, 410])
    // As many new events as were lost: the same positions now contain other events.
    const others = await recordMany(3)
    assert.deepEqual(await statuses(), [410, 410, 410, 410, 410])
    assert.deepEqual(idsOf(await page({ since: kept })), others)
  })

  test('a stream ends when the epoch is renewed, and its cursor has expired', async () => {
    await recordMany(1)
    const { nextCursor } = await page()
    const headers = { authorization: `Bearer ${key}`, accept: EVENT_STREAM }
    const url = `${app.baseUrl}/v1/events?since=${encodeURIComponent(nextCursor)}`
    const gone = new AbortController()
    const answer = await fetch(url, { headers, signal: gone.signal })
    assert.equal(answer.status, 200)
    let text = ''
    const over = answer.text().then((all) => {
      text = all
    })
    await app.db.sql`update feed_head set epoch = ${randomUUID().replaceAll('-', '')}`
    await eventually(() => text !== '').finally(() => gone.abort())
    await over
    assert.match(text, /^retry: 1000/)
    assert.equal((await fetch(url, { headers })).status, 410)
  })

  test('refuse cursors of the other order or of another account; deleted events end a walk', async () => {
    await recordMany(3)
    const { nextCursor } = await page({ limit: '1' })
    const walk = await back({ limit: '1' })
    const stranger = await makeKey(app, (await makeAccount(app)).id)
    const asked = [
      app.get<ProblemAnswer>('/v1/events', { since: nextCursor, sort: '-timestamp' }, { key }),
      app.get<ProblemAnswer>('/v1/events', { since: walk.nextCursor }, { key }),
      app.get<ProblemAnswer>('/v1/events', { since: walk.nextCursor, sort: '-timestamp' }, { key: stranger.key }),
    ]
    for (const { status, body } of await Promise.all(asked))
      assert.deepEqual([status, body.errors?.[0]?.code], [400, 'invalid_cursor'])
    await app.pass(31 * DAY)
    await app.alerts.sweep()
    const ended = await back({ since: walk.nextCursor })
    assert.deepEqual([idsOf(ended), ended.hasMore], [[], false])
  })

  test('each event gets its own mark, and repeating the request has the same result', async () => {
    const [first, second, third] = await recordMany(3)
    const marks = [
      { id: third, state: 'starred', reason: '꼭 봐야 함' },
      { id: first, state: 'dismissed' },
      { id: second, reason: '나중에' },
    ]
    const { status, body } = await mark(marks)
    assert.equal(status, 200)
    assert.deepEqual(body.items, [
      { id: third, state: 'starred', reason: '꼭 봐야 함' },
      { id: first, state: 'dismissed', reason: null },
      { id: second, state: 'new', reason: '나중에' },
    ])
    assert.deepEqual((await mark(marks)).body, body)
    const expected = [
      ['dismissed', null],
      ['new', '나중에'],
      ['starred', '꼭 봐야 함'],
    ]
    assert.deepEqual(await statesOf(), expected)
    await mark([{ id: third, state: null, reason: null }])
    assert.deepEqual((await statesOf())[2], ['new', null])
  })

  test('all are marked or none: foreign, deleted and duplicate events are refused', async () => {
    const mine = await record()
    const stranger = await makeKey(app, (await makeAccount(app)).id)
    const other = await mark([{ id: mine, state: 'seen' }], stranger.key)
    assert.deepEqual([other.status, other.body.code], [404, 'not_found'])
    const gone = await mark([
      { id: mine, state: 'seen' },
      { id: `evt_${'0'.repeat(26)}`, state: 'seen' },
    ])
    assert.deepEqual([gone.status, gone.body.errors?.map(({ name }) => name)], [404, ['marks[1].id']])
    const twice = await mark([
      { id: mine, state: 'seen' },
      { id: mine, state: 'starred' },
    ])
    assert.deepEqual([twice.status, twice.body.errors?.map(({ name }) => name)], [400, ['marks[1].id']])
    const many = Array.from({ length: 1001 }, (_, index) => ({ id: `evt_${index}`, state: 'seen' }))
    assert.equal((await mark(many)).status, 400)
    assert.deepEqual(await statesOf(), [['new', null]])
  })

  test('a thousand at once, also in two requests with opposite orders', async () => {
    const { sql } = app.db
    await sql`insert into event_heads (account_id, position) values (${accountId}, 1000)`
    const made = await sql<{ id: string }[]>`
      insert into events (account_id, position, id, type, at, data)
      select ${accountId}, n, 'evt_' || lpad(n::text, 26, '0'), 'webhook.test', now(), '{}' from generate_series(1, 1000) n
      returning id`
    const ids = made.map(({ id }) => id)
    const marks = ids.map((id) => ({ id, state: 'seen' }))
    const answers = await Promise.all([mark(marks), mark(marks.toReversed())])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    )
    assert.equal((await back({ state: 'seen', limit: '1000' })).items.length, 1000)
  })
})
