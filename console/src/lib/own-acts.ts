/** What is taken of an event to know who did it. */
interface ListedEvent {
  type: string
  state: string
  data: { actor?: { kind: string; id: string | null } | undefined }
}

/**
 * Whether an event says what the reader did: no news to the reader, but to everybody else of the account. The reader is the
 * member of the session, or the key that opened it.
 */
export function isOwnAct({ data: { actor } }: ListedEvent, readerId: string | null): boolean {
  return actor != null && actor.id !== null && actor.id === readerId
}

/** Whether looking at an event marks it as seen: the mark is the account's, so an own act stays new to colleagues. */
export const isSeenByLooking = (event: ListedEvent, readerId: string | null, canMark: boolean): boolean =>
  canMark && event.state === 'new' && !isOwnAct(event, readerId)

/** Own acts are in the inbox only where somebody asks for them: for every state, or for this kind alone. */
export const showsOwnActs = ({ state, type }: { state?: string; type?: string }): boolean =>
  state === 'all' || type === 'pursuit.changed'

/** More than these are as good as uncounted. */
const MOST = 99
const PAGE = 200
/** Of own acts, so many are passed at one look; the next look begins where this one ended. */
const PAGES = 10

interface NewEvents {
  items: readonly ListedEvent[]
  hasMore: boolean
  nextCursor: string
}

export interface Unread {
  count: number
  /** Whether there may be more than were counted. */
  hasMore: boolean
}

/** Own acts are changes of pursuits; whatever else is new was done by others. */
export type ReadNew = (what: 'others' | 'pursuits', since: string, limit: number) => Promise<NewEvents>

/** Where the reader’s own acts end, oldest first: what lies before it need not be read again. */
export interface Passed {
  cursor: string
}

/** Counts the new events that others caused, until the number is known or as good as uncounted. */
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

/** `+` where there may be more than were counted; empty where none was found. */
export const unreadText = ({ count, hasMore }: Unread): string =>
  count === 0 ? '' : hasMore ? `${count}+` : String(count)
