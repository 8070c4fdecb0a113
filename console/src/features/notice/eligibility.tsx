import type { Eligibility, EligibilityAxis, EligibilityRemedy, EligibilityRow } from '@gonggo/client'
import { useState } from 'react'
import { Link } from 'wouter'
import { useCompanyEligibility, useCompanyVerdicts, useEligibility } from '../../lib/company.ts'
import { axesInOrder, curedAxes, decides, isUnexplained, nextSteps, rowsByGroup } from '../../lib/eligibility-view.ts'
import { dayText, momentText, numberText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { COMPANY_PROFILE } from '../../lib/places.ts'
import { useRights } from '../../lib/rights.ts'
import { Button } from '../../ui/controls.tsx'
import { Failure, Waiting } from '../../ui/states.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import { Verdict } from '../../ui/verdict.tsx'
import { ATTACHMENT_WORDS } from './attachment-words.ts'
import { unitsOf } from './attachments.tsx'
import { AXIS_WORDS, ELIGIBILITY_WORDS, NOT_EXAMINED_WORDS, REASON_WORDS, REMEDY_WORDS } from './eligibility-words.ts'
import styles from './notice.module.css'
import { Section } from './section.tsx'

/** The target of the badge in the head. */
export const ELIGIBILITY_PLACE = 'eligibility'

/** The verdict for each requirement; without a profile, how to create one. */
export function NoticeEligibility({ noticeNo }: { noticeNo: string }) {
  const words = useWords(ELIGIBILITY_WORDS)
  const { may } = useRights()
  const { hasProfile, eligibility, error, again } = useEligibility(noticeNo)
  if (!may('notices', 'profile:read')) return null
  return (
    <Section title={words.title} id={ELIGIBILITY_PLACE}>
      {error ? <Failure error={error} again={again} /> : null}
      {hasProfile === false && !error ? <Invitation /> : null}
      {eligibility ? <Judged eligibility={eligibility} /> : null}
      {!error && hasProfile !== false && !eligibility ? <Waiting /> : null}
      <CompanyVerdicts noticeNo={noticeNo} />
    </Section>
  )
}

function Invitation() {
  const words = useWords(ELIGIBILITY_WORDS)
  const { may } = useRights()
  if (!may('notices', 'profile:write')) return <p className={styles.soft}>{words.inviteReader}</p>
  return (
    <p>
      {words.invite} <Link href={COMPANY_PROFILE}>{words.declare}</Link>
    </p>
  )
}

/** Verdicts for further companies, with reasons on demand. */
function CompanyVerdicts({ noticeNo }: { noticeNo: string }) {
  const words = useWords(ELIGIBILITY_WORDS)
  const axisNames = useWords(AXIS_WORDS)
  const asked = useCompanyVerdicts(noticeNo)
  const [opened, setOpened] = useState<string | null>(null)
  if (asked.error) return <Failure error={asked.error} again={() => void asked.refetch()} />
  const companies = asked.data?.items.filter(({ profileId }) => profileId !== null) ?? []
  if (companies.length === 0) return null
  return (
    <>
      <h3 className={styles.small}>{words.companies}</h3>
      <ul>
        {companies.map(({ profileId, name, verdict, decidedBy }) => (
          <li key={profileId}>
            <Button
              weight="quiet"
              aria-expanded={opened === profileId}
              onClick={() => setOpened(opened === profileId ? null : profileId)}
            >
              {name}
            </Button>{' '}
            <Verdict verdict={verdict} />{' '}
            <span className={styles.soft}>{decidedBy.map((axis) => wordIn(axisNames, axis)).join(', ')}</span>
            {opened !== null && opened === profileId ? <CompanyReasons noticeNo={noticeNo} profile={opened} /> : null}
          </li>
        ))}
      </ul>
    </>
  )
}

function CompanyReasons({ noticeNo, profile }: { noticeNo: string; profile: string }) {
  const asked = useCompanyEligibility(noticeNo, profile)
  if (asked.error) return <Failure error={asked.error} again={() => void asked.refetch()} />
  if (!asked.data) return <Waiting />
  return (
    <div className={styles.company}>
      <Judged eligibility={asked.data} />
    </div>
  )
}

function Judged({ eligibility }: { eligibility: Eligibility }) {
  const words = useWords(ELIGIBILITY_WORDS)
  const axisNames = useWords(AXIS_WORDS)
  const { language } = useLanguage()
  const { verdict, decidedBy, axes, version, judgedAt } = eligibility
  const names = decidedBy.map((axis) => wordIn(axisNames, axis)).join(', ')
  const said = verdict === 'yes' ? words.yes : verdict === 'no' ? words.no(names) : words.check(names)
  const [limiting, unlimited] = [axesInOrder(axes, decidedBy).filter(decides), axes.filter((axis) => !decides(axis))]
  const cured = curedAxes(verdict, axes).map(({ axis }) => wordIn(axisNames, axis))
  return (
    <>
      <p className={styles.verdict}>
        <Verdict verdict={verdict} /> {said}
      </p>
      {cured.length > 0 ? <p>{words.cured(cured.join(', '))}</p> : null}
      <NextSteps axes={axes} decidedBy={decidedBy} />
      <table className={`${styles.table} ${styles.axes}`}>
        <TableHead columns={[words.axis, words.verdict, words.why]} />
        <tbody>
          {limiting.map((axis) => (
            <AxisRow key={axis.axis} axis={axis} />
          ))}
        </tbody>
      </table>
      {unlimited.length === 0 ? null : (
        <details>
          <summary className={styles.soft}>
            {words.noData(unlimited.map(({ axis }) => wordIn(axisNames, axis)).join(', '))}
          </summary>
          <ul>
            {unlimited.map(({ axis, notExamined }) => (
              <li key={axis} className={styles.soft}>
                {wordIn(axisNames, axis)}: <NotExamined what={notExamined} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className={styles.soft}>
        {words.aid(numberText(version, language), momentText(judgedAt, language))}{' '}
        <Link href={COMPANY_PROFILE}>{words.edit}</Link>
      </p>
    </>
  )
}

function NextSteps({ axes, decidedBy }: Pick<Eligibility, 'axes' | 'decidedBy'>) {
  const words = useWords(ELIGIBILITY_WORDS)
  const axisNames = useWords(AXIS_WORDS)
  const remedyText = useRemedyText()
  const steps = nextSteps(axes, decidedBy)
  if (steps.length === 0) return null
  return (
    <div>
      <h3 className={styles.small}>{words.next}</h3>
      <ul>
        {steps.map(({ axis, remedy }) => (
          <li key={axis.axis}>
            <span className={styles.soft}>{wordIn(axisNames, axis.axis)}</span> {remedyText(axis.axis, remedy)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Remedies for regions have other words, because a region cannot be acquired. */
const OF_REGION: Readonly<Record<string, keyof (typeof REMEDY_WORDS)['ko'] | undefined>> = {
  declare: 'declareSeat',
  joint_bidder: 'jointFrom',
}

function useRemedyText(): (axis: string, remedy: EligibilityRemedy) => string {
  const remedies = useWords(REMEDY_WORDS)
  const known: Readonly<Record<string, ((names: string) => string) | undefined>> = remedies
  return (axis, { kind, items }) => {
    const names = items.map(nameOf).join(', ')
    const say = known[(axis === 'region' ? OF_REGION[kind] : undefined) ?? kind]
    return say?.(names) ?? names
  }
}

const nameOf = ({ name, code }: { name: string; code: string | null }): string =>
  code === null || code === name ? name : `${name}(${code})`

/** A requirement that decides the verdict. */
function AxisRow({ axis: { axis, verdict, reason, basis, notExamined } }: { axis: EligibilityAxis }) {
  const words = useWords(ELIGIBILITY_WORDS)
  const axisNames = useWords(AXIS_WORDS)
  const reasons = useWords(REASON_WORDS)
  const groups = rowsByGroup(basis)
  return (
    <tr>
      <th scope="row">{wordIn(axisNames, axis)}</th>
      <td data-label={words.verdict}>
        <Verdict verdict={verdict} />
      </td>
      <td>
        {isUnexplained({ verdict, reason, basis }) ? wordIn(reasons, reason) : null}
        {groups.map((rows, index) => (
          <div key={rows.map(nameOf).join(' ')}>
            {index > 0 ? <p className={styles.soft}>{words.orElse}</p> : null}
            <Group rows={rows} />
          </div>
        ))}
        {notExamined.length === 0 ? null : (
          <p className={styles.soft}>
            <NotExamined what={notExamined} />
          </p>
        )}
      </td>
    </tr>
  )
}

function NotExamined({ what }: { what: EligibilityAxis['notExamined'] }) {
  const words = useWords(ELIGIBILITY_WORDS)
  const names = useWords(NOT_EXAMINED_WORDS)
  return words.notExamined(what.map((one) => wordIn(names, one)).join(', '))
}

/** Rows that are all required. */
function Group({ rows }: { rows: readonly EligibilityRow[] }) {
  const words = useWords(ELIGIBILITY_WORDS)
  const reasons = useWords(REASON_WORDS)
  const { language } = useLanguage()
  return (
    <>
      {rows.length > 1 ? <p className={styles.soft}>{words.allOf}</p> : null}
      <ul>
        {rows.map((row) => (
          <li key={`${row.code} ${row.name}`}>
            {nameOf(row)}
            {row.attachment ? <FilePlace place={row.attachment} /> : null}{' '}
            <span className={styles.soft}>
              {wordIn(reasons, row.reason)}
              {row.until ? ` (${words.until(dayText(row.until, language))})` : null}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The file and the place of a sentence. */
function FilePlace({ place: { name, kind, entry, page } }: { place: NonNullable<EligibilityRow['attachment']> }) {
  const words = useWords(ATTACHMENT_WORDS)
  const { language } = useLanguage()
  const unit = page === null ? null : unitsOf(kind, words).one(numberText(page, language))
  return <span className={styles.soft}> ({[name, entry, unit].filter(Boolean).join(' · ')})</span>
}
