import { attemptOf, type Http } from '../../lib/http/index.ts'
import { actorOf } from '../../vocabulary/actors.ts'
import type { Keywords } from '../index.ts'
import { Keyword, KeywordInput } from '../schema.ts'

const PATH = '/v1/keywords'

export function createKeywordRoute(http: Http, keywords: Keywords): void {
  http.post(
    PATH,
    {
      config: {
        access: { needs: 'keywords', scope: 'keywords:write' },
        idempotent: true,
        problems: ['matches_everything', 'keyword_exists', 'limit_reached', 'profile_required', 'attachments_off'],
      },
      schema: {
        operationId: 'createKeyword',
        summary: 'Add a keyword',
        description:
          'Texts are stored as typed. A keyword without a word, agency or industry would match everything and is rejected. If the account already has an equivalent keyword, in any order or spelling, the response is 409 with the id of that keyword and its path in `Location`.',
        tags: ['Keywords'],
        body: KeywordInput,
        response: { 201: Keyword },
      },
    },
    async (request, reply) => {
      const { accountId } = request.caller
      const attempt = attemptOf(request, accountId)
      const { headers, body } = await keywords.create(
        attempt,
        { accountId, createdBy: actorOf(request.caller).id },
        request.body,
      )
      return reply.code(201).headers(headers).send(body)
    },
  )
}
