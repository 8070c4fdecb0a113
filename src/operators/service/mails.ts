import { seoulTime } from '../../lib/clock.ts'
import type { Db, Tx } from '../../lib/db/index.ts'
import type { Answer, Attempt, Idempotency } from '../../lib/idempotency.ts'
import { type Page, rangeOf } from '../../lib/page.ts'
import { problem } from '../../lib/problems.ts'
import type { FailedMailFilter, FailedMailRow, Mail } from '../../mail/index.ts'
import { maskAddress, maskAddressesIn } from '../rules/recipient.ts'
import type { FailedMail, ResendInput, Resent } from '../schema/mails.ts'
import { readAccountNames } from '../store/accounts.ts'
import type { Operator, OperatorLog } from './log.ts'

export interface MailManagerDeps {
  db: Db
  idempotency: Pick<Idempotency, 'run'>
  mail: Pick<Mail, 'failed' | 'countFailedIn' | 'hasIn' | 'resendIn'>
}

/** Mails that could not be sent, with the operations of `./gonggo mail`. */
export function createMailManager({ db, idempotency, mail, log }: MailManagerDeps & { log: OperatorLog }) {
  /** Returns the ids of the mails that will be sent again. */
  async function resendIn(tx: Tx, by: Operator | null, filter: FailedMailFilter): Promise<string[]> {
    const resent = await mail.resendIn(tx, filter)
    const subjects = resent.map(({ id, accountId }) => ({ about: accountId, subject: id }))
    await log.recordEach(tx, { by, action: 'mail_resent' }, subjects)
    return resent.map(({ id }) => id)
  }

  async function list(filter: ResendInput, page: Page): Promise<{ total: number; items: FailedMail[] }> {
    const { total, rows } = await mail.failed(filter, rangeOf(page))
    const accounts = new Set(rows.flatMap(({ accountId }) => accountId ?? []))
    const names = await readAccountNames(db.sql, [...accounts])
    return { total, items: rows.map((row) => toFailedMail(row, names)) }
  }

  const resendOne = (attempt: Attempt, by: Operator, id: string): Promise<Answer<Resent>> =>
    idempotency.run(attempt, async (tx) => {
      const filter = { ids: [id] }
      const { length } = await resendIn(tx, by, filter)
      if (length === 0 && !(await mail.hasIn(tx, id))) throw problem('not_found', NO_SUCH_MAIL)
      return { status: 200, body: { resent: length, left: await mail.countFailedIn(tx, filter) } }
    })

  const resendAll = (attempt: Attempt, by: Operator, filter: ResendInput): Promise<Answer<Resent>> =>
    idempotency.run(attempt, async (tx) => {
      const { length } = await resendIn(tx, by, filter)
      return { status: 200, body: { resent: length, left: await mail.countFailedIn(tx, filter) } }
    })

  return {
    list,
    resendOne,
    resendAll,
    /** For commands, with complete addresses. */
    failed: (limit: number) => mail.failed({}, { limit, offset: 0 }),
    /** For commands; `null` = all mails that can be sent again. */
    resend: (ids: readonly string[] | null) => db.transaction((tx) => resendIn(tx, null, { ids })),
  }
}

const toFailedMail = (row: FailedMailRow, names: ReadonlyMap<string, string>): FailedMail => ({
  id: row.id,
  accountId: row.accountId,
  accountName: row.accountId === null ? null : (names.get(row.accountId) ?? null),
  recipient: maskAddress(row.recipient),
  template: row.template,
  reason: row.reason === null ? null : maskAddressesIn(row.reason, row.recipient),
  attempts: row.attempts,
  postedAt: seoulTime(row.postedAt),
  failedAt: seoulTime(row.endedAt),
  canResend: row.isKept,
})

const NO_SUCH_MAIL = {
  en: 'There is no such mail. Mails are deleted 30 days after they were sent or failed.',
  ko: '메일을 찾을 수 없습니다. 메일은 발송되거나 실패하고 30일이 지나면 삭제됩니다.',
}
