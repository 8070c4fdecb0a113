import type { Http } from '../../lib/http/index.ts'
import { problem } from '../../lib/problems.ts'
import { Type } from '../../lib/type.ts'
import { NO_SUCH_KEYWORD } from '../../vocabulary/sentences.ts'
import type { Keywords } from '../index.ts'
import { KeywordPath } from '../schema/keywords.ts'

export function deleteKeywordRoute(http: Http, keywords: Keywords): void {
  http.delete(
    '/v1/keywords/:id',
    {
      config: { access: { needs: 'keywords', scope: 'keywords:write' } },
      schema: {
        operationId: 'deleteKeyword',
        title: { en: 'Delete a keyword', ko: '키워드 삭제' },
        about: {
          en: 'The keyword no longer matches anything and no longer counts towards the limit.',
          ko: '삭제하면 어떤 공고와도 일치하지 않으며 한도에서도 빠집니다.',
        },
        tags: ['Keywords'],
        params: KeywordPath,
        response: { 204: Type.Null({ description: { en: 'Deleted.', ko: '삭제했습니다.' } }) },
      },
    },
    async (request, reply) => {
      const removed = await keywords.remove(request.caller.accountId, request.params.id)
      if (!removed) throw problem('not_found', NO_SUCH_KEYWORD)
      return reply.code(204).send(null)
    },
  )
}
