import {
  createDb,
  type Queryable,
  readCluster,
  ScaleRefused,
  type ScaleStep,
  scaleOut,
  scalePlan,
} from '../lib/db/index.ts'
import type { Action, Command } from './command.ts'
import { WrongUsage } from './failures.ts'

const SHARDS = 32
const MOST_SHARDS = 1024
/** A process of the service sends a heartbeat every few seconds. */
const SEEN_MS = 60_000

const citus: Action = {
  words: [],
  says: 'Splits tables over the nodes of a Citus cluster: rows of accounts by account, with copies of shared tables.',
  notes: [
    'DATABASE_URL, or GONGGO_MIGRATION_URL, must point to the coordinator. Back up the database and stop the service first.',
    'If the command is interrupted, run it again: it continues with the remaining steps.',
  ],
  options: {
    'dry-run': { says: 'prints the steps and changes nothing' },
    shards: { value: 'N', says: `number of shards for rows of accounts (${SHARDS})` },
  },
  async run(given, { config, open, progress, stopping }) {
    const shards = shardsOf(given.option('shards'))
    const url = config.migrationUrl ?? config.databaseUrl
    if (url === null)
      throw new ScaleRefused(
        'The embedded database is a single server. Set DATABASE_URL to the coordinator of a cluster.',
      )
    await open()
    const owner = createDb({ target: { url }, name: 'gonggo scale', connections: 2 })
    try {
      const cluster = await readCluster(owner.sql)
      const steps = await scalePlan(owner.sql, cluster)
      const facts = { citus: cluster.version, workers: cluster.workers, shards }
      if (given.has('dry-run')) return { document: { ...facts, steps, done: false }, text: planText(steps) }
      if (await isServing(owner.sql))
        throw new ScaleRefused('The service is running. Stop all its processes, and run the command again.')
      const onStep = ({ table, to }: ScaleStep) => progress(`${table}: ${to}`)
      const taken = await scaleOut(owner, { shards, onStep, signal: stopping })
      const text = taken.length === 0 ? 'All tables are in their places.' : `Done: ${taken.length} steps.`
      return { document: { ...facts, steps: taken, done: true }, text }
    } finally {
      await owner.stop()
    }
  },
}

/** The tables of each step, grouped by their target. */
function planText(steps: readonly ScaleStep[]): string {
  if (steps.length === 0) return 'All tables are in their places.'
  const lines = steps.map(({ table, from, to }) => `  ${table.padEnd(18)} ${from} -> ${to}`)
  return [`${steps.length} steps; nothing was changed:`, ...lines].join('\n')
}

/** A killed process counts for a while longer. */
async function isServing(sql: Queryable): Promise<boolean> {
  const seen = await sql`
    select from processes where seen_at > statement_timestamp() - ${SEEN_MS} * interval '1 millisecond' limit 1`
  return seen.length > 0
}

function shardsOf(text: string | null): number {
  const shards = text === null ? SHARDS : Number(text)
  if (!Number.isInteger(shards) || shards < 1 || shards > MOST_SHARDS)
    throw new WrongUsage(`--shards is a whole number from 1 to ${MOST_SHARDS}.`)
  return shards
}

export const scale: Command = {
  says: 'Spreads the database over several servers.',
  actions: { citus },
}
