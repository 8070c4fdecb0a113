// Pages: those for one reader, and those that are the same for all readers, rendered once.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { HTML, type HtmlPage } from '../html.ts'
import { type Packed, packTightly } from './codings.ts'
import { addName, entityTag, JSON_TYPE, negotiateCoding } from './headers.ts'

/** The smallest first. */
const CODINGS = ['br', 'zstd', 'gzip'] as const

/** A page that is the same for all readers: its bytes, and those of each coding with their tag. */
export interface HttpDocument {
  bytes: Buffer
  in(coding: Packed): Promise<{ bytes: Buffer; tag: string }>
}

/**
 * Encoded, hashed and compressed once, and sent as often as it is requested. A coding is made for its first reader: all
 * codings of the reference took 0.2 s of processor time at each start.
 */
export function makeDocument(text: string | Buffer): HttpDocument {
  const plain = typeof text === 'string' ? Buffer.from(text) : text
  const forms = new Map<Packed, ReturnType<HttpDocument['in']>>()
  const make = async (coding: Packed) => {
    const bytes = coding === 'identity' ? plain : await packTightly[coding](plain)
    return { bytes, tag: entityTag(bytes) }
  }
  return {
    bytes: plain,
    in(coding) {
      const form =
        forms.get(coding) ??
        make(coding).catch((error: unknown) => {
          // The next reader tries again.
          forms.delete(coding)
          throw error
        })
      forms.set(coding, form)
      return form
    },
  }
}

/** For browsers at an address without a page. */
export interface NothingPage {
  document: HttpDocument
  contentPolicy: string
}

/** Any cache may store it, and revalidates it after a while. */
const KEPT_A_WHILE = 'public, max-age=300'

export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: HttpDocument,
  caching = KEPT_A_WHILE,
): FastifyReply {
  const coding = negotiateCoding(request.headers['accept-encoding'], CODINGS)
  const send = ({ bytes, tag }: { bytes: Buffer; tag: string }) => {
    if (coding !== 'identity') reply.header('content-encoding', coding)
    reply.headers({ etag: tag, 'cache-control': caching })
    // Keeps what /v1 and pages vary by besides.
    reply.header('vary', addName(reply.getHeader('vary'), 'Accept-Encoding'))
    reply.send(bytes)
  }
  document.in(coding).then(send, (error: unknown) => reply.send(error))
  return reply
}

export const sendHtml = (reply: FastifyReply, { html, contentPolicy }: HtmlPage): FastifyReply =>
  reply.header('content-security-policy', contentPolicy).type(`${HTML}; charset=utf-8`).send(html)

/** JSON that is serialised already. */
export const sendJson = (reply: FastifyReply, body: Buffer): FastifyReply =>
  reply.type(`${JSON_TYPE}; charset=utf-8`).send(body)
