import type { KeywordPreview, NewKeyword } from '@gonggo/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { piecesAt } from '../../lib/marks.ts'
import { useSettled } from '../../lib/now.ts'
import { serviceIn } from '../../lib/service.ts'
import type { Texts } from '../../lib/texts.ts'
import parts from '../../ui/parts.module.css'
import { Failure, Waiting } from '../../ui/states.tsx'
import styles from './keywords.module.css'
import { KEYWORD_WORDS } from './words.ts'

/** Typing pauses before the text is tried. */
const RESTING_MS = 300

/** The matches of the keyword while it is being edited. Nothing is requested while a field is invalid. */
export function usePreview(wanted: Texts<NewKeyword>, isReadable: boolean) {
  const { language } = useLanguage()
  const asked = useSettled(JSON.stringify(wanted), RESTING_MS)
  const question: Texts<NewKeyword> = JSON.parse(asked)
  const { keyword, filter } = question
  const names = [keyword, ...(filter?.agency ?? []), ...(filter?.industry ?? [])].some((one) => one !== '')
  return useQuery({
    queryKey: ['preview', asked, language],
    queryFn: async ({ signal }) => serviceIn(language).keywords.preview(question, { signal }),
    enabled: names && isReadable,
    placeholderData: keepPreviousData,
  })
}

interface PreviewProps {
  tried: ReturnType<typeof usePreview>
  /** The error is shown at its field. */
  isFaulty: boolean
}

export function Preview({ tried, isFaulty }: PreviewProps) {
  const words = useWords(KEYWORD_WORDS)
  return (
    <section className={styles.preview} aria-label={words.tried} aria-busy={tried.isFetching}>
      <h2>{words.tried}</h2>
      {tried.isPending && !tried.isFetching ? <p className={styles.soft}>{words.type}</p> : null}
      {tried.isPending && tried.isFetching ? <Waiting /> : null}
      {tried.error && !isFaulty ? <Failure error={tried.error} again={() => void tried.refetch()} /> : null}
      {tried.data && !tried.error && !isFaulty ? <Found found={tried.data} /> : null}
    </section>
  )
}

/**
 * The number of matches beside the field, for layouts with the preview below the form. Only the preview announces it to
 * screen readers.
 */
export function LiveCount({ tried, isFaulty }: PreviewProps) {
  const words = useWords(KEYWORD_WORDS)
  const { language } = useLanguage()
  if (!tried.data || tried.error || isFaulty) return null
  const { perWeek, manyAlerts, matchesEverything } = tried.data
  return (
    <p className={manyAlerts || matchesEverything ? `${styles.live} ${parts.warning}` : styles.live}>
      {words.live(numberText(perWeek, language))}
    </p>
  )
}

function Found({ found }: { found: KeywordPreview }) {
  const words = useWords(KEYWORD_WORDS)
  const { language } = useLanguage()
  const { matches, share, perWeek, manyAlerts, matchesEverything, perDay, samples } = found
  return (
    <>
      <p role="status">
        <strong>
          {words.found(numberText(matches, language), numberText(share, language), numberText(perWeek, language))}
        </strong>
      </p>
      {matchesEverything ? <p className={parts.warning}>{words.tooMany}</p> : null}
      {manyAlerts && !matchesEverything ? <p className={parts.warning}>{words.manyAlerts}</p> : null}
      <Days days={perDay} />
      {samples.length > 0 ? <h3 className={styles.soft}>{words.samples}</h3> : null}
      <ul className={styles.samples}>
        {samples.map(({ noticeNo, title, agency, terms }) => (
          <li key={noticeNo}>
            <Link href={`/notices/${encodeURIComponent(noticeNo)}`}>
              {piecesAt(title, terms).map(({ text, isHit, at }) => (isHit ? <mark key={at}>{text}</mark> : text))}
            </Link>{' '}
            <span className={styles.soft}>{agency}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

const BAR = 4
const HEIGHT = 60

/** A bar for each day, scaled to the highest one; the title of each shows day and number. */
function Days({ days }: { days: KeywordPreview['perDay'] }) {
  const words = useWords(KEYWORD_WORDS)
  const { language } = useLanguage()
  const most = Math.max(1, ...days.map(({ matches }) => matches))
  const name = words.chart(days[0]?.date ?? '', days.at(-1)?.date ?? '', numberText(most, language))
  return (
    <svg className={styles.days} viewBox={`0 0 ${days.length * BAR} ${HEIGHT}`} preserveAspectRatio="none" role="img">
      <title>{name}</title>
      {days.map(({ date, matches }, index) => {
        const height = (matches / most) * HEIGHT
        return (
          <rect key={date} x={index * BAR} y={HEIGHT - height} width={BAR - 1} height={height}>
            <title>{words.onDay(date, numberText(matches, language))}</title>
          </rect>
        )
      })}
    </svg>
  )
}
