// Pages: those of one reader, and those that are the same for everybody, made once.

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { HTML, type HtmlPage } from '../html.ts'
import { entityTag, negotiateCoding } from './headers.ts'

const CODINGS = ['br', 'gzip'] as const
type Coding = (typeof CODINGS)[number] | 'identity'

/** A page that is the same for everybody: its bytes in every coding, each with its tag. */
export type HttpDocument = Record<Coding, { bytes: Buffer; tag: string }>

const LEVEL = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** Made once and sent as often as it is asked for; to encode, hash and compress it each time was what made others wait. */
export async function makeDocument(text: string): Promise<HttpDocument> {
  const plain = Buffer.from(text)
  const [br, gz] = await Promise.all([promisify(brotliCompress)(plain, LEVEL), promisify(gzip)(plain)])
  const tagged = (bytes: Buffer) => ({ bytes, tag: entityTag(bytes) })
  return { br: tagged(br), gzip: tagged(gz), identity: tagged(plain) }
}

/** Anybody may keep it; after a while he asks whether it is still the same. */
export function sendDocument(request: FastifyRequest, reply: FastifyReply, document: HttpDocument): FastifyReply {
  const coding = negotiateCoding(request.headers['accept-encoding'], CODINGS)
  const { bytes, tag } = document[coding]
  if (coding !== 'identity') reply.header('content-encoding', coding)
  reply.headers({ etag: tag, 'cache-control': 'public, max-age=300' })
  // What /v1 and pages vary by besides stays.
  reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '))
  return reply.send(bytes)
}

export const sendHtml = (reply: FastifyReply, { html, contentPolicy }: HtmlPage): FastifyReply =>
  reply.header('content-security-policy', contentPolicy).type(`${HTML}; charset=utf-8`).send(html)
