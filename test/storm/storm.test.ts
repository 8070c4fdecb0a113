import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { eventually } from '../harness.ts'
import { withoutRedis } from '../redis-server.ts'
import { createCallers } from './callers.ts'
import { faultsOf } from './faults.ts'
import { startLoad } from './load.ts'
import { createMemory } from './memory.ts'
import { judgeStorm, storedCount, storedOf } from './model.ts'
import { type Control, createJudge, lineOf, type Recovery } from './recovery.ts'
import { createRandom } from './seed.ts'
import { type Leg, legsOf, MINUTES_VARIABLE, passedBefore, recordLeg, SEED_VARIABLE } from './settings.ts'
import { holdSlowSockets } from './slow-sockets.ts'
import { watchStarvation } from './starvation.ts'
import { createTimeline } from './timeline.ts'
import { openWorld, subscribe, type World } from './world.ts'

const minutes = Number(process.env[MINUTES_VARIABLE] ?? 0)
/** Each fault once, with one process of each kind, instead of a given duration. */
const isShort = minutes === 0
const LEG_MINUTES = 10
const SLOW_SOCKETS = isShort ? 100 : 1_000
const FLOOD = isShort ? 1_000 : 2_000
/** The service without a fault, before each fault. */
const CONTROL_SECONDS = isShort ? 3 : 8
const DISK_MB = 400
const DISK_MB_A_MINUTE = 40
const MINUTE_MS = 60_000
const LOAD = { times: 2, writers: 4 }

for (const leg of legsOf(isShort ? 'short storm' : `storm of ${minutes} minutes`, minutes, LEG_MINUTES))
  test(`${leg.name}: nothing acknowledged is lost or duplicated, and callers can act on every answer`, {
    skip: withoutRedis,
  }, async (t) => {
    const before = passedBefore(leg)
    if (before) return t.diagnostic(`passed before: ${JSON.stringify(before)}`)
    const recoveries = await storm(t, leg)
    await t.test('as before within 10 s after each fault', (sub) => {
      assert.deepEqual(
        recoveries.filter(({ verdict }) => verdict === 'missed'),
        [],
      )
      const unknown = recoveries.filter(({ verdict }) => verdict === 'not judged').length
      if (unknown > 0) sub.skip(`${unknown} of ${recoveries.length} not judged: the machine was starved`)
    })
  })

/** Fails if anything is lost or duplicated, or a response is not allowed, however busy the machine is. */
async function storm(t: TestContext, leg: Leg): Promise<Recovery[]> {
  const seed = Number(process.env[SEED_VARIABLE] ?? Math.floor(Math.random() * 2 ** 31))
  t.diagnostic(`seed ${seed}; --seed=${seed} repeats its order of faults`)
  const random = createRandom(seed)
  const world = await openWorld(t, { diskMb: DISK_MB + DISK_MB_A_MINUTE * leg.size })
  const callers = createCallers()
  const timeline = createTimeline(world.apis.map(({ name }) => name))
  const starvation = watchStarvation(() => [world.server.pid])
  t.after(() => starvation.end())
  const webhookId = await subscribe(world)
  world.publisher.publish(20)
  await eventually(async () => (await storedCount(world.db)) >= 20)
  const load = startLoad({ world, callers, random, timeline })
  await load.begin(LOAD)
  const sockets = holdSlowSockets(world.apis, SLOW_SOCKETS)
  const memory = createMemory(world)
  const judge = createJudge(world, callers, timeline, starvation)

  const { recoveries, skipped, rounds } = await blow({ leg, world, callers, random, memory, judge })

  for (const line of skipped) t.diagnostic(`left out: ${line}`)
  const kept = isShort ? null : await memory.compare()
  await load.end()
  sockets.close()
  callers.settleBroken()
  const judgement = await judgeStorm(world, load, webhookId)
  callers.close()
  const { violations, counts } = callers.result()
  const isMissed = recoveries.some(({ verdict }) => verdict === 'missed')
  const isLost = judgement.lost.length + judgement.duplicated.length + violations.length > 0
  const isGrowing = (kept ?? []).some(({ isFlat }) => !isFlat)
  const count = (verdict: Recovery['verdict']) => recoveries.filter((one) => one.verdict === verdict).length
  const longest = (times: readonly (number | null)[]) => Math.max(...times.map((ms) => ms ?? Number.POSITIVE_INFINITY))
  const record = {
    isPassed: !isMissed && !isLost && !isGrowing,
    seed,
    rounds,
    faults: recoveries.length,
    skipped,
    ...load.result(),
    slowSockets: { held: SLOW_SOCKETS, opened: sockets.opened() },
    answers: counts,
    ...judgement,
    lost: judgement.lost.length,
    duplicated: judgement.duplicated.length,
    violations: violations.length,
    recovery: { met: count('met'), missed: count('missed'), notJudged: count('not judged') },
    longestAnswersMs: longest(recoveries.map(({ answersMs }) => answersMs)),
    longestFlowMs: longest(recoveries.map(({ flowMs }) => flowMs)),
    memory: kept,
    processor: starvation.sum(),
    recoveries,
  }
  recordLeg(leg, record)
  const { recoveries: _recoveries, ...shown } = record
  t.diagnostic(JSON.stringify(shown))

  assert.deepEqual(violations, [])
  assert.deepEqual([judgement.lost, judgement.duplicated], [[], []])
  for (const { name, isFlat } of kept ?? []) assert.ok(isFlat, `${name} needs more and more memory`)
  return recoveries
}

interface Storm {
  leg: Leg
  world: World
  callers: ReturnType<typeof createCallers>
  random: ReturnType<typeof createRandom>
  memory: ReturnType<typeof createMemory>
  judge: ReturnType<typeof createJudge>
}

/** Each fault once per round, in random order. Two processes survive the second half of a long storm. */
async function blow({ leg, world, callers, random, memory, judge }: Storm) {
  const begun = performance.now()
  const left = () => leg.size * MINUTE_MS - (performance.now() - begun)
  const faults = faultsOf(world, callers, FLOOD)
  const skipped = faults.flatMap(({ name, skip }) => (skip ? [`${name}: ${skip}`] : []))
  const recoveries: Recovery[] = []
  let rounds = 0
  do {
    const killed = new Set<string>()
    for (const fault of random.shuffled(faults)) {
      const role = fault.kills?.role
      if (isShort && role !== undefined && killed.has(role)) continue
      if (role !== undefined) killed.add(role)
      const mustLive = !isShort && left() < (leg.size * MINUTE_MS) / 2
      if (fault.skip || (mustLive && fault.kills && memory.watched.includes(fault.kills))) continue
      const control: Control = await judge.control(CONTROL_SECONDS)
      const over = await fault.run()
      const recovery = await judge.recover(control, { name: fault.name, over })
      recoveries.push(recovery)
      process.stderr.write(`${lineOf(recovery)}\n`)
      callers.settleBroken()
      world.publisher.forget(await storedOf(world.db, world.publisher.offered()))
      if (mustLive) memory.look()
    }
    rounds++
  } while (left() > 0)
  return { recoveries, skipped, rounds }
}
