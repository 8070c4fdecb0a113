import { businessNumber } from '../../search/firms.ts'
import { MAIL_LANGUAGES, type MailLanguage } from '../../vocabulary/languages.ts'
import { MOST_REQUESTS, PLANS, type Plan } from '../../vocabulary/plans.ts'
export interface NewAccount {
  name: string
  plan: Plan
  /** The address of the owner, who becomes the first member. */
  email: string
  ownerName?: string
  language: MailLanguage
  zone: string
  beta: boolean
  requestLimit?: number | null
}

/** The errors of a new account by field; empty = valid. */
export function faultsOf(account: NewAccount): { name: string; message: string }[] {
  const faults: { name: string; message: string }[] = []
  const fault = (name: string, message: string) => faults.push({ name, message })
  if (account.name.trim().length === 0 || account.name.length > 200) fault('name', 'must be 1 to 200 characters')
  if (!PLANS.includes(account.plan)) fault('plan', `must be one of ${PLANS.join(', ')}`)
  if (!isEmail(account.email)) fault('email', 'must be a mail address')
  if (!MAIL_LANGUAGES.includes(account.language)) fault('language', `must be one of ${MAIL_LANGUAGES.join(', ')}`)
  if (!isZone(account.zone)) fault('zone', 'must be a time zone such as Asia/Seoul')
  const limit = limitFault(account.requestLimit ?? null)
  return limit ? [...faults, limit] : faults
}

export const limitFault = (limit: number | null): { name: string; message: string } | null =>
  limit === null || (Number.isInteger(limit) && limit >= 1 && limit <= MOST_REQUESTS)
    ? null
    : { name: 'limit', message: `must be 1 to ${MOST_REQUESTS}` }

/** Ten digits, with or without hyphens; `null` = not a business number. */
export function businessNoOf(text: string): string | null {
  const digits = businessNumber(text)
  return /^\d{10}$/.test(digits) ? digits : null
}

// Detects typing errors only. A mail is needed to check that the address exists.
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s\p{C}@<>,;:"()[\]\\]+@[^\s\p{C}@<>,;:"()[\]\\.]+(\.[^\s\p{C}@<>,;:"()[\]\\.]+)+$/u.test(text)

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
