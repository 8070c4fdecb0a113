import { SECOND } from '../src/lib/clock.ts'

/** Variables that every program in a test needs. */
const NEEDED = ['PATH', 'HOME', 'TMPDIR', 'NODE_COMPILE_CACHE', 'NODE_EXTRA_CA_CERTS']
/** Variables of libfaketime. PostgreSQL never gets them: with a shifted clock it misses its own timeouts. */
const CLOCK = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_ONLY_CMDS', 'FAKETIME_DONT_FAKE_MONOTONIC', 'DONT_FAKE_MONOTONIC']

const taken = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))

/** For programs that hang with a shifted clock, such as Redis. */
export const neededEnv = (): Record<string, string> => taken(NEEDED)

/** Services that a test starts have the clock of the test, which may be shifted. */
export const passedOn = (): Record<string, string> => ({ ...neededEnv(), ...taken(process.env.FAKETIME ? CLOCK : []) })

/**
 * For third-party programs that hang or crash with a shifted clock but need the rest of the environment, such as
 * Chromium.
 */
export const unshiftedEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !CLOCK.includes(name)))

/** The real time, which the database and programs started with `unshiftedEnv` use. */
export const trueNow = (): number => Date.now() - clockShift()

/** How many milliseconds the clock of this process is ahead of the real time. */
export const clockShift = (): number => (process.env.FAKETIME ? Number(process.env.FAKETIME) * SECOND : 0)
