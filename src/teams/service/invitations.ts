import { createHmac } from 'node:crypto'
import type { Account, AuditEntry, Plan } from '../../accounts/index.ts'
import { type Clock, DAY, parseTime, SECOND, seoulDay } from '../../lib/clock.ts'
import type { Db, Queryable, Tx } from '../../lib/db.ts'
import type { Answer, Attempt, Idempotency } from '../../lib/idempotency.ts'
import { networkOf } from '../../lib/net.ts'
import { problem } from '../../lib/problems.ts'
import type { Secrets } from '../../lib/secret.ts'
import { invitationPage, type PageState, pagePolicy } from '../rules/page.ts'
import type { Language, Role } from '../schema.ts'
import * as store from '../store.ts'
import { INVITATION_WORDS } from '../texts.ts'

interface InvitationMail {
  accountId: string
  to: string
  language: Language
  template: 'team-invitation'
  data: { company: string; inviter: string | null; role: Role; url: string | null }
}

export interface InvitationDeps {
  db: Db
  clock: Clock
  secrets: () => Pick<Secrets, 'derive' | 'sign' | 'verify'>
  idempotency: Pick<Idempotency, 'run'>
  publicUrl: () => string
  holdAccount: (tx: Tx, accountId: string) => Promise<Plan | null>
  accountOf: (accountId: string, sql: Queryable) => Promise<Account | null>
  audit: (tx: Tx, entry: AuditEntry) => Promise<void>
  /** Puts a mail into the outbox, in the transaction. */
  mail: (tx: Tx, mail: InvitationMail) => Promise<unknown>
}

export type Invitations = ReturnType<typeof createInvitations>

const TOKEN = 'team invitation'
const ADDRESSES = 'invited addresses'
const VALID = 30 * DAY
/** Of a day in Seoul. */
const MOST_TO_ADDRESS = 3
const MOST_OF_ACCOUNT = 200

/** From the mail to the click on the page it leads to. */
export function createInvitations(deps: InvitationDeps) {
  const { db, clock, secrets, idempotency, publicUrl, holdAccount, accountOf, audit, mail } = deps

  /** Posts the mail, so many a day: what others write into a stranger's mailbox is our word to him. */
  async function send(tx: Tx, row: store.MemberRow, account: Account, inviter: string | null): Promise<void> {
    const { accountId, id, email: to, language, role } = row
    await limit(tx, accountId, to)
    const token = secrets().sign(TOKEN, JSON.stringify([accountId, id]))
    const data = { company: account.name, inviter, role, url: `${publicUrl()}/invitations?token=${token}` }
    await mail(tx, { accountId, to, language, template: 'team-invitation', data })
  }

  async function limit(tx: Tx, accountId: string, to: string): Promise<void> {
    const now = clock.now()
    const day = seoulDay(now)
    const address = createHmac('sha256', secrets().derive(ADDRESSES)).update(to.toLowerCase()).digest('base64url')
    const { ofAccount, toAddress } = await store.countInvitation(tx, accountId, day, address)
    if (toAddress <= MOST_TO_ADDRESS && ofAccount <= MOST_OF_ACCOUNT) return
    const seconds = Math.ceil(((parseTime(day, 'end') ?? now) + SECOND - now) / SECOND)
    const whom = toAddress > MOST_TO_ADDRESS ? 'this address got as many today' : 'the account sent as many today'
    throw problem('rate_limited', `No more invitations are mailed: ${whom} as there may be. Try again tomorrow.`, {
      headers: { 'retry-after': String(seconds) },
    })
  }

  /** Whom a link of ours names; `null` for a link of somebody else, a member who is gone, and an old invitation. */
  async function invited(sql: Queryable, token: string): Promise<store.MemberRow | null> {
    const signed = secrets().verify(TOKEN, token)
    if (signed === null) return null
    const [accountId, id] = JSON.parse(signed) as [string, string]
    const row = await store.findMember(sql, accountId, id)
    if (!row || row.acceptedAt !== null) return row
    return (row.invitedAt ?? 0) + VALID > clock.now() ? row : null
  }

  /** By whom the mailbox belongs to, for nobody else has the link. Twice is as good as once. */
  async function accept(ip: string, attempt: Pick<Attempt, 'key' | 'body'>, token: string) {
    const place = { scope: `network ${networkOf(ip)}`, method: 'POST', path: '/invitations' }
    const { headers = {} } = await idempotency.run({ ...attempt, ...place }, async (tx): Promise<Answer<never>> => {
      const found = await invited(tx, token)
      // Held before it is looked at for good: who removes him at this moment is waited for.
      if (found) await holdAccount(tx, found.accountId)
      const row = found && (await invited(tx, token))
      if (!row) throw gone()
      if (row.acceptedAt === null) await enter(tx, row)
      return { status: 200 }
    })
    return headers
  }

  /** On a plan without teams he stays suspended, and comes in with the next one. */
  async function enter(tx: Tx, row: store.MemberRow): Promise<void> {
    const now = clock.now()
    const state = row.state === 'suspended' ? 'suspended' : 'active'
    await store.setMember(tx, { ...row, state, acceptedAt: now, lastActiveAt: now })
    const { accountId, id } = row
    const actor = { kind: 'member' as const, id }
    await audit(tx, { actor, accountId, action: 'member.accepted', subject: id, detail: { role: row.role } })
  }

  async function page(token: string) {
    const row = await invited(db.sql, token)
    const account = row && (await accountOf(row.accountId, db.sql))
    if (!account) throw gone()
    const { email, role, language, acceptedAt } = row
    return made({ language, token, company: account.name, email, role, accepted: acceptedAt !== null })
  }

  const made = (state: PageState) => ({ html: invitationPage(INVITATION_WORDS, state), contentPolicy: pagePolicy() })

  return { send, accept, page, gonePage: () => made(null) }
}

const gone = () => problem('not_found', 'There is no such invitation any more. Please ask to be invited again.')
