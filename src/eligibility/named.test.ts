import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { type ProblemAnswer, startTestApp, type TestApp } from '../../test/app-harness.ts'
import { COMPANIES } from '../../test/eligibility-pairs.ts'
import { licensed, NOTICES, upsertNotices } from '../../test/further-companies.ts'
import { eventually } from '../../test/harness.ts'
import { createTeamHands, type Team } from '../../test/team.ts'
import { GRANTS } from '../vocabulary/plans.ts'
import type { Eligibility } from './schema/eligibility.ts'
import type { NamedProfile, NamedProfileSummary, NoticeVerdicts } from './schema/named.ts'

describe('profiles of further companies', () => {
  let app: TestApp
  let team: Team
  const hands = createTeamHands(() => app)
  before(async () => {
    app = await startTestApp({ role: 'api' })
    team = await hands.newTeam()
    await upsertNotices(app)
  })
  after(() => app.close())

  async function call<Body = NamedProfile>(method: string, path: string, body?: object, headers = {}, key = team.key) {
    const answer = await hands.call(method, path, key, body === undefined ? { headers } : { body, headers })
    return {
      status: answer.status,
      outcome: answer.outcome,
      headers: answer.headers,
      body: answer.body as unknown as Body & ProblemAnswer,
    }
  }
  const create = (name: string, profile: object = {}, headers = {}) =>
    call('POST', '/v1/profiles', Object.assign({ name }, profile), headers)
  const list = async () => (await call<{ total: number; items: NamedProfileSummary[] }>('GET', '/v1/profiles')).body
  async function verdictsOn(noticeNo: string): Promise<string[]> {
    const { outcome, body } = await call<NoticeVerdicts>('GET', `/v1/bids/${noticeNo}/verdicts`)
    assert.equal(outcome, '200')
    return body.items.map(({ name, verdict }) => `${name ?? 'own'} ${verdict}`)
  }
  /** Returns once the credentials in memory have the plan too. */
  async function setPlan(plan: 'pro' | 'enterprise'): Promise<void> {
    await app.accounts.setPlan(team.accountId, plan)
    await eventually(async () => (await call<{ plan: string }>('GET', '/v1/usage')).body.plan === plan)
  }
  const auditOf = async () => {
    const { body } = await call<{ items: { action: string; subject: string | null; detail: object }[] }>(
      'GET',
      '/v1/access/audit',
    )
    return body.items.filter(({ action }) => action.startsWith('profile.'))
  }

  test('one that an earlier version stored without a field does not declare it', async () => {
    const { id } = (await create('이전 버전', licensed('0037'))).body
    await app.db.sql`update named_profiles set profile = (profile::jsonb - 'trackRecord')::json where id = ${id}`
    const { outcome, body } = await call('GET', `/v1/profiles/${id}`)
    assert.deepEqual([outcome, body.trackRecord, body.licences.length], ['200', [], 1])
    assert.equal((await call('DELETE', `/v1/profiles/${id}`)).outcome, '204')
  })

  test('are created, read, replaced and deleted, each with an entry of the audit log', async () => {
    team = await hands.newTeam()
    const made = await create(' 한빛전기 ', licensed('0037'))
    assert.equal(made.status, 201)
    const { id } = made.body
    // As a Mac writes the names of its files.
    assert.equal((await create('한빛전기'.normalize('NFD'))).outcome, '409 profile_exists')
    assert.equal(made.headers.get('location'), `/v1/profiles/${id}`)
    assert.deepEqual([made.body.name, made.body.state, made.body.licences[0]?.code], ['한빛전기', 'active', '0037'])
    const read = await call('GET', `/v1/profiles/${id}`)
    assert.deepEqual(read.body, made.body)
    const { total, items } = await list()
    assert.deepEqual([total, items[0]?.id, 'licences' in (items[0] ?? {})], [1, id, false])
    const unchanged = Object.assign({ name: '한빛전기' }, licensed('0037'))
    assert.equal((await call('PUT', `/v1/profiles/${id}`, unchanged)).status, 200)
    const renamed = await call('PUT', `/v1/profiles/${id}`, Object.assign(unchanged, { name: '한빛', size: 'small' }))
    assert.deepEqual([renamed.body.name, renamed.body.size], ['한빛', 'small'])
    assert.equal((await call('DELETE', `/v1/profiles/${id}`)).status, 204)
    for (const method of ['GET', 'DELETE'])
      assert.equal((await call(method, `/v1/profiles/${id}`)).outcome, '404 not_found')
    assert.equal((await call('PUT', `/v1/profiles/${id}`, { name: '한빛' })).outcome, '404 not_found')
    const entries = await auditOf()
    assert.deepEqual(
      entries.map(({ action, subject, detail }) => [action, subject, detail]),
      [
        ['profile.deleted', id, { name: '한빛' }],
        ['profile.replaced', id, { changed: ['name', 'size'] }],
        ['profile.created', id, { name: '한빛전기' }],
      ],
    )
  })

  test('can be replaced with If-Match only if unchanged', async () => {
    team = await hands.newTeam()
    const { id } = (await create('가람')).body
    const etag = (await call('GET', `/v1/profiles/${id}`)).headers.get('etag') ?? assert.fail()
    const path = `/v1/profiles/${id}`
    const first = await call('PUT', path, { name: '가람', size: 'small' }, { 'if-match': etag })
    assert.equal(first.status, 200)
    assert.equal((await call('GET', path)).headers.get('etag'), first.headers.get('etag'))
    assert.equal((await call('PUT', path, { name: '나래' }, { 'if-match': etag })).outcome, '412 precondition_failed')
    assert.deepEqual(
      (await list()).items.map(({ name }) => name),
      ['가람'],
    )
  })

  test('are created once by a repeated request, and names are unique', async () => {
    team = await hands.newTeam()
    const headers = { 'idempotency-key': '"one"' }
    const [first, again] = [await create('가람', {}, headers), await create('가람', {}, headers)]
    assert.deepEqual([first.status, again.status, again.body.id], [201, 201, first.body.id])
    const { id } = (await create('나래')).body
    const isTaken = [{ name: 'name', code: 'profile_exists' }]
    for (const refused of [await create(' 가람 '), await call('PUT', `/v1/profiles/${id}`, { name: '가람' })]) {
      assert.equal(refused.outcome, '409 profile_exists')
      assert.equal(refused.headers.get('location'), `/v1/profiles/${first.body.id}`)
      assert.deepEqual(
        refused.body.errors?.map(({ name, code }) => ({ name, code })),
        isTaken,
      )
    }
    assert.equal((await create('다온', { seats: [{ region: '서율', kind: 'head' }] })).status, 400)
    // As older versions stored what a Mac wrote.
    await app.db.sql`update named_profiles set name = ${'나래'.normalize('NFD')} where id = ${id}`
    assert.equal((await create('나래')).headers.get('location'), `/v1/profiles/${id}`)
    assert.equal((await list()).total, 2)
  })

  test('of concurrent requests with one name, one creates the profile', async () => {
    team = await hands.newTeam()
    const answers = await Promise.all(Array.from({ length: 5 }, () => create('라온')))
    assert.deepEqual(answers.map(({ outcome }) => outcome).sort(), ['201', ...Array(4).fill('409 profile_exists')])
    const [{ id } = assert.fail()] = (await list()).items
    for (const { status, headers } of answers)
      assert.equal(headers.get('location'), `/v1/profiles/${id}`, String(status))
  })

  test('are limited by the plan, also when they are created concurrently', async () => {
    team = await hands.newTeam()
    const most = GRANTS.enterprise.profiles
    const made = await Promise.all(Array.from({ length: most + 3 }, (_, at) => create(`회사 ${at}`)))
    assert.deepEqual(
      made.map(({ outcome }) => outcome).filter((outcome) => outcome !== '201'),
      Array(3).fill('409 limit_reached'),
    )
    const existing = made.find(({ status }) => status === 201)?.body.name ?? assert.fail()
    assert.equal((await create(existing)).outcome, '409 profile_exists')
    const { body } = await call<{ counters: object[] }>('GET', '/v1/usage')
    assert.ok(body.counters.some((one) => JSON.stringify(one) === `{"name":"profiles","limit":${most},"used":${most}}`))
  })

  test('give a verdict each, besides that of the account', async () => {
    team = await hands.newTeam()
    assert.equal((await call('GET', '/v1/bids/ELECTRIC/verdicts')).outcome, '409 profile_required')
    const { id } = (await create('통신', licensed('0036'))).body
    assert.deepEqual(await verdictsOn('ELECTRIC'), ['통신 no'])
    await call('PUT', '/v1/profile', licensed('0037'))
    await create('무명')
    assert.deepEqual(await verdictsOn('ELECTRIC'), ['own yes', '무명 check', '통신 no'])
    assert.deepEqual(await verdictsOn('TELECOM'), ['own no', '무명 check', '통신 yes'])
    const of = (query: string) => call<Eligibility>('GET', `/v1/bids/TELECOM/eligibility${query}`)
    assert.equal((await of('')).body.verdict, 'no')
    const { body } = await of(`?profile=${id}`)
    assert.deepEqual([body.verdict, body.axes.find(({ axis }) => axis === 'licence')?.reason], ['yes', 'met'])
    assert.equal((await of('?profile=prf_none')).outcome, '404 not_found')
    assert.equal((await call('GET', '/v1/bids/none/verdicts')).outcome, '404 not_found')
  })

  test('belong to their account, and viewers can only read them', async () => {
    const [one, other] = [await hands.newTeam(), await hands.newTeam()]
    team = one
    const { id } = (await create('가람', licensed('0037'))).body
    team = other
    for (const [method, body] of [['GET'], ['PUT', { name: '나래' }], ['DELETE']] as const)
      assert.equal((await call(method, `/v1/profiles/${id}`, body)).outcome, '404 not_found')
    assert.equal((await call('GET', `/v1/bids/ELECTRIC/eligibility?profile=${id}`)).outcome, '404 not_found')
    assert.equal((await list()).total, 0)
    team = one
    const key = await hands.keyFor(one.accountId, null, ['profile:read'])
    assert.equal((await call('GET', `/v1/profiles/${id}`, undefined, {}, key)).status, 200)
    for (const [method, body] of [['PUT', { name: '나래' }], ['DELETE']] as const)
      assert.equal((await call(method, `/v1/profiles/${id}`, body, {}, key)).outcome, '403 scope_required')
  })

  test('are stored but not used under a smaller plan; a larger one uses them again', async () => {
    team = await hands.newTeam()
    const { id } = (await create('가람', licensed('0037'))).body
    await setPlan('pro')
    assert.deepEqual(
      (await list()).items.map(({ state }) => state),
      ['paused'],
    )
    assert.equal((await call('GET', `/v1/profiles/${id}`)).body.state, 'paused')
    const refused = [
      await create('나래'),
      await call('PUT', `/v1/profiles/${id}`, { name: '나래' }),
      await call('GET', `/v1/bids/ELECTRIC/eligibility?profile=${id}`),
      await call('GET', '/v1/bids/ELECTRIC/verdicts'),
    ]
    assert.deepEqual(
      refused.map(({ outcome }) => outcome),
      Array(4).fill('403 plan_required'),
    )
    await setPlan('enterprise')
    assert.deepEqual(await verdictsOn('ELECTRIC'), ['가람 yes'])
    await setPlan('pro')
    assert.equal((await call('DELETE', `/v1/profiles/${id}`)).status, 204)
  })

  test('changing or deleting one never changes the verdicts of another', async () => {
    const companies = Object.keys(COMPANIES)
    const change = fc.record({
      at: fc.nat({ max: 3 }),
      company: fc.constantFrom(...companies, null),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        team = await hands.newTeam()
        await call('PUT', '/v1/profile', COMPANIES.E)
        const ids: string[] = []
        for (const name of ['0', '1', '2', '3']) ids.push((await create(name, COMPANIES.C)).body.id)
        /** What each company declares; `null` = deleted. */
        const declared: (string | null)[] = ['C', 'C', 'C', 'C']
        for (const { at, company } of changes) {
          const before = await Promise.all(Object.keys(NOTICES).map((noticeNo) => verdictsOn(noticeNo)))
          const path = `/v1/profiles/${ids[at]}`
          const answer =
            company === null
              ? await call('DELETE', path)
              : await call('PUT', path, Object.assign({ name: `${at}` }, COMPANIES[company]))
          assert.equal(answer.status, declared[at] === null ? 404 : company === null ? 204 : 200)
          if (declared[at] !== null) declared[at] = company
          const after = await Promise.all(Object.keys(NOTICES).map((noticeNo) => verdictsOn(noticeNo)))
          const others = (lines: string[]) => lines.filter((line) => !line.startsWith(`${at} `))
          assert.deepEqual(after.map(others), before.map(others))
        }
      }),
      { numRuns: 8, seed: 75 },
    )
  })
})
