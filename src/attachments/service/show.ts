import { seoulTimeOrNull } from '../../lib/clock.ts'
import type { Db, Queryable } from '../../lib/db/index.ts'
import { offsetOf, type Page } from '../../lib/page.ts'
import { type Problem, problem } from '../../lib/problems.ts'
import type { Wording } from '../../vocabulary/languages.ts'
import { listedFiles } from '../rules/files.ts'
import { MOST_UNREAD } from '../rules/parts.ts'
import {
  type AttachmentFile,
  type AttachmentQuotations,
  type AttachmentSettings,
  type AttachmentText,
  type ListedFile,
  MOST_UNREAD_LISTED,
  type NoticeDocuments,
  type StatedLimit,
} from '../schema.ts'
import * as files from '../store/files.ts'
import * as texts from '../store/texts.ts'
import { type ExaminedFile, MOST_FILES } from './examined.ts'
import { quoteFiles } from './quote.ts'
import { statedLimitsIn } from './stated.ts'

export interface ShowDeps {
  db: Db
  config: { attachments: AttachmentSettings }
  documentsOf: (sql: Queryable, noticeNos: string[]) => Promise<NoticeDocuments[]>
  /** Resolves a number to that of a stored notice; `null` = there is none. */
  noticeNoOf: (number: string) => Promise<string | null>
  /** Returns the error for an unknown notice, with the reason. */
  missing: (noticeNo: string) => Promise<Problem>
}

const NO_SUCH_ATTACHMENT: Wording = {
  en: 'The notice has no such attachment.',
  ko: '이 공고에서 첨부파일을 찾을 수 없습니다.',
}

/** The current attachments of a notice, with their state in this service. */
export function createAttachmentPages({ db, config, documentsOf, noticeNoOf, missing }: ShowDeps) {
  const { sql } = db

  async function listedOf(number: string): Promise<ListedFile[]> {
    const noticeNo = await noticeNoOf(number)
    const [notice] = noticeNo === null ? [] : await documentsOf(sql, [noticeNo])
    if (!notice) throw await missing(number)
    return listedFiles(notice)
  }

  async function shown(listed: readonly ListedFile[], mostUnread: number): Promise<ExaminedFile[]> {
    const rows = await files.filesNamed(
      sql,
      listed.map(({ id }) => id),
    )
    const byId = new Map(rows.map((row) => [row.id, row]))
    const hashes = rows.flatMap(({ hash }) => hash ?? [])
    const byHash = new Map((await texts.textsOf(sql, hashes)).map((text) => [text.hash, text]))
    return listed.map((one) => {
      const row = byId.get(one.id)
      const hash = row?.hash ?? null
      return { hash, file: toFile(one, row, hash === null ? undefined : byHash.get(hash), mostUnread) }
    })
  }

  return {
    async list(noticeNo: string, page: Page): Promise<{ total: number; items: AttachmentFile[] }> {
      const listed = await listedOf(noticeNo)
      const part = listed.slice(offsetOf(page), offsetOf(page) + page.pageSize)
      return { total: listed.length, items: (await shown(part, MOST_UNREAD_LISTED)).map(({ file }) => file) }
    },
    async text(noticeNo: string, id: string, page: Page): Promise<AttachmentText> {
      const listed = (await listedOf(noticeNo)).filter((one) => one.id === id)
      const [one] = await shown(listed, MOST_UNREAD)
      if (!one) throw problem('not_found', NO_SUCH_ATTACHMENT)
      const items = one.hash === null ? [] : await texts.textParts(sql, one.hash, page)
      const { parts } = one.file.text
      return { total: parts, page: page.page, items: items.filter(({ part }) => part <= parts), attachment: one.file }
    },
    async quotations(noticeNo: string): Promise<AttachmentQuotations> {
      const listed = await listedOf(noticeNo)
      return quoteFiles(sql, await shown(listed.slice(0, MOST_FILES), 0), listed.length <= MOST_FILES)
    },
    /** Sentences of the files that limit who may bid. */
    async statedLimits(noticeNo: string): Promise<StatedLimit[]> {
      if (config.attachments.choice === 'none') return []
      const [notice] = await documentsOf(sql, [noticeNo])
      const listed = notice ? listedFiles(notice) : []
      return listed.length === 0 ? [] : statedLimitsIn(sql, await shown(listed.slice(0, MOST_FILES), 0))
    },
    /** Names of the files of a notice that have text. */
    async withText(noticeNo: string): Promise<string[]> {
      if (config.attachments.choice === 'none') return []
      const [notice] = await documentsOf(sql, [noticeNo])
      const all = notice ? listedFiles(notice) : []
      if (all.length === 0) return []
      const ids = await files.idsWithText(
        sql,
        all.map(({ id }) => id),
      )
      return all.flatMap(({ id, name }) => (ids.has(id) ? [name] : []))
    },
  }
}

function toFile(
  { id, name, url }: ListedFile,
  row: files.FileRow | undefined,
  text: texts.TextRow | undefined,
  mostUnread: number,
): AttachmentFile {
  const isPending = row?.state === 'pending'
  return {
    id,
    name,
    url,
    state: row?.state ?? 'notSelected',
    reason: row?.reason ?? null,
    nextTryAt: seoulTimeOrNull(isPending && row.reason !== null ? row.dueAt : null),
    bytes: row?.bytes ?? null,
    fetchedAt: seoulTimeOrNull(row?.fetchedAt ?? null),
    text: {
      state: row?.state === 'fetched' ? (text?.state ?? 'pending') : 'none',
      reason: text?.reason ?? null,
      kind: text?.kind ?? null,
      pages: text?.pages ?? null,
      characters: text?.characters ?? null,
      parts: text?.parts ?? 0,
      unread: text?.unread.slice(0, mostUnread) ?? [],
      unreadCount: text?.unreadCount ?? 0,
      readAt: seoulTimeOrNull(text?.readAt ?? null),
    },
  }
}
