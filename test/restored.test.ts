import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { createApp } from '../src/app.ts'
import { boot } from '../src/boot.ts'
import { toConfig } from '../src/config.ts'
import type { Db } from '../src/lib/db/index.ts'
import { readHead } from '../src/lib/feed.ts'
import { createLog } from '../src/lib/log.ts'
import { atEnd, makeUsedRoom } from './embedded-servers.ts'
import { bidRecord, makeAccount, makeKey } from './factories.ts'

/** A service on a copied or restored data folder, called with earlier cursors. */
interface Cursors {
  changes: string
  events: string
}

const IS_RENEWED = /^the epoch of the feed is renewed/
const copyFolder = (from: string, to: string) => execFileSync('cp', ['-a', from, to])

/** Starts a service there, runs `work`, and stops it. */
async function serve<T>(t: TestContext, dataFolder: string, work: (service: Service) => Promise<T>): Promise<T> {
  const config = toConfig({ GONGGO_DATA: dataFolder, GONGGO_PORT: '0', GONGGO_CONSOLE: '0', GONGGO_DEMO: '0' })
  const said: string[] = []
  const infrastructure = await boot(config, { name: 'tests', join: false, log: (message) => void said.push(message) })
  const app = createApp(config, { infrastructure, log: createLog({ level: 'silent' }) })
  const stop = async () => {
    await app.stop()
    await infrastructure.stop()
  }
  atEnd(t, stop)
  await app.start()
  const result = await work(service({ app, db: infrastructure.db, said }))
  await stop()
  return result
}

type Service = ReturnType<typeof service>

function service({ app, db, said }: { app: ReturnType<typeof createApp>; db: Db; said: string[] }) {
  const ask = (path: string, key: string, headers: Record<string, string> = {}) =>
    fetch(`${app.publicUrl()}${path}`, { headers: { authorization: `Bearer ${key}`, ...headers } })

  return {
    renewals: () => said.filter((line) => IS_RENEWED.test(line)).length,
    epoch: async () => (await readHead(db.sql)).epoch,
    makeCaller: async () => {
      const { id } = await makeAccount(app, { plan: 'enterprise' })
      return { id, key: (await makeKey(app, id)).key }
    },
    /** A new notice and a new event. */
    async write(accountId: string): Promise<void> {
      await app.bids.upsert([bidRecord()], () => true)
      await db.transaction((tx) => app.alerts.record(tx, { accountId, type: 'webhook.test', data: {} }))
    },
    async cursors(key: string): Promise<Cursors> {
      const [changes, events] = await Promise.all(
        ['/v1/bids/changes', '/v1/events'].map(
          async (path) => (await (await ask(`${path}?limit=1000`, key)).json()) as { nextCursor: string },
        ),
      )
      return { changes: changes?.nextCursor ?? '', events: events?.nextCursor ?? '' }
    },
    async statuses(key: string, { changes, events }: Cursors): Promise<number[]> {
      const answers = await Promise.all([
        ask(`/v1/bids/changes?since=${encodeURIComponent(changes)}`, key),
        ask(`/v1/bids/changes?wait=20&since=${encodeURIComponent(changes)}`, key),
        ask(`/v1/events?since=${encodeURIComponent(events)}`, key),
        ask(`/v1/events?since=${encodeURIComponent(events)}`, key, { accept: 'text/event-stream' }),
      ])
      await Promise.all(answers.map(({ body }) => body?.cancel()))
      return answers.map(({ status }) => status)
    },
    numberOfNotices: async (key: string) => {
      const answer = (await (await ask('/v1/bids/changes?limit=1000', key)).json()) as { items: object[] }
      return answer.items.length
    },
  }
}

const GONE = [410, 410, 410, 410]

/** Cursors from before the copy, at its head, and after it. */
async function produce(t: TestContext, room: string, copied: string) {
  const first = await serve(t, room, async (one) => {
    const caller = await one.makeCaller()
    await one.write(caller.id)
    const before = await one.cursors(caller.key)
    await one.write(caller.id)
    return { caller, before, at: await one.cursors(caller.key), epoch: await one.epoch() }
  })
  copyFolder(join(room, copied), `${room}-older`)
  t.after(() => rmSync(`${room}-older`, { recursive: true, force: true }))
  const beyond = await serve(t, room, async (one) => {
    assert.equal(one.renewals(), 0)
    assert.equal(await one.epoch(), first.epoch)
    assert.deepEqual((await one.statuses(first.caller.key, { changes: '', events: '' })).slice(0, 1), [200])
    for (let count = 0; count < 3; count++) await one.write(first.caller.id)
    return one.cursors(first.caller.key)
  })
  return { ...first, beyond, older: `${room}-older` }
}

type Produced = Awaited<ReturnType<typeof produce>>

async function expectAllGone(one: Service, { caller, epoch, before, at, beyond }: Produced): Promise<string> {
  const renewed = await one.epoch()
  assert.equal(one.renewals(), 1)
  assert.notEqual(renewed, epoch)
  for (const cursors of [before, at, beyond]) assert.deepEqual(await one.statuses(caller.key, cursors), GONE)
  assert.equal(await one.numberOfNotices(caller.key), 2)
  for (let count = 0; count < 6; count++) await one.write(caller.id)
  // The positions of the lost notices are used again.
  for (const cursors of [before, at, beyond]) assert.deepEqual(await one.statuses(caller.key, cursors), GONE)
  assert.equal(await one.numberOfNotices(caller.key), 8)
  return renewed
}

test('a copied data folder: no old cursor is accepted there, and the original goes on', async (t) => {
  const room = await makeUsedRoom(t, { hasSchema: true })
  const produced = await produce(t, room, '.')
  const renewed = await serve(t, produced.older, (one) => expectAllGone(one, produced))
  await serve(t, produced.older, async (one) => {
    assert.deepEqual([one.renewals(), await one.epoch()], [0, renewed])
  })
  await serve(t, room, async (one) => {
    assert.deepEqual([one.renewals(), await one.epoch()], [0, produced.epoch])
    const { caller, at } = produced
    const answer = await one.statuses(caller.key, { ...at, events: '' })
    assert.deepEqual(answer, [200, 200, 200, 200])
  })
})

test('an older copy that takes the place of the database under the same data folder', async (t) => {
  const room = await makeUsedRoom(t, { hasSchema: true })
  const produced = await produce(t, room, 'postgres')
  rmSync(join(room, 'postgres'), { recursive: true })
  renameSync(produced.older, join(room, 'postgres'))
  const renewed = await serve(t, room, (one) => expectAllGone(one, produced))
  await serve(t, room, async (one) => {
    assert.deepEqual([one.renewals(), await one.epoch()], [0, renewed])
  })
})

test('an older state in the very same files, as a snapshot of the disk brings it back: the mark shows it', async (t) => {
  const room = await makeUsedRoom(t, { hasSchema: true })
  const produced = await produce(t, room, 'postgres')
  const cluster = join(room, 'postgres')
  for (const name of readdirSync(cluster)) if (name !== 'PG_VERSION') rmSync(join(cluster, name), { recursive: true })
  copyFolder(`${produced.older}/.`, cluster)
  await serve(t, room, (one) => expectAllGone(one, produced))
})
