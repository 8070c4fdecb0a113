import { answerList, attemptOf, type Http } from '../../lib/http/index.ts'
import { listSchema, PageQuery } from '../../lib/page.ts'
import { Type } from '../../lib/type.ts'
import type { Reports } from '../index.ts'
import { Report, ReportInput, ReportPath } from '../schema.ts'

type Manager = Reports['manager']

const PATH = '/v1/reports'
const ONE = `${PATH}/:id`
const tags = ['Reports']
export const READING = { access: { needs: 'reports', scope: 'reports:read' } } as const
/** `contentUrl` opens the file without a key, so responses contain a secret. */
const SHOWING_LINKS = { ...READING, showsSecret: true } as const
export const WRITING = { access: { needs: 'reports', scope: 'reports:write' } } as const

export function reportRequestRoutes(http: Http, reports: Reports): void {
  const { manager } = reports
  requestReport(http, reports)
  listReports(http, manager)
  getReport(http, manager)
  deleteReport(http, manager)
}

function requestReport(http: Http, { manager, admitCompany }: Reports): void {
  http.post(
    PATH,
    {
      config: {
        ...WRITING,
        idempotent: true,
        showsSecret: true,
        problems: ['limit_reached', 'unknown_region', 'reversed_range'],
      },
      schema: {
        operationId: 'requestReport',
        title: { en: 'Request a report', ko: '보고서 요청' },
        about: {
          en: 'Generates a report of one week or month in the background. Two reports of an account run at a time; further ones are queued. All figures come from one snapshot, which the report names. Files are kept for 30 days.',
          ko: '한 주나 한 달의 보고서를 비동기로 생성합니다. 계정마다 동시에 두 건을 생성하고 나머지는 대기합니다. 모든 수치의 기준 시점은 같으며 보고서에 표시합니다. 파일은 30일 동안 보관합니다.',
        },
        tags,
        body: ReportInput,
        response: { 202: Report },
      },
    },
    async (request, reply) => {
      const { accountId } = request.caller
      admitCompany(request.caller, request.body.profile)
      const attempt = attemptOf(request, accountId)
      const { headers, body } = await manager.request(attempt, accountId, request.body)
      return reply.code(202).headers(headers).send(body)
    },
  )
}

function listReports(http: Http, manager: Manager): void {
  http.get(
    PATH,
    {
      config: SHOWING_LINKS,
      schema: {
        operationId: 'listReports',
        title: { en: 'List reports', ko: '보고서 목록' },
        about: { en: 'The reports of the account, newest first.', ko: '계정의 모든 보고서를 최신순으로 반환합니다.' },
        tags,
        querystring: PageQuery,
        response: {
          200: listSchema(Report, {
            $id: 'ReportList',
            description: { en: 'A page of reports', ko: '보고서 한 페이지' },
          }),
        },
      },
    },
    async (request, reply) => answerList(request, reply, (page) => manager.list(request.caller.accountId, page)),
  )
}

function getReport(http: Http, manager: Manager): void {
  http.get(
    ONE,
    {
      config: SHOWING_LINKS,
      schema: {
        operationId: 'getReport',
        title: { en: 'One report', ko: '보고서 하나' },
        about: {
          en: 'The progress of the report and, once it is ready, a link to its file that works without a key for one hour.',
          ko: '보고서의 진행 상황입니다. 완성되면 키 없이 1시간 동안 쓸 수 있는 파일 링크가 있습니다.',
        },
        tags,
        params: ReportPath,
        response: { 200: Report },
      },
    },
    async (request) => manager.find(request.caller.accountId, request.params.id),
  )
}

function deleteReport(http: Http, manager: Manager): void {
  http.delete(
    ONE,
    {
      config: WRITING,
      schema: {
        operationId: 'deleteReport',
        title: { en: 'Delete a report', ko: '보고서 삭제' },
        about: {
          en: 'A queued or running report is cancelled; a finished one is deleted with its file and links.',
          ko: '대기 중이거나 생성 중이면 취소하고, 완성된 보고서이면 파일과 링크를 삭제합니다.',
        },
        tags,
        params: ReportPath,
        response: { 204: Type.Null({ description: { en: 'Deleted.', ko: '삭제했습니다.' } }) },
      },
    },
    async (request, reply) => {
      await manager.remove(request.caller.accountId, request.params.id)
      return reply.code(204).send(null)
    },
  )
}
