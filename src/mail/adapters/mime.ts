import { domainToASCII } from 'node:url'
import type { Message, Rendered, Sender } from '../schema.ts'

export interface Envelope {
  id: string
  at: number
  from: Sender
  to: string
  content: Rendered
}

/** Serialises a mail. The same input gives the same bytes, so that a mail sent twice can be recognised. */
export async function writeMessage({ id, at, from, to, content }: Envelope): Promise<Message> {
  // Loaded for the first mail: few processes write one.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const { subject, text, html, unsubscribeUrl } = content
  const node = new MailComposer({
    from,
    // As separate parts, so that the address cannot contain further ones.
    to: { name: '', address: to },
    subject,
    text,
    html,
    date: new Date(at),
    messageId: `<${id}@${domainToASCII(from.address.slice(from.address.lastIndexOf('@') + 1)) || 'localhost'}>`,
    baseBoundary: id,
    textEncoding: 'base64',
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...unsubscribing(unsubscribeUrl),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  const envelope = node.getEnvelope()
  const [recipient] = envelope.to
  if (!envelope.from || recipient === undefined) throw new Error('a mail without sender or recipient')
  return { id, from: envelope.from, to: recipient, raw: await node.build() }
}

/** RFC 8058: one click in the mail program, without a page in between. */
const unsubscribing = (url: string | null): Record<string, { prepared: true; value: string }> =>
  url === null
    ? {}
    : {
        'List-Unsubscribe': { prepared: true, value: `<${url}>` },
        'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
      }
