import { attemptOf, type Http, languageOf, speakIn } from '../../lib/http/index.ts'
import type { Keywords } from '../index.ts'
import { KeywordLines, KeywordVerdicts } from '../schema.ts'

export function previewKeywordImportRoute(http: Http, keywords: Keywords): void {
  http.post(
    '/v1/keywords/import/preview',
    {
      config: {
        access: { needs: 'keywords', scope: 'keywords:write' },
        heavy: true,
        idempotent: true,
        problems: ['profile_required', 'attachments_off'],
      },
      schema: {
        operationId: 'previewKeywordImport',
        summary: 'Preview a list of keywords',
        description:
          'Shows the result of adding up to 1,000 keywords in this order: how many notices of the last 90 days each matches, or why it would be rejected. Nothing is stored; add the lines that you want with `POST /v1/keywords/batch`.',
        tags: ['Keywords'],
        body: KeywordLines,
        response: { 200: KeywordVerdicts },
      },
    },
    async (request, reply) => {
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
