import assert from 'node:assert/strict'
import type { Scope } from '../src/access/index.ts'
import { createSecrets } from '../src/lib/secret.ts'
import type { ProblemAnswer, TestApp } from './app-harness.ts'
import { makeAccount, type newAccount } from './factories.ts'

/** A member as answered. */
export interface TeamMember {
  id: string
  email: string
  name: string | null
  role: 'owner' | 'admin' | 'member' | 'viewer'
  permissions: Scope[]
  state: 'invited' | 'active' | 'suspended'
  language: 'ko' | 'en'
  zone: string
  lastActiveAt: string | null
}
type Role = TeamMember['role']

export interface Team {
  accountId: string
  ownerId: string
  /** Acts for the owner. */
  key: string
}

export interface Told {
  status: number
  headers: Headers
  body: TeamMember & ProblemAnswer
  /** Such as `409 last_owner`. */
  outcome: string
}

interface Asking {
  body?: unknown
  headers?: Record<string, string>
}

let count = 0

/** What tests do with teams: as their keys do it, over HTTP. */
export function createTeamHands(app: () => TestApp) {
  async function call(method: string, path: string, key: string, { body, headers = {} }: Asking = {}): Promise<Told> {
    const answer = await fetch(`${app().baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    const told = (text === '' ? {} : JSON.parse(text)) as TeamMember & ProblemAnswer
    const outcome = `${answer.status} ${told.code ?? ''}`.trim()
    return { status: answer.status, headers: answer.headers, body: told, outcome }
  }

  async function newTeam(changes: Parameters<typeof newAccount>[0] = {}): Promise<Team> {
    const account = await makeAccount(app(), { plan: 'enterprise', ...changes })
    const [owner] = await app().teams.membersOf(app().db.sql, account.id)
    return { accountId: account.id, ownerId: owner?.id ?? assert.fail(), key: await keyFor(account.id, null) }
  }

  /** A key as a member would make it; of the operator, who acts for the owner, where none is named. */
  async function keyFor(accountId: string, createdBy: string | null, scopes: Scope[] | null = null): Promise<string> {
    return (await app().access.keys.issue({ accountId, name: 'test', scopes, expiresAt: null, createdBy })).key
  }

  const invite = (team: Team, body: object, headers: Record<string, string> = {}) =>
    call('POST', '/v1/teams', team.key, { body, headers })

  /** Somebody who has accepted. */
  async function join(team: Team, role: Role): Promise<TeamMember> {
    const { body, outcome } = await invite(team, { email: `m${++count}@example.com`, role })
    assert.equal(outcome, '201')
    await accept(await tokenOf(body.email))
    return { ...body, state: 'active' }
  }

  const accept = async (token: string) =>
    fetch(`${app().baseUrl}/invitations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    })

  /** From the newest mail to an address, read as the sender would read it. */
  async function tokenOf(email: string): Promise<string> {
    const mails = await app().db.sql<{ id: string; content: Buffer }[]>`
      select id, content from mails where recipient = ${email} order by id desc`
    const secrets = createSecrets(app().config.secrets ?? [])
    const [mail] = mails
    assert.ok(mail, `no mail to ${email}`)
    const { data } = JSON.parse(secrets.open('mail content', mail.content, mail.id) ?? '') as { data: { url: string } }
    return new URL(data.url).searchParams.get('token') ?? assert.fail(data.url)
  }

  const mailsTo = async (email: string) => (await app().db.sql`select from mails where recipient = ${email}`).length

  async function members(key: string): Promise<TeamMember[]> {
    const { body } = await app().get<{ items: TeamMember[] }>('/v1/teams', { pageSize: 100 }, { key })
    return body.items
  }

  async function auditOf(accountId: string) {
    const rows = await app().db.sql<{ action: string; subject: string | null; actor: string; detail: object }[]>`
      select action, subject, actor_kind as actor, detail from audit
      where account_id = ${accountId} and action like 'member%' order by id`
    return rows.map((row) => ({ ...row }))
  }

  return { call, newTeam, keyFor, invite, join, accept, tokenOf, mailsTo, members, auditOf }
}
