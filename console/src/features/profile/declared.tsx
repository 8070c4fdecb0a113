import { CERTIFICATES, COMPANY_SIZES } from '@gonggo/client'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { useWords } from '../../lib/language.tsx'
import { AmountInput } from '../../ui/amount.tsx'
import { Button, Choice, Hidden, TextInput } from '../../ui/controls.tsx'
import { DateInput } from '../../ui/date.tsx'
import { type TrackDraft, withTrack } from './draft.ts'
import type { PartProps } from './part.ts'
import styles from './profile.module.css'
import { UntilFields } from './until.tsx'
import { CERTIFICATE_WORDS, PROFILE_WORDS, SIZE_WORDS } from './words.ts'

export function Company({ draft, write, faultOf }: PartProps) {
  const words = useWords(PROFILE_WORDS)
  const sizes = useWords(SIZE_WORDS)
  const nothing = ['', words.notDeclared] as const
  return (
    <fieldset className={styles.part}>
      <legend>{words.company}</legend>
      <div className={styles.trio}>
        {draft.name === null ? null : (
          <TextInput
            label={words.companyName}
            maxLength={80}
            value={draft.name}
            fault={faultOf('name')}
            onChange={({ target }) => write({ ...draft, name: target.value })}
          />
        )}
        {/* The account has its own number, which results are compared with: it is entered in one place. */}
        {draft.name === null ? null : (
          <TextInput
            label={words.businessNo}
            placeholder={words.businessNoHint}
            inputMode="numeric"
            maxLength={12}
            value={draft.businessNo}
            fault={faultOf('businessNo')}
            onChange={({ target }) => write({ ...draft, businessNo: target.value })}
          />
        )}
        <Choice
          label={words.size}
          value={draft.size}
          options={[nothing, ...COMPANY_SIZES.map((size) => [size, sizes[size]] as const)]}
          onChange={({ target }) => write({ ...draft, size: target.value })}
        />
        <Choice
          label={words.jointBidding}
          value={draft.jointBidding}
          options={[nothing, ['yes', words.joint], ['no', words.noJoint]]}
          onChange={({ target }) => write({ ...draft, jointBidding: target.value })}
        />
      </div>
      <p className={styles.soft}>{words.jointMore}</p>
    </fieldset>
  )
}

export function Certificates({ draft, write, faultOf }: PartProps) {
  const words = useWords(PROFILE_WORDS)
  const names = useWords(CERTIFICATE_WORDS)
  const { certificates } = draft
  const turn = (kind: string, isOn: boolean) => {
    const others = certificates.filter((one) => one.kind !== kind)
    write({ ...draft, certificates: isOn ? [...others, { kind, until: null }] : others })
  }
  return (
    <fieldset className={styles.part}>
      <legend>{words.certificates}</legend>
      <ul>
        {CERTIFICATES.map((kind) => {
          const index = certificates.findIndex((one) => one.kind === kind)
          const held = certificates[index]
          return (
            <li key={kind} className={styles.certificate}>
              <label className={styles.tick}>
                <input
                  type="checkbox"
                  checked={held !== undefined}
                  onChange={({ target }) => turn(kind, target.checked)}
                />
                {names[kind]}
              </label>
              {held === undefined ? null : (
                <fieldset className={styles.fields} aria-label={names[kind]}>
                  <UntilFields
                    until={held.until}
                    fault={faultOf(`certificates[${index}].until`)}
                    change={(until) => write({ ...draft, certificates: certificates.with(index, { ...held, until }) })}
                  />
                </fieldset>
              )}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

export function TrackRecord({ draft, write, faultOf }: PartProps) {
  const words = useWords(PROFILE_WORDS)
  const list = useRef<HTMLFieldSetElement>(null)
  const change = (index: number, track: TrackDraft) =>
    write({ ...draft, trackRecord: draft.trackRecord.with(index, track) })
  return (
    <fieldset className={styles.part} ref={list}>
      <legend>{words.trackRecord}</legend>
      <p className={styles.soft}>{words.trackMore}</p>
      {draft.trackRecord.length === 0 ? null : (
        <ul>
          {draft.trackRecord.map((track, index) => (
            <TrackRow
              key={track.key}
              track={track}
              faultOf={(name) => faultOf(`trackRecord[${index}].${name}`)}
              change={(next) => change(index, next)}
              remove={() => {
                write({ ...draft, trackRecord: draft.trackRecord.toSpliced(index, 1) })
                list.current?.querySelector<HTMLButtonElement>('[data-add]')?.focus()
              }}
            />
          ))}
        </ul>
      )}
      <p>
        <Button data-add onClick={() => write(withTrack(draft))}>
          {words.addTrack}
        </Button>
      </p>
    </fieldset>
  )
}

interface TrackRowProps {
  track: TrackDraft
  faultOf(name: string): string | null
  change(track: TrackDraft): void
  remove(): void
}

function TrackRow({ track, faultOf, change, remove }: TrackRowProps) {
  const words = useWords(PROFILE_WORDS)
  const name = track.what.trim() || words.trackRecord
  return (
    <li className={styles.track}>
      <TextInput
        label={words.what}
        maxLength={200}
        value={track.what}
        fault={faultOf('what')}
        onChange={({ target }) => change({ ...track, what: target.value })}
      />
      <AmountInput
        label={words.amount}
        value={track.amount}
        fault={faultOf('amount')}
        onChange={(amount) => change({ ...track, amount })}
      />
      <DateInput label={words.at} value={track.at} fault={faultOf('at')} onChange={(at) => change({ ...track, at })} />
      <Button weight="quiet" onClick={remove} title={words.remove(name)}>
        <X size={16} aria-hidden />
        <Hidden>{words.remove(name)}</Hidden>
      </Button>
    </li>
  )
}
