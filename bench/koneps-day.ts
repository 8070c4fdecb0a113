import { setTimeout as pause } from 'node:timers/promises'
import { createApp } from '../src/app.ts'
import { toConfig } from '../src/config.ts'
import { DAY } from '../src/lib/clock.ts'
import { createLog } from '../src/lib/log.ts'
import { createOutbound } from '../src/lib/outbound/index.ts'
import { createSecrets } from '../src/lib/secret.ts'
import { createKoneps } from '../src/sources/adapters/koneps/index.ts'
import { createTestClock } from '../test/factories.ts'
import { FAKE_KEY, startFakeKoneps } from '../test/koneps/server.ts'
import { createWorld } from '../test/koneps/world.ts'
import { scriptedSources } from '../test/scripted-source.ts'
import { openDatabase } from './database.ts'
import { ms, number, type Options, type Result } from './stats.ts'

const NOTICES = 561
const ANSWER_MS = 15
const START = Date.parse('2026-03-02T00:00:00+09:00')

/** Duration of `source run` for one day with a new key, within the limits on the rate of calls. */
export async function konepsDay(options: Options): Promise<Result> {
  const database = await openDatabase({ ...options, notices: 0, data: null })
  const clock = createTestClock(START + 2 * DAY)
  const world = createWorld({ seed: 'day', from: START, days: 1, noticesADay: NOTICES, biddersPerOpening: 85 })
  const fake = await startFakeKoneps({ world, clock, spacingMs: 150 })
  const outbound = createOutbound({ version: 'bench' })
  try {
    const infrastructure = {
      db: database.db,
      secrets: createSecrets(['only to measure with']),
      migrations: [],
      embedded: true,
    }
    const app = createApp(toConfig({}), { infrastructure, clock, log: createLog({ level: 'silent' }) })
    const connector = createKoneps({ baseUrl: fake.baseUrl, serviceKey: FAKE_KEY })
    const sources = scriptedSources({ ...app, db: database.db, clock }, connector, {
      request: async (url, { foreign: _foreign, ...rest }) => {
        await pause(ANSWER_MS)
        return outbound.request(url, { ...rest, trust: 'operator' })
      },
    })
    await sources.ensure('koneps', 'koneps')
    const ordered = await sources.order('koneps', { from: START, to: START + DAY - 1 })
    const begun = performance.now()
    const worker = sources.orderWorkerFor('koneps', 0)
    await worker.tick()
    await worker.stop()
    const took = performance.now() - begun
    const run = await sources.runState(ordered?.id ?? '')
    const calls = fake.calls.length
    const many = [...Map.groupBy(fake.calls, ({ operation }) => operation)]
      .map(([operation, some]) => ({ operation, n: some.length }))
      .sort((a, b) => b.n - a.n)
    options.progress(many.map(({ operation, n }) => `${operation} ${n}`).join(', '))
    return {
      line: `KONEPS, \`source run\` of one day of ${NOTICES} notices, the first thing a new service does`,
      figure: `${number(calls)} calls in ${ms(took)} (${(took / calls).toFixed(0)} ms a call: the pause between two), ${number(run?.new ?? 0)} notices; ${fake.violations.length} violations of the call rules`,
      rival: '–',
      ratio: '–',
      need: 'half of 1,340 calls and 187 s',
      reached: calls <= 670 && run?.open === 0 && fake.violations.length === 0,
    }
  } finally {
    outbound.close()
    await fake.stop()
    await database.stop()
  }
}
