import type { Access, FiledIncident, IncidentSubject } from '../../access/index.ts'
import type { Accounts, Consultation } from '../../accounts/index.ts'
import { seoulTime, seoulTimeOrNull } from '../../lib/clock.ts'
import type { Db, Queryable } from '../../lib/db/index.ts'
import type { Answer, Attempt, Idempotency } from '../../lib/idempotency.ts'
import { offsetOf, type Page } from '../../lib/page.ts'
import { fieldProblem, problem } from '../../lib/problems.ts'
import type { Plan } from '../../vocabulary/plans.ts'
import type { Webhooks } from '../../webhooks/index.ts'
import { originOf } from '../rules/origin.ts'
import type { Approval, OperatorConsultation } from '../schema/consultations.ts'
import type { LateDelivery } from '../schema/deliveries.ts'
import type { OperatorIncident, OperatorIncidentInput } from '../schema/incidents.ts'
import { readAccountNames } from '../store/accounts.ts'
import type { OperatorActions } from './actions.ts'
import type { Operator } from './log.ts'

export interface OperatorManagerDeps {
  db: Db
  idempotency: Pick<Idempotency, 'run'>
  accounts: { consultations: Pick<Accounts['consultations'], 'list' | 'isClosed'> }
  access: { incidents: Pick<Access['incidents'], 'list'> }
  webhooks: { deliveries: Pick<Webhooks['deliveries'], 'late'> }
}

type WithActions = OperatorManagerDeps & { actions: OperatorActions }

/** Beta requests. */
export function createConsultationManager({ idempotency, accounts: { consultations }, actions }: WithActions) {
  async function list(state: Consultation['state'] | null, page: Page) {
    const { total, items } = await consultations.list(state, page.pageSize, offsetOf(page))
    return { total, items: items.map(toConsultation) }
  }

  async function decided<Decided>(decision: Promise<Decided | null>): Promise<Decided> {
    const row = await decision.catch((error: unknown) => {
      throw consultations.isClosed(error) ? problem('consultation_closed', DECIDED) : error
    })
    if (!row) throw problem('not_found', { en: 'There is no such request.', ko: '상담 신청을 찾을 수 없습니다.' })
    return row
  }

  const approve = (attempt: Attempt, by: Operator, id: string, plan: Plan): Promise<Answer<Approval>> =>
    idempotency.run(attempt, async (tx) => {
      const { consultation, key, keyId } = await decided(actions(tx, by).approveConsultation(id, plan))
      const headers = { location: `/operator/accounts/${consultation.accountId}` }
      return { status: 201, headers, body: { consultation: toConsultation(consultation), plan, keyId, key } }
    })

  type Note = 'contactedConsultation' | 'declineConsultation'
  const note =
    (action: Note) =>
    (attempt: Attempt, by: Operator, id: string): Promise<Answer<OperatorConsultation>> =>
      idempotency.run(attempt, async (tx) => {
        const row = await decided(actions(tx, by)[action](id))
        return { status: 200, body: toConsultation(row) }
      })

  return { list, approve, contacted: note('contactedConsultation'), decline: note('declineConsultation') }
}

/** Incidents of all accounts. */
export function createIncidentManager({ db, idempotency, access, actions }: WithActions) {
  const { incidents } = access

  async function list(accountId: string | null, state: FiledIncident['state'] | null, page: Page) {
    const { total, items } = await incidents.list(accountId, { state, ...page })
    return { total, items: items.map(await namedBy(db.sql, items)) }
  }

  const open = (attempt: Attempt, by: Operator, input: OperatorIncidentInput): Promise<Answer<OperatorIncident>> =>
    idempotency.run(attempt, async (tx) => {
      const on = subjectOf(input)
      const reason = input.reason.trim()
      const incident = await actions(tx, by).openIncident(on, reason)
      if (!incident) throw problem('not_found', NOTHING_TO_BLOCK)
      return {
        status: 201,
        headers: { location: '/operator/incidents' },
        body: (await namedBy(tx, [incident]))(incident),
      }
    })

  const resolve = (attempt: Attempt, by: Operator, id: string): Promise<Answer<OperatorIncident>> =>
    idempotency.run(attempt, async (tx) => {
      const incident = await actions(tx, by).resolveIncident(id)
      if (!incident)
        throw problem('not_found', { en: 'There is no such incident.', ko: '보안 사고를 찾을 수 없습니다.' })
      return { status: 200, body: (await namedBy(tx, [incident]))(incident) }
    })

  return { list, open, resolve }
}

/** Webhooks with delayed deliveries. */
export const createLateList =
  ({ webhooks }: Pick<OperatorManagerDeps, 'webhooks'>) =>
  async (page: Page): Promise<{ total: number; items: LateDelivery[] }> => {
    const { total, rows } = await webhooks.deliveries.late(page)
    const items = rows.map(({ accountId, accountName, webhookId, url, dueAt, attempts, lastStatus }) => ({
      accountId,
      accountName,
      webhookId,
      origin: originOf(url),
      dueAt: seoulTime(dueAt),
      attempts,
      lastStatus,
    }))
    return { total, items }
  }

function subjectOf({ accountId, keyId }: OperatorIncidentInput): IncidentSubject {
  if (keyId !== undefined && accountId === undefined) return { keyId }
  if (accountId !== undefined && keyId === undefined) return { accountId }
  throw fieldProblem([{ in: 'body', name: 'accountId', code: 'invalid_field', message: ONE_OF_TWO }])
}

async function namedBy(sql: Queryable, incidents: readonly FiledIncident[]) {
  const names = await readAccountNames(sql, [...new Set(incidents.map(({ accountId }) => accountId))])
  return ({ accountId, ...incident }: FiledIncident): OperatorIncident => ({
    accountId,
    accountName: names.get(accountId) ?? accountId,
    incident,
  })
}

const toConsultation = (row: Consultation): OperatorConsultation => ({
  id: row.id,
  state: row.state,
  company: row.company,
  name: row.name,
  email: row.email,
  phone: row.phone,
  message: row.message,
  language: row.language,
  requests: row.requests,
  requestedAt: seoulTime(row.requestedAt),
  lastAt: seoulTime(row.lastAt),
  decidedAt: seoulTimeOrNull(row.decidedAt),
  accountId: row.accountId,
  consent: row.consent,
  consentAt: seoulTimeOrNull(row.consentAt),
})

const DECIDED = {
  en: 'This request has already been approved or declined.',
  ko: '이미 승인되었거나 거절된 신청입니다.',
}
const NOTHING_TO_BLOCK = { en: 'There is no such account or key.', ko: '계정이나 키를 찾을 수 없습니다.' }
const ONE_OF_TWO = {
  en: 'Provide either accountId or keyId.',
  ko: 'accountId와 keyId 가운데 하나만 적어 주십시오.',
}
