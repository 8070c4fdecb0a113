import { type AccountsDeps, createAccountsService } from './service/accounts.ts'
import { type BetaPageSettings, createBetaPage } from './service/beta.ts'
import { type ConsultationsDeps, createConsultations } from './service/consultations.ts'

export { isEmail, isZone, type NewAccount } from './rules/accounts.ts'
export type {
  Account,
  AccountState,
  Actor,
  AuditEntry,
  Consultation,
  Doing,
  PlanChange,
} from './schema.ts'
export { CONSULTATION_STATES } from './schema.ts'
export { AccountFaults, createAccountReader } from './service/accounts.ts'
export { ConsultationClosed } from './service/consultations.ts'
export type { AccountFilter, ListedAccount } from './store/accounts.ts'

export function createAccounts(deps: AccountsDeps & ConsultationsDeps & BetaPageSettings) {
  const accounts = createAccountsService(deps)
  return {
    ...accounts,
    consultations: createConsultations(deps, accounts.createIn),
    beta: createBetaPage(deps),
  }
}
export type Accounts = ReturnType<typeof createAccounts>
