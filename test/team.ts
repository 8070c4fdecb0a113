import assert from 'node:assert/strict'
import { missingScopes } from '../src/access/index.ts'
import { createSecrets } from '../src/lib/secret.ts'
import type { Member } from '../src/teams/index.ts'
import { SCOPES, type Scope } from '../src/vocabulary/roles.ts'
import type { ProblemAnswer, TestApp } from './app-harness.ts'
import { makeAccount, type newAccount } from './factories.ts'

/** A member in responses. */
export interface TeamMember {
  id: string
  email: string
  name: string | null
  role: Role
  permissions: Scope[]
  state: Member['state']
  language: Member['language']
  zone: string
  invitedAt: string | null
  lastActiveAt: string | null
}
type Role = Member['role']

/** The ports of teams, for tests that call them directly. */
export const lacking = missingScopes
export const EVERY_SCOPE = SCOPES

export interface Team {
  accountId: string
  ownerId: string
  /** Acts for the owner. */
  key: string
}

export interface TeamAnswer {
  status: number
  headers: Headers
  body: TeamMember & ProblemAnswer & { key: string }
  /** Such as `409 last_owner`. */
  outcome: string
}

interface Asking {
  body?: unknown
  headers?: Record<string, string>
}

let count = 0

/** Actions on teams, through keys and over HTTP. */
export function createTeamHands(app: () => TestApp) {
  async function call(
    method: string,
    path: string,
    key: string,
    { body, headers = {} }: Asking = {},
  ): Promise<TeamAnswer> {
    const answer = await fetch(`${app().baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        'accept-language': 'en',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    const parsed = (text === '' ? {} : JSON.parse(text)) as TeamAnswer['body']
    const outcome = `${answer.status} ${parsed.code ?? ''}`.trim()
    return { status: answer.status, headers: answer.headers, body: parsed, outcome }
  }

  async function newTeam(changes: Parameters<typeof newAccount>[0] = {}): Promise<Team> {
    const account = await makeAccount(app(), { plan: 'enterprise', ...changes })
    const [owner] = await app().teams.membersOf(app().db.sql, account.id)
    return { accountId: account.id, ownerId: owner?.id ?? assert.fail(), key: await keyFor(account.id, null) }
  }

  /** A key as a member creates it; without a member, as the operator creates it for the owner. */
  async function keyFor(accountId: string, createdBy: string | null, scopes: Scope[] | null = null): Promise<string> {
    return (await app().access.keys.issue({ accountId, name: 'test', scopes, expiresAt: null, createdBy })).key
  }

  const invite = (team: Team, body: object, headers: Record<string, string> = {}) =>
    call('POST', '/v1/teams', team.key, { body, headers })

  /** A member who has accepted an invitation. */
  async function join(team: Team, role: Role): Promise<TeamMember> {
    const { body, outcome } = await invite(team, { email: `m${++count}@example.com`, role })
    assert.equal(outcome, '201')
    await accept(await tokenOf(body.email))
    return { ...body, state: 'active' }
  }

  const accept = async (code: string) =>
    fetch(`${app().baseUrl}/invitations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    })

  /** From the mail: sent mails, and those that could not be sent, no longer contain data. */
  async function tokenOf(email: string): Promise<string> {
    const [row] = await app().db.sql<{ accountId: string; id: string }[]>`
      select account_id, id from members where email = ${email} order by created_at desc limit 1`
    assert.ok(row, `nobody is invited as ${email}`)
    return createSecrets(app().config.secrets ?? []).sign('team invitation', JSON.stringify([row.accountId, row.id]))
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
