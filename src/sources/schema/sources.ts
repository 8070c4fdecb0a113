import type { Static } from 'typebox'
import type { Leased } from '../../lib/leases.ts'
import { Count, Nullable, Periods } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import type { FailureKind, FoundNotice, NoticePart, Purpose } from './connector.ts'

/** The connector of each kind is in service/portals.ts, which does not compile without it. */
export const SOURCE_KINDS = ['koneps', 'koneps-private', 'koneps-prespec', 'ocds', 'demo'] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]
/** Services of the Korean portal that an operator turns on; the kind is the name. */
export const OPTIONAL_KINDS = ['koneps-prespec', 'koneps-private'] as const
export type OptionalKind = (typeof OPTIONAL_KINDS)[number]
/** `idle`: never scheduled, known from an import or a single run. */
export type SourceState = 'enabled' | 'disabled' | 'idle'

export interface SourceRow extends Leased {
  name: string
  kind: SourceKind
  state: SourceState
  settings: SourceSettings
  /** Older records cause no alerts; `null` before it is first scheduled. */
  goLiveAt: number | null
  createdAt: number
}

export interface SourceSettings {
  url?: string
  everyMs?: number
}

/** A task that waits in the database. */
export interface OpenWindow {
  operation: string
  subject: string
  fromAt: number
  toAt: number
  purpose: Purpose
  run: string | null
  dueAt: number
  attempts: number
  failure: FailureKind | null
  reason: string | null
  failedAt: number | null
}

export interface OperationRow {
  operation: string
  plannedUntil: number
  /** The day in Seoul up to which repeated days are planned. */
  againUntil: string
  lastSuccessAt: number | null
}

export interface IntakeSummary {
  new: number
  changed: number
  unchanged: number
  quarantined: number
}

/** The result of importing files. */
export interface ImportSummary extends IntakeSummary {
  /** Processes that have only announced a plan: they become notices once bidding is possible. */
  waiting: number
}

export interface RunRow extends IntakeSummary {
  id: string
  source: string
  windows: number
  begunAt: number
  /**
   * Unfinished tasks. Of them: failed, and not due again for some minutes; waiting for an operator; waiting for the
   * next day's quota.
   */
  open: number
  /** Their failed attempts. */
  attempts: number
  failing: number
  refused: number
  waiting: number
  reason: string | null
}

export interface PartRow {
  number: string
  revision: number
  part: NoticePart['part']
  value: unknown
}

/** A notice that waits for parts; `written`: it is stored already, with the warning. */
export interface HeldNotice {
  notice: FoundNotice
  run: string | null
  since: number
  written: boolean
}

export const SourceReport = Type.Object(
  {
    name: Type.String({
      maxLength: 60,
      description: { en: 'Name of the source, as in `source` of a notice', ko: '공고의 `source`와 같은 출처 이름' },
    }),
    lastSuccessAt: Nullable(
      Type.String({
        format: 'date-time',
        maxLength: 25,
        description: { en: 'When it last responded successfully', ko: '마지막으로 정상 응답한 시각' },
      }),
    ),
    lagSeconds: Nullable(
      Count({
        en: 'By how many seconds the stored notices may lag behind the source; `null` if it is not polled',
        ko: '저장한 공고가 출처보다 늦을 수 있는 최대 시간(초). 주기적으로 조회하지 않는 출처는 `null`입니다.',
      }),
    ),
    notices24h: Count({ en: 'Notices first seen in the last 24 hours', ko: '지난 24시간에 처음 가져온 공고 수' }),
    nullRates: Type.Record(
      Type.String({ pattern: '^[a-zA-Z]+$', maxLength: 40 }),
      Type.Number({ minimum: 0, maximum: 1 }),
      {
        description: {
          en: 'For each field, the share of notices of the last 30 days without a value',
          ko: '최근 30일의 공고 중 값이 없는 비율(필드별)',
        },
      },
    ),
    failedWindows: Count({
      en: 'Number of time windows that failed and will be fetched again',
      ko: '수집에 실패하여 다시 수집할 구간의 수',
    }),
    quarantined: Count({ en: 'Number of records that could not be read', ko: '읽지 못한 기록의 수' }),
    waiting: Count({
      en: 'Number of notices with missing parts, and of OCDS processes that have announced only a plan',
      ko: '일부 정보가 아직 도착하지 않은 공고와 계획만 발표된 OCDS 절차의 수',
    }),
    gaps: Periods({
      en: 'Periods that could not be read for more than an hour: notices of these periods may be missing. They are fetched again until that succeeds, and missing notices are reported then.',
      ko: '한 시간 넘게 수집하지 못한 기간. 이 기간의 공고가 빠져 있을 수 있습니다. 성공할 때까지 다시 수집하며, 빠졌던 공고는 그때 알립니다.',
    }),
  },
  { $id: 'Source', additionalProperties: false },
)
export type SourceReport = Static<typeof SourceReport>
