import type { TeamMember } from '@gonggo/client'
import { type Bilingual, bilingual, useWords } from '../../lib/language.tsx'

type RoleName = TeamMember['role']
type ScopeName = TeamMember['permissions'][number]

export const ROLE_NAMES = ['owner', 'admin', 'member', 'viewer'] as const
/** In the order of the service. */
export const SCOPE_NAMES = [
  'bids:read',
  'keywords:read',
  'keywords:write',
  'pursuits:read',
  'pursuits:write',
  'statistics:read',
  'reports:read',
  'reports:write',
  'team:read',
  'team:manage',
  'webhooks:read',
  'webhooks:write',
  'keys:manage',
  'access:manage',
] as const

const SCOPE_WORDS: Bilingual<Record<string, string>> = bilingual(
  {
    'bids:read': '공고 조회',
    'keywords:read': '키워드 조회',
    'keywords:write': '키워드 쓰기',
    'pursuits:read': '입찰 건 조회',
    'pursuits:write': '입찰 건 쓰기',
    'statistics:read': '통계 조회',
    'reports:read': '보고서 조회',
    'reports:write': '보고서 쓰기',
    'team:read': '구성원 조회',
    'team:manage': '구성원 관리',
    'webhooks:read': '웹훅 조회',
    'webhooks:write': '웹훅 쓰기',
    'keys:manage': '키 관리',
    'access:manage': '보안 관리',
  },
  {
    'bids:read': 'Read notices',
    'keywords:read': 'Read keywords',
    'keywords:write': 'Write keywords',
    'pursuits:read': 'Read pursuits',
    'pursuits:write': 'Write pursuits',
    'statistics:read': 'Read statistics',
    'reports:read': 'Read reports',
    'reports:write': 'Write reports',
    'team:read': 'Read the team',
    'team:manage': 'Manage the team',
    'webhooks:read': 'Read webhooks',
    'webhooks:write': 'Write webhooks',
    'keys:manage': 'Manage keys',
    'access:manage': 'Manage security',
  },
)

const EVERY_RIGHT = bilingual({ every: '모든 권한' }, { every: 'Every right' })

const ROLE_WORDS: Bilingual<Record<string, string>> = bilingual(
  { owner: '소유자', admin: '관리자', member: '구성원', viewer: '열람자' },
  { owner: 'Owner', admin: 'Admin', member: 'Member', viewer: 'Viewer' },
)

const ROLE_EXPLANATIONS: Bilingual<Record<string, string>> = bilingual(
  {
    owner: '모든 일을 하고, 다른 소유자를 정합니다.',
    admin: '소유자를 정하는 일 말고는 모든 일을 합니다.',
    member: '키워드, 입찰 건, 보고서를 만들고 고칩니다. 자신의 키를 만들 수 있습니다.',
    viewer: '보기만 합니다. 보기만 하는 자신의 키를 만들 수 있습니다.',
  },
  {
    owner: 'May do everything, and names other owners.',
    admin: 'May do everything but name owners.',
    member: 'Creates and changes keywords, pursuits and reports, and keys of their own.',
    viewer: 'Only reads, and may create keys of their own that only read.',
  },
)

/** A name of the API in words; one that the page does not know is shown as it is. */
export function useRoleWords() {
  const [scopes, roles, about] = [useWords(SCOPE_WORDS), useWords(ROLE_WORDS), useWords(ROLE_EXPLANATIONS)]
  const { every } = useWords(EVERY_RIGHT)
  return {
    scopeWord: (scope: ScopeName): string => scopes[scope] ?? scope,
    /** Reading is left out where writing or managing stands for it. */
    scopesText: (held: readonly ScopeName[]): string => {
      if (SCOPE_NAMES.every((scope) => held.includes(scope))) return every
      const isSaid = (scope: string) => {
        const [room, right] = scope.split(':')
        return right !== 'read' || !held.some((one) => one === `${room}:write` || one === `${room}:manage`)
      }
      return held
        .filter(isSaid)
        .map((scope) => scopes[scope] ?? scope)
        .join(' · ')
    },
    roleWord: (role: RoleName): string => roles[role] ?? role,
    roleAbout: (role: RoleName): string => about[role] ?? '',
  }
}
