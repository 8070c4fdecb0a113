import { type Config, packageVersion } from '../config.ts'
import { systemClock } from '../lib/clock.ts'
import type { Queryable } from '../lib/db/index.ts'
import { createOutbound } from '../lib/outbound/index.ts'
import { KEYED_KINDS, type KeyedKind, probeSource } from '../sources/index.ts'
import type { DoctorFinding } from './doctor-machine.ts'

const TIMEOUT_MS = 5_000
const MOST_REDIRECTS = 5

/** Whether the Korean portal accepts the key: one call for each of its services that is enabled. */
export async function keys(
  sql: Queryable,
  { koneps }: Pick<Config, 'koneps'>,
  { timeoutMs = TIMEOUT_MS } = {},
): Promise<DoctorFinding> {
  if (koneps === null) return { ok: true, detail: 'KONEPS_SERVICE_KEY is not set' }
  const outbound = createOutbound({ version: packageVersion() })
  const request: Parameters<typeof probeSource>[1]['request'] = (url, { foreign: _foreign, ...options }) =>
    outbound.request(url, { ...options, trust: 'operator', redirects: MOST_REDIRECTS })
  try {
    const results = []
    for (const kind of await enabledKinds(sql)) {
      results.push({ kind, ...(await probeSource(kind, { koneps, request, timeoutMs, now: systemClock.now })) })
    }
    if (results.length === 0) return { ok: true, detail: 'no source that needs a key is enabled' }
    const detail = results.map(({ kind, state, reason }) => `${kind}: ${WORDS[state]}${reason ? ` (${reason})` : ''}`)
    return { ok: results.every(({ state }) => state === 'reachable' || state === 'busy'), detail: detail.join('; ') }
  } finally {
    outbound.close()
  }
}

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
