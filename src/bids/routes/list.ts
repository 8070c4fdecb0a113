import {
  type Http,
  JSON_TYPE,
  languageOf,
  leavingOf,
  sendKept,
  speakIn,
  unlessLeft,
  type Workbooks,
} from '../../lib/http/index.ts'
import type { Bids } from '../index.ts'
import { exporting, FORMS, refusePages, SEARCH_PROBLEMS, sendExport } from './export.ts'
import { bidList, searchParameters } from './search-shape.ts'

export function listBidsRoute(http: Http, bids: Bids, workbooks: Workbooks): void {
  http.get(
    '/v1/bids',
    {
      config: {
        access: { needs: 'notices', scope: 'bids:read' },
        produces: FORMS,
        recall: ({ caller, url }) => bids.recall(caller.accountId, url),
        holds: exporting,
        problems: SEARCH_PROBLEMS,
      },
      preValidation: refusePages,
      schema: {
        operationId: 'listBids',
        title: { en: 'Search bid notices', ko: '입찰공고 검색' },
        about: {
          en: 'Notices that match every filter given, with the exact total, newest first unless `sort` says otherwise.',
          ko: '모든 필터와 일치하는 공고와 정확한 전체 건수를 반환합니다. `sort`를 생략하면 최신순입니다.',
        },
        tags: ['Notices'],
        querystring: searchParameters(),
        response: { 200: bidList() },
      },
    },
    async (request, reply) => {
      if (request.sends !== JSON_TYPE) return sendExport(request, reply, bids, { asked: request.query, workbooks })
      const language = languageOf(request)
      if (request.query.explain) speakIn(reply, language)
      const signal = request.query.in === undefined ? undefined : leavingOf(reply)
      const asking = { language, signal }
      const { caller, url, query } = request
      const answer = await unlessLeft(signal, () => bids.list(caller.accountId, url, query, asking))
      // The catalog has written the response; tests compare it with the schema.
      return answer === null ? reply : sendKept(request, reply, answer)
    },
  )
}
