import type { Access, IncidentSubject } from '../../access/index.ts'
import type { Account, Accounts, Consultation } from '../../accounts/index.ts'
import type { Db, Tx } from '../../lib/db/index.ts'
import type { Sources } from '../../sources/index.ts'
import type { Plan } from '../../vocabulary/plans.ts'
import type { OperatorAccountPatch } from '../schema/accounts.ts'
import type { OperatorSourcePatch } from '../schema/sources.ts'
import type { Operator, OperatorLog } from './log.ts'

export interface OperatorActionDeps {
  db: Db
  accounts: Pick<Accounts, 'find' | 'settersIn'> & {
    consultations: Pick<Accounts['consultations'], 'approveIn' | 'contactedIn' | 'declineIn'>
  }
  access: {
    keys: Pick<Access['keys'], 'issueIn'>
    incidents: Pick<Access['incidents'], 'openByOperatorIn' | 'resolveByOperatorIn'>
    watch: Pick<Access['watch'], 'resolveNetworkIn'>
  }
  sources: Pick<Sources, 'enable' | 'disable'>
}

type AccountWishes = Omit<OperatorAccountPatch, 'reason'>
type Decision = 'contacted' | 'declined'

/**
 * Changes by operators, for routes and commands. The change, both audit logs and the stored response are written in one
 * transaction. `by`: the operator; `null` = a command. A result of `null` = not found.
 */
export function createOperatorActions({ accounts, access, sources, log }: OperatorActionDeps & { log: OperatorLog }) {
  const { incidents, keys, watch } = access
  const { approveIn, contactedIn, declineIn } = accounts.consultations

  return (tx: Tx, by: Operator | null) => {
    const requestId = by?.requestId
    const doing = { actor: { kind: 'operator', id: null }, requestId } as const

    /** Applies all of the changes or none. */
    async function changeAccount(id: string, wishes: AccountWishes, reason: string | null = null) {
      const before = await accounts.find(id, tx)
      if (!before) return null
      const detail = { from: valuesOf(before, wishes), to: wishes }
      await log.record(tx, { by, action: 'account_changed', about: id, reason, detail })
      const set = accounts.settersIn(tx)
      const { plan, state, requestLimit, beta } = wishes
      // The plan first: the feed counter is locked before the counter of access changes, as everywhere.
      if (plan !== undefined) await set.setPlan(id, plan, doing)
      if (state !== undefined) await set.setState(id, state, doing)
      if (requestLimit !== undefined) await set.setLimit(id, requestLimit, doing)
      if (beta !== undefined) await set.setBeta(id, beta, doing)
      return accounts.find(id, tx)
    }

    async function logDecision(row: Consultation | null, decision: Decision): Promise<Consultation | null> {
      if (row) await log.record(tx, { by, action: `consultation_${decision}`, subject: row.id })
      return row
    }

    /** Creates the account with its owner, the invitation and the first key. */
    async function approveConsultation(id: string, plan: Plan) {
      const consultation = await approveIn(tx, id, plan, doing)
      if (!consultation) return null
      const accountId = consultation.accountId ?? ''
      await log.record(tx, { by, action: 'consultation_approved', about: accountId, subject: id, detail: { plan } })
      const order = { accountId, name: 'first', scopes: null, expiresAt: null, createdBy: null }
      const { key, record } = await keys.issueIn(tx, order, doing)
      return { consultation, key, keyId: record.id }
    }

    async function openIncident(on: IncidentSubject, reason: string) {
      const incident = await incidents.openByOperatorIn(tx, on, reason, requestId)
      if (incident)
        await log.record(tx, { by, action: 'incident_opened', about: incident.accountId, subject: incident.id, reason })
      return incident
    }

    async function resolveIncident(id: string) {
      const incident = await incidents.resolveByOperatorIn(tx, id, requestId)
      if (incident) await log.record(tx, { by, action: 'incident_resolved', about: incident.accountId, subject: id })
      return incident
    }

    async function liftNetwork(id: string, reason: string | null = null) {
      const block = await watch.resolveNetworkIn(tx, id)
      const detail = { network: block?.network }
      if (block) await log.record(tx, { by, action: 'network_lifted', subject: id, reason, detail })
      return block
    }

    async function switchSource(name: string, state: OperatorSourcePatch['state']): Promise<boolean> {
      const exists = await (state === 'enabled' ? sources.enable(name, tx) : sources.disable(name, tx))
      if (exists) await log.record(tx, { by, action: `source_${state}`, subject: name })
      return exists
    }

    return {
      changeAccount,
      approveConsultation,
      contactedConsultation: async (id: string) => logDecision(await contactedIn(tx, id), 'contacted'),
      declineConsultation: async (id: string) => logDecision(await declineIn(tx, id), 'declined'),
      openIncident,
      resolveIncident,
      liftNetwork,
      switchSource,
    }
  }
}
export type OperatorActions = ReturnType<typeof createOperatorActions>

/** The values of the named fields before the change. */
const valuesOf = (account: Account, wishes: AccountWishes): object =>
  Object.fromEntries(Object.keys(wishes).map((name) => [name, account[name as keyof AccountWishes]]))
