import { Type } from 'typebox'
import { answerList, attemptOf, entityTag, type Http, meetsIfMatch } from '../../lib/http/index.ts'
import { listSchema, PageQuery } from '../../lib/page.ts'
import type { Reports } from '../index.ts'
import { Schedule, ScheduleInput, SchedulePatch, SchedulePath } from '../schema.ts'
import { READING, WRITING } from './reports.ts'

type Schedules = Reports['schedules']

const PATH = '/v1/reports/schedules'
const ONE = `${PATH}/:id`
const tags = ['Reports']

export function scheduleRoutes(http: Http, schedules: Schedules): void {
  createSchedule(http, schedules)
  listSchedules(http, schedules)
  getSchedule(http, schedules)
  changeSchedule(http, schedules)
  deleteSchedule(http, schedules)
}

function createSchedule(http: Http, schedules: Schedules): void {
  http.post(
    PATH,
    {
      config: { ...WRITING, idempotent: true, problems: ['limit_reached', 'unknown_region', 'reversed_range'] },
      schema: {
        operationId: 'createReportSchedule',
        summary: 'Schedule reports',
        description:
          'The report is generated on the morning after each week or month, at 07:00 in the recipient’s time zone. Recipients get a mail with a link that works for seven days.',
        tags,
        body: ScheduleInput,
        response: { 201: Schedule },
      },
    },
    async (request, reply) => {
      const { accountId } = request.caller
      const attempt = attemptOf(request, accountId)
      const { headers, body } = await schedules.create(attempt, accountId, request.body)
      return reply.code(201).headers(headers).send(body)
    },
  )
}

function listSchedules(http: Http, schedules: Schedules): void {
  http.get(
    PATH,
    {
      config: READING,
      schema: {
        operationId: 'listReportSchedules',
        summary: 'List schedules',
        description: 'The schedules of the account, oldest first.',
        tags,
        querystring: PageQuery,
        response: { 200: listSchema(Schedule, { $id: 'ReportScheduleList', description: 'A page of schedules' }) },
      },
    },
    async (request, reply) => answerList(request, reply, (page) => schedules.list(request.caller.accountId, page)),
  )
}

function getSchedule(http: Http, schedules: Schedules): void {
  http.get(
    ONE,
    {
      config: READING,
      schema: {
        operationId: 'getReportSchedule',
        summary: 'One schedule',
        tags,
        params: SchedulePath,
        response: { 200: Schedule },
      },
    },
    async (request) => schedules.find(request.caller.accountId, request.params.id),
  )
}

function changeSchedule(http: Http, schedules: Schedules): void {
  http.patch(
    ONE,
    {
      config: { ...WRITING, problems: ['unknown_region', 'reversed_range', 'precondition_failed'] },
      schema: {
        operationId: 'changeReportSchedule',
        summary: 'Change a schedule',
        description:
          'Absent fields stay as they are; `null` resets a field. While a schedule is `paused`, no report is generated; `active` (or `null`) resumes with the next period. `If-Match` is honoured.',
        tags,
        params: SchedulePath,
        body: SchedulePatch,
        response: { 200: Schedule },
      },
    },
    async (request, reply) => {
      const tagOf = (schedule: Schedule) => entityTag(reply.serialize(schedule) as string)
      const isAsRead = (now: Schedule) => meetsIfMatch(request.headers['if-match'], tagOf(now))
      const schedule = await schedules.change(request.caller.accountId, request.params.id, request.body, isAsRead)
      reply.header('etag', tagOf(schedule))
      return schedule
    },
  )
}

function deleteSchedule(http: Http, schedules: Schedules): void {
  http.delete(
    ONE,
    {
      config: WRITING,
      schema: {
        operationId: 'deleteReportSchedule',
        summary: 'Delete a schedule',
        description: 'Reports it has already requested remain.',
        tags,
        params: SchedulePath,
        response: { 204: Type.Null({ description: 'Deleted.' }) },
      },
    },
    async (request, reply) => {
      await schedules.remove(request.caller.accountId, request.params.id)
      return reply.code(204).send(null)
    },
  )
}
