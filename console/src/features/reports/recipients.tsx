import { useWords } from '../../lib/language.tsx'
import { useRights } from '../../lib/rights.ts'
import { memberText, useMembers } from '../../lib/team.ts'
import { Choice } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import styles from './reports.module.css'
import { REPORT_PAGE_WORDS } from './words.ts'

/** `null` = the owner. */
export type MailTo = readonly string[] | null

/** The members that can be chosen: all if the team is visible, otherwise oneself. */
export function useReaders() {
  const words = useWords(REPORT_PAGE_WORDS)
  const { memberId } = useRights()
  const { seesTeam, asked } = useMembers()
  const self = memberId === null ? [] : [{ id: memberId, name: words.me }]
  return { seesTeam, readers: asked.data?.map((member) => ({ id: member.id, name: memberText(member) })) ?? self }
}

/** The recipients as text. */
export function readersText(
  words: (typeof REPORT_PAGE_WORDS)['ko'],
  mailTo: MailTo,
  readers: { id: string; name: string }[],
) {
  if (mailTo === null) return words.owner
  if (mailTo.length === 0) return words.nobody
  const names = mailTo.map((id) => readers.find((one) => one.id === id)?.name)
  return names.every((name) => name !== undefined) ? names.join(', ') : words.readers(`${mailTo.length}`)
}

interface RecipientsProps {
  mailTo: MailTo
  choose(mailTo: MailTo): void
  fault: string | null
  /** Whether members are chosen as recipients, even if none is yet. */
  isChosen: boolean
  setChosen(isChosen: boolean): void
}

export function Recipients({ mailTo, choose, fault, isChosen, setChosen }: RecipientsProps) {
  const words = useWords(REPORT_PAGE_WORDS)
  const { seesTeam, readers } = useReaders()
  const way = isChosen ? 'chosen' : mailTo === null ? 'owner' : 'nobody'
  const list = mailTo ?? []
  return (
    <fieldset className={parts.part}>
      <legend>{words.mail}</legend>
      <div className={styles.pair}>
        <Choice
          label={words.mailTo}
          value={way}
          onChange={({ target }) => {
            setChosen(target.value === 'chosen')
            choose(target.value === 'owner' ? null : target.value === 'nobody' ? [] : list)
          }}
          options={[
            ['owner', words.owner],
            ['nobody', words.nobody],
            ['chosen', words.chosen],
          ]}
        />
      </div>
      {isChosen ? (
        <div className={styles.choices}>
          {readers.map(({ id, name }) => (
            <label key={id}>
              <input
                type="checkbox"
                className={parts.check}
                checked={list.includes(id)}
                onChange={({ target }) => choose(target.checked ? [...list, id] : list.filter((one) => one !== id))}
              />
              {name}
            </label>
          ))}
        </div>
      ) : null}
      {isChosen && !seesTeam ? <p className={parts.soft}>{words.noTeam}</p> : null}
      {isChosen && list.length === 0 ? <p className={parts.warning}>{words.noReader}</p> : null}
      {fault === null ? null : <p className={parts.warning}>{fault}</p>}
    </fieldset>
  )
}
