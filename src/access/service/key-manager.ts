import type { Doing } from '../../accounts/index.ts'
import { type Clock, parseTime, seoulTime, seoulTimeOrNull } from '../../lib/clock.ts'
import type { Db, Queryable, Tx } from '../../lib/db/index.ts'
import type { Answer, Attempt, Idempotency } from '../../lib/idempotency.ts'
import type { Page } from '../../lib/page.ts'
import { fieldProblem, type Problem, problem } from '../../lib/problems.ts'
import { actorOf } from '../../vocabulary/actors.ts'
import type { Wording } from '../../vocabulary/languages.ts'
import { includesScope, type Scope } from '../../vocabulary/roles.ts'
import { type Demand, type KeyRefusal, missingScopes } from '../rules/keys.ts'
import type { Caller, Key, KeyInput, KeyRecord, KeyState, KeyWithSecret } from '../schema/keys.ts'
import * as store from '../store/keys.ts'
import type { Issued, Keys, NewAppKey } from './keys.ts'
import { refuse } from './refusals.ts'

export interface KeyManagerDeps {
  db: Db
  clock: Clock
  idempotency: Pick<Idempotency, 'run'>
  keys: Keys
  /** Whether the first member's role is at least that of the second; `null` = the owner. */
  mayActAs: (sql: Queryable, accountId: string, memberId: string | null, otherId: string | null) => Promise<boolean>
  /** Whether the member's role, as it is now, includes all of these. */
  mayHave: (sql: Queryable, accountId: string, memberId: string, scopes: readonly Scope[]) => Promise<boolean>
}

/** A caller and the id of their request. */
export interface KeyCaller extends Caller {
  requestId: string
}

/** The maximum number of active keys of an account; more than this are forgotten ones. */
const MOST_KEYS = 1_000

const REFUSED: Partial<Record<KeyState, KeyRefusal>> = {
  revoked: 'revoked_key',
  expired: 'expired_key',
  blocked: 'access_blocked',
}

const ANY: Demand = { needs: 'access', scope: 'keys:manage' }

const ENDED = new Set<KeyState>(['revoked', 'expired'])

type Made = Required<Answer<KeyWithSecret>>

/** Manages the keys of one account for its own callers: no key grants more than its creator has. */
export function createKeyManager({ db, clock, idempotency, keys, mayActAs, mayHave }: KeyManagerDeps) {
  async function create(attempt: Attempt, caller: KeyCaller, input: KeyInput): Promise<Made> {
    const { accountId, keyId } = caller
    const creator = keyId === null ? null : await store.findKey(db.sql, accountId, keyId)
    const { name, scopes, expiresAt } = validInput(caller, creator?.expiresAt ?? null, input)
    const createdBy = actorOf(caller).id
    const answer = await idempotency.run(attempt, async (tx) => {
      await store.lockAccount(tx, accountId)
      await assertMayCreate(tx, caller, scopes)
      if ((await store.countLiveKeys(tx, accountId, clock.now())) >= MOST_KEYS) throw tooMany()
      const issued = await keys.issueIn(tx, { accountId, name, scopes, expiresAt, createdBy }, by(caller))
      return { status: 201, headers: { location: `/v1/keys/${issued.record.id}` }, body: withSecret(issued) }
    })
    return shownTo(caller, answer as Made)
  }

  /**
   * A key that was revoked after the request was admitted must not create keys, because its owner expects all its
   * descendants to be revoked. The same holds for a member who was removed or whose role no longer includes the scopes.
   */
  async function assertMayCreate(
    tx: Tx,
    { accountId, keyId, memberId }: KeyCaller,
    scopes: readonly Scope[],
  ): Promise<void> {
    if (keyId === null) {
      if (!(await mayHave(tx, accountId, memberId ?? '', scopes))) throw refuse('session_ended', ANY, '')
      return
    }
    const maker = await store.findKey(tx, accountId, keyId)
    const refusal = REFUSED[maker ? keys.show(maker).state : 'revoked']
    if (refusal) throw refuse(refusal, ANY, '')
  }

  /** An idempotent response may have been stored for another key of the account, perhaps one with more scopes. */
  async function shownTo(caller: KeyCaller, answer: Made): Promise<Made> {
    await assertMayShow(db.sql, caller, answer.body)
    return answer
  }

  /** A secret is shown only to callers whose scopes and role include those of its key. */
  async function assertMayShow(
    sql: Queryable,
    caller: KeyCaller,
    { id, scopes }: Pick<Key, 'id' | 'scopes'>,
  ): Promise<void> {
    if (id === caller.keyId) return
    assertHolds(caller, scopes)
    const { accountId } = caller
    const mine = await keys.personOf(sql, caller)
    if (!(await mayActAs(sql, accountId, mine, await keys.creatorOf(sql, accountId, id)))) throw tooHigh()
  }

  async function rotate(attempt: Attempt, caller: KeyCaller, id: string, graceSeconds: number): Promise<Made> {
    const answer = await idempotency.run(attempt, async (tx) => {
      const row = await lockOwn(tx, caller, id)
      if (ENDED.has(keys.show(row).state))
        throw problem('key_ended', {
          en: 'This key was revoked or has expired. Create another one.',
          ko: '폐기되었거나 만료된 키입니다. 다른 키를 만드십시오.',
        })
      if (row.app !== null) throw ofApp()
      await assertMayShow(tx, caller, row)
      return { status: 200, headers: {}, body: withSecret(await keys.rotateIn(tx, row, graceSeconds, by(caller))) }
    })
    return shownTo(caller, answer as Made)
  }

  const lockOwn = async (tx: Tx, caller: KeyCaller, id: string): Promise<store.KeyRow> => {
    const row = await store.lockKey(tx, id, caller.accountId)
    if (!row || !isOpenTo(caller, row)) throw noSuchKey()
    return row
  }

  async function revoke(caller: KeyCaller, id: string, withDescendants: boolean): Promise<void> {
    await find(caller, id)
    await db.transaction<unknown>((tx) =>
      (withDescendants ? keys.revokeLineIn : keys.revokeIn)(tx, id, caller.accountId, by(caller)),
    )
  }

  async function list(caller: Caller, page: Page): Promise<{ total: number; items: Key[] }> {
    const { total, rows } = await store.pageKeys(db.sql, caller.accountId, onlyCreator(caller), page)
    return { total, items: rows.map((row) => toKey(keys.show(row))) }
  }

  async function find(caller: Caller, id: string): Promise<Key> {
    const row = await store.findKey(db.sql, caller.accountId, id)
    if (!row || !isOpenTo(caller, row)) throw noSuchKey()
    return toKey(keys.show(row))
  }

  function expiryFault(end: number, latest: number | null): Wording | null {
    if (end <= clock.now()) return IN_THE_PAST
    if (latest === null || end <= latest) return null
    return {
      en: `expiresAt must not be later than the expiry of the key you call with, ${seoulTime(latest)}.`,
      ko: `expiresAt 값은 호출하신 키의 만료 시각(${seoulTime(latest)})보다 늦을 수 없습니다.`,
    }
  }

  /** `latest`: the expiry of the key that creates this one. */
  function validInput(caller: KeyCaller, latest: number | null, { name, scopes, expiresAt }: KeyInput) {
    const end = typeof expiresAt === 'string' ? parseTime(expiresAt, 'end') : null
    const message = end === null ? null : expiryFault(end, latest)
    if (message !== null) throw fieldProblem([{ in: 'body', name: 'expiresAt', code: 'invalid_field', message }])
    const wanted = scopes ?? caller.scopes
    assertHolds(caller, wanted)
    return { name: name?.trim() ?? null, scopes: [...wanted], expiresAt: end ?? latest }
  }

  async function counter(accountId: string) {
    return { name: 'keys', limit: MOST_KEYS, used: await store.countLiveKeys(db.sql, accountId, clock.now()) }
  }

  return { create, connectIn: createConnectIn({ clock, keys, mayHave }), rotate, revoke, list, find, counter }
}

function createConnectIn({ clock, keys, mayHave }: Pick<KeyManagerDeps, 'clock' | 'keys' | 'mayHave'>) {
  /** Creates the key of an app that a member has connected, if the member may still create such a key. Returns its id. */
  return async function connectIn(tx: Tx, input: NewAppKey & { createdBy: string }, by: Doing): Promise<string> {
    const { accountId, createdBy, scopes } = input
    await store.lockAccount(tx, accountId)
    const status = await store.findAccountStatus(tx, accountId)
    if (status?.accountState !== 'active' || status.blockedBy !== null) throw refuse('access_blocked', ANY, '')
    if (!(await mayHave(tx, accountId, createdBy, scopes))) throw refuse('session_ended', ANY, '')
    if ((await store.countLiveKeys(tx, accountId, clock.now())) >= MOST_KEYS) throw tooMany()
    return keys.issueToAppIn(tx, input, by)
  }
}

/** A member whose role does not include `keys:manage` sees only the keys that they created. */
const onlyCreator = ({ memberId, scopes }: Pick<Caller, 'memberId' | 'scopes'>): string | null =>
  memberId && !includesScope(scopes, 'keys:manage') ? memberId : null

const isOpenTo = (caller: Caller, { createdBy }: Pick<Key, 'createdBy'>): boolean =>
  (onlyCreator(caller) ?? createdBy) === createdBy

const IN_THE_PAST: Wording = {
  en: 'expiresAt must be in the future.',
  ko: 'expiresAt 값은 지금보다 뒤여야 합니다.',
}

const by = (caller: KeyCaller): Doing => ({ actor: actorOf(caller), requestId: caller.requestId })

function assertHolds(caller: KeyCaller, scopes: readonly Scope[]): void {
  const missing = missingScopes(caller.scopes, scopes)
  if (missing.length > 0) throw tooMuch(missing, Boolean(caller.memberId))
}

const tooHigh = (): Problem =>
  problem('scope_required', {
    en: 'That key acts for a member with a higher role than the member your key acts for.',
    ko: '그 키가 속한 구성원의 역할이 호출하신 키가 속한 구성원의 역할보다 높습니다.',
  })

function tooMuch(missing: Scope[], ofMember: boolean): Problem {
  const names = missing.map((scope) => `"${scope}"`).join(', ')
  if (ofMember)
    return problem('scope_required', {
      en: `A key can grant only scopes of its creator; your role lacks ${names}.`,
      ko: `키는 만든 사람이 가진 권한만 줄 수 있습니다. 역할에 없는 권한: ${names}.`,
    })
  return problem('scope_required', {
    en: `A key can grant only scopes it has itself; your key lacks ${names}.`,
    ko: `키는 자신이 가진 권한만 줄 수 있습니다. 호출하신 키에 없는 권한: ${names}.`,
  })
}

const noSuchKey = (): Problem => problem('not_found', { en: 'There is no such key.', ko: '키를 찾을 수 없습니다.' })

const tooMany = (): Problem =>
  problem('limit_reached', {
    en: `An account can have at most ${MOST_KEYS} keys that are neither revoked nor expired. Revoke one first.`,
    ko: `폐기되거나 만료되지 않은 키는 계정마다 ${MOST_KEYS}개까지 둘 수 있습니다. 먼저 하나를 폐기해 주십시오.`,
  })

/** A secret would be accepted everywhere, and the consent was for one endpoint. */
const ofApp = (): Problem =>
  problem('key_of_app', {
    en: 'This key belongs to a connected app and has no secret. To end its access, revoke it.',
    ko: '연결된 앱의 키라서 비밀값이 없습니다. 접근을 끝내려면 키를 폐기해 주십시오.',
  })

const toKey = ({ id, name, prefix, scopes, state, app, createdBy, ...key }: KeyRecord): Key => ({
  id,
  name,
  prefix,
  scopes,
  state,
  app,
  createdBy,
  createdAt: seoulTime(key.createdAt),
  expiresAt: seoulTimeOrNull(key.expiresAt),
  lastUsedAt: seoulTimeOrNull(key.lastUsedAt),
  secrets: key.secrets.map(({ createdAt, expiresAt }) => ({
    createdAt: seoulTime(createdAt),
    expiresAt: seoulTimeOrNull(expiresAt),
  })),
})

const withSecret = ({ key, record }: Issued): KeyWithSecret => ({ ...toKey(record), key })
