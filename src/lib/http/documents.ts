// Pages: those of one reader, and those that are the same for everybody, made once.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { HTML, type HtmlPage } from '../html.ts'
import { type Packed, packTightly } from './codings.ts'
import { addName, entityTag, JSON_TYPE, negotiateCoding } from './headers.ts'

/** The smallest first. */
const CODINGS = ['br', 'zstd', 'gzip'] as const

/** A page that is the same for everybody: its bytes in every coding, each with its tag. */
export type HttpDocument = Record<Packed, { bytes: Buffer; tag: string }>

/** Made once and sent as often as it is asked for; to encode, hash and compress it each time was what made others wait. */
export async function makeDocument(text: string | Buffer): Promise<HttpDocument> {
  const plain = typeof text === 'string' ? Buffer.from(text) : text
  const { br, zstd, gzip } = packTightly
  const packed = await Promise.all([br(plain), zstd(plain), gzip(plain)])
  const tagged = (bytes: Buffer) => ({ bytes, tag: entityTag(bytes) })
  return { br: tagged(packed[0]), zstd: tagged(packed[1]), gzip: tagged(packed[2]), identity: tagged(plain) }
}

/** For a browser at an address where nothing is. */
export interface NothingPage {
  document: HttpDocument
  contentPolicy: string
}

/** Anybody may keep it; after a while he asks whether it is still the same. */
const KEPT_A_WHILE = 'public, max-age=300'

export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: HttpDocument,
  caching = KEPT_A_WHILE,
): FastifyReply {
  const coding = negotiateCoding(request.headers['accept-encoding'], CODINGS)
  const { bytes, tag } = document[coding]
  if (coding !== 'identity') reply.header('content-encoding', coding)
  reply.headers({ etag: tag, 'cache-control': caching })
  // What /v1 and pages vary by besides stays.
  reply.header('vary', addName(reply.getHeader('vary'), 'Accept-Encoding'))
  return reply.send(bytes)
}

export const sendHtml = (reply: FastifyReply, { html, contentPolicy }: HtmlPage): FastifyReply =>
  reply.header('content-security-policy', contentPolicy).type(`${HTML}; charset=utf-8`).send(html)

/** JSON that is written already. */
export const sendJson = (reply: FastifyReply, body: Buffer): FastifyReply =>
  reply.type(`${JSON_TYPE}; charset=utf-8`).send(body)
