import type { Language } from '../../vocabulary/languages.ts'
import type { WidgetWords } from '../rules/widget.ts'

const number = (value: number): string => value.toLocaleString('en-US')
const pad = (value: number): string => String(value).padStart(2, '0')
const clock = (at: Date): string => `${pad(at.getUTCHours())}:${pad(at.getUTCMinutes())}`
const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토']
const WEEKDAYS_EN = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Dates are those of Seoul. */
export const WIDGET_WORDS: Record<Language, WidgetWords> = {
  ko: {
    count: (shown, total, isMore) => `진행 중 ${number(total)}건${isMore ? ' 이상' : ''} 중 최근 ${shown}건`,
    none: '진행 중인 공고가 없습니다',
    noneMore: '새 공고가 나오면 여기에 표시됩니다.',
    newWindow: '새 창',
    closing: '마감',
    noClosing: '마감일시 미정',
    day: (at) => `${at.getUTCMonth() + 1}. ${at.getUTCDate()}.(${WEEKDAYS[at.getUTCDay()]}) ${clock(at)}`,
    amounts: { baseAmount: '기초금액', estimatedPrice: '추정가격', budget: '배정예산' },
    money: (value, currency) => `${number(value)}${currency === 'KRW' ? '원' : ` ${currency}`}`,
    noAmount: '금액 미공개',
    region: '지역',
    noRegionLimit: '제한 없음',
    checkRegion: '공고문 확인',
    notInSource: '자료 없음',
    again: '새로 고침',
    ended: '링크가 더 이상 동작하지 않습니다',
    endedMore: '링크가 폐기되었거나 이용이 중지되었습니다. 이 페이지의 관리자에게 문의해 주십시오.',
    busy: '조회가 많아 잠시 표시할 수 없습니다',
    busyMore: '잠시 후 자동으로 다시 시도합니다.',
    live: {
      today: 'D-DAY',
      left: 'D-{days}',
      over: '마감',
      none: '미정',
      refreshed: '{time} 갱신',
      away: '서비스에 연결할 수 없어 {time}의 내용을 표시합니다.',
      busy: '조회가 많아 {time}의 내용을 표시합니다.',
    },
  },
  en: {
    count: (shown, total, isMore) => `Newest ${shown} of ${number(total)}${isMore ? ' or more' : ''} open notices`,
    none: 'No open notices',
    noneMore: 'New notices will be shown here.',
    newWindow: 'new window',
    closing: 'Closes',
    noClosing: 'No closing time',
    day: (at) => `${WEEKDAYS_EN[at.getUTCDay()]} ${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]}, ${clock(at)} KST`,
    amounts: { baseAmount: 'Base amount', estimatedPrice: 'Estimated price', budget: 'Budget' },
    money: (value, currency) => `${currency} ${number(value)}`,
    noAmount: 'Amount not published',
    region: 'Region',
    noRegionLimit: 'no limit',
    checkRegion: 'see the notice',
    notInSource: 'not in the source',
    again: 'Refresh',
    ended: 'This link no longer works',
    endedMore: 'It was revoked or suspended. Ask the administrator of this page.',
    busy: 'Too many requests',
    busyMore: 'The page retries automatically.',
    live: {
      today: 'Today',
      left: '{days} d left',
      over: 'Closed',
      none: 'No date',
      refreshed: 'Updated {time}',
      away: 'The service cannot be reached. This is the list of {time}.',
      busy: 'Too many requests. This is the list of {time}.',
    },
  },
}
