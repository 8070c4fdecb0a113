import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { NOW } from '../../test/factories.ts'
import { createTeamHands, EVERY_SCOPE, type TeamMember } from '../../test/team.ts'
import { DAY } from '../lib/clock.ts'

let app: TestApp
before(async () => {
  app = await startTestApp()
})
after(() => app.close())
const { call, newTeam, keyFor, invite, join, mailsTo, members, auditOf } = createTeamHands(() => app)

describe('GET /v1/teams', () => {
  test('lists the owner an account is made with', async () => {
    const team = await newTeam({ email: 'boss@example.com', language: 'en', zone: 'Europe/Berlin' })
    const { status, body } = await app.get('/v1/teams', {}, { key: team.key })
    assert.equal(status, 200)
    assert.deepEqual(body, {
      total: 1,
      page: 1,
      items: [
        {
          id: team.ownerId,
          email: 'boss@example.com',
          name: null,
          role: 'owner',
          permissions: [...EVERY_SCOPE],
          state: 'active',
          language: 'en',
          zone: 'Europe/Berlin',
          invitedAt: null,
          lastActiveAt: null,
        },
      ],
    })
  })

  test('pages in the order in which they came, with links', async () => {
    const team = await newTeam()
    const invited = []
    for (const name of ['가', '나', '다']) {
      app.clock.advance(1)
      invited.push(
        (await invite(team, { email: `${encodeURIComponent(name).slice(1, 3)}${name}@example.com`, name })).body.id,
      )
    }
    const first = await app.get<{ total: number; items: TeamMember[] }>('/v1/teams', { pageSize: 3 }, { key: team.key })
    const next = await app.get<{ total: number; items: TeamMember[] }>(first.links.next ?? '', {}, { key: team.key })
    const ids = [...first.body.items, ...next.body.items].map(({ id }) => id)
    assert.deepEqual([first.body.total, next.body.total, ids], [4, 4, [team.ownerId, ...invited]])
  })

  test('is for Enterprise and team:read; others see nothing of it', async () => {
    const team = await newTeam()
    const other = await newTeam()
    const stranger = await keyFor(team.accountId, null, ['bids:read'])
    assert.equal((await call('GET', '/v1/teams', app.key)).outcome, '403 plan_required')
    assert.equal((await call('GET', '/v1/teams', stranger)).outcome, '403 scope_required')
    for (const [method, body] of [['GET'], ['PATCH', { name: 'x' }], ['DELETE']] as const) {
      const told = await call(method, `/v1/teams/${other.ownerId}`, team.key, body === undefined ? {} : { body })
      assert.equal(told.outcome, '404 not_found', method)
    }
    assert.deepEqual((await members(other.key)).length, 1)
  })
})

describe('POST /v1/teams', () => {
  test('invites by mail, once for each request', async () => {
    const team = await newTeam({ language: 'en', zone: 'Europe/Berlin' })
    const input = { email: ' Jiwoo@example.com ', name: ' 김지우 ', role: 'admin' }
    const told = await invite(team, input, { 'idempotency-key': 'one' })
    assert.equal(told.outcome, '201')
    const { id } = told.body
    assert.match(id, /^mem_/)
    assert.equal(told.headers.get('location'), `/v1/teams/${id}`)
    assert.deepEqual(told.body, {
      id,
      email: 'Jiwoo@example.com',
      name: '김지우',
      role: 'admin',
      permissions: [...EVERY_SCOPE],
      state: 'invited',
      language: 'en',
      zone: 'Europe/Berlin',
      invitedAt: '2026-11-20T09:00:00+09:00',
      lastActiveAt: null,
    })
    assert.deepEqual((await call('GET', `/v1/teams/${id}`, team.key)).body, told.body)
    const replayed = await invite(team, input, { 'idempotency-key': 'one' })
    assert.deepEqual([replayed.status, replayed.body], [201, told.body])
    assert.equal(replayed.headers.get('idempotent-replayed'), 'true')
    assert.equal(await mailsTo('Jiwoo@example.com'), 1)
    assert.deepEqual(await auditOf(team.accountId), [
      {
        action: 'member.invited',
        subject: id,
        actor: 'key',
        detail: { email: 'Jiwoo@example.com', role: 'admin', name: '김지우' },
      },
    ])
  })

  test('a member by default, of the language and zone of the account', async () => {
    const { body } = await invite(await newTeam(), { email: 'plain@example.com' })
    const { role, permissions, name, language, zone } = body
    assert.deepEqual([role, name, language, zone], ['member', null, 'ko', 'Asia/Seoul'])
    assert.deepEqual(permissions, [
      'bids:read',
      'keywords:write',
      'pursuits:write',
      'profile:write',
      'links:write',
      'statistics:read',
      'reports:write',
      'webhooks:read',
    ])
  })

  test('says everything that is wrong', async () => {
    const team = await newTeam()
    const wrong = async (body: object) =>
      (await invite(team, body)).body.errors?.map(({ name, code }) => `${name} ${code}`)
    assert.deepEqual(await wrong({ email: 'a@b,c.kr', zone: '' }), ['email invalid_field', 'zone invalid_field'])
    assert.deepEqual(await wrong({ email: 'a@b.kr', zone: 'Seoul' }), ['zone invalid_field'])
    assert.deepEqual(await wrong({}), ['email missing_field'])
    assert.deepEqual(await wrong({ email: 'a@b.kr', rol: 'owner' }), ['rol unknown_field'])
    assert.deepEqual(await wrong({ email: 'a@b.kr', role: 'root' }), ['role invalid_field'])
    assert.deepEqual(await wrong({ email: 'a@b.kr', name: ' ' }), ['name invalid_field'])
    assert.equal((await members(team.key)).length, 1)
  })

  test('nobody is a member twice, however his address is written', async () => {
    const team = await newTeam({ email: 'boss@example.com' })
    const told = await invite(team, { email: 'BOSS@Example.com' })
    assert.equal(told.outcome, '409 member_exists')
    assert.equal(told.headers.get('location'), `/v1/teams/${team.ownerId}`)
    const both = await Promise.all([1, 2].map(() => invite(team, { email: 'twin@example.com', role: 'viewer' })))
    assert.deepEqual(both.map(({ outcome }) => outcome).sort(), ['200', '201'])
  })

  test('who has not answered is asked again, three times a day at most, removed in between or not', async () => {
    const team = await newTeam()
    const email = 'slow@example.com'
    const first = await invite(team, { email, role: 'viewer' })
    const invitedAt = '2026-11-20T09:00:10+09:00'
    await app.pass(10_000)
    const again = await invite(team, { email })
    assert.deepEqual([again.outcome, again.body], ['200', { ...first.body, invitedAt }])
    assert.equal((await invite(team, { email, role: 'admin' })).outcome, '409 member_exists')
    await app.pass(10_000)
    assert.equal((await invite(team, { email })).body.invitedAt, '2026-11-20T09:00:20+09:00')
    await app.pass(10_000)
    assert.equal((await invite(team, { email })).outcome, '429 rate_limited', 'no fourth mail')
    assert.equal(await mailsTo(email), 3)
    assert.equal((await call('DELETE', `/v1/teams/${first.body.id}`, team.key)).status, 204)
    const limited = await invite(team, { email: 'SLOW@example.com' })
    assert.equal(limited.outcome, '429 rate_limited')
    assert.equal(limited.headers.get('retry-after'), String(15 * 3600 - 30))
    assert.equal((await members(team.key)).length, 1)
    await app.pass(DAY)
    assert.equal((await invite(team, { email })).outcome, '201')
    app.clock.set(NOW)
  })

  test('two hundred invitations a day leave an account, and no more', async () => {
    const team = await newTeam()
    await app.db.sql`
      insert into invitation_mails (account_id, day, address, mails)
      select ${team.accountId}, '2026-11-20', 'x' || n, 1 from generate_series(1, 199) n`
    assert.equal((await invite(team, { email: 'last@example.com' })).outcome, '201')
    assert.equal((await invite(team, { email: 'more@example.com' })).outcome, '429 rate_limited')
    assert.deepEqual((await members(team.key)).map(({ email }) => email).sort(), [
      'last@example.com',
      'owner@example.invalid',
    ])
  })

  test('at most a hundred, however many come at once', async () => {
    const team = await newTeam()
    await app.db.sql`
      insert into members (account_id, id, email, role, state, language, zone, created_at)
      select ${team.accountId}, 'mem_' || n, n || '@example.com', 'viewer', 'active', 'ko', 'Asia/Seoul', now()
      from generate_series(1, 98) n`
    const both = await Promise.all([1, 2, 3].map((n) => invite(team, { email: `x${n}@example.com` })))
    assert.deepEqual(both.map(({ outcome }) => outcome).sort(), ['201', '409 limit_reached', '409 limit_reached'])
    const { body } = await app.get<{ counters: object[] }>('/v1/usage', {}, { key: team.key })
    assert.deepEqual(body.counters.at(-1), { name: 'members', limit: 100, used: 100 })
  })
})

describe('PATCH and DELETE /v1/teams/{id}', () => {
  test('changes what is named, and null resets it', async () => {
    const team = await newTeam()
    const { id } = await join(team, 'viewer')
    const patch = (body: object) => call('PATCH', `/v1/teams/${id}`, team.key, { body })
    const changed = await patch({ role: 'admin', name: '박서준', language: 'en', zone: 'UTC' })
    const { role, name, language, zone } = changed.body
    assert.deepEqual([changed.status, role, name, language, zone], [200, 'admin', '박서준', 'en', 'UTC'])
    const reset = (await patch({ role: null, name: null, language: null, zone: null })).body
    assert.deepEqual([reset.role, reset.name, reset.language, reset.zone], ['member', null, 'ko', 'Asia/Seoul'])
    const { body: same } = await patch({})
    assert.deepEqual(same, reset)
    assert.equal((await patch({ email: 'x@y.kr' })).outcome, '400 unknown_field')
    assert.equal((await patch({ zone: 'Mars' })).outcome, '400 invalid_field')
    const lines = (await auditOf(team.accountId)).filter(({ action }) => action === 'member.changed')
    assert.deepEqual(
      lines.map(({ subject, detail }) => [subject, Object.keys(detail)]),
      [
        [id, ['name', 'role', 'zone', 'language']],
        [id, ['name', 'role', 'zone', 'language']],
      ],
    )
  })

  test('only as it was read, where that is asked', async () => {
    const team = await newTeam()
    const { headers } = await app.get(`/v1/teams/${team.ownerId}`, {}, { key: team.key })
    const patch = (name: string, tag: string) =>
      call('PATCH', `/v1/teams/${team.ownerId}`, team.key, { body: { name }, headers: { 'if-match': tag } })
    const tag = headers.get('etag') ?? ''
    const changed = await patch('이름', tag)
    assert.equal(changed.status, 200)
    assert.equal((await patch('다른 이름', tag)).outcome, '412 precondition_failed')
    assert.equal((await patch('다른 이름', changed.headers.get('etag') ?? '')).status, 200)
  })

  test('the last owner who is active stays', async () => {
    const team = await newTeam()
    const own = `/v1/teams/${team.ownerId}`
    const demote = () => call('PATCH', own, team.key, { body: { role: 'admin' } })
    assert.equal((await demote()).outcome, '409 last_owner')
    assert.equal((await call('DELETE', own, team.key)).outcome, '409 last_owner')
    await invite(team, { email: 'heir@example.com', role: 'owner' })
    assert.equal((await call('DELETE', own, team.key)).outcome, '409 last_owner', 'who is invited is not there yet')
    const heir = await join(team, 'owner')
    assert.equal((await demote()).status, 200)
    assert.equal((await app.accounts.find(team.accountId))?.email, heir.email, 'the account has another address now')
    assert.equal((await call('DELETE', own, team.key)).status, 204)
    assert.equal((await call('DELETE', own, team.key)).outcome, '404 not_found')
  })

  test('a member who is removed is gone; the log remembers', async () => {
    const team = await newTeam()
    const { id, email } = await join(team, 'member')
    assert.equal((await call('DELETE', `/v1/teams/${id}`, team.key)).status, 204)
    assert.equal((await call('GET', `/v1/teams/${id}`, team.key)).outcome, '404 not_found')
    const line = (await auditOf(team.accountId)).at(-1)
    assert.deepEqual(line, { action: 'member.removed', subject: id, actor: 'key', detail: { email, role: 'member' } })
  })
})
