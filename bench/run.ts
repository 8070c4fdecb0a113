import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { alertDelivery } from './alert-delivery.ts'
import { alerts } from './alerts.ts'
import { attachments } from './attachments.ts'
import { backfill } from './backfill.ts'
import { backup } from './backup.ts'
import { deliveries } from './deliveries.ts'
import { eligibility } from './eligibility.ts'
import { fairness } from './fairness.ts'
import { firstPage } from './first-page.ts'
import { frame } from './frame.ts'
import { freshness } from './freshness.ts'
import { growth } from './growth.ts'
import { http, rival } from './http.ts'
import { inbox } from './inbox.ts'
import { koneps } from './koneps.ts'
import { latency } from './latency.ts'
import { limiter } from './limiter.ts'
import { matcher } from './matcher.ts'
import { memory } from './memory.ts'
import { mirror } from './mirror.ts'
import { native } from './native.ts'
import { hasCargo } from './native-server.ts'
import { processes } from './processes.ts'
import { repeated } from './repeated.ts'
import { report } from './report.ts'
import { retention } from './retention.ts'
import { search } from './search.ts'
import { start } from './start.ts'
import { statistics } from './statistics.ts'
import { HEADER, type Options, type Result, toRow } from './stats.ts'
import { steady } from './steady.ts'
import { typing } from './typing.ts'
import { wire } from './wire.ts'

const LINES: Record<string, (options: Options) => Promise<Result[]>> = {
  search,
  eligibility,
  http,
  rival,
  repeated,
  native,
  start,
  steady,
  'first-page': firstPage,
  memory,
  freshness,
  backfill,
  backup,
  matcher,
  alerts,
  koneps,
  limiter,
  statistics,
  report,
  'alert-delivery': alertDelivery,
  deliveries,
  fairness,
  latency,
  growth,
  inbox,
  mirror,
  typing,
  wire,
  frame,
  processes,
  retention,
  attachments,
}
const MILLION = 1_000_000

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      notices: { type: 'string', default: String(MILLION) },
      sample: { type: 'string', default: '200' },
      most: { type: 'string', default: String(3 * MILLION) },
      characters: { type: 'string', default: '3000' },
      data: { type: 'string', default: '' },
      inside: { type: 'boolean', default: false },
    },
  })
  const wanted = positionals.length > 0 ? positionals : linesHere()
  const options = {
    notices: Number(values.notices),
    sample: Number(values.sample),
    most: Number(values.most),
    characters: Number(values.characters),
    data: values.data === '' ? null : values.data,
    progress: (text: string) => process.stderr.write(`${text}\n`),
  }
  if (!values.inside) process.stdout.write(`${HEADER}\n`)
  for (const name of wanted) {
    const line = LINES[name]
    if (!line) throw new Error(`No line is called ${name}; there are ${Object.keys(LINES).join(', ')}.`)
    if (values.inside) for (const result of await line(options)) process.stdout.write(`${toRow(result)}\n`)
    else {
      const { notices, sample, most, characters, data } = options
      const counts = [`--notices=${notices}`, `--sample=${sample}`, `--most=${most}`, `--characters=${characters}`]
      await runApart([name, ...counts, `--data=${data ?? ''}`])
    }
  }
}

/** All benchmarks whose programs this machine has. */
function linesHere(): string[] {
  if (hasCargo()) return Object.keys(LINES)
  process.stderr.write('native is left out: it needs Rust, and cargo was not found (https://rustup.rs)\n')
  return Object.keys(LINES).filter((name) => name !== 'native')
}

/** Each line in a separate process, so that memory of one does not affect the next. */
function runApart(words: string[]): Promise<void> {
  const path = fileURLToPath(import.meta.url)
  const child = spawn(process.execPath, ['--expose-gc', path, '--inside', ...words], { stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${words[0]} ended with ${code}`))))
  })
}

await main()
