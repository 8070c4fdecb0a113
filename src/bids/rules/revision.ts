/** `number-000` is how the portal writes a revision of a notice; `null` = written in another way. */
export function namedRevision(text: string): { noticeNo: string; revision: number } | null {
  const parts = /^(.+)-(\d{1,9})$/su.exec(text)
  return parts?.[1] ? { noticeNo: parts[1], revision: Number(parts[2]) } : null
}
