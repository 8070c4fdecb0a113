import { Type } from 'typebox'
import type { Http } from '../../lib/http/index.ts'
import type { CompanyEligibility } from '../index.ts'
import { Eligibility } from '../schema.ts'

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
      },
      schema: {
        operationId: 'getBidEligibility',
        summary: 'Whether the company may bid',
        description:
          'Compares the company profile with the licence, region and product rows of the newest version of the notice. Each axis has a verdict, the rows it is based on, what was not examined, and remedies. A verdict is an aid: the text of the notice decides.',
        tags: ['Eligibility'],
        params: Type.Object({
          noticeNo: Type.String({
            minLength: 1,
            maxLength: 80,
            description: 'Number of the notice, percent-encoded.',
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
