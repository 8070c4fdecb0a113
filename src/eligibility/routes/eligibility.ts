import type { Http } from '../../lib/http/index.ts'
import { Type } from '../../lib/type.ts'
import type { CompanyEligibility } from '../index.ts'
import { Eligibility } from '../schema/eligibility.ts'

export function getBidEligibilityRoute(
  http: Http,
  { eligibilityOf, missing }: Pick<CompanyEligibility, 'eligibilityOf' | 'missing'>,
): void {
  http.get(
    '/v1/bids/:noticeNo/eligibility',
    {
      config: {
        access: { needs: 'notices', scope: 'profile:read' },
        problems: ['not_found', 'notice_withdrawn', 'profile_required'],
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
        params: Type.Object({
          noticeNo: Type.String({
            minLength: 1,
            maxLength: 80,
            description: { en: 'Number of the notice, percent-encoded.', ko: '공고번호. 퍼센트 인코딩합니다.' },
          }),
        }),
        response: { 200: Eligibility },
      },
    },
    async (request) => {
      const eligibility = await eligibilityOf(request.caller.accountId, request.params.noticeNo)
      if (!eligibility) throw await missing(request.params.noticeNo)
      return eligibility
    },
  )
}
