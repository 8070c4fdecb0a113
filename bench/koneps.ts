import { createApp } from '../src/app.ts'
import { toConfig } from '../src/config.ts'
import { DAY, MINUTE, seoulDay } from '../src/lib/clock.ts'
import { createLog } from '../src/lib/log.ts'
import { createOutbound } from '../src/lib/outbound/index.ts'
import { createSecrets } from '../src/lib/secret.ts'
import { createKoneps } from '../src/sources/adapters/koneps/index.ts'
import { createSources } from '../src/sources/index.ts'
import { createTestClock } from '../test/factories.ts'
import { FAKE_KEY, startFakeKoneps } from '../test/koneps/server.ts'
import { createWorld } from '../test/koneps/world.ts'
import { openDatabase } from './database.ts'
import { konepsDay } from './koneps-day.ts'
import { ms, number, type Options, type Result } from './stats.ts'

const NOTICES_A_DAY = 1_600
const DAYS = 7
const GRANTED = 1_000
const START = Date.parse('2026-03-02T00:00:00+09:00')

/** Seven days of the Korean portal at its real volume, with a simulated clock; the share of the daily call quota. */
export async function koneps(options: Options): Promise<Result[]> {
  const { progress } = options
  const database = await openDatabase({ ...options, notices: 0, data: null })
  const clock = createTestClock(START)
  const world = createWorld({ seed: 'week', from: START, days: DAYS, noticesADay: NOTICES_A_DAY })
  const fake = await startFakeKoneps({ world, clock })
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
    // Pauses between calls take real time, the days do not.
    connector.manners = { ...connector.manners, spacingMs: 0 }
    const sources = createSources({
      db: database.db,
      clock,
      koneps: null,
      connectorFor: () => connector,
      log: () => {},
      onUnjoined: () => {},
      request: (url, { foreign: _foreign, ...rest }) => outbound.request(url, { ...rest, trust: 'operator' }),
      bids: app.bids,
      ensureAccount: app.accounts.ensure,
      addKeywords: app.keywords.createMany,
    })
    await sources.add('koneps', 'koneps', {})
    const begun = performance.now()
    while (clock.now() < START + DAYS * DAY) {
      await sources.wakeAll()
      const worker = sources.workerFor('koneps', 0)
      await worker.tick()
      await worker.stop()
      clock.advance(15 * MINUTE)
      if ((clock.now() - START) % DAY === 0)
        progress(`${seoulDay(clock.now() - 1)} read after ${ms(performance.now() - begun)}`)
    }
    return [
      await konepsDay(options),
      resultOf(fake.callsOn, await missing(), (await sources.list())[0], performance.now() - begun),
    ]
  } finally {
    outbound.close()
    await fake.stop()
    await database.stop()
  }

  /** Notices that the portal published an hour ago and that are missing. */
  async function missing(): Promise<number> {
    const rows = await database.sql<{ number: string }[]>`select number from bids`
    const stored = new Set(rows.map((row) => row.number))
    return [...world.notices].filter(
      ([number, [first]]) => first && first.registeredAt < clock.now() - 60 * MINUTE && !stored.has(number),
    ).length
  }
}

function resultOf(
  callsOn: (day: string) => Map<string, number>,
  missing: number,
  state: { failedWindows: number; quarantined: number } | undefined,
  took: number,
): Result {
  // The first day also fetches the thirty days before it; later days are normal.
  const most = new Map<string, number>()
  for (let day = 1; day < DAYS; day++)
    for (const [operation, calls] of callsOn(seoulDay(START + day * DAY)))
      most.set(operation, Math.max(most.get(operation) ?? 0, calls))
  const busiest = [...most].sort((a, b) => b[1] - a[1])
  const operations = busiest.slice(0, 5).map(([operation, calls]) => `${operation} ${number(calls)}`)
  return {
    line: `KONEPS, ${DAYS} days of ${number(NOTICES_A_DAY)} notices`,
    figure: `most calls of one operation in a day: ${operations.join(', ')}; ${missing} notices missing, ${state?.failedWindows ?? 0} failed windows, ${state?.quarantined ?? 0} in quarantine; read in ${ms(took)}`,
    rival: `${number(GRANTED)} calls allowed a day`,
    ratio: '–',
    need: `≤ ${number(GRANTED)} calls, none missing`,
    reached: (busiest[0]?.[1] ?? 0) <= GRANTED && missing === 0,
  }
}
