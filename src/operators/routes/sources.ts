import { answerList, type Http } from '../../lib/http/index.ts'
import { listSchema, PageQuery, pageParameters } from '../../lib/page.ts'
import { Count, Text } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import type { Operators } from '../index.ts'
import {
  OperatorReject,
  OperatorRejectRecord,
  OperatorSource,
  OperatorSourcePatch,
  Requeued,
  RequeueInput,
} from '../schema/sources.ts'
import { operatorOf, ownAttempt, sendAs } from './caller.ts'
import { OPERATOR_CONFIG } from './config.ts'

const PATH = '/operator/sources'
const ONE = `${PATH}/:name`
const tags = ['Operator']

const SourceName = Type.String({
  minLength: 1,
  maxLength: 60,
  description: { en: 'Name of the source.', ko: '출처의 이름' },
})
const OneSource = Type.Object({ name: SourceName })
const OneReject = Type.Object({
  name: SourceName,
  id: Type.String({ minLength: 1, maxLength: 64, description: { en: 'The record.', ko: '기록' } }),
})

const rejectList = () =>
  Type.Object(
    {
      ...listSchema(OperatorReject).properties,
      reasons: Type.Array(
        Type.Object(
          {
            reason: Text({ en: 'The reason, its first 500 characters.', ko: '격리 이유의 처음 500자' }, 500),
            count: Count({
              en: 'Number of records rejected for this reason, on all pages.',
              ko: '그 이유로 격리된 기록의 수(전체 페이지)',
            }),
          },
          { additionalProperties: false },
        ),
        {
          maxItems: 100,
          description: {
            en: 'The reasons, most frequent first; at most 100.',
            ko: '격리 이유. 기록이 많은 순으로 최대 100개',
          },
        },
      ),
    },
    {
      $id: 'OperatorRejectList',
      description: { en: 'A page of records', ko: '기록 한 페이지' },
      additionalProperties: false,
    },
  )

const RejectsQuery = Type.Partial(
  Type.Object({
    reason: Type.String({
      minLength: 1,
      maxLength: 500,
      description: {
        en: 'Only records rejected for exactly this reason.',
        ko: '격리 이유가 정확히 일치하는 기록만 조회합니다.',
      },
    }),
    ...pageParameters,
  }),
)

type Manager = Operators['intake']

export function operatorSourceRoutes(http: Http, { intake }: Pick<Operators, 'intake'>): void {
  listSources(http, intake)
  changeSource(http, intake)
  listRejects(http, intake)
  getReject(http, intake)
  requeue(http, intake)
}

function listSources(http: Http, intake: Manager): void {
  http.get(
    PATH,
    {
      config: OPERATOR_CONFIG,
      schema: {
        operationId: 'listOperatorSources',
        title: { en: 'List sources with operating details', ko: '출처 현황(운영자)' },
        about: {
          en: 'How current each source is, failed time windows, records in quarantine, and today’s number of calls.',
          ko: '출처별 수집 현황, 실패, 격리된 기록, 오늘의 호출 수입니다.',
        },
        tags,
        querystring: PageQuery,
        response: {
          200: listSchema(OperatorSource, {
            $id: 'OperatorSourceList',
            description: { en: 'A page of sources', ko: '출처 한 페이지' },
          }),
        },
      },
    },
    async (request, reply) => answerList(request, reply, intake.list),
  )
}

function changeSource(http: Http, intake: Manager): void {
  http.patch(
    ONE,
    {
      config: OPERATOR_CONFIG,
      schema: {
        operationId: 'changeOperatorSource',
        title: { en: 'Switch a source on or off', ko: '출처 활성화·비활성화' },
        about: {
          en: 'Takes effect on every process within a second. The notices of a source that is switched off remain.',
          ko: '1초 안에 모든 프로세스에 적용됩니다. 비활성화한 출처의 공고는 유지합니다.',
        },
        tags,
        params: OneSource,
        body: OperatorSourcePatch,
        response: { 200: OperatorSource },
      },
    },
    async (request) => intake.change(operatorOf(request), request.params.name, request.body),
  )
}

function listRejects(http: Http, intake: Manager): void {
  http.get(
    `${ONE}/rejects`,
    {
      config: OPERATOR_CONFIG,
      schema: {
        operationId: 'listRejects',
        title: { en: 'List records in quarantine', ko: '격리된 기록 목록' },
        about: {
          en: 'Records of a source that could not be read, newest first. `reasons` counts all of them, regardless of `reason`.',
          ko: '읽지 못하여 격리된 출처 기록을 최신순으로 반환합니다. `reasons`의 건수에는 `reason` 필터를 적용하지 않습니다.',
        },
        tags,
        params: OneSource,
        querystring: RejectsQuery,
        response: { 200: rejectList() },
      },
    },
    async (request, reply) => {
      const { params, query } = request
      const list = await answerList(request, reply, (page) => intake.rejects(params.name, query.reason ?? null, page))
      return { ...list, reasons: await intake.reasons(params.name) }
    },
  )
}

function getReject(http: Http, intake: Manager): void {
  http.get(
    `${ONE}/rejects/:id`,
    {
      config: OPERATOR_CONFIG,
      schema: {
        operationId: 'getReject',
        title: { en: 'Get a record in quarantine', ko: '격리된 기록의 원문' },
        tags,
        params: OneReject,
        response: { 200: OperatorRejectRecord },
      },
    },
    async (request) => intake.reject(request.params.name, request.params.id),
  )
}

function requeue(http: Http, intake: Manager): void {
  http.post(
    `${ONE}/rejects/requeue`,
    {
      config: { ...OPERATOR_CONFIG, idempotent: true, problems: ['source_not_ready'] },
      schema: {
        operationId: 'requeueRejects',
        title: { en: 'Fetch records in quarantine again', ko: '격리된 기록 다시 수집' },
        about: {
          en: 'The time windows they came from are fetched again. Records that can then be read leave the quarantine; the others stay. Records from files cannot be fetched again.',
          ko: '그 기록이 속한 구간을 출처에서 다시 수집합니다. 읽은 기록은 격리에서 해제되고, 다시 읽지 못한 기록은 남습니다. 파일에서 가져온 기록은 다시 수집할 수 없습니다.',
        },
        tags,
        params: OneSource,
        body: RequeueInput,
        response: { 202: Requeued },
      },
    },
    async (request, reply) => {
      const { params, body } = request
      const answer = await intake.requeue(ownAttempt(request), operatorOf(request), params.name, body.ids ?? null)
      return sendAs(reply, 202, answer)
    },
  )
}
