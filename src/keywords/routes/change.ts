import { entityTag, type Http, satisfiesIfMatch } from '../../lib/http/index.ts'
import { problem } from '../../lib/problems.ts'
import { NO_SUCH_KEYWORD } from '../../vocabulary/sentences.ts'
import type { Keywords } from '../index.ts'
import { Keyword, KeywordPatch, KeywordPath } from '../schema/keywords.ts'
import type { AdmitCompanies } from './companies.ts'

export function changeKeywordRoute(http: Http, keywords: Keywords, admit: AdmitCompanies): void {
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
        title: { en: 'Change a keyword', ko: '키워드 변경' },
        about: {
          en: 'Absent fields stay as they are; `null` restores the default; lists are replaced as a whole. The change applies from the next notice on; existing notices are not reported again. `If-Match` is honoured.',
          ko: '보내지 않은 필드는 그대로 두고, `null`은 기본값으로 되돌리며, 목록은 전체를 바꿉니다. 변경은 다음 공고부터 적용되며, 이미 있는 공고는 다시 알리지 않습니다. `If-Match`를 지원합니다.',
        },
        tags: ['Keywords'],
        params: KeywordPath,
        body: KeywordPatch,
        response: { 200: Keyword },
      },
    },
    async (request, reply) => {
      admit(request.caller, [request.body.profile])
      const tagOf = (keyword: Keyword) => entityTag(reply.serialize(keyword) as string)
      const isAsRead = (now: Keyword) => satisfiesIfMatch(request.headers['if-match'], tagOf(now))
      const { accountId } = request.caller
      const keyword = await keywords.change(accountId, request.params.id, request.body, isAsRead)
      if (!keyword) throw problem('not_found', NO_SUCH_KEYWORD)
      reply.header('etag', tagOf(keyword))
      return keyword
    },
  )
}
