import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { makeAccount, NOW } from '../../test/factories.ts'
import { eventually } from '../../test/harness.ts'
import { winners } from '../../test/report-content.ts'
import type { Account } from '../accounts/index.ts'
import { createIdempotency } from '../lib/idempotency.ts'
import { createSecrets } from '../lib/secret.ts'
import { createReports, type ReportMail, type Reports, type ReportsDeps } from './index.ts'
import type { ReportInput, SchedulePatch } from './schema.ts'

const JSON_OF_MATCHES: ReportInput = { period: 'weekly', format: 'json', sections: ['matches'] }

describe('the queue of reports', () => {
  let app: TestApp
  let account: Account
  const mails: ReportMail[] = []
  const events: string[] = []
  before(async () => {
    app = await startTestApp({ role: 'api' })
  })
  beforeEach(async () => {
    await app.database.db.sql`
      with files as (delete from report_files), schedules as (delete from report_schedules)
      delete from reports`
    account = await makeAccount(app, { plan: 'enterprise', name: '한빛기업' })
    mails.length = 0
    events.length = 0
  })
  after(() => app.close())

  const still: ReportsDeps['figures'] = {
    async *notices() {
      yield { total: 0, write: () => new Uint8Array() }
    },
    awardsOf: async () => [],
    winners: async () => winners(0),
    competitors: async () => assert.fail('there is no firm to ask for'),
    catchUp: async () => ({ position: 7, at: NOW }),
  }

  /** One node more; its leases are short, so that one it lets go is soon somebody else's. */
  function node(figures: Partial<ReportsDeps['figures']> = {}, leaseMs = 2_000): Reports {
    const secrets = createSecrets(['only for tests'])
    return createReports({
      db: app.db,
      clock: app.clock,
      secrets: () => secrets,
      publicUrl: () => app.baseUrl,
      idempotency: createIdempotency({ db: app.db, secrets }),
      figures: { ...still, ...figures },
      accountOf: app.accounts.find,
      lockAccount: app.accounts.lock,
      eligibility: app.eligibility,
      admitAccount: app.access.auth.admitAccount,
      furtherRefusal: app.access.auth.furtherRefusal,
      members: app.teams,
      mail: async (_tx, mail) => mails.push(mail),
      record: async (_tx, { type, data }) => events.push(`${type} ${data.report.id} ${data.report.state}`),
      log: () => {},
      timing: { leaseMs, pollMs: 10 },
    })
  }

  const attempt = (key?: string) => ({ scope: account.id, method: 'POST', path: '/v1/reports', key, body: null })
  const ask = async (reports: Reports, input = JSON_OF_MATCHES, accountId = account.id) =>
    (await reports.manager.request(attempt(), accountId, input)).body.id
  const states = async () =>
    (await app.db.sql<{ state: string }[]>`select state from reports order by created_at, id`).map(({ state }) => state)
  const row = async (id: string) => {
    const [found] = await app.db.sql<{ state: string; tries: number; reason: string | null }[]>`
      select state, tries, reason from reports where id = ${id}`
    return found
  }
  /** Due at the time of the app, which is not today: a schedule computes its period from it. Not leased. */
  const nowDue = (table: 'reports' | 'report_schedules') =>
    app.db.sql`
      update ${app.db.sql(table)} set due_at = ${app.clock.now()}::timestamptz, lease_until = null, lease_token = null
      where due_at is not null`

  test('two reports of an account are generated at once on any number of nodes; other accounts do not wait', async () => {
    let inWork = 0
    let most = 0
    const gate = Promise.withResolvers<void>()
    const figures = {
      catchUp: async () => {
        inWork++
        most = Math.max(most, inWork)
        await gate.promise
        inWork--
        return { position: 7, at: NOW }
      },
    }
    const nodes = [node(figures), node(figures)]
    const ids = [await ask(node()), await ask(node()), await ask(node()), await ask(node())]
    const ticks = nodes.map((one) => one.workers()[0].tick())
    await eventually(() => inWork === 2)
    const third = node(figures).workers()[0]
    assert.equal(await third.tick(), 0)
    const other = await makeAccount(app, { plan: 'enterprise' })
    const foreign = await ask(node(), JSON_OF_MATCHES, other.id)
    assert.equal(await node().workers()[0].tick(), 1)
    assert.equal((await row(foreign))?.state, 'ready')
    gate.resolve()
    await Promise.all(ticks)
    assert.equal(most, 2)
    for (let count = 0; count < 2; count++) await node().workers()[0].tick()
    assert.deepEqual(await states(), [...ids.map(() => 'ready'), 'ready'])
  })

  test('a report deleted during its generation is aborted, and leaves nothing', async () => {
    const begun = Promise.withResolvers<void>()
    const gate = Promise.withResolvers<void>()
    const slow = node({
      async *notices() {
        begun.resolve()
        await gate.promise
        yield { total: 0, write: () => new Uint8Array() }
      },
    })
    const id = await ask(slow)
    const tick = slow.workers()[0].tick()
    await begun.promise
    await slow.manager.remove(account.id, id)
    gate.resolve()
    await tick
    assert.deepEqual(await states(), [])
    assert.equal((await app.db.sql`select from report_files`).length, 0)
    assert.deepEqual(events, [])
  })

  test('a report that keeps failing fails after four attempts, with a reason', async () => {
    const broken = node({ catchUp: () => Promise.reject(new Error('no figures')) })
    const id = await ask(broken)
    for (let tries = 1; tries <= 4; tries++) {
      await nowDue('reports')
      await broken.workers()[0].tick()
      assert.equal((await row(id))?.state, tries < 4 ? 'queued' : 'failed', `try ${tries}`)
    }
    assert.match((await row(id))?.reason ?? '', /^보고서를 작성하지 못했습니다\. 다시 요청하거나/)
  })

  test('a report that kills its process fails too', async () => {
    const id = await ask(node())
    await app.db.sql`update reports set state = 'running', tries = 4 where id = ${id}`
    await node().workers()[0].tick()
    assert.deepEqual(await row(id), { state: 'failed', tries: 5, reason: (await row(id))?.reason ?? '' })
    assert.match((await row(id))?.reason ?? '', /서비스가 매번 중단/)
  })

  test('a report left by a dead node is generated by another, once', async () => {
    const id = await ask(node())
    await app.db.sql`
      update reports set state = 'running', tries = 1, progress = 40, lease_token = 'dead',
        lease_until = now() - interval '1 second' where id = ${id}`
    assert.equal(await node().workers()[0].tick(), 1)
    assert.deepEqual(await states(), ['ready'])
    assert.deepEqual(events, [`report.ready ${id} ready`])
  })

  test('a node that stops returns its reports, and the attempt does not count', async () => {
    const begun = Promise.withResolvers<void>()
    const stopping = node({
      catchUp: () => {
        begun.resolve()
        return new Promise(() => {})
      },
    })
    const id = await ask(stopping)
    const [worker] = stopping.workers()
    worker.start()
    await begun.promise
    await worker.stop()
    assert.deepEqual(await row(id), { state: 'queued', tries: 0, reason: null })
  })

  test('figures are read again if the feed advances', async () => {
    const positions = [3, 4, 4, 5, 9, 9]
    let asked = 0
    const moving = node({
      catchUp: async () => ({ position: positions.shift() ?? 0, at: NOW }),
      async *notices(_accountId, { postedFrom }) {
        // The week before is asked for too, to compare with.
        if (postedFrom === '2026-11-09T00:00:00+09:00') asked++
        yield { total: asked, write: () => new Uint8Array() }
      },
    })
    const id = await ask(moving)
    await moving.workers()[0].tick()
    const { content } = await moving.manager.content(account.id, id)
    const told = JSON.parse(content.toString())
    // Asked at 3 and found at 4, at 4 and found at 5, at 9 and found there.
    assert.deepEqual([told.asOf.position, told.sections.matches.total], [9, 3])
  })

  async function addCompany(name: string): Promise<void> {
    await app.db.sql`
      insert into named_profiles (account_id, id, name, profile, created_at, updated_at)
      values (${account.id}, 'prf_1', ${name}, '{}', ${NOW}::timestamptz, ${NOW}::timestamptz)`
  }

  test('figures and the name are read again if the profile of the further company changes in the meantime', async () => {
    await addCompany('통신 0')
    let rounds = 0
    const changing = node({
      async *notices(_accountId, { postedFrom, profile }) {
        if (postedFrom === '2026-11-09T00:00:00+09:00' && ++rounds < 3)
          await app.db.sql`
            update named_profiles set name = ${`통신 ${rounds}`}, updated_at = ${NOW + rounds}::timestamptz
            where account_id = ${account.id}`
        yield { total: rounds, write: () => Buffer.from(JSON.stringify({ profile })) }
      },
    })
    const id = await ask(changing, { ...JSON_OF_MATCHES, profile: 'prf_1' })
    await changing.workers()[0].tick()
    const { content } = await changing.manager.content(account.id, id)
    const { sections, profile } = JSON.parse(content.toString())
    const { total, items } = sections.matches
    assert.deepEqual([total, items, profile], [3, [{ profile: 'prf_1' }], { id: 'prf_1', name: '통신 2' }])
  })

  test('a report fails if its further company is deleted in the meantime, also without lists of notices', async () => {
    await addCompany('통신')
    const deleting = node({
      winners: async () => {
        await app.db.sql`delete from named_profiles where account_id = ${account.id}`
        return winners(0)
      },
    })
    const id = await ask(deleting, { ...JSON_OF_MATCHES, sections: ['statistics'], profile: 'prf_1' })
    await deleting.workers()[0].tick()
    const { state, reason } = await deleting.manager.find(account.id, id)
    assert.deepEqual(
      [state, reason],
      ['failed', '보고서를 작성하지 못했습니다. 이 보고서의 추가 회사가 삭제되었습니다.'],
    )
  })

  test('the mail names the further company of the schedule', async () => {
    await addCompany('통신')
    const reports = node()
    await reports.schedules.create(attempt(), account.id, { ...JSON_OF_MATCHES, profile: 'prf_1' })
    const [worker, asking] = reports.workers()
    await nowDue('report_schedules')
    await asking.tick()
    await worker.tick()
    assert.deepEqual(
      mails.map(({ data }) => [data.company, data.furtherCompany]),
      [['한빛기업', '통신']],
    )
  })

  test('a schedule requests one report for each period, and its recipients get a mail', async () => {
    const reports = node()
    const { body: schedule } = await reports.schedules.create(attempt(), account.id, {
      period: 'weekly',
      format: 'json',
      sections: ['matches'],
    })
    assert.equal(schedule.nextAt, '2026-11-23T07:00:00+09:00')
    const [worker, asking] = reports.workers()
    app.clock.set(Date.parse('2026-11-23T07:00:01+09:00'))
    for (let again = 0; again < 2; again++) {
      await nowDue('report_schedules')
      await asking.tick()
    }
    assert.deepEqual(await states(), ['queued'])
    assert.equal((await reports.schedules.find(account.id, schedule.id)).nextAt, '2026-11-30T07:00:00+09:00')
    await worker.tick()
    const [report] = (await reports.manager.list(account.id, { page: 1, pageSize: 20 })).items
    assert.deepEqual([report?.scheduleId, report?.from], [schedule.id, '2026-11-16T00:00:00+09:00'])
    assert.deepEqual(
      mails.map(({ to, template, data }) => [to, template, data.company]),
      [[account.email, 'report-ready', '한빛기업']],
    )
    const link = mails[0]?.data.url.href.split('/').at(-1) ?? ''
    assert.equal((await reports.manager.contentBehind(link)).type, 'application/json; charset=utf-8')
    app.clock.set(NOW)
  })

  test('a schedule generates nothing while the plan has no reports, and resumes when it has', async () => {
    const reports = node()
    const { body } = await reports.schedules.create(attempt(), account.id, { ...JSON_OF_MATCHES, mailTo: [] })
    await app.accounts.setPlan(account.id, 'pro')
    const [worker, asking] = reports.workers()
    await nowDue('report_schedules')
    await asking.tick()
    assert.deepEqual(await states(), [])
    await app.accounts.setPlan(account.id, 'enterprise')
    await nowDue('report_schedules')
    await asking.tick()
    await worker.tick()
    assert.deepEqual(await states(), ['ready'])
    assert.deepEqual(mails, [])
    await reports.schedules.remove(account.id, body.id)
  })

  test('a schedule is changed and paused, and generates nothing until it resumes', async () => {
    const reports = node()
    const weekly = { ...JSON_OF_MATCHES, language: 'en' as const }
    const { id } = (await reports.schedules.create(attempt(), account.id, weekly)).body
    const change = (patch: SchedulePatch) => reports.schedules.change(account.id, id, patch, () => true)
    const monthly = await change({
      period: 'monthly',
      format: 'html',
      filter: { bsnsDiv: ['services'] },
      sections: null,
    })
    assert.deepEqual(
      [monthly.nextAt, monthly.format, monthly.filter, monthly.sections.length, monthly.language, monthly.mailTo],
      ['2026-12-01T07:00:00+09:00', 'html', { bsnsDiv: ['용역'] }, 5, 'en', null],
    )
    const paused = await change({ state: 'paused', period: 'weekly', filter: null, language: null })
    assert.deepEqual([paused.state, paused.nextAt, paused.filter, paused.language], ['paused', null, {}, 'ko'])
    await nowDue('report_schedules')
    await reports.workers()[1].tick()
    assert.deepEqual(await states(), [])
    const active = await change({ state: null })
    assert.deepEqual([active.state, active.nextAt], ['active', '2026-11-23T07:00:00+09:00'])
    await nowDue('report_schedules')
    await reports.workers()[1].tick()
    assert.deepEqual(await states(), ['queued'])
    await assert.rejects(change({ mailTo: ['mem_stranger'] }), { code: 'invalid_field' })
    const unread = reports.schedules.change(account.id, id, { state: 'paused' }, () => false)
    await assert.rejects(unread, { code: 'precondition_failed' })
    await assert.rejects(
      reports.schedules.change('acc_other', id, {}, () => true),
      { code: 'not_found' },
    )
  })

  test('mails are sent to members only', async () => {
    const input = { ...JSON_OF_MATCHES, mailTo: ['mem_stranger'] }
    await assert.rejects(node().schedules.create(attempt(), account.id, input), { code: 'invalid_field' })
  })
})
