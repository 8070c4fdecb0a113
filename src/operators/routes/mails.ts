import { answerList, type Http } from '../../lib/http/index.ts'
import { listSchema, pageParameters } from '../../lib/page.ts'
import { Type } from '../../lib/type.ts'
import type { Operators } from '../index.ts'
import { FailedMail, mailFilter, ResendInput, Resent } from '../schema/mails.ts'
import { OneThing } from '../schema/shapes.ts'
import { operatorOf, ownAttempt, sendAs } from './caller.ts'
import { OPERATOR_CONFIG } from './config.ts'

const PATH = '/operator/mails'
const tags = ['Operator']

const Query = Type.Partial(Type.Object({ ...mailFilter, ...pageParameters }))

/** Mails that could not be sent. */
export function operatorMailRoutes(http: Http, { mails }: Pick<Operators, 'mails'>): void {
  http.get(
    PATH,
    {
      config: OPERATOR_CONFIG,
      schema: {
        operationId: 'listFailedMails',
        title: { en: 'List failed mails', ko: '보내지 못한 메일 목록' },
        about: {
          en: 'Mails that could not be sent, the last failure first, with the response of the mail server. They are kept for 30 days.',
          ko: '발송에 최종 실패한 메일을 메일 서버의 응답과 함께 최신순으로 반환합니다. 30일 동안 보관합니다.',
        },
        tags,
        querystring: Query,
        response: {
          200: listSchema(FailedMail, {
            $id: 'FailedMailList',
            description: { en: 'A page of failed mails', ko: '보내지 못한 메일 한 페이지' },
          }),
        },
      },
    },
    async (request, reply) => {
      const { accountId, template } = request.query
      return answerList(request, reply, (page) => mails.list({ accountId, template }, page))
    },
  )
  http.post(
    `${PATH}/:id/resend`,
    {
      config: { ...OPERATOR_CONFIG, idempotent: true },
      schema: {
        operationId: 'resendMail',
        title: { en: 'Send a failed mail again', ko: '보내지 못한 메일 재발송' },
        about: {
          en: 'The mail is queued again with the same content and `Message-ID`, and retried for up to three days like a new one. A mail that is queued or sent already does not change: `resent` is 0.',
          ko: '같은 내용과 `Message-ID`로 다시 대기열에 넣고, 새 메일처럼 최대 3일 동안 시도합니다. 이미 대기 중이거나 발송된 메일은 그대로이며 `resent`는 0입니다.',
        },
        tags,
        params: OneThing({ en: 'The mail.', ko: '메일' }),
        response: { 200: Resent },
      },
    },
    async (request, reply) =>
      sendAs(reply, 200, await mails.resendOne(ownAttempt(request), operatorOf(request), request.params.id)),
  )
  http.post(
    `${PATH}/resend`,
    {
      config: { ...OPERATOR_CONFIG, idempotent: true },
      schema: {
        operationId: 'resendMails',
        title: { en: 'Send failed mails again', ko: '보내지 못한 메일 일괄 재발송' },
        about: {
          en: 'Queues all failed mails of an account, of a kind, or all of them again, for example after an outage of the mail server.',
          ko: '한 계정, 한 종류 또는 전체의 실패한 메일을 다시 대기열에 넣습니다. 메일 서버 장애가 복구된 뒤에 쓰십시오.',
        },
        tags,
        body: ResendInput,
        response: { 200: Resent },
      },
    },
    async (request, reply) =>
      sendAs(reply, 200, await mails.resendAll(ownAttempt(request), operatorOf(request), request.body)),
  )
}
