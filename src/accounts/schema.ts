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
