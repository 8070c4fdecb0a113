import type { Static } from 'typebox'
import { Count, closed, Id, Nullable, Text, Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import type { ListedSource, SourceReport } from '../../sources/index.ts'
import { BoundedList, ShapeOptions } from './shapes.ts'

const SWITCHED_STATES = ['enabled', 'disabled', 'idle'] as const satisfies readonly ListedSource['state'][]

const SourceShape = Type.Unsafe<SourceReport>({ $ref: 'Source#' })

export const OperatorSource = Type.Object(
  {
    name: Text({ en: 'Name of the source.', ko: '출처의 이름' }, 60),
    kind: Text({ en: 'How the source is read.', ko: '수집 방식' }, 30),
    state: Type.Enum([...SWITCHED_STATES], {
      description: {
        en: '`idle`: not polled; it was imported or run once.',
        ko: '`idle`은 주기적으로 수집하지 않는 출처(파일이나 1회 실행)입니다.',
      },
    }),
    ready: Type.Boolean({
      description: {
        en: 'Whether this process can read it, for example has the service key.',
        ko: '이 프로세스가 수집할 수 있는지. 인증키가 없으면 수집할 수 없습니다.',
      },
    }),
    goLiveAt: Nullable(
      Time({ en: 'Notices older than this cause no alerts.', ko: '이보다 오래된 공고는 알리지 않습니다.' }),
    ),
    openWindows: Count({ en: 'Time windows that are still to be fetched.', ko: '아직 수집하지 않은 구간의 수' }),
    lastFailure: Nullable(Text({ en: 'Why the last window failed.', ko: '마지막으로 실패한 구간의 실패 이유' }, 2000)),
    callsToday: BoundedList(
      Type.Object(
        {
          budget: Text({ en: 'Name of the quota.', ko: '호출 한도의 이름' }, 100),
          calls: Count({ en: 'Calls made today, in Seoul.', ko: '오늘(한국 시간 기준)의 호출 수' }),
          spent: Type.Boolean({
            description: {
              en: 'Whether the source reported that its quota is used up.',
              ko: '출처의 하루 호출 한도를 모두 썼는지',
            },
          }),
        },
        closed,
      ),
      100,
      { en: 'Calls made today.', ko: '오늘의 호출 수' },
    ),
    report: SourceShape,
  },
  ShapeOptions('OperatorSource', {
    en: 'A source, with details that customers do not see.',
    ko: '출처(고객에게 보이지 않는 상세 정보 포함)',
  }),
)
export type OperatorSource = Static<typeof OperatorSource>

export const OperatorSourcePatch = Type.Object(
  {
    state: Type.Enum(['enabled', 'disabled'], {
      description: { en: 'Whether the source is switched on.', ko: '출처의 활성화 여부' },
    }),
  },
  {
    ...ShapeOptions('OperatorSourcePatch', {
      en: 'Switches a source on or off.',
      ko: '출처를 활성화하거나 비활성화합니다.',
    }),
    examples: [{ state: 'disabled' }],
  },
)
export type OperatorSourcePatch = Static<typeof OperatorSourcePatch>

const rejectFields = {
  id: Id({ en: 'Identifier of the record in quarantine.', ko: '격리된 기록의 ID' }),
  operation: Text({ en: 'The list of the source that it came from.', ko: '기록이 속한 출처의 목록' }, 100),
  reason: Text({ en: 'Why it could not be read.', ko: '격리된 이유' }, 2000),
  at: Time({ en: 'When it was last rejected.', ko: '마지막으로 격리된 시각' }),
  again: Type.Enum(['possible', 'ordered', 'impossible'], {
    description: {
      en: 'Whether it can be fetched again. `ordered`: it will be fetched. `impossible`: it came from a file, or its origin was not recorded.',
      ko: '다시 수집할 수 있는지. `ordered`는 다시 수집하도록 요청함, `impossible`은 파일에서 가져왔거나 속한 구간을 알 수 없어 다시 수집할 수 없음입니다.',
    },
  }),
}
export const OperatorReject = Type.Object(
  rejectFields,
  ShapeOptions('OperatorReject', { en: 'A record in quarantine.', ko: '격리된 기록' }),
)
export type OperatorReject = Static<typeof OperatorReject>

export const OperatorRejectRecord = Type.Object(
  {
    ...rejectFields,
    record: Text(
      {
        en: 'The record as JSON, without personal fields; cut after 100,000 characters.',
        ko: 'JSON으로 된 기록. 개인정보 필드는 없으며 100,000자까지입니다.',
      },
      100_000,
    ),
    isCut: Type.Boolean({ description: { en: 'Whether the record is longer than shown.', ko: '일부만 표시했는지' } }),
  },
  ShapeOptions('OperatorRejectRecord', {
    en: 'A record in quarantine, in its original form.',
    ko: '격리된 기록의 원문',
  }),
)
export type OperatorRejectRecord = Static<typeof OperatorRejectRecord>

export const RequeueInput = Type.Object(
  {
    ids: Type.Optional(
      Type.Array(Id({ en: 'A record.', ko: '기록' }), {
        minItems: 1,
        maxItems: 1000,
        description: { en: 'Which records. Default: all.', ko: '대상 기록. 기본값은 전체입니다.' },
      }),
    ),
  },
  {
    ...ShapeOptions('OperatorRequeueInput', { en: 'The records to fetch again.', ko: '출처에서 다시 수집할 기록' }),
    examples: [{}],
  },
)
export type RequeueInput = Static<typeof RequeueInput>

export const Requeued = Type.Object(
  {
    run: Nullable(
      Id({
        en: 'Identifier of the order; `null` if there is nothing to fetch.',
        ko: '수집 작업. `null`이면 다시 수집할 것이 없습니다.',
      }),
    ),
    records: Count({ en: 'Number of records that will be fetched again.', ko: '다시 수집할 기록 수' }),
    windows: Count({ en: 'Time windows to fetch.', ko: '수집할 구간 수' }),
    left: Count({ en: 'Number of records that cannot be fetched again.', ko: '다시 수집할 수 없는 기록 수' }),
  },
  ShapeOptions('OperatorRequeued', { en: 'The result of the order.', ko: '다시 수집 요청의 결과' }),
)
export type Requeued = Static<typeof Requeued>
