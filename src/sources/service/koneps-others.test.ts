import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createTestClock } from '../../../test/factories.ts'
import { addOthers } from '../../../test/koneps/others.ts'
import { type Portal, startPortal } from '../../../test/koneps/portal.ts'
import { down } from '../../../test/koneps/tricks.ts'
import { PERSON } from '../../../test/koneps/wire.ts'
import { createWorld } from '../../../test/koneps/world.ts'
import { DAY, HOUR, parseTime, seoulDay } from '../../lib/clock.ts'
import { createGate } from './caller.ts'

const START = parseTime('2026-03-02', 'start') ?? 0

interface Shown {
  preSpecifications: { number: string; title: string; budget: number | null }[]
}

describe('the other services of the Korean portal', () => {
  const clock = createTestClock(START)
  const world = createWorld({ seed: 'others', from: START, days: 2, noticesADay: 12 })
  const others = addOthers(world, { seed: 'others', from: START, days: 2, aDay: 12 })
  let portal: Portal
  let app: Portal['app']
  let fake: Portal['fake']
  let sources: Portal['sources']

  before(async () => {
    // What is told of results and codes takes a thousand calls, and says nothing of this.
    const operations = /^(notices|preSpecs)\.|^(licences|regions)$/
    portal = await startPortal({ clock, world, others: ['koneps-private', 'koneps-prespec'], operations })
    ;({ app, fake, sources } = portal)
  })
  after(() => portal.close())

  /** All sources that are enabled, at the same time; cut off after so many calls. */
  async function turn(killAfter?: number): Promise<void> {
    await sources.wakeAll()
    const worker = sources.worker()
    const calls = fake.calls.length
    const watch = setInterval(() => {
      if (killAfter !== undefined && fake.calls.length - calls >= killAfter) void worker.stop()
    }, 1)
    await worker.tick()
    clearInterval(watch)
    await worker.stop()
    await app.db.sql`update sources set lease_until = null, lease_token = null`
  }
  const shown = async () => (await sources.list()).map(({ name, state }) => `${name} ${state}`)
  const until = async (end: number, step: number) => {
    while (clock.now() < end) {
      clock.advance(step)
      await turn()
    }
  }

  test('are off: the operator sees that he could have them, nobody else sees anything', async () => {
    assert.deepEqual(await shown(), [])
    await sources.ensure('koneps', 'koneps')
    assert.deepEqual(await shown(), ['koneps enabled', 'koneps-prespec disabled', 'koneps-private disabled'])
    assert.deepEqual(
      (await sources.report()).map(({ name }) => name),
      ['koneps'],
    )
    await turn()
    assert.ok(!fake.calls.some(({ operation }) => /Prvt|PublicPrcure/.test(operation)))
    assert.equal(await sources.disable('koneps-private'), false, 'it has never been on')
  })

  test('are read once enabled, through an outage and kills, all three within the manners of one caller', async () => {
    for (const name of ['koneps-private', 'koneps-prespec']) assert.equal(await sources.enable(name), true)
    assert.equal(await sources.enable('koneps-unknown'), false)
    await turn()
    await until(START + 10 * HOUR, 2 * HOUR)
    fake.misbehave(down)
    await until(START + 16 * HOUR, 3 * HOUR)
    fake.behave()
    for (const calls of [5, 17, 29]) {
      clock.advance(HOUR)
      await turn(calls)
    }
    await until(START + 3 * DAY, 8 * HOUR)
    await until(START + 3 * DAY + 2 * HOUR, HOUR)
    const states = await sources.list()
    for (const { name, failedWindows, quarantined, lastFailure } of states)
      assert.deepEqual([name, failedWindows, quarantined], [name, 0, 0], lastFailure ?? '')
    assert.deepEqual(fake.violations, [])
    for (let day = 0; day < 5; day++)
      for (const [operation, calls] of fake.callsOn(seoulDay(START + day * DAY))) assert.ok(calls < 1000, operation)
  })

  test('bring every private notice as it stands, each once', async () => {
    const rows = await app.db.sql<{ number: string; revision: number; kind: string; closeAt: number }[]>`
      select number, revision, kind, notice_close_at as close_at from bids where source = 'koneps-private'`
    const stored = new Map(rows.map((row) => [row.number, row]))
    assert.equal(stored.size, rows.length)
    assert.equal(stored.size, others.private.size)
    for (const [number, states] of others.private) {
      const last = states.at(-1)
      const row = stored.get(number)
      assert.deepEqual(
        [row?.revision, row?.closeAt],
        [last?.order, Math.max(last?.closeAt ?? 0, last?.extendedTo ?? 0)],
        number,
      )
      assert.equal(row?.kind === 'cancelled', last?.divisionName === '취소공고', number)
    }
  })

  test('tell the limits of private notices, and doubt where a notice says "see the documents"', async () => {
    const rows = await app.db.sql<
      { number: string; regions: string[]; regionCheckNeeded: boolean; licences: object[] }[]
    >`
      select number, regions, region_check_needed, licences from bids where source = 'koneps-private'`
    for (const { number, regions, regionCheckNeeded, licences } of rows) {
      const limit = others.private.get(number)?.at(-1)?.regionLimit
      assert.deepEqual(regions, limit === '투찰제한' ? ['경기도'] : [], number)
      assert.equal(licences.length, limit === '투찰제한' ? 1 : 0, number)
      assert.equal(regionCheckNeeded, limit === '공고서 참조', number)
    }
  })

  test('link a notice with its pre-specification, whichever of the two says so', async () => {
    let linked = 0
    for (const [number, states] of world.notices) {
      if ((states[0]?.registeredAt ?? 0) > clock.now() - 2 * HOUR) continue
      const { status, body } = await app.get<Shown>(`/v1/bids/${number}`)
      assert.equal(status, 200)
      const spec = others.linked.get(number)
      const [first] = others.specs.get(spec ?? '') ?? []
      assert.deepEqual(
        body.preSpecifications.map((one) => [one.number, one.title, one.budget]),
        first
          ? [[spec, first.title.trim().replace('&amp;', '&').replace('&lt;', '<').replace('&gt;', '>'), first.budget]]
          : [],
        number,
      )
      linked += body.preSpecifications.length
    }
    assert.ok(linked > 8)
  })

  test('make no version, no change in the feed and no bid of a pre-specification', async () => {
    const [rows] = await app.db.sql<{ bids: number; specs: number }[]>`
      select (select count(*) from bids where source = 'koneps-prespec') as bids,
        (select count(*) from pre_specifications) as specs`
    assert.equal(rows?.bids, 0)
    assert.ok((rows?.specs ?? 0) > 10)
  })

  test('keep nothing of people', async () => {
    const text = JSON.stringify([
      ...(await app.db.sql`select * from bids where source = 'koneps-private'`),
      ...(await app.db.sql`select * from pre_specifications`),
      ...(await app.db.sql`select * from source_parts`),
      ...(await app.db.sql`select * from source_rejects`),
    ])
    assert.equal(text.includes(PERSON), false)
  })

  test('told again change nothing, and what is older than what stands is passed over', async () => {
    const before = await app.db
      .sql`select pre_specifications::text as text, xmin::text as writer from pre_specifications order by number`
    const run = await sources.order('koneps-prespec', { from: START, to: clock.now() })
    await turn()
    const ended = await sources.runState(run?.id ?? '')
    assert.deepEqual([ended?.open, ended?.new, ended?.changed], [0, 0, 0], ended?.reason ?? '')
    assert.ok((ended?.unchanged ?? 0) > 10)
    const [known] = await app.db.sql<{ number: string; title: string; changedAt: number }[]>`
      select number, title, changed_at from pre_specifications order by number limit 1`
    assert.ok(known)
    const told = {
      number: known.number,
      title: 'an older title',
      agency: '서울특별시',
      demandAgency: null,
      budget: null,
      receivedAt: START,
      opinionsUntil: null,
      documents: [],
      noticeNumbers: [],
      changedAt: known.changedAt - 1,
    }
    assert.deepEqual(await app.bids.rememberPreSpecs('koneps', [told]), { new: 0, changed: 0, unchanged: 1 })
    const after = await app.db
      .sql`select pre_specifications::text as text, xmin::text as writer from pre_specifications order by number`
    assert.deepEqual([...after], [...before])
  })

  test('forget a notice that a pre-specification names no more, but not what the notice itself says', async () => {
    const [first, second] = [...world.notices.keys()]
    assert.ok(first && second)
    const spec = (noticeNumbers: string[], changedAt: number) => ({
      number: 'R26BD99999999',
      title: '규격',
      agency: '서울특별시',
      demandAgency: null,
      budget: null,
      receivedAt: START,
      opinionsUntil: null,
      documents: [],
      noticeNumbers,
      changedAt,
    })
    const namedBy = async (number: string) => {
      const { body } = await app.get<Shown>(`/v1/bids/${number}`)
      return body.preSpecifications.some((one) => one.number === 'R26BD99999999')
    }
    await app.bids.rememberPreSpecs('koneps', [spec([first, second], START)])
    await app.bids.linkPreSpecs('koneps', [{ number: first, preSpec: 'R26BD99999999' }])
    assert.deepEqual([await namedBy(first), await namedBy(second)], [true, true])
    await app.bids.rememberPreSpecs('koneps', [spec([], START + 1)])
    assert.deepEqual([await namedBy(first), await namedBy(second)], [true, false])
  })

  test('are gone again once disabled, but what they brought stays', async () => {
    for (const name of ['koneps-private', 'koneps-prespec']) assert.equal(await sources.disable(name), true)
    const calls = fake.calls.length
    clock.advance(DAY)
    await turn()
    assert.ok(!fake.calls.slice(calls).some(({ operation }) => /Prvt|PublicPrcure/.test(operation)))
    assert.deepEqual(await shown(), ['koneps enabled', 'koneps-prespec disabled', 'koneps-private disabled'])
    assert.equal((await sources.report()).length, 3)
  })
})

test('what goes through one gate begins one after the other, whoever asks', async () => {
  const gate = createGate({ atOnce: 2, spacingMs: 20 })
  const { signal } = new AbortController()
  const starts: number[] = []
  let [open, most] = [0, 0]
  const call = async () => {
    starts.push(performance.now())
    most = Math.max(most, ++open)
    await new Promise(setImmediate)
    open--
  }
  gate.rest()
  const begun = performance.now()
  await Promise.all(Array.from({ length: 6 }, () => gate.turn(signal, call)))
  assert.ok(most <= 2)
  for (const [index, at] of starts.entries()) assert.ok(at - (starts[index - 1] ?? begun) >= 18, `${starts}`)
})
