import { seoulTime } from '../../lib/clock.ts'
import type { Db, Queryable } from '../../lib/db/index.ts'
import type { Cells } from '../../lib/http/index.ts'
import { type Page, pageOf, rangeOf } from '../../lib/page.ts'
import { fieldProblem } from '../../lib/problems.ts'
import { PURSUIT_COLUMNS, pursuitCells } from '../rules/csv.ts'
import { type PursuitParameters, readPursuitQuery } from '../rules/query.ts'
import type { PursuitAssignee, PursuitStep } from '../schema.ts'
import { type PursuitStepRow, pagePursuitSteps } from '../store/history.ts'
import * as store from '../store/pursuits.ts'
import type { PursuitWriter } from './write.ts'

export interface PursuitReaderDeps {
  db: Db
  /** Stored numbers of notices, for numbers in other spellings. */
  noticeNosOf: (sql: Queryable, numbers: readonly string[]) => Promise<string[]>
  membersOf: (
    sql: Queryable,
    accountId: string,
  ) => Promise<{ id: string; name: string | null; email: string; state: PursuitAssignee['state'] }[]>
}

/** Rows of a table rendered before the event loop continues. */
const BATCH = 100

/** Reads pursuits of an account: lists, tables and histories. */
export function createPursuitReader({ db, noticeNosOf, membersOf }: PursuitReaderDeps, writer: PursuitWriter) {
  /** The numbers are resolved to stored ones, which also finds pursuits of withdrawn notices. */
  async function queryIn(parameters: PursuitParameters) {
    const { query, errors } = readPursuitQuery(parameters)
    if (errors.length > 0) throw fieldProblem(errors)
    const noticeNos = [...query.noticeNos, ...(await noticeNosOf(db.sql, query.noticeNos))]
    return { ...query, noticeNos }
  }

  async function list(accountId: string, parameters: PursuitParameters & Partial<Page>) {
    const { total, rows } = await store.pagePursuits(db.sql, accountId, await queryIn(parameters), pageOf(parameters))
    return { total, items: rows.map(writer.show) }
  }

  /** All pursuits that match a query, read at one moment, for spreadsheets. */
  async function table(accountId: string, parameters: PursuitParameters): Promise<Cells> {
    const query = await queryIn(parameters)
    const rows = await db.transaction((tx) => store.readPursuits(tx, accountId, query))
    const batches = inBatches(rows, (row) => pursuitCells(writer.show(row)))
    return { total: rows.length, table: 'pursuits', columns: PURSUIT_COLUMNS, batches }
  }

  /** Returns `null` if the account has no such pursuit. */
  async function history(accountId: string, id: string, page: Page) {
    if (!(await store.findPursuit(db.sql, accountId, id))) return null
    const { total, rows } = await pagePursuitSteps(db.sql, accountId, id, page)
    return { total, items: rows.map(toStep) }
  }

  async function assignees(accountId: string, page: Page): Promise<{ total: number; items: PursuitAssignee[] }> {
    const members = await membersOf(db.sql, accountId)
    const { limit, offset } = rangeOf(page)
    const items = members
      .slice(offset, offset + limit)
      .map(({ id, name, email, state }) => ({ id, name: name ?? email, state }))
    return { total: members.length, items }
  }

  return {
    assignees,
    list,
    table,
    history,
    find: (accountId: string, id: string) => writer.find(db.sql, accountId, id),
  }
}

function* inBatches<Row>(rows: Row[], cellsOf: (row: Row) => string[]) {
  for (let from = 0; from < rows.length; from += BATCH)
    yield rows
      .slice(from, from + BATCH)
      .values()
      .map(cellsOf)
}

const toStep = ({ at, actorKind, actorId, changes }: PursuitStepRow): PursuitStep => ({
  at: seoulTime(at),
  actor: { kind: actorKind, id: actorId },
  changes,
})
