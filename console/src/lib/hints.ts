import { type Bilingual, bilingual } from './language.tsx'

/** Names of conditions in hints of `explain`, with the labels of the filters. */
export const HINT_NAMES: Bilingual<Record<string, string>> = bilingual(
  {
    keyword: '검색어',
    agency: '기관',
    industry: '업종',
    region: '지역',
    bsnsDiv: '업무 구분',
    amount: '추정가격',
    status: '상태',
    close: '마감일',
    open: '개찰일',
    posted: '게시일',
    eligibility: '참가자격',
    matched: '내 키워드',
    winner: '낙찰업체',
  },
  {
    keyword: 'the search text',
    agency: 'the agency',
    industry: 'the industry',
    region: 'the region',
    bsnsDiv: 'the category',
    amount: 'the estimated price',
    status: 'the status',
    close: 'the closing date',
    open: 'the opening date',
    posted: 'the posting date',
    eligibility: 'eligibility',
    matched: 'my keywords',
    winner: 'the winner',
  },
)

/** The places where a hint names a condition; quoted search text remains unchanged. */
const NAMED = /^\w+(?= 조건)|(?<=^No match with )\w+|industry(?==none)/

/** Hints are written for API clients and use parameter names. Unknown names are shown unchanged. */
export const hintInWords = (hint: string, names: Record<string, string>): string =>
  hint.replace(NAMED, (name) => names[name] ?? name)
