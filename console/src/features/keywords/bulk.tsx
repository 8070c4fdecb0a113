import { ALERT_CAUSES, CONTRACT_TYPES, type Keyword } from '@gonggo/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFurtherCompanies } from '../../lib/company.ts'
import { numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { useRights } from '../../lib/rights.ts'
import { serviceIn } from '../../lib/service.ts'
import { COMPANY_WORDS } from '../../ui/company-choice.tsx'
import { Button, Choice } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { SeveralCodes } from '../../ui/several-codes.tsx'
import { Failure } from '../../ui/states.tsx'
import {
  changeOfMany,
  changesNothing,
  MOST_AT_ONCE,
  NO_REMINDER,
  OWN_COMPANY,
  UNCHANGED,
  type Wanted,
} from './bulk-change.ts'
import { EMAILS, NEW_CAUSES } from './draft.ts'
import styles from './keywords.module.css'
import { KEYWORD_WORDS } from './words.ts'

interface BulkProps {
  chosen: readonly Keyword[]
  clear(): void
}

/** The same change to all chosen keywords. */
export function Bulk({ chosen, clear }: BulkProps) {
  const words = useWords(KEYWORD_WORDS)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [wanted, setWanted] = useState<Wanted>(UNCHANGED)
  const write = (fields: Partial<Wanted>) => setWanted({ ...wanted, ...fields })
  const change = useMutation({
    mutationFn: async () => {
      const ids = chosen.map(({ id }) => id)
      for (let from = 0; from < ids.length; from += MOST_AT_ONCE)
        await serviceIn(language).keywords.changeBatch({
          ids: ids.slice(from, from + MOST_AT_ONCE),
          ...changeOfMany(wanted),
        })
    },
    onSuccess: clear,
    onSettled: () => queries.invalidateQueries({ queryKey: ['keywords'] }),
  })
  return (
    <form
      className={styles.bulk}
      aria-label={words.bulk}
      onSubmit={(event) => {
        event.preventDefault()
        change.mutate()
      }}
    >
      <strong role="status">{words.chosen(numberText(chosen.length, language))}</strong>
      <Choices wanted={wanted} write={write} />
      <div className={styles.acts}>
        <Button weight="main" type="submit" disabled={change.isPending || changesNothing(wanted)}>
          {words.apply}
        </Button>
        <Button weight="quiet" onClick={clear}>
          {words.unchoose}
        </Button>
      </div>
      {wanted.region === 'these' ? <Regions chosen={wanted.regions} write={write} /> : null}
      {wanted.on === null ? null : <Causes on={wanted.on} write={write} />}
      {change.error ? <Failure error={change.error} again={() => change.mutate()} /> : null}
    </form>
  )
}

const REGION_CHOICES = ['any', 'these'] as const

interface ChoicesProps {
  wanted: Wanted
  write(fields: Partial<Wanted>): void
}

function Choices({ wanted, write }: ChoicesProps) {
  const words = useWords(KEYWORD_WORDS)
  const { may } = useRights()
  const unchanged = ['', words.unchanged] as const
  return (
    <>
      <Choice
        label={words.region}
        value={wanted.region}
        onChange={({ target }) => write({ region: REGION_CHOICES.find((one) => one === target.value) ?? '' })}
        options={[unchanged, ['any', words.any], ['these', words.chosenRegions]]}
      />
      <Choice
        label={words.bsnsDiv}
        value={wanted.bsnsDiv}
        onChange={({ target }) => write({ bsnsDiv: target.value })}
        options={[unchanged, ['any', words.any], ...CONTRACT_TYPES.map((one) => [one, one] as const)]}
      />
      <Company wanted={wanted} write={write} />
      <Choice
        label={words.email}
        value={wanted.email}
        onChange={({ target }) => write({ email: target.value })}
        options={[unchanged, ...EMAILS.map((one) => [one, words[one]] as const)]}
      />
      <Choice
        label={words.on}
        value={wanted.on === null ? '' : 'these'}
        onChange={({ target }) => write({ on: target.value === '' ? null : NEW_CAUSES })}
        options={[unchanged, ['these', words.these]]}
      />
      <Choice
        label={words.remind}
        value={wanted.remind}
        onChange={({ target }) => write({ remind: target.value })}
        options={[
          unchanged,
          [NO_REMINDER, words.remindOff],
          ['1', words.remindOne],
          ['3', words.remindThree],
          ['3,1', words.remindBoth],
        ]}
      />
      {may('webhooks', null) ? (
        <Choice
          label={words.webhook}
          value={wanted.webhook}
          onChange={({ target }) => write({ webhook: target.value })}
          options={[unchanged, ['on', words.webhookOn], ['off', words.webhookOff]]}
        />
      ) : null}
      <Choice
        label={words.state}
        value={wanted.state}
        onChange={({ target }) => write({ state: target.value })}
        options={[unchanged, ['active', words.active], ['paused', words.ownerPaused]]}
      />
    </>
  )
}

/** Offered if there is more than one company. */
function Company({ wanted, write }: ChoicesProps) {
  const words = useWords(KEYWORD_WORDS)
  const { own } = useWords(COMPANY_WORDS)
  const { data: companies = [] } = useFurtherCompanies('profiles')
  if (companies.length === 0) return null
  return (
    <Choice
      label={words.profile}
      value={wanted.company}
      onChange={({ target }) => write({ company: target.value })}
      options={[['', words.unchanged], [OWN_COMPANY, own], ...companies.map(({ id, name }) => [id, name] as const)]}
    />
  )
}

function Regions({ chosen, write }: { chosen: readonly string[]; write: ChoicesProps['write'] }) {
  const words = useWords(KEYWORD_WORDS)
  return (
    <div className={styles.regions}>
      <SeveralCodes
        kind="region"
        label={words.chosenRegions}
        placeholder={words.regionHint}
        chosen={chosen}
        offered={[]}
        fault={null}
        note={words.regionNote}
        change={(regions) => write({ regions })}
      />
    </div>
  )
}

function Causes({ on, write }: { on: readonly string[]; write: ChoicesProps['write'] }) {
  const words = useWords(KEYWORD_WORDS)
  return (
    <fieldset className={parts.part}>
      <legend className={styles.soft}>{words.these}</legend>
      <div className={styles.causes}>
        {ALERT_CAUSES.map((cause) => (
          <label key={cause}>
            <input
              type="checkbox"
              className={parts.check}
              checked={on.includes(cause)}
              onChange={({ target }) =>
                write({ on: ALERT_CAUSES.filter((one) => (one === cause ? target.checked : on.includes(one))) })
              }
            />
            {words[cause]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
