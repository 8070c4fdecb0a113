import { createHmac } from 'node:crypto'
import { type Clock, DAY, HOUR, SECOND } from '../../lib/clock.ts'
import type { Db, Tx } from '../../lib/db/index.ts'
import type { Answer, Attempt, Idempotency } from '../../lib/idempotency.ts'
import { newId } from '../../lib/ids.ts'
import { networkOf } from '../../lib/net.ts'
import { fieldProblem, problem } from '../../lib/problems.ts'
import type { Secrets } from '../../lib/secret.ts'
import type { Language } from '../../vocabulary/languages.ts'
import type { Plan } from '../../vocabulary/plans.ts'
import { NOT_AN_ADDRESS } from '../../vocabulary/sentences.ts'
import { isEmail, type NewAccount } from '../rules/accounts.ts'
import { isFromElsewhere, oneLine, plainText } from '../rules/consultations.ts'
import type { Account, Consultation, ConsultationInput, ConsultationState, Doing } from '../schema.ts'
import { CONSULTATION_STATES } from '../schema.ts'
import * as store from '../store/consultations.ts'

interface Invitation {
  accountId: string
  to: string
  language: Language
  template: 'beta-invitation'
  data: { company: string; plan: Plan; accountId: string; signInUrl: URL | null; docsUrl: URL }
  dedupe: string
}

export interface ConsultationsDeps {
  db: Db
  clock: Clock
  secrets: () => Pick<Secrets, 'derive'>
  idempotency: Pick<Idempotency, 'run'>
  publicUrl: () => string
  /** Whether there is a console to sign in to. */
  hasConsole: boolean
  /** Adds a mail to the outbox, in the transaction. */
  mail: (tx: Tx, invitation: Invitation) => Promise<unknown>
}

/** The request has been decided, or its state does not allow this decision. */
export class ConsultationClosed extends Error {}

/** Several people in an office may share an address. */
const MOST_AN_HOUR = 10
const STORED_MS = 365 * DAY
const NETWORKS = 'consultation networks'

const TOO_OFTEN = {
  en: 'Too many requests came from this network. Please try again later.',
  ko: '이 네트워크에서 신청이 너무 많이 왔습니다. 나중에 다시 시도해 주십시오.',
}

type CreateIn = (tx: Tx, input: NewAccount, by?: Doing) => Promise<Account>

export function createConsultations(
  { db, clock, secrets, idempotency, publicUrl, hasConsole, mail }: ConsultationsDeps,
  createIn: CreateIn,
) {
  /**
   * Stores a request. The response and the work are the same for a known address, a waiting request and an existing
   * account, so that callers learn nothing about others. Returns headers for the response.
   */
  async function request(
    ip: string,
    attempt: Attempt,
    input: ConsultationInput & { language: Language },
  ): Promise<Record<string, string>> {
    const row = rowOf(input)
    const { headers = {} } = await idempotency.run(attempt, async (tx): Promise<Answer<never>> => {
      await limit(tx, networkOf(ip))
      if (!input.homepage) await store.saveRequest(tx, row)
      return { status: 202 }
    })
    return headers
  }

  function rowOf(input: ConsultationInput & { language: Language }) {
    const { email, company, name, phone = '', message = '', language, consent = null } = input
    const address = email.trim()
    if (!isEmail(address)) {
      throw fieldProblem([{ in: 'body', name: 'email', code: 'invalid_field', message: NOT_AN_ADDRESS }])
    }
    const now = clock.now()
    return {
      id: newId('con', now),
      email: address,
      company: oneLine(company),
      name: oneLine(name),
      phone: oneLine(phone) || null,
      message: plainText(message),
      language,
      state: 'requested',
      requests: 1,
      requestedAt: now,
      lastAt: now,
      decidedAt: null,
      accountId: null,
      consent,
      consentAt: consent && now,
    } satisfies Consultation
  }

  async function limit(tx: Tx, network: string): Promise<void> {
    const now = clock.now()
    const hidden = createHmac('sha256', secrets().derive(NETWORKS)).update(network).digest('base64url')
    const { requests, begunAt } = await store.countBetaRequest(tx, hidden, now, now - HOUR)
    if (requests <= MOST_AN_HOUR) return
    const seconds = Math.max(1, Math.ceil((begunAt + HOUR - now) / SECOND))
    throw problem('rate_limited', TOO_OFTEN, { headers: { 'retry-after': String(seconds) } })
  }

  /** Returns `null` if there is no such request. */
  async function decide(tx: Tx, id: string, work: (row: Consultation) => Promise<Consultation>) {
    const row = await store.lockConsultation(tx, id)
    if (!row) return null
    if (row.state === 'approved' || row.state === 'declined') {
      throw new ConsultationClosed(`The request ${id} was ${row.state} already.`)
    }
    const changed = await work(row)
    await store.setConsultation(tx, changed)
    return changed
  }

  /** Creates account, owner and invitation in one transaction. */
  const approveIn = (tx: Tx, id: string, plan: Plan, by?: Doing): Promise<Consultation | null> =>
    decide(tx, id, async (row) => {
      const { email, company, language } = row
      const account = await createIn(tx, { name: company, plan, email, language, zone: 'Asia/Seoul', beta: true }, by)
      const urlOf = (path: string) => new URL(`${publicUrl()}${path}`)
      const signInUrl = hasConsole ? urlOf('/sign-in') : null
      const data = { company, plan, accountId: account.id, signInUrl, docsUrl: urlOf('/docs') }
      const invitation = { accountId: account.id, to: email, language, template: 'beta-invitation', data } as const
      await mail(tx, { ...invitation, dedupe: `consultation ${id}` })
      return { ...row, state: 'approved', decidedAt: clock.now(), accountId: account.id }
    })

  const contactedIn = (tx: Tx, id: string) => decide(tx, id, async (row) => ({ ...row, state: 'contacted' }))
  const declineIn = (tx: Tx, id: string) =>
    decide(tx, id, async (row) => ({ ...row, state: 'declined', decidedAt: clock.now() }))

  return {
    request,
    isFromElsewhere: (headers: Parameters<typeof isFromElsewhere>[0]) => isFromElsewhere(headers, publicUrl()),
    approveIn,
    contactedIn,
    declineIn,
    /** Whether an error is a `ConsultationClosed`. */
    isClosed: (error: unknown) => error instanceof ConsultationClosed,
    /** Numbers of undecided requests. */
    counts: () => store.countUndecided(db.sql),
    async list(state: ConsultationState | null, limit: number, offset = 0) {
      const states = state === null ? CONSULTATION_STATES : [state]
      const { total, rows } = await store.listConsultations(db.sql, states, { limit, offset })
      return { total, items: rows }
    },
    sweep: () => store.deleteOldConsultations(db.sql, clock.now() - STORED_MS, clock.now() - HOUR),
  }
}
