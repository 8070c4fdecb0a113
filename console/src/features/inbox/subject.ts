/** The part of an event that names its notice. Events store pursuits as JSON without a schema. */
interface Data {
  bid?: { noticeNo: string; title: string; closeAt: string | null } | undefined
  pursuit?: Readonly<Record<string, unknown>> | undefined
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** A field of the notice of a pursuit; `undefined` if the source has withdrawn the notice. */
function ofPursuit({ pursuit }: Data, field: 'title' | 'closeAt'): unknown {
  const notice = pursuit?.notice
  return notice && typeof notice === 'object' && field in notice ? Reflect.get(notice, field) : undefined
}

/** The title of the event's notice. */
export function noticeTitleOf(data: Data): string | null {
  const title = data.bid?.title ?? ofPursuit(data, 'title')
  return isText(title) ? title : null
}

/** The closing time; `null` = the notice has none, `undefined` = the event has no notice. */
export function closeAtOf(data: Data): string | null | undefined {
  const closeAt = data.bid ? data.bid.closeAt : ofPursuit(data, 'closeAt')
  return closeAt === null || isText(closeAt) ? closeAt : undefined
}

export function noticeOf({ data: { bid, pursuit } }: { data: Data }): string | null {
  if (bid) return bid.noticeNo
  return isText(pursuit?.noticeNo) ? pursuit.noticeNo : null
}
