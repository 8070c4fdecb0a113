import type { Caller } from '../../access/index.ts'
import type { Account, AuditEntry, Doing } from '../../accounts/index.ts'
import { type Clock, seoulTimeOrNull } from '../../lib/clock.ts'
import type { Db, Queryable, Tx } from '../../lib/db/index.ts'
import type { Answer, Attempt, Idempotency } from '../../lib/idempotency.ts'
import { newId } from '../../lib/ids.ts'
import type { Page } from '../../lib/page.ts'
import { type FieldError, fieldProblem, type Problem, problem } from '../../lib/problems.ts'
import { actorOf } from '../../vocabulary/actors.ts'
import type { AuditAction } from '../../vocabulary/audit.ts'
import type { Wording } from '../../vocabulary/languages.ts'
import type { Plan } from '../../vocabulary/plans.ts'
import { includes } from '../../vocabulary/plans.ts'
import type { Role, Scope } from '../../vocabulary/roles.ts'
import { changedSince, NOT_AN_ADDRESS, planNeeded } from '../../vocabulary/sentences.ts'
import {
  DEFAULT_ROLE,
  depends,
  grantRefusal,
  isLower,
  type Lacking,
  MOST_MEMBERS,
  manageRefusal,
  permissionsOf,
  type TeamActor,
} from '../rules/roles.ts'
import type { KeysWish, MemberInput, MemberPatch, TeamMember } from '../schema.ts'
import * as store from '../store.ts'
import type { Invitations } from './invitations.ts'
import { actorRole } from './members.ts'

export interface TeamDeps {
  db: Db
  clock: Clock
  idempotency: Pick<Idempotency, 'run'>
  /** The plan, locked until the transaction ends; other changes of the team wait for that. */
  lockAccount: (tx: Tx, accountId: string) => Promise<Plan | null>
  accountOf: (accountId: string, sql: Queryable) => Promise<Account | null>
  /** In the transaction of the change that it records. */
  audit: (tx: Tx, entry: AuditEntry) => Promise<void>
  /** Invalidates cached roles of signed-in members: last in the same transaction. */
  announce: (tx: Tx) => Promise<void>
  keys: {
    /** The calling member, or the one behind the calling key; `null` = the operator, who acts for the owner. */
    personOf: (sql: Queryable, caller: Pick<Caller, 'accountId' | 'keyId' | 'memberId'>) => Promise<string | null>
    /** Active keys that were created by a member, directly or indirectly. */
    createdByMember: (sql: Queryable, accountId: string, memberId: string) => Promise<{ id: string; scopes: Scope[] }[]>
    revokeIn: (tx: Tx, id: string, accountId: string, by: Doing) => Promise<unknown>
    lacking: Lacking
  }
  isEmail: (text: string) => boolean
  isZone: (text: string) => boolean
}

/** A caller and the id of their request. */
export interface TeamCaller extends Caller {
  requestId: string
}

type Row = store.MemberRow
type Invited = Required<Answer<TeamMember>>
interface Room extends TeamActor {
  account: Account
  /** The name of the inviter that the invitation shows. */
  name: string | null
}

/** The calling member or the one for whom the key acts, in their current state. */
async function enter({ lockAccount, accountOf, keys }: TeamDeps, tx: Tx, caller: TeamCaller): Promise<Room> {
  const { accountId, scopes } = caller
  const plan = await lockAccount(tx, accountId)
  const account = await accountOf(accountId, tx)
  if (!plan || !account || !includes(plan, 'team')) {
    throw problem('plan_required', planNeeded('team'))
  }
  const person = await keys.personOf(tx, caller)
  return { account, scopes, ...(await actorRole(tx, accountId, person)) }
}

/**
 * Manages the members of one account for its own callers. Every change locks the account, so there is one at a time.
 */
export function createTeam(deps: TeamDeps, invitations: Pick<Invitations, 'send'>) {
  const { db, clock, idempotency, audit, announce, keys } = deps

  async function invite(attempt: Attempt, caller: TeamCaller, input: MemberInput): Promise<Invited> {
    const wanted = checked(deps, input)
    const answer = await idempotency.run(attempt, async (tx) => {
      const room = await enter(deps, tx, caller)
      const { account } = room
      const { email, role = DEFAULT_ROLE, name = null, language = account.language, zone = account.zone } = wanted
      refuse(grantRefusal(keys.lacking, room, role, null))
      const member = await store.findByEmail(tx, account.id, email)
      if (member) return again(tx, caller, room, member, wanted)
      if ((await store.countMembers(tx, account.id)) >= MOST_MEMBERS) throw tooMany()
      const now = clock.now()
      const row = newRow(account.id, { email, role, name, language, zone }, now)
      await store.insertMember(tx, row)
      await invitations.send(tx, row, account, room.name)
      await recordAudit(tx, caller, 'member.invited', row, { email, role, name })
      return { status: 201, headers: { location: addressOf(row.id) }, body: toMember(row) }
    })
    return answer as Invited
  }

  /**
   * A member who has not accepted yet can be invited again; an invitation with other values is not changed implicitly.
   */
  async function again(tx: Tx, caller: TeamCaller, room: Room, member: Row, wanted: MemberInput) {
    if (member.state !== 'invited') throw alreadyThere(member, BELONGS)
    const fields = ['role', 'name', 'language', 'zone'] as const
    if (fields.some((field) => wanted[field] !== undefined && wanted[field] !== member[field])) {
      throw alreadyThere(member, INVITED_OTHERWISE)
    }
    refuse(manageRefusal(room, member.role))
    await invitations.send(tx, member, room.account, room.name)
    const row = { ...member, invitedAt: clock.now() }
    await store.setMember(tx, row)
    await recordAudit(tx, caller, 'member.invited_again', row, { email: row.email })
    return { status: 200 as const, headers: { location: addressOf(row.id) }, body: toMember(row) }
  }

  async function change(
    caller: TeamCaller,
    id: string,
    patch: MemberPatch,
    keysWish: KeysWish | undefined,
    isAsRead: (now: TeamMember) => boolean,
  ): Promise<TeamMember> {
    const wanted = checked(deps, patch)
    return db.transaction(async (tx) => {
      const room = await enter(deps, tx, caller)
      const before = await own(tx, caller, id)
      if (!isAsRead(toMember(before)))
        throw problem('precondition_failed', changedSince({ en: 'member has', ko: '구성원 정보가' }))
      refuse(manageRefusal(room, before.role))
      const after = merged(before, wanted, room.account)
      const changes = changesOf(before, after)
      if (Object.keys(changes).length === 0) return toMember(before)
      if (after.role !== before.role) refuse(grantRefusal(keys.lacking, room, after.role, before.role))
      await ownerStays(tx, before, after.role)
      const beyond = isLower(after.role, before.role) ? await keysBeyond(tx, before, after.role) : []
      const ended = await settleKeys(tx, caller, beyond, keysWish)
      await store.setMember(tx, after)
      await recordAudit(tx, caller, 'member.changed', after, { ...changes, ...ended })
      await announce(tx)
      return toMember(after)
    })
  }

  async function remove(caller: TeamCaller, id: string, keysWish: KeysWish | undefined): Promise<void> {
    await db.transaction(async (tx) => {
      const room = await enter(deps, tx, caller)
      const row = await own(tx, caller, id)
      refuse(manageRefusal(room, row.role))
      await ownerStays(tx, row, null)
      const ended = await settleKeys(tx, caller, await keysBeyond(tx, row, null), keysWish)
      await store.deleteMember(tx, row)
      await recordAudit(tx, caller, 'member.removed', row, { email: row.email, role: row.role, ...ended })
      await announce(tx)
    })
  }

  /** The keys of a member that exceed a role; all of them if there is no role any more. */
  async function keysBeyond(tx: Tx, { accountId, id }: Row, role: Role | null): Promise<string[]> {
    const made = await keys.createdByMember(tx, accountId, id)
    return made.filter(({ scopes }) => depends(keys.lacking, scopes, role)).map((key) => key.id)
  }

  /** The caller who lowers or removes a member decides about such keys; the audit log records it. */
  async function settleKeys(tx: Tx, caller: TeamCaller, beyond: string[], wish: KeysWish | undefined) {
    if (beyond.length === 0) return {}
    if (wish === undefined) throw keysDepend(beyond)
    if (wish === 'keep') return { keys: wish }
    const ended = beyond.toSorted()
    // In one order, like all transactions that lock several.
    for (const id of ended) await keys.revokeIn(tx, id, caller.accountId, by(caller))
    return { keys: wish, ended }
  }

  const recordAudit = (tx: Tx, caller: TeamCaller, action: AuditAction, { accountId, id }: Row, detail: object) =>
    audit(tx, { ...by(caller), accountId, action, subject: id, detail })

  return {
    invite,
    change,
    remove,
    async find(accountId: string, id: string): Promise<TeamMember> {
      return toMember(await own(db.sql, { accountId }, id))
    },
    async list(accountId: string, page: Page): Promise<{ total: number; items: TeamMember[] }> {
      const { total, rows } = await store.pageMembers(db.sql, accountId, page)
      return { total, items: rows.map(toMember) }
    },
  }
}

/** The team always keeps a member who can act as an owner. */
async function ownerStays(tx: Tx, { accountId, role, state }: Row, next: Role | null): Promise<void> {
  if (role !== 'owner' || state !== 'active' || next === 'owner') return
  if ((await store.countActiveOwners(tx, accountId)) < 2) throw lastOwner()
}

async function own(sql: Queryable, { accountId }: Pick<TeamCaller, 'accountId'>, id: string): Promise<Row> {
  const row = await store.findMember(sql, accountId, id)
  if (!row) throw problem('not_found', { en: 'There is no such member.', ko: '구성원을 찾을 수 없습니다.' })
  return row
}

/** The texts as stored, and all of their errors. */
function checked<T extends MemberInput | MemberPatch>({ isEmail, isZone }: TeamDeps, input: T): T {
  const errors: FieldError[] = []
  const fault = (name: string, message: Wording) => errors.push({ in: 'body', name, code: 'invalid_field', message })
  const email = 'email' in input ? input.email.trim() : null
  const { name, zone } = input
  if (email !== null && !isEmail(email)) fault('email', NOT_AN_ADDRESS)
  if (typeof zone === 'string' && !isZone(zone)) fault('zone', NOT_A_ZONE)
  if (errors.length > 0) throw fieldProblem(errors)
  const texts = { ...(email === null ? {} : { email }), ...(typeof name === 'string' ? { name: name.trim() } : {}) }
  return { ...input, ...texts }
}

const newRow = (
  accountId: string,
  fields: Pick<Row, 'email' | 'role' | 'name' | 'language' | 'zone'>,
  now: number,
): Row => ({
  ...fields,
  accountId,
  id: newId('mem', now),
  state: 'invited',
  createdAt: now,
  invitedAt: now,
  acceptedAt: null,
  lastActiveAt: null,
})

function merged(before: Row, patch: MemberPatch, { language, zone }: Account): Row {
  const pick = <T>(given: T | null | undefined, now: T, otherwise: T) =>
    given === undefined ? now : (given ?? otherwise)
  return {
    ...before,
    role: pick(patch.role, before.role, DEFAULT_ROLE),
    name: pick(patch.name, before.name, null),
    language: pick(patch.language, before.language, language),
    zone: pick(patch.zone, before.zone, zone),
  }
}

/** Old and new values, by name. */
const changesOf = (before: Row, after: Row): Record<string, { from: string | null; to: string | null }> =>
  Object.fromEntries(
    (['role', 'name', 'language', 'zone'] as const)
      .filter((field) => before[field] !== after[field])
      .map((field) => [field, { from: before[field], to: after[field] }]),
  )

const by = (caller: TeamCaller): Doing => ({ actor: actorOf(caller), requestId: caller.requestId })

const addressOf = (id: string) => `/v1/teams/${id}`

function refuse(refusal: Wording | null): void {
  if (refusal !== null) throw problem('scope_required', refusal)
}

const toMember = ({ id, email, name, role, state, language, zone, invitedAt, lastActiveAt }: Row): TeamMember => ({
  id,
  email,
  name,
  role,
  permissions: [...permissionsOf(role)],
  state,
  language,
  zone,
  invitedAt: seoulTimeOrNull(invitedAt),
  lastActiveAt: seoulTimeOrNull(lastActiveAt),
})

const tooMany = (): Problem =>
  problem('limit_reached', {
    en: `A team can have at most ${MOST_MEMBERS} members, including invited ones. Remove one first.`,
    ko: `팀에는 초대된 사람을 포함해 구성원을 ${MOST_MEMBERS}명까지 둘 수 있습니다. 먼저 한 명을 제거해 주십시오.`,
  })

const NOT_A_ZONE: Wording = {
  en: '"zone" must be a time zone such as Asia/Seoul.',
  ko: '"zone" 값은 Asia/Seoul 같은 시간대여야 합니다.',
}

const BELONGS: Wording = { en: 'already belongs to the team', ko: '이미 팀의 구성원입니다' }
const INVITED_OTHERWISE: Wording = {
  en: 'is already invited with other settings; change them with PATCH, or send only "email" to mail the invitation again',
  ko: '이미 다른 설정으로 초대되었습니다. PATCH로 설정을 바꾸거나, "email"만 보내 초대 메일을 다시 보내 주십시오',
}

function alreadyThere({ id, email }: Row, how: Wording): Problem {
  const detail = { en: `${email} ${how.en} (${id}).`, ko: `${email}: ${how.ko}. (${id})` }
  const errors = [{ in: 'body' as const, name: 'email', code: 'member_exists' as const, message: detail }]
  return problem('member_exists', detail, { errors, headers: { location: addressOf(id) } })
}

const lastOwner = (): Problem =>
  problem('last_owner', {
    en: 'This is the last active owner. Make another member an owner first.',
    ko: '마지막 활성 소유자입니다. 먼저 다른 구성원을 소유자로 바꿔 주십시오.',
  })

const NAMED_KEYS = 10

function keysDepend(ids: string[]): Problem {
  const named = `${ids.slice(0, NAMED_KEYS).join(', ')}${ids.length > NAMED_KEYS ? ', …' : ''}`
  const keys = ids.length === 1 ? 'a key that can' : `${ids.length} keys that can`
  return problem('keys_depend', {
    en: `The member has created ${keys} do more than the member will be allowed to (${named}). Say what happens to them with ?keys=keep or ?keys=revoke.`,
    ko: `이 구성원이 만든 키 ${ids.length}개의 권한이 앞으로 구성원에게 허용될 범위를 넘습니다(${named}). 키를 어떻게 할지 ?keys=keep 또는 ?keys=revoke로 정해 주십시오.`,
  })
}
