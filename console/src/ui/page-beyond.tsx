import { Link } from 'wouter'
import { numberText } from '../lib/format.ts'
import { bilingual, useLanguage, useWords } from '../lib/language.tsx'
import { buttonClass } from './controls.tsx'
import { Empty } from './states.tsx'

const WORDS = bilingual(
  {
    none: (page: string, last: string) => `${page}페이지는 없습니다. 마지막은 ${last}페이지입니다`,
    toLast: '마지막 페이지 보기',
  },
  {
    none: (page: string, last: string) => `There is no page ${page}. The last page is ${last}`,
    toLast: 'Show the last page',
  },
)

interface PageBeyondProps {
  page: number
  last: number
  /** The address of a page of the list. */
  to(page: number): string
}

/** In place of a page behind the last one, which an old link may lead to. */
export function PageBeyond({ page, last, to }: PageBeyondProps) {
  const words = useWords(WORDS)
  const { language } = useLanguage()
  return (
    <Empty title={words.none(numberText(page, language), numberText(last, language))}>
      <Link className={buttonClass()} href={to(last)}>
        {words.toLast}
      </Link>
    </Empty>
  )
}
