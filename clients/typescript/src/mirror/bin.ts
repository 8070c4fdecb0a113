#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { createClient, GonggoError } from '../index.ts'
import { CHOICES, type Choice, MirrorError, mirror, type WrittenPage } from './index.ts'

const HELP = `gonggo mirror --base-url ADDRESS --to TARGET [--once | --follow] [--only notices,awards,events]

Copies notices, awards and events into your own tables. Reads the API key from GONGGO_KEY.

  --base-url ADDRESS   the service, such as https://gonggo.example.com
  --to TARGET          postgres://…, sqlite:FILE or parquet:FOLDER; put a password into PGPASSWORD
  --once               exits when everything is read (default)
  --follow             continues until stopped (Ctrl-C, SIGTERM)
  --only TABLES        some of ${CHOICES.join(', ')}; other tables stay unchanged

Exit codes: 0 done, 2 wrong usage, 3 the service returned an error or is unavailable, 4 the same for the database.
The next run resumes exactly where this one stopped.
`

const OPTIONS = {
  'base-url': { type: 'string' },
  to: { type: 'string' },
  once: { type: 'boolean', default: false },
  follow: { type: 'boolean', default: false },
  only: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

class UsageError extends Error {}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS })
  const { 'base-url': baseUrl = '', to = '', once, follow, only = CHOICES.join(',') } = values
  const key = process.env.GONGGO_KEY
  if (values.help) return void process.stdout.write(HELP)
  if (positionals.join(' ') !== 'mirror') throw new UsageError('The only command is "mirror".')
  if (!URL.canParse(baseUrl) || !to) throw new UsageError('--base-url ADDRESS and --to TARGET are required.')
  if (!key) throw new UsageError('GONGGO_KEY is empty: set it to your API key.')
  if (once && follow) throw new UsageError('Use --once or --follow, not both.')
  const [client, signal] = [createClient({ baseUrl, key }), stopping()]
  await mirror({ client, to, only: chosen(only), follow, signal, onPage: progress() })
}

const chosen = (text: string): Choice[] =>
  text.split(',').map((word) => {
    const choice = CHOICES.find((one) => one === word)
    if (!choice) throw new UsageError(`--only takes ${CHOICES.join(', ')}, separated by commas; not "${word}".`)
    return choice
  })

/** The first signal stops after the current page, the second at once. */
function stopping(): AbortSignal {
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort())
  return stop.signal
}

function progress(): (page: WrittenPage) => void {
  const counts = { changes: 0, events: 0 }
  return ({ list, items, hasMore }) => {
    counts[list] += items
    if (items > 0) process.stderr.write(`${list}: ${counts[list]}${hasMore ? ' …' : ''}\n`)
  }
}

/** Exit codes as in HELP; 1 = an error of the program. */
function exitOf(error: unknown): number {
  if (error instanceof UsageError || /^ERR_PARSE_ARGS/.test(Object(error).code)) return 2
  return error instanceof GonggoError ? 3 : error instanceof MirrorError ? 4 : 1
}

await main().catch((error) => {
  process.stderr.write(`gonggo mirror: ${error instanceof Error ? error.message : error}\n`)
  process.exitCode = exitOf(error)
})
