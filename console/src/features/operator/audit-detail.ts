import { numberText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { planTitle } from '../../lib/plans.ts'
import { AUDIT_WORDS, DETAIL_NAMES } from './audit-words.ts'
import { STATE_NAMES } from './words.ts'

type Values = Readonly<Record<string, unknown>>

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** The values of an entry in one line; changes are shown as before → after. */
export function useActionDetail(): (detail: Values) => string {
  const words = useWords(AUDIT_WORDS)
  const names = useWords(DETAIL_NAMES)
  const states = useWords(STATE_NAMES)
  const { language } = useLanguage()
  const say = (name: string, value: unknown): string => {
    if (value === null || value === undefined) return words.nothing
    if (typeof value === 'boolean') return value ? words.yes : words.no
    if (typeof value === 'number') return numberText(value, language)
    if (name === 'plan') return planTitle(String(value))
    return name === 'state' ? wordIn<string>(states, String(value)) : String(value)
  }
  return ({ from, to, ...others }) => {
    const before = isValues(from) ? from : {}
    const changes = Object.entries(isValues(to) ? to : {}).map(([name, value]) =>
      name in before ? [name, `${say(name, before[name])} → ${say(name, value)}`] : [name, say(name, value)],
    )
    const values = Object.entries(others).map(([name, value]) => [name, say(name, value)])
    return [...changes, ...values].map(([name = '', text]) => `${wordIn<string>(names, name)}: ${text}`).join(' · ')
  }
}
