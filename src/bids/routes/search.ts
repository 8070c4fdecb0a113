import {
  type Http,
  JSON_TYPE,
  languageOf,
  leavingOf,
  sendJson,
  speakIn,
  unlessLeft,
  type Workbooks,
} from '../../lib/http/index.ts'
import { neighboursOf } from '../../lib/page.ts'
import type { Bids } from '../index.ts'
import { exporting, FORMS, refusePages, SEARCH_PROBLEMS, sendExport } from './export.ts'
import { bidSearch, bidSearchPage } from './search-shape.ts'

export function searchBidsRoute(http: Http, bids: Bids, workbooks: Workbooks): void {
  http.post(
    '/v1/bids/search',
    {
      config: {
        access: { needs: 'notices', scope: 'bids:read' },
        produces: FORMS,
        holds: exporting,
        problems: SEARCH_PROBLEMS,
      },
      preValidation: refusePages,
      schema: {
        operationId: 'searchBids',
        title: { en: 'Search with a long query', ko: '긴 검색' },
        about: {
          en: 'The same search as `GET /v1/bids`, for queries longer than a URL may be. Nothing is stored, and the request can be repeated. For a neighbouring page, send the same body with `page` and `anchor` from `next` or `prev`.',
          ko: 'URL에 담을 수 없이 긴 검색을 본문으로 보냅니다. 결과는 `GET /v1/bids`와 같습니다. 아무것도 저장하지 않으므로 재시도할 수 있습니다. 앞뒤 페이지는 같은 본문의 `page`와 `anchor`를 `next`나 `prev`의 값으로 바꾸어 보냅니다.',
        },
        tags: ['Notices'],
        body: bidSearch(),
        response: { 200: bidSearchPage() },
      },
    },
    async (request, reply) => {
      const { anchor, ...rest } = request.body
      const asked = anchor == null ? rest : { ...rest, anchor }
      if (request.sends !== JSON_TYPE) return sendExport(request, reply, bids, { asked, workbooks })
      const language = languageOf(request)
      if (asked.explain) speakIn(reply, language)
      const asking: Asking = { language, from: 'body', signal: asked.in === undefined ? undefined : leavingOf(reply) }
      const body = await unlessLeft(asking.signal, () => found(bids, request.caller.accountId, asked, asking))
      return body === null ? reply : sendJson(reply, body)
    },
  )
}

type BidsRequest = Parameters<Bids['page']>[1]
type Asking = Parameters<Bids['page']>[2]

/** Tests compare the response with the schema. */
async function found(bids: Bids, accountId: string, asked: BidsRequest, asking: Asking) {
  const { body, query, total, anchors } = await bids.page(accountId, asked, asking)
  const { prev, next } = neighboursOf(query, total, anchors)
  const rest = `,"prev":${JSON.stringify(prev)},"next":${JSON.stringify(next)}}`
  return Buffer.concat([body.subarray(0, -1), Buffer.from(rest)])
}
