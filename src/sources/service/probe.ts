import type { Clock } from '../../lib/clock.ts'
import { SourceFailure } from '../rules/failure.ts'
import { type FailureKind, OPTIONAL_KINDS, type Tools } from '../schema.ts'
import { type CallerDeps, unanswered } from './caller.ts'
import { createConnectors, type PortalOptions } from './portals.ts'

/** Sources that are read with the key of the Korean portal; the kind is the name. */
export const KEYED_KINDS = ['koneps', ...OPTIONAL_KINDS] as const
export type KeyedKind = (typeof KEYED_KINDS)[number]

export interface ProbeResult {
  /** `busy`: it knows the key, but takes no calls at present. */
  state: 'reachable' | 'busy' | 'rejected' | 'unreachable'
  reason: string | null
}

type ProbeDeps = PortalOptions & Pick<CallerDeps, 'request'> & Pick<Clock, 'now'> & { timeoutMs: number }

const MOST_BYTES = 1024 * 1024

/** One cheap call to a source, which is neither counted nor repeated. */
export async function probeSource(
  kind: KeyedKind,
  { request, now, timeoutMs, ...options }: ProbeDeps,
): Promise<ProbeResult> {
  const row = {
    name: kind,
    kind,
    state: 'enabled' as const,
    settings: {},
    goLiveAt: null,
    createdAt: 0,
    leaseToken: '',
  }
  const connector = createConnectors(options)(row)
  const { signal } = new AbortController()
  let hasCalled = false
  const tools: Tools = {
    signal,
    now,
    call: async (_budget, url, { read }) => {
      hasCalled = true
      const limits = { timeoutMs, maxBytes: MOST_BYTES, foreign: false, signal }
      return read(await request(url, limits).catch(unanswered))
    },
  }
  try {
    await connector?.probe?.(tools)
    if (!hasCalled) throw new Error(`${kind} was not called`)
    return { state: 'reachable', reason: null }
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error
    return { state: STATES[error.kind], reason: error.message }
  }
}

const STATES: Record<FailureKind, ProbeResult['state']> = {
  config: 'rejected',
  quota: 'busy',
  range: 'busy',
  retry: 'unreachable',
  throttled: 'busy',
}
