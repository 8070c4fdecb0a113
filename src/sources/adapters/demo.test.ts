import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import fc from 'fast-check'
import { INDUSTRIES } from '../../../demo/topics.ts'
import type { BidRecord, RoundRecord } from '../../bids/index.ts'
import { DAY, HOUR, MINUTE } from '../../lib/clock.ts'
import { SourceFailure } from '../rules/failure.ts'
import type { Tools } from '../schema/connector.ts'
import { createDemoFeed } from './demo.ts'

const MONDAY = Date.parse('2026-11-16T09:00:00+09:00')
const DAYS = 21

interface FeedRecords {
  notices: BidRecord[]
  rounds: RoundRecord[]
}

const tools: Tools = {
  call: () => assert.fail('the demo feed calls nobody'),
  signal: new AbortController().signal,
  now: () => assert.fail('what is told does not depend on when it is asked'),
}

const feed = createDemoFeed({ seed: 7 })

async function read(from: number, to: number, source = feed): Promise<FeedRecords> {
  const told: FeedRecords = { notices: [], rounds: [] }
  for await (const batch of source.fetch({ operation: 'feed', window: { from, to }, subject: '' }, tools)) {
    assert.ok((batch.notices?.length ?? 0) <= 200 && (batch.rounds?.length ?? 0) <= 200)
    told.notices.push(...(batch.notices ?? []).map(({ record }) => record))
    told.rounds.push(...(batch.rounds ?? []))
  }
  return told
}

const roundKey = ({ number, revision, lot, rebid }: RoundRecord) => `${number} ${revision} ${lot} ${rebid}`

/** Each record once, in one order: neighbouring windows share their edge. */
const distinct = (...all: FeedRecords[]) =>
  [...new Set(all.flatMap(({ notices, rounds }) => [...notices, ...rounds]).map((one) => JSON.stringify(one)))].sort()

let told: FeedRecords
let states: BidRecord[]
let births: BidRecord[]
before(async () => {
  told = await read(MONDAY, MONDAY + DAYS * DAY)
  // A notice stands beside each of its rounds once more.
  states = [...new Map(told.notices.map((record) => [`${record.number} ${record.revision}`, record])).values()]
  births = states.filter(({ revision, postedAt }) => revision === 0 && postedAt >= MONDAY)
})

test('two windows side by side tell what one over both tells, in any order and again', async () => {
  const instant = fc.integer({ min: 0, max: HOUR }).map((past) => MONDAY + 4 * HOUR + past)
  await fc.assert(
    fc.asyncProperty(instant, instant, instant, async (...edges) => {
      const [a, b, c] = edges.sort((one, other) => one - other) as [number, number, number]
      const whole = distinct(await read(a, c))
      const [late, early] = [await read(b, c), await read(a, b)]
      assert.deepEqual(distinct(early, late), whole)
      assert.deepEqual(await read(b, c), late)
    }),
    { numRuns: 5 },
  )
})

test('another process tells the same, another seed something else', async () => {
  const [from, to] = [MONDAY + DAY, MONDAY + DAY + 10 * MINUTE]
  assert.deepEqual(await read(from, to, createDemoFeed({ seed: 7 })), await read(from, to))
  assert.notDeepEqual(await read(from, to, createDemoFeed({ seed: 8 })), await read(from, to))
})

const isOpen = (instant: number) => {
  const [hour, weekday] = [((instant + 9 * HOUR) % DAY) / HOUR, (Math.floor((instant + 9 * HOUR) / DAY) + 4) % 7]
  return hour >= 9 && hour < 18 && weekday > 0 && weekday < 6
}

test('one is posted every seven minutes while offices are open, and every ten while they are not', () => {
  const first = births.filter(({ kind }) => kind !== 'renotice')
  assert.equal(new Set(first.map(({ postedAt }) => Math.floor(postedAt / MINUTE))).size, first.length)
  const byDay = first.filter(({ postedAt }) => isOpen(postedAt)).length / (15 * 9 * 60)
  const otherwise = first.filter(({ postedAt }) => !isOpen(postedAt)).length / (DAYS * 24 * 60 - 15 * 9 * 60)
  assert.ok(byDay > 0.13 && byDay < 0.16, `${byDay}`)
  assert.ok(otherwise > 0.095 && otherwise < 0.105, `${otherwise}`)
})

test('nobody waits long for the next one, also at night and on holidays', () => {
  const posted = births.map(({ postedAt }) => postedAt).sort((a, b) => a - b)
  const waits = Map.groupBy(minutesUntilNext(posted), ({ at }) => isOpen(at))
  assert.equal(waits.size, 2)
  for (const [open, some] of waits) {
    const sorted = some.map(({ minutes }) => minutes).sort((a, b) => a - b)
    const [median = 0, longest = 0] = [sorted[sorted.length >> 1], sorted.at(-1)]
    assert.ok(median <= 6, `half of those who come wait longer than ${median} minutes while offices are ${open}`)
    assert.ok(longest <= 20, `somebody waits ${longest} minutes while offices are ${open}`)
  }
})

/** For somebody who comes in each minute. */
function minutesUntilNext(posted: number[]): { at: number; minutes: number }[] {
  const [last = MONDAY] = posted.slice(-1)
  const waits: { at: number; minutes: number }[] = []
  let next = 0
  for (let at = MONDAY; at <= last; at += MINUTE) {
    while ((posted[next] ?? last) < at) next++
    waits.push({ at, minutes: ((posted[next] ?? last) - at) / MINUTE })
  }
  return waits
}

test('all that can become of a notice becomes of some', () => {
  const first = new Map(births.map((record) => [record.number, record]))
  const later = states.filter(({ number, revision }) => revision > 0 && first.has(number))
  const changed = later.filter(({ kind }) => kind === 'changed')
  const counts = {
    deadline: changed.filter(({ number, closeAt }) => closeAt !== first.get(number)?.closeAt).length,
    price: changed.filter(({ number, budget }) => budget !== first.get(number)?.budget).length,
    baseAmount: later.filter(({ number, baseAmount }) => baseAmount !== first.get(number)?.baseAmount).length,
    cancelled: later.filter(({ kind }) => kind === 'cancelled').length,
    renotice: births.filter(({ kind, previousNumber }) => kind === 'renotice' && first.has(previousNumber ?? ''))
      .length,
    announced: told.rounds.filter(({ state }) => state === 'announced').length,
    opened: told.rounds.filter(({ state }) => state === 'opened').length,
    awarded: told.rounds.filter(({ state }) => state === 'awarded').length,
    failed: told.rounds.filter(({ state }) => state === 'failed').length,
    rebidAwarded: told.rounds.filter(({ state, rebid }) => state === 'awarded' && rebid > 0).length,
    lots: told.rounds.filter(({ lot }) => lot === '2').length,
  }
  for (const [what, count] of Object.entries(counts)) assert.ok(count >= 3, `${what}: ${count}`)
  assert.ok(counts.awarded > 0.5 * births.length, `${counts.awarded} of ${births.length}`)
  // Nothing is hurried: what is posted today is decided in weeks, and what is decided today was posted weeks ago.
  for (const { state, number, decidedAt } of told.rounds) {
    const postedAt = first.get(number)?.postedAt
    if (state === 'awarded' && postedAt !== undefined) assert.ok((decidedAt ?? 0) - postedAt > 6 * DAY, number)
  }
})

test('what is told happens in the window, and only what its rounds belong to stands beside it', () => {
  const inside = (instant: number) => instant >= MONDAY && instant <= MONDAY + DAYS * DAY
  const withRounds = new Set(told.rounds.map(({ number }) => number))
  for (const { number, changedAt, postedAt, fetchedAt, revision } of told.notices) {
    assert.ok(inside(changedAt) || (withRounds.has(number) && changedAt < MONDAY))
    assert.ok(revision > 0 || postedAt === changedAt)
    assert.equal(fetchedAt, changedAt)
  }
  const known = new Map(told.notices.map((record) => [`${record.number} ${record.revision}`, record]))
  for (const { number, revision, changedAt, state, openedAt, decidedAt } of told.rounds) {
    assert.ok(inside(changedAt))
    assert.equal(
      state === 'announced' ? null : state === 'opened' ? openedAt : decidedAt,
      state === 'announced' ? null : changedAt,
    )
    const notice = known.get(`${number} ${revision}`)
    assert.ok(notice && notice.changedAt < changedAt && notice.kind !== 'cancelled')
  }
})

test('a notice goes through its states in order', () => {
  for (const records of Map.groupBy(states, ({ number }) => number).values()) {
    for (const [index, { changedAt, revision, postedAt, closeAt }] of records.entries()) {
      const earlier = records[index - 1]
      assert.ok(!earlier || (changedAt > earlier.changedAt && revision === earlier.revision + 1))
      assert.equal(postedAt, records[0]?.postedAt)
      assert.ok(closeAt === null || closeAt > changedAt)
    }
  }
  const order = ['announced', 'opened', 'failed awarded']
  for (const [key, records] of Map.groupBy(told.rounds, roundKey)) {
    const steps = records.map(({ state }) => order.findIndex((names) => names.includes(state)))
    assert.ok(
      steps.every((step, index) => index === 0 || step === (steps[index - 1] ?? 0) + 1),
      `${key} ${steps}`,
    )
    assert.ok(records.every(({ rebid, state }) => state !== 'announced' || rebid > 0))
  }
})

test('numbers are nobody else’s', () => {
  const posted = new Map<string, number>()
  for (const { number, postedAt } of told.notices) {
    assert.match(number, /^D26BK9[789]\d{6}$/)
    assert.equal(posted.get(number) ?? postedAt, postedAt, number)
    posted.set(number, postedAt)
  }
})

test('numbers stay unique where years meet', async () => {
  const newYear = Date.parse('2027-01-01T00:00:00+09:00')
  const { notices } = await read(newYear - 3 * HOUR, newYear + 3 * HOUR)
  const { notices: yearLater } = await read(newYear + 365 * DAY - 3 * HOUR, newYear + 365 * DAY + 3 * HOUR)
  const posted = new Map<string, number>()
  for (const { number, postedAt } of [...notices, ...yearLater]) {
    assert.match(number, /^D2[678]BK9[789]\d{6}$/)
    assert.equal(posted.get(number) ?? postedAt, postedAt, number)
    posted.set(number, postedAt)
  }
})

test('every notice keeps the rules of its fields', () => {
  for (const record of told.notices) {
    const { bidStartAt, closeAt, openAt, postedAt, title, licences, number } = record
    assert.equal(record.source, 'demo')
    assert.ok(title.trim() === title && title.length >= 5 && !/[{}<>]|undefined|null|NaN/.test(title), title)
    for (const instant of [bidStartAt, closeAt, openAt, postedAt, record.changedAt])
      assert.ok(instant === null || (Number.isInteger(instant) && instant % 1000 === 0))
    assert.ok(closeAt === null || (closeAt > postedAt && closeAt % (10 * MINUTE) === 0))
    const days = closeAt === null ? 7 : (closeAt - postedAt) / DAY
    assert.ok(days > 6 && days < 60, `${days}`)
    assert.ok(openAt === null || openAt >= (closeAt ?? postedAt))
    assert.ok(bidStartAt === null || (bidStartAt >= postedAt && bidStartAt < (closeAt ?? bidStartAt + 1)))
    for (const price of [record.estimatedPrice, record.budget, record.baseAmount])
      assert.ok(price === null || (Number.isSafeInteger(price) && price > 0))
    for (const { code, name } of licences.filter(({ code }) => code.length === 4)) assert.equal(INDUSTRIES[code], name)
    assert.ok(record.detailUrl.endsWith(number))
    assert.ok(record.kind !== 'renotice' || record.previousNumber !== null)
  }
})

test('every round keeps the rules of its fields', () => {
  for (const round of told.rounds) {
    const { state, closeAt, openAt, openedAt, decidedAt, winners, amount, bidders, bidderRows, reason, rate } = round
    assert.equal(round.part, 'whole')
    assert.ok(closeAt !== null && openAt !== null && openAt >= closeAt)
    assert.ok(openedAt === null ? state === 'announced' : openedAt > openAt)
    assert.ok(decidedAt === null ? state === 'announced' || state === 'opened' : decidedAt > (openedAt ?? 0))
    assert.equal(winners.length > 0 && amount !== null, state === 'awarded')
    assert.equal(bidderRows.filter(({ won }) => won).length, winners.length)
    assert.equal(reason !== null, state === 'failed')
    assert.equal(round.rateBasis === null, rate === null)
    assert.ok(bidders === null ? state === 'announced' : bidders >= bidderRows.length || bidderRows.length === 30)
  }
})

test('it gives up when told to, and knows one operation', async () => {
  const giving = new AbortController()
  giving.abort()
  const task = { operation: 'feed', window: { from: MONDAY, to: MONDAY + MINUTE }, subject: '' }
  const next = (operation: string, signal: AbortSignal) =>
    feed
      .fetch({ ...task, operation }, { ...tools, signal })
      [Symbol.asyncIterator]()
      .next()
  await assert.rejects(next('feed', giving.signal), { name: 'AbortError' })
  await assert.rejects(
    next('other', tools.signal),
    (error) => error instanceof SourceFailure && error.kind === 'config',
  )
})
