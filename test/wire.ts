import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'

/** A response as transferred: `fetch` would have decompressed it. */
export interface WireAnswer {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
}

export function askWire(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(parts) })
      })
      answer.on('error', reject)
    })
    asked.on('error', reject)
    asked.end()
  })
}

const UNPACK: Record<string, (bytes: Buffer) => Buffer> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  identity: (bytes) => bytes,
}

/** The decompressed text. */
export function unpack({ headers, bytes }: Pick<WireAnswer, 'headers' | 'bytes'>): string {
  const coding = headers['content-encoding'] ?? 'identity'
  const open = UNPACK[coding]
  if (!open) throw new Error(`nobody knows the coding ${coding}`)
  return open(bytes).toString()
}
