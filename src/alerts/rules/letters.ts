import type { AlertNotice, Piece } from '../../mail/index.ts'
import type { EventType } from '../../vocabulary/events.ts'
import type { EventMatch } from '../schema.ts'

/** An event as far as a mail tells it: pieces of JSON, as they are stored. */
export interface ToldEvent {
  id: string
  type: EventType
  data: string
  bid: string | null
  changes: string | null
  isCorrection: boolean
}

interface ToldBid {
  noticeNo: string
  title: string
  agency: string
  estimatedPrice: number | null
  currency: string
  closeAt: string | null
  detailUrl: string
}

const CAUSES: Partial<Record<EventType, AlertNotice['what']>> = {
  'bid.matched': 'matched',
  'bid.changed': 'changed',
  'bid.cancelled': 'cancelled',
  'bid.awarded': 'awarded',
}

/** Of an event what one member is told: only of the keywords that are his. `null` where it tells of no notice. */
export function noticeOf(event: ToldEvent, keywords: readonly string[]): AlertNotice | null {
  const what = event.isCorrection ? 'corrected' : CAUSES[event.type]
  if (event.bid === null || !what) return null
  const bid = JSON.parse(event.bid) as ToldBid
  const matches = (JSON.parse(event.data) as EventMatch[]).filter(({ keywordId }) => keywords.includes(keywordId))
  const places = matches.flatMap(({ terms }) => terms.filter(({ field }) => field === 'title'))
  return {
    what,
    noticeNo: bid.noticeNo,
    title: piecesOf(bid.title, places),
    agency: bid.agency,
    estimatedPrice: bid.estimatedPrice,
    currency: bid.currency,
    closeAt: instantOf(bid.closeAt),
    detailUrl: new URL(bid.detailUrl),
    keywords: [...new Set(matches.map(({ keyword }) => keyword))].filter((text) => text.trim() !== ''),
    changes: changesOf(event.changes),
  }
}

const instantOf = (text: string | null): number | null => (text === null ? null : Date.parse(text))

function changesOf(text: string | null): AlertNotice['changes'] {
  if (text === null) return []
  const changes = JSON.parse(text) as { field: string; old: unknown; new: unknown }[]
  const asTime = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : null)
  const asNumber = (value: unknown) => (typeof value === 'number' ? value : null)
  return changes.flatMap(({ field, old, new: now }): AlertNotice['changes'] => {
    if (field === 'closeAt') return [{ field, old: asTime(old), new: asTime(now) }]
    if (field !== 'estimatedPrice' && field !== 'budget' && field !== 'baseAmount') return []
    return [{ field, old: asNumber(old), new: asNumber(now) }]
  })
}

/** A title cut where what was looked for begins and ends. Places count code points and may lie in each other. */
export function piecesOf(title: string, places: readonly { start: number; end: number }[]): Piece[] {
  const letters = [...title]
  const hit = letters.map((_, at) => places.some(({ start, end }) => start <= at && at < end))
  const pieces: Piece[] = []
  for (const [at, letter] of letters.entries()) {
    const last = pieces.at(-1)
    if (last && last.hit === hit[at]) last.text += letter
    else pieces.push({ text: letter, hit: hit[at] ?? false })
  }
  return pieces
}
