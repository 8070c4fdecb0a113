import { SECOND } from '../src/lib/clock.ts'

/** What every program needs of the environment of the tests. */
const NEEDED = ['PATH', 'HOME', 'TMPDIR', 'NODE_COMPILE_CACHE', 'NODE_EXTRA_CA_CERTS']
/** What libfaketime reads. PostgreSQL is never given it: shifted, it misses its own timeouts. */
const CLOCK = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_ONLY_CMDS', 'FAKETIME_DONT_FAKE_MONOTONIC', 'DONT_FAKE_MONOTONIC']

const taken = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))

/** For programs that hang with a shifted clock, such as Redis. */
export const neededEnv = (): Record<string, string> => taken(NEEDED)

/** A service that a test starts has the clock of the test, also where that is shifted. */
export const passedOn = (): Record<string, string> => ({ ...neededEnv(), ...taken(process.env.FAKETIME ? CLOCK : []) })

/** For programs of others that hang or crash with a shifted clock but need the rest of the environment, such as Chromium. */
export const unshiftedEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !CLOCK.includes(name)))

/** The time of programs that keep the true time: the database, and what is started with `unshiftedEnv`. */
export const trueNow = (): number => Date.now() - clockShift()

/** How many ms the clock of this process is ahead of the true time. */
export const clockShift = (): number => (process.env.FAKETIME ? Number(process.env.FAKETIME) * SECOND : 0)
