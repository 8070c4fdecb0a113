import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { bidRecord, NOW } from '../../test/factories.ts'
import { licensed, limitedTo, NOTICES } from '../../test/further-companies.ts'
import { eventually } from '../../test/harness.ts'
import { createTeamHands, type Team } from '../../test/team.ts'
import { DAY } from '../lib/clock.ts'
import type { Report, ReportContent, Schedule } from './schema.ts'

describe('reports for a further company', () => {
  let app: TestApp
  let team: Team
  const hands = createTeamHands(() => app)
  before(async () => {
    app = await startTestApp()
    const records = Object.entries(NOTICES).map(([number, code]) =>
      bidRecord({
        number,
        title: `변전소 ${number}`,
        postedAt: NOW - DAY,
        closeAt: NOW + 3 * DAY,
        ...limitedTo(code),
      }),
    )
    await app.bids.upsert(records, () => false)
  })
  beforeEach(async () => {
    team = await hands.newTeam()
    assert.equal((await call('POST', '/v1/keywords', { keyword: '변전소' })).outcome, '201')
  })
  after(() => app.close())

  async function call<Body = Report>(method: string, path: string, body?: object) {
    const answer = await hands.call(method, path, team.key, { body })
    return { ...answer, body: answer.body as unknown as Body & { errors?: { name: string }[]; detail: string } }
  }
  async function create(name: string, profile: object = {}): Promise<string> {
    const { outcome, body } = await call('POST', '/v1/profiles', Object.assign({ name }, profile))
    assert.equal(outcome, '201')
    return body.id
  }
  const request = (input: object = {}) =>
    call('POST', '/v1/reports', Object.assign({ period: 'monthly', of: '2026-11-20', format: 'json' }, input))
  const schedule = (input: object = {}) =>
    call<Schedule>('POST', '/v1/reports/schedules', Object.assign({ period: 'weekly', format: 'json' }, input))
  const ended = (id: string) =>
    eventually(async () => {
      const { body } = await call('GET', `/v1/reports/${id}`)
      return body.state === 'ready' || body.state === 'failed' ? body : null
    })
  async function contentOf(id: string): Promise<ReportContent> {
    const { state, reason, contentUrl } = await ended(id)
    assert.equal(state, 'ready', reason ?? '')
    return (await (await fetch(contentUrl ?? '')).json()) as ReportContent
  }
  /** The notices of every list with their verdicts. */
  async function verdictsIn(id: string): Promise<string[][]> {
    const { sections, summary } = await contentOf(id)
    return [sections.matches?.items, sections.closing?.items, summary.toDecide].map((items = []) =>
      items.map(({ noticeNo, eligibility = 'none' }) => `${noticeNo} ${eligibility}`).sort(),
    )
  }
  const both = (electric: string, telecom: string) => Array(3).fill([`ELECTRIC ${electric}`, `TELECOM ${telecom}`])

  test('show its verdicts in every list; without one, those of the company of the account', async () => {
    const id = await create('통신', licensed('0036'))
    const { outcome, body } = await request({ profile: id })
    assert.deepEqual([outcome, body.profile], ['202', id])
    assert.deepEqual(await verdictsIn(body.id), both('no', 'yes'))
    assert.deepEqual((await contentOf(body.id)).profile, { id, name: '통신' })
    const own = (await request()).body
    assert.equal(own.profile, null)
    assert.deepEqual(await verdictsIn(own.id), both('none', 'none'))
    assert.equal((await call('PUT', '/v1/profile', licensed('0037'))).status, 200)
    assert.deepEqual(await verdictsIn((await request()).body.id), both('yes', 'no'))
    assert.deepEqual(await verdictsIn((await request({ profile: id })).body.id), both('no', 'yes'))
    assert.equal((await contentOf(own.id)).profile, null)
  })

  test('name it, also as HTML', async () => {
    const id = await create('통신 <주>', licensed('0036'))
    const { contentUrl } = await ended((await request({ profile: id, format: 'html' })).body.id)
    assert.match(await (await fetch(contentUrl ?? '')).text(), /<dt>참가자격 판단 회사<\/dt><dd>통신 &lt;주&gt;<\/dd>/)
  })

  test('name it in the file name and in the event', async () => {
    const id = await create('통신/1', licensed('0036'))
    const nameIn = async (report: Report) => {
      const { headers } = await fetch((await ended(report.id)).contentUrl ?? '')
      return decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(headers.get('content-disposition') ?? '')?.[1] ?? '')
    }
    const [named, own] = [(await request({ profile: id })).body, (await request()).body]
    assert.equal(await nameIn(named), '공고_월간보고서_2026-11_통신 1.json')
    assert.equal(await nameIn(own), '공고_월간보고서_2026-11.json')
    const { body } = await call<{ items: { data: { report: { id: string; profileName: string | null } } }[] }>(
      'GET',
      '/v1/events?type=report.ready',
    )
    assert.deepEqual(
      new Map(body.items.map(({ data: { report } }) => [report.id, report.profileName])),
      new Map([
        [named.id, '통신/1'],
        [own.id, null],
      ]),
    )
    assert.equal((await call('DELETE', `/v1/profiles/${id}`)).outcome, '204')
    assert.equal(await nameIn(named), '공고_월간보고서_2026-11.json')
  })

  test('use its profile at the time of generation', async () => {
    const id = await create('통신', licensed('0036'))
    assert.deepEqual(await verdictsIn((await request({ profile: id })).body.id), both('no', 'yes'))
    assert.equal((await call('PUT', `/v1/profiles/${id}`, { name: '전기', ...licensed('0037') })).status, 200)
    const { body } = await request({ profile: id })
    assert.deepEqual(await verdictsIn(body.id), both('yes', 'no'))
    assert.equal((await contentOf(body.id)).profile?.name, '전기')
  })

  test('need a company of the same account', async () => {
    const foreign = await create('통신', licensed('0036'))
    team = await hands.newTeam()
    const mine = await schedule()
    const refused = [
      await request({ profile: foreign }),
      await request({ profile: 'prf_none' }),
      await schedule({ profile: foreign }),
      await call('PATCH', `/v1/reports/schedules/${mine.body.id}`, { profile: foreign }),
    ]
    for (const { outcome, body } of refused)
      assert.deepEqual([outcome, body.errors?.map(({ name }) => name)], ['400 invalid_field', ['profile']])
  })

  test('can be scheduled; a company with schedules is not deleted', async () => {
    const [telecom, electric] = [await create('통신', licensed('0036')), await create('전기', licensed('0037'))]
    const { outcome, body } = await schedule({ profile: telecom })
    assert.deepEqual([outcome, body.profile], ['201', telecom])
    const path = `/v1/reports/schedules/${body.id}`
    const refused = await call('DELETE', `/v1/profiles/${telecom}`)
    assert.deepEqual([refused.outcome, refused.body.detail.includes(body.id)], ['409 profile_in_use', true])
    assert.equal((await call<Schedule>('PATCH', path, { format: 'html' })).body.profile, telecom)
    assert.equal((await call<Schedule>('PATCH', path, { profile: electric })).body.profile, electric)
    assert.equal((await call('DELETE', `/v1/profiles/${telecom}`)).outcome, '204')
    assert.equal((await call('DELETE', `/v1/profiles/${electric}`)).outcome, '409 profile_in_use')
    assert.equal((await call<Schedule>('PATCH', path, { profile: null })).body.profile, null)
    assert.equal((await call('DELETE', `/v1/profiles/${electric}`)).outcome, '204')
  })

  test('on a plan without reports, the company is deleted and its schedules are paused', async () => {
    const id = await create('통신', licensed('0036'))
    const [named, other] = [(await schedule({ profile: id })).body, (await schedule()).body]
    await app.accounts.setPlan(team.accountId, 'pro')
    await eventually(async () => (await call('GET', '/v1/reports/schedules')).outcome === '403 plan_required')
    assert.equal((await call('DELETE', `/v1/profiles/${id}`)).outcome, '204')
    await app.accounts.setPlan(team.accountId, 'enterprise')
    await eventually(async () => (await call('GET', '/v1/reports/schedules')).status === 200)
    const { items } = (await call<{ items: Schedule[] }>('GET', '/v1/reports/schedules')).body
    assert.deepEqual(
      items.map((one) => [one.id, one.state, one.profile]),
      [
        [named.id, 'paused', id],
        [other.id, 'active', null],
      ],
    )
    assert.equal((await call('DELETE', `/v1/profiles/${id}`)).outcome, '404 not_found')
    const path = `/v1/reports/schedules/${named.id}`
    assert.equal((await call('PATCH', path, { format: 'html' })).status, 200)
    const resumed = await call('PATCH', path, { state: 'active' })
    assert.deepEqual(
      [resumed.outcome, resumed.body.errors?.map(({ name }) => name)],
      ['400 invalid_field', ['profile']],
    )
    const { body } = await call<Schedule>('PATCH', path, { state: 'active', profile: null })
    assert.deepEqual([body.state, body.profile], ['active', null])
  })

  test('are requested with the scope that reads profiles, and read without it', async () => {
    const id = await create('통신', licensed('0036'))
    const plain = (await schedule()).body
    const mine = (await request({ profile: id })).body
    await ended(mine.id)
    const narrow = await hands.keyFor(team.accountId, null, ['reports:write'])
    const both = await hands.keyFor(team.accountId, null, ['reports:write', 'profile:read'])
    const weekly = { period: 'weekly', format: 'json' }
    for (const [method, path, body] of [
      ['POST', '/v1/reports', weekly],
      ['POST', '/v1/reports/schedules', weekly],
      ['PATCH', `/v1/reports/schedules/${plain.id}`, {}],
    ] as const) {
      const answers = [
        await hands.call(method, path, narrow, { body: { ...body, profile: id } }),
        await hands.call(method, path, both, { body: { ...body, profile: id } }),
        await hands.call(method, path, narrow, { body }),
      ]
      assert.deepEqual(
        answers.map(({ outcome }) => outcome.replace(/^20[0-9]/, 'ok')),
        ['403 scope_required', 'ok', 'ok'],
      )
      assert.ok(answers[0]?.body.detail.includes('profile:read'))
    }
    assert.equal(
      (await hands.call('PATCH', `/v1/reports/schedules/${plain.id}`, narrow, { body: { profile: null } })).status,
      200,
    )
    assert.equal((await hands.call('GET', `/v1/reports/${mine.id}/content`, narrow)).status, 200)
  })

  test('of a new schedule and the concurrent deletion of its company, one is rejected', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await create(`회사 ${round}`)
      const [scheduled, deleted] = await Promise.all([schedule({ profile: id }), call('DELETE', `/v1/profiles/${id}`)])
      const outcomes = [scheduled.outcome, deleted.outcome].join(', ')
      assert.ok(['201, 409 profile_in_use', '400 invalid_field, 204'].includes(outcomes), outcomes)
    }
  })

  test('scheduled ones keep their company', async () => {
    const id = await create('통신', licensed('0036'))
    assert.equal((await schedule({ profile: id, mailTo: [] })).outcome, '201')
    await app.db.sql`
      update report_schedules set due_at = ${app.clock.now()}::timestamptz where account_id = ${team.accountId}`
    const report = await eventually(async () => {
      const { body } = await call<{ items: Report[] }>('GET', '/v1/reports')
      return body.items[0] ?? null
    })
    assert.equal(report.profile, id)
    assert.deepEqual((await contentOf(report.id)).profile, { id, name: '통신' })
  })

  test('fail at once with the reason if the company was deleted or the plan includes none', async () => {
    const id = await create('통신', licensed('0036'))
    const { body: made } = await request({ profile: id })
    await ended(made.id)
    const again = async () => {
      await app.db
        .sql`update reports set state = 'queued', tries = 0, due_at = statement_timestamp() where id = ${made.id}`
      const { state, reason } = await ended(made.id)
      return `${state}: ${reason}`
    }
    await app.accounts.setPlan(team.accountId, 'pro')
    const [row] = await app.db.sql<{ id: string }[]>`
      update reports set state = 'queued', tries = 0, due_at = statement_timestamp() where id = ${made.id} returning id`
    assert.ok(row)
    const failed = await eventually(async () => {
      const [one] = await app.db.sql<{ state: string; reason: string | null }[]>`
        select state, reason from reports where id = ${made.id}`
      return one?.state === 'failed' ? one : null
    })
    assert.match(failed.reason ?? '', /Enterprise/)
    await app.accounts.setPlan(team.accountId, 'enterprise')
    assert.equal((await call('DELETE', `/v1/profiles/${id}`)).outcome, '204')
    assert.equal(await again(), 'failed: 보고서를 작성하지 못했습니다. 이 보고서의 추가 회사가 삭제되었습니다.')
    await app.db.sql`update reports set language = 'en' where id = ${made.id}`
    assert.equal(await again(), 'failed: The report could not be made. Its further company was deleted.')
  })
})
