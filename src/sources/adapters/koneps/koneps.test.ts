import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { createTestClock } from '../../../../test/factories.ts'
import { callerTools, fetchAll } from '../../../../test/koneps/caller.ts'
import { FAKE_KEY, type FakeKoneps, startFakeKoneps } from '../../../../test/koneps/server.ts'
import { meanwhile, otherTotal, repeatedRows, shiftedRows, shortPage, silence } from '../../../../test/koneps/tricks.ts'
import { PERSON } from '../../../../test/koneps/wire.ts'
import { createWorld, type World } from '../../../../test/koneps/world.ts'
import type { RoundRecord } from '../../../bids/index.ts'
import { DAY, HOUR, MINUTE, parseTime, seoulDay } from '../../../lib/clock.ts'
import { SourceFailure } from '../../rules/failure.ts'
import type { Connector, Task, Window } from '../../schema/connector.ts'
import { createKoneps } from './koneps.ts'

const START = parseTime('2026-03-02', 'start') ?? 0
const END = START + 40 * DAY
const clock = createTestClock(END)
let world: World
let fake: FakeKoneps
let koneps: Connector

before(async () => {
  world = createWorld({ seed: 'koneps', from: START, days: 10, noticesADay: 120 })
  fake = await startFakeKoneps({ world, clock })
  koneps = createKoneps({ baseUrl: fake.baseUrl, serviceKey: FAKE_KEY })
})
after(() => fake.stop())
beforeEach(() => {
  clock.set(END)
  fake.behave()
  fake.violations.length = 0
  fake.calls.length = 0
})

const tools = () => callerTools(clock.now)
const read = (operation: string, window: Window, subject = '') =>
  fetchAll(koneps, { operation, window, subject }, tools())
const WEEK = { from: START, to: START + 7 * DAY }
const ALL = [0, 7, 14, 21, 28, 35].map((day) => ({ from: START + day * DAY, to: START + (day + 7) * DAY }))

async function readEverything(operation: string) {
  const batches = []
  for (const window of ALL) batches.push(await read(operation, window))
  return batches
}

const failure = (kind: string, message?: RegExp) => (error: unknown) => {
  assert.ok(error instanceof SourceFailure, String(error))
  assert.equal(error.kind, kind, error.message)
  if (message) assert.match(error.message, message)
  return true
}

const categories = { goods: '물품', services: '용역', works: '공사', foreign: '외자', other: '기타' } as const

test('every order of every notice comes, in its newest state, and manners are kept', async () => {
  const newest = new Map<string, number>()
  for (const states of world.notices.values()) {
    for (const state of states) newest.set(`${state.number}/${state.order}`, state.changedAt ?? state.registeredAt)
  }
  const found = new Map<string, number>()
  for (const [name, bsnsDiv] of Object.entries(categories)) {
    for (const { notices, rejected } of await readEverything(`notices.${name}.registered`)) {
      assert.deepEqual(rejected, [])
      for (const { record } of notices) {
        assert.equal(record.bsnsDiv, bsnsDiv)
        found.set(`${record.number}/${record.revision}`, record.changedAt)
      }
    }
  }
  // 기타 tells no time of change, and its times to the minute.
  const exact = [...found].filter(([key]) => world.notices.get(key.split('/')[0] ?? '')?.[0]?.division !== '기타')
  for (const [key, at] of exact) assert.equal(at, newest.get(key), key)
  assert.deepEqual([...found.keys()].sort(), [...newest.keys()].sort())
  assert.deepEqual(fake.violations, [])
})

test('what was changed comes by its time of change, 기타 has no such list', async () => {
  const { notices } = await read('notices.services.changed', WEEK)
  assert.ok(notices.length > 0)
  for (const { record } of notices) assert.ok(record.changedAt >= WEEK.from && record.changedAt <= WEEK.to + MINUTE)
  assert.equal(
    koneps.operations.some(({ name }) => name === 'notices.other.changed'),
    false,
  )
})

test('amendments, cancellations and re-notices are told as such', async () => {
  const batches = await readEverything('notices.goods.registered')
  const records = batches.flatMap(({ notices }) => notices.map(({ record }) => record))
  for (const kind of ['new', 'changed', 'renotice', 'cancelled'] as const) {
    assert.ok(
      records.some((record) => record.kind === kind),
      kind,
    )
  }
  for (const { number, kind, previousNumber } of records) {
    if (kind === 'renotice') assert.ok(previousNumber !== null && world.notices.has(previousNumber))
    assert.notEqual(previousNumber, number)
  }
  assert.ok(records.some(({ revision, kind }) => revision === 1 && kind === 'changed'))
})

test('licences and regions are told whole, wherever the window cuts', async () => {
  const whole = await read('licences', WEEK)
  const values = new Map(
    whole.parts.map(({ number, revision, value }) => [`${number}/${revision}`, JSON.stringify(value)]),
  )
  // Each row of a group lies a second after the one before: windows of minutes cut many of them.
  for (let from = START + 9 * HOUR; from < START + 11 * HOUR; from += 5 * MINUTE) {
    for (const { number, revision, value } of (await read('licences', { from, to: from + 5 * MINUTE })).parts) {
      assert.equal(JSON.stringify(value), values.get(`${number}/${revision}`))
    }
  }
  const regions = (await read('regions', WEEK)).parts.map((part) => part.value)
  assert.ok(regions.some((value) => JSON.stringify(value) === '["전국"]'))
  assert.ok(regions.some((value) => JSON.stringify(value) === '["공고서참조"]'))
})

test('parts of one order are asked for with their order, and none is an answer', async () => {
  const [[number = ''] = []] = [...world.notices]
  const parts = await read('regions', WEEK, `${number}/000`)
  assert.equal(parts.parts.length, 1)
  const none = await read('regions', WEEK, 'R26BK99999999/000')
  assert.deepEqual(none.parts, [{ number: 'R26BK99999999', revision: 0, part: 'regions', value: [] }])
  assert.equal(fake.calls.at(-1)?.params.bidNtceOrd, '000')
  assert.deepEqual(fake.violations, [])
})

test('numbers of other systems are asked for as they are', async () => {
  const number = '제2026-1호/가 나&b=1+2'
  await read('notice.goods', WEEK, number)
  assert.equal(fake.calls.at(-1)?.params.bidNtceNo, number)
  await read('licences', WEEK, `${number}/003`)
  assert.deepEqual([fake.calls.at(-1)?.params.bidNtceNo, fake.calls.at(-1)?.params.bidNtceOrd], [number, '003'])
  await read('failing', WEEK, `${number}/000/2/001/20260311143000`)
  assert.deepEqual([fake.calls.at(-1)?.params.bidNtceNo, fake.calls.at(-1)?.params.bidClsfcNo], [number, '2'])
})

test('base amounts come in bulk by their time of entry', async () => {
  const { parts } = await read('baseAmounts.works', WEEK)
  assert.ok(parts.length > 0)
  for (const part of parts) assert.ok(part.part === 'baseAmount' && typeof part.value === 'number')
})

test('the change history leads to notices, not to results', async () => {
  const { follow } = await read('history.services', { from: START, to: START + 7 * DAY })
  assert.ok(follow.length > 0)
  assert.ok(follow.every(({ operation }) => operation === 'notice.services'))
  const [first] = follow
  const { notices } = await read('notice.services', WEEK, first?.subject)
  assert.ok(notices.length > 0 && notices.every(({ record }) => record.number === first?.subject))
  const after10Days = await read('history.services', { from: START + 30 * DAY, to: START + 37 * DAY })
  assert.deepEqual(after10Days.follow, [], 'only results are told by then')
})

test('rounds: opened, failed with its reason, re-bid with its own dates, awarded', async () => {
  const rounds = new Map<string, string>()
  const add = (batch: Awaited<ReturnType<typeof read>>) => {
    for (const { number, lot, rebid, state, part, reason, openAt } of batch.rounds) {
      rounds.set(`${part} ${number} ${lot} ${rebid}`, `${state} ${reason} ${openAt}`)
    }
  }
  for (const name of ['goods', 'services', 'works', 'foreign']) {
    for (let day = 0; day < 40; day++) {
      const window = { from: START + day * DAY, to: START + (day + 1) * DAY }
      const openings = await read(`openings.${name}`, window)
      add(openings)
      for (const { operation, subject } of openings.follow) add(await read(operation, window, subject))
    }
    for (const window of ALL) add(await read(`awards.${name}`, window))
  }
  for (const round of world.outcomes.rounds) {
    const key = `${round.number} ${round.lot} ${round.rebid}`
    if (round.publishedAt > END) continue
    const state = round.progress === '개찰완료' ? 'opened' : 'failed'
    assert.equal(rounds.get(`opening ${key}`), `${state} null ${round.openAt}`)
    if (state === 'failed') assert.match(rounds.get(`failing ${key}`) ?? '', new RegExp(`^failed ${round.reason} `))
    if (round.rebid > 0) assert.equal(rounds.get(`rebid ${key}`), `announced null ${round.openAt}`)
    if (round.rebid > 0) assert.equal(rounds.has(`bidders ${key}`), state === 'opened', 'who bid is asked for apart')
  }
  assert.ok([...rounds.keys()].some((key) => key.startsWith('award ')))
  assert.deepEqual(fake.violations, [])
})

test('reserve prices of what was opened: fifteen a round, and the mean of the drawn ones is the planned price', async () => {
  const told = world.outcomes.rounds.filter(
    ({ publishedAt, firms, division }) => publishedAt <= END && firms > 1 && division === '공사',
  )
  const rounds = new Map<string, RoundRecord>()
  for (let day = 0; day < 40; day++) {
    const window = { from: START + day * DAY, to: START + (day + 1) * DAY }
    clock.set(window.to)
    for (const { operation, subject } of (await read('openings.works', window)).follow) {
      if (operation !== 'prices.works') continue
      const batch = await read(operation, window, subject)
      assert.deepEqual(batch.rejected, [])
      for (const round of batch.rounds) rounds.set(`${round.number} ${round.lot} ${round.rebid}`, round)
    }
  }
  assert.ok(told.length > 50)
  assert.equal(rounds.size, told.length)
  for (const { number, lot, rebid, planned, base } of told) {
    const { reservePrices, plannedPrice, baseAmount } = rounds.get(`${number} ${lot} ${rebid}`) ?? assert.fail(number)
    assert.equal(reservePrices?.length, 15)
    const drawn = reservePrices.filter((one) => one.drawn)
    assert.equal(drawn.reduce((sum, { price }) => sum + price, 0) / 4, planned)
    assert.deepEqual([drawn.length, plannedPrice, baseAmount], [4, planned, base])
  }
  assert.deepEqual(fake.violations, [])
})

test('what is asked about one round names when it was told: the same row leads to the same task', async () => {
  const window = { from: START + 8 * DAY, to: START + 9 * DAY }
  const [once, again] = [await read('openings.goods', window), await read('openings.goods', window)]
  assert.ok(once.follow.length > 0)
  assert.deepEqual(once.follow, again.follow)
  for (const { subject } of once.follow) assert.match(subject, /^R26BK\d{8}\/\d*\/\d*\/\d*\/\d{14}$/)
})

test('bidders of a day, all categories, each notice once; what cannot be joined is asked for by notice', async () => {
  const day = { from: START + 9 * DAY, to: START + 10 * DAY }
  const { openings, follow } = await read('bidders', day)
  const told = world.outcomes.rounds.filter(({ openAt }) => openAt >= day.from && openAt < day.to)
  const numbers = new Set(told.map(({ number }) => number))
  const joined = openings.map(({ round }) => round.number)
  const apart = follow.map(({ subject }) => subject.split('/')[0] ?? '')
  assert.deepEqual([...joined, ...apart].sort(), [...numbers].sort())
  assert.ok(apart.length > 0 && follow.every(({ operation }) => operation === 'ranking'))
  for (const { round, bidders } of openings) {
    const truth = told.find(({ number }) => number === round.number)
    assert.equal(bidders.length, truth?.progress === '개찰완료' ? truth.firms : 0)
    if (truth?.progress === '개찰완료') assert.equal(round.plannedPrice, truth.planned)
  }
  assert.ok(openings.some(({ round }) => round.state === 'awarded' && round.rateBasis === 'plannedPrice'))
  const asked = new Set(fake.calls.map(({ params }) => `${params.bsnsDivCd} ${params.opengBgnDt} ${params.opengEndDt}`))
  assert.deepEqual(
    [...asked].sort(),
    ['1', '2', '3', '5'].map((code) => `${code} 202603110000 202603112359`),
  )
  assert.deepEqual(fake.violations, [])
})

test('nothing about people comes through, refused rows included', async () => {
  const texts: string[] = []
  for (const { name, everyMs } of koneps.operations) {
    if (everyMs === null) continue
    const window =
      name === 'bidders' || name.startsWith('openings') ? { from: START + 9 * DAY, to: START + 10 * DAY } : WEEK
    texts.push(JSON.stringify(await read(name, window)))
  }
  const ranking = world.outcomes.rounds.find(({ progress }) => progress === '개찰완료')
  texts.push(JSON.stringify(await read('ranking', WEEK, `${ranking?.number}/000`)))
  assert.ok(texts.every((text) => !text.includes(PERSON)))
})

test('a window ends in the middle of a minute: the rows of that minute come too', async () => {
  const [listed] = (world.lists.get('getBidPblancListInfoServc') ?? []).filter(
    ({ axes }) => (axes['1'] ?? 0) % MINUTE > 10_000,
  )
  const at = listed?.axes['1'] ?? 0
  const { notices } = await read('notices.services.registered', { from: at - MINUTE, to: at })
  assert.ok(notices.some(({ record }) => record.number === listed?.number))
})

test('more than a calendar month is refused by the source and told as range; no operation asks for so much', async () => {
  await assert.rejects(read('notices.goods.registered', { from: START, to: START + 32 * DAY }), failure('range', /07/))
  for (const { name, longestMs, overlapMs } of koneps.operations) {
    assert.ok(longestMs + overlapMs <= 28 * DAY - 2 * HOUR, name)
  }
  assert.equal(koneps.operations.find(({ name }) => name === 'bidders')?.longestMs, DAY)
})

test('later pages are read; pages have at most 999 rows, openings 20', async () => {
  const busy = createWorld({ seed: 2, from: START, days: 1, noticesADay: 3000 })
  const other = await startFakeKoneps({ world: busy, clock })
  const connector = createKoneps({ baseUrl: other.baseUrl, serviceKey: FAKE_KEY })
  const { notices } = await fetchAll(
    connector,
    { operation: 'notices.services.registered', window: WEEK, subject: '' },
    tools(),
  )
  await fetchAll(
    connector,
    { operation: 'openings.goods', window: { from: START + 9 * DAY, to: START + 10 * DAY }, subject: '' },
    tools(),
  )
  await other.stop()
  assert.ok(notices.length > 999)
  assert.equal(new Set(notices.map(({ record }) => `${record.number}/${record.revision}`)).size, notices.length)
  assert.deepEqual(other.violations, [])
  assert.deepEqual(new Set(other.calls.map(({ params }) => params.numOfRows)), new Set(['999', '20']))
})

/** 20 rows a page make these show in a small world. */
const openings: Task = {
  operation: 'openings.services',
  window: { from: START + 9 * DAY, to: START + 10 * DAY },
  subject: '',
}
const openingCalls = () => fake.calls.filter(({ operation }) => operation === 'getOpengResultListInfoServc')

test('a row that is pushed off its page by others is missed and read again', async () => {
  const honest = await fetchAll(koneps, openings, tools())
  assert.ok(honest.rounds.length > 20)
  fake.calls.length = 0
  fake.misbehave(repeatedRows, { on: (nth) => nth <= 2 })
  assert.deepEqual(await fetchAll(koneps, openings, tools()), honest)
  assert.ok(openingCalls().length > 2)
})

test('rows that keep moving fail for now, and never leave a silent gap', async () => {
  fake.misbehave(repeatedRows)
  await assert.rejects(fetchAll(koneps, openings, tools()), failure('retry', /moved while it was read/))
})

test('rows that shift between pages are missed and read again', async () => {
  const { window } = openings
  const list = (world.lists.get('getOpengResultListInfoServc') ?? [])
    .filter(({ axes }) => (axes['1'] ?? 0) >= window.from && (axes['1'] ?? 0) <= window.to)
    .map(({ row }) => row)
  const honest = await fetchAll(koneps, openings, tools())
  fake.misbehave(
    shiftedRows((start, end) => list.slice(start, end)),
    { on: (nth) => nth <= 2 },
  )
  assert.equal((await fetchAll(koneps, openings, tools())).rounds.length, honest.rounds.length)
})

test('a row that the source has twice is there, and the others with it', async () => {
  const honest = await read('notices.goods.registered', WEEK)
  fake.misbehave({
    page: (served) => ({ ...served, items: [...served.items, ...served.items.slice(0, 1)], total: served.total + 1 }),
  })
  assert.deepEqual((await read('notices.goods.registered', WEEK)).notices, honest.notices)
})

test('half a page is not taken for the whole', async () => {
  fake.misbehave(shortPage)
  await assert.rejects(fetchAll(koneps, openings, tools()), failure('retry'))
  await assert.rejects(read('notices.goods.registered', WEEK), failure('retry'))
})

test('a total that shrinks while pages are read means rows have moved: read again', async () => {
  const honest = await fetchAll(koneps, openings, tools())
  fake.calls.length = 0
  fake.misbehave(
    otherTotal((total, page) => (page === 1 ? total + 1 : total)),
    { on: (nth) => nth <= 2 },
  )
  assert.deepEqual(await fetchAll(koneps, openings, tools()), honest)
  fake.misbehave(otherTotal((total, page) => (page === 1 ? total + 1 : total)))
  await assert.rejects(fetchAll(koneps, openings, tools()), failure('retry', /fewer/))
})

test('a total that grows is followed to its end', async () => {
  const { window } = openings
  clock.set(window.from + 16 * HOUR)
  fake.misbehave(
    meanwhile(() => clock.advance(30 * MINUTE)),
    { on: (_nth, page) => page === 2 },
  )
  const { rounds } = await fetchAll(koneps, openings, tools())
  const now = clock.now()
  const there = (world.lists.get('getOpengResultListInfoServc') ?? []).filter(({ axes, from }) => {
    const at = axes['1'] ?? 0
    return from <= now - 30 * MINUTE && at >= window.from && at <= window.to
  })
  const found = new Set(rounds.map(({ number, lot, rebid }) => `${number} ${lot} ${rebid}`))
  assert.ok(there.length > 20)
  for (const { number, lot, row } of there) assert.ok(found.has(`${number} ${lot} ${Number(row.rbidNo)}`))
})

for (const added of [[], ['T1', 'T2']]) {
  test(`a notice leaves its list between two pages, ${added.length} come to it: no other is lost`, async () => {
    const busy = createWorld({ seed: 'moved', from: START, days: 7, noticesADay: 600 })
    const list = busy.lists.get('getBidPblancListInfoThng') ?? []
    const other = await startFakeKoneps({ world: busy, clock })
    const connector = createKoneps({ baseUrl: other.baseUrl, serviceKey: FAKE_KEY })
    const last = list.findLast(({ axes, until }) => (axes['1'] ?? 0) <= WEEK.to && until > END)
    assert.ok(last)
    const copy = (number: string) => ({ ...last, number, row: { ...last.row, bidNtceNo: number } })
    other.misbehave(
      meanwhile(() => {
        list.splice(3, 1)
        list.push(...added.map(copy))
      }),
      { on: (nth, page) => page === 2 && nth === 2 },
    )
    const { notices } = await fetchAll(
      connector,
      { operation: 'notices.goods.registered', window: WEEK, subject: '' },
      tools(),
    )
    await other.stop()
    const current = list.filter(({ axes, until }) => (axes['1'] ?? 0) <= WEEK.to && until > END)
    const found = new Set(notices.map(({ record }) => `${record.number}/${record.revision}`))
    assert.ok(current.length > 999)
    for (const { number, order } of current) assert.ok(found.has(`${number}/${order}`), `${number}/${order}`)
  })
}

test('pages of bidders and openings are halved while the source runs out of time, down to a floor', async () => {
  const slow = await startFakeKoneps({ world, clock, biddersSlowFrom: 200 })
  const connector = createKoneps({ baseUrl: slow.baseUrl, serviceKey: FAKE_KEY })
  const task = { operation: 'bidders', window: { from: START + 9 * DAY, to: START + 10 * DAY }, subject: '' }
  assert.deepEqual(await fetchAll(connector, task, tools()), await fetchAll(koneps, task, tools()))
  const sizes = slow.calls
    .filter(({ params }) => params.bsnsDivCd === '5')
    .map(({ params }) => Number(params.numOfRows))
  assert.deepEqual(sizes.slice(0, 4), [999, 499, 249, 124])
  await slow.stop()
  const stuck = await startFakeKoneps({ world, clock, biddersSlowFrom: 1 })
  const hopeless = createKoneps({ baseUrl: stuck.baseUrl, serviceKey: FAKE_KEY })
  await assert.rejects(fetchAll(hopeless, task, tools()), failure('retry', /time-out/))
  assert.equal(stuck.calls.at(-1)?.params.numOfRows, '60')
  await stuck.stop()
})

test('no answer in time halves the page too, where pages may be halved', async () => {
  const honest = await fetchAll(koneps, openings, tools())
  fake.misbehave(silence, { on: (nth) => nth === 2 })
  const impatient = callerTools(clock.now, { timeoutMs: 200 })
  assert.deepEqual(await fetchAll(koneps, openings, impatient), honest)
  assert.ok(openingCalls().some(({ params }) => params.numOfRows === '10'))
  fake.behave()
  fake.misbehave(silence, { on: (nth) => nth === 1 })
  await assert.rejects(
    fetchAll(koneps, { operation: 'notices.goods.registered', window: WEEK, subject: '' }, impatient),
    failure('retry', /no answer/),
  )
})

test('an operation nobody knows, and whoever has given up, get nothing', async () => {
  await assert.rejects(read('notices.ships.registered', WEEK), failure('config'))
  const stopped = { ...tools(), signal: AbortSignal.abort() }
  await assert.rejects(fetchAll(koneps, openings, stopped), { name: 'AbortError' })
  assert.deepEqual(fake.calls, [])
})

test('a wrong day is a caller’s mistake, not a silent nothing', async () => {
  await assert.rejects(read('bidders', { from: START + DAY, to: START }), failure('config'))
  assert.equal(seoulDay(START), '2026-03-02')
})
