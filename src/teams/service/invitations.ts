import { createHmac } from 'node:crypto'
import type { Account, AuditEntry } from '../../accounts/index.ts'
import { type Clock, DAY, parseTime, SECOND, seoulDay } from '../../lib/clock.ts'
import type { Db, Queryable, Tx } from '../../lib/db/index.ts'
import type { Answer, Attempt, Idempotency } from '../../lib/idempotency.ts'
import { normalAddress } from '../../lib/mail-address.ts'
import { type Problem, problem } from '../../lib/problems.ts'
import type { Secrets } from '../../lib/secret.ts'
import { apiLanguage, type MailLanguage, type Wording } from '../../vocabulary/languages.ts'
import type { Plan } from '../../vocabulary/plans.ts'
import type { Role } from '../../vocabulary/roles.ts'
import { type InvitationPageState, invitationPage } from '../rules/page.ts'
import * as store from '../store.ts'
import { INVITATION_WORDS } from '../texts.ts'

interface InvitationMail {
  accountId: string
  to: string
  language: MailLanguage
  template: 'team-invitation'
  data: { company: string; inviter: string | null; role: Role; url: URL | null }
}

export interface InvitationDeps {
  db: Db
  clock: Clock
  secrets: () => Pick<Secrets, 'derive' | 'sign' | 'verify'>
  idempotency: Pick<Idempotency, 'run'>
  publicUrl: () => string
  lockAccount: (tx: Tx, accountId: string) => Promise<Plan | null>
  accountOf: (accountId: string, sql: Queryable) => Promise<Account | null>
  audit: (tx: Tx, entry: AuditEntry) => Promise<void>
  /** Adds a mail to the outbox, in the transaction. */
  mail: (tx: Tx, mail: InvitationMail) => Promise<unknown>
}

export type Invitations = ReturnType<typeof createInvitations>

const PURPOSE = 'team invitation'
const ADDRESSES = 'invited addresses'
const VALID = 30 * DAY
/** Per day in Seoul. */
const MOST_TO_ADDRESS = 3
const MOST_OF_ACCOUNT = 200

/** Invitations, from the mail to the click on the linked page. */
export function createInvitations(deps: InvitationDeps) {
  const { db, clock, secrets, idempotency, publicUrl, lockAccount, accountOf, audit, mail } = deps

  /** Posts the mail, up to a daily limit, because the member's text reaches a third party in our name. */
  async function send(tx: Tx, row: store.MemberRow, account: Account, inviter: string | null): Promise<void> {
    const { accountId, id, email: to, language, role } = row
    const day = seoulDay(clock.now())
    const address = createHmac('sha256', secrets().derive(ADDRESSES)).update(normalAddress(to)).digest('base64url')
    const { ofAccount, toAddress } = await store.countInvitations(tx, accountId, day, address)
    if (toAddress >= MOST_TO_ADDRESS)
      throw tomorrow(clock.now(), {
        en: 'This address has reached its limit of invitations from this account for today.',
        ko: '오늘 이 계정에서 이 주소로 보낼 수 있는 초대를 모두 보냈습니다.',
      })
    if (ofAccount >= MOST_OF_ACCOUNT)
      throw tomorrow(clock.now(), {
        en: 'The account has reached its limit of invitations for today.',
        ko: '오늘 이 계정에서 보낼 수 있는 초대를 모두 보냈습니다.',
      })
    await store.addInvitation(tx, accountId, day, address)
    const code = secrets().sign(PURPOSE, JSON.stringify([accountId, id]))
    const data = { company: account.name, inviter, role, url: new URL(`${publicUrl()}/invitations?code=${code}`) }
    await mail(tx, { accountId, to, language, template: 'team-invitation', data })
  }

  /** The member of an invitation link; `null` = the link is invalid or expired, or the member was removed. */
  async function invited(sql: Queryable, code: string): Promise<store.MemberRow | null> {
    const signed = secrets().verify(PURPOSE, code)
    if (signed === null) return null
    const [accountId, id] = JSON.parse(signed) as [string, string]
    const row = await store.findMember(sql, accountId, id)
    if (!row || row.acceptedAt !== null) return row
    return (row.invitedAt ?? 0) + VALID > clock.now() ? row : null
  }

  /** Called by the owner of the mailbox, because nobody else has the link. A second call changes nothing. */
  async function accept(attempt: Attempt, code: string) {
    // Checked before a row is written, so that guessed links leave none.
    if (secrets().verify(PURPOSE, code) === null) throw gone()
    const { headers = {} } = await idempotency.run(attempt, async (tx): Promise<Answer<never>> => {
      const invitation = await invited(tx, code)
      // The account is locked, then the invitation is read again: it may be withdrawn at this moment.
      if (invitation) await lockAccount(tx, invitation.accountId)
      const row = invitation && (await invited(tx, code))
      if (!row) throw gone()
      if (row.acceptedAt === null) await enter(tx, row)
      return { status: 200 }
    })
    return headers
  }

  /** On a plan without teams, the member stays suspended until a plan with teams starts. */
  async function enter(tx: Tx, row: store.MemberRow): Promise<void> {
    const now = clock.now()
    const state = row.state === 'suspended' ? 'suspended' : 'active'
    await store.setMember(tx, { ...row, state, acceptedAt: now, lastActiveAt: now })
    const { accountId, id } = row
    const actor = { kind: 'member' as const, id }
    await audit(tx, { actor, accountId, action: 'member.accepted', subject: id, detail: { role: row.role } })
  }

  async function page(code: string) {
    const row = await invited(db.sql, code)
    const account = row && (await accountOf(row.accountId, db.sql))
    if (!account) throw gone()
    const { email, role, language, acceptedAt } = row
    return made({
      language: apiLanguage(language),
      code,
      company: account.name,
      email,
      role,
      accepted: acceptedAt !== null,
    })
  }

  const made = (state: InvitationPageState) => invitationPage(INVITATION_WORDS, state)

  return { send, accept, page, gonePage: () => made(null) }
}

/** Days are those in Seoul. */
function tomorrow(now: number, why: Wording): Problem {
  const end = (parseTime(seoulDay(now), 'end') ?? now) + SECOND
  const headers = { 'retry-after': String(Math.ceil((end - now) / SECOND)) }
  return problem(
    'rate_limited',
    { en: `${why.en} Try again tomorrow.`, ko: `${why.ko} 내일 다시 시도해 주십시오.` },
    { headers },
  )
}

const gone = () =>
  problem('not_found', {
    en: 'This invitation is no longer valid. Please ask to be invited again.',
    ko: '더 이상 유효하지 않은 초대입니다. 다시 초대해 달라고 요청해 주십시오.',
  })
