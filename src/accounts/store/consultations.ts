import { type Fragment, forgetAged, type Queryable, readPage, type Tx } from '../../lib/db/index.ts'
import type { Consultation, ConsultationState } from '../schema.ts'

/** A further request of a waiting address increases its count and may add a consent. It changes nothing else. */
export async function saveRequest(tx: Tx, request: Consultation): Promise<void> {
  await tx`
    insert into consultations (id, email, company, name, phone, message, language, state, requests, requested_at, last_at,
      consent, consent_at)
    values (${request.id}, ${request.email}, ${request.company}, ${request.name}, ${request.phone}, ${request.message},
      ${request.language}, 'requested', 1, ${request.requestedAt}, ${request.requestedAt},
      ${request.consent}, ${request.consentAt})
    on conflict (lower(email)) where state in ('requested', 'contacted') do update
    set requests = consultations.requests + 1, last_at = excluded.last_at,
      consent = coalesce(consultations.consent, excluded.consent),
      consent_at = coalesce(consultations.consent_at, excluded.consent_at)`
}

export interface HourlyRequests {
  begunAt: number
  requests: number
}

/** The maximum difference between the clocks of two processes. */
const CLOCKS_DIFFER_MS = 30_000

/**
 * The row lock serializes concurrent requests. The count of a network starts again an hour after its first request. It
 * also starts again if that request is in the future by more than clocks differ, because our clock was set back.
 */
export async function countBetaRequest(tx: Tx, network: string, now: number, hourAgo: number): Promise<HourlyRequests> {
  const isOver = tx`(v.begun_at <= ${hourAgo}::timestamptz or v.begun_at > ${now + CLOCKS_DIFFER_MS}::timestamptz)`
  const [row] = await tx<HourlyRequests[]>`
    insert into consultation_visits as v (network, begun_at, requests) values (${network}, ${now}, 1)
    on conflict (network) do update set
      begun_at = case when ${isOver} then excluded.begun_at else v.begun_at end,
      requests = case when ${isOver} then 1 else v.requests + 1 end
    returning begun_at, requests`
  if (!row) throw new Error('the row of a network was written and not returned')
  return row
}

export async function lockConsultation(tx: Tx, id: string): Promise<Consultation | null> {
  const [row] = await tx<Consultation[]>`select * from consultations where id = ${id} for update`
  return row ?? null
}

export async function setConsultation(
  tx: Tx,
  { id, state, decidedAt, accountId }: Pick<Consultation, 'id' | 'state' | 'decidedAt' | 'accountId'>,
): Promise<void> {
  await tx`
    update consultations set state = ${state}, decided_at = ${decidedAt}, account_id = ${accountId} where id = ${id}`
}

const among = (sql: Queryable, states: readonly ConsultationState[]): Fragment => sql`state = any(${[...states]})`

/** Counts undecided requests. */
export async function countUndecided(sql: Queryable): Promise<{ requested: number; contacted: number }> {
  const [row] = await sql<{ requested: number; contacted: number }[]>`
    select count(*) filter (where state = 'requested') as requested,
      count(*) filter (where state = 'contacted') as contacted
    from consultations where state in ('requested', 'contacted')`
  return row ?? { requested: 0, contacted: 0 }
}

export const listConsultations = (
  sql: Queryable,
  states: readonly ConsultationState[],
  range: { limit: number; offset: number },
) =>
  readPage<Consultation>(sql, {
    from: sql`consultations where ${among(sql, states)}`,
    order: sql`requested_at, id`,
    ...range,
  })

/** Deletes personal data that is no longer needed. */
export async function deleteOldConsultations(sql: Queryable, before: number, visitsBefore: number): Promise<number> {
  await forgetAged(sql, 'consultation_visits', sql`${visitsBefore}::timestamptz`)
  return forgetAged(sql, 'consultations', sql`${before}::timestamptz`)
}
