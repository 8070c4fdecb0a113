// Which responses are compressed, and in which order.

import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createFairQueue } from '../fair-queue.ts'
import { CODINGS, type Coding, type Packed, pack, packStream } from './codings.ts'
import { addName, negotiateCoding, VARY_OF_API } from './headers.ts'

/** Below this size a response fits into one packet uncompressed. */
const SMALLEST = 1024
/** zlib uses the four threads of the pool; two are left for files and DNS. */
const AT_ONCE = 2

const EVENT_STREAM = 'text/event-stream'
/** PDF and workbooks are compressed already; problems are small. */
const PACKABLE = new Set([
  'application/json',
  'application/x-ndjson',
  'text/csv',
  'text/html',
  'text/plain',
  EVENT_STREAM,
])

export interface Packing {
  /** The coding of this response; adds to `Vary` what it depends on. */
  codingOf(request: FastifyRequest, reply: FastifyReply, payload: unknown): Packed
  pack(coding: Coding, request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown>
}

/** `callerOf` = the account of a request, so that no account waits for the responses of another. */
export function createPacking(callerOf: (request: FastifyRequest) => string): Packing {
  const queue = createFairQueue(AT_ONCE)
  return {
    codingOf(request, reply, payload) {
      if (!isPackable(request, reply)) return 'identity'
      const vary = reply.getHeader('vary')
      if (vary !== VARY_OF_API) reply.header('vary', addName(vary, 'Accept-Encoding'))
      if (!(payload instanceof Readable) && sizeOf(payload) < SMALLEST) return 'identity'
      return negotiateCoding(request.headers['accept-encoding'], CODINGS)
    },
    async pack(coding, request, reply, payload) {
      reply.header('content-encoding', coding).removeHeader('content-length')
      const { kept } = request
      const ready = kept?.forms.get(coding)
      if (ready) return ready
      const caller = callerOf(request)
      if (payload instanceof Readable) {
        // The payload is not sent.
        if (request.method === 'HEAD') return payload
        return packStream(payload, coding, typeOf(reply) === EVENT_STREAM, (work) => queue.take(caller, work))
      }
      const bytes = payload as string | Buffer
      return queue.take(caller, async () => {
        // The client disconnected while the response waited; later hooks still read it.
        if (reply.raw.destroyed) {
          reply.removeHeader('content-encoding')
          return bytes
        }
        const packed = await pack[coding](bytes)
        kept?.forms.set(coding, packed)
        return packed
      })
    },
  }
}

/**
 * A response with a secret is not compressed: next to text that the caller chooses, its compressed length would reveal
 * parts of the secret (BREACH).
 */
function isPackable({ routeOptions: { config } }: FastifyRequest, reply: FastifyReply): boolean {
  const isSuccess = reply.statusCode >= 200 && reply.statusCode < 300
  return isSuccess && !config.showsSecret && PACKABLE.has(typeOf(reply)) && !reply.hasHeader('content-encoding')
}

const typeOf = (reply: FastifyReply): string => String(reply.getHeader('content-type') ?? '').split(';', 1)[0] ?? ''

const sizeOf = (payload: unknown): number =>
  typeof payload === 'string' || Buffer.isBuffer(payload) ? Buffer.byteLength(payload) : 0
