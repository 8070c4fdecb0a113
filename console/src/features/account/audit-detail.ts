import type { AuditRecord } from '@gonggo/client'
import { FIELD_WORDS } from '../../lib/field-words.ts'
import { momentText, numberText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { planTitle } from '../../lib/plans.ts'
import {
  EVENT_WORDS,
  LANGUAGE_WORDS,
  PURSUIT_OUTCOME_WORDS,
  PURSUIT_STATE_WORDS,
  ROLE_WORDS,
  WEBHOOK_FORMAT_WORDS,
  WEBHOOK_STATE_WORDS,
  WEBHOOK_STOP_WORDS,
} from '../../lib/values.ts'
import { DELIVERY_STATE_WORDS } from '../webhooks/delivery-words.ts'
import { ACCOUNT_STATE_WORDS, AUDIT_WORDS, DETAIL_WORDS, KEYS_KEPT_WORDS } from './audit-words.ts'
import { CAUSE_WORDS, RESOLUTION_WORDS } from './incident-words.ts'
import { LINK_CONTENT_WORDS, LINK_KIND_WORDS } from './link-words.ts'
import { useNames } from './people.ts'
import { useRoleWords } from './role-words.ts'
import { ACCOUNT_WORDS } from './words.ts'

type Entry = Pick<AuditRecord, 'action' | 'detail'>
type Words = Readonly<Record<string, string>>

const isChange = (value: unknown): value is { from: unknown; to: unknown } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value

const TIME = /^\d{4}-\d\d-\d\dT/
/** Shown as numbers of days before closing or opening. */
const REMINDERS = ['remindClosing', 'remindOpening']

/** Words for the values of a field; some names have another meaning in other actions. */
function useValueWords(): (action: string, name: string) => Words {
  const byName: Readonly<Record<string, Words>> = {
    by: useWords(RESOLUTION_WORDS),
    cause: useWords(CAUSE_WORDS),
    changed: useWords(FIELD_WORDS),
    events: useWords(EVENT_WORDS),
    format: useWords(WEBHOOK_FORMAT_WORDS),
    keys: useWords(KEYS_KEPT_WORDS),
    kind: useWords(LINK_KIND_WORDS),
    language: useWords(LANGUAGE_WORDS),
    of: useWords(LINK_CONTENT_WORDS),
    outcome: useWords(PURSUIT_OUTCOME_WORDS),
    role: useWords(ROLE_WORDS),
  }
  const accountStates = useWords(ACCOUNT_STATE_WORDS)
  const byAction: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
    'account.state_changed': { from: accountStates, to: accountStates },
    'webhook.disabled': { reason: useWords(WEBHOOK_STOP_WORDS) },
    'webhook.redelivered': { state: useWords(DELIVERY_STATE_WORDS) },
  }
  const pursuitStates = useWords(PURSUIT_STATE_WORDS)
  const webhookStates = useWords(WEBHOOK_STATE_WORDS)
  return (action, name) => {
    const words = byAction[action]?.[name] ?? byName[name]
    if (words !== undefined || name !== 'state') return words ?? {}
    return action.startsWith('pursuit.') ? pursuitStates : webhookStates
  }
}

/** The values of an entry by name, in one line; changes are shown as before → after. */
export function useDetailText(): (entry: Entry) => string {
  const words = useWords(AUDIT_WORDS)
  const names = useWords(DETAIL_WORDS)
  const { none } = useWords(ACCOUNT_WORDS)
  const { language } = useLanguage()
  const { scopesText } = useRoleWords()
  const nameOf = useNames()
  const wordsOf = useValueWords()
  const sayOne = (action: string, name: string, value: unknown): string => {
    if (typeof value === 'boolean') return value ? words.yes : words.no
    if (value === null || value === '') return none
    if (typeof value === 'number')
      return REMINDERS.includes(name) ? words.daysBefore(String(value)) : numberText(value, language)
    if (typeof value === 'object') return JSON.stringify(value)
    const text = String(value)
    if (name === 'plan' || action === 'account.plan_changed') return planTitle(text)
    if (name === 'assignee' || name === 'members') return nameOf(text)
    return TIME.test(text) ? momentText(text, language) : wordIn(wordsOf(action, name), text)
  }
  const say = (action: string, name: string, value: unknown): string => {
    if (name === 'scopes' && Array.isArray(value)) return scopesText(value)
    if (Array.isArray(value)) return value.map((one) => sayOne(action, name, one)).join(', ') || none
    if (isChange(value)) return words.change(say(action, name, value.from), say(action, name, value.to))
    return sayOne(action, name, value)
  }
  return ({ action, detail }) => {
    const { from, to, ...rest } = detail
    const isMoved = isChange(detail)
    const change = isMoved ? [words.change(say(action, 'from', from), say(action, 'to', to))] : []
    const others = Object.entries(isMoved ? rest : detail).filter(([, value]) => value !== false)
    return [...change, ...others.map(([name, value]) => `${wordIn(names, name)}: ${say(action, name, value)}`)].join(
      ' · ',
    )
  }
}
