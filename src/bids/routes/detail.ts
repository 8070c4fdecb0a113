import type { Http } from '../../lib/http/index.ts'
import { Type } from '../../lib/type.ts'
import type { Wording } from '../../vocabulary/languages.ts'
import { NUMBER_IN_PATH } from '../../vocabulary/notices.ts'
import type { Bids } from '../index.ts'
import { BidDetail } from '../schema/detail.ts'

const count = (description: Wording, minimum: number) =>
  Type.Integer({ minimum, maximum: 2147483647, format: 'int32', description })

export function getBidRoute(http: Http, bids: Bids): void {
  http.get(
    '/v1/bids/:noticeNo',
    {
      config: { access: { needs: 'notices', scope: 'bids:read' }, problems: ['not_found', 'notice_withdrawn'] },
      schema: {
        operationId: 'getBid',
        title: { en: 'One notice in detail', ko: '공고 상세' },
        about: {
          en: 'The notice with its versions, documents and results. To get an older state, add `version` or `revision`, or request `{noticeNo}-{revision}`.',
          ko: '공고와 모든 버전, 첨부 문서, 개찰 결과를 반환합니다. 이전 상태는 `version`이나 `revision` 파라미터 또는 `{noticeNo}-{revision}` 경로로 조회합니다.',
        },
        tags: ['Notices'],
        params: Type.Object({
          noticeNo: Type.String(NUMBER_IN_PATH),
        }),
        querystring: Type.Partial(
          Type.Object({
            version: count(
              { en: 'Version number given by this service, from 1.', ko: '이 서비스의 버전 번호. 1부터 시작합니다.' },
              1,
            ),
            revision: count(
              {
                en: 'Revision number given by the source; the newest version of it is shown.',
                ko: '출처의 차수. 그 차수의 최신 버전을 반환합니다.',
              },
              0,
            ),
          }),
        ),
        response: { 200: BidDetail },
      },
    },
    async (request) => {
      const detail = await bids.detail(request.caller.accountId, request.params.noticeNo, request.query)
      if (!detail)
        throw await bids.missing(request.params.noticeNo, {
          en: 'There is no such notice, or it has no such version.',
          ko: '공고나 버전을 찾을 수 없습니다.',
        })
      return detail
    },
  )
}
