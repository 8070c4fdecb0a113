import { Suspense } from 'react'
import { useWords } from '../../lib/language.tsx'
import { lazily } from '../../lib/lazily.ts'
import { useTitle } from '../../lib/title.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Waiting } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { filtersOf, statisticsAddress, useStatisticsState, VIEWS, viewOf } from './address.ts'
import { STATISTICS_WORDS } from './words.ts'

const SHOWN = {
  winners: lazily(() => import('./winners.tsx')),
  competitors: lazily(() => import('./competitors.tsx')),
  price: lazily(() => import('./price.tsx')),
}
const NEEDS = { winners: 'statistics', competitors: 'competitors', price: 'statistics' } as const

function Statistics() {
  const words = useWords(STATISTICS_WORDS)
  const { state, change } = useStatisticsState()
  const view = viewOf(state)
  const View = SHOWN[view]
  useTitle(`${words[view]} · ${words.title}`)
  return (
    <>
      <h1>{words.title}</h1>
      <Tabs
        label={words.views}
        tabs={VIEWS.map((one) => ({
          href: statisticsAddress({ ...filtersOf(state), view: one === 'winners' ? undefined : one }),
          name: words[one],
          isHere: one === view,
        }))}
      />
      <Allowed needs={NEEDS[view]} scope="statistics:read">
        <Suspense fallback={<Waiting />}>
          <View state={state} change={change} />
        </Suspense>
      </Allowed>
    </>
  )
}

export default Statistics
