/** Categories of notices: goods, services, works, foreign procurement, other. */
export const BSNS_DIVS = ['물품', '용역', '공사', '외자', '기타'] as const
export type BsnsDiv = (typeof BSNS_DIVS)[number]

/** English names that callers may send instead of the Korean ones. */
export const BSNS_DIV_NAMES = {
  goods: '물품',
  services: '용역',
  works: '공사',
  foreign: '외자',
  other: '기타',
} as const satisfies Record<string, BsnsDiv>
export type BsnsDivName = keyof typeof BSNS_DIV_NAMES

/** All values that callers may send for a category. */
export const BSNS_DIV_WORDS: readonly string[] = [...BSNS_DIVS, ...Object.keys(BSNS_DIV_NAMES)]

/** The number of a notice in a path: up to 80 characters, and a revision. */
export const NUMBER_IN_PATH = {
  minLength: 1,
  maxLength: 90,
  description: {
    en: 'Number of the notice, percent-encoded. A revision, as in `R26BK00000001-000`, blanks around it and lower case are accepted.',
    ko: '공고번호. 퍼센트 인코딩합니다. `R26BK00000001-000`처럼 차수를 붙이거나, 앞뒤에 공백이 있거나, 소문자로 써도 됩니다.',
  },
} as const

export const NOTICE_KINDS = ['new', 'changed', 'renotice', 'cancelled'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** Computed at the time of a response; `bids/rules/notice.ts` defines each status. */
export const STATUSES = ['open', 'closed', 'opened', 'awarded', 'failed', 'cancelled'] as const
export type Status = (typeof STATUSES)[number]

/** The outcomes of a round of bidding. */
export const OUTCOMES = ['awarded', 'failed', 'cancelled'] as const
export type Outcome = (typeof OUTCOMES)[number]
