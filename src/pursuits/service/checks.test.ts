import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import {
  ATTEMPT,
  announcedRound,
  bidderRecord,
  bidRecord,
  failedRound,
  makeAccount,
  makeKey,
  roundRecord,
} from '../../../test/factories.ts'
import { databaseNow, eventually } from '../../../test/harness.ts'
import { createTeamHands, type Team } from '../../../test/team.ts'
import { DAY, HOUR } from '../../lib/clock.ts'
import type { Pursuit, PursuitInput } from '../schema.ts'
import { lockDuePursuit, pursuitLeases } from '../store/checks.ts'

const OWN = '1234567890'
const winner = (businessNo: string) => ({ winners: [{ name: '한빛건설', businessNo }] })

describe('results and pursuits', () => {
  let app: TestApp
  let account: { id: string }
  let keyId: string
  before(async () => {
    app = await startTestApp({ role: 'api' })
  })
  after(() => app.close())
  beforeEach(async () => {
    account = await newAccount()
    keyId = (await makeKey(app, account.id)).id
  })

  async function newAccount() {
    const made = await makeAccount(app, { plan: 'enterprise' })
    await app.accounts.setBusinessNo(made.id, '123-45-67890')
    return made
  }

  const callerOf = (accountId: string) => ({ accountId, keyId, requestId: 'req_0' })

  let count = 0
  async function pursue(wishes: Partial<PursuitInput> = {}, changes: Parameters<typeof bidRecord>[0] = {}) {
    const number = `LOOK${++count}`
    await app.bids.upsert([bidRecord({ number, ...changes })], () => false)
    const input = { noticeNo: number, state: 'bid' as const, ...wishes }
    return { number, id: (await app.pursuits.create(ATTEMPT, callerOf(account.id), input)).body.id }
  }

  /** All that is known by now has been checked. */
  async function checked(times = 1): Promise<void> {
    const workers = Array.from({ length: times }, () => app.pursuits.worker())
    await Promise.all(workers.map(() => app.pursuits.follow()))
    await eventually(async () => {
      await Promise.all(workers.map((worker) => worker.tick()))
      const [row] = await app.db.sql<{ due: number }[]>`
        select count(*) as due from pursuits where due_at <= statement_timestamp()`
      return row?.due === 0
    })
  }

  const find = async (id: string): Promise<Pursuit> =>
    (await app.pursuits.find(account.id, id)) ?? assert.fail(`${id} is gone`)
  const stateOf = async (id: string) => {
    const { state, stateBy, outcome } = await find(id)
    return `${state} ${stateBy} ${outcome}`
  }
  const record = (...records: Parameters<typeof roundRecord>[0][]) =>
    app.bids.recordRounds('one', records.map(roundRecord), () => true)

  /** States that events have told of, in their order. */
  async function told(id: string, accountId = account.id): Promise<string[]> {
    const rows = await app.db.sql<{ data: string }[]>`
      select data from events where account_id = ${accountId} and type = 'pursuit.changed' order by position`
    return rows
      .map(
        ({ data }) => JSON.parse(data) as { pursuit: Pursuit; changes: { field: string; old: string; new: string }[] },
      )
      .filter(({ pursuit }) => pursuit.id === id)
      .flatMap(({ changes }) => changes.filter(({ field }) => field === 'state').map((one) => `${one.old}>${one.new}`))
  }

  test('an award decides, a corrected one corrects, a withdrawn one reverts, with one event each', async () => {
    const { number, id } = await pursue()
    await checked()
    assert.equal(await stateOf(id), 'bid person null')
    await record({ number, ...winner('9999999999') })
    await checked()
    assert.equal(await stateOf(id), 'lost result awarded')
    const { result } = await find(id)
    assert.deepEqual([result?.amount, result?.rate, result?.winners[0]?.businessNo], [44_000_000, 88.123, '9999999999'])
    // The same again, as sources tell it.
    await record({ number, ...winner('9999999999') })
    await checked()
    await record({ number, ...winner(OWN), changedAt: Date.now() })
    await checked()
    assert.equal(await stateOf(id), 'won result awarded')
    await app.bids.recordRounds('one', [failedRound({ number, changedAt: Date.now() + 1 })], () => true)
    await checked()
    assert.equal(await stateOf(id), 'bid person failed')
    assert.deepEqual(await told(id), ['null>bid', 'bid>lost', 'lost>won', 'won>bid'])
    const steps = await app.pursuits.history(account.id, id, { page: 1, pageSize: 20 })
    assert.deepEqual(
      steps?.items.map(({ actor }) => actor.kind),
      ['system', 'system', 'system', 'key'],
    )
  })

  test('a failed bid and its re-bid are recorded; the award of the re-bid decides', async () => {
    const { number, id } = await pursue()
    await app.bids.recordRounds('one', [failedRound({ number })], () => true)
    await checked()
    assert.equal(await stateOf(id), 'bid person failed')
    assert.equal((await find(id)).result?.reason, '단독입찰')
    const again = { number, rebid: 1, closeAt: app.clock.now() + DAY, openAt: app.clock.now() + DAY + HOUR }
    await app.bids.recordRounds('one', [announcedRound(again)], () => true)
    await checked()
    assert.equal(await stateOf(id), 'bid person rebid')
    await record({ number, rebid: 1, ...winner(OWN) })
    await checked()
    assert.equal(await stateOf(id), 'won result awarded')
    assert.equal((await find(id)).result?.rebid, 1)
  })

  test('a cancelled notice marks the pursuit', async () => {
    const { number, id } = await pursue({ state: 'preparing' })
    await app.bids.upsert([bidRecord({ number, revision: 1, kind: 'cancelled' })], () => true)
    await checked()
    assert.equal(await stateOf(id), 'preparing person cancelled')
    assert.equal((await find(id)).notice?.status, 'cancelled')
  })

  const withdraw = (number: string, sameAs: string | null = null) =>
    app.operators.notices.withdraw({ noticeNo: number, reason: 'Posted by mistake', sameAs })
  const outcomesOf = async (id: string) =>
    (await app.pursuits.history(account.id, id, { page: 1, pageSize: 20 }))?.items.flatMap(({ changes }) =>
      changes.flatMap(({ field, new: to }) => (field === 'outcome' || field === 'noticeNo' ? [`${field} ${to}`] : [])),
    )

  test('a withdrawn notice marks it like a cancelled one, until the notice returns', async () => {
    const { number, id } = await pursue({ state: 'preparing' })
    await checked()
    assert.equal(await withdraw(number), 'done')
    await checked()
    assert.equal(await stateOf(id), 'preparing person cancelled')
    assert.equal((await find(id)).notice, null)
    await app.operators.notices.restore(number)
    await checked()
    assert.equal(await stateOf(id), 'preparing person null')
    assert.equal((await find(id)).notice?.status, 'open')
    assert.deepEqual(await outcomesOf(id), ['outcome null', 'outcome cancelled'])
  })

  test('an award that arrives while the notice is withdrawn decides once, when the notice returns', async () => {
    const { number, id } = await pursue()
    await checked()
    for (let round = 0; round < 2; round++) {
      await withdraw(number)
      await checked()
      await record({ number, ...winner(OWN) })
      await checked()
      await app.operators.notices.restore(number)
      await checked()
    }
    assert.equal(await stateOf(id), 'won result awarded')
    assert.deepEqual(await told(id), ['null>bid', 'bid>won'])
  })

  test('a withdrawn notice cannot be pursued', async () => {
    const { number } = await pursue()
    await withdraw(number)
    const other = await newAccount()
    const begun = app.pursuits.create(ATTEMPT, callerOf(other.id), { noticeNo: number })
    await assert.rejects(begun, { code: 'invalid_field' })
  })

  test('a pursuit of a duplicate notice moves to the remaining one', async () => {
    const [kept, double] = [await pursue(), await pursue({ state: 'preparing' })]
    await app.pursuits.remove(callerOf(account.id), kept.id)
    await withdraw(double.number, kept.number)
    await checked()
    const { noticeNo, notice, state, outcome } = await find(double.id)
    assert.deepEqual([noticeNo, notice?.status, state, outcome], [kept.number, 'open', 'preparing', null])
    assert.deepEqual(await outcomesOf(double.id), [`noticeNo ${kept.number}`])
    await record({ number: kept.number, ...winner(OWN) })
    await checked()
    assert.equal(await stateOf(double.id), 'preparing person awarded')
  })

  test('if the account pursues both notices, the pursuit of the withdrawn one is marked and remains', async () => {
    const [kept, double] = [await pursue(), await pursue()]
    await withdraw(double.number, kept.number)
    await checked()
    assert.deepEqual(
      [(await find(double.id)).noticeNo, await stateOf(double.id)],
      [double.number, 'bid person cancelled'],
    )
    assert.equal(await stateOf(kept.id), 'bid person null')
  })

  test('an earlier result also decides, and so does a later move to bid', async () => {
    const number = `EARLY${++count}`
    await app.bids.upsert([bidRecord({ number })], () => false)
    await record({ number, ...winner(OWN) })
    const input = { noticeNo: number, state: 'watching' as const }
    const { id } = (await app.pursuits.create(ATTEMPT, callerOf(account.id), input)).body
    await checked()
    assert.equal(await stateOf(id), 'watching person awarded')
    await app.pursuits.change(callerOf(account.id), id, { state: 'bid' }, () => true)
    await checked()
    assert.equal(await stateOf(id), 'won result awarded')
  })

  test('overruling a result needs a correction, which remains until the result changes', async () => {
    const { number, id } = await pursue()
    await record({ number, ...winner('9999999999') })
    await checked()
    const move = (patch: object) => app.pursuits.change(callerOf(account.id), id, patch, () => true)
    await assert.rejects(move({ state: 'won' }), /pursuit_settled/)
    assert.equal((await move({ bidAmount: 7 }))?.bidAmount, 7)
    await move({ state: 'won', correction: true })
    await checked()
    assert.equal(await stateOf(id), 'won correction awarded')
    await record({ number, ...winner('8888888888'), changedAt: Date.now() })
    await checked()
    assert.equal(await stateOf(id), 'lost result awarded')
  })

  test('a new business number decides again; without one, nothing is decided', async () => {
    const { number, id } = await pursue()
    await app.accounts.setBusinessNo(account.id, null)
    await record({ number, ...winner(OWN) })
    await checked()
    assert.equal(await stateOf(id), 'bid person awarded')
    await app.accounts.setBusinessNo(account.id, OWN)
    await checked()
    assert.equal(await stateOf(id), 'won result awarded')
    await app.accounts.setBusinessNo(account.id, '9876543210')
    await checked()
    assert.equal(await stateOf(id), 'lost result awarded')
    await assert.rejects(app.accounts.setBusinessNo(account.id, '12'), /ten digits/)
  })

  test('the own rank is shown as soon as bidders are listed, with numbers in any spelling', async () => {
    const { number, id } = await pursue()
    await record({ number, ...winner('9999999999') })
    await checked()
    const { result } = await find(id)
    assert.deepEqual([result?.own, result?.plannedPrice], [null, 49_930_000])
    const bidderRows = [
      bidderRecord({ businessNo: '9999999999' }),
      bidderRecord({ businessNo: '123-45-67890', rank: 2, amount: 44_100_000, rate: 88.3, won: false }),
    ]
    await record({ number, ...winner('9999999999'), bidderRows, changedAt: Date.now() })
    await checked()
    assert.deepEqual((await find(id)).result?.own, { rank: 2, amount: 44_100_000, rate: 88.3 })
  })

  test('with two workers, many accounts and a notice that keeps changing, each state has one event', async () => {
    const others = await Promise.all(Array.from({ length: 8 }, newAccount))
    const number = `MANY${++count}`
    await app.bids.upsert([bidRecord({ number })], () => false)
    const ids = await Promise.all(
      others.map(async ({ id }) => {
        const input = { noticeNo: number, state: 'bid' as const }
        return (await app.pursuits.create(ATTEMPT, callerOf(id), input)).body.id
      }),
    )
    for (const [index, businessNo] of ['9999999999', OWN, '9999999999', OWN].entries()) {
      await record({ number, ...winner(businessNo), changedAt: app.clock.now() + index })
      await checked(2)
    }
    for (const [index, { id: accountId }] of others.entries()) {
      assert.deepEqual(await told(ids[index] ?? '', accountId), [
        'null>bid',
        'bid>lost',
        'lost>won',
        'won>lost',
        'lost>won',
      ])
    }
  })

  test('work left by a killed worker is completed, with one event', async () => {
    const { number, id } = await pursue()
    await checked()
    await record({ number, ...winner(OWN) })
    await app.pursuits.follow()
    await app.db.sql`
      update pursuits set lease_until = statement_timestamp() - interval '1 second', lease_token = 'killed'
      where id = ${id}`
    await checked()
    assert.equal(await stateOf(id), 'won result awarded')
    assert.deepEqual(await told(id), ['null>bid', 'bid>won'])
  })

  test('a worker whose lease was taken over writes nothing', async () => {
    const { id } = await pursue()
    const leases = pursuitLeases(1_000)
    const claimed = (await leases.claim(app.db.sql, 100)).find((row) => row.id === id) ?? assert.fail('not due')
    assert.equal((await app.db.transaction((tx) => lockDuePursuit(tx, claimed)))?.id, id)
    await app.db.sql`update pursuits set lease_token = 'of another' where id = ${id}`
    assert.equal(await app.db.transaction((tx) => lockDuePursuit(tx, claimed)), null)
  })

  test('a failing check of a pursuit does not affect others', async () => {
    const closeAt = (await databaseNow(app.db)) + 10 * DAY
    const bad = await pursue({ state: 'preparing', remindClosing: [1] }, { closeAt })
    const good = await pursue()
    await checked()
    await app.db.sql`
      update pursuits set reminded = ${JSON.stringify({ closing: { closeAt, told: 5 } })}::text::jsonb
      where id = ${bad.id}`
    await record({ number: bad.number, ...winner(OWN) }, { number: good.number, ...winner(OWN) })
    await app.pursuits.follow()
    const worker = app.pursuits.worker()
    while ((await worker.tick()) > 0);
    assert.equal(await stateOf(good.id), 'won result awarded')
    assert.equal(await stateOf(bad.id), 'preparing person null')
    await app.db.sql`update pursuits set reminded = '{}', lease_until = null, lease_token = null where id = ${bad.id}`
    await checked()
    assert.equal(await stateOf(bad.id), 'preparing person awarded')
  })
})

describe('reminders', () => {
  let app: TestApp
  let team: Team
  const hands = createTeamHands(() => app)
  before(async () => {
    app = await startTestApp({ role: 'api' })
    team = await hands.newTeam()
  })
  after(() => app.close())

  /** By the clock of the database, which decides what is due. */
  async function inDays(days: number) {
    const at = (await databaseNow(app.db)) + days * DAY
    return { closeAt: at, openAt: at }
  }
  let count = 0
  async function pursue(wishes: Partial<PursuitInput>) {
    const number = `REM${++count}`
    await app.bids.upsert([bidRecord({ number, ...(await inDays(2.5)) })], () => false)
    const { status, body } = await hands.call('POST', '/v1/pursuits', team.key, {
      body: { noticeNo: number, remindClosing: [3, 2], remindOpening: [2, 1], ...wishes },
    })
    assert.equal(status, 201, JSON.stringify(body))
    await checked()
    return number
  }

  async function checked(): Promise<void> {
    await app.pursuits.follow()
    const worker = app.pursuits.worker()
    while ((await worker.tick()) > 0);
  }

  async function move(number: string, days: number): Promise<void> {
    await app.bids.upsert([bidRecord({ number, ...(await inDays(days)), changedAt: Date.now() })], () => true)
    await checked()
  }

  const mailsTo = async (email: string): Promise<string[]> =>
    (
      await app.db.sql<{ dedupe: string }[]>`
        select dedupe from mails where template = 'pursuit-reminder' and recipient = ${email} order by id`
    ).map(({ dedupe }) => dedupe.replace(/^pursuit \S+ (\w+) \d+ (\d+) .*$/, '$1 $2'))

  test('the assignee is reminded once for each day, also if a deadline moves closer', async () => {
    const { id, email } = await hands.join(team, 'member')
    const number = await pursue({ assignee: id })
    assert.deepEqual(await mailsTo(email), [], 'what was past when it began is not told of')
    await move(number, 1.5)
    assert.deepEqual(await mailsTo(email), ['closing 2'])
    await move(number, 1.4)
    assert.deepEqual(await mailsTo(email), ['closing 2'])
    await move(number, 9)
    await move(number, 1.5)
    assert.deepEqual(await mailsTo(email), ['closing 2', 'closing 2'], 'a later deadline brings all days anew')
  })

  test('after the bid, the assignee is reminded of the opening instead', async () => {
    const { id, email } = await hands.join(team, 'member')
    const number = await pursue({ assignee: id, state: 'bid' })
    await move(number, 1.5)
    assert.deepEqual(await mailsTo(email), ['opening 2'])
  })

  test('no reminders for closed, cancelled and unassigned pursuits', async () => {
    const { id, email } = await hands.join(team, 'member')
    const { body: invited } = await hands.invite(team, { email: 'waits@example.com' })
    const over = await pursue({ assignee: id, state: 'dropped' })
    const cancelled = await pursue({ assignee: id })
    const ofNobody = await pursue({})
    const ofInvited = await pursue({ assignee: invited.id })
    const soon = await inDays(2.5)
    await app.bids.upsert([bidRecord({ number: cancelled, revision: 1, kind: 'cancelled', ...soon })], () => true)
    for (const number of [over, ofNobody, ofInvited]) await move(number, 1.5)
    assert.deepEqual(await mailsTo(email), [])
    assert.deepEqual(await mailsTo('waits@example.com'), [])
    const [row] = await app.db.sql<{ mails: number }[]>`
      select count(*) as mails from mails where dedupe like 'pursuit %' and dedupe like ${`%${team.ownerId}`}`
    assert.equal(row?.mails, 0)
  })
})
