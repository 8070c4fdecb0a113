import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { boot } from '../../src/boot.ts'
import { toConfig } from '../../src/config.ts'
import { seoulDay } from '../../src/lib/clock.ts'
import { createTestClock } from '../factories.ts'
import { endsWithTests } from '../harness.ts'
import { FAKE_KEY, type FakeKoneps, startFakeKoneps } from '../koneps/server.ts'
import { rateLimited } from '../koneps/tricks.ts'
import { createWorld, type World } from '../koneps/world.ts'
import { SERVER_VARIABLE } from '../server.ts'
import { rounds } from './rounds.ts'

const GONGGO = fileURLToPath(new URL('../../gonggo', import.meta.url))

describe('a back-fill cut off by kill -9, from a portal whose every seventh call fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-crash-sources-'))
  // Days before the clock of the portal, which does not advance: nothing is published while the command is killed.
  const day = '2026-11-16'
  const { [SERVER_VARIABLE]: _server, ...inherited } = process.env
  let fake: FakeKoneps
  let world: World

  before(async () => {
    world = createWorld({ seed: 'crash', from: Date.parse(`${day}T00:00:00+09:00`), days: 1, noticesADay: 40 })
    fake = await startFakeKoneps({ world, clock: createTestClock(), spacingMs: 150 })
    fake.misbehave(rateLimited(1), { on: (nth) => nth % 7 === 0 })
  })
  after(async () => {
    await fake.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  function start() {
    const env = {
      ...inherited,
      GONGGO_DATA: folder,
      GONGGO_DEMO: '0',
      KONEPS_SERVICE_KEY: FAKE_KEY,
      KONEPS_BASE_URL: fake.baseUrl,
    }
    const words = ['source', 'run', 'koneps', '--from', day, '--to', day, '--json']
    return endsWithTests(spawn(GONGGO, words, { env, stdio: ['ignore', 'pipe', 'inherit'] }))
  }

  test('killed again and again, the same command ends with everything, each once, and manners kept', async () => {
    await inspect(async ({ db }) => {
      await db.sql`
        insert into sources (name, kind, state, settings, created_at, due_at)
        values ('koneps', 'koneps', 'idle', '{}', now(), now())`
    })
    for (let round = 1; round <= Math.ceil(rounds() / 2); round++) {
      const child = start()
      const calls = fake.calls.length
      const watch = setInterval(() => {
        if (fake.calls.length - calls >= 9 * round) child.kill('SIGKILL')
      }, 5)
      await once(child, 'close')
      clearInterval(watch)
    }
    const last = start()
    let output = ''
    last.stdout.on('data', (text) => (output += text))
    const [code] = await once(last, 'close')
    assert.equal(code, 0, output)
    const known = [...world.notices].flatMap(([number, states]) =>
      states.some(({ registeredAt }) => seoulDay(registeredAt) === day) ? [number] : [],
    )
    await inspect(async ({ db }) => {
      const rows = await db.sql<{ number: string }[]>`select number from bids where source = 'koneps'`
      const stored = new Set(rows.map(({ number }) => number))
      assert.deepEqual(
        known.filter((number) => !stored.has(number)),
        [],
      )
      const [left] = await db.sql<{ open: number; held: number; rejected: number }[]>`
        select (select count(*) from source_windows) as open, (select count(*) from source_held where not written) as held,
          (select count(*) from source_rejects) as rejected`
      assert.deepEqual(left, { open: 0, held: 0, rejected: 0 })
      const [feed] = await db.sql<{ gap: boolean }[]>`
        select (select position from feed_head) <> (select count(*) from changes) as gap`
      assert.equal(feed?.gap, false)
    })
    assert.deepEqual(fake.violations, [])
  })

  async function inspect(work: (infrastructure: Awaited<ReturnType<typeof boot>>) => Promise<void>): Promise<void> {
    const infrastructure = await boot(toConfig({ GONGGO_DATA: folder }), {
      name: 'crash test',
      join: true,
      log: () => {},
    })
    try {
      await work(infrastructure)
    } finally {
      await infrastructure.stop()
    }
  }
})
