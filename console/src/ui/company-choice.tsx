import { useFurtherCompanies } from '../lib/company.ts'
import { bilingual, useWords } from '../lib/language.tsx'
import { Choice } from './controls.tsx'

export const COMPANY_WORDS = bilingual({ own: '계정의 회사' }, { own: 'Company of the account' })

interface CompanyChoiceProps {
  label: string
  /** Id of a further company; '' = the company of the account. */
  value: string
  choose(id: string): void
  fault?: string | null
}

/** Whose verdicts are shown, if there is more than one company; also if the chosen one is not there any more. */
export function CompanyChoice({ label, value, choose, fault = null }: CompanyChoiceProps) {
  const words = useWords(COMPANY_WORDS)
  const { data: companies = [] } = useFurtherCompanies('profiles')
  if (companies.length === 0 && value === '') return null
  const isThere = value === '' || companies.some(({ id }) => id === value)
  return (
    <Choice
      label={label}
      value={value}
      fault={fault}
      options={[
        ['', words.own],
        ...companies.map(({ id, name }) => [id, name] as const),
        ...(isThere ? [] : [[value, value] as const]),
      ]}
      onChange={({ target }) => choose(target.value)}
    />
  )
}
