import { seoulTime } from '../lib/clock.ts'
import type { Action, Command } from './command.ts'
import { NotFound } from './failures.ts'
import { grouped, table } from './output.ts'
import { count } from './words.ts'

const LIST_DEFAULT = 1_000
const LIST_MOST = 1_000_000
const KEPT = 'Failed mails are kept for 30 days.'

const failed: Action = {
  words: [],
  says: 'Lists mails that could not be sent, newest first, with the response of the mail server.',
  notes: [
    KEPT,
    'RESEND is "no" for sign-in links, mails without a valid address, and mails that failed before version 1.0.0-beta.1.',
  ],
  options: { limit: { value: 'N', says: `maximum number (${LIST_DEFAULT})` } },
  async run(given, { open }) {
    const limit = count(given, 'limit', LIST_MOST) ?? LIST_DEFAULT
    const { app } = await open()
    const { total, rows } = await app.operators.mails.failed(limit)
    const items = rows.map(({ isKept, postedAt, endedAt, ...one }) => ({
      ...one,
      postedAt: seoulTime(postedAt),
      failedAt: seoulTime(endedAt),
      canResend: isKept,
    }))
    const document = { total, items }
    if (total === 0) return { document, text: 'No mail has failed.' }
    const lines = items.map((one) => [
      one.id,
      one.failedAt,
      one.template,
      one.recipient,
      one.canResend ? 'yes' : 'no',
      one.reason ?? '',
    ])
    const more = total > items.length ? `\n… and ${grouped(total - items.length)} more; --limit shows them.` : ''
    return { document, text: `${table(['ID', 'FAILED', 'MAIL', 'TO', 'RESEND', 'REASON'], lines)}${more}` }
  },
}

const resend: Action = {
  words: [],
  others: 'ID',
  says: 'Sends failed mails again. The service sends them and retries each for three days, like a new one.',
  notes: [
    `${KEPT} A mail keeps its content and its Message-ID. An alert that is too old by now is not sent:`,
    'the next digest names its notices.',
  ],
  options: {},
  async run(given, { open }) {
    const ids = [...new Set(given.others())]
    const { app } = await open()
    const resent = await app.operators.mails.resend(ids)
    const missing = ids.filter((id) => !resent.includes(id))
    if (resent.length === 0)
      throw new NotFound(`No failed mail that can be sent again has the ID ${missing.join(', ')}.`)
    const without = missing.length > 0 ? ` Not found, or it cannot be sent again: ${missing.join(', ')}.` : ''
    return { ...answered(resent), text: `${textOf(resent)}${without}` }
  },
}

const resendAll: Action = {
  words: [],
  says: 'Sends all failed mails that can be sent again, for example after an outage of the mail server.',
  notes: [KEPT],
  options: {},
  async run(_given, { open }) {
    const { app } = await open()
    const resent = await app.operators.mails.resend(null)
    return { ...answered(resent), text: textOf(resent) }
  },
}

const answered = (ids: string[]) => ({ document: { total: ids.length, items: ids.map((id) => ({ id })) } })

const textOf = (ids: string[]) =>
  ids.length === 1 ? 'One mail will be sent again.' : `${grouped(ids.length)} mails will be sent again.`

export const mail: Command = {
  says: 'Mails that could not be sent.',
  actions: { failed, resend, 'resend-all': resendAll },
}
