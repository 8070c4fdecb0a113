// The content codings of responses and their settings; knows zlib, not HTTP.

import { pipeline, type Readable, Transform } from 'node:stream'
import { promisify } from 'node:util'
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  zstdCompress,
} from 'node:zlib'

/** Without a client preference, prefer the coding that costs the least processor time. */
export const CODINGS = ['zstd', 'br', 'gzip'] as const
export type Coding = (typeof CODINGS)[number]
/** `identity` = uncompressed. */
export type Packed = Coding | 'identity'

const {
  BROTLI_OPERATION_FLUSH,
  BROTLI_PARAM_LGWIN,
  BROTLI_PARAM_QUALITY,
  Z_SYNC_FLUSH,
  ZSTD_c_compressionLevel,
  ZSTD_c_windowLog,
  ZSTD_e_flush,
} = constants

// The output size of zlib: after each chunk, control returns to the event loop.
const chunkSize = 64 * 1024

// A page of 1,000 changes, 1,091,561 bytes, costs the event loop 0.4 to 0.7 ms in any of them, and a thread:
//   zstd 1: 108,036 bytes in 3 ms    3: 101,632 in 4 ms     5: 91,073 in 11 ms
//   br   3: 104,353 bytes in 9 ms    4: 91,214 in 12 ms     5: 78,835 in 20 ms
//   gzip 4: 128,506 bytes in 10 ms   6: 114,708 in 14 ms    9: 112,042 in 19 ms
const ANSWER = {
  gzip: { level: 6, chunkSize },
  br: { params: { [BROTLI_PARAM_QUALITY]: 4 }, chunkSize },
  zstd: { params: { [ZSTD_c_compressionLevel]: 3 }, chunkSize },
}

/** Compresses a response in another thread. */
export const pack: Record<Coding, (bytes: string | Buffer) => Promise<Buffer>> = {
  gzip: (bytes) => promisify(gzip)(bytes, ANSWER.gzip),
  br: (bytes) => promisify(brotliCompress)(bytes, ANSWER.br),
  zstd: (bytes) => promisify(zstdCompress)(bytes, ANSWER.zstd),
}

// Higher levels allocate so much at the start that they block the event loop: zstd 19 for 18 ms, to save 2 kB of 30.
const DOCUMENT = {
  gzip: { level: 9 },
  br: { params: { [BROTLI_PARAM_QUALITY]: 9 } },
  zstd: { params: { [ZSTD_c_compressionLevel]: 9 } },
}

/** For content that is compressed once and sent many times. */
export const packTightly: typeof pack = {
  gzip: (bytes) => promisify(gzip)(bytes, DOCUMENT.gzip),
  br: (bytes) => promisify(brotliCompress)(bytes, DOCUMENT.br),
  zstd: (bytes) => promisify(zstdCompress)(bytes, DOCUMENT.zstd),
}

/** The output of each write is read at once, so none of it waits inside for more. */
const readableHighWaterMark = 2 ** 30
/** A larger window hardly compresses better, and each stream has its own memory: 260 to 690 kB. */
const STREAM = {
  gzip: { level: 6, readableHighWaterMark },
  br: { params: { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_LGWIN]: 18 }, readableHighWaterMark },
  zstd: { params: { [ZSTD_c_compressionLevel]: 3, [ZSTD_c_windowLog]: 19 }, readableHighWaterMark },
}
/**
 * Open for hours, and many: 100 kB each. Every write is flushed completely, because an event must not wait for the next
 * one.
 */
const LIVE = {
  gzip: { level: 6, windowBits: 12, memLevel: 5, flush: Z_SYNC_FLUSH, readableHighWaterMark },
  br: {
    params: { [BROTLI_PARAM_QUALITY]: 1, [BROTLI_PARAM_LGWIN]: 14 },
    flush: BROTLI_OPERATION_FLUSH,
    readableHighWaterMark,
  },
  zstd: {
    params: { [ZSTD_c_compressionLevel]: 1, [ZSTD_c_windowLog]: 15 },
    flush: ZSTD_e_flush,
    readableHighWaterMark,
  },
}

const openCoder: Record<Coding, (isLive: boolean) => Transform> = {
  gzip: (isLive) => createGzip(isLive ? LIVE.gzip : STREAM.gzip),
  br: (isLive) => createBrotliCompress(isLive ? LIVE.br : STREAM.br),
  zstd: (isLive) => createZstdCompress(isLive ? LIVE.zstd : STREAM.zstd),
}

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Compresses a stream at the speed of its reader. Closing it closes its source and frees the encoder; writes are
 * processed in order.
 */
export function packStream(source: Readable, coding: Coding, isLive: boolean, inTurn: InTurn): Readable {
  const coder = openCoder[coding](isLive)
  const write = (bytes: Buffer) =>
    new Promise<void>((resolve, reject) => {
      coder.write(bytes, (error) => (error ? reject(error) : resolve()))
    })
  // Passes the error on to the reader or writer; without a listener it would end the process.
  coder.on('error', (error) => packed.destroy(error))
  const packed = new Transform({
    transform(bytes: Buffer, _encoding, done) {
      inTurn(() => write(bytes)).then(() => done(null, coder.read()), done)
    },
    flush(done) {
      inTurn(() => restOf(coder)).then((rest) => done(null, rest), done)
    },
    destroy(error, done) {
      coder.destroy()
      done(error)
    },
  })
  // Errors appear in the stream itself.
  pipeline(source, packed, () => {})
  return packed
}

async function restOf(coder: Transform): Promise<Buffer> {
  coder.end()
  const parts: Buffer[] = []
  for await (const part of coder) parts.push(part)
  return Buffer.concat(parts)
}
