import { createLoop, HOUR } from '../lib/clock.ts'
import type { Accounts } from './index.ts'

/** Forgets what people told of themselves once it has no use any more. */
export function createAccountJobs({ accounts, onError }: { accounts: Accounts; onError: (error: unknown) => void }) {
  const tick = accounts.consultations.sweep
  return { ...createLoop(HOUR, tick, onError), tick }
}
