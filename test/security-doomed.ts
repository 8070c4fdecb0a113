import { createApp } from '../src/app.ts'
import { toConfig } from '../src/config.ts'
import { createDb, type Db, type DbTarget, type Tx } from '../src/lib/db/index.ts'
import { createLog } from '../src/lib/log.ts'
import { createSecrets } from '../src/lib/secret.ts'

/** Serves until it is killed, and never commits what it has written with an Idempotency-Key. */

const { target, env, name } = JSON.parse(process.argv[2] ?? '{}') as {
  target: DbTarget
  env: Record<string, string>
  name: string
}
const db = createDb({ target, name, connections: 40 })
const config = toConfig(env, { role: 'api' })

/** The uncommitted rows of this transaction. */
async function scopeIn(tx: Tx): Promise<string | undefined> {
  const read = async (sql: Tx | Db['sql']) =>
    (await sql<{ scope: string }[]>`select scope from idempotency`).map(({ scope }) => scope)
  const [mine, all] = [await read(tx), await read(db.sql)]
  return mine.find((scope) => !all.includes(scope))
}

const doomed: Db = {
  ...db,
  transaction: (work) =>
    db.transaction(async (tx) => {
      const result = await work(tx)
      const scope = await scopeIn(tx)
      if (scope === undefined) return result
      process.stdout.write(`held ${scope}\n`)
      // The server ends idle transactions after ten seconds; by then the process is dead.
      return new Promise<never>(() => {})
    }),
}
const app = createApp(config, {
  infrastructure: { db: doomed, secrets: createSecrets(config.secrets ?? []), migrations: [], embedded: true },
  log: createLog({ level: 'silent' }),
})
await app.start()
process.stdout.write(`at ${app.publicUrl()}\n`)
