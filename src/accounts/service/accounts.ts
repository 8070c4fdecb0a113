import type { Clock } from '../../lib/clock.ts'
import type { Db, Queryable, Tx } from '../../lib/db.ts'
import { newId } from '../../lib/ids.ts'
import { faultsOf, type NewAccount } from '../rules/accounts.ts'
import type { Account, AccountState, Plan } from '../schema.ts'
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
  /** The door caches what it knows of accounts: it is told in the same transaction. */
  announce: (tx: Tx) => Promise<void>
}

export function createAccountsService({ db, clock, announce }: AccountsDeps) {
  const create = (input: NewAccount): Promise<Account> => db.transaction((tx) => createIn(tx, input))

  /** In a transaction of somebody else's. */
  async function createIn(tx: Tx, input: NewAccount): Promise<Account> {
    const faults = faultsOf(input)
    if (faults.length > 0) throw new AccountFaults(faults)
    const now = clock.now()
    const account: Account = {
      ...input,
      name: input.name.trim(),
      id: newId('acc', now),
      state: 'active',
      createdAt: now,
    }
    await store.insertAccount(tx, account, newId('mem', now))
    return account
  }

  /** Id of the account of that name, made where there is none. Two calls at the same moment may make two. */
  const ensure = async (input: NewAccount): Promise<string> =>
    (await store.findIdByName(db.sql, input.name.trim())) ?? (await create(input)).id

  const change = (id: string, work: (tx: Tx) => Promise<boolean>) =>
    db.transaction(async (tx) => {
      if (!(await work(tx))) return null
      await announce(tx)
      return store.findAccount(tx, id)
    })

  return {
    create,
    createIn,
    ensure,
    find: (id: string, sql: Queryable = db.sql) => store.findAccount(sql, id),
    /** The plan, which stays as it is until the transaction ends; whoever holds the account too waits for that. */
    hold: (tx: Tx, id: string) => store.holdPlan(tx, id),
    async list(limit: number): Promise<{ total: number; items: Account[] }> {
      const [total, items] = await Promise.all([store.countAccounts(db.sql), store.listAccounts(db.sql, limit)])
      return { total, items }
    },
    setPlan: (id: string, plan: Plan) => change(id, (tx) => store.setPlan(tx, id, plan)),
    setState: (id: string, state: AccountState) => change(id, (tx) => store.setState(tx, id, state)),
  }
}
