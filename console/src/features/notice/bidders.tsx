import type { BidDetail } from '@gonggo/client'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useOwnAccount } from '../../lib/account.ts'
import { numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { Button } from '../../ui/controls.tsx'
import { Failure, Waiting } from '../../ui/states.tsx'
import { BIDDER_WORDS } from './bidder-words.ts'
import styles from './notice.module.css'
import { PlaceTable } from './places.tsx'
import { ReservePrices } from './reserve-prices.tsx'
import { useSeen } from './seen.ts'

type Award = BidDetail['awards'][number]

interface BiddersProps {
  noticeNo: string
  award: Award
  /** Lot and re-bid, if the notice has several. */
  name: string
}

const FIRST = 10
const MOST_PER_PAGE = 100

/** The bidders of a round by rank: the first ten, or all on request. Below them, the draw of the planned price. */
export function Bidders({ noticeNo, award, name }: BiddersProps) {
  const words = useWords(BIDDER_WORDS)
  const id = useId()
  const [ref, isSeen] = useSeen<HTMLElement>()
  const [isWhole, setWhole] = useWhole(award)
  const asked = useBidders(noticeNo, award, { isWhole, isWanted: isSeen && award.bidders !== 0 })
  const opening = asked.data?.pages[0]?.openings[0]
  return (
    <>
      <section ref={ref} className={styles.places} aria-labelledby={id}>
        <h3 id={id}>{[words.places, name].filter(Boolean).join(' · ')}</h3>
        {award.bidders === 0 ? <p className={styles.soft}>{words.nobody}</p> : null}
        {award.bidders === 0 || !isSeen ? null : (
          <Listed award={award} asked={asked} isWhole={isWhole} setWhole={setWhole} />
        )}
      </section>
      {opening && (opening.plannedPrice !== null || opening.reservePrices.length > 0) ? (
        <ReservePrices opening={opening} currency={award.currency} name={name} />
      ) : null}
    </>
  )
}

/** The address contains the rounds that are shown completely. */
function useWhole({ revision, lot, rebid }: Award): [boolean, (isWhole: boolean) => void] {
  const [here, navigate] = useLocation()
  const search = useSearch()
  const round = `${revision}.${rebid}.${lot}`
  const isWhole = new URLSearchParams(search).getAll('bidders').includes(round)
  function setWhole(isWanted: boolean) {
    const next = new URLSearchParams(search)
    if (isWanted) next.append('bidders', round)
    else next.delete('bidders', round)
    navigate(next.size === 0 ? here : `${here}?${next}`, { replace: true })
  }
  return [isWhole, setWhole]
}

function useBidders(noticeNo: string, award: Award, { isWhole, isWanted }: { isWhole: boolean; isWanted: boolean }) {
  const { language } = useLanguage()
  const { revision, lot, rebid } = award
  const pageSize = isWhole ? MOST_PER_PAGE : FIRST
  return useInfiniteQuery({
    queryKey: ['bidders', noticeNo, revision, lot, rebid, pageSize, language],
    queryFn: async ({ pageParam, signal }) =>
      serviceIn(language).bids.listBidders(noticeNo, { revision, lot, rebid, page: pageParam, pageSize }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * pageSize < total ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  })
}

interface ListedProps {
  award: Award
  asked: ReturnType<typeof useBidders>
  isWhole: boolean
  setWhole: (isWhole: boolean) => void
}

function Listed({ award, asked, isWhole, setWhole }: ListedProps) {
  const words = useWords(BIDDER_WORDS)
  const { language } = useLanguage()
  const account = useOwnAccount()
  const bidders = asked.data?.pages.flatMap(({ items }) => items) ?? []
  const total = asked.data?.pages.at(-1)?.total ?? 0
  const count = (value: number) => numberText(value, language)
  const isSome = award.bidders !== null && total < award.bidders
  return (
    <>
      {asked.isPending ? <Waiting /> : null}
      {asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
      {asked.data && total === 0 ? <p className={styles.soft}>{words.unnamed}</p> : null}
      {total > 0 && isSome ? (
        <p className={styles.soft}>{words.some(count(total), count(award.bidders ?? 0))}</p>
      ) : null}
      {bidders.length > 0 ? (
        <PlaceTable bidders={bidders} award={award} own={account.data?.businessNo ?? null} />
      ) : null}
      {total > FIRST ? (
        <p className={styles.restOfPlaces}>
          <span className={styles.soft} role="status">
            {words.shown(count(bidders.length), count(total))}
          </span>
          {isWhole ? null : <Button onClick={() => setWhole(true)}>{words.rest(count(total - bidders.length))}</Button>}
          {isWhole && asked.hasNextPage ? (
            <Button onClick={() => void asked.fetchNextPage()} disabled={asked.isFetchingNextPage}>
              {words.more}
            </Button>
          ) : null}
          {isWhole ? (
            <Button weight="quiet" onClick={() => setWhole(false)}>
              {words.fewer(count(FIRST))}
            </Button>
          ) : null}
        </p>
      ) : null}
    </>
  )
}
