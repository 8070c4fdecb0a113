import assert from 'node:assert/strict'
import { createSecrets } from '../src/lib/secret.ts'
import { createSessionReader } from '../src/sessions/index.ts'
import type { TestApp } from './app-harness.ts'
import { ATTEMPT, makeAccount, makeKey } from './factories.ts'
import { createSessionHands } from './session.ts'
import { createTeamHands } from './team.ts'

const HOUR = 3_600_000
let count = 0

/** Objects for operator routes, each for one request. */
export interface OperatorWork {
  /** An account that gave the operator access, with an owner. */
  account: string
  consultation: string
  otherConsultation: string
  oldConsultation: string
  reject: string
  otherReject: string
  /** A key of that account. */
  exposedKey: string
  incident: string
  blockedNetwork: string
  /** Failed mails to that account. */
  failedMail: string
  otherFailedMail: string
}

/** Actions on operator routes, as in a browser. */
export function createOperatorActions(app: () => TestApp) {
  const { call, signIn } = createSessionHands(app)
  const { newTeam } = createTeamHands(app)

  /** Signed in as this member, as by a mailed link. */
  async function signInAs(accountId: string, memberId: string): Promise<string> {
    const token = `ggl_${memberId.replace(/\W/g, '').padEnd(43, 'x').slice(0, 43)}`
    const { db, clock, config } = app()
    const secrets = () => createSecrets(config.secrets ?? [])
    const [digest = ''] = createSessionReader({ db, clock, secrets }).digestsOf(token)
    await db.sql`insert into session_links values (${digest}, ${accountId}, ${memberId}, ${clock.now() + HOUR})`
    const { outcome, cookie } = await signIn({ token })
    assert.equal(outcome, '200')
    return cookie
  }

  /** As `./gonggo operator add` does it. */
  async function appoint(accountId: string, memberId: string): Promise<void> {
    const [owner] = await app().teams.membersOf(app().db.sql, accountId)
    const members = await app().operators.people.membersAt(owner?.email ?? '', accountId)
    const member = members.find((one) => one.memberId === memberId) ?? assert.fail()
    assert.equal(await app().operators.people.add(member), true)
    await app().access.auth.pollChanges()
  }

  /** The owner of a new team, who is an operator. */
  async function newOperator() {
    const team = await newTeam()
    await appoint(team.accountId, team.ownerId)
    return { ...team, cookie: await signInAs(team.accountId, team.ownerId) }
  }

  async function consult(): Promise<string> {
    const email = `con${++count}@example.com`
    const input = { company: '한빛', name: '김하나', email, language: 'ko' } as const
    await app().accounts.consultations.request(`192.0.2.${count % 250}`, ATTEMPT, input)
    const { items } = await app().accounts.consultations.list('requested', 100_000)
    return items.find((one) => one.email === email)?.id ?? assert.fail()
  }

  /** A record in the quarantine of the demo, from a window that can be fetched again or from a file. */
  async function refuse(whence: 'window' | 'file' = 'window'): Promise<string> {
    const id = `reject${++count}`
    const { db, clock, sources } = app()
    await sources.ensure('demo', 'demo')
    const from = whence === 'window' ? clock.now() - HOUR - count * 1_000 : null
    const to = whence === 'window' ? clock.now() : null
    await db.sql`
      insert into source_rejects (source, id, operation, reason, record, at, subject, from_at, to_at)
      values ('demo', ${id}, ${whence === 'window' ? 'feed' : 'import'}, 'no_number',
        ${JSON.stringify({ title: '관로 정비', n: count })}::text::jsonb, ${clock.now()},
        ${whence === 'window' ? '' : null}, ${from}, ${to})`
    return id
  }

  /** Blocked after many invalid credentials. */
  async function blockNetwork(network = `198.51.100.${++count % 250}`): Promise<string> {
    const { db, clock } = app()
    const id = `inc_network${count}`
    const evidence = JSON.stringify({ requests: 612, credentials: 58, seconds: 31 })
    await db.sql`
      insert into network_blocks (id, network, evidence, opened_at, until)
      values (${id}, ${network}, ${evidence}::text::jsonb, ${clock.now()}, ${clock.now() + HOUR})`
    await db.sql`update access_head set networks = networks + 1`
    await app().access.auth.pollChanges()
    return id
  }

  /** A mail in the outbox that the receiving server has refused. */
  async function failMail(accountId: string | null, to: string, isKept = true): Promise<string> {
    const { db, clock, mail } = app()
    const data = { company: '한빛기업', inviter: null, role: 'member' as const, url: null }
    const order = { accountId, to, language: 'ko', template: 'team-invitation', data } as const
    const id = (await db.transaction((tx) => mail.post(tx, order))) ?? assert.fail()
    await db.sql`
      update mails set state = 'failed', attempts = 3, due_at = null, posted_at = ${clock.now() - HOUR},
        ended_at = ${clock.now() + ++count}, reason = ${`EENVELOPE RCPT TO 550 5.1.1 <${to}>: user unknown`} ${isKept ? db.sql`` : db.sql`, content = null`}
      where id = ${id}`
    return id
  }

  async function workFor(cookie: string): Promise<OperatorWork> {
    const account = await makeAccount(app(), { plan: 'enterprise' })
    const [exposed, other] = [await makeKey(app(), account.id), await makeKey(app(), account.id)]
    const incident = await app().access.incidents.openByOperator({ keyId: other.id }, 'shown in public')
    const visit = { cookie, body: { reason: '고객 문의 확인' } }
    assert.equal((await call('POST', `/operator/accounts/${account.id}/visits`, visit)).status, 201)
    return {
      account: account.id,
      consultation: await consult(),
      otherConsultation: await consult(),
      oldConsultation: await consult(),
      reject: await refuse(),
      otherReject: await refuse(),
      exposedKey: exposed.id,
      incident: incident?.id ?? assert.fail(),
      blockedNetwork: await blockNetwork(),
      failedMail: await failMail(account.id, 'mina@example.com'),
      otherFailedMail: await failMail(account.id, 'jiwoo@example.com'),
    }
  }

  return { call, newTeam, signInAs, appoint, newOperator, consult, refuse, blockNetwork, failMail, workFor }
}
