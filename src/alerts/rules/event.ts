import { seoulTime } from '../../lib/clock.ts'
import type { EventType } from '../../vocabulary/events.ts'
import type { EventMatch } from '../schema/event-data.ts'
import { API_VERSION, type EventState } from '../schema/events.ts'

/** An event as stored: JSON fragments that are joined unchanged, so that the bytes are the same each time. */
export interface StoredEvent {
  id: string
  type: EventType
  data: string
  /** The notice without `matchedKeywords`, which differ by account, and its changes. */
  bid: string | null
  changes: string | null
  /** The award that `bid.awarded` reports. */
  award: string | null
  isCorrection: boolean
  matched: string | null
  /** The verdict of the account's company. */
  eligibility: string | null
  /** How the verdict changed. */
  eligibilityChange: string | null
  /** Keywords of the account that have webhooks disabled. */
  quiet: string[]
  state: EventState
  reason: string | null
}

interface Frame {
  timestamp: string
  apiVersion: string
}

export const eventFrame = ({ at }: { at: number }): Frame => ({ timestamp: seoulTime(at), apiVersion: API_VERSION })

/** The event in lists and streams. */
export function eventText(event: StoredEvent, frame: Frame): string {
  const { data, state, reason } = event
  return objectText([
    ...headOf(event, frame),
    ['data', dataOf(event, data)],
    ['state', JSON.stringify(state)],
    ['reason', JSON.stringify(reason)],
  ])
}

/** The payload for webhooks, with only the keywords that have webhooks enabled. */
export function payloadText(event: StoredEvent, frame: Frame): string {
  const { data, quiet } = event
  return objectText([...headOf(event, frame), ['data', dataOf(event, quiet.length > 0 ? webhookMatches(event) : data)]])
}

/** A member of an object with its value as JSON; `null` = omitted. */
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

function webhookMatches({ data, quiet }: StoredEvent): string {
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

/** The notice with the fields that differ by account. */
function ofAccount(bid: string, { matched, eligibility }: StoredEvent): string {
  const own = withMember(bid, 'matchedKeywords', matched ?? '[]')
  return eligibility === null ? own : withMember(own, 'eligibility', JSON.stringify(eligibility))
}

/** Adds a member to the JSON text of a non-empty object. */
const withMember = (object: string, name: string, value: string): string => `${object.slice(0, -1)},"${name}":${value}}`
