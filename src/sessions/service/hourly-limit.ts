import { createHmac } from 'node:crypto'
import { type Clock, HOUR, SECOND } from '../../lib/clock.ts'
import type { Tx } from '../../lib/db/index.ts'
import { problem } from '../../lib/problems.ts'
import type { Secrets } from '../../lib/secret.ts'
import type { Wording } from '../../vocabulary/languages.ts'
import * as store from '../store/hourly-requests.ts'

interface HourlyLimitDeps {
  clock: Clock
  secrets: () => Pick<Secrets, 'derive'>
}

const VISITORS = 'sign-in link visitors'

/** Limits how often a network or an address may request something per hour, over all processes. */
export const createHourlyLimit =
  ({ clock, secrets }: HourlyLimitDeps) =>
  async (tx: Tx, visitor: string, most: number, message: Wording): Promise<void> => {
    const now = clock.now()
    const hidden = createHmac('sha256', secrets().derive(VISITORS)).update(visitor).digest('base64url')
    const { requests, begunAt } = await store.countHourlyRequest(tx, hidden, now, now - HOUR)
    if (requests <= most) return
    const seconds = Math.max(1, Math.ceil((begunAt + HOUR - now) / SECOND))
    throw problem('rate_limited', message, { headers: { 'retry-after': String(seconds) } })
  }
