import { answerList, type Http } from '../../lib/http/index.ts'
import { listSchema, pageParameters } from '../../lib/page.ts'
import { Type } from '../../lib/type.ts'
import type { Operators } from '../index.ts'
import { Approval, ApprovalInput, OperatorConsultation, REQUEST_STATES } from '../schema/consultations.ts'
import { OneThing } from '../schema/shapes.ts'
import { operatorOf, ownAttempt, sendAs } from './caller.ts'
import { OPERATOR_CONFIG } from './config.ts'

const PATH = '/operator/consultations'
const tags = ['Operator']
const deciding = { ...OPERATOR_CONFIG, idempotent: true, problems: ['consultation_closed'] } as const
const params = OneThing({ en: 'The beta request.', ko: '상담 신청' })

const Query = Type.Partial(
  Type.Object({
    state: Type.Enum([...REQUEST_STATES], {
      description: { en: 'Only requests in this state.', ko: '이 상태의 신청만 조회합니다.' },
    }),
    ...pageParameters,
  }),
)

type Manager = Operators['consultations']

export function operatorConsultationRoutes(http: Http, { consultations }: Pick<Operators, 'consultations'>): void {
  listConsultations(http, consultations)
  approve(http, consultations)
  contacted(http, consultations)
  decline(http, consultations)
}

function listConsultations(http: Http, consultations: Manager): void {
  http.get(
    PATH,
    {
      config: OPERATOR_CONFIG,
      schema: {
        operationId: 'listConsultations',
        title: { en: 'List beta requests', ko: '상담 신청 목록' },
        about: { en: 'Oldest first.', ko: '신청한 순서대로 반환합니다.' },
        tags,
        querystring: Query,
        response: {
          200: listSchema(OperatorConsultation, {
            $id: 'OperatorConsultationList',
            description: { en: 'A page of requests', ko: '신청 한 페이지' },
          }),
        },
      },
    },
    async (request, reply) => {
      const { state = null } = request.query
      return answerList(request, reply, (page) => consultations.list(state, page))
    },
  )
}

function approve(http: Http, consultations: Manager): void {
  http.post(
    `${PATH}/:id/approve`,
    {
      config: { ...deciding, showsSecret: true },
      schema: {
        operationId: 'approveConsultation',
        title: { en: 'Approve a beta request', ko: '상담 신청 승인' },
        about: {
          en: 'Creates the account with its owner, mails the invitation, and issues the first key. The key is shown only here: pass it on in the way you agreed on.',
          ko: '계정과 소유자를 만들고 초대 메일을 보내고 첫 키를 발급합니다. 키는 이 응답에서만 표시하므로 안전한 방법으로 전달하십시오.',
        },
        tags,
        params,
        body: ApprovalInput,
        response: { 201: Approval },
      },
    },
    async (request, reply) => {
      const { plan = 'pro' } = request.body
      const answer = await consultations.approve(ownAttempt(request), operatorOf(request), request.params.id, plan)
      return sendAs(reply, 201, answer)
    },
  )
}

function contacted(http: Http, consultations: Manager): void {
  http.post(
    `${PATH}/:id/contacted`,
    {
      config: deciding,
      schema: {
        operationId: 'markConsultationContacted',
        title: { en: 'Mark a beta request as answered', ko: '상담 신청을 답변함으로 표시' },
        tags,
        params,
        response: { 200: OperatorConsultation },
      },
    },
    async (request, reply) =>
      sendAs(reply, 200, await consultations.contacted(ownAttempt(request), operatorOf(request), request.params.id)),
  )
}

function decline(http: Http, consultations: Manager): void {
  http.post(
    `${PATH}/:id/decline`,
    {
      config: deciding,
      schema: {
        operationId: 'declineConsultation',
        title: { en: 'Decline a beta request', ko: '상담 신청 거절' },
        about: {
          en: 'No mail is sent: inform the applicant yourself.',
          ko: '신청자에게 메일을 보내지 않으므로 직접 알리십시오.',
        },
        tags,
        params,
        response: { 200: OperatorConsultation },
      },
    },
    async (request, reply) =>
      sendAs(reply, 200, await consultations.decline(ownAttempt(request), operatorOf(request), request.params.id)),
  )
}
