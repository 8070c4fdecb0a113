import type { ComponentType } from 'react'
import { bilingual } from '../lib/language.tsx'
import { lazily } from '../lib/lazily.ts'

export const PAGE_NAMES = bilingual(
  {
    today: '오늘',
    search: '공고 검색',
    inbox: '알림함',
    keywords: '키워드',
    pipeline: '입찰 건',
    statistics: '통계',
    reports: '보고서',
    webhooks: '웹훅',
    account: '계정',
    operator: '운영',
  },
  {
    today: 'Today',
    search: 'Search',
    inbox: 'Inbox',
    keywords: 'Keywords',
    pipeline: 'Pursuits',
    statistics: 'Statistics',
    reports: 'Reports',
    webhooks: 'Webhooks',
    account: 'Account',
    operator: 'Operation',
  },
)

interface MenuPage {
  path: string
  name: keyof typeof PAGE_NAMES.ko
  Page: ComponentType
  /** Whether it stands in the menu of operators alone. */
  isForOperators?: true
}

/** In the order of the menu; each is loaded when it is opened. */
export const PAGES: readonly MenuPage[] = [
  { path: '/', name: 'today', Page: lazily(() => import('../features/today/today.tsx')) },
  { path: '/search', name: 'search', Page: lazily(() => import('../features/search/search.tsx')) },
  { path: '/inbox', name: 'inbox', Page: lazily(() => import('../features/inbox/inbox.tsx')) },
  { path: '/keywords', name: 'keywords', Page: lazily(() => import('../features/keywords/keywords.tsx')) },
  { path: '/pipeline', name: 'pipeline', Page: lazily(() => import('../features/pipeline/pipeline.tsx')) },
  { path: '/statistics', name: 'statistics', Page: lazily(() => import('../features/statistics/statistics.tsx')) },
  { path: '/reports', name: 'reports', Page: lazily(() => import('../features/reports/reports.tsx')) },
  { path: '/webhooks', name: 'webhooks', Page: lazily(() => import('../features/webhooks/webhooks.tsx')) },
  { path: '/account', name: 'account', Page: lazily(() => import('../features/account/account.tsx')) },
  {
    path: '/operator',
    name: 'operator',
    Page: lazily(() => import('../features/operator/operator.tsx')),
    isForOperators: true,
  },
]
