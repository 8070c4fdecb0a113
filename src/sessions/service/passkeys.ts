import { randomBytes } from 'node:crypto'
import type { AuditEntry } from '../../accounts/index.ts'
import { type Clock, MINUTE, seoulTime, seoulTimeOrNull } from '../../lib/clock.ts'
import type { Db, Tx } from '../../lib/db/index.ts'
import { newId } from '../../lib/ids.ts'
import { networkOf } from '../../lib/net.ts'
import { fieldProblem, type Problem, problem } from '../../lib/problems.ts'
import type { Secrets } from '../../lib/secret.ts'
import type { AuditAction } from '../../vocabulary/audit.ts'
import type { MailLanguage } from '../../vocabulary/languages.ts'
import { challengeIn, readAssertion, readAttestation, SIGNATURES } from '../adapters/webauthn.ts'
import { deviceOf } from '../rules/device.ts'
import { type RelyingParty, relyingPartyOf } from '../rules/relying-party.ts'
import type { Passkey, PasskeyAssertion, PasskeyInput, PasskeyOptions, PasskeyRequest } from '../schema/passkeys.ts'
import * as store from '../store/passkeys.ts'
import { createHourlyLimit } from './hourly-limit.ts'

interface PasskeyMail {
  accountId: string
  to: string
  language: MailLanguage
  template: 'passkey-added'
  data: { company: string; email: string; name: string; device: string | null; at: number; url: URL }
}

export interface PasskeyDeps {
  db: Db
  clock: Clock
  secrets: () => Pick<Secrets, 'derive'>
  publicUrl: () => string
  access: {
    /** Invalidates cached sessions, which end with their passkey. */
    keys: { announce: (tx: Tx) => Promise<void> }
    audit: { record: (tx: Tx, entry: AuditEntry) => Promise<void> }
  }
  /** Adds a mail to the outbox, in the transaction. */
  mail: (tx: Tx, mail: PasskeyMail) => Promise<unknown>
  log: (message: string, detail?: object) => void
}

/** A signed-in member. */
export interface SignedMember {
  accountId: string
  memberId: string
  sessionId: string
  requestId: string
  userAgent: string | undefined
}

/** A passkey whose signature was verified. */
export interface ProvedPasskey {
  id: string
  accountId: string
  memberId: string
  counter: number
}

const CHALLENGE_MS = 5 * MINUTE
const MOST = 20
/** For a member who adds a passkey, possibly in several tabs. */
const MOST_CHALLENGES = 5
/** Per hour. An office behind one address may have many members. */
const MOST_OF_NETWORK = 300

export type Passkeys = ReturnType<typeof createPasskeys>

/** Passkeys, with which members sign in besides mailed links. */
export function createPasskeys(deps: PasskeyDeps) {
  const { db, clock, publicUrl } = deps
  const limit = createHourlyLimit(deps)

  const party = (): RelyingParty => relyingPartyOf(publicUrl()) ?? refuseAddress()

  /** The same for all callers: a device knows which passkeys it has for this service. */
  async function ask(address: string): Promise<PasskeyRequest> {
    const { id: rpId } = party()
    const challenge = newChallenge()
    await db.transaction(async (tx) => {
      await limit(tx, `passkey network ${networkOf(address)}`, MOST_OF_NETWORK, TOO_OFTEN)
      await store.insertChallenge(tx, { challenge, holder: null, expiresAt: clock.now() + CHALLENGE_MS })
    })
    return { challenge, rpId, timeout: CHALLENGE_MS, userVerification: 'required' }
  }

  return {
    ask,
    /** The origin of the pages where passkeys can be added; `null` = the address of the service does not allow any. */
    origin: () => relyingPartyOf(publicUrl())?.origin ?? null,
    prove: createProof(deps, party),
    ...createAddition(deps, party),
    ...createList(deps),
    sweep: () => store.sweepChallenges(db.sql, clock.now()),
  }
}

function createProof({ db, clock, access, log }: PasskeyDeps, party: () => RelyingParty) {
  /** The owner of the passkey that signed; `null` = invalid. The challenge is used up in any case. */
  return async (assertion: PasskeyAssertion, requestId: string): Promise<ProvedPasskey | null> => {
    const expected = party()
    const challenge = challengeIn(assertion.response.clientDataJSON)
    if (challenge === null || !(await store.takeChallenge(db.sql, challenge, null, clock.now()))) return null
    const row = await store.findPasskey(db.sql, assertion.id)
    if (!row || assertion.response.userHandle !== handleOf(row)) return null
    const read = await readAssertion(assertion, new Uint8Array(row.publicKey), expected, challenge)
    if ('reason' in read) {
      log('A passkey was refused.', { requestId, reason: read.reason })
      return null
    }
    const { id, accountId, memberId, name } = row
    // Devices with a counter never repeat a number: an old number comes from a copy, or the copy was used before.
    if ((read.counter > 0 || row.counter > 0) && read.counter <= row.counter) {
      const detail = { name, from: row.counter, to: read.counter }
      const actor = { kind: 'system', id: null } as const
      await db.transaction((tx) =>
        access.audit.record(tx, { accountId, actor, action: 'passkey.counter_back', subject: id, detail, requestId }),
      )
      return null
    }
    return { id, accountId, memberId, counter: read.counter }
  }
}

function createAddition(deps: PasskeyDeps, party: () => RelyingParty) {
  const { db, clock, publicUrl, access, mail, log } = deps

  async function begin(member: SignedMember): Promise<PasskeyOptions> {
    const { id } = party()
    const challenge = newChallenge()
    return db.transaction(async (tx) => {
      const { names, passkeys } = await enter(tx, member)
      await store.endOldChallenges(tx, member, MOST_CHALLENGES - 1)
      await store.insertChallenge(tx, { challenge, holder: member, expiresAt: clock.now() + CHALLENGE_MS })
      return optionsOf({ id, challenge, userId: handleOf(member), names, passkeys })
    })
  }

  /** Locks the member, so that of two concurrent additions beyond the limit, one is rejected. */
  async function enter(tx: Tx, member: SignedMember) {
    const names = await store.lockPasskeyHolder(tx, member)
    if (!names) throw memberRequired()
    const passkeys = await store.passkeysOf(tx, member)
    if (passkeys.length >= MOST) throw tooMany()
    return { names, passkeys }
  }

  async function add(member: SignedMember, { name, response }: PasskeyInput): Promise<Passkey> {
    const expected = party()
    const challenge = challengeIn(response.response.clientDataJSON)
    if (challenge === null || !(await store.takeChallenge(db.sql, challenge, member, clock.now()))) throw unconfirmed()
    const read = await readAttestation(response, expected, challenge)
    if ('reason' in read) {
      log('A new passkey was refused.', { requestId: member.requestId, reason: read.reason })
      throw unconfirmed()
    }
    const { accountId, memberId } = member
    const now = clock.now()
    const row = {
      accountId,
      memberId,
      id: newId('psk', now),
      credentialId: read.credentialId,
      publicKey: Buffer.from(read.publicKey),
      counter: read.counter,
      transports: response.response.transports ?? [],
      name: name.trim(),
      createdAt: now,
      lastUsedAt: null,
    }
    await db.transaction(async (tx) => {
      const { names } = await enter(tx, member)
      if (!(await store.insertPasskey(tx, row))) throw unconfirmed()
      await record(tx, access.audit, member, 'passkey.added', row.id, { name: row.name })
      await recordAudit(tx, member, names, row.name)
    })
    return shown(row)
  }

  function recordAudit(
    tx: Tx,
    { accountId, userAgent }: SignedMember,
    { email, language, company }: store.HolderNames,
    name: string,
  ) {
    const url = new URL(`${publicUrl()}/sign-in?view=passkeys`)
    const data = { company, email, name, device: deviceOf(userAgent), at: clock.now(), url }
    return mail(tx, { accountId, to: email, language, template: 'passkey-added', data })
  }

  return { begin, add }
}

/** A member's own passkeys. */
function createList({ db, access: { keys, audit } }: PasskeyDeps) {
  async function list(member: SignedMember): Promise<Passkey[]> {
    return (await store.passkeysOf(db.sql, member)).map(shown)
  }

  async function rename(member: SignedMember, id: string, name: string): Promise<Passkey> {
    return db.transaction(async (tx) => {
      const to = name.trim()
      const from = await store.renamePasskey(tx, member, id, to)
      if (from === null) throw noSuchPasskey()
      if (from !== to) await record(tx, audit, member, 'passkey.renamed', id, { from, to })
      const row = (await store.passkeysOf(tx, member)).find((one) => one.id === id)
      if (!row) throw new Error(`the passkey ${id} was renamed and is gone`)
      return shown(row)
    })
  }

  /** Ends all sessions that were started with it, except the caller's. */
  async function remove(member: SignedMember, id: string): Promise<void> {
    await db.transaction(async (tx) => {
      const removed = await store.deletePasskey(tx, member, id, member.sessionId)
      if (!removed) throw noSuchPasskey()
      await record(tx, audit, member, 'passkey.removed', id, { name: removed.name })
      for (const session of removed.sessions) await record(tx, audit, member, 'session.ended', session, {})
      await keys.announce(tx)
    })
  }

  return { list, rename, remove }
}

const record = (
  tx: Tx,
  audit: PasskeyDeps['access']['audit'],
  { accountId, memberId, requestId }: SignedMember,
  action: AuditAction,
  subject: string,
  detail: object,
) => audit.record(tx, { accountId, actor: { kind: 'member', id: memberId }, action, subject, detail, requestId })

const newChallenge = (): string => randomBytes(32).toString('base64url')

/** The user handle on the device, which does not reveal the member. */
const handleOf = ({ memberId }: { memberId: string }): string => Buffer.from(memberId).toString('base64url')

function optionsOf({
  id,
  challenge,
  userId,
  names,
  passkeys,
}: {
  id: string
  challenge: string
  userId: string
  names: store.HolderNames
  passkeys: store.PasskeyRow[]
}): PasskeyOptions {
  return {
    rp: { id, name: 'Gonggo' },
    user: { id: userId, name: names.email, displayName: names.name ?? names.email },
    challenge,
    pubKeyCredParams: SIGNATURES.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MS,
    excludeCredentials: passkeys.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key',
      transports: transports as PasskeyOptions['excludeCredentials'][number]['transports'],
    })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  }
}

const shown = ({ id, name, createdAt, lastUsedAt }: store.PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: seoulTime(createdAt),
  lastUsedAt: seoulTimeOrNull(lastUsedAt),
})

export const memberRequired = (): Problem =>
  problem('member_required', {
    en: 'Passkeys belong to members. Sign in by mail instead of with a key.',
    ko: '패스키는 구성원의 것입니다. 키 대신 메일로 로그인해 주십시오.',
  })

const noSuchPasskey = (): Problem =>
  problem('not_found', { en: 'You have no such passkey.', ko: '패스키를 찾을 수 없습니다.' })

const tooMany = (): Problem =>
  problem('limit_reached', {
    en: `You can have at most ${MOST} passkeys. Remove one first.`,
    ko: `패스키는 ${MOST}개까지 둘 수 있습니다. 먼저 하나를 삭제해 주십시오.`,
  })

const unconfirmed = (): Problem =>
  fieldProblem([
    {
      in: 'body',
      name: 'response',
      code: 'invalid_field',
      message: {
        en: 'The passkey could not be confirmed: it was created for another page, too late or without user verification, or is already registered. Start again.',
        ko: '패스키를 확인하지 못했습니다. 다른 페이지에서 만들었거나, 시간이 지났거나, 본인 확인 없이 만들었거나, 이미 등록된 패스키입니다. 처음부터 다시 시도해 주십시오.',
      },
    },
  ])

function refuseAddress(): never {
  throw problem('passkeys_unavailable', {
    en: 'Passkeys require a host name over https, or localhost. The operator must set GONGGO_PUBLIC_URL to the https URL.',
    ko: '패스키는 https와 도메인 이름으로 여는 서비스나 localhost에서만 쓸 수 있습니다. 운영자가 GONGGO_PUBLIC_URL을 https 주소로 설정해야 합니다.',
  })
}

const TOO_OFTEN = {
  en: 'Too many passkey sign-ins were started from this network. Please try again later.',
  ko: '이 네트워크에서 패스키 로그인을 너무 많이 시도했습니다. 나중에 다시 시도해 주십시오.',
}
