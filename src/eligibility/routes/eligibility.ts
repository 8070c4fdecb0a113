import type { Http } from '../../lib/http/index.ts'
import { Type } from '../../lib/type.ts'
import { NUMBER_IN_PATH } from '../../vocabulary/notices.ts'
import type { CompanyEligibility } from '../index.ts'
import { Eligibility } from '../schema/eligibility.ts'
import { NoticeVerdicts } from '../schema/named.ts'

const NoticePath = Type.Object({
  noticeNo: Type.String(NUMBER_IN_PATH),
})
const EligibilityQuery = Type.Partial(
  Type.Object({
    profile: Type.String({
      minLength: 1,
      maxLength: 64,
      description: {
        en: 'A further company, as `GET /v1/profiles` lists them (Enterprise). Default: the company profile of the account.',
        ko: '판단할 추가 회사의 ID(`GET /v1/profiles` 참고, Enterprise). 생략하면 계정의 회사 정보로 판단합니다.',
      },
    }),
  }),
)

export function getBidEligibilityRoute(
  http: Http,
  { eligibilityOf, missing }: Pick<CompanyEligibility, 'eligibilityOf' | 'missing'>,
): void {
  http.get(
    '/v1/bids/:noticeNo/eligibility',
    {
      config: {
        access: { needs: 'notices', scope: 'profile:read' },
        problems: ['not_found', 'notice_withdrawn', 'profile_required', 'plan_required'],
        alone: true,
      },
      schema: {
        operationId: 'getBidEligibility',
        title: { en: 'Whether the company may bid', ko: '공고의 참가자격 판단' },
        about: {
          en: 'Compares the company profile with the licence, region and product rows of the newest version of the notice. A sentence of an attachment that limits bidders turns `yes` into `check`, never `no` into `yes`. Each axis has a verdict, the rows it is based on, what was not examined, and remedies. A verdict is an aid: the text of the notice decides.',
          ko: '회사 정보를 공고 최신 버전의 면허, 지역, 물품 행과 비교합니다. 참가를 제한하는 첨부파일의 문장이 있으면 `yes`가 `check`로 바뀌며, `no`가 `yes`로 바뀌지는 않습니다. 항목마다 판단, 근거, 검토하지 않은 내용, 해결 방법이 있습니다. 판단은 참고용이며 공고문이 기준입니다.',
        },
        tags: ['Eligibility'],
        params: NoticePath,
        querystring: EligibilityQuery,
        response: { 200: Eligibility },
      },
    },
    async (request) => {
      const { accountId, plan } = request.caller
      const { profile } = request.query
      const named = profile === undefined ? null : { id: profile, plan }
      const eligibility = await eligibilityOf(accountId, request.params.noticeNo, named)
      if (!eligibility) throw await missing(request.params.noticeNo)
      return eligibility
    },
  )
}

export function getBidVerdictsRoute(
  http: Http,
  { verdictsOf, missing }: Pick<CompanyEligibility, 'verdictsOf' | 'missing'>,
): void {
  http.get(
    '/v1/bids/:noticeNo/verdicts',
    {
      config: {
        access: { needs: 'profiles', scope: 'profile:read' },
        problems: ['not_found', 'notice_withdrawn', 'profile_required'],
        alone: true,
      },
      schema: {
        operationId: 'getBidVerdicts',
        title: { en: 'Which companies may bid', ko: '회사별 참가자격 판단' },
        about: {
          en: 'The verdict on the newest version of the notice for each company of the account, as `GET /v1/bids/{noticeNo}/eligibility` gives it, without its reasons.',
          ko: '공고 최신 버전의 판단을 계정에 등록한 회사마다 반환합니다. `GET /v1/bids/{noticeNo}/eligibility`와 같은 판단이며 이유는 없습니다.',
        },
        tags: ['Eligibility'],
        params: NoticePath,
        response: { 200: NoticeVerdicts },
      },
    },
    async (request) => {
      const verdicts = await verdictsOf(request.caller.accountId, request.params.noticeNo)
      if (!verdicts) throw await missing(request.params.noticeNo)
      return verdicts
    },
  )
}
