import { type Static, Type } from 'typebox'
import type { AwardWinner, Bid, FieldChange } from '../bids/index.ts'
import type { KeywordAlert } from '../keywords/index.ts'
import { ActorShape, Id, Money, Nullable, Time } from '../lib/shapes.ts'
import { LONGEST_EXCERPT } from '../search/excerpt.ts'
import { AWARD_STATES } from '../vocabulary/awards.ts'
import { type BidEventType, EVENT_TYPES, type EventType } from '../vocabulary/events.ts'
import { VERDICTS } from '../vocabulary/verdicts.ts'

export const EVENT_STATES = ['new', 'seen', 'starred', 'dismissed'] as const
export type EventState = (typeof EVENT_STATES)[number]

export const API_VERSION = 'v1'

const LONGEST_REASON = 1_000
const MOST_MATCHES = 1_000
const MOST_PLACES = 10_000

const Place = (description: string) => Type.Integer({ minimum: 0, maximum: 100_000, format: 'int32', description })
/** Shapes of the room to the left, by the names they have there. */
const BidShape = Type.Unsafe<Bid>({ $ref: 'Bid#' })
const FieldChangeShape = Type.Unsafe<FieldChange>({ $ref: 'FieldChange#' })

const AwardWinnerShape = Type.Unsafe<AwardWinner>({ $ref: 'AwardWinner#' })

const EventAward = Type.Object(
  {
    state: Type.Enum([...AWARD_STATES], {
      description: '`awarded`, or the new state of the lot if the award was withdrawn.',
    }),
    lot: Type.String({ maxLength: 60, description: 'The lot; `0` for a notice without lots.' }),
    winners: Type.Array(AwardWinnerShape, { maxItems: 10_000, description: 'Every firm that won.' }),
    amount: Nullable(Money('Winning amount of all winners together, in whole units of `currency`.')),
    currency: Type.String({ pattern: '^[A-Z]{3}$', maxLength: 3, description: 'ISO 4217.' }),
    rate: Nullable(Type.Number({ minimum: -1e9, maximum: 1e9, description: 'Award rate, %.' })),
    rateBasis: Nullable(Type.Enum(['plannedPrice'], { description: 'The price that the rate is a percentage of.' })),
    plannedPrice: Nullable(Money('Planned price (예정가격).')),
    bidders: Nullable(
      Type.Integer({ format: 'int32', minimum: 0, maximum: 2147483647, description: 'Number of bidders.' }),
    ),
    reason: Nullable(Type.String({ maxLength: 4000, description: 'Why the bidding failed or was cancelled.' })),
  },
  { $id: 'EventAward', additionalProperties: false, description: 'The award of one lot at the time of the event.' },
)

const EventTerm = Type.Object(
  {
    term: Type.String({ maxLength: 4000, description: 'The search term, as typed.' }),
    field: Type.String({ maxLength: 60, description: 'Field of the notice that contains it.', examples: ['title'] }),
    start: Place('Where it begins, in Unicode code points from 0.'),
    end: Place('Where it ends, exclusive.'),
  },
  { $id: 'EventTerm', additionalProperties: false, description: 'A place in the notice that matched.' },
)
export type EventTerm = Static<typeof EventTerm>

export const MOST_FOUND = 3
const FoundInAttachment = Type.Object(
  {
    term: Type.String({ maxLength: 4000, description: 'The search term, as typed.' }),
    attachmentId: Type.String({ maxLength: 64, description: 'The attachment.' }),
    name: Type.String({ maxLength: 4000, description: 'Its name.' }),
    entry: Nullable(Type.String({ maxLength: 4000, description: 'The file in it, if it is an archive.' })),
    page: Nullable(Type.Integer({ minimum: 0, maximum: 2147483647, format: 'int32', description: 'The page.' })),
    excerpt: Type.String({ maxLength: LONGEST_EXCERPT, description: 'The text around the term.' }),
    start: Place('Where the term begins in the excerpt, in Unicode code points from 0.'),
    end: Place('Where it ends, exclusive.'),
  },
  { $id: 'FoundInAttachment', additionalProperties: false, description: 'A place in an attachment that matched.' },
)
export type FoundInAttachment = Static<typeof FoundInAttachment>

const EventMatch = Type.Object(
  {
    keywordId: Id('The keyword.'),
    keyword: Type.String({ maxLength: 4000, description: 'Its text at that time.' }),
    terms: Type.Array(EventTerm, {
      maxItems: MOST_PLACES,
      description: 'Which of its terms the notice contains, and where.',
    }),
    foundIn: Type.Optional(
      Type.Array(FoundInAttachment, {
        maxItems: MOST_FOUND,
        description: 'Where its terms are in the attachments: at most three places. Absent if none is there.',
      }),
    ),
  },
  { $id: 'EventMatch', additionalProperties: false, description: 'A keyword that led to an event, and why.' },
)
export type EventMatch = Static<typeof EventMatch>

const EligibilityChange = Type.Object(
  {
    old: Type.Enum([...VERDICTS], { description: 'The verdict for which the notice was not reported.' }),
    new: Type.Enum([...VERDICTS], { description: 'The verdict now.' }),
    by: Type.Enum(['notice', 'profile'], {
      description: 'What led to it: a change of the notice, or of the company profile.',
    }),
  },
  {
    $id: 'EligibilityChange',
    additionalProperties: false,
    description:
      'The notice was not reported earlier because of its verdict, which has changed; only with `bid.matched` of keywords with `filter.eligibility`.',
  },
)
export type EligibilityChange = Static<typeof EligibilityChange>

const Told = (description: string) => Type.Object({}, { additionalProperties: true, description })

const EventActor = ActorShape('changed automatically by a result.', {
  $id: 'EventActor',
  description: 'Who changed the pursuit; only with `pursuit.changed`, and not in events of earlier versions.',
})

const EventData = Type.Object(
  {
    bid: Type.Optional(BidShape),
    matches: Type.Optional(
      Type.Array(EventMatch, { maxItems: MOST_MATCHES, description: 'Every keyword that led to the event.' }),
    ),
    changes: Type.Optional(
      Type.Array(FieldChangeShape, {
        maxItems: 100,
        description: 'What changed; with `bid.changed` and `pursuit.changed`.',
      }),
    ),
    award: Type.Optional(EventAward),
    eligibilityChange: Type.Optional(EligibilityChange),
    correction: Type.Optional(
      Type.Boolean({ description: '`true` if an award reported earlier was corrected or withdrawn.' }),
    ),
    pursuit: Type.Optional(Told('The pursuit at that time; only with `pursuit.changed`.')),
    actor: Type.Optional(EventActor),
    report: Type.Optional(Told('The report; only with `report.ready`.')),
    webhook: Type.Optional(Told('The disabled webhook; only with `webhook.disabled`.')),
    incident: Type.Optional(Told('The incident; only with `security.incident`.')),
  },
  {
    $id: 'EventData',
    additionalProperties: false,
    description: 'Content of the event; with `bid.*` the notice as it was at that time.',
  },
)

export const Event = Type.Object(
  {
    id: Id('Identifier of the event; webhooks receive the same.'),
    type: Type.Enum([...EVENT_TYPES], { description: 'What happened.' }),
    timestamp: Time('When it was recorded.'),
    apiVersion: Type.String({ maxLength: 10, description: 'Version of the API that defines `data`.' }),
    data: EventData,
    state: Type.Enum([...EVENT_STATES], { description: 'Its mark in the account.' }),
    reason: Nullable(Type.String({ maxLength: LONGEST_REASON, description: 'The reason given with the mark.' })),
  },
  { $id: 'Event', additionalProperties: false, description: 'Something the account is notified of.' },
)
export type Event = Static<typeof Event>

export const EventPage = Type.Object(
  {
    items: Type.Array(Event, { maxItems: 1000 }),
    nextCursor: Type.String({ maxLength: 300, description: 'Cursor for the next call.' }),
    hasMore: Type.Boolean({ description: 'Whether more can be fetched right away.' }),
    newestCursor: Type.Optional(
      Type.String({
        maxLength: 300,
        description:
          'Only with `sort=-timestamp`: cursor of the newest event when the first page was read. Send it as `since`, without `sort`, to get later events as a list or a stream.',
      }),
    ),
  },
  { $id: 'EventPage', additionalProperties: false, description: 'Events, oldest first unless `sort` says otherwise.' },
)

export const EventPatch = Type.Object(
  {
    state: Type.Optional(Nullable(Type.Enum([...EVENT_STATES], { description: '`null` resets it to `new`.' }))),
    reason: Type.Optional(
      Nullable(Type.String({ maxLength: LONGEST_REASON, description: 'Reason for the mark; `null` = none.' })),
    ),
  },
  {
    $id: 'EventPatch',
    additionalProperties: false,
    description: 'How to mark the event.',
    examples: [{ state: 'dismissed', reason: '지역 제한' }],
  },
)
export type EventPatch = Static<typeof EventPatch>

export const EventMarks = Type.Object(
  {
    marks: Type.Array(
      Type.Object(
        {
          id: Type.String({ minLength: 1, maxLength: 64, description: 'Identifier of the event.' }),
          state: EventPatch.properties.state,
          reason: EventPatch.properties.reason,
        },
        { additionalProperties: false, description: 'An event and its mark; absent fields stay as they are.' },
      ),
      { minItems: 1, maxItems: 1000, description: 'The marks, each event once.' },
    ),
  },
  {
    $id: 'EventMarks',
    additionalProperties: false,
    description: 'How to mark many events.',
    examples: [{ marks: [{ id: 'evt_01kafw7m7x9s2m4c8q6z0d5r1t', state: 'dismissed', reason: '지역 제한' }] }],
  },
)
export type EventMarks = Static<typeof EventMarks>

const EventMark = Type.Object(
  { id: Id('Identifier of the event.'), state: Event.properties.state, reason: Event.properties.reason },
  { $id: 'EventMark', additionalProperties: false, description: 'How an event is marked.' },
)
export type EventMark = Static<typeof EventMark>

export const MarkedEvents = Type.Object(
  { items: Type.Array(EventMark, { maxItems: 1000, description: 'The resulting marks, in the order sent.' }) },
  { $id: 'MarkedEvents', additionalProperties: false, description: 'The marks of the events.' },
)

export const EventPath = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64, description: 'The event.' }),
})

export const KeywordMatch = Type.Object(
  {
    at: Time('When the keyword first led to an event about this notice.'),
    version: Type.Integer({
      minimum: 1,
      maximum: 2147483647,
      format: 'int32',
      description: 'Version of the notice at that time.',
    }),
    bid: BidShape,
  },
  {
    $id: 'KeywordMatch',
    additionalProperties: false,
    description: 'A notice reported because of the keyword, in its current state.',
  },
)
export type KeywordMatch = Static<typeof KeywordMatch>

export const KeywordMatchesPath = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64, description: 'The keyword.' }),
})

/** An event, for those who carry it further. */
export interface OwedEvent {
  accountId: string
  id: string
  type: EventType
  at: number
  noticeNo: string | null
  /** Of the notice. */
  version: number | null
  /** Those that led to it, as they stood; none for events that no keyword led to. */
  keywords: { id: string; text: string; createdBy: string | null; alert: KeywordAlert }[]
}

/** Something that happened in another room. */
export interface NewEvent {
  accountId: string
  type: Exclude<EventType, BidEventType>
  data: object
  /** Whether it is owed to the account's webhooks; true unless said otherwise. */
  webhook?: boolean
}

export interface EventRef {
  accountId: string
  id: string
}
