import type { EventType } from '../../vocabulary/events.ts'
import type { EventMatch, EventState } from '../schema.ts'

/** An event as stored: pieces of JSON that are put together as they are, so that they are the same bytes each time. */
export interface StoredEvent {
  id: string
  type: EventType
  data: string
  /** The notice without the account's keywords, and what changed of it. */
  bid: string | null
  changes: string | null
  /** The award that `bid.awarded` tells of. */
  award: string | null
  isCorrection: boolean
  matched: string | null
  /** Keywords that are not for webhooks. */
  quiet: string[]
  state: EventState
  reason: string | null
}

interface Frame {
  timestamp: string
  apiVersion: string
}

/** Quotes inside a text are escaped, so these bytes stand nowhere else. */
const NO_KEYWORDS = '"matchedKeywords":[]'

/** As the list and the stream show it. */
export function eventText(event: StoredEvent, frame: Frame): string {
  const { state, reason } = event
  return `{${head(event, frame)},"data":${dataOf(event, event.data)},${JSON.stringify({ state, reason }).slice(1)}`
}

/** As a webhook gets it: only what its keywords led to. */
export function payloadText(event: StoredEvent, frame: Frame): string {
  return `{${head(event, frame)},"data":${dataOf(event, event.quiet.length > 0 ? loudOf(event) : event.data)}}`
}

const head = ({ id, type }: StoredEvent, { timestamp, apiVersion }: Frame): string =>
  JSON.stringify({ id, type, timestamp, apiVersion }).slice(1, -1)

function loudOf({ data, quiet }: StoredEvent): string {
  const matches = JSON.parse(data) as EventMatch[]
  return JSON.stringify(matches.filter(({ keywordId }) => !quiet.includes(keywordId)))
}

function dataOf({ type, bid, changes, award, isCorrection, matched }: StoredEvent, data: string): string {
  if (bid === null) return data
  // A function, because a text may hold `$&` and the like.
  const notice = bid.replace(NO_KEYWORDS, () => `"matchedKeywords":${matched ?? '[]'}`)
  const told = type === 'bid.awarded' && award !== null ? `,"award":${award}` : ''
  const more = `${told}${changes === null ? '' : `,"changes":${changes}`}${isCorrection ? ',"correction":true' : ''}`
  return `{"bid":${notice},"matches":${data}${more}}`
}
