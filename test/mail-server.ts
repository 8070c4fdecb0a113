import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { SmtpSettings } from '../src/mail/index.ts'
import type { Certificate } from './certificates.ts'

export interface ReceivedMail {
  from: string
  to: string[]
  raw: string
  messageId: string
}

/** The server's behaviour at each step; steps that are left out succeed. */
export interface Manners {
  onFrom?: (address: string) => Promise<void> | void
  onTo?: (address: string) => Promise<void> | void
  /** Called with the complete mail; throws the response, or `cut` for none. */
  onMail?: (mail: ReceivedMail, cut: () => void) => Promise<void> | void
}

export interface MailServerOptions {
  port?: number
  tls?: Certificate
  user?: { name: string; password: string }
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** An answer such as `450 4.2.0 …`. */
export const smtpAnswer = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

/** A real SMTP server that stores received mails; a test can change its behaviour. */
export async function startMailServer(manners: Manners = {}, { port = 0, tls, user }: MailServerOptions = {}) {
  const mails: ReceivedMail[] = []
  const sockets = new Set<Socket>()

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk as Buffer)
    const raw = Buffer.concat(chunks).toString()
    const { mailFrom, rcptTo } = session.envelope
    const mail = {
      from: mailFrom ? mailFrom.address : '',
      to: rcptTo.map(({ address }) => address),
      raw,
      messageId: /^message-id: (.*)$/im.exec(raw)?.[1] ?? '',
    }
    const cut = () => {
      for (const socket of sockets) socket.destroy()
    }
    await manners.onMail?.(mail, cut)
    mails.push(mail)
  }

  const server = new SMTPServer({
    ...(tls ?? { disabledCommands: ['STARTTLS'] }),
    authOptional: user === undefined,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) =>
      username === user?.name && password === user?.password
        ? done(null, { user: username })
        : done(smtpAnswer(535, 'wrong credentials')),
    onMailFrom: ({ address }, _session, done) => void step(() => manners.onFrom?.(address)).then(done),
    onRcptTo: ({ address }, _session, done) => void step(() => manners.onTo?.(address)).then(done),
    onData: (stream, session, done) => void step(() => receive(stream, session)).then(done),
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
  })
  const listener = server.listen(port, '127.0.0.1')
  // A failing test may not close it, and a file that cannot end would hide the cause.
  listener.unref()
  await once(listener, 'listening')
  const at = (listener.address() as AddressInfo).port

  return {
    mails,
    manners,
    port: at,
    settings: (changes: Partial<SmtpSettings> = {}): SmtpSettings => ({
      host: '127.0.0.1',
      port: at,
      secure: false,
      tls: 'optional',
      auth: user ? { user: user.name, pass: user.password } : null,
      ...changes,
    }),
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** Node's callback for a result. */
const step = async (work: () => Promise<void> | void): Promise<Error | null> => {
  try {
    await work()
    return null
  } catch (error) {
    return error as Error
  }
}
