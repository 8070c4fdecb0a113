import type { FastifyReply, FastifyRequest } from 'fastify'
import { HTML, type HtmlPage } from '../../lib/html.ts'
import {
  attemptOf,
  FORM_TYPE,
  type Http,
  inputProblem,
  JSON_TYPE,
  negotiateLanguage,
  networkScope,
  sendHtml,
} from '../../lib/http/index.ts'
import { fieldProblem, Problem, problem } from '../../lib/problems.ts'
import { PageText } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import { LANGUAGES, type Language } from '../../vocabulary/languages.ts'
import type { Accounts } from '../index.ts'
import { ConsultationInput, ConsultationReceipt } from '../schema.ts'

const tags = ['Service']
/** Enough for the longest request in Hangul, percent-encoded. */
const BODY_LIMIT = 32 * 1024
const PageLanguage = Type.Object({
  lang: Type.Optional(
    Type.Enum([...LANGUAGES], {
      description: {
        en: 'Language of the page. Default: from `Accept-Language`.',
        ko: '페이지의 언어. 생략하면 `Accept-Language`를 따릅니다.',
      },
    }),
  ),
})

type BetaAccounts = Pick<Accounts, 'beta' | 'consultations'>

function privacyRoute(http: Http, accounts: BetaAccounts): void {
  http.get(
    '/privacy',
    {
      config: { access: 'open', fromMemory: true, produces: [HTML] },
      schema: {
        operationId: 'getPrivacy',
        title: { en: 'Personal data stored by the service', ko: '저장하는 개인정보' },
        about: {
          en: 'A page that says which personal data the service stores, why, and for how long, with a link to the privacy notice of the operator if there is one (`GONGGO_PRIVACY_URL`).',
          ko: '서비스가 저장하는 개인정보와 그 목적, 보유 기간을 설명하는 페이지입니다. 운영자의 개인정보 처리방침이 있으면(`GONGGO_PRIVACY_URL`) 그 링크가 함께 있습니다.',
        },
        tags,
        querystring: PageLanguage,
        response: { 200: { content: { [HTML]: { schema: PageText } } } },
      },
    },
    async ({ query, headers }, reply) => {
      const language = query.lang ?? negotiateLanguage(headers['accept-language'], 'ko')
      return sendHtml(reply.headers({ vary: 'Accept, Accept-Language' }), accounts.beta.privacy(language))
    },
  )
}

/** The page for requests to join the beta, and the route that its form posts to. */
export function consultationRoutes(http: Http, accounts: BetaAccounts): void {
  http.get(
    '/beta',
    {
      config: { access: 'open', fromMemory: true, produces: [HTML] },
      schema: {
        operationId: 'getBeta',
        title: { en: 'Page to request access', ko: '상담 신청 페이지' },
        about: {
          en: 'A form for people, in Korean or English; it needs no script.',
          ko: '한국어·영어 신청 양식이며 스크립트 없이 동작합니다.',
        },
        tags,
        querystring: PageLanguage,
        response: { 200: { content: { [HTML]: { schema: PageText } } } },
      },
    },
    async (request, reply) => sendBeta(reply, accounts.beta.page(request.query.lang ?? pageLanguage(request))),
  )
  privacyRoute(http, accounts)
  http.post(
    '/consultations',
    {
      bodyLimit: BODY_LIMIT,
      config: {
        access: 'open',
        produces: [JSON_TYPE, HTML],
        form: true,
        formNeeds: ['consent'],
        idempotent: true,
        problems: ['rate_limited'],
        pages: [400, 409, 422, 429],
      },
      errorHandler: (error, request, reply) => sendFault(error, request, reply, accounts),
      schema: {
        operationId: 'requestConsultation',
        title: { en: 'Request access', ko: '상담 신청' },
        about: {
          en: 'Asks the operator for a consultation about the beta. The response is the same whether the address is known or not. At most ten requests an hour are accepted from one network.',
          ko: '운영자에게 베타 상담 신청을 보냅니다. 등록된 주소인지와 관계없이 응답은 같습니다. 네트워크마다 1시간에 10건까지 받습니다.',
        },
        tags,
        consumes: [JSON_TYPE, FORM_TYPE],
        body: ConsultationInput,
        response: { 202: { content: { [JSON_TYPE]: { schema: ConsultationReceipt }, [HTML]: { schema: PageText } } } },
      },
    },
    async (request, reply) => {
      if (accounts.consultations.isFromElsewhere(request.headers)) throw elsewhere()
      const { clientIp, body } = request
      if (isForm(request) && body.consent === undefined) throw unconsented()
      const language = body.language ?? pageLanguage(request)
      const attempt = attemptOf(request, networkScope(request))
      const answer = await accounts.consultations.request(clientIp, attempt, { ...body, language })
      reply.code(202).headers(answer)
      if (request.sends === HTML) return sendBeta(reply, accounts.beta.receipt(language))
      return { state: 'requested' as const }
    },
  )
}

const elsewhere = () =>
  problem('invalid_request', {
    en: 'This form was sent from another website. Please use the page /beta.',
    ko: '다른 웹사이트에서 보낸 양식입니다. /beta 페이지를 이용해 주십시오.',
  })

/** Requests from the form always have the wording that the page shows; requests of programs may not. */
const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.toLowerCase().startsWith(FORM_TYPE) ?? false

const unconsented = () =>
  fieldProblem([
    {
      in: 'body',
      name: 'consent',
      code: 'missing_field',
      message: {
        en: 'The form requires "consent"; see /beta.',
        ko: '/beta 페이지에 있는 동의 항목 "consent"가 필요합니다.',
      },
    },
  ])

/** Korean if the client accepts neither language, because bidders in Korea use the page. */
const pageLanguage = ({ headers }: FastifyRequest): Language => negotiateLanguage(headers['accept-language'], 'ko')

/** Shows browsers the form again with its values; other clients get the problem as JSON. */
function sendFault(error: Error, request: FastifyRequest, reply: FastifyReply, accounts: BetaAccounts): FastifyReply {
  const fault = 'code' in error && error.code === 'FST_ERR_VALIDATION' ? inputProblem(request) : error
  if (request.sends !== HTML || !(fault instanceof Problem)) throw error
  const values = textsOf(request.body)
  const language = LANGUAGES.find((one) => one === values.language) ?? pageLanguage(request)
  reply.code(fault.status).headers(fault.headers)
  const faults = (fault.errors ?? []).map(({ name }) => name)
  // Consent is checked even if other fields are invalid, so that users correct everything at once.
  if (faults.length > 0 && values.consent === undefined) faults.push('consent')
  return sendBeta(reply, accounts.beta.again(language, values, faults, fault.code === 'rate_limited'))
}

const textsOf = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

/** With `no-referrer`, browsers would send the form with `Origin: null`. */
const sendBeta = (reply: FastifyReply, page: HtmlPage): FastifyReply =>
  sendHtml(reply.headers({ vary: 'Accept, Accept-Language', 'referrer-policy': 'same-origin' }), page)
