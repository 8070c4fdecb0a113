import { type Config, packageVersion } from '../config.ts'
import { systemClock } from '../lib/clock.ts'
import type { Queryable } from '../lib/db/index.ts'
import { createOutbound } from '../lib/outbound/index.ts'
import { KEYED_KINDS, type KeyedKind, type ProbeResult, probeSource } from '../sources/index.ts'
import type { DoctorFinding } from './doctor-machine.ts'

const TIMEOUT_MS = 5_000
const MOST_REDIRECTS = 5

/** Whether the Korean portal accepts the key: one call for each list of its enabled services. */
export async function keys(
  sql: Queryable,
  { koneps }: Pick<Config, 'koneps'>,
  { timeoutMs = TIMEOUT_MS, spacingMs }: { timeoutMs?: number; spacingMs?: number } = {},
): Promise<DoctorFinding> {
  if (koneps === null) return { ok: true, detail: 'KONEPS_SERVICE_KEY is not set' }
  const outbound = createOutbound({ version: packageVersion() })
  const request: Parameters<typeof probeSource>[1]['request'] = (url, { foreign: _foreign, ...options }) =>
    outbound.request(url, { ...options, trust: 'operator', redirects: MOST_REDIRECTS })
  try {
    const details: string[] = []
    let ok = true
    for (const kind of await enabledKinds(sql)) {
      const results = await probeSource(kind, { sql, koneps, request, timeoutMs, spacingMs, now: systemClock.now })
      ok &&= results.every(({ state }) => state === 'reachable' || state === 'busy')
      details.push(`${kind}: ${summaryOf(results)}`)
    }
    if (details.length === 0) return { ok: true, detail: 'no source that needs a key is enabled' }
    return { ok, detail: details.join('; ') }
  } finally {
    outbound.close()
  }
}

/** Lists are named if their results differ: each service of the portal is granted separately. */
function summaryOf(results: ProbeResult[]): string {
  const groups = [...Map.groupBy(results, ({ state, reason }) => `${state} ${reason}`).values()]
  return groups
    .map((group) => {
      const { state, reason } = group[0] as ProbeResult
      const lists =
        state === 'reachable' || groups.length === 1 ? count(group) : group.map(({ list }) => list).join(', ')
      return `${WORDS[state]} (${[lists, reason].filter(Boolean).join(': ')})`
    })
    .join(', ')
}

const count = ({ length }: ProbeResult[]): string => (length === 1 ? '1 list' : `${length} lists`)

const WORDS = {
  reachable: 'reachable',
  busy: 'reachable, but refuses calls for now',
  rejected: 'key rejected',
  unreachable: 'not reachable',
} as const

/** Before the first start with a key there is no row for `koneps`, and the start will enable it. */
async function enabledKinds(sql: Queryable): Promise<KeyedKind[]> {
  const rows = await sql<{ kind: KeyedKind; state: string }[]>`
    select kind, state from sources where kind = any(${KEYED_KINDS}) order by kind`
  const enabled = rows.filter(({ state }) => state === 'enabled').map(({ kind }) => kind)
  return rows.some(({ kind, state }) => kind === 'koneps' && state !== 'idle') ? enabled : ['koneps', ...enabled]
}
