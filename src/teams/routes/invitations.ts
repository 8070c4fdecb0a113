import type { FastifyReply, FastifyRequest } from 'fastify'
import { HTML, type HtmlPage } from '../../lib/html.ts'
import { attemptOf, FORM_TYPE, type Http, JSON_TYPE, networkScope, sendHtml } from '../../lib/http/index.ts'
import { Problem } from '../../lib/problems.ts'
import { PageText } from '../../lib/shapes.ts'
import type { Teams } from '../index.ts'
import { InvitationInput, InvitationQuery, InvitationReceipt } from '../schema.ts'

const PATH = '/invitations'
const tags = ['Team']
const BODY_LIMIT = 32 * 1024

type Manager = Teams['invitations']

/** The page of an invitation link, and the target of its button. */
export function invitationRoutes(http: Http, { invitations }: Pick<Teams, 'invitations'>): void {
  showInvitation(http, invitations)
  acceptInvitation(http, invitations)
}

function showInvitation(http: Http, invitations: Manager): void {
  http.get(
    PATH,
    {
      config: { access: 'open', produces: [HTML], showsSecret: true, problems: ['not_found'], pages: [404] },
      errorHandler: gonePage(invitations),
      schema: {
        operationId: 'getInvitation',
        title: { en: 'Invitation page', ko: '초대 링크가 여는 페이지' },
        about: {
          en: 'A page for people, in the language of the invited member. Opening it does not accept the invitation.',
          ko: '초대받은 사람의 언어로 된 페이지입니다. 여는 것만으로 수락되지 않습니다.',
        },
        tags,
        querystring: InvitationQuery,
        response: { 200: { content: { [HTML]: { schema: PageText } } } },
      },
    },
    async (request, reply) => sendUnkept(reply, await invitations.page(request.query.code)),
  )
}

function acceptInvitation(http: Http, invitations: Manager): void {
  http.post(
    PATH,
    {
      bodyLimit: BODY_LIMIT,
      config: {
        access: 'open',
        produces: [JSON_TYPE, HTML],
        form: true,
        idempotent: true,
        showsSecret: true,
        problems: ['not_found'],
        pages: [404],
      },
      errorHandler: gonePage(invitations),
      schema: {
        operationId: 'acceptInvitation',
        title: { en: 'Accept an invitation', ko: '초대 수락' },
        about: {
          en: 'Anyone with the link can accept it. The member is then `active`. Accepting again changes nothing; an invitation that was withdrawn or is older than 30 days returns 404.',
          ko: '초대 메일을 받은 사람이 수락하면 구성원은 `active`가 됩니다. 다시 수락해도 결과는 같으며, 취소되었거나 30일이 지난 초대는 404입니다.',
        },
        tags,
        consumes: [JSON_TYPE, FORM_TYPE],
        body: InvitationInput,
        response: {
          200: { content: { [JSON_TYPE]: { schema: InvitationReceipt }, [HTML]: { schema: PageText } } },
        },
      },
    },
    async (request, reply) => {
      const { code } = request.body
      reply.headers(await invitations.accept(attemptOf(request, networkScope(request)), code))
      if (request.sends === HTML) return sendUnkept(reply, await invitations.page(code))
      return { state: 'accepted' as const }
    },
  )
}

/** Browsers get the same page for every invalid link; clients that prefer JSON get the problem. */
const gonePage = (invitations: Manager) => (error: Error, request: FastifyRequest, reply: FastifyReply) => {
  if (request.sends !== HTML || !(error instanceof Problem) || error.code !== 'not_found') throw error
  return sendUnkept(reply.code(error.status), invitations.gonePage())
}

/** The page contains the code of the invitation. */
const sendUnkept = (reply: FastifyReply, page: HtmlPage): FastifyReply =>
  sendHtml(reply.header('cache-control', 'no-store'), page)
