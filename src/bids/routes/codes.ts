import type { Http } from '../../lib/http/index.ts'
import { listSchema, offsetOf, pageLinks, pageParameters } from '../../lib/page.ts'
import { Type } from '../../lib/type.ts'
import type { Bids } from '../index.ts'
import { Code } from '../schema/codes.ts'

const query = Type.Partial(
  Type.Object({
    q: Type.String({
      minLength: 1,
      maxLength: 200,
      description: { en: 'A code, or part of a name.', ko: '코드 또는 이름의 일부' },
    }),
    ...pageParameters,
  }),
)

const WORDS = {
  agencies: {
    operationId: 'listAgencies',
    title: { en: 'Agencies', ko: '기관' },
    about: {
      en: 'Agencies, those with the most notices first; then those that a source lists but no notice names.',
      ko: '공고가 많은 기관부터 반환합니다. 출처에는 있지만 공고가 없는 기관은 그 뒤에 나옵니다.',
    },
  },
  industries: {
    operationId: 'listIndustries',
    title: { en: 'Industries', ko: '업종' },
    about: {
      en: 'Industries that notices are limited to, those with the most notices first; then those that a source lists but no notice names.',
      ko: '공고의 업종제한에 쓰인 업종입니다. 공고가 많은 업종부터 반환합니다. 출처에는 있지만 공고가 없는 업종은 그 뒤에 나옵니다.',
    },
  },
  regions: {
    operationId: 'listRegions',
    title: { en: 'Regions', ko: '지역' },
    about: {
      en: 'Regions that notices can be limited to; the count includes notices without a region limit.',
      ko: '공고의 지역제한에 쓰일 수 있는 지역입니다. 건수에는 지역제한이 없는 공고도 포함됩니다.',
    },
  },
} as const

export function codeRoutes(http: Http, bids: Bids): void {
  for (const kind of ['agencies', 'industries', 'regions'] as const) {
    const { operationId, title, about } = WORDS[kind]
    http.get(
      `/v1/codes/${kind}`,
      {
        config: { access: { needs: 'notices', scope: 'bids:read' } },
        schema: {
          operationId,
          title,
          about,
          tags: ['Codes'],
          querystring: query,
          response: {
            200: listSchema(Code, { $id: 'CodeList', description: { en: 'A page of codes', ko: '코드 한 페이지' } }),
          },
        },
      },
      async (request, reply) => {
        const { q = null, page = 1, pageSize = 20 } = request.query
        const { total, items } = await bids.codes[kind](q, pageSize, offsetOf({ page, pageSize }))
        reply.header('link', pageLinks(request.url, { page, pageSize }, total))
        return { total, page, items }
      },
    )
  }
}
