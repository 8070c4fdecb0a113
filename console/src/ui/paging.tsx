import { Link } from 'wouter'
import { numberText } from '../lib/format.ts'
import { bilingual, useLanguage, useWords } from '../lib/language.tsx'
import { buttonClass } from './controls.tsx'
import styles from './parts.module.css'
import { Empty } from './states.tsx'

const WORDS = bilingual(
  {
    pages: '페이지',
    previous: '이전',
    next: '다음',
    pageOf: (page: string, last: string) => `${page} / ${last}페이지`,
    none: (page: string, last: string) => `${page}페이지는 없습니다. 마지막은 ${last}페이지입니다`,
    toLast: '마지막 페이지 보기',
  },
  {
    pages: 'Pages',
    previous: 'Previous',
    next: 'Next',
    pageOf: (page: string, last: string) => `Page ${page} of ${last}`,
    none: (page: string, last: string) => `There is no page ${page}. The last page is ${last}`,
    toLast: 'Show the last page',
  },
)

interface PagingProps {
  total: number
  page: number
  size: number
  /** The address of a page of the list; '' = the first. */
  to(page: string): string
}

/** The pages of a list. For a page after the last one, which old links may name, shows a link to the last one. */
export function Paging({ total, page, size, to }: PagingProps) {
  const words = useWords(WORDS)
  const { language } = useLanguage()
  const last = Math.ceil(total / size)
  const addressOf = (number: number) => to(number === 1 ? '' : String(number))
  const said = [numberText(page, language), numberText(last, language)] as const
  if (total > 0 && page > last)
    return (
      <Empty title={words.none(...said)}>
        <Link className={buttonClass()} href={addressOf(last)}>
          {words.toLast}
        </Link>
      </Empty>
    )
  if (last <= 1) return null
  return (
    <PageLinks previous={page > 1 ? addressOf(page - 1) : null} next={page < last ? addressOf(page + 1) : null}>
      {words.pageOf(...said)}
    </PageLinks>
  )
}

interface PageLinksProps {
  /** Addresses; `null` = none. */
  previous: string | null
  next: string | null
  /** The number of this page, if known. */
  children?: string
}

export function PageLinks({ previous, next, children }: PageLinksProps) {
  const words = useWords(WORDS)
  if (previous === null && next === null) return null
  return (
    <nav className={styles.paging} aria-label={words.pages}>
      {previous === null ? null : (
        <Link className={buttonClass()} href={previous} rel="prev">
          {words.previous}
        </Link>
      )}
      {children === undefined ? null : <span>{children}</span>}
      {next === null ? null : (
        <Link className={buttonClass()} href={next} rel="next">
          {words.next}
        </Link>
      )}
    </nav>
  )
}
