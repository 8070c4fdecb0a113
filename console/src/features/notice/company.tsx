import { Link } from 'wouter'
import { useWords } from '../../lib/language.tsx'
import { pursuitAddress, usePursuitRights, usePursuitsOf } from '../../lib/pursuits.ts'
import sheetStyles from '../../ui/pursuit.module.css'
import { PursuitNotes } from '../../ui/pursuit-notes.tsx'
import { PursuitSheet } from '../../ui/pursuit-sheet.tsx'
import { PURSUIT_SHEET_WORDS } from '../../ui/pursuit-words.ts'
import { Failure, Waiting } from '../../ui/states.tsx'
import styles from './notice.module.css'
import { Section } from './section.tsx'
import { NOTICE_WORDS } from './words.ts'

/** The pursuit of this notice by the own company. */
export function OurCompany({ noticeNo }: { noticeNo: string }) {
  const words = useWords(NOTICE_WORDS)
  const sheet = useWords(PURSUIT_SHEET_WORDS)
  const { canRead, canWrite } = usePursuitRights()
  const { of, error, again } = usePursuitsOf([noticeNo])
  const pursuit = of(noticeNo)
  if (!canRead) return null
  if (pursuit === undefined)
    return <Section title={words.company}>{error ? <Failure error={error} again={again} /> : <Waiting />}</Section>
  if (pursuit === null)
    return (
      <Section title={words.company}>
        <p className={styles.soft}>{canWrite ? words.notPursued : words.notPursuedByViewer}</p>
      </Section>
    )
  return (
    <Section title={words.company}>
      <PursuitSheet pursuit={pursuit} />
      <h3 className={sheetStyles.heading}>{sheet.notes}</h3>
      <PursuitNotes id={pursuit.id} />
      <p>
        <Link href={pursuitAddress(pursuit.id)}>{words.pursuit}</Link>
      </p>
    </Section>
  )
}
