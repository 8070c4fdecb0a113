import { answerList, attemptOf, entityTag, type Http, satisfiesIfMatch } from '../../lib/http/index.ts'
import { listSchema, PageQuery } from '../../lib/page.ts'
import { Type } from '../../lib/type.ts'
import type { Reports } from '../index.ts'
import { Schedule, ScheduleInput, SchedulePatch, SchedulePath } from '../schema.ts'
import { READING, WRITING } from './reports.ts'

type Schedules = Reports['schedules']

const PATH = '/v1/reports/schedules'
const ONE = `${PATH}/:id`
const tags = ['Reports']

export function scheduleRoutes(http: Http, reports: Reports): void {
  const { schedules } = reports
  createSchedule(http, reports)
  listSchedules(http, schedules)
  getSchedule(http, schedules)
  changeSchedule(http, reports)
  deleteSchedule(http, schedules)
}

function createSchedule(http: Http, { schedules, admitCompany }: Reports): void {
  http.post(
    PATH,
    {
      config: { ...WRITING, idempotent: true, problems: ['limit_reached', 'unknown_region', 'reversed_range'] },
      schema: {
        operationId: 'createReportSchedule',
        title: { en: 'Schedule reports', ko: '보고서 예약' },
        about: {
          en: 'The report is generated on the morning after each week or month, at 07:00 in the recipient’s time zone. Recipients get a mail with a link that works for seven days.',
          ko: '매주 또는 매월이 끝난 다음 날 오전 7시(수신자의 시간대)에 보고서를 생성하고, 7일 동안 유효한 링크를 수신자에게 메일로 보냅니다.',
        },
        tags,
        body: ScheduleInput,
        response: { 201: Schedule },
      },
    },
    async (request, reply) => {
      const { accountId } = request.caller
      admitCompany(request.caller, request.body.profile)
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
        title: { en: 'List schedules', ko: '예약 목록' },
        about: { en: 'The schedules of the account, oldest first.', ko: '계정의 예약을 만든 순서대로 반환합니다.' },
        tags,
        querystring: PageQuery,
        response: {
          200: listSchema(Schedule, {
            $id: 'ReportScheduleList',
            description: { en: 'A page of schedules', ko: '예약 한 페이지' },
          }),
        },
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
        title: { en: 'One schedule', ko: '예약 하나' },
        tags,
        params: SchedulePath,
        response: { 200: Schedule },
      },
    },
    async (request) => schedules.find(request.caller.accountId, request.params.id),
  )
}

function changeSchedule(http: Http, { schedules, admitCompany }: Reports): void {
  http.patch(
    ONE,
    {
      config: { ...WRITING, problems: ['unknown_region', 'reversed_range', 'precondition_failed'] },
      schema: {
        operationId: 'changeReportSchedule',
        title: { en: 'Change a schedule', ko: '예약 변경' },
        about: {
          en: 'Absent fields stay as they are; `null` resets a field. While a schedule is `paused`, no report is generated; `active` (or `null`) resumes with the next period. `If-Match` is honoured.',
          ko: '보내지 않은 필드는 그대로 두고 `null`은 기본값으로 되돌립니다. `paused`이면 보고서를 생성하지 않고, `active`(또는 `null`)로 바꾸면 다음 기간부터 생성합니다. `If-Match`를 지원합니다.',
        },
        tags,
        params: SchedulePath,
        body: SchedulePatch,
        response: { 200: Schedule },
      },
    },
    async (request, reply) => {
      admitCompany(request.caller, request.body.profile)
      const tagOf = (schedule: Schedule) => entityTag(reply.serialize(schedule) as string)
      const isAsRead = (now: Schedule) => satisfiesIfMatch(request.headers['if-match'], tagOf(now))
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
        title: { en: 'Delete a schedule', ko: '예약 삭제' },
        about: { en: 'Reports it has already requested remain.', ko: '이미 생성한 보고서는 삭제하지 않습니다.' },
        tags,
        params: SchedulePath,
        response: { 204: Type.Null({ description: { en: 'Deleted.', ko: '삭제했습니다.' } }) },
      },
    },
    async (request, reply) => {
      await schedules.remove(request.caller.accountId, request.params.id)
      return reply.code(204).send(null)
    },
  )
}
