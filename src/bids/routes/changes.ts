import { type Http, type Long, sendJson } from '../../lib/http/index.ts'
import { inTurns } from '../../lib/turns.ts'
import { Type } from '../../lib/type.ts'
import type { Bids } from '../index.ts'
import { BidChanges } from '../schema/changes.ts'
import { writtenItems } from './written.ts'

const query = Type.Partial(
  Type.Object({
    since: Type.String({
      maxLength: 200,
      default: '',
      description: {
        en: '`nextCursor` of the page before; empty = from the start.',
        ko: '이전 페이지의 `nextCursor`. 비우면 처음부터입니다.',
      },
    }),
    limit: Type.Integer({
      minimum: 1,
      maximum: 1000,
      default: 200,
      format: 'int32',
      description: { en: 'Maximum number of items.', ko: '항목의 최대 수' },
    }),
    awards: Type.Boolean({
      default: false,
      description: {
        en: 'Whether each notice includes its results, as in `awards` of `GET /v1/bids/{noticeNo}`.',
        ko: '공고마다 `GET /v1/bids/{noticeNo}`의 `awards`와 같은 개찰·낙찰 결과를 포함할지',
      },
    }),
    wait: Type.Integer({
      minimum: 0,
      maximum: 30,
      default: 0,
      format: 'int32',
      description: {
        en: 'Seconds to wait for a change if there is none yet (long polling). At most five requests of an account may wait at once, and one per key.',
        ko: '변경이 없을 때 대기할 시간(초). 동시에 대기하는 호출은 계정마다 5개, 키마다 1개까지입니다. 바로 응답하는 호출은 집계하지 않습니다.',
      },
    }),
  }),
)

export function listBidChangesRoute(http: Http, bids: Bids): void {
  const stopping = new AbortController()
  // Runs before the server waits for open requests, so that waiting callers get a response at once.
  http.addHook('preClose', async () => stopping.abort())
  http.get(
    '/v1/bids/changes',
    {
      config: {
        access: { needs: 'notices', scope: 'bids:read' },
        problems: ['invalid_cursor', 'cursor_expired'],
        holds: ({ url }) => waiting(bids, new URLSearchParams(url.split('?')[1] ?? '')),
      },
      schema: {
        operationId: 'listBidChanges',
        title: { en: 'Follow all notices', ko: '전체 공고의 변경 피드' },
        about: {
          en: 'The latest state of every notice that changed after the cursor, in the order of the changes. Following the cursor misses no notice and repeats no state. Results are changes too, but do not create a new version of the notice.',
          ko: '커서 이후에 바뀐 모든 공고의 최신 상태를 바뀐 순서대로 반환합니다. 커서를 따라가면 공고가 빠지지 않고 같은 상태가 중복되지 않습니다. 개찰 결과도 변경이지만 공고의 버전 번호는 올라가지 않습니다.',
        },
        tags: ['Notices'],
        querystring: query,
        response: { 200: BidChanges },
      },
    },
    async (request, reply) => {
      const { since = '', limit = 200, awards = false, wait = 0 } = request.query
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      const signal = AbortSignal.any([gone.signal, stopping.signal])
      const { caller, slot } = request
      // A caller without a place among the waiting ones was admitted because there are changes.
      const waitSeconds = slot.hasLong() ? wait : 0
      const asked = { accountId: caller.accountId, since, limit, awards, waitSeconds, signal }
      const { items, ...rest } = await bids.changes(asked)
      slot.release()
      return sendJson(reply, await inTurns(writtenItems(items, rest)))
    },
  )
}

function waiting(bids: Bids, query: URLSearchParams): Long | null {
  const seconds = Number(query.get('wait'))
  if (!(seconds > 0)) return null
  return { kind: 'changes', longestMs: seconds * 1000, isLong: () => bids.nothingAfter(query.get('since') ?? '') }
}
