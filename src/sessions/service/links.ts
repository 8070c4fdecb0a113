import { randomBytes } from 'node:crypto'
import type { AuditEntry } from '../../accounts/index.ts'
import { type Clock, HOUR, MINUTE, seoulTime } from '../../lib/clock.ts'
import type { Db, Tx } from '../../lib/db/index.ts'
import { newId } from '../../lib/ids.ts'
import { normalAddress } from '../../lib/mail-address.ts'
import { networkOf } from '../../lib/net.ts'
import { fieldProblem } from '../../lib/problems.ts'
import type { Secrets } from '../../lib/secret.ts'
import type { MailLanguage } from '../../vocabulary/languages.ts'
import { NOT_AN_ADDRESS } from '../../vocabulary/sentences.ts'
import { sweepHourlyRequests } from '../store/hourly-requests.ts'
import * as store from '../store/links.ts'
import { createHourlyLimit } from './hourly-limit.ts'
import type { SessionReader } from './reader.ts'

interface LinkMail {
  accountId: string
  to: string
  language: MailLanguage
  template: 'sign-in-link'
  data: { company: string; email: string; until: number; url: URL }
}

export interface LinkDeps {
  db: Db
  clock: Clock
  secrets: () => Pick<Secrets, 'derive'>
  publicUrl: () => string
  signedIn: Pick<SessionReader, 'digestsOf'>
  access: { audit: { record: (tx: Tx, entry: AuditEntry) => Promise<void> } }
  isEmail: (text: string) => boolean
  /** Adds a mail to the outbox, in the transaction. */
  mail: (tx: Tx, mail: LinkMail) => Promise<unknown>
}

const VALID_MS = 15 * MINUTE
/** Per hour. An office behind one address may have many members. */
const MOST_OF_NETWORK = 30
/** From one network: a third party cannot use up a member's requests. */
const MOST_TO_ADDRESS_OF_NETWORK = 5
/** From all networks: no mailbox can be flooded. */
const MOST_TO_ADDRESS = 20
/** An address may belong to the teams of several accounts; each gets its own mail. */
const MOST_ACCOUNTS = 10
const BATCH = 20

/** Sign-in links for members. */
export function createLinks(deps: LinkDeps) {
  const { db, clock, publicUrl, signedIn, access, isEmail, mail } = deps
  const limit = createHourlyLimit(deps)
  let drainedAt = Number.NEGATIVE_INFINITY

  /**
   * The same response after the same work, whether or not a member has this address, so that the caller learns nothing.
   */
  async function ask(email: string, address: string): Promise<void> {
    const to = email.trim()
    if (!isEmail(to)) {
      throw fieldProblem([{ in: 'body', name: 'email', code: 'invalid_field', message: NOT_AN_ADDRESS }])
    }
    const now = clock.now()
    const [network, addressee] = [`network ${networkOf(address)}`, `address ${normalAddress(to)}`]
    await db.transaction(async (tx) => {
      await limit(tx, network, MOST_OF_NETWORK, TOO_OFTEN)
      await limit(tx, `${network} ${addressee}`, MOST_TO_ADDRESS_OF_NETWORK, TOO_OFTEN)
      await limit(tx, addressee, MOST_TO_ADDRESS, TOO_OFTEN)
      await store.insertLinkRequest(tx, { id: newId('ses', now), email: to, requestedAt: now })
    })
  }

  /** Mails the links requested since the last call; several workers may do so at once. */
  async function drain(): Promise<void> {
    for (let left = true; left; ) {
      left = await db.transaction(async (tx) => {
        const requests = await store.takeLinkRequests(tx, BATCH)
        for (const { email } of requests) {
          for (const member of await store.membersAt(tx, email, MOST_ACCOUNTS)) await send(tx, member)
        }
        return requests.length === BATCH
      })
    }
  }

  /** Whenever a poll finds a request, because a user waits for the mail. */
  async function follow(signal: AbortSignal): Promise<void> {
    const answer = await db.poll.next(store.LINK_REQUESTS, { after: drainedAt, signal })
    if (signal.aborted) return
    drainedAt = performance.now()
    if (answer?.value !== 'false') await drain()
  }

  /** Valid once. */
  async function issue(tx: Tx, { accountId, memberId }: Pick<store.Addressee, 'accountId' | 'memberId'>) {
    const token = `ggl_${randomBytes(32).toString('base64url')}`
    const [digest = ''] = signedIn.digestsOf(token)
    const until = clock.now() + VALID_MS
    await store.insertLink(tx, { digest, accountId, memberId, expiresAt: until })
    // After the #, so that it appears in no log, and link checkers in mail programs do not use it up.
    return { url: new URL(`${publicUrl()}/sign-in#token=${token}`), until }
  }

  async function send(tx: Tx, { accountId, memberId, company, email, language }: store.Addressee): Promise<void> {
    const { url, until } = await issue(tx, { accountId, memberId })
    await mail(tx, { accountId, to: email, language, template: 'sign-in-link', data: { company, email, until, url } })
    const actor = { kind: 'system', id: null } as const
    const detail = { email, validUntil: seoulTime(until) }
    await access.audit.record(tx, { accountId, actor, action: 'session.link_mailed', subject: memberId, detail })
  }

  return {
    ask,
    drain,
    follow,
    issue,
    async sweep(): Promise<void> {
      await store.sweepLinks(db.sql, clock.now())
      await sweepHourlyRequests(db.sql, clock.now() - HOUR)
    },
  }
}

const TOO_OFTEN = {
  en: 'Too many sign-in links were requested from this network or for this address. Please try again later.',
  ko: '이 네트워크에서 또는 이 주소로 로그인 링크를 너무 많이 요청했습니다. 나중에 다시 시도해 주십시오.',
}
