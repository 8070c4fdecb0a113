import type { WordsOf } from '../../lib/known.ts'
import { bilingual } from '../../lib/language.tsx'
import { counted } from '../../lib/plural.ts'
import type { EntryKind } from './entries.ts'

export const KIND_WORDS: WordsOf<EntryKind> = bilingual(
  { page: '화면', act: '작업', search: '검색', keyword: '키워드', notice: '공고', agency: '발주기관' },
  { page: 'Page', act: 'Action', search: 'Search', keyword: 'Keyword', notice: 'Notice', agency: 'Agency' },
)

export const PALETTE_WORDS = bilingual(
  {
    title: '빠른 이동',
    field: '화면, 공고, 키워드, 발주기관 찾기',
    placeholder: '화면 이름, 공고번호, 제목',
    none: '일치하는 항목이 없습니다.',
    found: (count: number) => `${count}개 항목이 있습니다. 위아래 화살표로 선택하십시오.`,
    results: '찾은 항목',
    failed: '공고를 찾지 못했습니다. 다시 입력해 주십시오.',
    agenciesFailed: '발주기관을 찾지 못했습니다. 다시 입력해 주십시오.',
    close: '닫기',
    searchFor: (text: string) => `‘${text}’ 공고 검색`,
    allKeywords: '검색어 없는 키워드',
    newKeyword: '새 키워드',
    importKeywords: '키워드 가져오기',
    newReport: '보고서 예약',
    profile: '회사 정보',
    passkeys: '내 패스키',
  },
  {
    title: 'Go to',
    field: 'Find a page, notice, keyword or agency',
    placeholder: 'Page, notice number or title',
    none: 'Nothing matches.',
    found: (count: number) => `${counted(count, 'result')}. Choose with the arrow keys.`,
    results: 'Results',
    failed: 'Notices could not be searched. Type again.',
    agenciesFailed: 'Agencies could not be searched. Type again.',
    close: 'Close',
    searchFor: (text: string) => `Search notices for “${text}”`,
    allKeywords: 'Keyword without text',
    newKeyword: 'New keyword',
    importKeywords: 'Import keywords',
    newReport: 'Schedule a report',
    profile: 'Company profile',
    passkeys: 'My passkeys',
  },
)

export const SHORTCUT_WORDS = bilingual(
  {
    title: '단축키',
    close: '닫기',
    everywhere: '모든 화면',
    lists: '공고 검색, 알림함',
    inbox: '알림함',
    palette: '빠른 이동',
    help: '단축키 보기',
    field: '검색어 입력 (공고 검색)',
    next: '다음 줄',
    previous: '이전 줄',
    open: '공고 열기',
    pursue: '입찰 건에 추가, 검토 중이면 해제 (공고 화면에서는 추가만)',
    important: '중요',
    dismiss: '제외',
    fresh: '새 알림으로',
  },
  {
    title: 'Keyboard shortcuts',
    close: 'Close',
    everywhere: 'Every page',
    lists: 'Search and inbox',
    inbox: 'Inbox',
    palette: 'Go to a page, notice, keyword or agency',
    help: 'Show the shortcuts',
    field: 'Type a search (Search)',
    next: 'Next row',
    previous: 'Previous row',
    open: 'Open the notice',
    pursue: 'Add to pursuits, or remove if only watched (on a notice: add)',
    important: 'Important',
    dismiss: 'Dismiss',
    fresh: 'Back to new',
  },
)
