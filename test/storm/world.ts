import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { APP_ROLE, applyMigrations, createDb, grantWork, readMigrations } from '../../src/lib/db/index.ts'
import { appConnection } from '../../src/lib/postgres/index.ts'
import { startTestApp } from '../app-harness.ts'
import { clockLibrary } from '../clock-library.ts'
import { atEnd, copyCluster, isRoot, makeUsedRoom, mountDisk, start } from '../embedded-servers.ts'
import { createTestClock, makeAccount, makeKey } from '../factories.ts'
import { startReceiver } from '../receiver.ts'
import { startRedisServer } from '../redis-server.ts'
import { type Service, startService, wayTo } from '../services.ts'
import { type Answers, note } from '../webhook-history.ts'
import { startPublisher, WORD } from './publisher.ts'

const SECRET = 'one secret for all processes of a storm'
const FAST = 100_000

export type Role = 'api' | 'worker'

/** A slot for a process; after a kill another one takes it. */
export interface Post {
  name: string
  role: Role
  service: Service
  address: string
  /** Since when it is healthy; NaN while it is down. */
  upSince: number
  /** When it was last killed. */
  downSince: number
  /** The file with the shift of its clock; `null` = real time. */
  clockFile: string | null
}

export type World = Awaited<ReturnType<typeof openWorld>>

/**
 * Two API processes, two workers, PostgreSQL (on a separate disk, if given), Redis, a publisher and a receiver of
 * webhooks.
 */
export async function openWorld(t: TestContext, { diskMb }: { diskMb: number | null }) {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-storm-'))
  atEnd(t, () => rmSync(folder, { recursive: true, force: true }))
  const disk = isRoot && diskMb !== null ? mountDisk(t, `${Math.round(diskMb)}m`) : null
  if (disk !== null) await copyCluster(join(disk, 'postgres'))
  const server = await start(t, disk ?? (await makeUsedRoom(t)), {
    settings: { fsync: 'off', max_wal_size: '64MB', min_wal_size: '32MB', max_connections: '120' },
  })
  const owner = server.connection
  const db = createDb({ target: owner, name: 'judge', connections: 3 })
  atEnd(t, () => db.stop())
  await applyMigrations(db, readMigrations(new URL('../../migrations/', import.meta.url)))
  await grantWork(db, APP_ROLE)
  const database = { db, owner, target: appConnection(owner), close: async () => {} }

  const redis = await startRedisServer()
  atEnd(t, () => redis.close())
  const publisher = await startPublisher()
  atEnd(t, () => publisher.close())
  const answers: Answers = new Map()
  const receiver = await startReceiver((event, response) => {
    note(answers, event.id, 200)
    response.end('ok')
  })
  atEnd(t, () => receiver.close())

  const keys = await makeCallers(database)
  await db.sql`
    insert into sources (name, kind, state, settings, created_at, due_at)
    values ('storm', 'ocds', 'enabled', ${db.sql.json({ url: publisher.url, everyMs: 1_000 })}, now(), now())`

  const library = process.env.FAKETIME ? null : clockLibrary()
  const env = {
    ...wayTo(database),
    REDIS_URL: redis.url,
    GONGGO_SECRET: SECRET,
    GONGGO_PORT: '0',
    GONGGO_DEMO: '0',
    GONGGO_ALLOW_PRIVATE_WEBHOOKS: '127.0.0.0/8',
    GONGGO_KEYWORD_LIMITS: 'enterprise=100000',
  }
  const clockOf = (post: Pick<Post, 'clockFile'>): Record<string, string> =>
    post.clockFile === null || library === null
      ? {}
      : {
          LD_PRELOAD: library,
          FAKETIME_TIMESTAMP_FILE: post.clockFile,
          FAKETIME_CACHE_DURATION: '1',
          FAKETIME_DONT_FAKE_MONOTONIC: '1',
        }

  function begin(post: Pick<Post, 'name' | 'role' | 'clockFile'>): Service {
    const service = startService({
      folder,
      words: ['--role', post.role],
      env: { ...env, ...clockOf(post), GONGGO_DATA: join(folder, post.name) },
    })
    atEnd(t, () => service.end('SIGKILL'))
    return service
  }

  async function open(role: Role, name: string, isShifted: boolean): Promise<Post> {
    const clockFile = isShifted && library !== null ? join(folder, `${name}.clock`) : null
    if (clockFile !== null) writeFileSync(clockFile, '+0\n')
    const service = begin({ name, role, clockFile })
    const address = await service.listening()
    return { name, role, service, address, upSince: performance.now(), downSince: Number.NaN, clockFile }
  }

  const [first, second, third, fourth] = await Promise.all([
    open('api', 'api-1', false),
    open('api', 'api-2', true),
    open('worker', 'worker-1', false),
    open('worker', 'worker-2', true),
  ])
  const posts = [first, second, third, fourth]

  return {
    t,
    db,
    server,
    disk,
    redis,
    publisher,
    receiver,
    answers,
    keys,
    posts,
    apis: [first, second] as const,
    workers: [third, fourth] as const,
    hasClocks: library !== null,
    /** Kills a process and starts another in its place. */
    async replace(post: Post): Promise<void> {
      post.downSince = performance.now()
      post.upSince = Number.NaN
      await post.service.end('SIGKILL')
      post.service = begin(post)
      post.address = await post.service.listening()
      post.upSince = performance.now()
    },
    setClock(post: Post, shift: string): void {
      if (post.clockFile !== null) writeFileSync(post.clockFile, `${shift}\n`)
    },
    /** The memory of a process in MB. */
    memoryOf({ service }: Post): number {
      try {
        const [, kB] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${service.process.pid}/status`, 'utf8')) ?? []
        return Number(kB) / 1024
      } catch {
        return Number.NaN
      }
    },
  }
}

/** The account of the load, a notified one, and one with a low limit. */
async function makeCallers(database: NonNullable<Parameters<typeof startTestApp>[0]>['database']) {
  const office = await startTestApp({
    ...(database && { database }),
    role: 'api',
    clock: createTestClock(Date.now()),
    env: { GONGGO_SECRET: SECRET },
  })
  const open = async (requestLimit: number) => {
    const account = await makeAccount(office, { plan: 'enterprise', requestLimit })
    return { accountId: account.id, key: (await makeKey(office, account.id)).key }
  }
  const keys = { load: await open(FAST), notified: await open(FAST), slow: await open(60) }
  await office.close()
  return keys
}

/** The keyword that every notice of the storm matches, and the webhook for its events. */
export async function subscribe({ apis: [post], keys, receiver }: World): Promise<string> {
  const send = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${keys.notified.key}`, 'content-type': 'application/json' }
    const response = await fetch(`${post.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const answer = (await response.json()) as { id: string }
    assert.equal(response.status, 201, JSON.stringify(answer))
    return answer.id
  }
  await send('/v1/keywords', { keyword: WORD })
  return send('/v1/webhooks', { url: receiver.url, events: ['bid.matched'] })
}
