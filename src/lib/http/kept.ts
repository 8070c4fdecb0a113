import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Coding } from './codings.ts'
import { entityTag, JSON_TYPE } from './headers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The response, if it may be sent again. */
    kept: Kept | null
  }
}

/** JSON that may be sent many times: hashed once, and compressed once for each coding. */
export interface Kept {
  readonly bytes: Buffer
  /** The `Link` header to its neighbours. */
  readonly link: string
  readonly forms: Map<Coding, Buffer>
  tag(): string
  /** The bytes in memory, in all codings. */
  size(): number
}

export function createKept(bytes: Buffer, link: string): Kept {
  const forms = new Map<Coding, Buffer>()
  let tag: string | null = null
  return {
    bytes,
    link,
    forms,
    tag: () => {
      tag ??= entityTag(bytes)
      return tag
    },
    size: () => [...forms.values()].reduce((sum, { length }) => sum + length, bytes.length + 2 * link.length),
  }
}

export function sendKept(request: FastifyRequest, reply: FastifyReply, kept: Kept): FastifyReply {
  request.kept = kept
  reply.header('link', kept.link).header('etag', kept.tag())
  return reply.type(`${JSON_TYPE}; charset=utf-8`).send(kept.bytes)
}
