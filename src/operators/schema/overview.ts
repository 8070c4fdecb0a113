import type { Static } from 'typebox'
import { Count, closed, Id, Nullable, Text, Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import type { Wording } from '../../vocabulary/languages.ts'
import { PLANS } from '../../vocabulary/plans.ts'
import { ACCOUNT_STATES, PlanName, ShapeOptions, StateName } from './shapes.ts'

const Process = Type.Object(
  {
    id: Id({ en: 'Identifier of the process, new at each start.', ko: '프로세스의 ID. 시작할 때마다 새로 정합니다.' }),
    role: Type.Enum(['all', 'api', 'worker'], { description: { en: 'Role of the process.', ko: '프로세스의 역할' } }),
    version: Text({ en: 'Version it runs.', ko: '실행하는 버전' }, 60),
    startedAt: Time({ en: 'When it started.', ko: '시작한 시각' }),
    seenAt: Time({
      en: 'Last heartbeat: one every 10 seconds; after a minute without, the process is removed.',
      ko: '마지막 생존 신호의 시각. 10초마다 보내며, 1분 동안 없으면 목록에서 빠집니다.',
    }),
  },
  { ...closed, description: { en: 'A process of the service.', ko: '서비스의 프로세스' } },
)
export type Process = Static<typeof Process>

const Waiting = (what: Wording, description: Wording) =>
  Type.Object(
    {
      count: Count(what),
      oldestSeconds: Nullable(
        Count({
          en: 'Waiting time of the oldest; `null` = none is waiting.',
          ko: '가장 오래 대기한 시간(초). `null`이면 대기 중인 것이 없습니다.',
        }),
      ),
    },
    { ...closed, description },
  )

export const OperatorOverview = Type.Object(
  {
    version: Text({ en: 'Version of the process that answers.', ko: '응답하는 프로세스의 버전' }, 60),
    at: Time({ en: 'Time of this response.', ko: '응답 시각' }),
    accounts: Type.Array(
      Type.Object(
        { plan: PlanName, state: StateName, count: Count({ en: 'Number of accounts.', ko: '계정 수' }) },
        closed,
      ),
      {
        maxItems: PLANS.length * ACCOUNT_STATES.length,
        description: {
          en: 'By plan and state; omitted if there are none.',
          ko: '요금제·상태별 계정 수. 0은 생략합니다.',
        },
      },
    ),
    consultations: Type.Object(
      {
        requested: Count({ en: 'Requests without a reply.', ko: '답변하지 않은 신청 수' }),
        contacted: Count({ en: 'Replied to, not decided.', ko: '답변했으나 결정하지 않은 신청 수' }),
      },
      { ...closed, description: { en: 'Open beta requests.', ko: '결정하지 않은 상담 신청' } },
    ),
    sources: Type.Object(
      {
        enabled: Count({ en: 'Sources that are switched on.', ko: '활성화된 출처 수' }),
        behind: Count({ en: 'Sources that lag by more than an hour.', ko: '1시간 넘게 지연된 출처 수' }),
        failing: Count({ en: 'Sources with time windows that failed.', ko: '실패한 구간이 있는 출처 수' }),
        quarantined: Count({ en: 'Records in quarantine, over all sources.', ko: '모든 출처의 격리된 기록 수' }),
        waiting: Count({
          en: 'Notices with missing parts, over all sources.',
          ko: '나머지 자료를 기다리는 공고 수(모든 출처)',
        }),
      },
      { ...closed, description: { en: 'The state of the sources.', ko: '출처 현황' } },
    ),
    incidents: Type.Object(
      {
        open: Count({ en: 'Warnings; nothing is blocked.', ko: '차단하지 않고 경고만 한 보안 사고 수' }),
        contained: Count({ en: 'A key or account is blocked.', ko: '키나 계정을 차단한 보안 사고 수' }),
      },
      { ...closed, description: { en: 'Unresolved incidents.', ko: '해결되지 않은 보안 사고' } },
    ),
    deliveries: Waiting(
      { en: 'Webhooks with late deliveries.', ko: '전송이 지연된 웹훅' },
      { en: 'Late deliveries to webhooks.', ko: '지연된 웹훅 전송' },
    ),
    mails: Waiting(
      { en: 'Mails waiting to be sent.', ko: '대기 중인 메일' },
      { en: 'The outbox.', ko: '메일 발송 대기열' },
    ),
    reports: Waiting(
      { en: 'Reports that are queued or being generated.', ko: '대기 중이거나 생성 중인 보고서' },
      { en: 'The queue of reports.', ko: '보고서 대기열' },
    ),
    feed: Type.Object(
      {
        head: Count({ en: 'The last position.', ko: '마지막 위치' }),
        readers: Type.Array(
          Type.Object(
            {
              name: Text({ en: 'Name of the reader.', ko: '피드를 읽는 작업의 이름' }, 60),
              behind: Count({ en: 'Changes not read yet.', ko: '아직 읽지 않은 변경 수' }),
            },
            closed,
          ),
          { maxItems: 100, description: { en: 'Readers of the feed.', ko: '변경 피드를 읽는 작업' } },
        ),
      },
      { ...closed, description: { en: 'The feed of changes.', ko: '변경 피드' } },
    ),
    processes: Type.Array(Process, {
      maxItems: 1000,
      description: { en: 'The running processes.', ko: '실행 중인 프로세스' },
    }),
  },
  ShapeOptions('OperatorOverview', { en: 'Overview of the service.', ko: '서비스 현황' }),
)
export type OperatorOverview = Static<typeof OperatorOverview>
