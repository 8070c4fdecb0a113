import type { FieldChange } from '../../bids/index.ts'
import { jsonTime, type Queryable, readPage, type Tx } from '../../lib/db/index.ts'
import { type Page, rangeOf } from '../../lib/page.ts'
import type { PursuitRow, PursuitStep } from '../schema.ts'

export type PursuitActor = PursuitStep['actor']

export async function insertPursuitStep(
  tx: Tx,
  { accountId, id, version, updatedAt }: PursuitRow,
  actor: PursuitActor,
  changes: FieldChange[],
): Promise<void> {
  await tx`
    insert into pursuit_history (account_id, pursuit_id, version, at, changes, actor_kind, actor_id)
    values (${accountId}, ${id}, ${version}, ${jsonTime(updatedAt)}::timestamptz, ${JSON.stringify(changes)}::text::json,
      ${actor.kind}, ${actor.id})`
}

export interface PursuitStepRow {
  at: number
  actorKind: PursuitActor['kind']
  actorId: string | null
  changes: FieldChange[]
}

export const pagePursuitSteps = (sql: Queryable, accountId: string, pursuitId: string, page: Page) =>
  readPage<PursuitStepRow>(sql, {
    from: sql`pursuit_history where account_id = ${accountId} and pursuit_id = ${pursuitId}`,
    order: sql`version desc`,
    ...rangeOf(page),
  })
