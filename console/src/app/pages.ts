import type { ComponentType } from 'react'
import { bilingual } from '../lib/language.tsx'
import { lazily } from '../lib/lazily.ts'
import { useSession } from '../lib/session.ts'

export const PAGE_NAMES = bilingual(
  {
    today: '오늘',
    search: '공고 검색',
    inbox: '알림함',
    keywords: '키워드',
    upcoming: '곧 나올 공고',
    pipeline: '입찰 건',
    statistics: '통계',
    reports: '보고서',
    webhooks: '웹훅',
    integrations: '연동',
    account: '계정',
    operator: '운영',
  },
  {
    today: 'Today',
    search: 'Search',
    inbox: 'Inbox',
    keywords: 'Keywords',
    upcoming: 'Upcoming',
    pipeline: 'Pursuits',
    statistics: 'Statistics',
    reports: 'Reports',
    webhooks: 'Webhooks',
    integrations: 'Integrations',
    account: 'Account',
    operator: 'Operation',
  },
)

export const MENU_GROUPS = ['work', 'figures', 'setup'] as const

interface MenuPage {
  path: string
  name: keyof typeof PAGE_NAMES.ko
  Page: ComponentType
  /** The part of the menu: daily work, analysis, or setup. */
  group: (typeof MENU_GROUPS)[number]
  /** Whether only operators see it in the menu. */
  isForOperators?: true
}

/** In the order of the menu; each page is loaded when it is opened. */
export const PAGES: readonly MenuPage[] = [
  { path: '/', name: 'today', group: 'work', Page: lazily(() => import('../features/today/today.tsx')) },
  { path: '/search', name: 'search', group: 'work', Page: lazily(() => import('../features/search/search.tsx')) },
  { path: '/inbox', name: 'inbox', group: 'work', Page: lazily(() => import('../features/inbox/inbox.tsx')) },
  {
    path: '/keywords',
    name: 'keywords',
    group: 'work',
    Page: lazily(() => import('../features/keywords/keywords.tsx')),
  },
  {
    path: '/upcoming',
    name: 'upcoming',
    group: 'work',
    Page: lazily(() => import('../features/upcoming/upcoming.tsx')),
  },
  {
    path: '/pipeline',
    name: 'pipeline',
    group: 'work',
    Page: lazily(() => import('../features/pipeline/pipeline.tsx')),
  },
  {
    path: '/statistics',
    name: 'statistics',
    group: 'figures',
    Page: lazily(() => import('../features/statistics/statistics.tsx')),
  },
  {
    path: '/reports',
    name: 'reports',
    group: 'figures',
    Page: lazily(() => import('../features/reports/reports.tsx')),
  },
  {
    path: '/webhooks',
    name: 'webhooks',
    group: 'setup',
    Page: lazily(() => import('../features/webhooks/webhooks.tsx')),
  },
  {
    path: '/integrations',
    name: 'integrations',
    group: 'setup',
    Page: lazily(() => import('../features/integrations/integrations.tsx')),
  },
  { path: '/account', name: 'account', group: 'setup', Page: lazily(() => import('../features/account/account.tsx')) },
  {
    path: '/operator',
    name: 'operator',
    group: 'setup',
    Page: lazily(() => import('../features/operator/operator.tsx')),
    isForOperators: true,
  },
]

/** The pages available to the signed-in user. */
export function usePages(): MenuPage[] {
  const isOperator = useSession().data?.operator === true
  return PAGES.filter(({ isForOperators }) => !isForOperators || isOperator)
}
