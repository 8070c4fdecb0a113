import { attemptOf, type Http } from '../../lib/http/index.ts'
import { Id } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import { actorOf } from '../../vocabulary/actors.ts'
import type { Wording } from '../../vocabulary/languages.ts'
import type { Keywords } from '../index.ts'
import { FilterOfMany, KeywordInput, KeywordPatch, MOST_LINES } from '../schema/keywords.ts'
import type { AdmitCompanies } from './companies.ts'

const KeywordBatch = Type.Object(
  {
    keywords: Type.Array(KeywordInput, {
      minItems: 1,
      maxItems: MOST_LINES,
      description: { en: 'The keywords to add, in this order.', ko: '이 순서로 추가할 키워드' },
    }),
  },
  {
    $id: 'KeywordBatch',
    additionalProperties: false,
    description: { en: 'Keywords to add in one request.', ko: '한 번에 추가할 키워드' },
    examples: [
      {
        keywords: [
          { keyword: '정보시스템 (구축|고도화)', alert: { email: 'daily' } },
          { keyword: '하수관로', filter: { region: ['서울'] } },
        ],
      },
    ],
  },
)

const Amount = (description: Wording) => Type.Integer({ minimum: 0, maximum: MOST_LINES, format: 'int32', description })

const KeywordsAdded = Type.Object(
  {
    added: Amount({ en: 'Number of new keywords.', ko: '새로 추가한 키워드 수' }),
    items: Type.Array(
      Type.Object(
        {
          id: Id({
            en: 'The keyword: the new one, or the equivalent one the account already had.',
            ko: '새로 추가한 키워드, 또는 계정에 이미 있던 동일한 키워드',
          }),
          added: Type.Boolean({
            description: {
              en: '`false`: the account, or an earlier line, already had an equivalent keyword.',
              ko: '`false`: 동일한 키워드가 계정이나 앞의 줄에 이미 있습니다.',
            },
          }),
        },
        { additionalProperties: false, description: { en: 'The result for one keyword.', ko: '키워드 하나의 결과' } },
      ),
      {
        maxItems: MOST_LINES,
        description: { en: 'One for each keyword, in the same order.', ko: '키워드마다 하나씩, 같은 순서로' },
      },
    ),
  },
  {
    $id: 'KeywordsAdded',
    additionalProperties: false,
    description: { en: 'The result of adding many keywords.', ko: '키워드 여러 개를 추가한 결과' },
  },
)

const KeywordsPatch = Type.Object(
  {
    ids: Type.Array(Type.String({ minLength: 1, maxLength: 64 }), {
      minItems: 1,
      maxItems: MOST_LINES,
      description: { en: 'The keywords to change.', ko: '바꿀 키워드' },
    }),
    filter: Type.Optional(FilterOfMany),
    ...Type.Pick(KeywordPatch, ['profile', 'alert', 'state']).properties,
  },
  {
    $id: 'KeywordsPatch',
    additionalProperties: false,
    description: {
      en: 'The same change to many keywords: absent fields stay as they are, `null` restores the default, lists are replaced as a whole.',
      ko: '키워드 여러 개에 같은 변경을 적용합니다. 보내지 않은 필드는 그대로 두고, `null`은 기본값으로 되돌리며, 목록은 전체를 바꿉니다.',
    },
    examples: [
      {
        ids: ['kw_01jd3x9k2mexample0000000000'],
        filter: { region: ['서울'] },
        alert: { email: 'daily', remind: [3, 1] },
      },
    ],
  },
)

const KeywordsChanged = Type.Object(
  {
    changed: Amount({
      en: 'Number of keywords that were changed; the others already were as requested.',
      ko: '바뀐 키워드 수. 나머지는 이미 요청한 대로입니다.',
    }),
  },
  {
    $id: 'KeywordsChanged',
    additionalProperties: false,
    description: { en: 'The result of changing many keywords.', ko: '키워드 여러 개를 바꾼 결과' },
  },
)

/** With another filter, each keyword is tried on the notices of 90 days; with another company, each is read again. */
const changesMatches = ({ body }: { body: unknown }): boolean => {
  const { filter, profile } = (body ?? {}) as { filter?: unknown; profile?: unknown }
  return filter !== undefined || profile !== undefined
}

export function createKeywordsRoute(http: Http, keywords: Keywords, admit: AdmitCompanies): void {
  http.post(
    '/v1/keywords/batch',
    {
      config: {
        access: { needs: 'keywords', scope: 'keywords:write' },
        heavy: true,
        idempotent: true,
        problems: ['matches_everything', 'limit_reached', 'profile_required', 'attachments_off'],
      },
      schema: {
        operationId: 'createKeywordBatch',
        title: { en: 'Add many keywords', ko: '키워드 여러 개 추가' },
        about: {
          en: 'Adds up to 1,000 keywords in one transaction: all of them, or none if one is rejected; `errors` gives its position, such as `keywords[3].keyword`. Keywords the account already has are left as they are and returned with `added: false`.',
          ko: '키워드를 1,000개까지 한 번에 추가합니다. 하나라도 거절되면 아무것도 추가하지 않으며, `errors`에 `keywords[3].keyword` 같은 위치가 있습니다. 이미 있는 키워드는 그대로 두고 `added: false`로 표시합니다.',
        },
        tags: ['Keywords'],
        body: KeywordBatch,
        response: { 200: KeywordsAdded },
      },
    },
    async (request, reply) => {
      admit(
        request.caller,
        request.body.keywords.map(({ profile }) => profile),
      )
      const { accountId } = request.caller
      const maker = { accountId, createdBy: actorOf(request.caller).id }
      const { headers = {}, body } = await keywords.createAll(
        attemptOf(request, accountId),
        maker,
        request.body.keywords,
      )
      return reply.code(200).headers(headers).send(body)
    },
  )
}

export function changeKeywordsRoute(http: Http, keywords: Keywords, admit: AdmitCompanies): void {
  http.patch(
    '/v1/keywords',
    {
      config: {
        access: { needs: 'keywords', scope: 'keywords:write' },
        heavy: changesMatches,
        problems: ['matches_everything', 'keyword_exists', 'limit_reached', 'profile_required', 'attachments_off'],
      },
      schema: {
        operationId: 'changeKeywordBatch',
        title: { en: 'Change many keywords', ko: '키워드 여러 개 변경' },
        about: {
          en: 'Makes the same change to the region, the category, the company, the alerts or the state of up to 1,000 keywords in one transaction: all of them, or none if one does not exist, or would become too broad or equivalent to another keyword; `errors` gives its position, such as `ids[3]`. A keyword named twice is changed once.',
          ko: '키워드를 1,000개까지 지정하여 지역, 업무 구분, 회사, 알림, 상태를 한 번에 바꿉니다. 하나라도 없거나, 너무 많은 공고와 일치하게 되거나, 다른 키워드와 같아지면 아무것도 바꾸지 않으며, `errors`에 `ids[3]` 같은 위치가 있습니다. 중복해서 보낸 키워드는 한 번만 바꿉니다.',
        },
        tags: ['Keywords'],
        body: KeywordsPatch,
        response: { 200: KeywordsChanged },
      },
    },
    async (request) => {
      admit(request.caller, [request.body.profile])
      return keywords.changeAll(request.caller.accountId, request.body)
    },
  )
}
