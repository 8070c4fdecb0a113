import type { FieldChange } from '../../bids/index.ts'
import { jsonTime, type Queryable, readPage, rowSet, type Tx } from '../../lib/db/index.ts'
import { type Page, rangeOf } from '../../lib/page.ts'
import type { PursuitRow, PursuitStep } from '../schema.ts'

export type PursuitActor = PursuitStep['actor']

export async function insertPursuitStep(
  tx: Tx,
  { accountId, id, version, updatedAt }: PursuitRow,
  actor: PursuitActor,
  changes: FieldChange[],
): Promise<void> {
  const row = { account_id: accountId, pursuit_id: id, version, at: jsonTime(updatedAt), changes }
  const columns = { ...row, actor_kind: actor.kind, actor_id: actor.id }
  await tx`
    insert into pursuit_history
    select * from json_populate_recordset(null::pursuit_history, ${rowSet(tx, [columns])})`
}

export interface PursuitStepRow {
  at: number
  actorKind: PursuitActor['kind']
  actorId: string | null
  changes: FieldChange[]
}

/** Newest first. */
export const pagePursuitSteps = (sql: Queryable, accountId: string, pursuitId: string, page: Page) =>
  readPage<PursuitStepRow>(sql, {
    from: sql`pursuit_history where account_id = ${accountId} and pursuit_id = ${pursuitId}`,
    order: sql`version desc`,
    ...rangeOf(page),
  })
