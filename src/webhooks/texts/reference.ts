/** Descriptions, schemas and examples of each event type for receivers. They become `webhooks` of the reference. */

const NOTICE = {
  noticeNo: 'R26BK01234567',
  title: '하수관로 정비사업 기본 및 실시설계용역',
  agency: '경기도 안양시',
  bsnsDiv: '용역',
  estimatedPrice: 412_000_000,
  closeAt: '2026-12-04T10:00:00+09:00',
  openAt: '2026-12-04T11:00:00+09:00',
  detailUrl: 'https://www.g2b.go.kr/link/PNPE027_01/single/?bidPbancNo=R26BK01234567',
  matchedKeywords: ['하수관로 설계'],
  currency: 'KRW',
  budget: 453_200_000,
  baseAmount: null,
  floorRate: 87.745,
  awardMethod: '적격심사',
  contractMethod: '제한경쟁',
  bidStartAt: '2026-11-25T09:00:00+09:00',
  agencyCode: '3830000',
  demandAgency: null,
  demandAgencyCode: null,
  status: 'open',
  kind: 'new',
  urgent: false,
  revision: 0,
  version: 1,
  previousNoticeNo: null,
  nextNoticeNo: null,
  postedAt: '2026-11-20T09:30:00+09:00',
  updatedAt: '2026-11-20T09:31:04+09:00',
  regions: ['경기도'],
  regionCheckNeeded: false,
  industries: [{ code: '3582', name: '엔지니어링사업(상하수도)' }],
  source: 'koneps',
  sourceUrl: null,
}

const MATCHES = [
  {
    keywordId: 'kw_01m7m4t3rs8q2v5x7z9b1c3d5f',
    keyword: '하수관로 설계',
    terms: [
      { term: '하수관로', field: 'title', start: 0, end: 4 },
      { term: '설계', field: 'title', start: 17, end: 19 },
    ],
  },
]

const AWARD = {
  state: 'awarded',
  lot: '0',
  winners: [{ name: '가람엔지니어링', businessNo: '1234567890', amount: 361_500_000, share: null }],
  amount: 361_500_000,
  currency: 'KRW',
  rate: 87.912,
  rateBasis: 'plannedPrice',
  plannedPrice: 411_206_000,
  bidders: 14,
  reason: null,
}

const WEBHOOK = {
  id: 'wh_01m7m4t3rs4d6f8h0j2k4m6n8p',
  url: 'https://erp.example.com/hooks/gonggo',
  events: ['bid.matched', 'bid.changed'],
  allEvents: false,
  format: 'standard',
  description: 'ERP 연동',
  state: 'disabled',
  disabledReason: 'failing',
  disabledAt: '2026-11-20T09:31:04+09:00',
  failingSince: '2026-11-15T09:12:40+09:00',
  lastSuccessAt: '2026-11-15T09:07:40+09:00',
  lastFailure: { at: '2026-11-20T09:31:03+09:00', status: 503, reason: null },
  secretHint: 'whsec_MfKQ…',
  publicKey: null,
  createdAt: '2026-09-01T10:00:00+09:00',
}

const INCIDENT = {
  id: 'inc_01m7m4t3rs1a3b5c7d9e1f3g5h',
  cause: 'leaked',
  state: 'contained',
  key: { id: 'key_01m7m4t3rs9z8y7x6w5v4t3s2r', name: 'ERP', prefix: 'gg_live_4fZk' },
  reason: null,
  networks: [],
  places: ['https://git.example.com/one/two'],
  openedAt: '2026-11-20T09:31:04+09:00',
  containedAt: '2026-11-20T09:31:04+09:00',
  resolvedAt: null,
  resolvedBy: null,
}

const PURSUIT = {
  id: 'pur_01m7m4t3rs5c7e9g1j3m5p7r9t',
  noticeNo: NOTICE.noticeNo,
  notice: {
    title: NOTICE.title,
    agency: NOTICE.agency,
    demandAgency: null,
    currency: 'KRW',
    estimatedPrice: NOTICE.estimatedPrice,
    baseAmount: 412_400_000,
    closeAt: NOTICE.closeAt,
    openAt: NOTICE.openAt,
    status: 'awarded',
    detailUrl: NOTICE.detailUrl,
  },
  state: 'lost',
  stateBy: 'result',
  assignee: 'mem_01m7m4t3rs8b0d2f4h6k8n0q2s',
  bidAmount: 364_000_000,
  remindClosing: [3, 1],
  remindOpening: [],
  outcome: 'awarded',
  result: {
    state: 'awarded',
    lot: '0',
    rebid: 0,
    at: '2026-12-04T11:00:00+09:00',
    winners: AWARD.winners,
    amount: AWARD.amount,
    currency: 'KRW',
    rate: AWARD.rate,
    rateBasis: AWARD.rateBasis,
    bidders: AWARD.bidders,
    reason: null,
    correctedAt: null,
    plannedPrice: 411_206_000,
    own: { rank: 3, amount: 364_000_000, rate: 88.52 },
  },
  noteCount: 2,
  createdBy: 'key_01m7m4t3rs9z8y7x6w5v4t3s2r',
  createdAt: '2026-11-20T10:02:11+09:00',
  updatedAt: '2026-12-04T13:20:07+09:00',
}

const REPORT = { id: 'rpt_01m7m4t3rs2b4d6f8h0k2m4p6r', state: 'ready', profileName: null }

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const closed = (properties: Record<string, object>, required = Object.keys(properties)) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
})
const place = (description: string) => ({ type: 'integer', format: 'int32', minimum: 0, maximum: 100_000, description })

const matches = {
  type: 'array',
  maxItems: 1000,
  description: 'Every keyword with `alert.webhook` that led to the event.',
  items: closed({
    keywordId: { type: 'string', maxLength: 64, description: 'The keyword.' },
    keyword: { type: 'string', maxLength: 4000, description: 'Its text at that time.' },
    terms: {
      type: 'array',
      maxItems: 10_000,
      description: 'Which of its terms the notice contains, and where.',
      items: closed({
        term: { type: 'string', maxLength: 4000, description: 'The search term.' },
        field: { type: 'string', maxLength: 60, description: 'Field of the notice that contains it.' },
        start: place('Where it begins, in Unicode code points from 0.'),
        end: place('Where it ends, exclusive.'),
      }),
    },
  }),
}
const award = {
  ...ref('EventAward'),
  description: 'The award of the lot; if it was withdrawn, the new state of the lot.',
}
const correction = {
  type: 'boolean',
  description: '`true` if an award reported earlier was corrected or withdrawn.',
}

interface Kind {
  summary: string
  description: string
  data: object
  example: object
}

const KINDS: Record<EventType, Kind> = {
  'bid.matched': {
    summary: 'A notice matches',
    description: 'Once per notice: when one of your keywords first matches a version of it.',
    data: closed({ bid: ref('Bid'), matches, eligibilityChange: ref('EligibilityChange') }, ['bid', 'matches']),
    example: { bid: NOTICE, matches: MATCHES },
  },
  'bid.changed': {
    summary: 'A notice has changed',
    description:
      'A later version of a notice that a keyword matches or has matched, if the keyword asks for that kind of change.',
    data: closed({
      bid: ref('Bid'),
      matches,
      changes: { type: 'array', maxItems: 100, description: 'What changed.', items: ref('FieldChange') },
    }),
    example: {
      bid: { ...NOTICE, kind: 'changed', revision: 1, version: 2, closeAt: '2026-12-11T10:00:00+09:00' },
      matches: MATCHES,
      changes: [{ field: 'closeAt', old: '2026-12-04T10:00:00+09:00', new: '2026-12-11T10:00:00+09:00' }],
    },
  },
  'bid.cancelled': {
    summary: 'A notice is cancelled',
    description: 'Once per notice, for keywords that ask for it.',
    data: closed({ bid: ref('Bid'), matches }),
    example: { bid: { ...NOTICE, kind: 'cancelled', status: 'cancelled', version: 3 }, matches: MATCHES },
  },
  'bid.awarded': {
    summary: 'A notice is awarded',
    description:
      'Once per notice, for keywords that ask for it; again with `correction` if the award is corrected or withdrawn.',
    data: closed({ bid: ref('Bid'), matches, award, correction }, ['bid', 'matches', 'award']),
    example: { bid: { ...NOTICE, status: 'awarded' }, matches: MATCHES, award: AWARD },
  },
  'pursuit.changed': {
    summary: 'A pursuit has changed',
    description:
      'A person or a result changed it. On creation, `state` comes from `null`; on deletion, it becomes `null`. Notes create no event.',
    data: closed(
      {
        pursuit: ref('Pursuit'),
        changes: { type: 'array', maxItems: 100, description: 'What changed.', items: ref('FieldChange') },
        actor: ref('EventActor'),
      },
      ['pursuit', 'changes'],
    ),
    example: {
      pursuit: PURSUIT,
      changes: [{ field: 'state', old: 'bid', new: 'lost' }],
      actor: { kind: 'system', id: null },
    },
  },
  'report.ready': {
    summary: 'A report is ready',
    description: 'A requested or scheduled report is ready to download.',
    data: closed({
      report: {
        type: 'object',
        additionalProperties: true,
        description: 'The report, with `profileName`: the name of its further company, or `null`.',
      },
    }),
    example: { report: REPORT },
  },
  'webhook.disabled': {
    summary: 'Another webhook was disabled',
    description:
      'It failed for five days, returned 410, or asked to be disabled. Your other webhooks get this event, and the owner gets a mail.',
    data: closed({ webhook: ref('Webhook') }),
    example: { webhook: WEBHOOK },
  },
  'webhook.test': {
    summary: 'A test event',
    description:
      'Requested with `POST /v1/webhooks/{id}/test`; sent to that webhook only, regardless of its event types.',
    data: closed({}),
    example: {},
  },
  'security.incident': {
    summary: 'A security incident',
    description: 'A key or the account was blocked, or its use looks suspicious.',
    data: closed({ incident: ref('Incident') }),
    example: { incident: INCIDENT },
  },
}

const EXAMPLE_ID = 'evt_01m7m4t3rs6w8y0a2c4e6g8j0k'

const payloadOf = (type: EventType, { data }: Kind) =>
  closed({
    id: { type: 'string', maxLength: 64, description: 'The event, as in `webhook-id`.' },
    type: { type: 'string', const: type, description: 'What happened.' },
    timestamp: { type: 'string', format: 'date-time', maxLength: 25, description: 'When it was recorded.' },
    apiVersion: { type: 'string', maxLength: 10, description: 'Version of the API that defines `data`.' },
    data,
  })

const header = (name: string, description: string, schema: object) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
})

const HEADERS = [
  header(
    'webhook-id',
    'Identifier of the event. It is the same for every attempt and redelivery, so that you can recognise duplicates.',
    {
      type: 'string',
      pattern: '^evt_[0-9a-z]{26}$',
      maxLength: 64,
    },
  ),
  header('webhook-timestamp', 'Unix time of this attempt, in seconds.', {
    type: 'string',
    pattern: '^[0-9]+$',
    maxLength: 20,
  }),
  header('webhook-signature', 'Signatures of `id.timestamp.body`, separated by spaces (Standard Webhooks 1.0).', {
    type: 'string',
    pattern: '^v1a?,[A-Za-z0-9+/=]+( v1a?,[A-Za-z0-9+/=]+)*$',
    maxLength: 500,
  }),
]

const operationOf = (type: EventType, kind: Kind) => ({
  post: {
    operationId: `on${type.replace(/(?:^|\.)(\w)/g, (_, first: string) => first.toUpperCase())}`,
    summary: kind.summary,
    description: kind.description,
    // A separate tag: generators write all operations of a tag into one file, as calls of the service.
    tags: ['Webhook events'],
    security: [],
    // openapi-generator writes no types for parameters of webhooks; without this, its Python client cannot be imported.
    'x-internal': true,
    parameters: HEADERS,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: payloadOf(type, kind),
          example: {
            id: EXAMPLE_ID,
            type,
            timestamp: '2026-11-20T09:31:04+09:00',
            apiVersion: 'v1',
            data: kind.example,
          },
        },
      },
    },
    responses: {
      '2XX': { description: 'Received. Only the first kilobytes of your response body are read.' },
      '4XX': { description: 'The delivery is retried later; 410 disables the webhook.' },
      '5XX': { description: 'The delivery is retried later, not before `Retry-After`.' },
    },
  },
})

import type { EventType } from '../../vocabulary/events.ts'
export const eventReference: Record<string, object> = Object.fromEntries(
  Object.entries(KINDS).map(([type, kind]) => [type, operationOf(type as EventType, kind)]),
)
