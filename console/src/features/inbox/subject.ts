/** Of an event, as far as it says which notice it is about; a pursuit is kept as it was, without a shape. */
interface Data {
  bid?: { noticeNo: string; title: string; closeAt: string | null } | undefined
  pursuit?: Readonly<Record<string, unknown>> | undefined
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** What an event says about the notice of its pursuit; nothing if its source has removed the notice. */
function ofPursuit({ pursuit }: Data, field: 'title' | 'closeAt'): unknown {
  const notice = pursuit?.notice
  return notice && typeof notice === 'object' && field in notice ? Reflect.get(notice, field) : undefined
}

/** The title of the notice that an event is about. */
export function noticeTitleOf(data: Data): string | null {
  const title = data.bid?.title ?? ofPursuit(data, 'title')
  return isText(title) ? title : null
}

/** When bidding for it closes; `null` = the notice has no closing time, `undefined` = the event is about no notice. */
export function closeAtOf(data: Data): string | null | undefined {
  const closeAt = data.bid ? data.bid.closeAt : ofPursuit(data, 'closeAt')
  return closeAt === null || isText(closeAt) ? closeAt : undefined
}

export function noticeOf({ data: { bid, pursuit } }: { data: Data }): string | null {
  if (bid) return bid.noticeNo
  return isText(pursuit?.noticeNo) ? pursuit.noticeNo : null
}
