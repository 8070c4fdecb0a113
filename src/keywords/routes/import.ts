import { attemptOf, type Http, languageOf, speakIn } from '../../lib/http/index.ts'
import type { Keywords } from '../index.ts'
import { KeywordLines, KeywordVerdicts } from '../schema/preview.ts'
import type { AdmitCompanies } from './companies.ts'

export function previewKeywordImportRoute(http: Http, keywords: Keywords, admit: AdmitCompanies): void {
  http.post(
    '/v1/keywords/import/preview',
    {
      config: {
        access: { needs: 'keywords', scope: 'keywords:write' },
        heavy: true,
        alone: true,
        idempotent: true,
        problems: ['profile_required', 'attachments_off'],
      },
      schema: {
        operationId: 'previewKeywordImport',
        title: { en: 'Preview a list of keywords', ko: '키워드 목록 미리 보기' },
        about: {
          en: 'Shows the result of adding up to 1,000 keywords in this order: how many notices of the last 90 days each matches, or why it would be rejected. Nothing is stored; add the lines that you want with `POST /v1/keywords/batch`.',
          ko: '키워드 1,000개까지를 이 순서로 추가할 때의 결과를 줄마다 반환합니다. 최근 90일의 일치 공고 건수 또는 거절 이유입니다. 아무것도 저장하지 않습니다. 추가할 줄은 `POST /v1/keywords/batch`로 보내십시오.',
        },
        tags: ['Keywords'],
        body: KeywordLines,
        response: { 200: KeywordVerdicts },
      },
    },
    async (request, reply) => {
      admit(
        request.caller,
        request.body.lines.map(({ profile }) => profile),
      )
      const language = languageOf(request)
      const attempt = attemptOf(request, request.caller.accountId)
      speakIn(reply, language)
      const answer = await keywords.previewImport(attempt, request.caller, request.body.lines, language)
      const { headers = {}, body } = answer
      return reply
        .code(200)
        .headers(headers)
        .send(body as KeywordVerdicts)
    },
  )
}
