// AWS Signature Version 4 for S3, in the header `authorization`.

import { createHash, createHmac } from 'node:crypto'

interface BucketKeys {
  region: string
  accessKeyId: string
  secretAccessKey: string
}

interface UnsignedRequest {
  method: string
  /** The path is already escaped. */
  url: URL
  /** All of them are signed. */
  headers: Record<string, string>
  /** SHA-256 of the body, in hexadecimal digits. */
  bodyHash: string
  at: number
}

const ALGORITHM = 'AWS4-HMAC-SHA256'
const SERVICE = 's3'
/** The hash of an empty body. */
export const EMPTY_HASH = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/** Returns the headers of the request, including the signature. */
export function signBucketRequest(
  { method, url, headers, bodyHash, at }: UnsignedRequest,
  { region, accessKeyId, secretAccessKey }: BucketKeys,
): Record<string, string> {
  const time = new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')
  const day = time.slice(0, 8)
  const sent = { ...headers, 'x-amz-content-sha256': bodyHash, 'x-amz-date': time }
  const lines = Object.entries({ ...sent, host: url.host })
    .map(([name, value]) => [name.toLowerCase(), value.trim()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const names = lines.map(([name]) => name).join(';')
  const request = [
    method,
    url.pathname,
    queryText([...url.searchParams]),
    ...lines.map(([name, value]) => `${name}:${value}`),
    '',
    names,
    bodyHash,
  ].join('\n')
  const scope = `${day}/${region}/${SERVICE}/aws4_request`
  const text = [ALGORITHM, time, scope, createHash('sha256').update(request).digest('hex')].join('\n')
  const key = [day, region, SERVICE, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`)
  const signature = hmac(key, text).toString('hex')
  const authorization = `${ALGORITHM} Credential=${accessKeyId}/${scope},SignedHeaders=${names},Signature=${signature}`
  return { ...sent, authorization }
}

/** The query for both the request and the signature: sorted, and escaped as in RFC 3986. */
export const queryText = (parameters: readonly (readonly [string, string])[]): string =>
  parameters
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join('&')

const escaped = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
