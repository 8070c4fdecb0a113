import { globSync } from 'node:fs'
import { runTests } from '../runner.ts'
import { LONG_ROUNDS, ROUNDS_VARIABLE, SHORT_ROUNDS } from './rounds.ts'

/**
 * Kills the program at random moments, many times, for an hour or two; with `--short` a few times. Runs all files, or
 * those given.
 */
const short = process.argv.includes('--short')
const longest = (short ? 20 : 120) * 60_000
process.env[ROUNDS_VARIABLE] = String(short ? SHORT_ROUNDS : LONG_ROUNDS)
const given = process.argv.slice(2).filter((word) => word !== '--short')
const files = given.length > 0 ? given : globSync('test/crash/*.test.ts').sort()
// Sequentially, because they count the work that an idle machine does between two kills.
const again = short ? ['--short'] : []
await runTests(files, { totalMs: short ? undefined : longest, silenceMs: longest, testMs: longest, lanes: 1, again })
