/** The fields of an event that show its actor. */
interface ListedEvent {
  type: string
  state: string
  data: { actor?: { kind: string; id: string | null } | undefined }
}

/**
 * Whether the reader caused an event. Such events are hidden from the reader, but not from other users of the account.
 * The reader is the member of the session, or its key.
 */
export function isOwnAct({ data: { actor } }: ListedEvent, readerId: string | null): boolean {
  return actor != null && actor.id !== null && actor.id === readerId
}

/** Whether viewing an event marks it as seen. Marks belong to the account, so own events remain new for colleagues. */
export const isMarkedByViewing = (event: ListedEvent, readerId: string | null, canMark: boolean): boolean =>
  canMark && event.state === 'new' && !isOwnAct(event, readerId)

/** The inbox shows own events only if the filters ask for them: for every state, or for this type alone. */
export const showsOwnActs = ({ state, type }: { state?: string; type?: string }): boolean =>
  state === 'all' || type === 'pursuit.changed'

/** Larger numbers are shown as this one. */
const MOST = 99
const PAGE = 200
/** The maximum number of pages with only own events that are read at a time; the next read continues there. */
const PAGES = 10

interface NewEvents {
  items: readonly ListedEvent[]
  hasMore: boolean
  nextCursor: string
}

export interface Unread {
  count: number
  /** Whether there may be more than `count`. */
  hasMore: boolean
}

/** Own events are changes of pursuits; all other events have other causes. */
export type ReadNew = (what: 'others' | 'pursuits', since: string, limit: number) => Promise<NewEvents>

/** The end of the reader's own events, oldest first, before which nothing needs to be read again. */
export interface Passed {
  cursor: string
}

/** Counts new events of others, up to the maximum. */
export async function countUnread(read: ReadNew, readerId: string | null, passed: Passed): Promise<Unread> {
  const news = ({ items }: NewEvents): number =>
    items.filter((event) => event.state === 'new' && !isOwnAct(event, readerId)).length
  const others = await read('others', '', MOST + 1)
  let [count, hasMore] = [news(others), others.hasMore]
  for (let page = 0; page < PAGES && count < MOST; page++) {
    const changes = await read('pursuits', passed.cursor, PAGE)
    const found = news(changes)
    count += found
    hasMore ||= changes.hasMore
    if (!changes.hasMore) return { count: Math.min(count, MOST), hasMore: others.hasMore || count > MOST }
    if (found > 0) break
    passed.cursor = changes.nextCursor
  }
  return { count: Math.min(count, MOST), hasMore: hasMore || count > MOST }
}

/** With `+` if there may be more; empty for zero. */
export const unreadText = ({ count, hasMore }: Unread): string =>
  count === 0 ? '' : hasMore ? `${count}+` : String(count)
