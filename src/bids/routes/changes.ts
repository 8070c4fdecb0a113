import { Type } from 'typebox'
import { type Http, type Long, sendJson } from '../../lib/http/index.ts'
import { inTurns } from '../../lib/turns.ts'
import type { Bids } from '../index.ts'
import { BidChanges } from '../schema.ts'
import { writtenItems } from './written.ts'

const query = Type.Partial(
  Type.Object({
    since: Type.String({
      maxLength: 200,
      default: '',
      description: '`nextCursor` of the page before; empty = from the start.',
    }),
    limit: Type.Integer({
      minimum: 1,
      maximum: 1000,
      default: 200,
      format: 'int32',
      description: 'Maximum number of items.',
    }),
    awards: Type.Boolean({
      default: false,
      description: 'Whether each notice comes with its results, as `GET /v1/bids/{noticeNo}` shows them in `awards`.',
    }),
    wait: Type.Integer({
      minimum: 0,
      maximum: 30,
      default: 0,
      format: 'int32',
      description:
        'Seconds to wait for a change if there is none yet (long polling). At most five requests of an account may wait at once, and one per key.',
    }),
  }),
)

export function listBidChangesRoute(http: Http, bids: Bids): void {
  const stopping = new AbortController()
  // Runs before open requests are waited for: who waits for changes is answered at once.
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
        summary: 'Follow all notices',
        description:
          'The latest state of every notice that changed after the cursor, in the order of the changes. Following the cursor misses no notice and repeats no state. Results are changes too, but do not create a new version of the notice.',
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
      // Who has no place among those who wait was let in because there is something to tell.
      const waitSeconds = slot.isHeld() ? wait : 0
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
