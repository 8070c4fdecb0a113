import type { OperatorAccountEntry } from '@gonggo/client'
import type { WordsOf } from '../../lib/known.ts'
import { bilingual } from '../../lib/language.tsx'
import type { ListName } from './address.ts'

/** Texts of several views. */
export const OPERATOR_WORDS = bilingual(
  {
    title: '운영',
    views: '운영 메뉴',
    notYours: '운영자만 볼 수 있습니다',
    notYoursMore:
      '서비스를 운영하는 사람의 화면입니다. 운영자로 등록된 이메일의 링크로 로그인하시면 열립니다. API 키로 로그인하시면 열리지 않습니다.',
    toStart: '오늘 화면으로',
    total: (count: string) => `${count}건`,
    any: '전체',
    filters: '조건',
    clear: '조건 모두 해제',
    reason: '사유',
    noReason: '사유를 적어 주십시오.',
    cancel: '취소',
    close: '닫기',
    account: '계정',
    state: '상태',
    plan: '요금제',
    at: '일시',
    act: '처리',
    missing: '찾을 수 없습니다',
    back: '목록으로',
  },
  {
    title: 'Operation',
    views: 'Operation menu',
    notYours: 'This page is for operators',
    notYoursMore:
      'This area is for operators of the service. Sign in with a link mailed to an operator’s address; API keys have no access.',
    toStart: 'Go to Today',
    total: (count: string) => `${count} in all`,
    any: 'All',
    filters: 'Filters',
    clear: 'Clear all filters',
    reason: 'Reason',
    noReason: 'Please give a reason.',
    cancel: 'Cancel',
    close: 'Close',
    account: 'Account',
    state: 'State',
    plan: 'Plan',
    at: 'Time',
    act: 'What to do',
    missing: 'Not found',
    back: 'Back to the list',
  },
)

export const VIEW_WORDS = bilingual<Record<ListName, string>>(
  {
    overview: '현황',
    accounts: '계정',
    consultations: '상담 신청',
    sources: '출처',
    incidents: '보안 사고',
    deliveries: '지연된 전송',
    mails: '보내지 못한 메일',
    audit: '감사 기록',
  },
  {
    overview: 'Overview',
    accounts: 'Accounts',
    consultations: 'Consultations',
    sources: 'Sources',
    incidents: 'Incidents',
    deliveries: 'Late deliveries',
    mails: 'Failed mails',
    audit: 'Audit log',
  },
)

/** States of accounts. */
export const STATE_NAMES: WordsOf<OperatorAccountEntry['state']> = bilingual(
  { active: '이용 중', suspended: '정지' },
  { active: 'Active', suspended: 'Suspended' },
)
