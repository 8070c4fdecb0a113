import { momentText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { AUDIT_WORDS, DETAIL_WORDS } from './audit-words.ts'
import { planTitle } from './rights.tsx'
import { useRoleWords } from './role-words.ts'
import { ACCOUNT_WORDS } from './words.ts'

const isChange = (value: unknown): value is { from: unknown; to: unknown } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value

const TIME = /^\d{4}-\d\d-\d\dT/

/** The values of an entry by name, in one line; what changed as before → after. */
export function useDetailText(): (detail: Record<string, unknown>) => string {
  const words = useWords(AUDIT_WORDS)
  const names = useWords(DETAIL_WORDS)
  const { none } = useWords(ACCOUNT_WORDS)
  const { language } = useLanguage()
  const { scopesText, roleWord } = useRoleWords()
  const sayText = (name: string, text: string): string => {
    if (name === 'role') return roleWord(text)
    if (name === 'plan') return planTitle(text)
    return TIME.test(text) ? momentText(text, language) : text || none
  }
  const say = (name: string, value: unknown): string => {
    if (name === 'scopes' && Array.isArray(value)) return scopesText(value)
    if (Array.isArray(value)) return value.map((one) => say(name, one)).join(', ') || none
    if (isChange(value)) return words.change(say(name, value.from), say(name, value.to))
    if (typeof value === 'boolean') return value ? words.yes : words.no
    if (value === null) return none
    return typeof value === 'object' ? JSON.stringify(value) : sayText(name, String(value))
  }
  return (detail) => {
    const { from, to, ...rest } = detail
    const change = isChange(detail) ? [words.change(say('from', from), say('to', to))] : []
    const told = Object.entries(isChange(detail) ? rest : detail).filter(([, value]) => value !== false)
    return [...change, ...told.map(([name, value]) => `${names[name] ?? name}: ${say(name, value)}`)].join(' · ')
  }
}
