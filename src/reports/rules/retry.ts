import { MINUTE } from '../../lib/clock.ts'

/** After this number of attempts the report fails, because the cause is probably permanent. */
export const MOST_TRIES = 4

/** The delay before the next attempt; `null` = no further attempt. */
export const waitAfterTry = (tries: number): number | null => (tries >= MOST_TRIES ? null : 2 ** (tries - 1) * MINUTE)
