import type { DatabaseSync } from 'node:sqlite'
import { attempt, MirrorError, needed } from './errors.ts'
import type { Dialect } from './sql.ts'
import type { Database } from './store.ts'

const DIALECT: Dialect = {
  types: { text: 'text', integer: 'bigint', numeric: 'real', timestamptz: 'text', boolean: 'bigint', json: 'text' },
  parameter: (place) => `?${place}`,
  each: (place) => `json_each(?${place}) as r`,
  item: (index) => `r.value->>${index}`,
  begin: 'begin immediate',
  columns: 'select name from pragma_table_info(?1)',
  replaceView: (name) => [`drop view if exists "${name}"`, `create view "${name}" as`],
  now: `strftime('%Y-%m-%dT%H:%M:%SZ', 'now')`,
  monthAfter: (column) => `strftime('%Y-%m-%dT%H:%M:%SZ', ${column}, '+30 days')`,
}
const IS_BUSY = 5

export async function openSqlite(path: string): Promise<Database & { file: DatabaseSync }> {
  const { DatabaseSync: Sqlite } = await needed(import('node:sqlite'), 'SQLite and Parquet need Node 22.13 or newer')
  const says = `SQLite, ${path}`
  // The lock is held on a second file, so that readers of the first one never wait.
  const lock = attempt(says, () => new Sqlite(`${path}.lock`))
  attempt(says, () => {
    try {
      lock.exec('begin exclusive')
    } catch (error) {
      lock.close()
      if (Object(error).errcode !== IS_BUSY) throw error
      throw new MirrorError(`Another mirror is writing to ${path}. One at a time; end that one first.`)
    }
  })
  const file = attempt(says, () => new Sqlite(path, { timeout: 5_000 }))
  // WAL: readers continue while the mirror writes, and committed pages survive a crash.
  attempt(says, () => file.exec('pragma journal_mode = wal; pragma synchronous = normal'))
  return {
    dialect: DIALECT,
    file,
    query: async (text, values = []) => attempt(says, () => file.prepare(text).all(...values)),
    close: async () => {
      file.close()
      lock.close()
    },
  }
}
