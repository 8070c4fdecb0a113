export const PLANS = ['free', 'pro', 'enterprise'] as const
export type Plan = (typeof PLANS)[number]

export const LANGUAGES = ['ko', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

export type AccountState = 'active' | 'suspended'

export interface Account {
  id: string
  name: string
  plan: Plan
  state: AccountState
  /** Address of the owner. */
  email: string
  language: Language
  zone: string
  /** May enter while the beta is closed. */
  beta: boolean
  /** Requests accepted in any 60 seconds; `null` = as many as the plan says. */
  requestLimit: number | null
  createdAt: number
}

/** Who did something; `system` = the service by itself. */
export interface Actor {
  kind: 'key' | 'member' | 'operator' | 'system'
  id: string | null
}

/** Who did something, and with which request. */
export interface Doing {
  actor: Actor
  requestId?: string
}

/** One line of the audit log; its time is that of its writing. */
export interface AuditEntry extends Doing {
  accountId: string
  /** Such as `key.revoked`. */
  action: string
  /** Id of what it was done to; `null` = the account itself. */
  subject: string | null
  /** Never a secret. */
  detail: object
}
