import { Type } from 'typebox'
import { attemptOf, type Http } from '../../lib/http/index.ts'
import { Id } from '../../lib/shapes.ts'
import { actorOf } from '../../vocabulary/actors.ts'
import type { Keywords } from '../index.ts'
import { KeywordInput, KeywordPatch, MOST_LINES } from '../schema.ts'

const KeywordBatch = Type.Object(
  {
    keywords: Type.Array(KeywordInput, {
      minItems: 1,
      maxItems: MOST_LINES,
      description: 'The keywords to add, in this order.',
    }),
  },
  {
    $id: 'KeywordBatch',
    additionalProperties: false,
    description: 'Keywords to add in one request.',
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

const Amount = (description: string) => Type.Integer({ minimum: 0, maximum: MOST_LINES, format: 'int32', description })

const KeywordsAdded = Type.Object(
  {
    added: Amount('Number of new keywords.'),
    items: Type.Array(
      Type.Object(
        {
          id: Id('The keyword: the new one, or the equivalent one the account already had.'),
          added: Type.Boolean({
            description: '`false`: the account, or an earlier line, already had an equivalent keyword.',
          }),
        },
        { additionalProperties: false, description: 'The result for one keyword.' },
      ),
      { maxItems: MOST_LINES, description: 'One for each keyword, in the same order.' },
    ),
  },
  { $id: 'KeywordsAdded', additionalProperties: false, description: 'The result of adding many keywords.' },
)

const KeywordsPatch = Type.Object(
  {
    ids: Type.Array(Type.String({ minLength: 1, maxLength: 64 }), {
      minItems: 1,
      maxItems: MOST_LINES,
      description: 'The keywords to change.',
    }),
    ...Type.Pick(KeywordPatch, ['alert', 'state']).properties,
  },
  {
    $id: 'KeywordsPatch',
    additionalProperties: false,
    description:
      'The same change to many keywords: absent fields stay as they are, `null` restores the default, lists are replaced as a whole.',
    examples: [{ ids: ['kw_01jd3x9k2mexample0000000000'], alert: { email: 'daily', remind: [3, 1] } }],
  },
)

const KeywordsChanged = Type.Object(
  { changed: Amount('Number of keywords that were changed; the others already were as requested.') },
  { $id: 'KeywordsChanged', additionalProperties: false, description: 'The result of changing many keywords.' },
)

export function createKeywordsRoute(http: Http, keywords: Keywords): void {
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
        summary: 'Add many keywords',
        description:
          'Adds up to 1,000 keywords in one transaction: all of them, or none if one is rejected; `errors` names its place, such as `keywords[3].keyword`. Keywords the account already has are left as they are and returned with `added: false`.',
        tags: ['Keywords'],
        body: KeywordBatch,
        response: { 200: KeywordsAdded },
      },
    },
    async (request, reply) => {
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

export function changeKeywordsRoute(http: Http, keywords: Keywords): void {
  http.patch(
    '/v1/keywords',
    {
      config: { access: { needs: 'keywords', scope: 'keywords:write' }, problems: ['limit_reached'] },
      schema: {
        operationId: 'changeKeywordBatch',
        summary: 'Change many keywords',
        description:
          'Makes the same change to the alerts or the state of up to 1,000 keywords in one transaction: all of them, or none if one does not exist. A keyword named twice is changed once.',
        tags: ['Keywords'],
        body: KeywordsPatch,
        response: { 200: KeywordsChanged },
      },
    },
    async (request) => keywords.changeAll(request.caller.accountId, request.body),
  )
}
