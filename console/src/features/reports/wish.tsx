import {
  ApiError,
  CONTRACT_TYPES,
  REPORT_FORMATS,
  REPORT_SECTIONS,
  type Report,
  type ReportSchedule,
} from '@gonggo/client'
import { useFurtherCompanies } from '../../lib/company.ts'
import { moneyText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { AmountInput } from '../../ui/amount.tsx'
import { CompanyChoice } from '../../ui/company-choice.tsx'
import { Choice, TextInput } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { FILTER_AMOUNTS, FILTER_LISTS, type ReportSpecDraft } from './draft.ts'
import styles from './reports.module.css'
import { REPORT_PAGE_WORDS } from './words.ts'

/** The same words for categories as in the search. */

export interface SpecFieldsProps {
  draft: ReportSpecDraft
  write(fields: Partial<ReportSpecDraft>): void
  faults: ReadonlyMap<string, string>
}

/** Errors by field of the form: `filter.region[0]` belongs to the regions. */
export const specFaults = (error: unknown): ReadonlyMap<string, string> =>
  new Map(
    error instanceof ApiError
      ? error.errors.map(
          ({ name, message }) => [name.replace(/^filter\./, '').replace(/[[.].*$/, ''), message] as const,
        )
      : [],
  )

/** The fields that reports and schedules have in common. */
export function SpecFields({ draft, write, faults }: SpecFieldsProps) {
  const words = useWords(REPORT_PAGE_WORDS)
  return (
    <>
      <div className={styles.pair}>
        <Choice
          label={words.period}
          value={draft.period}
          onChange={({ target }) => write({ period: target.value })}
          options={[
            ['weekly', words.weekly],
            ['monthly', words.monthly],
          ]}
        />
        <Choice
          label={words.format}
          value={draft.format}
          onChange={({ target }) => write({ format: target.value })}
          options={REPORT_FORMATS.map((one) => [one, words[one]] as const)}
        />
        <Choice
          label={words.language}
          value={draft.language}
          onChange={({ target }) => write({ language: target.value })}
          options={[
            ['', words.ownLanguage],
            ['ko', words.ko],
            ['en', words.en],
          ]}
        />
        <CompanyChoice
          label={words.profile}
          value={draft.profile}
          choose={(profile) => write({ profile })}
          fault={faults.get('profile') ?? null}
        />
      </div>
      <fieldset className={parts.part}>
        <legend>{words.sections}</legend>
        <div className={styles.choices}>
          {REPORT_SECTIONS.map((name) => (
            <label key={name}>
              <input
                type="checkbox"
                className={parts.check}
                checked={draft.sections.includes(name)}
                onChange={({ target }) =>
                  write({
                    sections: REPORT_SECTIONS.filter((one) =>
                      one === name ? target.checked : draft.sections.includes(one),
                    ),
                  })
                }
              />
              {words[name]}
            </label>
          ))}
        </div>
        {draft.sections.length === 0 ? <p className={parts.warning}>{words.noSections}</p> : null}
      </fieldset>
      <FilterFields draft={draft} write={write} faults={faults} />
    </>
  )
}

function FilterFields({ draft, write, faults }: SpecFieldsProps) {
  const words = useWords(REPORT_PAGE_WORDS)
  const isKnown = draft.bsnsDiv === '' || CONTRACT_TYPES.some((one) => one === draft.bsnsDiv)
  // Several categories, set by another program, remain until the user chooses one.
  const others = isKnown ? [] : [[draft.bsnsDiv, draft.bsnsDiv] as const]
  return (
    <fieldset className={parts.part}>
      <legend>{words.filter}</legend>
      <p className={parts.soft}>{words.lists}</p>
      <div className={styles.pair}>
        {FILTER_LISTS.map((name) => (
          <TextInput
            key={name}
            label={words[name]}
            value={draft[name]}
            fault={faults.get(name) ?? null}
            onChange={({ target }) => write({ [name]: target.value })}
          />
        ))}
        <Choice
          label={words.bsnsDiv}
          value={draft.bsnsDiv}
          onChange={({ target }) => write({ bsnsDiv: target.value })}
          options={[['', words.any], ...CONTRACT_TYPES.map((one) => [one, one] as const), ...others]}
        />
        {FILTER_AMOUNTS.map((name) => (
          <AmountInput
            key={name}
            label={words[name]}
            value={draft[name]}
            fault={faults.get(name) ?? null}
            onChange={(text) => write({ [name]: text })}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface SpecLineProps {
  wish: Pick<Report | ReportSchedule, 'format' | 'sections' | 'filter' | 'language' | 'profile'>
  /** Further facts in the line. */
  facts: readonly (string | null)[]
}

/** The specification in one line. */
export function SpecLine({ wish, facts }: SpecLineProps) {
  const words = useWords(REPORT_PAGE_WORDS)
  const { language } = useLanguage()
  const { data: companies = [] } = useFurtherCompanies('profiles')
  const { format, sections, filter, profile } = wish
  const company = profile && (companies.find(({ id }) => id === profile)?.name ?? profile)
  const lists = [...FILTER_LISTS, 'bsnsDiv' as const].flatMap((name) => {
    const list = filter[name] ?? []
    return list.length === 0 ? [] : [`${words[name]}: ${list.join(', ')}`]
  })
  const amounts = FILTER_AMOUNTS.flatMap((name) => {
    const amount = moneyText(filter[name] ?? null, filter.currency ?? 'KRW', language)
    return amount === null ? [] : [`${words[name]}: ${amount}`]
  })
  const details = [
    wordIn(words, format),
    wordIn(words, wish.language),
    sections.length === REPORT_SECTIONS.length
      ? words.allSections
      : sections.map((name) => wordIn(words, name)).join(', '),
    ...(company ? [`${words.profile}: ${company}`] : []),
    ...lists,
    ...amounts,
    ...facts.filter((fact) => fact !== null),
  ]
  return <p className={parts.soft}>{details.join(' · ')}</p>
}
