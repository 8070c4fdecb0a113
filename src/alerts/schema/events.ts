import type { Static } from 'typebox'
import type { KeywordAlert } from '../../keywords/index.ts'
import { Id, Nullable, Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import { type BidEventType, EVENT_TYPES, type EventType } from '../../vocabulary/events.ts'
import { EventData } from './event-data.ts'

export const EVENT_STATES = ['new', 'seen', 'starred', 'dismissed'] as const
export type EventState = (typeof EVENT_STATES)[number]

export const API_VERSION = 'v1'

const LONGEST_REASON = 1_000

export const Event = Type.Object(
  {
    id: Id({
      en: 'Identifier of the event; webhooks receive the same.',
      ko: '이벤트의 ID. 웹훅에도 같은 ID를 보냅니다.',
    }),
    type: Type.Enum([...EVENT_TYPES], { description: { en: 'What happened.', ko: '이벤트 종류' } }),
    timestamp: Time({ en: 'When it was recorded.', ko: '기록한 시각' }),
    apiVersion: Type.String({
      maxLength: 10,
      description: { en: 'Version of the API that defines `data`.', ko: '`data`의 형식을 정의하는 API 버전' },
    }),
    data: EventData,
    state: Type.Enum([...EVENT_STATES], { description: { en: 'Its mark in the account.', ko: '계정의 표시' } }),
    reason: Nullable(
      Type.String({
        maxLength: LONGEST_REASON,
        description: { en: 'The reason given with the mark.', ko: '표시와 함께 적은 이유' },
      }),
    ),
  },
  {
    $id: 'Event',
    additionalProperties: false,
    description: { en: 'Something the account is notified of.', ko: '계정에 전달하는 알림' },
  },
)
export type Event = Static<typeof Event>

export const EventPage = Type.Object(
  {
    items: Type.Array(Event, { maxItems: 1000 }),
    nextCursor: Type.String({
      maxLength: 300,
      description: { en: 'Cursor for the next call.', ko: '다음 호출에 쓸 커서' },
    }),
    hasMore: Type.Boolean({
      description: { en: 'Whether more can be fetched right away.', ko: '바로 이어서 받을 항목이 있는지' },
    }),
    newestCursor: Type.Optional(
      Type.String({
        maxLength: 300,
        description: {
          en: 'Only with `sort=-timestamp`: cursor of the newest event when the first page was read. Send it as `since`, without `sort`, to get later events as a list or a stream.',
          ko: '`sort=-timestamp`에만 있습니다. 첫 페이지를 조회한 시점의 최신 이벤트 위치입니다. `sort` 없이 `since`로 보내면 그 이후의 이벤트를 목록이나 스트림으로 받습니다.',
        },
      }),
    ),
  },
  {
    $id: 'EventPage',
    additionalProperties: false,
    description: {
      en: 'Events, oldest first unless `sort` says otherwise.',
      ko: '이벤트. `sort`를 생략하면 오래된 순입니다.',
    },
  },
)

export const EventPatch = Type.Object(
  {
    state: Type.Optional(
      Nullable(
        Type.Enum([...EVENT_STATES], {
          description: { en: '`null` resets it to `new`.', ko: '`null`이면 `new`로 되돌립니다.' },
        }),
      ),
    ),
    reason: Type.Optional(
      Nullable(
        Type.String({
          maxLength: LONGEST_REASON,
          description: { en: 'Reason for the mark; `null` = none.', ko: '표시하는 이유. `null`이면 없앱니다.' },
        }),
      ),
    ),
  },
  {
    $id: 'EventPatch',
    additionalProperties: false,
    description: { en: 'How to mark the event.', ko: '이벤트를 표시하는 방법' },
    examples: [{ state: 'dismissed', reason: '지역제한' }],
  },
)
export type EventPatch = Static<typeof EventPatch>

export const EventMarks = Type.Object(
  {
    marks: Type.Array(
      Type.Object(
        {
          id: Type.String({
            minLength: 1,
            maxLength: 64,
            description: { en: 'Identifier of the event.', ko: '이벤트의 ID' },
          }),
          state: EventPatch.properties.state,
          reason: EventPatch.properties.reason,
        },
        {
          additionalProperties: false,
          description: {
            en: 'An event and its mark; absent fields stay as they are.',
            ko: '이벤트와 표시. 보내지 않은 필드는 그대로 둡니다.',
          },
        },
      ),
      {
        minItems: 1,
        maxItems: 1000,
        description: { en: 'The marks, each event once.', ko: '표시. 이벤트는 중복될 수 없습니다.' },
      },
    ),
  },
  {
    $id: 'EventMarks',
    additionalProperties: false,
    description: { en: 'How to mark many events.', ko: '이벤트 여러 건을 표시하는 방법' },
    examples: [{ marks: [{ id: 'evt_01kafw7m7x9s2m4c8q6z0d5r1t', state: 'dismissed', reason: '지역제한' }] }],
  },
)
export type EventMarks = Static<typeof EventMarks>

const EventMark = Type.Object(
  {
    id: Id({ en: 'Identifier of the event.', ko: '이벤트의 ID' }),
    state: Event.properties.state,
    reason: Event.properties.reason,
  },
  {
    $id: 'EventMark',
    additionalProperties: false,
    description: { en: 'How an event is marked.', ko: '이벤트의 표시' },
  },
)
export type EventMark = Static<typeof EventMark>

export const MarkedEvents = Type.Object(
  {
    items: Type.Array(EventMark, {
      maxItems: 1000,
      description: { en: 'The resulting marks, in the order sent.', ko: '변경된 표시(보낸 순서)' },
    }),
  },
  {
    $id: 'MarkedEvents',
    additionalProperties: false,
    description: { en: 'The marks of the events.', ko: '이벤트의 표시' },
  },
)

export const EventPath = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64, description: { en: 'The event.', ko: '이벤트' } }),
})

/** An event as it is queued for webhooks and mails. */
export interface QueuedEvent {
  accountId: string
  id: string
  type: EventType
  at: number
  noticeNo: string | null
  /** Version of the notice. */
  version: number | null
  /** The keywords that led to the event, as they were then; empty for events without keywords. */
  keywords: { id: string; text: string; createdBy: string | null; alert: KeywordAlert }[]
}

/** An event that another feature records. */
export interface NewEvent {
  accountId: string
  type: Exclude<EventType, BidEventType>
  data: object
  /** Whether it is sent to the account's webhooks; true by default. */
  webhook?: boolean
}

export interface EventRef {
  accountId: string
  id: string
}
