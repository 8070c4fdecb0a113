import { type Clock, pause } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { isDatabaseAway, Problem } from '../../lib/problems.ts'
import type { Secrets } from '../../lib/secret.ts'
import { apiLanguage, type Language } from '../../vocabulary/languages.ts'
import {
  accountRefusal,
  type Credential,
  credentialRefusal,
  type Demand,
  digestOf,
  endOfSession,
  furtherRefusal,
  type KeyRefusal,
  keyOf,
  PEPPER,
  permissionRefusal,
  SESSION_MS,
} from '../rules/keys.ts'
import type { Caller } from '../schema/keys.ts'
import * as store from '../store/keys.ts'
import { blocked, refuse } from './refusals.ts'
import type { Watch } from './watch.ts'

export interface DoorDeps {
  db: Db
  clock: Clock
  secrets: () => Secrets
  /** The stage of the release: a closed beta admits only invited accounts. */
  stage: string
  /** Whether the allow-list of an account, in that version or a newer one, has the address. */
  allows: (accountId: string, version: number, address: string) => boolean | Promise<boolean>
  watch: Pick<Watch, 'admitted' | 'triedOutside' | 'failed' | 'blockOf' | 'hear'>
  /** Those who are signed in, whose cookies stand for a key or a member. */
  sessions: {
    /** By the secret of the cookie. */
    find: (secret: string) => Promise<Credential | null>
    /** By what a mailed link holds; looking does not use it up. */
    findByLink: (token: string) => Promise<Credential | null>
    /** By the id of a passkey that has proved itself. */
    findByPasskey: (id: string) => Promise<Credential | null>
    saveUses: (uses: { accountId: string; id: string; at: number }[]) => Promise<void>
  }
}

/**
 * The header `Authorization`, the secret of a session's cookie, what a link to sign in holds, or a passkey: its id where it
 * has proved itself, and whatever was given for it.
 */
export type Shown =
  | string
  | undefined
  | { session: string }
  | { link: string }
  | { passkey: string | null; given: string }

/** Strangers with random keys must not fill the memory. */
const CACHE_SIZE = 100_000

/** After this long without an answer of the database it is unknown what was revoked. */
const SILENCE_MS = 5_000

/** How long a request waits for the database before it is refused, and how long no other one waits again. */
const LOOK_MS = 1_000

/** Credentials that are none, or none any more: many of them are a storm. */
const FAILURES = new Set<KeyRefusal | null>(['invalid_key', 'expired_key', 'revoked_key', 'session_ended'])

/** What is told of what is not known at all. */
const UNKNOWN = {
  key: 'invalid_key',
  session: 'session_ended',
  link: 'invalid_link',
  passkey: 'invalid_passkey',
} as const

/** Recognises keys and sessions; remembers what it found until anything at the door changes. */
export function createDoorkeeper(deps: DoorDeps) {
  const { db, clock, stage, allows, watch } = deps
  const memory = createMemory(deps)
  const { note, flushUses } = createUses(deps)
  const hearing = createHearing(deps, memory.forget)

  /**
   * Whose key or session it is, or what is wrong with it: the checks that come before anything is counted. `speaks`
   * hears the language of the account as soon as it is known, be the key refused later.
   */
  async function identify(
    shown: Shown,
    address: string,
    speaks: (language: Language | null) => void = () => {},
  ): Promise<Credential | KeyRefusal> {
    const { secret, given, kind } = secretOf(shown)
    if (!given) return 'missing_credentials'
    const storm = watch.blockOf(address, secret)
    if (storm !== null) throw blocked('network', storm)
    const credential = secret === null ? null : await memory.recognise(secret, kind, hearing.position())
    speaks(credential && apiLanguage(credential.language))
    if (credential) return examine(credential, secret ?? '', address)
    watch.failed(address, given)
    return UNKNOWN[kind]
  }

  /** What is wrong with a credential that is known; `secret` is what was shown for it. */
  async function examine(credential: Credential, secret: string, address: string): Promise<Credential | KeyRefusal> {
    const { accountId, keyId, allowListVersion } = credential
    const refusal = credentialRefusal(credential, clock.now())
    if (FAILURES.has(refusal)) watch.failed(address, secret)
    if (refusal === 'access_blocked' && credential.blockedBy)
      throw blocked(keyId === null ? 'account' : 'key', credential.blockedBy)
    if (refusal) return refusal
    const guest = keyId === null ? null : { accountId, keyId }
    const allowed = allowListVersion === null || allows(accountId, allowListVersion, address)
    // A list that is at hand costs no turn of the event loop.
    if (!(allowed === true || (await allowed))) {
      if (guest) watch.triedOutside(guest, address)
      return 'ip_not_allowed'
    }
    watch.admitted(secret, guest, address)
    return credential
  }

  /** Whether a caller with a good key may do this. */
  function permit(credential: Credential, demand: Demand): Caller | KeyRefusal {
    const refusal = permissionRefusal(credential, demand, stage)
    if (refusal) return refusal
    const { accountId, keyId, plan, requestLimit, scopes, session } = credential
    const caller = { accountId, keyId, plan, requestLimit, scopes }
    return session ? { ...caller, memberId: session.memberId, sessionId: session.id } : caller
  }

  /** For an account that asks by a link, without a key; reads the database each time. */
  async function admitAccount(accountId: string, needs: Demand['needs']): Promise<void> {
    const standing = await store.findStanding(db.sql, accountId)
    const refusal = standing ? accountRefusal(standing, needs, stage) : 'access_blocked'
    if (refusal === 'access_blocked' && standing?.blockedBy) throw blocked('account', standing.blockedBy)
    if (refusal) throw refuse(refusal, { needs, scope: 'any' }, '')
  }

  return {
    identify,
    endOf: endOfSession,
    longestMs: SESSION_MS,
    /** Let in of late; says nothing of now. */
    isRemembered: (shown: Shown): boolean => memory.has(secretOf(shown)),
    permit,
    refuse,
    /** For a caller who has been let in, and asks for more than the route does. */
    furtherRefusal(caller: Caller, demand: Demand): Problem | null {
      const refusal = furtherRefusal(caller, demand)
      return refusal && refuse(refusal, demand, '')
    },
    admitAccount,
    note,
    /** Identifies and permits in one, for requests that no rate limit counts. */
    async admit(shown: Shown, demand: Demand, address: string): Promise<Caller | KeyRefusal> {
      const identity = await identify(shown, address)
      if (typeof identity === 'string') return identity
      const caller = permit(identity, demand)
      if (typeof caller !== 'string') note(identity)
      return caller
    },
    /**
     * Whether a caller who was admitted would still be; asked again and again while a long answer is sent. A stream that
     * nobody watches is no use that keeps a session alive.
     */
    async remains(shown: Shown, demand: Demand, address: string): Promise<boolean> {
      if (hearing.isCutOff()) return false
      try {
        const identity = await identify(shown, address)
        if (typeof identity === 'string' || typeof permit(identity, demand) === 'string') return false
        if (!identity.session) note(identity)
        return true
      } catch (error) {
        if (error instanceof Problem || isDatabaseAway(error)) return false
        throw error
      }
    },
    listen: hearing.listen,
    silentMs: hearing.silentMs,
    isCutOff: hearing.isCutOff,
    isStillCutOff: hearing.isStillCutOff,
    flushUses,
  }
}

/** What the database says of changes at the door, and how long it has said nothing. */
function createHearing({ db, clock, watch }: Pick<DoorDeps, 'db' | 'clock' | 'watch'>, onChange: () => void) {
  let position = -1
  const time = neverBack(clock)
  let heardAt = time()

  const silentMs = (): number => time() - heardAt
  /** What is remembered of keys may have been revoked elsewhere. */
  const isCutOff = (): boolean => silentMs() > SILENCE_MS

  /** Hears whether anything changed; called several times a second. */
  async function listen(): Promise<void> {
    const asked = time()
    const { position: newest, networks } = await store.readDoorHead(db.sql)
    // A late answer says how things stood when it was asked for.
    heardAt = Math.max(heardAt, asked)
    if (newest !== position) {
      position = newest
      onChange()
    }
    await watch.hear(networks)
  }

  const look = createLook(clock, listen)
  return {
    /** Of the last change that was heard of. */
    position: () => position,
    listen,
    /** How long the database has been silent. */
    silentMs,
    isCutOff,
    /** The same, but a process that did not run for a while, as on a busy machine, asks the database first. */
    async isStillCutOff(): Promise<boolean> {
      if (isCutOff()) await look()
      return isCutOff()
    },
  }
}

/** Asks once for all who want to know meanwhile. Its failure is the silence that they then find. */
function createLook(clock: Clock, listen: () => Promise<void>) {
  let looking: Promise<unknown> | null = null
  let lookedAt = -Infinity
  return async (): Promise<void> => {
    if (looking === null && clock.steady() - lookedAt >= LOOK_MS) {
      const ended = new AbortController()
      const heard = listen().catch(() => {})
      looking = Promise.race([heard, pause(LOOK_MS, ended.signal)]).finally(() => {
        ended.abort()
        looking = null
        lookedAt = clock.steady()
      })
    }
    await looking
  }
}

/** When keys and sessions were last used. */
function createUses({ db, clock, sessions }: Pick<DoorDeps, 'db' | 'clock' | 'sessions'>) {
  const ofKeys = new Map<string, { accountId: string; keyId: string; at: number }>()
  const ofSessions = new Map<string, { accountId: string; id: string; at: number }>()
  return {
    /** It has been used now; a session lives on for it. */
    note({ accountId, keyId, session }: Credential): void {
      const at = clock.now()
      if (keyId !== null) ofKeys.set(keyId, { accountId, keyId, at })
      if (!session) return
      session.lastUsedAt = at
      ofSessions.set(session.id, { accountId, id: session.id, at })
    },
    async flushUses(): Promise<void> {
      await flush(ofKeys, (batch) => store.saveLastUsed(db.sql, batch))
      await flush(ofSessions, sessions.saveUses)
    },
  }
}

/** What could not be written is kept for the next time, unless there is newer already. */
async function flush<Use>(uses: Map<string, Use>, save: (batch: Use[]) => Promise<void>): Promise<void> {
  const batch = [...uses].sort(([a], [b]) => (a < b ? -1 : 1))
  if (batch.length === 0) return
  uses.clear()
  try {
    await save(batch.map(([, use]) => use))
  } catch (error) {
    for (const [id, use] of batch) if (!uses.has(id)) uses.set(id, use)
    throw error
  }
}

interface Given {
  secret: string | null
  given: string
  kind: keyof typeof UNKNOWN
}

/** What was shown, and the secret in it; `null` where there is none that could be one. */
function secretOf(shown: Shown): Given {
  if (typeof shown !== 'object') return { secret: keyOf(shown).key, given: shown ?? '', kind: 'key' }
  if ('link' in shown) return { secret: shown.link, given: shown.link, kind: 'link' }
  if ('passkey' in shown) return { secret: shown.passkey, given: shown.given, kind: 'passkey' }
  return { secret: shown.session, given: shown.session, kind: 'session' }
}

/** Keys and sessions as the database has them, until anything at the door changes. */
function createMemory({ db, clock, secrets, sessions }: Pick<DoorDeps, 'db' | 'clock' | 'secrets' | 'sessions'>) {
  // Each kind by itself: a key that comes as a cookie is none.
  const credentials = { key: new Map<string, Credential>(), session: new Map<string, Credential>() }
  let forgotten = 0

  /** `position`: of the door, -1 where it has not heard of any change yet. */
  async function recognise(secret: string, kind: keyof typeof UNKNOWN, position: number): Promise<Credential | null> {
    if (kind === 'link') return sessions.findByLink(secret)
    if (kind === 'passkey') return sessions.findByPasskey(secret)
    const cached = credentials[kind].get(secret)
    if (cached && !looksEnded(cached)) return cached
    const asked = forgotten
    const credential = await (kind === 'session' ? sessions.find(secret) : findKey(secret))
    // Read before a change that has been heard of since: true for this request, too old to remember.
    if (credential && asked === forgotten && position !== -1) {
      if (credentials[kind].size >= CACHE_SIZE) credentials[kind].clear()
      credentials[kind].set(secret, credential)
    }
    return credential
  }

  /** It may have been used on another process since. */
  const looksEnded = ({ session }: Credential): boolean => (session ? endOfSession(session) <= clock.now() : false)

  function findKey(key: string): Promise<Credential | null> {
    const digests = secrets()
      .deriveAll(PEPPER)
      .map((pepper) => digestOf(pepper, key))
    return store.findCredential(db.sql, digests)
  }

  return {
    recognise,
    has: ({ secret, kind }: Given): boolean =>
      (kind === 'key' || kind === 'session') && credentials[kind].has(secret ?? ''),
    forget(): void {
      forgotten++
      credentials.key.clear()
      credentials.session.clear()
    },
  }
}

/**
 * Milliseconds by the time of day that stand still where it is set back. The steady time would not do: on a machine that
 * slept it stood still as well, and what was remembered before would count as just heard.
 */
function neverBack({ now }: Clock): () => number {
  let last = now()
  let behind = 0
  return () => {
    const at = now()
    if (at < last) behind += last - at
    last = at
    return at + behind
  }
}
