import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { withoutPackages } from '../../../clients/python/test/python.ts'
import { DAY, HOUR, seoulDay } from '../../../src/lib/clock.ts'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, createTestClock, failedRound, makeAccount, makeKey, roundRecord } from '../../../test/factories.ts'
import { freePort } from '../../../test/free-port.ts'
import { eventually, openTestDatabase, type TestDatabase } from '../../../test/harness.ts'
import type { Service } from '../../../test/services.ts'
import {
  installTryton,
  type Opportunity,
  openTryton,
  startGate,
  startProgram,
  type Tryton,
  tellWithdrawn,
} from './tryton.ts'

const folder = mkdtempSync(join(tmpdir(), 'gonggo-tryton-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const skip = withoutPackages(folder)

const OWN = '1234567890'
const OTHER = { name: '다른건설', businessNo: '9876543210' }
const LIVE = () => true

const notice = (number: string, changes: Parameters<typeof bidRecord>[0] = {}) => {
  const now = Date.now()
  const times = { postedAt: now - DAY, closeAt: now + 10 * DAY, openAt: now + 10 * DAY + HOUR, changedAt: now }
  return bidRecord({ number, title: '하수관로 정비공사', ...times, ...changes })
}

/** As Tryton has times: of UTC, without saying so. */
const utc = (at: number) => new Date(Math.floor(at / 1000) * 1000).toISOString().slice(0, 19).replace('T', ' ')

describe('Tryton', { skip }, () => {
  let bin: string
  let database: TestDatabase
  let app: TestApp
  let appPort: number
  let tryton: Tryton
  let key: string
  let webhookSecret: string
  let bellPort: number
  const followers: Service[] = []
  const clock = Object.assign(createTestClock(), { now: Date.now, steady: () => performance.now() })

  const startApp = () =>
    startTestApp({
      database,
      clock,
      env: { GONGGO_PORT: String(appPort), GONGGO_ALLOW_PRIVATE_WEBHOOKS: '127.0.0.0/8' },
    })

  const call = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const answer = await fetch(`${app.baseUrl}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    assert.ok(answer.ok, text)
    return (text === '' ? null : JSON.parse(text)) as Body
  }

  const settings = (url = tryton.url) => ({
    GONGGO_URL: app.baseUrl,
    GONGGO_KEY: key,
    GONGGO_WEBHOOK_SECRETS: webhookSecret,
    TRYTON_URL: url,
  })

  /** Runs a command to its end. */
  async function command(...words: string[]): Promise<string> {
    const program = startProgram(bin, words, settings())
    assert.equal(await program.ended, 0, program.output())
    return program.output()
  }

  /** Waits for the one opportunity of a notice to be as it should. */
  async function becomes(number: string, expected: Partial<Opportunity>): Promise<Opportunity> {
    let last: Opportunity[] = []
    try {
      return await eventually(async () => {
        last = await tryton.opportunities(number)
        assert.ok(last.length < 2, `${number} is there ${last.length} times`)
        const [one] = last
        return one && Object.entries(expected).every(([name, value]) => Reflect.get(one, name) === value) && one
      })
    } catch {
      const said = followers.map((one) => one.output().split('\n').slice(-8).join('\n')).join('\n--\n')
      return assert.deepEqual(last[0], expected, `${number}\n${said}\n${tryton.output().slice(-3000)}`) as never
    }
  }

  const bids = (...records: ReturnType<typeof notice>[]) => app.bids.upsert(records, LIVE)
  const rounds = (...records: ReturnType<typeof roundRecord>[]) =>
    app.bids.recordRounds(
      'one',
      records.map((record) => ({ ...record, changedAt: Date.now() })),
      LIVE,
    )

  const inTryton = async (): Promise<string[]> => {
    const rows = await tryton.db.sql<{ number: string }[]>`
      select gonggo_notice as number from sale_opportunity where gonggo_notice is not null order by 1`
    return rows.map(({ number }) => number)
  }

  async function matchedByService(): Promise<string[]> {
    await app.bids.follower.tick()
    const numbers: string[] = []
    for (let page = 1; ; page++) {
      type Answer = { total: number; items: { noticeNo: string }[] }
      const { total, items } = await call<Answer>('GET', `/v1/bids?matched=true&pageSize=100&page=${page}`)
      numbers.push(...items.map(({ noticeNo }) => noticeNo))
      if (numbers.length >= total) return numbers.sort()
    }
  }

  before(async () => {
    bin = installTryton(folder)
    database = await openTestDatabase()
    ;[appPort, bellPort] = [await freePort(), await freePort()]
    app = await startApp()
    tryton = await openTryton(bin, folder, database)
    const account = await makeAccount(app, { plan: 'enterprise' })
    key = (await makeKey(app, account.id)).key
    await call('PATCH', '/v1/account', { businessNo: OWN })
    await call('POST', '/v1/keywords', { keyword: '하수관로' })
    const url = `http://127.0.0.1:${bellPort}/`
    webhookSecret = (await call<{ secret: string }>('POST', '/v1/webhooks', { url })).secret
  })
  after(async () => {
    for (const one of followers) await one.end()
    await tryton?.close()
    await app?.close()
    await database?.close()
  })

  test('the opportunities are exactly the notices that keywords match', async () => {
    const some = Array.from({ length: 450 }, (_, index) =>
      notice(`S${String(index).padStart(3, '0')}`, { title: index % 3 ? '교량 보수공사' : '하수관로 정비공사' }),
    )
    await bids(...some)
    const before = performance.now()
    await command('once')
    const seconds = (performance.now() - before) / 1000
    const matched = await matchedByService()
    assert.equal(matched.length, 150)
    assert.deepEqual(await inTryton(), matched)
    process.stdout.write(`# 450 notices read, 150 opportunities written in ${seconds.toFixed(1)} s\n`)
    await command('again')
    assert.deepEqual(await inTryton(), matched)
  })

  test('a user without the group of the feed may not write it', async () => {
    const program = startProgram(bin, ['once'], settings(tryton.strangerUrl))
    assert.equal(await program.ended, 1)
    assert.match(program.output(), /You are not allowed to access "Gonggo Feed"/)
    assert.doesNotMatch(program.output(), /only%20for%20tests|only for tests/)
  })

  test('an opportunity has the agency, the amount, the deadline and the address', async () => {
    followers.push(startProgram(bin, ['follow'], settings()))
    followers.push(startProgram(bin, ['listen', '--port', String(bellPort)], settings()))
    const one = notice('A1', { demandAgency: '종로구청', demandAgencyCode: 'D1' })
    await bids(one)
    await becomes('A1', {
      state: 'lead',
      party: '종로구청',
      description: '하수관로 정비공사',
      amount: '50000000',
      currency: 'KRW',
      endDate: seoulDay(one.closeAt ?? 0),
      deadline: utc(one.closeAt ?? 0),
      link: 'https://portal.example/notices/A1',
    })
    await eventually(() => followers[1]?.output().includes('the bell: bid.matched'))
  })

  test('a changed deadline and amount are written, and values of users remain', async () => {
    const first = notice('A2')
    await bids(first)
    await becomes('A2', { amount: '50000000' })
    await tryton.db
      .sql`update sale_opportunity set description = '우리 말로', comment = '메모' where gonggo_notice = 'A2'`
    const closeAt = Date.now() + 20 * DAY
    await bids({
      ...first,
      closeAt,
      openAt: closeAt + HOUR,
      estimatedPrice: 61_000_000,
      revision: 1,
      changedAt: Date.now(),
    })
    await becomes('A2', {
      amount: '61000000',
      deadline: utc(closeAt),
      endDate: seoulDay(closeAt),
      description: '우리 말로',
    })
  })

  test('a renamed agency stays the same party, and parties entered by users are used', async () => {
    await tryton.db.sql`insert into party_party (name, code, active) values ('한강시설공단', 'HAND', true)`
    await bids(notice('A3', { agency: '한강시설공단', agencyCode: 'H7' }))
    await becomes('A3', { party: '한강시설공단' })
    await bids(notice('A4', { agency: '서울한강공단', agencyCode: 'H7' }))
    await becomes('A4', { party: '서울한강공단' })
    await becomes('A3', { party: '서울한강공단' })
    const parties = await tryton.db.sql`select code from party_party where gonggo_agency = 'H7'`
    assert.deepEqual([...parties], [{ code: 'HAND' }])
  })

  test('without an amount it is empty, also if Tryton does not have the currency', async () => {
    await bids(notice('A5', { estimatedPrice: null, budget: null }), notice('A6', { currency: 'USD' }))
    await becomes('A5', { state: 'lead', amount: null, currency: 'KRW' })
    await becomes('A6', { state: 'lead', amount: null, currency: 'KRW' })
    await bids(notice('A5', { estimatedPrice: 7_000_000, budget: null }))
    await becomes('A5', { amount: '7000000' })
  })

  test('an award closes it, a correction changes it, and a withdrawn award reopens it', async () => {
    const own = { winners: [{ name: '우리회사', businessNo: OWN }], amount: 44_000_000 }
    await bids(notice('A7'), notice('A8'), notice('A9'))
    await becomes('A9', { state: 'lead' })
    const day = seoulDay(Date.now())
    await rounds(roundRecord({ number: 'A7', ...own }), roundRecord({ number: 'A8', winners: [OTHER] }))
    await becomes('A7', { state: 'won', outcome: 'won', amount: '44000000' })
    const lost = await becomes('A8', { state: 'lost', outcome: 'lost' })
    // Midnight may have passed on the way.
    assert.ok([day, seoulDay(Date.now())].includes(lost.endDate ?? ''), `${lost.endDate} is not ${day}`)
    assert.equal(lost.lostReason, '다른건설 (9876543210) · 44,000,000 KRW · 88.123 %')
    await rounds(roundRecord({ number: 'A7', winners: [OTHER] }), roundRecord({ number: 'A8', ...own }))
    await becomes('A7', { state: 'lost', outcome: 'lost', amount: '50000000' })
    await becomes('A8', { state: 'won', outcome: 'won' })
    await rounds(failedRound({ number: 'A8' }))
    await becomes('A8', { state: 'lead', outcome: 'failed', award: '단독입찰' })
  })

  test('one won lot of several is sufficient, and a re-bid replaces its round', async () => {
    const own = { winners: [{ name: '우리회사', businessNo: OWN }], amount: 9_000_000 }
    await bids(notice('B6'), notice('B7'))
    await rounds(
      roundRecord({ number: 'B6', lot: '1', winners: [OTHER] }),
      roundRecord({ number: 'B6', lot: '2', ...own }),
      failedRound({ number: 'B7' }),
      roundRecord({ number: 'B7', rebid: 1, ...own }),
    )
    await becomes('B6', { state: 'won', amount: '9000000' })
    await becomes('B7', { state: 'won', outcome: 'won' })
  })

  test('after a failed bid it stays open; a cancelled notice is cancelled', async () => {
    await bids(notice('B1'), notice('B2'))
    await becomes('B2', { state: 'lead' })
    await rounds(failedRound({ number: 'B1' }))
    await bids(notice('B2', { kind: 'cancelled', revision: 1 }))
    await becomes('B1', { state: 'lead', outcome: 'failed', award: '단독입찰' })
    await becomes('B2', { state: 'cancelled', outcome: 'cancelled' })
    tellWithdrawn(bin, tryton.url, 'B1')
    await becomes('B1', { state: 'cancelled', outcome: 'withdrawn' })
  })

  test('an opportunity cancelled by a user remains cancelled, unless it was won', async () => {
    await bids(notice('B3'), notice('B4'))
    await becomes('B3', { state: 'lead' })
    await becomes('B4', { state: 'lead' })
    await tryton.db.sql`update sale_opportunity set state = 'cancelled' where gonggo_notice in ('B3', 'B4')`
    await rounds(
      roundRecord({ number: 'B3', winners: [OTHER] }),
      roundRecord({ number: 'B4', winners: [OTHER, { name: '우리회사', businessNo: OWN }] }),
    )
    await becomes('B3', { state: 'cancelled', outcome: 'lost' })
    await becomes('B4', { state: 'won', outcome: 'won' })
  })

  test('a pursued notice becomes an opportunity without a keyword, as soon as it is pursued', async () => {
    await bids(notice('B5', { title: '교량 보수공사' }))
    const { id } = await call<{ id: string }>('POST', '/v1/pursuits', { noticeNo: 'B5', state: 'bid' })
    await becomes('B5', { state: 'lead', description: '교량 보수공사' })
    await call('DELETE', `/v1/pursuits/${id}`)
    await rounds(roundRecord({ number: 'B5', winners: [OTHER] }))
    await becomes('B5', { state: 'lost' })
  })

  test('a notice rejected by Tryton affects no others, is listed, and is written when possible', async () => {
    // As a module of somebody else would ask for more than the notice has.
    await tryton.db.sql`alter table sale_opportunity add constraint no_rush check (description not like '%긴급%')`
    await bids(notice('B8'), notice('B9', { title: '하수관로 긴급 보수' }), notice('C0'))
    await becomes('B8', { state: 'lead' })
    await becomes('C0', { state: 'lead' })
    const listed = startProgram(bin, ['refused'], settings())
    assert.equal(await listed.ended, 1)
    assert.match(listed.output(), /^D?B9: .*no_rush/m)
    assert.deepEqual(await tryton.opportunities('B9'), [])
    await tryton.db.sql`alter table sale_opportunity drop constraint no_rush`
    await command('again')
    await becomes('B9', { state: 'lead' })
    await command('refused')
  })

  test('killed between the write and its response, it resumes at the position in Tryton', async () => {
    for (const one of followers.splice(0)) await one.end()
    const gate = await startGate(tryton.port)
    gate.keepAnswersTo('gonggo.feed.take', 'C1')
    await bids(notice('C1'))
    const program = startProgram(bin, ['follow'], settings(tryton.url.replace(`:${tryton.port}/`, `:${gate.port}/`)))
    await eventually(() => gate.kept() > 0)
    await program.end('SIGKILL')
    gate.close()
    const written = () => tryton.db.sql`
      select o.id, o.create_date, o.write_date, f.cursor from sale_opportunity o, gonggo_feed f
      where o.gonggo_notice = 'C1'`
    const before = await written()
    assert.equal(before.length, 1)
    await command('once')
    assert.deepEqual(await written(), before, 'what was written is not written again')
    await becomes('C1', { state: 'lead' })
  })

  test('if Tryton is killed within a page, nothing of it is stored, and then all of it, once', async () => {
    const told = () => tryton.db.sql`select cursor from gonggo_feed`
    const before = await told()
    // Somebody is about to enter the same agency: the page waits for them with its first notice written.
    const { promise: isGivenUp, resolve: giveUp } = Promise.withResolvers<void>()
    const { promise: isEntered, resolve: entered } = Promise.withResolvers<void>()
    const entering = tryton.db.transaction(async (tx) => {
      await tx`insert into party_party (name, code, active, gonggo_agency) values ('막힌기관', 'S1', true, 'STUCK')`
      entered()
      await isGivenUp
      await tx`delete from party_party where code = 'S1'`
    })
    await isEntered
    await bids(notice('C2'))
    await bids(notice('C3', { agency: '막힌기관', agencyCode: 'STUCK' }))
    followers.push(startProgram(bin, ['follow'], settings()))
    followers.push(startProgram(bin, ['listen', '--port', String(bellPort)], settings()))
    await eventually(async () => {
      const waiting = await tryton.db.sql`
        select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query ilike 'insert into "party_party"%'`
      return waiting.length > 0
    })
    await tryton.stop('SIGKILL')
    giveUp()
    await entering
    assert.deepEqual([await tryton.opportunities('C2'), await told()], [[], before])
    await tryton.start()
    await becomes('C2', { state: 'lead' })
    await becomes('C3', { state: 'lead', party: '막힌기관' })
  })

  test('an outage of Tryton', async () => {
    await tryton.stop()
    await bids(notice('C4'), notice('A1', { revision: 1, title: '하수관로 정비공사 (정정)' }))
    await eventually(() => followers.every((one) => /again in \d+ s/.test(one.output())))
    await tryton.start()
    await becomes('C4', { state: 'lead' })
    await becomes('A1', { description: '하수관로 정비공사 (정정)' })
  })

  test('an outage of the service', async () => {
    await app.close()
    await eventually(() => followers[0]?.output().includes('ConnectionLost'))
    app = await startApp()
    await bids(notice('C5'))
    await becomes('C5', { state: 'lead' })
  })

  test('the same webhook again, a forged one, and both paths at once', async () => {
    const numbers = Array.from({ length: 30 }, (_, index) => `D${index}`)
    for (const number of numbers) await bids(notice(number))
    for (const number of numbers) await becomes(number, { state: 'lead' })
    type Deliveries = { items: { id: string; state: string }[] }
    const [webhook] = (await call<{ items: { id: string }[] }>('GET', '/v1/webhooks')).items
    const path = `/v1/webhooks/${webhook?.id}/deliveries`
    const [delivery] = (await call<Deliveries>('GET', `${path}?state=delivered`)).items
    const rings = () => followers[1]?.output().split('the bell').length ?? 0
    const before = rings()
    await call('POST', `${path}/${delivery?.id}/redeliver`)
    await eventually(() => rings() > before)
    const forged = await fetch(`http://127.0.0.1:${bellPort}/`, { method: 'POST', body: '{"type":"bid.matched"}' })
    assert.equal(forged.status, 401)
    for (const number of numbers) await becomes(number, { state: 'lead' })
  })

  test('in the end there is one opportunity for each notice that was matched or pursued', async () => {
    assert.deepEqual(await inTryton(), [...(await matchedByService()), 'B5'].sort())
  })
})
