import { type Queryable, readPage, type Tx } from '../../lib/db/index.ts'
import { type Page, rangeOf } from '../../lib/page.ts'

export interface PursuitNoteRow {
  accountId: string
  pursuitId: string
  id: string
  at: number
  keyId: string | null
  memberId: string | null
  text: string
}

export async function insertPursuitNote(tx: Tx, note: PursuitNoteRow): Promise<void> {
  await tx`
    insert into pursuit_notes (account_id, pursuit_id, id, at, key_id, member_id, text)
    values (${note.accountId}, ${note.pursuitId}, ${note.id}, ${note.at}, ${note.keyId}, ${note.memberId},
      ${note.text})`
}

export async function countPursuitNotes(sql: Queryable, accountId: string, pursuitId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) as count from pursuit_notes where account_id = ${accountId} and pursuit_id = ${pursuitId}`
  return row?.count ?? 0
}

export const pagePursuitNotes = (sql: Queryable, accountId: string, pursuitId: string, page: Page) =>
  readPage<PursuitNoteRow>(sql, {
    from: sql`pursuit_notes where account_id = ${accountId} and pursuit_id = ${pursuitId}`,
    order: sql`at desc, id desc`,
    ...rangeOf(page),
  })

export async function findPursuitNote(sql: Queryable, accountId: string, pursuitId: string, id: string) {
  const [row] = await sql<PursuitNoteRow[]>`
    select * from pursuit_notes where account_id = ${accountId} and pursuit_id = ${pursuitId} and id = ${id}`
  return row ?? null
}

export async function removePursuitNote(tx: Tx, { accountId, pursuitId, id }: PursuitNoteRow): Promise<void> {
  await tx`
    delete from pursuit_notes where account_id = ${accountId} and pursuit_id = ${pursuitId} and id = ${id}`
}
