import type { Language } from '../vocabulary/languages.ts'

/** The page for browsers that are not redirected back to the app. */
export const REFUSAL_WORDS: Record<
  Language,
  { tagline: string; title: string; lead: string; reason: string; next: string; back: (host: string) => string }
> = {
  ko: {
    tagline: '입찰공고 검색·알림',
    title: '앱을 연결할 수 없습니다',
    lead: '앱이 보낸 연결 요청이 올바르지 않아 처리하지 않았습니다. 계정에는 아무 변화가 없습니다.',
    reason: '사유',
    back: (host) => `${host} 페이지로 돌아가기`,
    next: '앱에서 연결을 다시 시작해 주십시오. 같은 문제가 반복되면 앱을 만든 곳에 위 사유를 알려 주십시오.',
  },
  en: {
    tagline: 'Search and alerts for bid notices',
    title: 'The app cannot be connected',
    lead: 'The app sent an invalid request, so nothing was done. Your account is unchanged.',
    reason: 'Reason',
    back: (host) => `Return to ${host}`,
    next: 'Start again in the app. If this happens again, tell the maker of the app the reason above.',
  },
}
