import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { eventually } from '../../test/harness.ts'
import { type MailServer, startMailServer } from '../../test/mail-server.ts'
import { readMail } from '../../test/mailbox.ts'
import { createSessionHands } from '../../test/session.ts'
import { createTeamHands, type Team } from '../../test/team.ts'
import { MINUTE, SECOND } from '../lib/clock.ts'
import { SCOPES, SCOPES_OF } from '../vocabulary/roles.ts'

let server: MailServer
let app: TestApp
before(async () => {
  server = await startMailServer()
  app = await startTestApp({ env: { SMTP_URL: `smtp://127.0.0.1:${server.port}?from=gonggo@example.kr` } })
})
after(async () => {
  await app.close()
  await server.close()
})
const { call, signIn } = createSessionHands(() => app)
const { newTeam, join, call: asKey } = createTeamHands(() => app)

const ask = (email: string) => call('POST', '/session/links', { body: { email } })

const linksTo = (email: string) =>
  server.mails.map(readMail).filter(({ to, subject }) => to === email && subject.includes('로그인 링크'))

const tokenIn = (text: string): string => /\/sign-in#token=(ggl_[\w-]{43})\b/.exec(text)?.[1] ?? assert.fail(text)

async function tokenFor(email: string): Promise<string> {
  await app.db.sql`delete from session_link_visits`
  const before = linksTo(email).length
  assert.equal((await ask(email)).outcome, '202')
  const mail = await eventually(async () => linksTo(email)[before])
  return tokenIn(mail.text)
}

describe('a link to sign in', () => {
  let team: Team
  before(async () => {
    team = await newTeam()
  })

  test('signs a member in with the scopes of the role', async () => {
    const member = await join(team, 'member')
    const { body, outcome, cookie } = await signIn({ token: await tokenFor(member.email) })
    assert.equal(outcome, '200')
    assert.deepEqual(
      { member: body.member?.id, email: body.member?.email, key: body.key, role: body.role, scopes: body.scopes },
      { member: member.id, email: member.email, key: null, role: 'member', scopes: [...SCOPES_OF.member] },
    )
    const made = await call('POST', '/v1/keywords', { cookie, body: { keyword: '하수관로' } })
    assert.equal(made.outcome, '201')
    assert.equal(
      (await call('POST', '/v1/teams', { cookie, body: { email: 'x@example.com' } })).outcome,
      '403 scope_required',
    )
    const [line] = await app.db.sql<{ actorKind: string; actorId: string }[]>`
      select actor_kind, actor_id from audit where action = 'session.started' and subject = ${body.id}`
    assert.deepEqual({ ...line }, { actorKind: 'member', actorId: member.id })
  })

  test('of an owner acts as the owner', async () => {
    const email = `owner-${team.accountId}@example.com`
    await app.db.sql`update members set email = ${email} where id = ${team.ownerId}`
    const { body, cookie } = await signIn({ token: await tokenFor(email) })
    assert.deepEqual(body.scopes, [...SCOPES])
    assert.equal(
      (await call('POST', '/v1/teams', { cookie, body: { email: 'y@example.com', role: 'admin' } })).outcome,
      '201',
    )
  })

  test('works once, and ends the others of its member', async () => {
    const { email } = await join(team, 'viewer')
    const [first, second] = [await tokenFor(email), await tokenFor(email)]
    assert.equal((await signIn({ token: second })).outcome, '200')
    for (const token of [second, first]) assert.equal((await signIn({ token })).outcome, '401 invalid_link')
  })

  test('lets in one of two who show it at the same moment', async () => {
    const { email } = await join(team, 'viewer')
    const token = await tokenFor(email)
    const outcomes = await Promise.all([signIn({ token }), signIn({ token })]).then((all) =>
      all.map((one) => one.outcome),
    )
    assert.deepEqual(outcomes.sort(), ['200', '401 invalid_link'])
  })

  test('works for 15 minutes', async () => {
    const { email } = await join(team, 'viewer')
    const [late, inTime] = [await tokenFor(email), await tokenFor(email)]
    await app.pass(15 * MINUTE - SECOND)
    assert.equal((await signIn({ token: inTime })).outcome, '200')
    const other = await tokenFor(email)
    await app.pass(15 * MINUTE)
    for (const token of [late, other]) assert.equal((await signIn({ token })).outcome, '401 invalid_link')
  })

  test('is worth nothing once its member is gone', async () => {
    const member = await join(team, 'viewer')
    const token = await tokenFor(member.email)
    assert.equal((await asKey('DELETE', `/v1/teams/${member.id}`, team.key)).outcome, '204')
    assert.equal((await signIn({ token })).outcome, '401 invalid_link')
  })

  test('is asked for in the same words by members and strangers, and mailed to members alone', async () => {
    await app.db.sql`delete from session_link_visits`
    const { email } = await join(team, 'viewer')
    const stranger = `nobody-${team.accountId}@example.com`
    const [unknown, known] = [await ask(stranger), await ask(email)]
    assert.deepEqual([known.outcome, known.body], [unknown.outcome, unknown.body])
    const mail = await eventually(async () => linksTo(email)[0])
    assert.match(mail.html, /#token=ggl_/)
    const left = await app.db.sql`select from session_link_requests`
    assert.deepEqual([left.length, server.mails.filter(({ to }) => to.includes(stranger)).length], [0, 0])
  })

  test('is mailed to one address a few times an hour, and asked for by one network a few more', async () => {
    await app.db.sql`delete from session_link_visits`
    for (let i = 0; i < 5; i++) assert.equal((await ask('same@example.com')).outcome, '202')
    const refused = await ask('Same@example.com')
    assert.equal(refused.outcome, '429 rate_limited')
    assert.equal(refused.headers.get('retry-after'), '3600')
    for (let i = 0; i < 25; i++) assert.equal((await ask(`other${i}@example.com`)).outcome, '202')
    assert.equal((await ask('last@example.com')).outcome, '429 rate_limited')
    await app.db.sql`delete from session_link_visits`
  })

  test('is refused from outside the allow-list, and not used up by it', async () => {
    const { email } = await join(team, 'viewer')
    const token = await tokenFor(email)
    await app.db.sql`
      insert into ip_allow_lists (account_id, ranges, version, updated_at) values (${team.accountId}, ${['10.0.0.0/8']}, 1, now())`
    assert.equal((await signIn({ token })).outcome, '403 ip_not_allowed')
    await app.db.sql`delete from ip_allow_lists where account_id = ${team.accountId}`
    await app.db.transaction((tx) => app.access.keys.announce(tx))
    await app.access.auth.pollChanges()
    assert.equal((await signIn({ token })).outcome, '200')
  })
})

describe('keys of a member who is signed in', () => {
  test('hold at most what the role allows, and are his own affair', async () => {
    const team = await newTeam()
    const member = await join(team, 'member')
    const { cookie } = await signIn({ token: await tokenFor(member.email) })
    const made = await call('POST', '/v1/keys', { cookie, body: { name: '내 키' } })
    assert.equal(made.outcome, '201')
    const { id, scopes, createdBy, key } = made.body as unknown as {
      id: string
      scopes: string[]
      createdBy: string
      key: string
    }
    assert.deepEqual([scopes, createdBy], [[...SCOPES_OF.member], member.id])
    assert.equal((await call('GET', '/v1/keywords', { key })).outcome, '200')
    const more = await call('POST', '/v1/keys', { cookie, body: { scopes: ['team:read'] } })
    assert.equal(more.outcome, '403 scope_required')
    assert.equal((await call('GET', '/v1/keys', { cookie })).body.total, 1)
    const { body: all } = await call('GET', '/v1/keys', { key: team.key })
    assert.equal(all.total, 2)
    const other = (all.items as { id: string }[]).find((one) => one.id !== id)?.id
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['POST', '/rotate'],
    ] as const)
      assert.equal((await call(method, `/v1/keys/${other}${path}`, { cookie })).outcome, '404 not_found', method)
    assert.equal((await call('POST', `/v1/keys/${id}/rotate`, { cookie, body: { graceSeconds: 0 } })).outcome, '200')
    assert.equal((await call('DELETE', `/v1/keys/${id}`, { cookie })).outcome, '204')
  })
})
