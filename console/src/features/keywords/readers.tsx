import type { Keyword, TeamMember } from '@gonggo/client'
import { numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { useRights } from '../../lib/rights.ts'
import { memberText, useMembers } from '../../lib/team.ts'
import { Choice } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { Failure, Waiting } from '../../ui/states.tsx'
import styles from './keywords.module.css'
import { READER_WORDS } from './reader-words.ts'

/** The maximum of the API. */
const MOST = 20
/** The prefix of member ids; ids of keys have another one. */
const MEMBER = 'mem_'
const CHOSEN = 'chosen'

/** `undefined` = the signed-in user will create the keyword. */
export type Maker = Keyword['createdBy'] | undefined

/** Names of the recipients, if the user may see them. */
function useNames() {
  const words = useWords(READER_WORDS)
  const { memberId } = useRights()
  const { asked } = useMembers()
  const nameOf = (id: string): string | null => {
    if (id === memberId) return words.me
    const member = asked.data?.find((one) => one.id === id)
    return member ? (member.name ?? member.email) : asked.data ? words.left : null
  }
  return {
    nameOf,
    /** The recipient if nobody is chosen. */
    makerText(maker: Maker): string {
      const id = maker === undefined ? memberId : maker
      if (!id?.startsWith(MEMBER)) return words.owner
      const name = nameOf(id)
      return name === null ? words.makerUnknown : words.maker(name)
    },
  }
}

/** The recipients of a keyword's mails as text; `null` if there are none, or it is always the owner. */
export function useReadersText(): (keyword: Keyword) => string | null {
  const words = useWords(READER_WORDS)
  const { language } = useLanguage()
  const { may } = useRights()
  const { nameOf, makerText } = useNames()
  return ({ alert: { email, to }, createdBy }) => {
    if (!may('team', null) || email === 'off') return null
    if (to.length === 0) return words.line(makerText(createdBy))
    const names = to.flatMap((id) => nameOf(id) ?? [])
    const others = to.length - names.length
    return words.line([...names, ...(others > 0 ? [words.others(numberText(others, language))] : [])].join(', '))
  }
}

interface ReadersProps {
  to: readonly string[] | null
  choose(to: readonly string[] | null): void
  maker: Maker
  fault: string | null
}

/** The recipients of the mails. If plan or role do not allow a choice, the reason is shown instead. */
export function Readers({ to, choose, maker, fault }: ReadersProps) {
  const words = useWords(READER_WORDS)
  const { may, memberId } = useRights()
  const { seesTeam } = useMembers()
  const { makerText } = useNames()
  if (!may('team', null)) return <p className={styles.soft}>{words.noPlan}</p>
  const mayChoose = seesTeam || memberId !== null || to !== null
  return (
    <>
      <div className={styles.pair}>
        <Choice
          label={words.readers}
          value={to === null ? '' : CHOSEN}
          onChange={({ target }) => choose(target.value === '' ? null : [])}
          options={[['', makerText(maker)], ...(mayChoose ? [[CHOSEN, words.chosen] as const] : [])]}
        />
      </div>
      {to === null ? null : <Members to={to} choose={choose} />}
      {seesTeam ? null : <p className={styles.soft}>{words.noTeam}</p>}
      {fault === null ? null : <p className={parts.warning}>{fault}</p>}
    </>
  )
}

function Members({ to, choose }: { to: readonly string[]; choose(to: readonly string[]): void }) {
  const words = useWords(READER_WORDS)
  const { language } = useLanguage()
  const { memberId } = useRights()
  const { seesTeam, asked } = useMembers()
  if (asked.isFetching && !asked.data) return <Waiting />
  if (asked.error) return <Failure error={asked.error} again={() => void asked.refetch()} />
  const known = readersOf(asked.data ?? [], words.notYet)
  const own = seesTeam || memberId === null ? [] : [{ id: memberId, text: words.me }]
  const left = seesTeam ? to.filter((id) => !known.some((one) => one.id === id)) : []
  const choices = [...known, ...own, ...left.map((id) => ({ id, text: words.left }))]
  const others = to.filter((id) => !choices.some((one) => one.id === id)).length
  const isFull = to.length >= MOST
  const isHeard =
    !seesTeam || to.length === 0 || (asked.data ?? []).some(({ id, state }) => to.includes(id) && state === 'active')
  return (
    <>
      <fieldset className={parts.part} aria-label={words.chosen}>
        <div className={styles.causes}>
          {choices.map(({ id, text }) => (
            <label key={id}>
              <input
                type="checkbox"
                className={parts.check}
                checked={to.includes(id)}
                disabled={isFull && !to.includes(id)}
                onChange={({ target }) => choose(target.checked ? [...to, id] : to.filter((one) => one !== id))}
              />
              {text}
            </label>
          ))}
        </div>
      </fieldset>
      {others > 0 ? <p className={styles.soft}>{words.keepsOthers(numberText(others, language))}</p> : null}
      {isFull ? <p className={styles.soft}>{words.most(numberText(MOST, language))}</p> : null}
      {to.length === 0 ? <p className={parts.warning}>{words.nobody}</p> : null}
      {isHeard ? null : <p className={parts.warning}>{words.nobodyActive}</p>}
    </>
  )
}

const readersOf = (members: readonly TeamMember[], notYet: string) =>
  members.map((member) => ({
    id: member.id,
    text: member.state === 'active' ? memberText(member) : `${memberText(member)} · ${notYet}`,
  }))
