import { useLanguage, useWords } from '../../lib/language.tsx'
import { useRights } from '../../lib/rights.ts'
import { useTitle } from '../../lib/title.ts'
import { buttonClass } from '../../ui/controls.tsx'
import { Empty } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ReportList } from './list.tsx'
import { reportsAt, useReportPlace } from './place.ts'
import styles from './reports.module.css'
import { Schedules } from './schedules.tsx'
import { REPORT_PAGE_WORDS } from './words.ts'

function Reports() {
  const words = useWords(REPORT_PAGE_WORDS)
  const { language } = useLanguage()
  const { may } = useRights()
  const { place } = useReportPlace()
  useTitle(words.title)
  if (!may('reports', null))
    return (
      <Empty title={words.notPlan}>
        <p>{words.notPlanMore}</p>
        <a className={buttonClass('main')} href={`/beta?lang=${language}`}>
          {words.consult}
        </a>
      </Empty>
    )
  if (!may('reports', 'reports:read'))
    return (
      <Empty title={words.noScope}>
        <p>{words.noScopeMore}</p>
      </Empty>
    )
  const mayWrite = may('reports', 'reports:write')
  const isSchedules = place.view === 'schedules'
  return (
    <>
      <h1>{words.title}</h1>
      <Tabs
        label={words.views}
        tabs={[
          { href: '/reports', name: words.title, isHere: !isSchedules },
          { href: reportsAt({ view: 'schedules' }), name: words.schedules, isHere: isSchedules },
        ]}
      />
      {mayWrite ? null : <p className={styles.soft}>{words.readOnly}</p>}
      {isSchedules ? <Schedules mayWrite={mayWrite} /> : <ReportList mayWrite={mayWrite} />}
    </>
  )
}

export default Reports
