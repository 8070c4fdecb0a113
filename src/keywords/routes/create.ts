import { attemptOf, type Http } from '../../lib/http/index.ts'
import { actorOf } from '../../vocabulary/actors.ts'
import type { Keywords } from '../index.ts'
import { Keyword, KeywordInput } from '../schema/keywords.ts'
import type { AdmitCompanies } from './companies.ts'

const PATH = '/v1/keywords'

export function createKeywordRoute(http: Http, keywords: Keywords, admit: AdmitCompanies): void {
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
        title: { en: 'Add a keyword', ko: '키워드 추가' },
        about: {
          en: 'Texts are stored as typed. A keyword without a word, agency or industry would match everything and is rejected. If the account already has an equivalent keyword, in any order or spelling, the response is 409 with the id of that keyword and its path in `Location`.',
          ko: '검색어는 입력한 그대로 저장합니다. 검색어, 기관, 업종이 모두 없는 키워드는 모든 공고와 일치하므로 거절합니다. 순서나 표기만 다른 동일한 키워드가 이미 있으면 409와 함께 그 키워드의 ID를, `Location`에 그 경로를 반환합니다.',
        },
        tags: ['Keywords'],
        body: KeywordInput,
        response: { 201: Keyword },
      },
    },
    async (request, reply) => {
      admit(request.caller, [request.body.profile])
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
