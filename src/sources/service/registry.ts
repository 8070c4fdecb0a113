import { HOUR, SECOND } from '../../lib/clock.ts'
import { SourceFailure } from '../rules/failure.ts'
import type { FailureKind } from '../schema/connector.ts'
import {
  type CompanyListing,
  type ListedRows,
  type PortalRegistry,
  REGISTRY_LISTS,
  type ReadList,
  type RegistryList,
} from '../schema/registry.ts'
import { listSources } from '../store/sources.ts'
import { type CallerDeps, createCaller, createGate, type Request } from './caller.ts'
import { createRegistries, type PortalOptions } from './portals.ts'

/**
 * Why there is no listing. `off`: this process has no key for a portal · `refused`: the portal rejects the key ·
 * `spent`: the daily calls are used up · `away`: the portal does not respond, or with an invalid response.
 */
export type RegistryRefusal = 'off' | 'refused' | 'spent' | 'away'
export type RegistryAnswer = { listing: CompanyListing } | { refusal: RegistryRefusal }

/** The registry entries of the company with this number. `admit` runs before the portal is called, and may throw. */
export type ReadRegistry = (businessNo: string, admit: () => void) => Promise<RegistryAnswer>

export interface RegistryDeps extends CallerDeps, PortalOptions {
  log: (message: string, detail?: object) => void
  /** For one company, while a caller waits. */
  timeoutMs?: number
  /** Between two calls; absent = as the portal requires. */
  spacingMs?: number
}

/** The source whose calls these count with: each operation has its own budget. */
const SOURCE = 'koneps'
const TIMEOUT_MS = 15 * SECOND
/** A page of 999 rows is about 300 KB. */
const MOST_BYTES = 4 * 1024 * 1024
/** How long a listing is reused. */
const KEPT_MS = HOUR
const MOST_KEPT = 500
/** A call is repeated once. */
const MOST_REPEATS = 1

export function createCompanyRegistry(deps: RegistryDeps): ReadRegistry {
  const { clock, db } = deps
  const { portal, demo } = createRegistries(deps)
  const remember = createMemory(clock.now)
  const read = portal && createPortalReader(deps, portal)
  return async (businessNo, admit) => {
    if (read) return remember(businessNo, admit, () => read(businessNo))
    // No portal lists the firms of the demo.
    const sources = await listSources(db.sql)
    const isDemo = sources.some(({ kind, state }) => kind === 'demo' && state === 'enabled')
    return isDemo ? { listing: demo(businessNo, clock.now()) } : { refusal: 'off' }
  }
}

/** Concurrent requests for a number share one response. Only complete listings are cached. */
function createMemory(now: () => number) {
  const kept = new Map<string, { until: number; answer: Promise<RegistryAnswer> }>()
  return (businessNo: string, admit: () => void, read: () => Promise<RegistryAnswer>): Promise<RegistryAnswer> => {
    const before = kept.get(businessNo)
    if (before && now() < before.until) return before.answer
    admit()
    const entry = { until: now() + KEPT_MS, answer: read() }
    kept.delete(businessNo)
    kept.set(businessNo, entry)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    const forget = () => {
      if (kept.get(businessNo) === entry) kept.delete(businessNo)
    }
    entry.answer.then((answer) => isWhole(answer) || forget(), forget)
    return entry.answer
  }
}

const isWhole = (answer: RegistryAnswer): boolean =>
  'listing' in answer && REGISTRY_LISTS.every((list) => answer.listing[list] !== null)

function createPortalReader(deps: RegistryDeps, { callsADay, manners, lists }: PortalRegistry) {
  const { clock, log, timeoutMs = TIMEOUT_MS, spacingMs = manners.spacingMs } = deps
  const request: Request = (url, { timeoutMs: callMs, foreign, signal }) =>
    deps.request(url, { timeoutMs: Math.min(callMs, timeoutMs), maxBytes: MOST_BYTES, foreign, signal })
  const caller = createCaller(
    { db: deps.db, clock, request, ...(deps.wait && { wait: deps.wait }) },
    SOURCE,
    { callsADay },
    createGate({ ...manners, spacingMs }),
  )

  /** `null` and the failure if the list could not be read. */
  async function readList<Row>(
    list: RegistryList,
    read: ReadList<Row>,
    businessNo: string,
    failures: SourceFailure[],
  ): Promise<ListedRows<Row> | null> {
    const signal = AbortSignal.timeout(timeoutMs)
    let repeats = 0
    const isAway = () => repeats++ >= MOST_REPEATS
    const { tools, judge } = caller.toolsFor({ purpose: 'poll', signal, isAway, isWanted: async () => true })
    try {
      return await read(businessNo, tools)
    } catch (error) {
      const failure = signal.aborted ? new SourceFailure('retry', 'no answer in time', 'timeout') : error
      if (!(failure instanceof SourceFailure)) throw error
      await judge(failure)
      // The portal's text may quote the requested number.
      log('A list of the company registry was not read', {
        list,
        reason: failure.message.replaceAll(businessNo, '(number)'),
      })
      failures.push(failure)
      return null
    }
  }

  return async (businessNo: string): Promise<RegistryAnswer> => {
    const failures: SourceFailure[] = []
    const [company, licences, products, sanctions] = await Promise.all([
      readList('company', lists.company, businessNo, failures),
      readList('licences', lists.licences, businessNo, failures),
      readList('products', lists.products, businessNo, failures),
      readList('sanctions', lists.sanctions, businessNo, failures),
    ])
    const [first] = failures
    if (first && failures.length === REGISTRY_LISTS.length) return { refusal: REFUSALS[first.kind] }
    return { listing: { company, licences, products, sanctions, fetchedAt: clock.now() } }
  }
}

const REFUSALS: Readonly<Record<FailureKind, RegistryRefusal>> = {
  config: 'refused',
  quota: 'spent',
  range: 'away',
  retry: 'away',
  throttled: 'away',
}
