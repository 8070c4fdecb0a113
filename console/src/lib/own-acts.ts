/** What is taken of an event to know who did it. */
interface Told {
  type: string
  state: string
  data: { actor?: { kind: string; id: string | null } | undefined }
}

/** The member who is signed in; none in a session that a key opened, for colleagues and programs may share that key. */
export interface Me {
  member: string | null
}

/** Whether an event says what the reader did: no news to the reader, but to everybody else of the account. */
export function isOwnAct({ data: { actor } }: Told, { member }: Me): boolean {
  return actor?.kind === 'member' && actor.id !== null && actor.id === member
}

/** Whether looking at an event marks it as seen: the mark is the account's, so an own act stays new to colleagues. */
export const isSeenByLooking = (event: Told, me: Me, canMark: boolean): boolean =>
  canMark && event.state === 'new' && !isOwnAct(event, me)

/** Own acts are in the inbox only where somebody asks for them: for every state, or for this kind alone. */
export const showsOwnActs = ({ state, type }: { state?: string; type?: string }): boolean =>
  state === 'all' || type === 'pursuit.changed'

/** More than these are as good as uncounted. */
const MOST = 99
/** So many pages are read at most: among thousands of own acts the number stays unknown. */
const MOST_PAGES = 5

interface NewEvents {
  items: readonly Told[]
  hasMore: boolean
  nextCursor: string
}

export interface Unread {
  count: number
  hasMore: boolean
}

/** Counts the new events that others caused, page by page, until the number is known or as good as uncounted. */
export async function countUnread(read: (since: string, limit: number) => Promise<NewEvents>, me: Me): Promise<Unread> {
  let count = 0
  let since = ''
  for (let page = 1; ; page += 1) {
    // The first page is small, for it is read often.
    const { items, hasMore, nextCursor } = await read(since, page === 1 ? MOST : 1_000)
    count += items.filter((event) => event.state === 'new' && !isOwnAct(event, me)).length
    if (!hasMore || count >= MOST || page === MOST_PAGES)
      return { count: Math.min(count, MOST), hasMore: hasMore || count > MOST }
    since = nextCursor
  }
}

/** `+` where there are more than were counted. */
export const unreadText = ({ count, hasMore }: Unread): string =>
  hasMore ? `${count}+` : count === 0 ? '' : String(count)
