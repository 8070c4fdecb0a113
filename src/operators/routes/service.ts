import { answerList, type Http } from '../../lib/http/index.ts'
import { listSchema, PageQuery, pageParameters } from '../../lib/page.ts'
import { Type } from '../../lib/type.ts'
import type { Operators } from '../index.ts'
import { OperatorAuditEntry } from '../schema/audit.ts'
import { LateDelivery } from '../schema/deliveries.ts'
import { OperatorOverview } from '../schema/overview.ts'
import { OPERATOR_CONFIG } from './config.ts'

const tags = ['Operator']

const AuditQuery = Type.Partial(
  Type.Object({
    accountId: Type.String({
      minLength: 1,
      maxLength: 64,
      description: { en: 'Only entries about this account.', ko: '이 계정에 관한 기록만 조회합니다.' },
    }),
    ...pageParameters,
  }),
)

/** The service as a whole. */
export function operatorServiceRoutes(http: Http, { overview, late, log }: Operators): void {
  http.get(
    '/operator/overview',
    {
      config: OPERATOR_CONFIG,
      schema: {
        operationId: 'getOperatorOverview',
        title: { en: 'Overview of the service', ko: '서비스 현황' },
        about: {
          en: 'Accounts, open requests and incidents, sources, late deliveries, the feed and its readers, processes.',
          ko: '계정, 처리할 상담 신청과 보안 사고, 출처, 지연된 작업, 변경 피드와 피드를 읽는 작업, 프로세스의 현황입니다.',
        },
        tags,
        response: { 200: OperatorOverview },
      },
    },
    async () => overview(),
  )
  http.get(
    '/operator/deliveries',
    {
      config: OPERATOR_CONFIG,
      schema: {
        operationId: 'listLateDeliveries',
        title: { en: 'List late webhooks', ko: '전송이 지연된 웹훅' },
        about: {
          en: 'Longest wait first. A delivery is late if it was due ten seconds ago and no worker has claimed it.',
          ko: '가장 오래 지연된 순서입니다. 예정 시각이 10초 넘게 지났고 처리 중인 워커가 없으면 지연으로 봅니다.',
        },
        tags,
        querystring: PageQuery,
        response: {
          200: listSchema(LateDelivery, {
            $id: 'LateDeliveryList',
            description: { en: 'A page of webhooks', ko: '웹훅 한 페이지' },
          }),
        },
      },
    },
    async (request, reply) => answerList(request, reply, late),
  )
  operatorLogRoute(http, log)
}

function operatorLogRoute(http: Http, log: Operators['log']): void {
  http.get(
    '/operator/audit',
    {
      config: OPERATOR_CONFIG,
      schema: {
        operationId: 'listOperatorAudit',
        title: { en: 'Read the operators’ audit log', ko: '운영자 감사 기록' },
        about: {
          en: 'All changes by operators, and all their accesses to accounts, newest first. Entries are never changed, and are deleted only after their retention period.',
          ko: '운영자의 모든 변경과 계정 조회를 최신순으로 반환합니다. 기록은 수정하지 않으며 보관 기간이 지나야 삭제합니다.',
        },
        tags,
        querystring: AuditQuery,
        response: {
          200: listSchema(OperatorAuditEntry, {
            $id: 'OperatorAuditList',
            description: { en: 'A page of the log', ko: '기록 한 페이지' },
          }),
        },
      },
    },
    async (request, reply) => answerList(request, reply, (page) => log.list(request.query.accountId ?? null, page)),
  )
}
