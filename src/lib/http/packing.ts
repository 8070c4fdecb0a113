// Which answers travel compressed, and in whose turn that is done.

import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createFairQueue } from '../fair-queue.ts'
import { CODINGS, type Coding, type Packed, pack, packStream } from './codings.ts'
import { addName, negotiateCoding, VARY_OF_API } from './headers.ts'

/** Below this an answer fits into one packet as it is. */
const SMALLEST = 1024
/** Of the four threads zlib works in, two are left to files and names. */
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
  /** What this answer is to travel in; says in `Vary` what decides it. */
  codingOf(request: FastifyRequest, reply: FastifyReply, payload: unknown): Packed
  pack(coding: Coding, request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown>
}

/** `callerOf` = on whose account a request is, so that nobody waits for what another asks for. */
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
        // Nothing of it is sent.
        if (request.method === 'HEAD') return payload
        return packStream(payload, coding, typeOf(reply) === EVENT_STREAM, (work) => queue.take(caller, work))
      }
      const bytes = payload as string | Buffer
      return queue.take(caller, async () => {
        // The caller left while the answer waited for its turn; hooks that run later still read it.
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
 * An answer that shows a secret is sent as it is: beside words of a caller's choice its compressed length would tell
 * something of the secret (BREACH).
 */
function isPackable({ routeOptions: { config } }: FastifyRequest, reply: FastifyReply): boolean {
  const isSuccess = reply.statusCode >= 200 && reply.statusCode < 300
  return isSuccess && !config.showsSecret && PACKABLE.has(typeOf(reply)) && !reply.hasHeader('content-encoding')
}

const typeOf = (reply: FastifyReply): string => String(reply.getHeader('content-type') ?? '').split(';', 1)[0] ?? ''

const sizeOf = (payload: unknown): number =>
  typeof payload === 'string' || Buffer.isBuffer(payload) ? Buffer.byteLength(payload) : 0
