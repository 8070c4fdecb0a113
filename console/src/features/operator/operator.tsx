import { type ComponentType, Suspense } from 'react'
import { Link } from 'wouter'
import { useWords } from '../../lib/language.tsx'
import { lazily } from '../../lib/lazily.ts'
import { stepRow } from '../../lib/rows.ts'
import { useSession } from '../../lib/session.ts'
import { useShortcuts } from '../../lib/shortcuts.ts'
import { useTitle } from '../../lib/title.ts'
import { buttonClass } from '../../ui/controls.tsx'
import { Empty, Waiting } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { LISTS, type ListName, operatorAddress, type Place, useOperatorPlace } from './address.ts'
import { OPERATOR_WORDS, VIEW_WORDS } from './words.ts'

const SHEETS: Record<Place['view'], ComponentType> = {
  overview: lazily(() => import('./overview.tsx')),
  accounts: lazily(() => import('./accounts.tsx')),
  account: lazily(() => import('./account.tsx')),
  consultations: lazily(() => import('./consultations.tsx')),
  sources: lazily(() => import('./sources.tsx')),
  source: lazily(() => import('./source.tsx')),
  incidents: lazily(() => import('./incidents.tsx')),
  deliveries: lazily(() => import('./deliveries.tsx')),
  mails: lazily(() => import('./mails.tsx')),
  audit: lazily(() => import('./audit.tsx')),
}
/** Moves through the links of a list, as in the search. */
const KEYS = { j: () => stepRow(1), k: () => stepRow(-1) }
/** The list that an opened item belongs to. */
const LIST_OF: Partial<Record<Place['view'], ListName>> = { account: 'accounts', source: 'sources' }

function Operator() {
  const words = useWords(OPERATOR_WORDS)
  const views = useWords(VIEW_WORDS)
  const { place } = useOperatorPlace()
  const session = useSession()
  const here = LIST_OF[place.view] ?? place.view
  const Sheet = SHEETS[place.view]
  useTitle(words.title)
  useShortcuts(KEYS)
  if (session.data?.operator !== true)
    return (
      <Empty title={words.notYours}>
        <p>{words.notYoursMore}</p>
        <Link className={buttonClass('main')} href="/">
          {words.toStart}
        </Link>
      </Empty>
    )
  return (
    <>
      <h1>{words.title}</h1>
      <Tabs
        label={words.views}
        tabs={LISTS.map((name) => ({
          href: operatorAddress({ view: name }),
          name: views[name],
          isHere: name === here,
        }))}
      />
      <Suspense fallback={<Waiting />}>
        <Sheet />
      </Suspense>
    </>
  )
}

export default Operator
