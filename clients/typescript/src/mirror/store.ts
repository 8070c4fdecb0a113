import { MirrorError } from './errors.ts'
import { jsonOf, rowsOf, utc, type Value } from './rows.ts'
import { type ChosenTable, FILL, LISTS, type ListName, type MirrorSchema, STATE_TABLE } from './schema.ts'
import * as sql from './sql.ts'

/** Booleans only occur within rows, as JSON. */
export type Parameter = Exclude<Value, boolean>

export interface Database {
  dialect: sql.Dialect
  query(text: string, values?: Parameter[]): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

export interface Page {
  items: readonly unknown[]
  nextCursor: string
  hasMore: boolean
}

export type Store = Awaited<ReturnType<typeof openStore>>
/** The tables of each feed. */
export type Chosen = Record<ListName, ChosenTable[]>

/** Creates or extends the tables of the schema, and writes to them. */
export async function openStore(db: Database, schema: MirrorSchema, chosen: Chosen) {
  const { dialect } = db
  const columnsOf = async (table: string) => (await db.query(dialect.columns, [table])).map(({ name }) => name)
  const stateTable = { ...(schema.tables[STATE_TABLE] ?? { key: [], columns: [] }), name: STATE_TABLE, list: null }

  async function transaction(work: () => Promise<void>): Promise<void> {
    await db.query(dialect.begin)
    try {
      await work()
      await db.query('commit')
    } catch (error) {
      // A lost connection or a full disk has already ended the transaction; the original error is thrown.
      await db.query('rollback').catch(() => null)
      throw error
    }
  }

  async function prepare(): Promise<void> {
    const tables = Object.values(chosen).flat()
    const isNew = (await columnsOf(STATE_TABLE)).length === 0
    if (isNew) await expectNone(tables)
    else await expectNoneNewer()
    for (const table of tables) await amend({ ...table, columns: [...table.columns, FILL] })
    await amend(stateTable)
    if (tables.some(({ name }) => name === 'notices')) for (const text of sql.replaceView(dialect)) await db.query(text)
    for (const list of LISTS) if (chosen[list].length > 0) await prepareState(list, chosen[list])
  }

  /** Existing tables with these names that are not from a mirror are not touched. */
  async function expectNone(tables: ChosenTable[]): Promise<void> {
    for (const { name } of tables) {
      const says = `There is a table "${name}" that is not of a mirror. Choose another database, or a separate schema.`
      if ((await columnsOf(name)).length > 0) throw new MirrorError(says)
    }
  }

  async function expectNoneNewer(): Promise<void> {
    const [row] = await db.query(`select max("schema_version") as newest from "${STATE_TABLE}"`)
    const newest = Number(row?.newest ?? 0)
    const says = `The tables are of schema version ${newest}, and this program knows version ${schema.schemaVersion}. Install a newer @gonggo/client.`
    if (newest > schema.schemaVersion) throw new MirrorError(says)
  }

  async function amend(table: ChosenTable): Promise<void> {
    await db.query(sql.createTable(dialect, table))
    const columns = await columnsOf(table.name)
    for (const column of table.columns)
      if (!columns.includes(column.name)) await db.query(sql.addColumn(dialect, table.name, column))
  }

  /** A feed starts again if its tables are new or have new columns. */
  async function prepareState(list: ListName, tables: ChosenTable[]): Promise<void> {
    const names = tables.map(({ name }) => name)
    const [row] = await db.query(sql.stateOf(dialect), [list])
    const before = String(row?.tables ?? '').split(',')
    const isWhole = Number(row?.schema_version) === schema.schemaVersion && names.every((name) => before.includes(name))
    const [cursor, filledAt] = isWhole ? [row?.cursor, row?.filled_at] : ['', null]
    const fill = Number(row?.fill ?? 0) + (isWhole ? 0 : 1)
    const values = [list, schema.schemaVersion, names.join(','), cursor, fill, filledAt, row?.last_at]
    await db.query(sql.upsertState(dialect, stateTable), [JSON.stringify([values])])
  }

  async function state(list: ListName) {
    const [row] = await db.query(sql.stateOf(dialect), [list])
    return { cursor: String(row?.cursor ?? ''), fill: Number(row?.fill), isFilled: row?.filled_at != null }
  }

  /** Writes rows and cursor in one transaction. */
  const write = (list: ListName, { fill, isFilled }: { fill: number; isFilled: boolean }, page: Page) =>
    transaction(async () => {
      const tables = chosen[list]
      const now = utc(Date.now())
      if (page.items.length > 0) await writeRows(list, tables, page.items, fill)
      if (!isFilled && !page.hasMore)
        for (const table of tables) await db.query(sql.deleteStale(dialect, table), [fill])
      await db.query(sql.moveOn(dialect), [page.nextCursor, now, page.hasMore ? null : now, list])
    })

  async function writeRows(list: ListName, tables: ChosenTable[], items: readonly unknown[], fill: number) {
    const isGone = (item: unknown) => Object(item).op === 'delete'
    const present = items.filter((item) => !isGone(item))
    const noticesOf = (some: readonly unknown[]) =>
      jsonOf(some.map((item) => [Object(item).noticeNo, Object(item).version]))
    for (const table of tables) {
      const isChild = list === 'changes' && table.key.length > 1
      if (isChild) await db.query(sql.deleteOfNotices(dialect, table), [noticesOf(present)])
      await db.query(sql.upsert(dialect, table), [JSON.stringify(rowsOf(table, present)), fill])
      if (present.length === items.length) continue
      const gone = [noticesOf(items.filter(isGone)), fill]
      await db.query(isChild ? sql.keepOfNotices(dialect, table) : sql.withdraw(dialect), gone)
    }
  }

  /** The cursor has expired: a new fill begins, which finally deletes the rows that it did not write. */
  const beginAnew = (list: ListName) => db.query(sql.restart(dialect), [list])

  await transaction(prepare)
  return { state, write, beginAnew }
}
