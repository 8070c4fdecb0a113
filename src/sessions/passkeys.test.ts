import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import type { HeldPasskey, Quirks } from '../../test/authenticator.ts'
import { eventually } from '../../test/harness.ts'
import { type MailServer, startMailServer } from '../../test/mail-server.ts'
import { readMail } from '../../test/mailbox.ts'
import { createPasskeyActions, createSessionHands, passkeyOrigin, signInMember } from '../../test/session.ts'
import { createTeamHands, type Team, type TeamMember } from '../../test/team.ts'
import { MINUTE } from '../lib/clock.ts'
import type { Passkey } from './schema/passkeys.ts'

let server: MailServer
let app: TestApp
let team: Team
before(async () => {
  server = await startMailServer()
  app = await startTestApp({ env: { SMTP_URL: `smtp://127.0.0.1:${server.port}?from=gonggo@example.kr` } })
  team = await newTeam()
})
after(async () => {
  await app.close()
  await server.close()
})
const { call, signIn } = createSessionHands(() => app)
const { optionsFor, challenge, make, send, add, signed, enter } = createPasskeyActions(() => app)
const { newTeam, join, call: asKey } = createTeamHands(() => app)

interface Person {
  member: TeamMember
  cookie: string
}

async function newPerson(): Promise<Person> {
  const member = await join(team, 'member')
  return { member, cookie: await signInMember(app, team.accountId, member.id) }
}

const actionsOn = async (subject: string) =>
  (await app.db.sql<{ action: string }[]>`select action from audit where subject = ${subject} order by id`).map(
    ({ action }) => action,
  )

describe('a passkey', () => {
  test('is added by a member who is signed in, told by mail, and signs in from then on', async () => {
    const { member, cookie } = await newPerson()
    const session = await call('GET', '/session', { cookie })
    assert.equal(session.body.passkeyOrigin, passkeyOrigin(app.baseUrl))
    const options = await optionsFor(cookie)
    assert.deepEqual(
      [options.rp.id, options.user.name, options.excludeCredentials, options.authenticatorSelection.userVerification],
      ['localhost', member.email, [], 'required'],
    )
    const { passkey, attestation } = await make(cookie)
    const made = await send(cookie, attestation, ' 업무용 노트북 ')
    assert.equal(made.outcome, '201')
    const { id, name, lastUsedAt } = made.body as unknown as Passkey
    assert.match(id, /^psk_/)
    assert.deepEqual([name, lastUsedAt], ['업무용 노트북', null])
    const mail = await eventually(async () =>
      server.mails.map(readMail).find(({ to, subject }) => to === member.email && subject.includes('패스키')),
    )
    assert.match(mail.text, /업무용 노트북/)
    const asked = await challenge()
    assert.deepEqual([asked.rpId, asked.userVerification], ['localhost', 'required'])
    const entered = await signIn({ passkey: signed(passkey, asked) })
    assert.equal(entered.outcome, '200')
    assert.deepEqual([entered.body.member?.id, entered.body.role], [member.id, 'member'])
    assert.equal((await call('GET', '/v1/keywords', { cookie: entered.cookie })).outcome, '200')
    const { body } = await call('GET', '/session/passkeys', { cookie })
    const [listed] = body.items as unknown as Passkey[]
    assert.deepEqual([body.total, listed?.id, typeof listed?.lastUsedAt], [1, id, 'string'])
    assert.deepEqual((await optionsFor(cookie)).excludeCredentials, [
      { id: passkey.id, type: 'public-key', transports: ['internal'] },
    ])
    const [line] = await app.db.sql<{ detail: { passkey: string } }[]>`
      select detail from audit where action = 'session.started' and subject = ${entered.body.id}`
    assert.equal(line?.detail.passkey, id)
  })

  test('of a device that does not count signs in again and again', async () => {
    const { passkey } = await add((await newPerson()).cookie)
    for (let i = 0; i < 3; i++) assert.equal((await enter(passkey, { counter: 0 })).outcome, '200')
  })

  test('is renamed and removed by its member alone; what was begun with it ends, but for the one who asks', async () => {
    const { cookie } = await newPerson()
    const { passkey, id } = await add(cookie)
    const path = `/session/passkeys/${id}`
    const stranger = await newPerson()
    for (const [method, body] of [
      ['PATCH', { name: 'x' }],
      ['DELETE', undefined],
    ] as const)
      assert.equal((await call(method, path, { cookie: stranger.cookie, body })).outcome, '404 not_found')
    const renamed = await call('PATCH', path, { cookie, body: { name: '휴대전화' } })
    assert.equal((renamed.body as unknown as Passkey).name, '휴대전화')
    const [here, there] = [await enter(passkey), await enter(passkey)]
    assert.equal((await call('DELETE', path, { cookie: here.cookie })).outcome, '204')
    await app.access.auth.pollChanges()
    assert.equal((await call('GET', '/v1/keywords', { cookie: there.cookie })).outcome, '401 session_ended')
    for (const left of [here.cookie, cookie])
      assert.equal((await call('GET', '/session', { cookie: left })).outcome, '200')
    assert.equal((await enter(passkey)).outcome, '401 invalid_passkey')
    assert.deepEqual(await actionsOn(id), ['passkey.added', 'passkey.renamed', 'passkey.removed'])
    assert.deepEqual(await actionsOn(there.body.id), ['session.started', 'session.ended'])
  })

  test('belongs to members: whoever is signed in with a key has none', async () => {
    const { cookie, body } = await signIn({ key: team.key })
    assert.equal(body.passkeyOrigin, null)
    for (const [method, path] of [
      ['POST', '/session/passkeys/options'],
      ['GET', '/session/passkeys'],
      ['DELETE', '/session/passkeys/psk_1'],
    ] as const)
      assert.equal((await call(method, path, { cookie })).outcome, '403 member_required', method)
    assert.equal((await call('GET', '/session/passkeys')).outcome, '401 missing_credentials')
    assert.equal((await call('GET', '/session/passkeys', { key: team.key })).outcome, '401 missing_credentials')
  })

  test('there are 20 of a member at most, also of two who add the last one', async () => {
    const { member, cookie } = await newPerson()
    await app.db.sql`
      insert into passkeys (account_id, id, member_id, credential_id, public_key, counter, transports, name, created_at)
      select ${team.accountId}, ${member.id} || n, ${member.id}, ${member.id} || n, '', 0, '{}', 'x', now()
      from generate_series(1, 19) n`
    const [one, two] = [await make(cookie), await make(cookie)]
    const outcomes = await Promise.all([send(cookie, one.attestation), send(cookie, two.attestation)])
    assert.deepEqual(outcomes.map(({ outcome }) => outcome).sort(), ['201', '409 limit_reached'])
    assert.equal((await call('POST', '/session/passkeys/options', { cookie })).outcome, '409 limit_reached')
  })
})

describe('a new passkey is refused', () => {
  test('from another page, under another name, without asking who is there, for another purpose, too late', async () => {
    const { cookie } = await newPerson()
    const x5c = Buffer.from('a163783563814101', 'hex')
    const quirks: Quirks[] = [
      { origin: 'https://evil.example' },
      { origin: app.baseUrl },
      { rpId: 'evil.example' },
      { isVerified: false },
      { type: 'webauthn.get' },
      { challenge: 'A'.repeat(43) },
      { challenge: '' },
      { format: 'packed', statement: x5c },
      { format: 'android-key' },
    ]
    for (const quirk of quirks) {
      const { outcome, body } = await send(cookie, (await make(cookie, quirk)).attestation)
      assert.equal(outcome, '400 invalid_field', JSON.stringify(quirk))
      assert.equal(body.errors?.[0]?.name, 'response')
    }
    const late = await make(cookie)
    await app.pass(5 * MINUTE)
    assert.equal((await send(cookie, late.attestation)).outcome, '400 invalid_field')
    assert.equal((await call('GET', '/session/passkeys', { cookie })).body.total, 0)
  })

  test('the second time, with the challenge of somebody else, and with one for signing in', async () => {
    const [one, two] = [await newPerson(), await newPerson()]
    const { attestation } = await make(one.cookie)
    assert.equal((await send(two.cookie, attestation)).outcome, '400 invalid_field')
    const both = await Promise.all([send(one.cookie, attestation), send(one.cookie, attestation)])
    assert.deepEqual(both.map(({ outcome }) => outcome).sort(), ['201', '400 invalid_field'])
    const { challenge: foreign } = await challenge()
    const made = await make(two.cookie, { challenge: foreign })
    assert.equal((await send(two.cookie, made.attestation)).outcome, '400 invalid_field')
    assert.deepEqual((await call('GET', '/session/passkeys', { cookie: two.cookie })).body.total, 0)
  })

  test('with fields nobody asked for, or too much in those there are', async () => {
    const { cookie } = await newPerson()
    const { attestation } = await make(cookie)
    const { response } = attestation
    for (const [wrong, code] of [
      [{ ...attestation, rawId: attestation.id }, 'unknown_field'],
      [{ ...attestation, response: { ...response, publicKey: 'AA' } }, 'unknown_field'],
      [{ ...attestation, response: { ...response, attestationObject: 'A'.repeat(8193) } }, 'invalid_field'],
      [{ ...attestation, response: { ...response, attestationObject: 'not base64url!' } }, 'invalid_field'],
      [{ ...attestation, response: { ...response, attestationObject: 'AAAA' } }, 'invalid_field'],
      [{ ...attestation, response: { ...response, transports: ['smoke'] } }, 'invalid_field'],
    ] as const)
      assert.equal((await send(cookie, wrong)).outcome, `400 ${code}`)
    assert.equal((await send(cookie, attestation, '  ')).outcome, '400 invalid_field')
  })
})

describe('signing in with a passkey is refused', () => {
  let person: Person
  let passkey: HeldPasskey
  let id: string
  before(async () => {
    person = await newPerson()
    const made = await add(person.cookie)
    passkey = made.passkey
    id = made.id
  })

  test('from another page, under another name, unasked who is there, with another key or for another member', async () => {
    const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const other = await newPerson()
    const quirks: Quirks[] = [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { isVerified: false },
      { type: 'webauthn.create' },
      { challenge: 'A'.repeat(43) },
      { challenge: (await optionsFor(person.cookie)).challenge },
      { key },
      { userHandle: Buffer.from(other.member.id).toString('base64url') },
    ]
    for (const quirk of quirks) {
      const { outcome, cookie } = await enter(passkey, quirk)
      assert.deepEqual([outcome, cookie], ['401 invalid_passkey', ''], JSON.stringify(quirk))
    }
    const unknown = (await make(person.cookie)).passkey
    assert.equal((await enter(unknown)).outcome, '401 invalid_passkey')
    assert.equal((await enter(passkey)).outcome, '200')
  })

  test('the second time with the same challenge, by two at once, and too late', async () => {
    const asked = await challenge()
    const shown = signed(passkey, asked)
    const both = await Promise.all([signIn({ passkey: shown }), signIn({ passkey: shown })])
    assert.deepEqual(both.map(({ outcome }) => outcome).sort(), ['200', '401 invalid_passkey'])
    assert.equal((await signIn({ passkey: signed(passkey, asked) })).outcome, '401 invalid_passkey')
    const late = signed(passkey, await challenge())
    await app.pass(5 * MINUTE)
    assert.equal((await signIn({ passkey: late })).outcome, '401 invalid_passkey')
  })

  test('when the counter steps back, which is written down', async () => {
    assert.equal((await enter(passkey, { counter: 1_000 })).outcome, '200')
    for (const counter of [1_000, 999, 0])
      assert.equal((await enter(passkey, { counter })).outcome, '401 invalid_passkey')
    const [line] = await app.db.sql<{ detail: object }[]>`
      select detail from audit where action = 'passkey.counter_back' and subject = ${id} order by id limit 1`
    assert.deepEqual(line?.detail, { name: '업무용 노트북', from: 1_000, to: 1_000 })
    assert.equal((await enter(passkey, { counter: 1_001 })).outcome, '200')
  })

  test('from outside the allow-list, and while the account is suspended', async () => {
    await app.db.sql`
      insert into ip_allow_lists (account_id, ranges, version, updated_at)
      values (${team.accountId}, ${['10.0.0.0/8']}, 1, now())`
    assert.equal((await enter(passkey)).outcome, '403 ip_not_allowed')
    await app.db.sql`delete from ip_allow_lists where account_id = ${team.accountId}`
    await app.accounts.setState(team.accountId, 'suspended')
    assert.equal((await enter(passkey)).outcome, '403 access_blocked')
    await app.accounts.setState(team.accountId, 'active')
    await app.access.auth.pollChanges()
    assert.equal((await enter(passkey)).outcome, '200')
  })

  test('once its member is gone, and its sessions with it', async () => {
    const { cookie } = await enter(passkey)
    assert.equal((await asKey('DELETE', `/v1/teams/${person.member.id}`, team.key)).outcome, '204')
    await app.access.auth.pollChanges()
    assert.equal((await call('GET', '/v1/keywords', { cookie })).outcome, '401 session_ended')
    assert.equal((await enter(passkey)).outcome, '401 invalid_passkey')
    assert.equal((await app.db.sql`select from passkeys where id = ${id}`).length, 0)
  })
})

describe('challenges', () => {
  test('are given to a network a few hundred times an hour, and forgotten when they are too old', async () => {
    await app.db.sql`delete from session_link_visits`
    await challenge()
    await app.db.sql`update session_link_visits set requests = 300`
    const refused = await call('POST', '/session/challenges')
    assert.equal(refused.outcome, '429 rate_limited')
    assert.equal(refused.headers.get('retry-after'), '3600')
    await app.db.sql`delete from session_link_visits`
    await app.pass(5 * MINUTE)
    await app.sessions.passkeys.sweep()
    assert.equal((await app.db.sql`select from passkey_challenges`).length, 0)
  })

  test('of one who begins again and again are few', async () => {
    const { member, cookie } = await newPerson()
    const first = await make(cookie)
    for (let i = 0; i < 6; i++) {
      await app.pass(1)
      await optionsFor(cookie)
    }
    assert.equal((await app.db.sql`select from passkey_challenges where member_id = ${member.id}`).length, 5)
    assert.equal((await send(cookie, first.attestation)).outcome, '400 invalid_field')
  })
})

test('where the address of the service allows none, that is said, and nobody is offered one', async () => {
  const plain = await startTestApp({ database: app.database, env: { GONGGO_PUBLIC_URL: 'http://gonggo.example.kr' } })
  const { port } = plain.http.server.address() as { port: number }
  const hands = createSessionHands(() => ({ baseUrl: `http://127.0.0.1:${port}` }))
  const { cookie } = await newPerson()
  assert.equal((await hands.call('POST', '/session/challenges')).outcome, '409 passkeys_unavailable')
  assert.equal((await hands.call('POST', '/session/passkeys/options', { cookie })).outcome, '409 passkeys_unavailable')
  assert.equal((await hands.call('GET', '/session', { cookie })).body.passkeyOrigin, null)
  await plain.close()
})
