import { LANGUAGES, type Language, PLANS, type Plan } from '../schema.ts'

export interface NewAccount {
  name: string
  plan: Plan
  email: string
  language: Language
  zone: string
  beta: boolean
}

/** What is wrong with a new account, field by field; empty = nothing. */
export function faultsOf(account: NewAccount): { name: string; message: string }[] {
  const faults: { name: string; message: string }[] = []
  const fault = (name: string, message: string) => faults.push({ name, message })
  if (account.name.trim().length === 0 || account.name.length > 200) fault('name', 'must be 1 to 200 characters')
  if (!PLANS.includes(account.plan)) fault('plan', `must be one of ${PLANS.join(', ')}`)
  if (!isEmail(account.email)) fault('email', 'must be a mail address')
  if (!LANGUAGES.includes(account.language)) fault('language', `must be one of ${LANGUAGES.join(', ')}`)
  if (!isZone(account.zone)) fault('zone', 'must be a time zone such as Asia/Seoul')
  return faults
}

// Enough to catch a slip of the hand; whether the address lives, only a mail can tell.
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s\p{C}@<>,;:"()[\]\\]+@[^\s\p{C}@<>,;:"()[\]\\.]+(\.[^\s\p{C}@<>,;:"()[\]\\.]+)+$/u.test(text)

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
