import type { ReceivedMail } from './mail-server.ts'

export interface ReadMail {
  to: string
  subject: string
  text: string
  html: string
  unsubscribe: string | null
  headers: string
}

const words = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, base64: string) => Buffer.from(base64, 'base64').toString())
    .replace(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_, quoted: string) =>
      decodeURIComponent(quoted.replaceAll('_', ' ').replaceAll('=', '%')),
    )

const header = (head: string, name: string): string => words(new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '')

/** A mail as its recipient sees it. */
export function readMail({ raw, to }: Pick<ReceivedMail, 'raw' | 'to'>): ReadMail {
  const [head = ''] = raw.split(/\r?\n\r?\n/, 1)
  const headers = head.replace(/\r?\n[ \t]+/g, ' ')
  const part = (type: string): string => {
    const from = raw.search(new RegExp(`^Content-Type: ${type}`, 'im'))
    const body = raw.slice(from).split(/\r?\n\r?\n/)[1] ?? ''
    return Buffer.from(body.replace(/\s/g, ''), 'base64').toString()
  }
  return {
    to: to.join(),
    subject: header(headers, 'Subject'),
    text: part('text/plain'),
    html: part('text/html'),
    unsubscribe: /<(http[^>]*)>/.exec(header(headers, 'List-Unsubscribe'))?.[1] ?? null,
    headers,
  }
}
