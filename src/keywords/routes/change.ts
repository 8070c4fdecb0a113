import { entityTag, type Http, meetsIfMatch } from '../../lib/http/index.ts'
import { problem } from '../../lib/problems.ts'
import { NO_SUCH_KEYWORD } from '../../vocabulary/sentences.ts'
import type { Keywords } from '../index.ts'
import { Keyword, KeywordPatch, KeywordPath } from '../schema.ts'

export function changeKeywordRoute(http: Http, keywords: Keywords): void {
  http.patch(
    '/v1/keywords/:id',
    {
      config: {
        access: { needs: 'keywords', scope: 'keywords:write' },
        problems: [
          'matches_everything',
          'keyword_exists',
          'limit_reached',
          'precondition_failed',
          'profile_required',
          'attachments_off',
        ],
      },
      schema: {
        operationId: 'changeKeyword',
        summary: 'Change a keyword',
        description:
          'Absent fields stay as they are; `null` restores the default; lists are replaced as a whole. The change applies from the next notice on; existing notices are not reported again. `If-Match` is honoured.',
        tags: ['Keywords'],
        params: KeywordPath,
        body: KeywordPatch,
        response: { 200: Keyword },
      },
    },
    async (request, reply) => {
      const tagOf = (keyword: Keyword) => entityTag(reply.serialize(keyword) as string)
      const isAsRead = (now: Keyword) => meetsIfMatch(request.headers['if-match'], tagOf(now))
      const { accountId } = request.caller
      const keyword = await keywords.change(accountId, request.params.id, request.body, isAsRead)
      if (!keyword) throw problem('not_found', NO_SUCH_KEYWORD)
      reply.header('etag', tagOf(keyword))
      return keyword
    },
  )
}
