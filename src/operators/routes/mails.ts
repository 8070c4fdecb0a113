import { Type } from 'typebox'
import { answerList, BY_OPERATORS, type Http } from '../../lib/http/index.ts'
import { listSchema, pageParameters } from '../../lib/page.ts'
import type { Operators } from '../index.ts'
import { FailedMail, mailFilter, ResendInput, Resent } from '../schema/mails.ts'
import { OneThing } from '../schema/shapes.ts'
import { operatorOf, ownAttempt, sendAs } from './caller.ts'

const PATH = '/operator/mails'
const tags = ['Operator']
const config = { access: BY_OPERATORS, limiter: 'console' } as const

const Query = Type.Partial(Type.Object({ ...mailFilter, ...pageParameters }))

/** Mails that could not be sent. */
export function operatorMailRoutes(http: Http, { mails }: Pick<Operators, 'mails'>): void {
  http.get(
    PATH,
    {
      config,
      schema: {
        operationId: 'listFailedMails',
        summary: 'List failed mails',
        description:
          'Mails that could not be sent, the last failure first, with the answer of the mail server. They are kept for 30 days.',
        tags,
        querystring: Query,
        response: { 200: listSchema(FailedMail, { $id: 'FailedMailList', description: 'A page of failed mails' }) },
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
      config: { ...config, idempotent: true },
      schema: {
        operationId: 'resendMail',
        summary: 'Send a failed mail again',
        description:
          'The mail is queued again with the same content and `Message-ID`, and retried for up to three days like a new one. A mail that is queued or sent already does not change: `resent` is 0.',
        tags,
        params: OneThing('The mail.'),
        response: { 200: Resent },
      },
    },
    async (request, reply) =>
      sendAs(reply, 200, await mails.resendOne(ownAttempt(request), operatorOf(request), request.params.id)),
  )
  http.post(
    `${PATH}/resend`,
    {
      config: { ...config, idempotent: true },
      schema: {
        operationId: 'resendMails',
        summary: 'Send failed mails again',
        description:
          'Queues all failed mails of an account, of a kind, or all of them again, for example after an outage of the mail server.',
        tags,
        body: ResendInput,
        response: { 200: Resent },
      },
    },
    async (request, reply) =>
      sendAs(reply, 200, await mails.resendAll(ownAttempt(request), operatorOf(request), request.body)),
  )
}
