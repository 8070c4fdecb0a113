import { attemptOf, type Http } from '../../lib/http/index.ts'
import type { Keywords } from '../index.ts'
import { KeywordInput } from '../schema/keywords.ts'
import { KeywordPreview } from '../schema/preview.ts'
import type { AdmitCompanies } from './companies.ts'

const PATH = '/v1/keywords/preview'

export function previewKeywordRoute(http: Http, keywords: Keywords, admit: AdmitCompanies): void {
  http.post(
    PATH,
    {
      config: {
        access: { needs: 'keywords', scope: 'keywords:write' },
        heavy: true,
        alone: true,
        idempotent: true,
        problems: ['matches_everything', 'profile_required', 'attachments_off'],
      },
      schema: {
        operationId: 'previewKeyword',
        title: { en: 'Preview a keyword', ko: '키워드 미리 보기' },
        about: {
          en: 'How often the keyword would have matched in the last 90 days: the number of matching notices for each day, and the newest five. Nothing is stored.',
          ko: '최근 90일의 일치 공고를 일별 건수와 최신 공고 5건으로 반환합니다. 아무것도 저장하지 않습니다.',
        },
        tags: ['Keywords'],
        body: KeywordInput,
        response: { 200: KeywordPreview },
      },
    },
    async (request, reply) => {
      admit(request.caller, [request.body.profile])
      const attempt = attemptOf(request, request.caller.accountId)
      const { headers = {}, body } = await keywords.preview(attempt, request.caller, request.body)
      return reply
        .code(200)
        .headers(headers)
        .send(body as KeywordPreview)
    },
  )
}
