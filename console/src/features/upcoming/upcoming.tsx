import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { momentText, numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { useTitle } from '../../lib/title.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Paging } from '../../ui/paging.tsx'
import parts from '../../ui/parts.module.css'
import { Empty, Failure, Waiting } from '../../ui/states.tsx'
import { PAGE_SIZE, type UpcomingState, upcomingAddress, upcomingQuery, useUpcomingState } from './address.ts'
import { Filters } from './filters.tsx'
import { UpcomingTable } from './table.tsx'
import { UPCOMING_WORDS } from './words.ts'

/** Notices that recur every year, the next one first. */
function Upcoming() {
  const words = useWords(UPCOMING_WORDS)
  useTitle(words.title)
  return (
    <>
      <h1>{words.title}</h1>
      <p className={parts.soft}>{words.about}</p>
      <Allowed needs="statistics" scope="bids:read">
        <Expected />
      </Allowed>
    </>
  )
}

export default Upcoming

function Expected() {
  const { language } = useLanguage()
  const { state, change } = useUpcomingState()
  const asked = useQuery({
    queryKey: ['recurring', state, language],
    queryFn: async ({ signal }) => serviceIn(language).bids.listRecurring(upcomingQuery(state), { signal }),
    placeholderData: keepPreviousData,
  })
  const answer = asked.data
  return (
    <section aria-busy={asked.isFetching}>
      <Filters state={state} change={change} error={asked.error} />
      {asked.isPending ? <Waiting /> : null}
      {asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
      {answer && !asked.error ? <Found answer={answer} state={state} /> : null}
    </section>
  )
}

type Answer = Awaited<ReturnType<ReturnType<typeof serviceIn>['bids']['listRecurring']>>

function Found({ answer: { total, page, items, asOf }, state }: { answer: Answer; state: UpcomingState }) {
  const words = useWords(UPCOMING_WORDS)
  const { language } = useLanguage()
  return (
    <>
      <p className={parts.soft} role="status">
        {words.total(numberText(total, language))} · {words.asOf(momentText(asOf, language))}
      </p>
      {total === 0 ? (
        <Empty title={words.none}>
          <p>{words.noneMore}</p>
        </Empty>
      ) : null}
      {items.length > 0 ? <UpcomingTable items={items} /> : null}
      <Paging total={total} page={page} size={PAGE_SIZE} to={(number) => upcomingAddress({ ...state, page: number })} />
    </>
  )
}
