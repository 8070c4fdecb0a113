import { parseArgs } from 'node:util'
import { runTests } from '../runner.ts'
import { KILLS_VARIABLE, MINUTES_VARIABLE, RECORD_VARIABLE, SEED_VARIABLE } from './settings.ts'

/** Runs a storm: each fault once, or repeatedly for some minutes, or only kills. CONTRIBUTING.md describes it. */
const { values } = parseArgs({
  // Arguments for repeating a failed file.
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '0' },
    /** Instead, this many rounds of kills, from the source to the report. */
    kills: { type: 'string', default: '0' },
    /** Repeats the order of faults and of requests. */
    seed: { type: 'string' },
  },
})
const MINUTE_MS = 60_000
/** A round with the start of a process, on a busy machine. */
const ROUND_MS = 20_000
const [minutes, kills] = [Number(values.minutes), Number(values.kills)]
process.env[MINUTES_VARIABLE] = String(minutes)
process.env[KILLS_VARIABLE] = String(kills)
process.env[RECORD_VARIABLE] ??= '.results/storms.jsonl'
if (values.seed !== undefined) process.env[SEED_VARIABLE] = values.seed
const longest = (30 + 2 * minutes) * MINUTE_MS + kills * ROUND_MS
const again = Object.entries(values).map(([name, value]) => `--${name}=${value}`)
const files = [kills > 0 ? 'test/storm/kills.test.ts' : 'test/storm/storm.test.ts']
await runTests(files, { totalMs: longest, silenceMs: longest, testMs: longest, lanes: 1, again })
