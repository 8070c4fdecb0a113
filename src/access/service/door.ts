import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { isDatabaseAway, Problem } from '../../lib/problems.ts'
import type { Secrets } from '../../lib/secret.ts'
import type { Language } from '../../vocabulary/languages.ts'
import {
  accountRefusal,
  type Credential,
  credentialRefusal,
  type Demand,
  digestOf,
  type KeyRefusal,
  keyOf,
  PEPPER,
  permissionRefusal,
} from '../rules/keys.ts'
import type { Caller } from '../schema.ts'
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
}

/** Strangers with random keys must not fill the memory. */
const CACHE_SIZE = 100_000

/** After this long without an answer of the database it is unknown what was revoked. */
const SILENCE_MS = 5_000

/** Credentials that are none, or none any more: many of them are a storm. */
const FAILURES = new Set<KeyRefusal | null>(['invalid_key', 'expired_key', 'revoked_key'])

/** Recognises keys; remembers what it found until anything at the door changes. */
export function createDoorkeeper({ db, clock, secrets, stage, allows, watch }: DoorDeps) {
  const memory = createKeyMemory({ db, secrets })
  const uses = new Map<string, { accountId: string; keyId: string; at: number }>()
  let position = -1
  const time = neverBack(clock)
  let heardAt = time()

  const silentMs = (): number => time() - heardAt
  /** What is remembered of keys may have been revoked elsewhere. */
  const isCutOff = (): boolean => silentMs() > SILENCE_MS

  /**
   * Whose key it is, or what is wrong with it: the checks that come before anything is counted. `speaks` hears the
   * language of the account as soon as it is known, be the key refused later.
   */
  async function identify(
    authorization: string | undefined,
    address: string,
    speaks: (language: Language | null) => void = () => {},
  ): Promise<Credential | KeyRefusal> {
    const { key, given } = keyOf(authorization)
    if (!given) return 'missing_credentials'
    const storm = watch.blockOf(address, key)
    if (storm !== null) throw blocked('network', storm)
    const credential = key === null ? null : await memory.recognise(key, position)
    speaks(credential?.language ?? null)
    const refusal = credential ? credentialRefusal(credential, clock.now()) : 'invalid_key'
    if (FAILURES.has(refusal)) watch.failed(address, authorization ?? '')
    if (!credential || refusal) {
      if (refusal === 'access_blocked' && credential?.blockedBy) throw blocked('key', credential.blockedBy)
      return refusal ?? 'invalid_key'
    }
    const { accountId, allowListVersion } = credential
    const allowed = allowListVersion === null || allows(accountId, allowListVersion, address)
    // A list that is at hand costs no turn of the event loop.
    if (!(allowed === true || (await allowed))) {
      watch.triedOutside(credential, address)
      return 'ip_not_allowed'
    }
    watch.admitted(key ?? '', credential, address)
    return credential
  }

  /** Whether a caller with a good key may do this. */
  function permit(credential: Credential, demand: Demand): Caller | KeyRefusal {
    const refusal = permissionRefusal(credential, demand, stage)
    if (refusal) return refusal
    const { accountId, keyId, plan, requestLimit, scopes } = credential
    uses.set(keyId, { accountId, keyId, at: clock.now() })
    return { accountId, keyId, plan, requestLimit, scopes }
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
    /** Let in of late; says nothing of now. */
    isRemembered: (authorization: string | undefined): boolean => memory.has(keyOf(authorization).key ?? ''),
    permit,
    refuse,
    admitAccount,
    /** Identifies and permits in one, for requests that no rate limit counts. */
    async admit(authorization: string | undefined, demand: Demand, address: string): Promise<Caller | KeyRefusal> {
      const identity = await identify(authorization, address)
      return typeof identity === 'string' ? identity : permit(identity, demand)
    },
    /** Whether a caller who was admitted would still be; asked again and again while a long answer is sent. */
    async remains(authorization: string | undefined, demand: Demand, address: string): Promise<boolean> {
      if (isCutOff()) return false
      try {
        const identity = await identify(authorization, address)
        return typeof identity !== 'string' && typeof permit(identity, demand) !== 'string'
      } catch (error) {
        if (error instanceof Problem || isDatabaseAway(error)) return false
        throw error
      }
    },
    /** Hears whether anything changed; called several times a second. */
    async listen(): Promise<void> {
      const asked = time()
      const { position: newest, networks } = await store.readDoorHead(db.sql)
      // A late answer says how things stood when it was asked for.
      heardAt = Math.max(heardAt, asked)
      if (newest !== position) {
        position = newest
        memory.forget()
      }
      await watch.hear(networks)
    },
    /** How long the database has been silent. */
    silentMs,
    isCutOff,
    async flushUses(): Promise<void> {
      const batch = [...uses.values()].sort((a, b) => (a.keyId < b.keyId ? -1 : 1))
      if (batch.length === 0) return
      uses.clear()
      try {
        await store.saveLastUsed(db.sql, batch)
      } catch (error) {
        for (const use of batch) if (!uses.has(use.keyId)) uses.set(use.keyId, use)
        throw error
      }
    },
  }
}

/** Keys as the database has them, until anything at the door changes. */
function createKeyMemory({ db, secrets }: Pick<DoorDeps, 'db' | 'secrets'>) {
  const credentials = new Map<string, Credential>()
  let forgotten = 0

  /** `position`: of the door, -1 where it has not heard of any change yet. */
  async function recognise(key: string, position: number): Promise<Credential | null> {
    const cached = credentials.get(key)
    if (cached) return cached
    const asked = forgotten
    const digests = secrets()
      .deriveAll(PEPPER)
      .map((pepper) => digestOf(pepper, key))
    const credential = await store.findCredential(db.sql, digests)
    // Read before a change that has been heard of since: true for this request, too old to remember.
    if (credential && asked === forgotten && position !== -1) {
      if (credentials.size >= CACHE_SIZE) credentials.clear()
      credentials.set(key, credential)
    }
    return credential
  }

  return {
    recognise,
    has: (key: string): boolean => credentials.has(key),
    forget(): void {
      forgotten++
      credentials.clear()
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
