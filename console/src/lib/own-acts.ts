/** What is taken of an event to know who did it. */
interface Told {
  type: string
  state: string
  data: { actor?: { kind: string; id: string | null } | undefined }
}

/**
 * Whether an event says what the reader did: no news to the reader, but to everybody else of the account. In a session that a
 * key opened, no act is the reader's own (`memberId` is null): colleagues and programs may share that key.
 */
export function isOwnAct({ data: { actor } }: Told, memberId: string | null): boolean {
  return actor?.kind === 'member' && actor.id !== null && actor.id === memberId
}

/** Whether looking at an event marks it as seen: the mark is the account's, so an own act stays new to colleagues. */
export const isSeenByLooking = (event: Told, memberId: string | null, canMark: boolean): boolean =>
  canMark && event.state === 'new' && !isOwnAct(event, memberId)

/** Own acts are in the inbox only where somebody asks for them: for every state, or for this kind alone. */
export const showsOwnActs = ({ state, type }: { state?: string; type?: string }): boolean =>
  state === 'all' || type === 'pursuit.changed'

/** More than these are as good as uncounted. */
const MOST = 99
/** The second page is for those whose own acts fill the first one; more would be a high price for a number. */
const PAGES = [MOST + 1, 2 * MOST]

interface NewEvents {
  items: readonly Told[]
  hasMore: boolean
  nextCursor: string
}

export interface Unread {
  count: number
  /** Whether there may be more than were counted. */
  hasMore: boolean
}

/** Counts the new events that others caused, until the number is known or as good as uncounted. */
export async function countUnread(
  read: (since: string, limit: number) => Promise<NewEvents>,
  memberId: string | null,
): Promise<Unread> {
  let count = 0
  let hasMore = true
  let since = ''
  for (const limit of PAGES) {
    if (!hasMore || count >= MOST) break
    const page = await read(since, limit)
    count += page.items.filter((event) => event.state === 'new' && !isOwnAct(event, memberId)).length
    hasMore = page.hasMore
    since = page.nextCursor
  }
  return { count: Math.min(count, MOST), hasMore: hasMore || count > MOST }
}

/** `+` where there may be more than were counted; empty where none was found. */
export const unreadText = ({ count, hasMore }: Unread): string =>
  count === 0 ? '' : hasMore ? `${count}+` : String(count)
