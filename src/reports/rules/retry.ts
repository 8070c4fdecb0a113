import { MINUTE } from '../../lib/clock.ts'

/** After this many tries the report is given up: whatever stands in the way will not go by itself. */
export const MOST_TRIES = 4

/** How long to wait after a try that failed; `null` = no more. */
export const waitAfterTry = (tries: number): number | null => (tries >= MOST_TRIES ? null : 2 ** (tries - 1) * MINUTE)
