import { Type } from 'typebox'
import type { Http } from '../../lib/http.ts'
import type { Bids } from '../index.ts'
import { BidChanges } from '../schema.ts'

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
      description: 'At most so many items.',
    }),
    wait: Type.Integer({
      minimum: 0,
      maximum: 30,
      default: 0,
      format: 'int32',
      description: 'Seconds to wait for a change if there is none yet.',
    }),
  }),
)

export function listChanges(http: Http, bids: Bids): void {
  const stopping = new AbortController()
  // Runs before open requests are waited for: who waits for changes is answered at once.
  http.addHook('preClose', async () => stopping.abort())
  http.get(
    '/v1/bids/changes',
    {
      config: {
        access: { plan: 'pro', scope: 'bids:read' },
        problems: ['invalid_cursor', 'cursor_expired'],
        holds: ({ url }) => waiting(Number(new URLSearchParams(url.split('?')[1] ?? '').get('wait'))),
      },
      schema: {
        operationId: 'listBidChanges',
        summary: 'Follow all notices',
        description:
          'The newest state of every notice that changed after the cursor, in the order of the changes. Who follows the cursor misses no notice and gets no version twice.',
        tags: ['Notices'],
        querystring: query,
        response: { 200: BidChanges },
      },
    },
    async (request, reply) => {
      const { since = '', limit = 200, wait = 0 } = request.query
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      const signal = AbortSignal.any([gone.signal, stopping.signal])
      const { accountId } = request.caller
      return bids.changes({ accountId, since, limit, waitSeconds: wait, signal })
    },
  )
}

const waiting = (seconds: number) => (seconds > 0 ? { kind: 'changes' as const, longestMs: seconds * 1000 } : null)
