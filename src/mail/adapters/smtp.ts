import { Readable } from 'node:stream'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { MailFailure } from '../rules/answer.ts'
import type { Message, SmtpSettings } from '../schema.ts'

/** Milliseconds; a server may be slow, but not endlessly. */
export interface SmtpTimeouts {
  /** For connecting, including encryption. */
  connect: number
  /** Without data. */
  silence: number
  /** For the whole mail. */
  whole: number
}

export class NotSent extends Error {
  readonly failure: MailFailure
  constructor(failure: MailFailure, cause: unknown) {
    super(`${failure.code} ${failure.status ?? ''}`.trim(), { cause })
    this.failure = failure
  }
}

const TIMEOUTS: SmtpTimeouts = { connect: 15_000, silence: 60_000, whole: 180_000 }
const GOODBYE_MS = 1_000

/** Connects and signs in as for a mail, without sending one. `null` = success. */
export async function checkSmtp(
  settings: SmtpSettings,
  limitMs: number,
): Promise<{ failure: MailFailure | null; isEncrypted: boolean }> {
  const connection = await newConnection(settings, { connect: limitMs, silence: limitMs, whole: limitMs })
  let step = 'CONN'
  try {
    await untilAborted(AbortSignal.timeout(limitMs), connection, (failed) =>
      enter(connection, settings, failed, (next) => {
        step = next
      }),
    )
    return { failure: null, isEncrypted: connection.secure }
  } catch (error) {
    return { failure: failureOf(error, step, false), isEncrypted: connection.secure }
  } finally {
    connection.close()
  }
}

/** The library is loaded for the first mail: few processes send one. */
async function newConnection(settings: SmtpSettings, timeouts: SmtpTimeouts): Promise<SMTPConnection> {
  const { default: Connection } = await import('nodemailer/lib/smtp-connection')
  return new Connection(optionsOf(settings, timeouts))
}

async function enter(
  connection: SMTPConnection,
  { auth }: SmtpSettings,
  failed: Failed,
  onStep: (step: string) => void,
): Promise<void> {
  await calls(failed, (done) => connection.connect(done))
  onStep('AUTH')
  if (auth) await calls(failed, (done) => connection.login({ ...auth, credentials: auth }, done))
}

/**
 * Sends one mail on its own connection. The pool of the library repeats a mail when a connection breaks, even after all
 * of it was sent; here every repetition is deliberate.
 */
export function createSmtp(settings: SmtpSettings, timeouts: SmtpTimeouts = TIMEOUTS) {
  return async (message: Message, stopping: AbortSignal): Promise<void> => {
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeouts.whole)])
    const connection = await newConnection(settings, timeouts)
    const body = bodyOf(message.raw)
    let step = 'CONN'
    try {
      await untilAborted(signal, connection, async (failed) => {
        await enter(connection, settings, failed, (next) => {
          step = next
        })
        step = 'MAIL FROM'
        const envelope = { from: message.from, to: message.to, size: message.raw.length }
        await calls(failed, (done) => connection.send(envelope, body.stream, done))
      })
    } catch (error) {
      connection.close()
      throw new NotSent(failureOf(error, step, body.isOut()), error)
    }
    connection.quit()
    setTimeout(() => connection.close(), GOODBYE_MS).unref()
  }
}

/** Called when the last byte has been read: from then on the server may have the mail. */
function bodyOf(raw: Buffer) {
  let out = false
  const stream = Readable.from(
    (function* () {
      yield raw
      out = true
    })(),
    { objectMode: false },
  )
  return { stream, isOut: () => out }
}

type Failed = Promise<never>
type Done = (error?: Error | null) => void

const calls = (failed: Failed, start: (done: Done) => void): Promise<void> =>
  Promise.race([failed, new Promise<void>((resolve, reject) => start((error) => (error ? reject(error) : resolve())))])

/** The library reports some errors by the promise and some by an event. */
async function untilAborted(
  signal: AbortSignal,
  connection: SMTPConnection,
  work: (failed: Failed) => Promise<void>,
): Promise<void> {
  const { promise: failed, reject } = Promise.withResolvers<never>()
  failed.catch(() => {})
  const abort = () => reject(Object.assign(new Error('stopped'), { code: 'EABORT' }))
  connection.on('error', reject)
  signal.addEventListener('abort', abort)
  if (signal.aborted) abort()
  try {
    await work(failed)
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

const optionsOf = ({ host, port, secure, tls }: SmtpSettings, { connect, silence }: SmtpTimeouts) => ({
  host,
  port,
  secure,
  requireTLS: tls === 'required',
  // A man in the middle can remove optional encryption; then a verified certificate would prove nothing.
  tls: { rejectUnauthorized: tls === 'required' },
  connectionTimeout: connect,
  greetingTimeout: connect,
  dnsTimeout: connect,
  socketTimeout: silence,
  socketCloseTimeout: 0,
  allowInternalNetworkInterfaces: true,
})

interface SmtpError {
  code?: unknown
  responseCode?: unknown
  command?: unknown
  response?: unknown
}

function failureOf(error: unknown, step: string, doubtful: boolean): MailFailure {
  const { code, responseCode, command, response } = error as SmtpError
  const own = typeof command === 'string' && command !== 'CONN' && command !== 'API'
  return {
    code: typeof code === 'string' ? code : 'EUNKNOWN',
    status: typeof responseCode === 'number' ? responseCode : null,
    command: doubtful ? 'DATA' : own ? command : step,
    said: typeof response === 'string' ? response : error instanceof Error ? error.message : '',
    doubtful,
  }
}
