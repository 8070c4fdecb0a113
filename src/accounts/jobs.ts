import { createLoop, HOUR } from '../lib/clock.ts'
import type { Accounts } from './index.ts'

/** Deletes personal data of beta requests that are no longer needed. */
export function createAccountJobs({ accounts, onError }: { accounts: Accounts; onError: (error: unknown) => void }) {
  const tick = accounts.consultations.sweep
  return { ...createLoop(HOUR, tick, onError), tick }
}
