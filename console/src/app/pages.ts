import { type ComponentType, lazy } from 'react'
import { bilingual } from '../lib/language.tsx'

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
  { path: '/', name: 'today', Page: lazy(() => import('../features/today/today.tsx')) },
  { path: '/search', name: 'search', Page: lazy(() => import('../features/search/search.tsx')) },
  { path: '/inbox', name: 'inbox', Page: lazy(() => import('../features/inbox/inbox.tsx')) },
  { path: '/keywords', name: 'keywords', Page: lazy(() => import('../features/keywords/keywords.tsx')) },
  { path: '/pipeline', name: 'pipeline', Page: lazy(() => import('../features/pipeline/pipeline.tsx')) },
  { path: '/statistics', name: 'statistics', Page: lazy(() => import('../features/statistics/statistics.tsx')) },
  { path: '/reports', name: 'reports', Page: lazy(() => import('../features/reports/reports.tsx')) },
  { path: '/webhooks', name: 'webhooks', Page: lazy(() => import('../features/webhooks/webhooks.tsx')) },
  { path: '/account', name: 'account', Page: lazy(() => import('../features/account/account.tsx')) },
  {
    path: '/operator',
    name: 'operator',
    Page: lazy(() => import('../features/operator/operator.tsx')),
    isForOperators: true,
  },
]
