import { pause } from '../lib/clock.ts'
import type { Db, Tx } from '../lib/db/index.ts'
import { newId } from '../lib/ids.ts'
import { createWorker, type Worker } from '../lib/leases.ts'
import type { Metrics } from '../lib/metrics.ts'
import type { Secrets } from '../lib/secret.ts'
import type { MailLanguage } from '../vocabulary/languages.ts'
import { createMailFolder } from './adapters/folder.ts'
import { writeMessage } from './adapters/mime.ts'
import { createSmtp, NotSent, type SmtpTimeouts } from './adapters/smtp.ts'
import { type MailFailure, reasonOf, waitAfterFailure } from './rules/answer.ts'
import { frame } from './rules/frame.ts'
import { isMailAddress, linkOf, safeData } from './rules/words.ts'
import type { Letter, Link, Message, NewMail, Rendered, Safe, Sender, SmtpSettings, TemplateName } from './schema.ts'
import * as store from './store.ts'
import { FRAME_WORDS, TEMPLATES } from './texts/templates.ts'

export interface MailDeps {
  db: Db
  now: () => number
  secrets: () => Pick<Secrets, 'seal' | 'open'>
  from: Sender
  /** `null` = no SMTP server is configured. */
  smtp: SmtpSettings | null
  /** The folder that receives the mails of a demo installation. */
  folder: string
  isDemo: () => Promise<boolean>
  /** Called right before a mail is sent, because it may be unwanted by then; `false` = it is not sent. */
  isWanted?: (mail: { id: string; accountId: string | null; template: string; ageMs: number }) => Promise<boolean>
  log: (message: string, detail?: object) => void
  metrics?: Pick<Metrics, 'countEach'>
  timing?: Partial<MailTiming>
}

export interface MailTiming {
  leaseMs: number
  pollMs: number
  smtp: SmtpTimeouts
}

type MailEnd = 'sent' | 'failed' | 'not_configured' | 'withdrawn'

/** The transport of a mail. */
type Way = (message: Message, signal: AbortSignal) => Promise<void>

const CONTENT = 'mail content'
const KEPT_DAYS = 30
const LEASE_MS = 60_000
const POLL_MS = 1_000
const CONCURRENCY = 4
const MARK_AGAIN_MS = 500
const SEALED_OTHERWISE = 'What it says was sealed under another GONGGO_SECRET.'
/** Outdated by the time an operator could send it again. */
const SHORT_LIVED: ReadonlySet<string> = new Set<TemplateName>(['sign-in-link'])

/**
 * Adds a mail to the outbox, in the caller's transaction: it is sent if and only if that commits. Returns its id;
 * `null` = a mail with the same `dedupe` exists.
 */
export const createPost =
  ({ now, secrets }: Pick<MailDeps, 'now' | 'secrets'>) =>
  async (tx: Tx, mail: NewMail): Promise<string | null> => {
    const id = newId('mail', now())
    const { accountId, to, language, template, dedupe = null, unsubscribeUrl = null } = mail
    const content: Content = {
      data: safeData(mail.data),
      unsubscribeUrl: unsubscribeUrl === null ? null : linkOf(unsubscribeUrl),
    }
    const sealed = secrets().seal(CONTENT, JSON.stringify(content), id)
    const row = { id, accountId, dedupe, recipient: to, language, template, content: sealed }
    if (!(await store.insertMail(tx, row))) return null
    // Recorded as failed instead of throwing, because the event that the mail reports has happened.
    if (!isMailAddress(to)) await store.endUnsent(tx, id, 'This is no mail address.')
    return id
  }

export function createMailService(deps: MailDeps) {
  const { db, secrets, from, smtp, folder, isDemo, isWanted, log, metrics, timing = {} } = deps
  const onEnd = metrics?.countEach<MailEnd>(
    'state',
    'gonggo_mails_ended_total',
    'Mails that this process sent or gave up.',
  )
  const leases = store.mailLeases(timing.leaseMs ?? LEASE_MS)
  const bySmtp = smtp && createSmtp(smtp, timing.smtp)
  const toFolder: Way = createMailFolder(folder)

  async function send(row: store.MailRow, signal: AbortSignal): Promise<void> {
    const way: Way | null = bySmtp ?? ((await isDemo()) ? toFolder : null)
    if (way === null) return end(row, signal, 'not_configured', null)
    const { id, accountId, template } = row
    if (isWanted && !(await isWanted({ id, accountId, template, ageMs: ageOf(row) })))
      return end(row, signal, 'withdrawn', 'It was no longer wanted.')
    const content = contentOf(row)
    if (content === null) return end(row, signal, 'failed', SEALED_OTHERWISE)
    const message = await writeMessage({
      id: row.id,
      at: row.postedAt,
      from,
      to: row.recipient,
      content: render(row.template as TemplateName, row.language, content),
    })
    try {
      await way(message, signal)
    } catch (error) {
      return notSent(row, signal, error)
    }
    await end(row, signal, 'sent', null)
    log('mail sent', logged(row))
  }

  /** The lease uses the clock of the database, and so does the age. */
  const ageOf = (row: store.MailRow, since = row.postedAt): number => row.leaseUntil - leases.leaseMs - since

  async function notSent(row: store.MailRow, signal: AbortSignal, error: unknown): Promise<void> {
    const failure = failureOf(error)
    const tries = row.attempts + 1
    const age = ageOf(row, row.resentAt ?? row.postedAt)
    const stopped = failure.code === 'EABORT' && !failure.doubtful && signal.aborted
    const wait = stopped ? 0 : waitAfterFailure(failure, tries, age, Math.random())
    const { code, status } = failure
    log('mail not sent', { ...logged(row), code, status, tries, againInMs: wait })
    if (wait === null) return end(row, signal, 'failed', reasonOf(failure))
    await mark(signal, () => leases.finish(db.sql, [row], store.after(wait), store.waitsFor(db.sql, reasonOf(failure))))
  }

  const end = async (row: store.MailRow, signal: AbortSignal, state: MailEnd, reason: string | null) => {
    const isKept = state === 'failed' && !SHORT_LIVED.has(row.template)
    await mark(signal, () => leases.finish(db.sql, [row], null, store.endedAs(db.sql, { state, reason, isKept })))
    onEnd?.(state)
  }

  /** An accepted mail must not be sent again because the database was unavailable for a moment. */
  async function mark(signal: AbortSignal, write: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await write()
        return
      } catch (error) {
        if (signal.aborted) throw error
        await pause(MARK_AGAIN_MS, signal)
      }
    }
  }

  function contentOf(row: store.MailRow): Content | null {
    const text = secrets().open(CONTENT, row.content, row.id)
    return text === null ? null : (JSON.parse(text) as Content)
  }

  const worker = (): Worker =>
    createWorker<store.MailRow>({
      claim: (limit) => leases.claim(db.sql, limit),
      work: send,
      heartbeat: (rows) => leases.extend(db.sql, rows),
      leaseMs: leases.leaseMs,
      concurrency: CONCURRENCY,
      pollMs: timing.pollMs ?? POLL_MS,
      due: { db, question: leases.due() },
      log,
    })

  return {
    post: createPost(deps),
    worker,
    /** Failed mails, the latest first. */
    failed: (filter: store.FailedMailFilter, range: { limit: number; offset: number }) =>
      store.listFailed(db.sql, filter, range),
    countFailedIn: store.countFailed,
    hasIn: store.hasMail,
    /** They are retried like new ones. Returns those that still have their content. */
    resendIn: store.resendFailed,
    sweep: () => store.deleteEnded(db.sql, KEPT_DAYS),
    /** The number of waiting and failed mails, for alarms. */
    counts: async () => (await store.countMails(db.sql)).map((one) => ({ ...one, name: one.state })),
  }
}

interface Content {
  data: Safe<NewMail['data']>
  unsubscribeUrl: Link | null
}

function render(template: TemplateName, language: MailLanguage, { data, unsubscribeUrl }: Content): Rendered {
  // Template and data were posted together, when their types were checked.
  const write = TEMPLATES[template][language] as (data: Content['data']) => Letter
  return frame(write(data), FRAME_WORDS[language], language, unsubscribeUrl)
}

/** No address, text or link: more people read a log than a mail. */
const logged = ({ id, template }: store.MailRow) => ({ mail: id, template })

function failureOf(error: unknown): MailFailure {
  if (error instanceof NotSent) return error.failure
  const { code } = error as { code?: unknown }
  return {
    code: typeof code === 'string' ? code : 'EUNKNOWN',
    status: null,
    command: 'FILE',
    said: error instanceof Error ? error.message : '',
    doubtful: false,
  }
}
