import type { BucketSettings } from '../../../lib/attachment-settings.ts'
import { type Clock, MINUTE, pause, SECOND, systemClock } from '../../../lib/clock.ts'
import { type OutboundAnswer, OutboundError, type OutboundRequest } from '../../../lib/outbound/index.ts'
import { StorageFault } from '../../rules/storage.ts'
import { EMPTY_HASH, queryText, signBucketRequest } from './signature.ts'

export interface BucketDeps {
  clock: Clock
  /** Without the address guard, because the operator sets the address. */
  request: (url: URL, options: OutboundRequest) => Promise<OutboundAnswer>
}

interface BucketRequest {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Relative to the prefix; '' = the bucket itself. */
  key: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: { content: Uint8Array; hash: string }
  /** The maximum size of the response. */
  maxBytes?: number
  timeoutMs?: number
  /** Delays before retries. */
  waitsMs?: readonly number[]
  /** Statuses other than 2xx that are not errors. */
  expected?: readonly number[]
}

const TIMEOUT_MS = 10 * SECOND
/** For requests with the content of a file. */
export const CONTENT_TIMEOUT_MS = 2 * MINUTE
const WAITS_MS = [200, SECOND, 3 * SECOND]
const ANSWER_BYTES = 64 * 1024
/** Errors that may not recur. 409: a concurrent request for the same key. */
const PASSING_STATUSES = new Set([408, 409, 429, 500, 502, 503, 504])
const PASSING_REASONS = new Set(['timeout', 'dns', 'connection'])

/** Sends signed requests to one bucket, and retries those that may succeed later. */
export function createBucketClient(deps: BucketDeps, settings: BucketSettings) {
  const { request } = deps
  const never = new AbortController().signal
  const base = baseOf(settings)
  const place = `${base.host}${base.pathname}${settings.prefix}`

  async function once(wanted: BucketRequest): Promise<OutboundAnswer> {
    const { method, key, query = {}, headers = {}, body, maxBytes = ANSWER_BYTES, timeoutMs = TIMEOUT_MS } = wanted
    const path = key === '' ? '' : `${settings.prefix}${key}`
    const url = new URL(`${base.href}${path}`)
    url.search = queryText(Object.entries(query))
    // The server compares the time with its own clock.
    const unsigned = { method, url, headers, bodyHash: body?.hash ?? EMPTY_HASH, at: systemClock.now() }
    return request(url, {
      method,
      headers: signBucketRequest(unsigned, settings),
      ...(body && { body: body.content }),
      timeoutMs,
      maxBytes,
      excerptBytes: ANSWER_BYTES,
      trust: 'operator',
      // Requests are idempotent, because keys are hashes of the content.
      repeatable: true,
    })
  }

  async function attempt(wanted: BucketRequest): Promise<OutboundAnswer | OutboundError> {
    try {
      return await once(wanted)
    } catch (error) {
      if (error instanceof OutboundError) return error
      throw error
    }
  }

  return {
    /** Used in messages. */
    place,
    async send(wanted: BucketRequest): Promise<OutboundAnswer> {
      const { expected = [], waitsMs = WAITS_MS } = wanted
      let outcome = await attempt(wanted)
      for (const waitMs of waitsMs) {
        if (!isPassing(outcome)) break
        await pause(waitMs, never)
        outcome = await attempt(wanted)
      }
      if (outcome instanceof OutboundError) throw new StorageFault(`${place}: ${outcome.message}`, { cause: outcome })
      const { status } = outcome
      const code = codeIn(outcome)
      const isExpected = (status >= 200 && status < 300) || (expected.includes(status) && code !== 'NoSuchBucket')
      if (isExpected) return outcome
      throw new StorageFault(`${place} answered ${wanted.method} with ${status} ${code}`.trim())
    },
  }
}

const isPassing = (outcome: OutboundAnswer | OutboundError): boolean =>
  outcome instanceof OutboundError ? PASSING_REASONS.has(outcome.reason) : PASSING_STATUSES.has(outcome.status)

/** The URL ends with a slash. */
function baseOf({ endpoint, bucket, pathStyle }: BucketSettings): URL {
  const base = new URL(endpoint)
  if (pathStyle) base.pathname = `/${bucket}/`
  else base.host = `${bucket}.${base.host}`
  return base
}

/** The name of the error, such as `AccessDenied`; responses to HEAD have none. */
const codeIn = ({ body }: OutboundAnswer): string =>
  /<Code>(\w{1,80})<\/Code>/.exec(Buffer.from(body).toString('latin1'))?.[1] ?? ''
