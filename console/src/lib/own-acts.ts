/** What is taken of an event to know who did it. */
interface Told {
  type: string
  state: string
  data: { actor?: { kind: string; id: string | null } | undefined }
}

/** Whoever is signed in: a member, or the key that opened the session. */
export interface Me {
  member: string | null
  key: string | null
}

/** Whether an event says what the reader did: no news to the reader, but to everybody else of the account. */
export function isOwnAct({ data: { actor } }: Told, { member, key }: Me): boolean {
  if (!actor || actor.id === null) return false
  return actor.kind === 'member' ? actor.id === member : actor.kind === 'key' && actor.id === key
}

/** Own acts are in the inbox only where somebody asks for them: for every state, or for this kind alone. */
export const showsOwnActs = ({ state, type }: { state?: string; type?: string }): boolean =>
  state === 'all' || type === 'pursuit.changed'

/** How many of a page of new events are news to the reader; `+` where there are more than were read. */
export function unreadText(events: readonly Told[], me: Me, hasMore: boolean): string {
  const count = events.filter((event) => event.state === 'new' && !isOwnAct(event, me)).length
  return count === 0 ? '' : `${count}${hasMore ? '+' : ''}`
}
