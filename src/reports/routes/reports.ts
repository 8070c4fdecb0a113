import { Type } from 'typebox'
import { answerList, attemptOf, type Http } from '../../lib/http/index.ts'
import { listSchema, PageQuery } from '../../lib/page.ts'
import type { Reports } from '../index.ts'
import { Report, ReportInput, ReportPath } from '../schema.ts'

type Desk = Reports['desk']

const PATH = '/v1/reports'
const ONE = `${PATH}/:id`
const tags = ['Reports']
export const READING = { access: { needs: 'reports', scope: 'reports:read' } } as const
/** `contentUrl` opens the file without a key. */
const SHOWING_LINKS = { ...READING, showsSecret: true } as const
export const WRITING = { access: { needs: 'reports', scope: 'reports:write' } } as const

export function reportRequestRoutes(http: Http, desk: Desk): void {
  requestReport(http, desk)
  listReports(http, desk)
  getReport(http, desk)
  deleteReport(http, desk)
}

function requestReport(http: Http, desk: Desk): void {
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
        summary: 'Request a report',
        description:
          'Generates a report of one week or month in the background. Two reports of an account run at a time; further ones are queued. All figures come from one snapshot, which the report names. Files are kept for 30 days.',
        tags,
        body: ReportInput,
        response: { 202: Report },
      },
    },
    async (request, reply) => {
      const { accountId } = request.caller
      const attempt = attemptOf(request, accountId)
      const { headers, body } = await desk.request(attempt, accountId, request.body)
      return reply.code(202).headers(headers).send(body)
    },
  )
}

function listReports(http: Http, desk: Desk): void {
  http.get(
    PATH,
    {
      config: SHOWING_LINKS,
      schema: {
        operationId: 'listReports',
        summary: 'List reports',
        description: 'The reports of the account, newest first.',
        tags,
        querystring: PageQuery,
        response: { 200: listSchema(Report, { $id: 'ReportList', description: 'A page of reports' }) },
      },
    },
    async (request, reply) => answerList(request, reply, (page) => desk.list(request.caller.accountId, page)),
  )
}

function getReport(http: Http, desk: Desk): void {
  http.get(
    ONE,
    {
      config: SHOWING_LINKS,
      schema: {
        operationId: 'getReport',
        summary: 'One report',
        description:
          'The progress of the report and, once it is ready, a link to its file that works without a key for one hour.',
        tags,
        params: ReportPath,
        response: { 200: Report },
      },
    },
    async (request) => desk.find(request.caller.accountId, request.params.id),
  )
}

function deleteReport(http: Http, desk: Desk): void {
  http.delete(
    ONE,
    {
      config: WRITING,
      schema: {
        operationId: 'deleteReport',
        summary: 'Delete a report',
        description: 'A queued or running report is cancelled; a finished one is deleted with its file and links.',
        tags,
        params: ReportPath,
        response: { 204: Type.Null({ description: 'Deleted.' }) },
      },
    },
    async (request, reply) => {
      await desk.remove(request.caller.accountId, request.params.id)
      return reply.code(204).send(null)
    },
  )
}
