import { type AccountsDeps, createAccountsService } from './service.ts'

export type { NewAccount } from './rules.ts'
export type { Account, AccountState, Actor, AuditEntry, Doing, Plan } from './schema.ts'
export { LANGUAGES, PLANS } from './schema.ts'
export { AccountFaults } from './service.ts'

export const createAccounts = (deps: AccountsDeps) => createAccountsService(deps)
