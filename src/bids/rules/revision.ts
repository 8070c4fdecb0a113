/** A notice that a customer may mean. */
export interface MeantNotice {
  noticeNo: string
  /** It must have had this revision; `null` = none is named. */
  revision: number | null
}

/**
 * What a number given by a customer may mean, the likeliest first: as it is written, without blanks around it, in upper
 * case as portals write numbers; each as a whole before its end is read as a revision.
 */
export function noticesMeant(text: string): MeantNotice[] {
  const trimmed = text.trim()
  const written = [...new Set([text, trimmed, trimmed.toUpperCase()])]
  return written.flatMap((noticeNo) => [{ noticeNo, revision: null }, namedRevision(noticeNo) ?? []].flat())
}

/** The first of these that is there; one that is named with a revision must have had it. */
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

/** `number-000` is how the portal writes a revision of a notice; `null` = written in another way. */
function namedRevision(text: string): { noticeNo: string; revision: number } | null {
  const parts = /^(.+)-(\d{1,9})$/su.exec(text)
  return parts?.[1] ? { noticeNo: parts[1], revision: Number(parts[2]) } : null
}
