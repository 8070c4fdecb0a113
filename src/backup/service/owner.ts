import { join } from 'node:path'
import { createDb, type Db } from '../../lib/db/index.ts'
import { type EmbeddedConnection, readConnectionFile } from '../../lib/postgres/index.ts'
import { BackupError } from '../adapters/disk/index.ts'

/** The embedded database with the rights of its owner, while it runs at the same place. */
export function createOwner(dataFolder: string) {
  let kept: { db: Db; connection: EmbeddedConnection } | null = null

  async function connect(): Promise<Db> {
    if (kept !== null) return kept.db
    const running = await readConnectionFile(join(dataFolder, 'postgres.json'))
    if (running === null) throw new BackupError('The embedded database does not answer.')
    const { connection } = running
    kept = { db: createDb({ target: connection, name: 'gonggo archive', connections: 2 }), connection }
    return kept.db
  }

  return {
    connect,
    async stop() {
      await kept?.db.stop()
      kept = null
    },
  }
}
export type Owner = ReturnType<typeof createOwner>
