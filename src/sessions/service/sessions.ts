import { randomBytes } from 'node:crypto'
import type { Caller, Credential, Demand, KeyRefusal, PresentedCredential, SessionLife } from '../../access/index.ts'
import type { AuditEntry } from '../../accounts/index.ts'
import { type Clock, seoulTime } from '../../lib/clock.ts'
import type { Db, Tx } from '../../lib/db/index.ts'
import { newId } from '../../lib/ids.ts'
import { networkOf } from '../../lib/net.ts'
import type { Page } from '../../lib/page.ts'
import { type Problem, problem } from '../../lib/problems.ts'
import { actorOf } from '../../vocabulary/actors.ts'
import { apiLanguage } from '../../vocabulary/languages.ts'
import { GRANTS } from '../../vocabulary/plans.ts'
import { deviceOf } from '../rules/device.ts'
import type { PasskeyAssertion } from '../schema/passkeys.ts'
import type { Session, SessionEntry } from '../schema/sessions.ts'
import { takeLink } from '../store/links.ts'
import { usePasskey } from '../store/passkeys.ts'
import * as store from '../store/sessions.ts'
import { memberRequired, type Passkeys, type SignedMember } from './passkeys.ts'
import type { SessionReader } from './reader.ts'

export interface SessionDeps {
  db: Db
  clock: Clock
  signedIn: SessionReader
  /** Whether the service fetches attachments. */
  hasAttachments: boolean
  passkeys: Pick<Passkeys, 'prove' | 'origin'>
  access: {
    auth: {
      /** The caller, or the fault of the presented credential. */
      authenticate: (presented: PresentedCredential, address: string) => Promise<Credential | KeyRefusal>
      refuse: (refusal: KeyRefusal, demand: Demand, address: string) => Problem
      endOf: (life: Pick<SessionLife, 'createdAt' | 'lastUsedAt'>) => number
      recordUse: (credential: Credential) => void
      longestMs: { idle: number; whole: number }
    }
    /** Invalidates cached sessions: last in the same transaction. */
    keys: { announce: (tx: Tx) => Promise<void> }
    audit: { record: (tx: Tx, entry: AuditEntry) => Promise<void> }
  }
  /** Counts responses with status 401, so that credentials cannot be guessed. */
  limits: { limitUnauthorized: (refusal: Problem, address: string) => Problem }
}

/** Data of the request about the user who signs in. */
export interface SignInRequest {
  address: string
  userAgent: string | undefined
  requestId: string
  /** The secret of the cookie in the request. */
  cookie: string | null
}

/** The user who will be signed in. */
interface Decided {
  accountId: string
  memberId: string | null
  keyId: string | null
  /** The digest of the presented key's secret. */
  keyDigest: string | null
  passkeyId?: string
}

export interface SignedIn {
  secret: string
  session: Session
}

type Signed = Credential & { session: SessionLife }
type Listed = Pick<Caller, 'accountId' | 'keyId' | 'memberId' | 'sessionId'> & { requestId: string }

/** Per user; a further sign-in ends the session that was used longest ago. */
const MOST = 50

export function createSessionManager(deps: SessionDeps) {
  const { db, clock, signedIn, passkeys } = deps
  const { keys, audit } = deps.access
  const { admit, refused } = createAdmission(deps)
  const { show, current, member } = createPresence(deps, admit)

  async function byKey(key: string, from: SignInRequest): Promise<SignedIn> {
    const credential = await admit(`Bearer ${key}`, from.address)
    const { accountId, keyId, secretDigest = null } = credential
    return begin(accountId, from, async () => ({ accountId, memberId: null, keyId, keyDigest: secretDigest }))
  }

  /** A rejected caller does not use up the link; of two concurrent uses, one succeeds. */
  async function byToken(token: string, from: SignInRequest): Promise<SignedIn> {
    const { accountId } = await admit({ link: token }, from.address)
    return begin(accountId, from, async (tx) => {
      const link = await takeLink(tx, signedIn.digestsOf(token), clock.now())
      if (!link) throw refused('invalid_link', from.address)
      return { accountId, memberId: link.memberId, keyId: null, keyDigest: null }
    })
  }

  /**
   * Its signature is verified before anything about its owner is revealed. Of two requests with the same signature, one
   * succeeds.
   */
  async function byPasskey(assertion: PasskeyAssertion, from: SignInRequest): Promise<SignedIn> {
    const { address, requestId } = from
    const passkey = await passkeys.prove(assertion, requestId)
    const { accountId } = await admit({ passkey: passkey?.id ?? null, given: assertion.id }, address)
    return begin(accountId, from, async (tx) => {
      if (!passkey || !(await usePasskey(tx, passkey.id, passkey.counter, clock.now())))
        throw refused('invalid_passkey', address)
      const { id: passkeyId, memberId } = passkey
      return { accountId, memberId, keyId: null, keyDigest: null, passkeyId }
    })
  }

  /** Always with a new secret: the previous cookie of the browser becomes invalid. */
  async function begin(
    accountId: string,
    from: SignInRequest,
    decide: (tx: Tx) => Promise<Decided>,
  ): Promise<SignedIn> {
    const secret = `ggs_${randomBytes(32).toString('base64url')}`
    const [digest = ''] = signedIn.digestsOf(secret)
    const now = clock.now()
    const device = deviceOf(from.userAgent)
    const network = networkOf(from.address, 24, 48)
    const row = { id: newId('ses', now), createdAt: now, lastUsedAt: now, device, network }
    await db.transaction(async (tx) => {
      // Locked first: a suspension ends the sessions started before it, and none can start during it.
      if (!(await store.isOpenAccount(tx, accountId))) throw refused('access_blocked', from.address)
      const whom = await decide(tx)
      const { memberId, keyDigest, passkeyId } = whom
      if (from.cookie !== null) await endShown(tx, from.cookie, from.requestId)
      const person = personOf(whom)
      await store.insertSession(tx, { ...row, accountId, digest, memberId, keyDigest, passkeyId: passkeyId ?? null })
      for (const id of await store.endOldest(tx, person, MOST))
        await recordAudit(tx, whom, 'session.ended', id, from.requestId)
      await recordAudit(tx, whom, 'session.started', row.id, from.requestId, {
        device,
        network,
        ...(passkeyId === undefined ? {} : { passkey: passkeyId }),
      })
      await keys.announce(tx)
    })
    return { secret, session: await show(await admit({ session: secret }, from.address)) }
  }

  const recordAudit = (
    tx: Tx,
    of: Whom,
    action: 'session.started' | 'session.ended',
    id: string,
    requestId: string,
    detail = {},
  ) =>
    audit.record(tx, {
      accountId: of.accountId,
      actor: actorOf(of),
      action,
      subject: id,
      detail,
      requestId,
    })

  async function endShown(tx: Tx, secret: string, requestId: string): Promise<void> {
    const ended = await store.endByDigest(tx, signedIn.digestsOf(secret))
    if (ended) await recordAudit(tx, ended, 'session.ended', ended.id, requestId)
  }

  /** Also for an expired cookie: the user wants to be signed out. */
  const signOut = (secret: string, requestId: string): Promise<void> =>
    db.transaction(async (tx) => {
      await endShown(tx, secret, requestId)
      await keys.announce(tx)
    })

  return { byKey, byToken, byPasskey, current, member, signOut, ...createSessionList(deps, recordAudit) }
}

type Admit = (presented: PresentedCredential, address: string) => Promise<Credential>

function createAdmission({ limits, access: { auth } }: SessionDeps) {
  /** The holder of the credential may sign in or is signed in, whatever their permissions. */
  async function admit(presented: PresentedCredential, address: string): Promise<Credential> {
    const found = await auth.authenticate(presented, address)
    if (typeof found !== 'string') return found
    throw refused(found, address)
  }

  function refused(refusal: KeyRefusal, address: string): Problem {
    const answer = auth.refuse(refusal, { needs: 'access', scope: 'any' }, address)
    return answer.status === 401 ? limits.limitUnauthorized(answer, address) : answer
  }

  return { admit, refused }
}

/** Returns the current user. */
function createPresence({ db, hasAttachments, passkeys, access: { auth } }: SessionDeps, admit: Admit) {
  async function current(secret: string, address: string): Promise<Session> {
    const credential = await admit({ session: secret }, address)
    auth.recordUse(credential)
    return show(credential)
  }

  /** The member of the session, for operations that do not accept keys. */
  async function member(secret: string, { address, requestId, userAgent }: SignInRequest): Promise<SignedMember> {
    const credential = await admit({ session: secret }, address)
    const { accountId, session } = credential as Signed
    if (session.memberId === null) throw memberRequired()
    auth.recordUse(credential)
    return { accountId, memberId: session.memberId, sessionId: session.id, requestId, userAgent }
  }

  async function show(credential: Credential): Promise<Session> {
    const { accountId, keyId, session, plan, language, scopes } = credential as Signed
    const names = await store.findNames(db.sql, { accountId, keyId, memberId: session.memberId })
    if (!names) throw new Error(`the account ${accountId} of a session is gone`)
    const { accountName, email, memberName, keyName, keyPrefix } = names
    return {
      id: session.id,
      account: { id: accountId, name: accountName },
      member: session.memberId === null ? null : { id: session.memberId, email: email ?? '', name: memberName },
      key: keyId === null ? null : { id: keyId, name: keyName, prefix: keyPrefix ?? '' },
      role: session.role,
      operator: session.isOperator,
      scopes: [...scopes],
      plan,
      entitlements: [...GRANTS[plan].includes],
      language: apiLanguage(language),
      passkeyOrigin: session.memberId === null ? null : passkeys.origin(),
      attachments: hasAttachments,
      createdAt: seoulTime(session.createdAt),
      expiresAt: seoulTime(auth.endOf(session)),
    }
  }

  return { show, current, member }
}

type RecordAudit = (
  tx: Tx,
  of: Whom,
  action: 'session.started' | 'session.ended',
  id: string,
  requestId: string,
) => Promise<void>

/** A user's own sessions. */
function createSessionList({ db, clock, access: { auth, keys } }: SessionDeps, recordAudit: RecordAudit) {
  const since = (): store.Since => {
    const now = clock.now()
    return { used: now - auth.longestMs.idle, created: now - auth.longestMs.whole }
  }

  async function list(caller: Listed, page: Page): Promise<{ total: number; items: SessionEntry[] }> {
    const { total, rows } = await store.pageSessions(db.sql, personOf(caller), since(), page)
    const items = rows.map(({ id, device, network, createdAt, lastUsedAt }) => ({
      id,
      current: id === caller.sessionId,
      device,
      network,
      createdAt: seoulTime(createdAt),
      lastUsedAt: seoulTime(lastUsedAt),
      expiresAt: seoulTime(auth.endOf({ createdAt, lastUsedAt })),
    }))
    return { total, items }
  }

  /** Ends one of the caller's sessions, or all of them; returns whether the current one was among them. */
  async function end(caller: Listed, id: string | null): Promise<boolean> {
    const ids = await db.transaction(async (tx) => {
      const ended = await store.endOfPerson(tx, personOf(caller), id)
      if (id !== null && ended.length === 0) throw noSuchSession()
      for (const one of ended) await recordAudit(tx, caller, 'session.ended', one, caller.requestId)
      await keys.announce(tx)
      return ended
    })
    return ids.some((one) => one === caller.sessionId)
  }

  return { list, end, sweep: () => store.sweepSessions(db.sql, since()) }
}

type Whom = Pick<Caller, 'accountId' | 'keyId' | 'memberId'>

const personOf = ({ accountId, keyId, memberId }: Whom): store.Person =>
  memberId ? { accountId, memberId } : { accountId, keyId: keyId ?? '' }

const noSuchSession = (): Problem =>
  problem('not_found', { en: 'You have no such session.', ko: '세션을 찾을 수 없습니다.' })
