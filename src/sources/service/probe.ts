import { type Clock, seoulDay } from '../../lib/clock.ts'
import type { Queryable } from '../../lib/db/index.ts'
import { SourceFailure } from '../rules/failure.ts'
import type { Connector, FailureKind, Tools } from '../schema/connector.ts'
import { OPTIONAL_KINDS } from '../schema/sources.ts'
import { callsOfDay } from '../store/windows.ts'
import { type CallerDeps, createGate, unanswered } from './caller.ts'
import { createConnectors, type PortalOptions } from './portals.ts'

/** Sources that are read with the key of the Korean portal; the kind is the name. */
export const KEYED_KINDS = ['koneps', ...OPTIONAL_KINDS] as const
export type KeyedKind = (typeof KEYED_KINDS)[number]

export interface ProbeResult {
  list: string
  /** `busy`: it accepts the key, but no calls at present. */
  state: 'reachable' | 'busy' | 'rejected' | 'unreachable'
  reason: string | null
}

type ProbeDeps = PortalOptions &
  Pick<CallerDeps, 'request'> &
  Pick<Clock, 'now'> & {
    sql: Queryable
    timeoutMs: number
    /** Between two calls; absent = as the source requires. */
    spacingMs?: number | undefined
  }

type Probe = Awaited<ReturnType<NonNullable<Connector['probes']>>>[number]

const MOST_BYTES = 1024 * 1024
const SPENT = 'the calls of this day are used up'

/**
 * One cheap call to each list of a source, neither counted nor repeated. A list whose daily calls are used up is not
 * called. If the first one does not respond, the others are not called either.
 */
export async function probeSource(
  kind: KeyedKind,
  { sql, request, now, timeoutMs, spacingMs, ...options }: ProbeDeps,
): Promise<ProbeResult[]> {
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
  const [first, ...others] = (await connector?.probes?.(now())) ?? []
  if (!connector || !first) throw new Error(`${kind} has no list to call`)
  const { callsADay, manners } = connector
  const { signal } = new AbortController()
  const gate = createGate({ ...manners, spacingMs: spacingMs ?? manners.spacingMs })
  const tools: Tools = {
    signal,
    now,
    call: async (_budget, url, { read }) => {
      const limits = { timeoutMs, maxBytes: MOST_BYTES, foreign: false, signal }
      return read(await gate.turn(signal, () => request(url, limits)).catch(unanswered))
    },
  }
  const used = await callsOfDay(sql, kind, seoulDay(now()))
  const spent = new Set(
    used
      .filter(({ calls, spent: all }) => all || calls >= (callsADay ?? Number.POSITIVE_INFINITY))
      .map((it) => it.budget),
  )

  async function look({ list, ask }: Probe): Promise<ProbeResult> {
    if (spent.has(list)) return { list, state: 'busy', reason: SPENT }
    try {
      await ask(tools)
      return { list, state: 'reachable', reason: null }
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error
      return { list, state: STATES[error.kind], reason: error.message }
    }
  }

  const result = await look(first)
  return result.state === 'unreachable' ? [result] : [result, ...(await Promise.all(others.map(look)))]
}

const STATES: Record<FailureKind, ProbeResult['state']> = {
  config: 'rejected',
  quota: 'busy',
  range: 'busy',
  retry: 'unreachable',
  throttled: 'busy',
}
