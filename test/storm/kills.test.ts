import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { eventually } from '../harness.ts'
import { withoutRedis } from '../redis-server.ts'
import { createCallers } from './callers.ts'
import { startLoad } from './load.ts'
import { judgeStorm, storedCount, storedOf } from './model.ts'
import { createReporter } from './reports.ts'
import { createRandom, type Random } from './seed.ts'
import { KILLS_VARIABLE, type Leg, legsOf, passedBefore, recordLeg, SEED_VARIABLE } from './settings.ts'
import { watchStarvation } from './starvation.ts'
import { createTimeline } from './timeline.ts'
import { openWorld, subscribe, type World } from './world.ts'

const LEG_ROUNDS = 25
const LOAD = { perSecond: 10, writers: 1 }
const MOST_NOTICES = 5
/** The shares of kills for the database and Redis. */
const DATABASE_SHARE = 0.1
const REDIS_SHARE = 0.05

const rounds = Number(process.env[KILLS_VARIABLE] ?? 4)
for (const leg of legsOf(`${rounds} kill rounds`, rounds, LEG_ROUNDS))
  test(`${leg.name}: every notice comes from the source to its event, webhook and report, once`, {
    skip: withoutRedis,
  }, async (t) => {
    const before = passedBefore(leg)
    if (before) return t.diagnostic(`passed before: ${JSON.stringify(before)}`)
    await killRounds(t, leg)
  })

/** The progress of a round's notices when a process is killed. */
const POINTS = ['published', 'stored', 'matched', 'delivered'] as const

async function killRounds(t: TestContext, leg: Leg): Promise<void> {
  const seed = Number(process.env[SEED_VARIABLE] ?? Math.floor(Math.random() * 2 ** 31))
  t.diagnostic(`seed ${seed}`)
  const random = createRandom(seed)
  const world = await openWorld(t, { diskMb: null })
  const callers = createCallers()
  const starvation = watchStarvation(() => [world.server.pid])
  t.after(() => starvation.end())
  const webhookId = await subscribe(world)
  const timeline = createTimeline(world.apis.map(({ name }) => name))
  const load = startLoad({ world, callers, random, timeline })
  await load.begin(LOAD)
  const reporter = createReporter(world, callers)
  const killed: Record<string, number> = {}
  let longestMs = 0

  for (let round = 1; round <= leg.size; round++) {
    const numbers = world.publisher.publish(1 + Math.floor(random.next() * MOST_NOTICES))
    await reporter.request()
    await untilAt(world, numbers, anyOf(POINTS, random))
    const begun = performance.now()
    const victim = await kill(world, random)
    killed[victim] = (killed[victim] ?? 0) + 1
    await untilAt(world, numbers, 'all delivered')
    longestMs = Math.max(longestMs, performance.now() - begun)
    callers.settleBroken()
    world.publisher.forget(await storedOf(world.db, world.publisher.offered()))
  }

  await load.end()
  callers.settleBroken()
  const reports = await reporter.judge()
  const judgement = await judgeStorm(world, load, webhookId)
  callers.close()
  const { violations, counts } = callers.result()
  const lost = [...judgement.lost, ...reports.lost]
  const duplicated = [...judgement.duplicated, ...reports.duplicated]
  const record = {
    isPassed: lost.length + duplicated.length + violations.length === 0,
    seed,
    rounds: leg.size,
    killed,
    ...judgement,
    reports: reporter.requested(),
    lost: lost.length,
    duplicated: duplicated.length,
    violations: violations.length,
    longestRoundMs: Math.round(longestMs),
    longestReportMs: reports.longestMs,
    answers: counts,
    processor: starvation.sum(),
  }
  recordLeg(leg, record)
  t.diagnostic(JSON.stringify(record))
  assert.deepEqual(violations, [])
  assert.deepEqual([lost, duplicated], [[], []])
}

const anyOf = <T>(list: readonly T[], random: Random): T => list[Math.floor(random.next() * list.length)] as T

/** Waits until the first of these notices has reached this step, or all have reached the last. */
async function untilAt(
  { db, keys, answers }: World,
  numbers: readonly string[],
  point: (typeof POINTS)[number] | 'all delivered',
): Promise<void> {
  await eventually(async () => {
    if (point === 'published') return true
    if (point === 'stored') return (await storedOf(db, numbers).catch(() => new Set())).size > 0
    const events = await eventsOf(db, keys.notified.accountId, numbers).catch(() => [])
    if (point === 'matched') return events.length > 0
    const delivered = events.filter((id) => answers.has(id)).length
    return point === 'delivered' ? delivered > 0 : delivered === numbers.length
  })
}

async function eventsOf({ sql }: World['db'], accountId: string, numbers: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select e.id from events e join bids b on b.notice_no = e.notice_no
    where e.account_id = ${accountId} and e.type = 'bid.matched' and b.source = 'storm' and b.number = any(${numbers})`
  return rows.map(({ id }) => id)
}

/** Kills a process of the service, the database or Redis, and replaces it. Returns its name. */
async function kill(world: World, random: Random): Promise<string> {
  const { posts, server, redis, db } = world
  const share = random.next()
  if (share < REDIS_SHARE) {
    await redis.stop()
    await redis.start()
    return 'redis'
  }
  if (share < REDIS_SHARE + DATABASE_SHARE) {
    const { pid } = server
    process.kill(pid, 'SIGKILL')
    await eventually(() => server.pid !== pid)
    await eventually(() =>
      storedCount(db).then(
        () => true,
        () => false,
      ),
    )
    return 'postgresql'
  }
  const post = anyOf(posts, random)
  await world.replace(post)
  return post.name
}
