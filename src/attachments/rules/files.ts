import { createHash } from 'node:crypto'
import { MINUTE } from '../../lib/clock.ts'
import type { ListedFile, NoticeDocuments } from '../schema.ts'

const ID_LENGTH = 26

/** Computed from notice and address, so the id of a file is known before it is stored, and never changes. */
export function attachmentId(noticeNo: string, url: string): string {
  const digest = createHash('sha256').update(`${noticeNo}\n${url}`).digest('hex')
  return `att_${BigInt(`0x${digest}`).toString(32).padStart(52, '0').slice(0, ID_LENGTH)}`
}

/** The delay of an original that also exists as a readable PDF. */
export const ORIGINAL_DELAY_MS = 10 * MINUTE

/** Each file of a notice once. Originals with a readable PDF are fetched later. */
export function listedFiles({
  noticeNo,
  attachments,
}: Pick<NoticeDocuments, 'noticeNo' | 'attachments'>): ListedFile[] {
  const files = new Map<string, ListedFile>()
  const pdfStems = new Set(attachments.flatMap(({ name }) => (isPdf(name) ? [stemOf(name)] : [])))
  for (const { name, url } of attachments) {
    const id = attachmentId(noticeNo, url)
    const host = URL.parse(url)?.host ?? ''
    const hasTwin = !isPdf(name) && (pdfStems.has(stemOf(name)) || pdfStems.has(normal(name)))
    if (!files.has(id)) files.set(id, { id, name, url, host, delayMs: hasTwin ? ORIGINAL_DELAY_MS : 0 })
  }
  return [...files.values()]
}

const normal = (name: string) => name.normalize('NFC').trim().toLowerCase()
const isPdf = (name: string) => normal(name).endsWith('.pdf')
/** `제안요청서.hwp` and `제안요청서.pdf` have the same stem. */
const stemOf = (name: string) => normal(name).replace(/\.[a-z0-9]{1,8}$/, '')
