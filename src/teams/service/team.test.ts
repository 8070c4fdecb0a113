import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type ProblemAnswer, startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { makeAccount, makeKey } from '../../../test/factories.ts'
import { eventually } from '../../../test/harness.ts'
import { createTeamHands, EVERY_SCOPE, type Team } from '../../../test/team.ts'

let app: TestApp
before(async () => {
  app = await startTestApp()
})
after(() => app.close())
const { call, newTeam, keyFor, invite, join, accept, tokenOf, members, auditOf } = createTeamHands(() => app)

const change = (key: string, id: string, body: object, query = '') =>
  call('PATCH', `/v1/teams/${id}${query}`, key, { body })
const remove = (key: string, id: string, query = '') => call('DELETE', `/v1/teams/${id}${query}`, key)

/** A member and a key he would have made. */
async function joined(team: Team, role: 'owner' | 'admin' | 'member' | 'viewer') {
  const member = await join(team, role)
  return { ...member, key: await keyFor(team.accountId, member.id) }
}

describe('whom a key acts for', () => {
  test('an admin does all but touch owners', async () => {
    const team = await newTeam()
    const [admin, other, plain] = [await joined(team, 'admin'), await join(team, 'admin'), await join(team, 'member')]
    const as = { ...team, key: admin.key }
    assert.equal((await invite(as, { email: 'a1@example.com', role: 'admin' })).status, 201)
    assert.equal((await change(admin.key, plain.id, { role: 'admin' })).status, 200)
    assert.equal((await remove(admin.key, other.id)).status, 204)
    const owner = await joined(team, 'owner')
    for (const told of [
      await invite(as, { email: 'a2@example.com', role: 'owner' }),
      await change(admin.key, plain.id, { role: 'owner' }),
      await change(admin.key, owner.id, { name: '다른 이름' }),
      await change(admin.key, owner.id, { role: 'admin' }),
      await remove(admin.key, team.ownerId),
    ]) {
      assert.equal(told.outcome, '403 scope_required')
      assert.match(told.body.detail, /owner/)
    }
    assert.equal((await remove(owner.key, team.ownerId)).status, 204, 'owners touch each other')
  })

  test('an invited owner is none of an admin’s business either', async () => {
    const team = await newTeam()
    const admin = await joined(team, 'admin')
    const { body } = await invite(team, { email: 'next@example.com', role: 'owner' })
    assert.equal((await remove(admin.key, body.id)).outcome, '403 scope_required')
    assert.equal((await invite({ ...team, key: admin.key }, { email: body.email })).outcome, '403 scope_required')
  })

  test('a key made with a key acts for the same, however long the line', async () => {
    const team = await newTeam()
    const admin = await joined(team, 'admin')
    let key = admin.key
    for (let i = 0; i < 3; i++) key = (await call('POST', '/v1/keys', key, { body: {} })).body.key
    assert.equal((await remove(key, team.ownerId)).outcome, '403 scope_required')
    const ofOwner = (await call('POST', '/v1/keys', team.key, { body: {} })).body.key
    assert.equal((await remove(ofOwner, admin.id)).outcome, '409 keys_depend')
  })

  test('who is not active, or may not manage, changes nothing whatever his key holds', async () => {
    const team = await newTeam()
    const target = await join(team, 'viewer')
    const { body: invited } = await invite(team, { email: 'soon@example.com', role: 'admin' })
    const keys = {
      member: (await joined(team, 'member')).key,
      viewer: (await joined(team, 'viewer')).key,
      invited: await keyFor(team.accountId, invited.id),
      nobody: await keyFor(team.accountId, 'mem_none'),
    }
    for (const [who, key] of Object.entries(keys)) {
      assert.equal((await remove(key, target.id)).outcome, '403 scope_required', who)
      assert.equal((await invite({ ...team, key }, { email: 'x@example.com' })).outcome, '403 scope_required', who)
      assert.equal((await call('GET', '/v1/teams', key)).status, 200, `${who} may look`)
    }
    assert.equal((await accept(await tokenOf(invited.email))).status, 200)
    assert.equal((await remove(keys.invited, target.id)).status, 204)
  })

  test('nobody gives more than his key holds', async () => {
    const team = await newTeam()
    const weak = { ...team, key: await keyFor(team.accountId, null, ['team:manage', 'bids:read']) }
    const target = await join(team, 'admin')
    for (const role of ['owner', 'admin', 'member', 'viewer']) {
      const told = await invite(weak, { email: 'y@example.com', role })
      assert.equal(told.outcome, '403 scope_required', role)
    }
    assert.match((await invite(weak, { email: 'y@example.com', role: 'viewer' })).body.detail, /"keywords:read"/)
    assert.equal((await change(weak.key, target.id, { role: 'viewer' })).status, 200, 'taking away gives nothing')
    assert.equal((await change(weak.key, target.id, { role: 'member' })).outcome, '403 scope_required')
    assert.equal((await change(weak.key, target.id, { name: '이름' })).status, 200)
  })

  test('rotating a key of somebody above would be a way up', async () => {
    const team = await newTeam()
    const admin = await joined(team, 'admin')
    const rotate = (key: string, id: string) => call('POST', `/v1/keys/${id}/rotate`, key)
    const ofOperator = await makeKey(app, team.accountId)
    const told = await rotate(admin.key, ofOperator.id)
    assert.equal(told.outcome, '403 scope_required')
    const { body: own } = await call('POST', '/v1/keys', admin.key, { body: {} })
    assert.equal((await rotate(admin.key, own.id)).status, 200)
    assert.equal((await rotate(ofOperator.key, own.id)).status, 200)
    const path = '/v1/keys'
    const headers = { 'idempotency-key': 'a-secret-answer' }
    assert.equal((await call('POST', path, ofOperator.key, { body: {}, headers })).status, 201)
    assert.equal((await call('POST', path, admin.key, { body: {}, headers })).outcome, '403 scope_required')
  })
})

describe('keys a member has made', () => {
  const codeOf = async (key: string) => (await app.get<ProblemAnswer>('/v1/usage', {}, { key })).body.code ?? 'open'

  test('ask what becomes of them when he goes', async () => {
    const team = await newTeam()
    const [stays, goes] = [await joined(team, 'admin'), await joined(team, 'admin')]
    const made = (await call('POST', '/v1/keys', goes.key, { body: {} })).body
    const told = await remove(team.key, goes.id)
    assert.equal(told.outcome, '409 keys_depend')
    assert.match(told.body.detail, new RegExp(`2 keys .*${made.id}`))
    assert.equal((await remove(team.key, goes.id, '?keys=maybe')).outcome, '400 invalid_parameter')
    assert.equal((await remove(team.key, goes.id, '?keys=revoke')).status, 204)
    for (const key of [goes.key, made.key]) await eventually(async () => (await codeOf(key)) === 'revoked_key')
    assert.equal((await remove(team.key, stays.id, '?keys=keep')).status, 204)
    assert.equal(await codeOf(stays.key), 'open')
    assert.equal((await remove(stays.key, team.ownerId)).outcome, '403 scope_required', 'it acts for nobody now')
    const details = (await auditOf(team.accountId)).filter(({ action }) => action === 'member.removed')
    assert.deepEqual(
      details
        .map(({ detail }) => detail as { keys?: string; ended?: string[] })
        .map((one) => [one.keys, one.ended?.length]),
      [
        ['revoke', 2],
        ['keep', undefined],
      ],
    )
    const { body } = await app.get<{ items: { action: string }[] }>('/v1/access/audit', {}, { key: team.key })
    assert.equal(body.items.filter(({ action }) => action === 'key.revoked').length, 2)
  })

  test('on another process they are refused within a second too', async () => {
    const other = await startTestApp({ database: app.database })
    const team = await newTeam()
    const goes = await joined(team, 'admin')
    const code = async () => (await other.get<ProblemAnswer>('/v1/usage', {}, { key: goes.key })).body.code
    assert.equal(await code(), undefined)
    assert.equal((await remove(team.key, goes.id, '?keys=revoke')).status, 204)
    await eventually(async () => (await code()) === 'revoked_key')
    await other.close()
  })

  test('ask when they can do more than his lower role', async () => {
    const team = await newTeam()
    const admin = await joined(team, 'admin')
    const modest = await keyFor(team.accountId, admin.id, ['bids:read', 'keywords:read'])
    assert.equal((await change(team.key, admin.id, { role: 'viewer' })).outcome, '409 keys_depend')
    const lowered = await change(team.key, admin.id, { role: 'viewer' }, '?keys=revoke')
    assert.equal(lowered.body.role, 'viewer')
    await eventually(async () => (await codeOf(admin.key)) === 'revoked_key')
    assert.equal(await codeOf(modest), 'open')
    assert.equal((await change(team.key, admin.id, { role: 'admin' })).status, 200, 'up again asks nothing')
    assert.equal((await remove(team.key, admin.id)).outcome, '409 keys_depend')
  })

  test('those that have ended ask nothing', async () => {
    const team = await newTeam()
    const member = await join(team, 'member')
    const issue = (expiresAt: number | null) =>
      app.access.keys.issue({
        accountId: team.accountId,
        name: null,
        scopes: [...EVERY_SCOPE],
        expiresAt,
        createdBy: member.id,
      })
    await issue(app.clock.now() - 1)
    await app.access.keys.revoke((await issue(null)).record.id)
    assert.equal((await remove(team.key, member.id)).status, 204)
  })
})

describe('at the same moment', () => {
  test('two owners who remove each other leave one', async () => {
    for (let round = 0; round < 10; round++) {
      const team = await newTeam()
      const [one, two] = [await joined(team, 'owner'), await joined(team, 'owner')]
      assert.equal((await remove(one.key, team.ownerId)).status, 204)
      const query = round % 2 === 0 ? '?keys=keep' : '?keys=revoke'
      const outcomes = await Promise.all([remove(one.key, two.id, query), remove(two.key, one.id, query)])
      const left = await app.teams.membersOf(app.db.sql, team.accountId)
      assert.deepEqual(
        left.map(({ role }) => role),
        ['owner'],
      )
      // Where keys are revoked, whoever comes a moment late is not even let in any more.
      const [done, refused] = outcomes.map(({ status }) => status).sort()
      assert.equal(done, 204)
      assert.ok(refused === 403 || (query === '?keys=revoke' && refused === 401), `${refused}`)
    }
  })

  test('two of the company’s keys that remove an owner each leave one, over two processes', async () => {
    const other = await startTestApp({ database: app.database })
    const hands = createTeamHands(() => other)
    for (let round = 0; round < 10; round++) {
      const team = await newTeam()
      const heir = await join(team, 'owner')
      const outcomes = await Promise.all([
        remove(team.key, heir.id),
        round % 2 === 0
          ? hands.call('DELETE', `/v1/teams/${team.ownerId}`, team.key)
          : hands.call('PATCH', `/v1/teams/${team.ownerId}`, team.key, { body: { role: 'viewer' } }),
      ])
      assert.equal(outcomes.filter(({ outcome }) => outcome === '409 last_owner').length, 1)
      const owners = (await app.teams.membersOf(app.db.sql, team.accountId)).filter(({ role }) => role === 'owner')
      assert.equal(owners.length, 1)
    }
    await other.close()
  })
})

describe('a change of plan', () => {
  const statesOf = async (accountId: string) =>
    (await app.teams.membersOf(app.db.sql, accountId)).map(({ role, state }) => `${role} ${state}`).sort()

  test('down suspends all but the owners, up brings them back as they were', async () => {
    const team = await newTeam()
    await join(team, 'owner')
    await join(team, 'admin')
    const { body: invited } = await invite(team, { email: 'late@example.com' })
    const before = await statesOf(team.accountId)
    assert.deepEqual(before, ['admin active', 'member invited', 'owner active', 'owner active'])
    await app.accounts.setPlan(team.accountId, 'pro')
    const down = ['admin suspended', 'member suspended', 'owner active', 'owner active']
    assert.deepEqual(await statesOf(team.accountId), down)
    await eventually(async () => (await call('GET', '/v1/teams', team.key)).outcome === '403 plan_required')
    await app.accounts.setPlan(team.accountId, 'free')
    assert.deepEqual(await statesOf(team.accountId), down)
    assert.equal((await accept(await tokenOf(invited.email))).status, 200, 'his word is kept for later')
    assert.deepEqual(await statesOf(team.accountId), down)
    await app.accounts.setPlan(team.accountId, 'enterprise')
    assert.deepEqual(await statesOf(team.accountId), ['admin active', 'member active', 'owner active', 'owner active'])
    const told = (await auditOf(team.accountId)).filter(({ action }) => action.startsWith('members.'))
    assert.deepEqual(
      told.map(({ action, actor, detail }) => [action, actor, (detail as { members: string[] }).members.length]),
      [
        ['members.suspended', 'operator', 2],
        ['members.restored', 'operator', 2],
      ],
    )
  })

  test('nobody is invited on a plan without teams, not even while it changes', async () => {
    const team = await newTeam()
    for (let round = 0; round < 5; round++) {
      await app.accounts.setPlan(team.accountId, 'enterprise')
      await eventually(async () => (await call('GET', '/v1/teams', team.key)).status === 200)
      await Promise.all([
        app.accounts.setPlan(team.accountId, 'pro'),
        ...[1, 2, 3].map((n) => invite(team, { email: `r${round}n${n}@example.com` })),
      ])
      const states = await statesOf(team.accountId)
      assert.ok(
        states.every((state) => state === 'owner active' || state === 'member suspended'),
        states.join(),
      )
    }
  })

  test('what fails to fit undoes the change', async () => {
    const { id } = await makeAccount(app, { plan: 'enterprise' })
    await app.database.db.sql`alter table members add constraint no_suspension check (state <> 'suspended') not valid`
    await app.db.sql`
      insert into members (account_id, id, email, role, state, language, zone, created_at)
      values (${id}, 'mem_x', 'x@example.com', 'viewer', 'active', 'ko', 'Asia/Seoul', now())`
    await assert.rejects(app.accounts.setPlan(id, 'pro'), /no_suspension/)
    assert.equal((await app.accounts.find(id))?.plan, 'enterprise')
    await app.database.db.sql`alter table members drop constraint no_suspension`
  })
})

test('members are told to others with the owners first', async () => {
  const team = await newTeam()
  const viewer = await join(team, 'viewer')
  app.clock.advance(1)
  const heir = await join(team, 'owner')
  const told = await app.teams.membersOf(app.db.sql, team.accountId)
  assert.deepEqual(
    told.map(({ id }) => id),
    [team.ownerId, heir.id, viewer.id],
  )
  const { accountId, language, zone, lastActiveAt, state } = told[2] ?? assert.fail()
  assert.deepEqual([accountId, language, zone, state], [team.accountId, 'ko', 'Asia/Seoul', 'active'])
  assert.equal(typeof lastActiveAt, 'number')
  assert.equal((await members(team.key)).length, 3)
})

test('an incident is told to every owner who is active, in his language', async () => {
  const team = await newTeam({ email: 'first@example.com' })
  const { body: heir } = await invite(team, { email: 'second@example.com', role: 'owner', language: 'en' })
  await accept(await tokenOf(heir.email))
  await invite(team, { email: 'third@example.com', role: 'owner' })
  await join(team, 'admin')
  await app.access.incidents.openByOperator({ accountId: team.accountId }, 'a test')
  const mails = await app.db.sql<{ recipient: string; language: string }[]>`
    select recipient, language from mails
    where account_id = ${team.accountId} and template = 'security-incident' order by recipient`
  assert.deepEqual(
    mails.map(({ recipient, language }) => `${recipient} ${language}`),
    ['first@example.com ko', 'second@example.com en'],
  )
})
