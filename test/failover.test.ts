import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createApp } from '../src/app.ts'
import { boot } from '../src/boot.ts'
import { toConfig } from '../src/config.ts'
import { DAY } from '../src/lib/clock.ts'
import { readHead } from '../src/lib/feed.ts'
import { createLog } from '../src/lib/log.ts'
import { atEnd, makeRoom, needsSignals } from './embedded-servers.ts'
import { bidRecord, makeAccount, makeKey } from './factories.ts'
import { eventually } from './harness.ts'
import { startPair } from './standby.ts'

const WORD = '하수관로'

/** A service with one customer, who has a keyword. */
async function startService(t: TestContext, url: string) {
  const config = toConfig({
    DATABASE_URL: url,
    GONGGO_DATA: makeRoom(t),
    GONGGO_SECRET: 'only for tests and long enough',
    GONGGO_PORT: '0',
    GONGGO_CONSOLE: '0',
    GONGGO_DEMO: '0',
  })
  const infrastructure = await boot(config, { name: 'tests', join: false, log: () => {} })
  const app = createApp(config, { infrastructure, log: createLog({ level: 'silent' }) })
  atEnd(t, async () => {
    await app.stop()
    await infrastructure.stop()
  })
  await app.start()
  const { id } = await makeAccount(app, { plan: 'enterprise' })
  const { key } = await makeKey(app, id)

  async function ask<Body>(path: string, body?: object): Promise<{ status: number; body: Body }> {
    const answer = await fetch(`${app.publicUrl()}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as Body }
  }
  assert.equal((await ask('/v1/keywords', { keyword: WORD })).status, 201)

  return {
    ask,
    epoch: async () => (await readHead(infrastructure.db.sql)).epoch,
    /** Stores a new notice; `null` = not acknowledged. */
    async publish(): Promise<string | null> {
      const now = Date.now()
      const times = { postedAt: now, bidStartAt: now, closeAt: now + DAY, openAt: now + DAY }
      const record = bidRecord({ title: `${WORD} 정비공사`, ...times })
      try {
        await app.bids.upsert([record], () => true)
        return record.number
      } catch {
        return null
      }
    },
    async cursor(): Promise<string> {
      const { body } = await ask<{ nextCursor: string }>('/v1/bids/changes?limit=1000')
      return encodeURIComponent(body.nextCursor)
    },
    /** The numbers of all notices that a search finds. */
    async found(): Promise<string[]> {
      const { body } = await ask<{ items: { noticeNo: string }[] }>(`/v1/bids?keyword=${WORD}&pageSize=100`)
      return body.items.map(numberOf).sort()
    },
    async reported(): Promise<string[]> {
      type Event = { type: string; data: { bid: { noticeNo: string } } }
      const { body } = await ask<{ items: Event[] }>('/v1/events?limit=1000')
      return body.items.flatMap(({ type, data }) => (type === 'bid.matched' ? numberOf(data.bid) : [])).sort()
    },
  }
}

/** Without the revision. */
const numberOf = ({ noticeNo }: { noticeNo: string }): string => noticeNo.replace(/-\d+$/, '')

type Service = Awaited<ReturnType<typeof startService>>

async function publishMany({ publish }: Service, count: number): Promise<string[]> {
  const numbers: string[] = []
  while (numbers.length < count) {
    const number = await publish()
    if (number !== null) numbers.push(number)
  }
  return numbers
}

async function becomes(expected: readonly string[], read: () => Promise<string[]>): Promise<void> {
  const wanted = [...expected].sort().join()
  await eventually(async () => (await read()).join() === wanted)
}

test('a standby that has every acknowledged commit takes over: nothing is lost', { skip: needsSignals }, async (t) => {
  const pair = await startPair(t, { isSynchronous: true })
  const service = await startService(t, pair.url)
  const before = await publishMany(service, 10)
  const [epoch, cursor] = [await service.epoch(), await service.cursor()]

  let isOver = false
  const during: string[] = []
  const writing = (async () => {
    while (!isOver) during.push(...(await publishMany(service, 1)))
  })()
  await eventually(() => during.length > 5)
  await pair.failOver()
  const count = during.length
  await eventually(() => during.length > count + 5)
  isOver = true
  await writing

  await becomes([...before, ...during], service.found)
  await becomes([...before, ...during], service.reported)
  const { status, body } = await service.ask<{ items: object[] }>(`/v1/bids/changes?limit=1000&since=${cursor}`)
  assert.deepEqual([status, body.items.length, await service.epoch()], [200, during.length, epoch])
})

test('a standby without the last commits takes over: they are gone everywhere, and cursors expire', {
  skip: needsSignals,
}, async (t) => {
  const pair = await startPair(t, { isSynchronous: false })
  const service = await startService(t, pair.url)
  const kept = await publishMany(service, 5)
  await becomes(kept, service.reported)
  await eventually(async () => {
    const [row] = await pair.judge((sql) => sql<{ count: number }[]>`select count(*)::int as count from bids`)
    return row?.count === kept.length
  })
  pair.partReplication()
  const lost = await publishMany(service, 5)
  await becomes([...kept, ...lost], service.found)
  const [epoch, cursor] = [await service.epoch(), await service.cursor()]

  await pair.failOver()
  // As many as were lost: the feed is as long as before.
  const added = await publishMany(service, lost.length)
  await becomes([...kept, ...added], service.found)
  await becomes([...kept, ...added], service.reported)
  // The process had the lost changes in memory; it compares every five seconds.
  await eventually(async () => (await service.epoch()) !== epoch)
  assert.equal((await service.ask(`/v1/bids/changes?since=${cursor}`)).status, 410)
})
