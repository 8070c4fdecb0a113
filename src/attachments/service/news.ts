import type { Db } from '../../lib/db/index.ts'
import * as store from '../store/news.ts'
import { partsAfter } from '../store/sections.ts'

/** Notices whose texts were read or whose matching waits for texts, and these texts. */
export function createAttachmentNews({ sql }: Db) {
  return {
    /** For polling. */
    isThere: store.isNewsThere,
    next: (upTo: number, limit: number) => store.nextNews(sql, upTo, limit),
    /** In the caller's transaction. */
    add: store.addNews,
    remove: store.removeNews,
    noticesWithText: (noticeNos: readonly string[]) => store.noticesWithText(sql, noticeNos),
    filesOf: (noticeNo: string) => store.textFilesOf(sql, noticeNo),
    newestWithText: (since: number, limit: number) => store.newestWithText(sql, since, limit),
    partsAfter: (hash: string, after: number, limit: number) => partsAfter(sql, hash, after, limit),
  }
}
export type AttachmentNews = ReturnType<typeof createAttachmentNews>
