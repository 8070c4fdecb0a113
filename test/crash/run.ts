import { globSync } from 'node:fs'
import { runTests } from '../runner.ts'
import { LONG_ROUNDS, ROUNDS_VARIABLE, SHORT_ROUNDS } from './rounds.ts'

/** Kills the program at random moments, many times over, for an hour or two; with `--short` a few times. */
const short = process.argv.includes('--short')
const longest = (short ? 20 : 120) * 60_000
process.env[ROUNDS_VARIABLE] = String(short ? SHORT_ROUNDS : LONG_ROUNDS)
const files = globSync('test/crash/*.test.ts').sort()
// One after the other: they count what a machine that has nothing else to do gets done between two kills.
await runTests(files, { totalMs: longest, silenceMs: longest, testMs: longest, lanes: 1 })
