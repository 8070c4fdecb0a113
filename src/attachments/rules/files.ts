import { createHash } from 'node:crypto'
import { MINUTE } from '../../lib/clock.ts'
import type { ListedFile, NoticeDocuments } from '../schema.ts'

const ID_LENGTH = 26

/** Follows from notice and address: a file has its id before anything is stored of it, and keeps it afterwards. */
export function attachmentId(noticeNo: string, url: string): string {
  const digest = createHash('sha256').update(`${noticeNo}\n${url}`).digest('hex')
  return `att_${BigInt(`0x${digest}`).toString(32).padStart(52, '0').slice(0, ID_LENGTH)}`
}

/** How much later an original is fetched than the readable PDF beside it. */
export const ORIGINAL_DELAY_MS = 10 * MINUTE

/** Each file of a notice once; an original with a readable PDF beside it comes after that. */
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
/** `제안요청서.hwp` and `제안요청서.pdf` have the same. */
const stemOf = (name: string) => normal(name).replace(/\.[a-z0-9]{1,8}$/, '')
