import { useWords } from '../../lib/language.tsx'
import { useRights } from '../../lib/rights.ts'
import { useTitle } from '../../lib/title.ts'
import { Allowed } from '../../ui/allowed.tsx'
import parts from '../../ui/parts.module.css'
import { Tabs } from '../../ui/tabs.tsx'
import { ReportList } from './list.tsx'
import { reportsAt, useReportPlace } from './place.ts'
import { Schedules } from './schedules.tsx'
import { REPORT_PAGE_WORDS } from './words.ts'

function Reports() {
  const words = useWords(REPORT_PAGE_WORDS)
  const { may } = useRights()
  const { place } = useReportPlace()
  useTitle(words.title)
  const mayWrite = may('reports', 'reports:write')
  const isSchedules = place.view === 'schedules'
  return (
    <Allowed needs="reports" scope="reports:read">
      <h1>{words.title}</h1>
      <Tabs
        label={words.views}
        tabs={[
          { href: '/reports', name: words.title, isHere: !isSchedules },
          { href: reportsAt({ view: 'schedules' }), name: words.schedules, isHere: isSchedules },
        ]}
      />
      {mayWrite ? null : <p className={parts.soft}>{words.readOnly}</p>}
      {isSchedules ? <Schedules mayWrite={mayWrite} /> : <ReportList mayWrite={mayWrite} />}
    </Allowed>
  )
}

export default Reports
