import { DAY, HOUR, MINUTE } from '../../lib/clock.ts'

/** What is known about a mail that was not accepted. */
export interface MailFailure {
  /** The kind in the library's notation (`ECONNECTION`, `EAUTH` …). */
  code: string
  /** The status code of the server; `null` = no response. */
  status: number | null
  /** The command that failed (`RCPT TO`, `DATA` …). */
  command: string
  /** The text of the response. */
  said: string
  /** The whole mail was sent before the connection ended: it may have been accepted. */
  doubtful: boolean
}

/**
 * `mail`: this mail cannot be delivered. `later`: the server accepts it later. `server`: the server accepts no mails at
 * present. `doubtful`: it may have arrived.
 */
type Verdict = 'mail' | 'later' | 'server' | 'doubtful'

/** Responses about us, not the mail: credentials missing, too weak, wrong. */
const OF_CREDENTIALS = new Set([530, 534, 535, 538])

export function mailVerdict({ code, status, command, doubtful }: MailFailure): Verdict {
  if (doubtful && (status === null || status === 421)) return 'doubtful'
  if (code === 'EMESSAGE' && status === null) return 'mail'
  if (code === 'EENVELOPE' && status === null) return 'mail'
  if (status === null || status === 421 || OF_CREDENTIALS.has(status) || code === 'EAUTH') return 'server'
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'server'
  if (status < 500 || status === 503) return 'later'
  // A rejected sender affects every mail: they wait until the operator fixes it.
  return command === 'MAIL FROM' && status !== 552 ? 'server' : 'mail'
}

/** Greylisting accepts a mail after some minutes; a full mailbox is emptied within days, or never. */
const LATER: readonly number[] = [1, 5, 10, 30, 60, 120, 240, 480].map((minutes) => minutes * MINUTE)
/** A server that is back should not wait long for us. */
const SERVER_CAP = 5 * MINUTE
/** Each further attempt may create a further copy, though all have the same Message-ID. */
const DOUBTFUL: readonly number[] = [10 * MINUTE, HOUR, 6 * HOUR]
/** As long as mail servers retry among themselves; later, the mail is outdated. */
const GIVE_UP = 3 * DAY

/**
 * The wait before the next attempt; `null` = never. `tries` counts the attempts so far, `chance` is a random number
 * from 0 to 1.
 */
export function waitAfterFailure(failure: MailFailure, tries: number, ageMs: number, chance: number): number | null {
  const verdict = mailVerdict(failure)
  if (verdict === 'mail') return null
  const steps = verdict === 'doubtful' ? DOUBTFUL : LATER
  const step = steps[tries - 1] ?? (verdict === 'doubtful' ? null : steps.at(-1))
  if (step === null || step === undefined) return null
  const capped = verdict === 'server' ? Math.min(step, SERVER_CAP) : step
  const wait = Math.round(capped * (0.8 + 0.4 * chance))
  return ageMs + wait > GIVE_UP ? null : wait
}

const LONGEST_REASON = 300

/** For the operator. Spam filters quote the rejected link, and only the reader may have our links. */
export function reasonOf({ code, status, command, said }: MailFailure): string {
  const words = said
    .replace(/\S*:\/\/\S*/g, '…')
    .replace(/[^\P{C}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const reason = [code, command, status === null || words.startsWith(String(status)) ? null : status, words]
  return reason.filter(Boolean).join(' ').slice(0, LONGEST_REASON).toWellFormed()
}
