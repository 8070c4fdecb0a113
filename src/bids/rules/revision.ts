/** A notice that a customer's text may name. */
export interface MeantNotice {
  noticeNo: string
  /** It must have had this revision; `null` = none is named. */
  revision: number | null
}

/**
 * The notices that a customer's text may name, most likely first: as written, trimmed, in upper case like portals; each
 * as a whole before its end is read as a revision.
 */
export function noticesMeant(text: string): MeantNotice[] {
  const trimmed = text.trim()
  const written = [...new Set([text, trimmed, trimmed.toUpperCase()])]
  return written.flatMap((noticeNo) => [{ noticeNo, revision: null }, namedRevision(noticeNo) ?? []].flat())
}

/** The first of these that exists; if a revision is named, it must have had it. */
export function meantRow<Row extends { revision: number }>(
  meant: readonly MeantNotice[],
  rows: ReadonlyMap<string, Row>,
): Row | null {
  for (const { noticeNo, revision } of meant) {
    const row = rows.get(noticeNo)
    if (row && (revision ?? 0) <= row.revision) return row
  }
  return null
}

/** `number-000` is the portal's format for a revision of a notice; `null` = another format. */
function namedRevision(text: string): { noticeNo: string; revision: number } | null {
  const parts = /^(.+)-(\d{1,9})$/su.exec(text)
  return parts?.[1] ? { noticeNo: parts[1], revision: Number(parts[2]) } : null
}
