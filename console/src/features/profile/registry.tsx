import type { RegistryEntry } from '@gonggo/client'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { businessNoText } from '../../lib/business-no.ts'
import { useCodeName } from '../../lib/codes.ts'
import { dayText, momentText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { Button } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { Failure } from '../../ui/states.tsx'
import { NEVER, type ProfileDraft } from './draft.ts'
import styles from './profile.module.css'
import {
  addsAnything,
  choiceOf,
  knownSeats,
  lookUpNumber,
  type RegistryChoice,
  withRegistry,
} from './registry-draft.ts'
import { LICENCE_STATE_WORDS, REGISTRY_LIST_WORDS, REGISTRY_WORDS } from './registry-words.ts'
import { SEAT_KIND_WORDS } from './words.ts'

interface LookUpProps {
  /** The number of the company in the form. */
  businessNo: string | null
  draft: ProfileDraft
  /** Whether the form has unsaved changes. */
  isChanged: boolean
  write(draft: ProfileDraft): void
}

/** Fills the form from the registry of the portal. The user chooses what to add to the draft; nothing is saved. */
export function RegistryLookUp({ businessNo, draft, isChanged, write }: LookUpProps) {
  const words = useWords(REGISTRY_WORDS)
  const { language } = useLanguage()
  const number = lookUpNumber(businessNo)
  const [isAdded, setAdded] = useState(false)
  const load = useRef<HTMLButtonElement>(null)
  const work = useMutation({
    mutationFn: async (wanted: string) => serviceIn(language).profile.getRegistryEntry({ businessNo: wanted }),
  })
  const close = () => {
    work.reset()
    // The pressed button no longer exists, so the focus moves.
    load.current?.focus()
  }
  return (
    <div className={styles.part}>
      <p>
        <Button
          ref={load}
          disabled={number === null}
          onClick={() => {
            setAdded(false)
            if (number !== null && !work.isPending) work.mutate(number)
          }}
        >
          {words.load}
        </Button>
      </p>
      <p className={styles.soft}>{number === null ? words.noNumber : words.more}</p>
      <p role="status">{work.isPending ? words.loading : isAdded && isChanged ? words.added : ''}</p>
      {work.error ? <Failure error={work.error} /> : null}
      {work.data ? (
        <Listing
          key={work.data.businessNo + work.data.fetchedAt}
          entry={work.data}
          draft={draft}
          add={(choice) => {
            write(withRegistry(draft, work.data, choice))
            setAdded(true)
            close()
          }}
          close={close}
        />
      ) : null}
    </div>
  )
}

interface ListingProps {
  entry: RegistryEntry
  draft: ProfileDraft
  add(choice: RegistryChoice): void
  close(): void
}

const turned = (codes: readonly string[], code: string, isOn: boolean): string[] => {
  const others = codes.filter((one) => one !== code)
  return isOn ? [...others, code] : others
}

function Listing({ entry, draft, add, close }: ListingProps) {
  const words = useWords(REGISTRY_WORDS)
  const { language } = useLanguage()
  const [choice, setChoice] = useState(() => choiceOf(entry))
  const seats = knownSeats(entry)
  const isEmpty = entry.name === null && seats.length + entry.licences.length + entry.products.length === 0
  return (
    <section className={styles.registry} aria-label={words.title}>
      <h4>
        {words.title}: {entry.name ?? businessNoText(entry.businessNo)}{' '}
        <span className={styles.soft}>{words.fetchedAt(momentText(entry.fetchedAt, language))}</span>
      </h4>
      <Gaps entry={entry} />
      {isEmpty && entry.notExamined.length === 0 ? <p>{words.nothing}</p> : null}
      <Ticks title={words.seats} count={seats.length}>
        {seats.map(({ region, kind }) => (
          <SeatTick
            key={region}
            region={region}
            kind={kind}
            isOn={choice.seats.includes(region)}
            turn={(isOn) => setChoice({ ...choice, seats: turned(choice.seats, region, isOn) })}
          />
        ))}
      </Ticks>
      <Ticks title={words.licences} count={entry.licences.length}>
        {entry.licences.map((licence) => (
          <LicenceTick
            key={licence.code}
            licence={licence}
            isHad={draft.licences.some(({ code }) => code === licence.code)}
            isOn={choice.licences.includes(licence.code)}
            turn={(isOn) => setChoice({ ...choice, licences: turned(choice.licences, licence.code, isOn) })}
          />
        ))}
      </Ticks>
      <Ticks title={words.products} count={entry.products.length}>
        <Tick isOn={choice.products} turn={(products) => setChoice({ ...choice, products })}>
          {words.allProducts(entry.products.length, useProductNames(entry))}
        </Tick>
      </Ticks>
      <Sanctions entry={entry} />
      <p className={styles.soft}>{words.absence}</p>
      <div className={styles.actions}>
        <Button onClick={close}>{words.close}</Button>
        <Button disabled={!addsAnything(draft, entry, choice)} onClick={() => add(choice)}>
          {words.add}
        </Button>
      </div>
    </section>
  )
}

/** Lists of the registry that are truncated or were not read. */
function Gaps({ entry: { truncated, notExamined } }: { entry: RegistryEntry }) {
  const words = useWords(REGISTRY_WORDS)
  const lists = useWords(REGISTRY_LIST_WORDS)
  const named = (parts: readonly string[]) => parts.map((part) => wordIn(lists, part)).join(', ')
  return (
    <>
      {truncated.length > 0 ? <p className={parts.bad}>{words.truncated(named(truncated))}</p> : null}
      {notExamined.length > 0 ? <p className={parts.bad}>{words.notExamined(named(notExamined))}</p> : null}
    </>
  )
}

function Ticks({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <fieldset className={styles.ticks}>
      <legend className={styles.soft}>{title}</legend>
      {children}
    </fieldset>
  )
}

interface TickProps {
  isOn: boolean
  turn(isOn: boolean): void
}

function Tick({ isOn, turn, children }: TickProps & { children: ReactNode }) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => turn(target.checked)} />
      <span>{children}</span>
    </label>
  )
}

function SeatTick({ region, kind, ...tick }: TickProps & { region: string; kind: string }) {
  const kinds = useWords(SEAT_KIND_WORDS)
  return (
    <Tick {...tick}>
      {useCodeName('region', region)} <span className={styles.soft}>{wordIn(kinds, kind)}</span>
    </Tick>
  )
}

interface LicenceTickProps extends TickProps {
  licence: RegistryEntry['licences'][number]
  isHad: boolean
}

function LicenceTick({ licence: { code, name, until, state }, isHad, ...tick }: LicenceTickProps) {
  const words = useWords(REGISTRY_WORDS)
  const states = useWords(LICENCE_STATE_WORDS)
  const { language } = useLanguage()
  const isDoubtful = state === 'expired' || state === 'unclear'
  const day = until === null ? words.noDay : until === NEVER ? words.never : words.until(dayText(until, language))
  return (
    <Tick {...tick}>
      {name} ({code}) <span className={isDoubtful ? parts.bad : styles.soft}>{wordIn(states, state)}</span>{' '}
      <span className={styles.soft}>{isHad ? `${day} · ${words.had}` : day}</span>
    </Tick>
  )
}

const SHOWN_PRODUCTS = 3

function useProductNames({ products }: RegistryEntry): string {
  const words = useWords(REGISTRY_WORDS)
  const names = products.slice(0, SHOWN_PRODUCTS).map(({ code, name }) => name ?? code)
  const more = products.length - names.length
  return more > 0 ? words.andMore(names.join(', '), more) : names.join(', ')
}

function Sanctions({ entry: { sanctions, notExamined, name } }: { entry: RegistryEntry }) {
  const words = useWords(REGISTRY_WORDS)
  const { language } = useLanguage()
  if (name === null || notExamined.includes('sanctions')) return null
  if (sanctions.length === 0) return <p className={styles.soft}>{words.noSanctions}</p>
  const dayOf = (day: string | null) => (day === null ? '' : dayText(day, language))
  return (
    <div>
      <p className={parts.bad}>{words.sanctions}</p>
      <ul>
        {sanctions.map(({ from, until, agency, basis }) => (
          <li key={[from, until, agency, basis].join(' ')}>
            {words.sanction(`${dayOf(from)} – ${dayOf(until)}`, agency ?? '')}
          </li>
        ))}
      </ul>
    </div>
  )
}
