// Trace and span ids (W3C Trace Context, level 1), and which traces are exported.

import { createHmac, createSecretKey, randomBytes } from 'node:crypto'
import type { Sampler } from '../tracing-settings.ts'

export interface Parent {
  traceId: string
  spanId: string
  isSampled: boolean
}

const TRACE_BYTES = 16
const SPAN_BYTES = 8
const NOTHING = /^0+$/
const FORM = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/
/** All other flags are ignored. */
const SAMPLED = 1

/** The context that a caller sent; `null` = none, or it cannot be continued. */
export function readTraceparent(text: unknown): Parent | null {
  const [, version, traceId = '', spanId = '', flags = '', more] =
    typeof text === 'string' ? (FORM.exec(text) ?? []) : []
  if (version === undefined || version === 'ff' || NOTHING.test(traceId) || NOTHING.test(spanId)) return null
  // Later versions may append parts, this one may not.
  if (version === '00' && more !== undefined) return null
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED }
}

export const traceparentOf = ({ traceId, spanId, isSampled }: Parent): string =>
  `00-${traceId}-${spanId}-0${isSampled ? SAMPLED : 0}`

export const randomTraceId = (): string => randomBytes(TRACE_BYTES).toString('hex')
export const randomSpanId = (): string => randomBytes(SPAN_BYTES).toString('hex')

/**
 * Every process derives the same ids from the subject of the trace. Without the key they cannot be guessed, so nobody
 * can add spans to the trace of a notice.
 */
export function createIdMaker(key: Uint8Array) {
  const secret = createSecretKey(key)
  const made = (text: string, bytes: number) =>
    createHmac('sha256', secret).update(text).digest().subarray(0, bytes).toString('hex')
  return {
    traceId: (subject: string) => made(`trace ${subject}`, TRACE_BYTES),
    spanId: (traceId: string, step: string) => made(`span ${traceId} ${step}`, SPAN_BYTES),
  }
}

const TAIL_BYTES = 6
const TAIL_VALUES = 2 ** (8 * TAIL_BYTES)

/** The end of an id is random, so all processes with the same settings choose the same traces. */
export function createChoice({ ratio, parentBased }: Sampler) {
  const isChosen = (traceId: string) =>
    ratio >= 1 || Number.parseInt(traceId.slice(-2 * TAIL_BYTES), 16) < ratio * TAIL_VALUES
  return (traceId: string, parent: Parent | null = null): boolean =>
    parent !== null && parentBased ? parent.isSampled : isChosen(traceId)
}
