import type { Db } from '../../lib/db/index.ts'
import type { Mail } from '../../mail/index.ts'
import type { OperatorLog } from './log.ts'

export interface MailDeskDeps {
  db: Db
  mail: Pick<Mail, 'failed' | 'resendIn'>
}

/** Mails that could not be sent, for whoever has the machine. */
export function createMailDesk({ db, mail, log }: MailDeskDeps & { log: OperatorLog }) {
  return {
    failed: mail.failed,
    /** `null` = all that can be sent again. Returns the ids of those that will be. */
    resend: (ids: readonly string[] | null): Promise<string[]> =>
      db.transaction(async (tx) => {
        const resent = await mail.resendIn(tx, ids)
        for (const subject of resent) await log.record(tx, { by: null, action: 'mail_resent', subject })
        return resent
      }),
  }
}
