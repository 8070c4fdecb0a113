import type { Clock } from '../../lib/clock.ts'
import type { Db, Queryable, Tx } from '../../lib/db/index.ts'
import { newId } from '../../lib/ids.ts'
import type { Page } from '../../lib/page.ts'
import { problem } from '../../lib/problems.ts'
import type { AuditAction } from '../../vocabulary/audit.ts'
import type { Plan } from '../../vocabulary/plans.ts'
import { changedSince } from '../../vocabulary/sentences.ts'
import { businessNoOf, faultsOf, limitFault, type NewAccount } from '../rules/accounts.ts'
import type { Account, AccountPatch, AccountRecord, AccountState, AuditEntry, Doing, PlanChanged } from '../schema.ts'
import * as store from '../store/accounts.ts'

export class AccountFaults extends Error {
  readonly faults: { name: string; message: string }[]
  constructor(faults: { name: string; message: string }[]) {
    super(faults.map(({ name, message }) => `${name} ${message}`).join('; '))
    this.faults = faults
  }
}

export interface AccountsDeps {
  db: Db
  clock: Clock
  /** Invalidates cached accounts, in the same transaction. */
  announce: (tx: Tx) => Promise<void>
  /** Writes to the audit log, in the same transaction. */
  audit: (tx: Tx, entry: AuditEntry) => Promise<void>
  /** Adapts other data to a new plan, in this order. */
  planChanged: readonly PlanChanged[]
  signedIn: {
    /** Ends the sessions and unused sign-in links of the whole account. */
    endSuspended: (tx: Tx, accountId: string, memberIds: null) => Promise<void>
  }
  /** Re-evaluates data that depends on the business number, in the transaction that changes it. */
  businessNoChanged: (tx: Tx, accountId: string) => Promise<void>
}

/** Reads accounts for other features. It has no dependencies on them, so it is created first. */
export const createAccountReader = (db: Db) => ({
  find: (id: string, sql: Queryable = db.sql) => store.findAccount(sql, id),
  /** Returns the plan and locks the account until the transaction ends. */
  lock: (tx: Tx, id: string) => store.lockPlan(tx, id),
})

const BY_OPERATOR: Doing = { actor: { kind: 'operator', id: null } }

export function createAccountsService(deps: AccountsDeps) {
  const { db, clock, audit } = deps
  const create = (input: NewAccount, by = BY_OPERATOR): Promise<Account> =>
    db.transaction((tx) => createIn(tx, input, by))

  /** Creates an account in the caller's transaction. */
  async function createIn(tx: Tx, input: NewAccount, by = BY_OPERATOR): Promise<Account> {
    const faults = faultsOf(input)
    if (faults.length > 0) throw new AccountFaults(faults)
    const now = clock.now()
    const { ownerName = null, ...wanted } = input
    const account: Account = {
      ...wanted,
      requestLimit: wanted.requestLimit ?? null,
      businessNo: null,
      name: wanted.name.trim(),
      id: newId('acc', now),
      state: 'active',
      createdAt: now,
    }
    await store.insertAccount(tx, account, { id: newId('mem', now), name: ownerName })
    const detail = { plan: account.plan, beta: account.beta }
    await audit(tx, { ...by, accountId: account.id, action: 'account.created', subject: null, detail })
    return account
  }

  /** Returns the id of the account with this name, and creates it if necessary. Concurrent calls may create two. */
  const ensure = async (input: NewAccount): Promise<string> =>
    (await store.findIdByName(db.sql, input.name.trim())) ?? (await create(input)).id

  const setters = createSetters(deps, (work) => db.transaction(work))

  async function changeSettings(
    id: string,
    { businessNo }: AccountPatch,
    by: Doing,
    isAsRead: (now: AccountRecord) => boolean,
  ): Promise<AccountRecord | null> {
    const number = businessNo === undefined ? ((await store.findAccount(db.sql, id))?.businessNo ?? null) : businessNo
    const account = await setters.setBusinessNo(id, number, by, isAsRead)
    return account && toRecord(account)
  }

  return {
    create,
    createIn,
    ensure,
    ...createAccountReader(db),
    async list(limit: number): Promise<{ total: number; items: Account[] }> {
      const [total, items] = await Promise.all([store.countAccounts(db.sql), store.listAccounts(db.sql, limit)])
      return { total, items }
    },
    page: (filter: store.AccountFilter, page: Page) => store.pageAccounts(db.sql, filter, page),
    /** Numbers of accounts by plan and state. */
    counts: () => store.countByPlan(db.sql),
    ...setters,
    /** The same setters, in the caller's transaction. */
    settersIn: (tx: Tx) => createSetters(deps, (work) => work(tx)),
    changeSettings,
    async shown(id: string): Promise<AccountRecord | null> {
      const account = await store.findAccount(db.sql, id)
      return account && toRecord(account)
    },
  }
}

type Run = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** Changes by the operator, each in a transaction. */
function createSetters(deps: Omit<AccountsDeps, 'db'>, run: Run) {
  const { announce, audit, planChanged, businessNoChanged, signedIn } = deps
  /** `work` returns the change for the audit log, or nothing if there is no change. */
  const change = (
    id: string,
    by: Doing,
    action: AuditAction,
    work: (tx: Tx, before: Account) => Promise<object | null>,
  ) =>
    run(async (tx) => {
      if (!(await store.lockPlan(tx, id))) return null
      const before = await store.findAccount(tx, id)
      const detail = before && (await work(tx, before))
      if (!detail) return before
      await audit(tx, { ...by, accountId: id, action, subject: null, detail })
      await announce(tx)
      return store.findAccount(tx, id)
    })

  const setPlan = (id: string, plan: Plan, by = BY_OPERATOR) =>
    change(id, by, 'account.plan_changed', async (tx, before) => {
      if (before.plan === plan) return null
      await store.setPlan(tx, id, plan)
      const change = { from: before.plan, to: plan }
      for (const fit of planChanged) await fit(tx, { ...change, accountId: id, by })
      return change
    })

  const setState = (id: string, state: AccountState, by = BY_OPERATOR) =>
    change(id, by, 'account.state_changed', async (tx, before) => {
      if (before.state === state) return null
      await store.setAccountState(tx, id, state)
      // Also when the account is resumed, because older versions did not end sessions at suspension.
      await signedIn.endSuspended(tx, id, null)
      return { from: before.state, to: state }
    })

  /** `null` = the limit of the plan. */
  async function setLimit(id: string, limit: number | null, by = BY_OPERATOR): Promise<Account | null> {
    const fault = limitFault(limit)
    if (fault) throw new AccountFaults([fault])
    return change(id, by, 'account.limit_changed', async (tx) => {
      await store.setLimit(tx, id, limit)
      return { to: limit }
    })
  }

  /** `null` removes the number. */
  async function setBusinessNo(id: string, text: string | null, by = BY_OPERATOR, isAsRead = always) {
    const businessNo = text === null ? null : businessNoOf(text)
    if (text !== null && businessNo === null) throw new AccountFaults([NOT_TEN_DIGITS])
    return change(id, by, 'account.business_no_changed', async (tx, before) => {
      if (!isAsRead(toRecord(before)))
        throw problem('precondition_failed', changedSince({ en: 'account has', ko: '계정 정보가' }))
      if (before.businessNo === businessNo) return null
      await store.setBusinessNo(tx, id, businessNo)
      await businessNoChanged(tx, id)
      return { from: before.businessNo, to: businessNo }
    })
  }

  /** Sets whether the account has access during the closed beta. */
  const setBeta = (id: string, beta: boolean, by = BY_OPERATOR) =>
    change(id, by, 'account.beta_changed', async (tx, before) => {
      if (before.beta === beta) return null
      await store.setBeta(tx, id, beta)
      return { to: beta }
    })

  return { setPlan, setState, setLimit, setBusinessNo, setBeta }
}

const always = (_now: AccountRecord): boolean => true
const NOT_TEN_DIGITS = { name: 'businessNo', message: 'must be ten digits, with or without hyphens' }

const toRecord = ({ id, name, plan, language, zone, businessNo }: Account): AccountRecord => ({
  id,
  name,
  plan,
  language,
  zone,
  businessNo,
})
