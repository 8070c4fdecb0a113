import { daysAgo, type Fragment, forgetAged, type Queryable, readPage, type Tx } from '../lib/db/index.ts'
import { createLeases, type Due } from '../lib/leases.ts'
import type { MailLanguage } from '../vocabulary/languages.ts'
import type { MailState, TemplateName } from './schema.ts'

export interface NewMailRow {
  id: string
  accountId: string | null
  dedupe: string | null
  recipient: string
  language: MailLanguage
  template: string
  content: Buffer
}

export interface MailRow extends NewMailRow {
  state: MailState
  attempts: number
  postedAt: number
  resentAt: number | null
  leaseUntil: number
  leaseToken: string
}

export const mailLeases = (leaseMs: number) => createLeases<MailRow>('mails', ['id'], leaseMs)

/** `false` = a mail with the same `dedupe` exists. */
export async function insertMail(tx: Tx, mail: NewMailRow): Promise<boolean> {
  const rows = await tx`
    insert into mails (id, account_id, dedupe, recipient, language, template, content)
    values (${mail.id}, ${mail.accountId}, ${mail.dedupe}, ${mail.recipient}, ${mail.language}, ${mail.template},
      ${mail.content})
    on conflict (dedupe) do nothing returning id`
  return rows.length > 0
}

/** Ends a mail and deletes its content, unless it may be sent again. */
export const endedAs = (
  sql: Queryable,
  { state, reason, isKept }: { state: MailState; reason: string | null; isKept: boolean },
) => sql`
  state = ${state}, reason = ${reason}, attempts = attempts + 1, ended_at = statement_timestamp()
  ${isKept ? sql`` : sql`, content = null`}`

export const waitsFor = (sql: Queryable, reason: string) => sql`reason = ${reason}, attempts = attempts + 1`

export const after = (inMs: number): Due => ({ inMs })

export async function endUnsent(tx: Tx, id: string, reason: string): Promise<void> {
  await tx`
    update mails set state = 'failed', reason = ${reason}, content = null, due_at = null,
      ended_at = statement_timestamp()
    where id = ${id}`
}

export interface FailedMailRow {
  id: string
  accountId: string | null
  recipient: string
  template: TemplateName
  reason: string | null
  attempts: number
  postedAt: number
  endedAt: number
  isKept: boolean
}

/** A filter for failed mails; an absent or `null` field is no condition. */
export interface FailedMailFilter {
  ids?: readonly string[] | null
  accountId?: string | null
  template?: TemplateName | null
}

function ofFailed(sql: Queryable, { ids = null, accountId = null, template = null }: FailedMailFilter): Fragment {
  return sql`mails.state = 'failed'
    ${ids === null ? sql`` : sql`and mails.id = any(${[...ids]})`}
    ${accountId === null ? sql`` : sql`and mails.account_id = ${accountId}`}
    ${template === null ? sql`` : sql`and mails.template = ${template}`}`
}

/** The most recently failed first. */
export const listFailed = (sql: Queryable, filter: FailedMailFilter, range: { limit: number; offset: number }) =>
  readPage<FailedMailRow>(sql, {
    from: sql`mails where ${ofFailed(sql, filter)}`,
    rows: sql`
      select id, account_id, recipient, template, reason, attempts, posted_at, ended_at, content is not null as is_kept
      from page`,
    order: sql`ended_at desc, id`,
    ...range,
  })

export async function countFailed(sql: Queryable, filter: FailedMailFilter): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) as count from mails where ${ofFailed(sql, filter)}`
  return row?.count ?? 0
}

/** Whether this mail is still in the outbox, in any state. */
export async function hasMail(sql: Queryable, id: string): Promise<boolean> {
  return (await sql`select from mails where id = ${id}`).length > 0
}

/** Failed mails are due again if they still have their content. */
export const resendFailed = (tx: Tx, filter: FailedMailFilter) =>
  tx<{ id: string; accountId: string | null }[]>`
    update mails set state = 'pending', attempts = 0, ended_at = null, due_at = statement_timestamp(),
      resent_at = statement_timestamp()
    where ${ofFailed(tx, filter)} and content is not null
    returning id, account_id`

export interface MailCount {
  state: 'waiting' | 'failed'
  mails: number
  oldestSeconds: number | null
}

export const countMails = async (sql: Queryable): Promise<MailCount[]> => [
  ...(await sql<MailCount[]>`
    select 'waiting' as state, count(*) as mails,
      extract(epoch from statement_timestamp() - min(posted_at))::double precision as oldest_seconds
    from mails where due_at is not null
    union all
    select 'failed', count(*), null from mails where state = 'failed'`),
]

/** Returns the number of deleted mails. */
export const deleteEnded = (sql: Queryable, days: number): Promise<number> =>
  forgetAged(sql, 'mails', daysAgo(sql, days))
