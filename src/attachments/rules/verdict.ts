import { HOUR, MINUTE, SECOND } from '../../lib/clock.ts'
import type { OutboundReason } from '../../lib/outbound/index.ts'
import type { FetchOutcome, FetchReason, FileState } from '../schema.ts'

export interface FetchVerdict {
  state: Exclude<FileState, 'fetched'>
  /** The delay before the next attempt; `null` = none. */
  retryMs: number | null
  /** Whether the attempt counts. Attempts that failed because of the store do not. */
  counts: boolean
  /** How long no request is sent to the host. */
  restMs: number | null
}

const WAITS_MS = [MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR]
const BUSY_MS = MINUTE
/** The maximum pause of a host, so that a file without response does not block the other files for longer. */
const LONGEST_REST_MS = HOUR
/** Reasons that a further attempt would not change. */
const FINAL: ReadonlySet<FetchReason> = new Set(['invalidUrl', 'refusedAddress', 'redirects', 'tooLarge', 'encoded'])

/** The consequence of a failed fetch. `attempts` = counted attempts before it; `storeRestMs` = `FileStore.restMs`. */
export function fetchVerdict(
  { reason, status, retryAfterMs }: Pick<FetchOutcome, 'status' | 'retryAfterMs'> & { reason: FetchReason },
  attempts: number,
  storeRestMs: number,
): FetchVerdict {
  if (reason === 'diskFull') return { state: 'pending', retryMs: storeRestMs, counts: false, restMs: null }
  const restMs = reason === 'busy' ? Math.min(Math.max(retryAfterMs ?? BUSY_MS, SECOND), LONGEST_REST_MS) : null
  if (status === 410) return { state: 'gone', retryMs: null, counts: true, restMs: null }
  const wait = FINAL.has(reason) ? undefined : WAITS_MS[attempts]
  // The other files of a busy host are fetched before this one.
  if (wait !== undefined) return { state: 'pending', retryMs: wait + (restMs ?? 0), counts: true, restMs }
  return { state: reason === 'notFound' ? 'gone' : 'failed', retryMs: null, counts: true, restMs }
}

const OUTBOUND: Record<OutboundReason, FetchReason> = {
  timeout: 'timeout',
  too_large: 'tooLarge',
  refused_address: 'refusedAddress',
  invalid_url: 'invalidUrl',
  dns: 'dns',
  connection: 'connection',
  tls: 'tls',
  aborted: 'connection',
}
export const reasonOfError = (reason: OutboundReason): FetchReason => OUTBOUND[reason]

/**
 * The reason why a response is not a file; `null` if it is one. Portals respond with 200 and a page if a file does not
 * exist.
 */
export function reasonOfAnswer(
  { status, headers, body }: { status: number; headers: Headers; body: Uint8Array },
  name: string,
): FetchReason | null {
  if (status === 429 || status === 503) return 'busy'
  if (status === 404 || status === 410) return 'notFound'
  if (status !== 200) return 'status'
  const coding = headers.get('content-encoding')?.trim().toLowerCase() ?? ''
  // Compression was not requested, and is not decoded here.
  if (coding !== '' && coding !== 'identity') return 'encoded'
  if (body.length === 0) return 'empty'
  const isPage = /^text\/html\b/i.test(headers.get('content-type')?.trim() ?? '')
  return isPage && !/\.x?html?$/i.test(name.trim()) ? 'notAFile' : null
}

/** Parses `Retry-After`, in seconds or as a date. */
export function requestedWait(value: string | null, now: number): number | null {
  const text = value?.trim() ?? ''
  if (text === '') return null
  const ms = /^\d+$/.test(text) ? Number(text) * SECOND : Date.parse(text) - now
  return Number.isNaN(ms) ? null : Math.max(ms, 0)
}
