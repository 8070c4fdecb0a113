/** The number of rounds of each crash; `test/crash/run.ts` sets it. */
export const ROUNDS_VARIABLE = 'GONGGO_CRASH_ROUNDS'
export const SHORT_ROUNDS = 4
export const LONG_ROUNDS = 60

export const rounds = (): number => Number(process.env[ROUNDS_VARIABLE] ?? SHORT_ROUNDS)
