import { ALERT_CAUSES, ApiError, CONTRACT_TYPES, type Keyword } from '@gonggo/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useCompanyProfile } from '../../lib/company.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { useRights } from '../../lib/rights.ts'
import { serviceIn } from '../../lib/service.ts'
import type { ListedCode } from '../../lib/suggestable.ts'
import { REGION_LIMIT_WORDS, REGION_LIMITS } from '../../lib/values.ts'
import { AmountInput } from '../../ui/amount.tsx'
import { CompanyChoice } from '../../ui/company-choice.tsx'
import { Button, Choice, TextInput } from '../../ui/controls.tsx'
import { METHOD_NAMES, METHODS } from '../../ui/methods.ts'
import parts from '../../ui/parts.module.css'
import { Several } from '../../ui/several.tsx'
import { SeveralCodes } from '../../ui/several-codes.tsx'
import { Failure } from '../../ui/states.tsx'
import {
  AMOUNTS,
  CODES,
  changeOf,
  copyOf,
  type Draft,
  draftOf,
  EMAILS,
  hasWrongAmount,
  listOf,
  PLACES,
  VERDICTS,
} from './draft.ts'
import styles from './keywords.module.css'
import { LiveCount, Preview, usePreview } from './preview.tsx'
import { type Maker, Readers } from './readers.tsx'
import { KEYWORD_VERDICTS, KEYWORD_WORDS, PLACE_WORDS } from './words.ts'

/** Before typing, the codes with the most notices are offered. */
const NONE_OFFERED: readonly ListedCode[] = []

interface EditorProps {
  /** The keyword to start from; null = none. */
  from: Keyword | null
  /** Whether saving creates a new keyword. */
  isCopy: boolean
  close(): void
}

export function Editor({ from, isCopy, close }: EditorProps) {
  const words = useWords(KEYWORD_WORDS)
  const places = useWords(PLACE_WORDS)
  const { session } = useRights()
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(from))
  const text = useRef<HTMLInputElement>(null)
  useEffect(() => text.current?.focus(), [])
  const write = (fields: Partial<Draft>) => setDraft({ ...draft, ...fields })
  const isWrong = hasWrongAmount(draft)
  const tried = usePreview(copyOf(from, draft), !isWrong)
  const save = useMutation({
    mutationFn: async () =>
      from && !isCopy
        ? serviceIn(language).keywords.change(from.id, changeOf(from, draft))
        : serviceIn(language).keywords.create(copyOf(from, draft)),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['keywords'] })
      close()
    },
  })
  const error = save.error ?? tried.error
  const faults = faultsOf(error)
  const faultOf = (name: string) => faults.get(name) ?? null
  return (
    <form
      className={styles.editor}
      aria-label={from && !isCopy ? words.edit : words.create}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
      onChange={() => save.reset()}
    >
      <div className={styles.fields}>
        <TextInput
          label={words.text}
          placeholder={words.textHelp}
          value={draft.keyword}
          fault={faultOf('keyword')}
          ref={text}
          onChange={({ target }) => write({ keyword: target.value })}
        />
        <LiveCount tried={tried} isFaulty={faults.size > 0 || isWrong} />
        {session?.attachments || draft.place !== 'title' ? (
          <Choice
            label={words.place}
            value={draft.place}
            onChange={({ target }) => write({ place: target.value })}
            options={PLACES.map((one) => [one, places[one]] as const)}
          />
        ) : null}
        <Filters draft={draft} write={write} faultOf={faultOf} />
        <Alerts draft={draft} write={write} faultOf={faultOf} maker={isCopy ? undefined : from?.createdBy} />
        {save.error ? faults.size > 0 ? <p role="alert">{words.faults}</p> : <Failure error={save.error} /> : null}
        <div className={parts.ends}>
          <Button onClick={close}>{words.cancel}</Button>
          <Button weight="main" type="submit" disabled={save.isPending || isUnread(draft)}>
            {words.save}
          </Button>
        </div>
      </div>
      <Preview tried={tried} isFaulty={faults.size > 0 || isWrong} />
    </form>
  )
}

/** Mails go to chosen members, but none is chosen yet. */
const isUnread = ({ email, to }: Draft): boolean => email !== 'off' && to?.length === 0

/** Errors by field of the form: `filter.region[0]` belongs to the regions. */
function faultsOf(error: unknown): Map<string, string> {
  if (!(error instanceof ApiError)) return new Map()
  return new Map(
    error.errors.map(({ name, message }) => [name.replace(/^(?:filter|alert)\./, '').replace(/[[.].*$/, ''), message]),
  )
}

interface PartProps {
  draft: Draft
  write(fields: Partial<Draft>): void
  faultOf(name: string): string | null
}

function Filters({ draft, write, faultOf }: PartProps) {
  const words = useWords(KEYWORD_WORDS)
  const known = CONTRACT_TYPES.some((one) => one === draft.bsnsDiv)
  // Several categories, set by another program, remain until the user chooses one.
  const others = draft.bsnsDiv === '' || known ? [] : [[draft.bsnsDiv, draft.bsnsDiv] as const]
  return (
    <fieldset className={parts.part}>
      <legend>{words.filters}</legend>
      <div className={styles.pair}>
        {CODES.map((name) => (
          <SeveralCodes
            key={name}
            kind={name}
            label={words[name]}
            placeholder={words[`${name}Hint`]}
            chosen={listOf(draft[name])}
            offered={NONE_OFFERED}
            fault={faultOf(name)}
            note={name === 'region' && draft.region.trim() ? words.regionNote : undefined}
            change={(names) => write({ [name]: names.join(', ') })}
          />
        ))}
        <TextInput
          label={words.exclude}
          placeholder={words.excludeHint}
          value={draft.exclude}
          fault={faultOf('exclude')}
          onChange={({ target }) => write({ exclude: target.value })}
        />
        {AMOUNTS.map((name) => (
          <AmountInput
            key={name}
            label={words[name]}
            value={draft[name]}
            fault={faultOf(name)}
            onChange={(text) => write({ [name]: text })}
          />
        ))}
        <Choice
          label={words.bsnsDiv}
          value={draft.bsnsDiv}
          onChange={({ target }) => write({ bsnsDiv: target.value })}
          options={[['', words.any], ...CONTRACT_TYPES.map((one) => [one, one] as const), ...others]}
        />
        <RegionLimit draft={draft} write={write} />
        <CompanyChoice
          label={words.profile}
          value={draft.profile}
          choose={(profile) => write({ profile })}
          fault={faultOf('profile')}
        />
        <Eligibility draft={draft} write={write} />
        {METHOD_NAMES.map((name) => (
          <Several
            key={name}
            label={words[name]}
            chosen={listOf(draft[name])}
            offered={METHODS[name]}
            change={(values) => write({ [name]: values.join(', ') })}
          />
        ))}
      </div>
    </fieldset>
  )
}

function RegionLimit({ draft: { regionLimit }, write }: Pick<PartProps, 'draft' | 'write'>) {
  const words = useWords(KEYWORD_WORDS)
  const limits = useWords(REGION_LIMIT_WORDS)
  const isListed = regionLimit === '' || REGION_LIMITS.some((one) => one === regionLimit)
  const names = regionLimit.split(',').map((one) => wordIn<string>(limits, one))
  return (
    <Choice
      label={words.regionLimit}
      value={regionLimit}
      onChange={({ target }) => write({ regionLimit: target.value })}
      options={[
        ['', words.any],
        ...REGION_LIMITS.map((one) => [one, limits[one]] as const),
        // Several values, set by another program, remain until the user chooses one.
        ...(isListed ? [] : [[regionLimit, names.join(', ')] as const]),
      ]}
    />
  )
}

/**
 * Shown if there is a company profile, or for a further company, which always has one. Without a profile, the service
 * rejects verdicts.
 */
function Eligibility({ draft, write }: Pick<PartProps, 'draft' | 'write'>) {
  const words = useWords(KEYWORD_WORDS)
  const verdicts = useWords(KEYWORD_VERDICTS)
  const profile = useCompanyProfile()
  const hasProfile = profile.data !== undefined && profile.data.profile.updatedAt !== null
  if (!hasProfile && draft.profile === '' && draft.eligibility === '') return null
  return (
    <Choice
      label={words.eligibility}
      value={draft.eligibility}
      onChange={({ target }) => write({ eligibility: target.value })}
      options={VERDICTS.map((one) => [one, verdicts[one]] as const)}
    />
  )
}

function Alerts({ draft, write, faultOf, maker }: PartProps & { maker: Maker }) {
  const words = useWords(KEYWORD_WORDS)
  const id = useId()
  const days = [
    ['', words.remindOff],
    ['1', words.remindOne],
    ['3', words.remindThree],
    ['3,1', words.remindBoth],
  ] as const
  const others = days.some(([value]) => value === draft.remind)
    ? []
    : [[draft.remind, words.remindOther(draft.remind.replaceAll(',', ', '))] as const]
  const fault = faultOf('on') ?? faultOf('remind') ?? faultOf('email')
  return (
    <fieldset className={parts.part}>
      <legend>{words.alerts}</legend>
      <div className={styles.pair}>
        <Choice
          label={words.email}
          value={draft.email}
          onChange={({ target }) => write({ email: target.value })}
          options={EMAILS.map((one) => [one, words[one]] as const)}
        />
        <Choice
          label={words.remind}
          value={draft.remind}
          onChange={({ target }) => write({ remind: target.value })}
          options={[...days, ...others]}
        />
      </div>
      {draft.email === 'off' ? null : (
        <Readers to={draft.to} choose={(to) => write({ to })} maker={maker} fault={faultOf('to')} />
      )}
      <p className={styles.soft} id={id}>
        {words.on}
      </p>
      <div className={styles.causes}>
        {ALERT_CAUSES.map((cause) => (
          <label key={cause}>
            <input
              type="checkbox"
              className={parts.check}
              aria-describedby={id}
              checked={draft.on.includes(cause)}
              onChange={({ target }) =>
                write({ on: target.checked ? [...draft.on, cause] : draft.on.filter((one) => one !== cause) })
              }
            />
            {words[cause]}
          </label>
        ))}
      </div>
      {fault === null ? null : <p className={parts.warning}>{fault}</p>}
    </fieldset>
  )
}
