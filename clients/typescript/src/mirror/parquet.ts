import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BasicType } from 'hyparquet-writer'
import { attempt, needed } from './errors.ts'
import { type ChosenTable, type ColumnType, FILL, STATE_TABLE } from './schema.ts'
import { openSqlite } from './sqlite.ts'
import type { Database } from './store.ts'

const WORK = '.gonggo'
const MANIFEST = 'manifest.json'
const ROWS_OF_A_PART = 50_000
const same = (value: unknown) => value
const TYPES: Record<ColumnType, [type: BasicType, read: (value: unknown) => unknown]> = {
  text: ['STRING', same],
  integer: ['INT64', (value) => BigInt(Number(value))],
  numeric: ['DOUBLE', same],
  timestamptz: ['TIMESTAMP', (value) => new Date(String(value))],
  boolean: ['BOOLEAN', (value) => value === 1],
  json: ['STRING', same],
}
const EVENTS = { insert: 'new', update: 'new', delete: 'old' }
/** The table of parts to rewrite, stored until they are rewritten. */
const DIRTY = 'gonggo_dirty'

/**
 * A folder for each table, with a file for each 50,000 rows. Parquet files cannot be changed, only replaced, so the
 * data is also stored in a SQLite file beside them, and parts with changed rows are rewritten.
 */
export async function openParquet(folder: string) {
  const says = `Parquet, ${folder}`
  const { parquetWriteFile } = await needed(
    import('hyparquet-writer'),
    'To write Parquet, install its writer too: npm install hyparquet-writer',
  )
  attempt(says, () => mkdirSync(join(folder, WORK), { recursive: true }))
  const db = await openSqlite(join(folder, WORK, 'mirror.db'))

  /**
   * Called when the tables exist. Without `on conflict` in the triggers, because the conflict clause of the statement
   * would apply to them.
   */
  function watch(tables: readonly ChosenTable[]): void {
    db.file.exec(`create table if not exists ${DIRTY} ("table" text, "part" bigint, primary key ("table", "part"))`)
    // Creates a file for every table, even without rows.
    const first = db.file.prepare(`insert or ignore into ${DIRTY} values (?, 0)`)
    for (const { name } of tables) if (!existsSync(join(folder, name))) first.run(name)
    for (const { name } of tables)
      for (const [event, row] of Object.entries(EVENTS))
        db.file.exec(`create trigger if not exists "${name}_${event}" after ${event} on "${name}" begin
          insert into ${DIRTY} select '${name}', ${row}.rowid / ${ROWS_OF_A_PART}
            where not exists (select 1 from ${DIRTY} where "table" = '${name}' and "part" = ${row}.rowid / ${ROWS_OF_A_PART}); end`)
  }

  /** Writes changed parts: first a manifest that announces the change, then the parts, and last the final manifest. */
  function publish(tables: readonly ChosenTable[]): void {
    const dirty = db.file.prepare(`select * from ${DIRTY}`).all() as { table: string; part: number }[]
    if (dirty.length === 0 && existsSync(join(folder, MANIFEST))) return
    attempt(says, () => {
      replace(MANIFEST, (path) => writeFileSync(path, manifest(false)))
      for (const { table, part } of dirty) for (const one of tables) if (one.name === table) writePart(one, part)
      replace(MANIFEST, (path) => writeFileSync(path, manifest(true)))
      const written = db.file.prepare(`delete from ${DIRTY} where "table" = ?`)
      for (const { name } of tables) written.run(name)
    })
  }

  function writePart({ name, columns }: ChosenTable, part: number): void {
    const from = part * ROWS_OF_A_PART
    const statement = db.file.prepare(`select * from "${name}" where rowid >= ? and rowid < ? order by rowid`)
    const rows = statement.all(from, from + ROWS_OF_A_PART)
    const file = join(name, `part-${String(part).padStart(5, '0')}.parquet`)
    mkdirSync(join(folder, name), { recursive: true })
    if (rows.length === 0 && part > 0) {
      rmSync(join(folder, file), { force: true })
      return
    }
    const columnData = [...columns, FILL].map(({ name: column, type: kind }) => {
      const [type, read] = TYPES[kind]
      return { name: column, type, data: rows.map((row) => (row[column] === null ? null : read(row[column]))) }
    })
    replace(file, (filename) => parquetWriteFile({ filename, columnData, createdBy: 'gonggo mirror' }))
  }

  /** Replaces a file atomically, also if the power fails. */
  function replace(name: string, write: (path: string) => void): void {
    const path = join(folder, name)
    write(`${path}.new`)
    const handle = openSync(`${path}.new`, 'r+')
    fsyncSync(handle)
    closeSync(handle)
    renameSync(`${path}.new`, path)
  }

  const manifest = (complete: boolean): string =>
    JSON.stringify({ complete, lists: db.file.prepare(`select * from "${STATE_TABLE}"`).all() }, null, 2)

  return { db: db as Database, watch, publish }
}
