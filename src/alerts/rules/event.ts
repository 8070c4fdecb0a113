import { seoulTime } from '../../lib/clock.ts'
import type { EventType } from '../../vocabulary/events.ts'
import type { EventMatch } from '../schema/event-data.ts'
import { API_VERSION, type EventState } from '../schema/events.ts'

/** An event as stored: pieces of JSON that are put together as they are, so that they are the same bytes each time. */
export interface StoredEvent {
  id: string
  type: EventType
  data: string
  /** The notice but for `matchedKeywords`, which are the account's, and what changed of it. */
  bid: string | null
  changes: string | null
  /** The award that `bid.awarded` tells of. */
  award: string | null
  isCorrection: boolean
  matched: string | null
  /** The verdict of the account's company. */
  eligibility: string | null
  /** What has changed about it. */
  eligibilityChange: string | null
  /** Keywords of the account that do not go to webhooks. */
  quiet: string[]
  state: EventState
  reason: string | null
}

interface Frame {
  timestamp: string
  apiVersion: string
}

export const eventFrame = ({ at }: { at: number }): Frame => ({ timestamp: seoulTime(at), apiVersion: API_VERSION })

/** As the list and the stream show it. */
export function eventText(event: StoredEvent, frame: Frame): string {
  const { data, state, reason } = event
  return objectText([
    ...headOf(event, frame),
    ['data', dataOf(event, data)],
    ['state', JSON.stringify(state)],
    ['reason', JSON.stringify(reason)],
  ])
}

/** As a webhook gets it: only what its keywords led to. */
export function payloadText(event: StoredEvent, frame: Frame): string {
  const { data, quiet } = event
  return objectText([...headOf(event, frame), ['data', dataOf(event, quiet.length > 0 ? loudOf(event) : data)]])
}

/** A member of an object, its value as JSON; `null` = it is left out. */
type Member = readonly [name: string, value: string | null]

function objectText(members: readonly Member[]): string {
  let text = ''
  for (const [name, value] of members) if (value !== null) text += `${text === '' ? '' : ','}"${name}":${value}`
  return `{${text}}`
}

const headOf = ({ id, type }: StoredEvent, { timestamp, apiVersion }: Frame): Member[] => [
  ['id', JSON.stringify(id)],
  ['type', JSON.stringify(type)],
  ['timestamp', JSON.stringify(timestamp)],
  ['apiVersion', JSON.stringify(apiVersion)],
]

function loudOf({ data, quiet }: StoredEvent): string {
  const matches = JSON.parse(data) as EventMatch[]
  return JSON.stringify(matches.filter(({ keywordId }) => !quiet.includes(keywordId)))
}

function dataOf(event: StoredEvent, data: string): string {
  const { type, bid, changes, award, isCorrection } = event
  if (bid === null) return data
  return objectText([
    ['bid', ofAccount(bid, event)],
    ['matches', data],
    ['award', type === 'bid.awarded' ? award : null],
    ['changes', type === 'bid.changed' ? changes : null],
    ['eligibilityChange', event.eligibilityChange],
    ['correction', isCorrection ? 'true' : null],
  ])
}

/** A notice with what is the account's own. */
function ofAccount(bid: string, { matched, eligibility }: StoredEvent): string {
  const own = withMember(bid, 'matchedKeywords', matched ?? '[]')
  return eligibility === null ? own : withMember(own, 'eligibility', JSON.stringify(eligibility))
}

/** An object that has members, and one more behind them: its text ends with the brace that closes it. */
const withMember = (object: string, name: string, value: string): string => `${object.slice(0, -1)},"${name}":${value}}`
