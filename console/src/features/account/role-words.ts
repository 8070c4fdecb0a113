import { SCOPES, type TeamMember } from '@gonggo/client'
import type { WordsOf } from '../../lib/known.ts'
import { wordIn } from '../../lib/known.ts'
import { bilingual, useWords } from '../../lib/language.tsx'
import { permits } from '../../lib/may.ts'
import { ROLE_WORDS, SCOPE_WORDS } from '../../lib/values.ts'

type RoleName = TeamMember['role']
type ScopeName = TeamMember['permissions'][number]

const EVERY_RIGHT = bilingual({ every: '모든 권한' }, { every: 'Every right' })

const ROLE_EXPLANATIONS: WordsOf<RoleName> = bilingual(
  {
    owner: '모든 기능을 쓰고 다른 소유자를 지정합니다.',
    admin: '소유자 지정 외의 모든 기능을 씁니다.',
    member: '키워드, 입찰 건, 보고서를 만들고 수정합니다. 자신의 키를 만들 수 있습니다.',
    viewer: '조회만 합니다. 조회 권한만 있는 자신의 키를 만들 수 있습니다.',
  },
  {
    owner: 'Can do everything, including managing owners.',
    admin: 'Can do everything except manage owners.',
    member: 'Creates and changes keywords, pursuits, reports and own keys.',
    viewer: 'Reads only; can create read-only keys.',
  },
)

/** Words for roles and scopes. */
export function useRoleWords() {
  const [scopes, roles, about] = [useWords(SCOPE_WORDS), useWords(ROLE_WORDS), useWords(ROLE_EXPLANATIONS)]
  const { every } = useWords(EVERY_RIGHT)
  return {
    scopeWord: (scope: ScopeName): string => wordIn(scopes, scope),
    /** Omits reading where writing or managing includes it. */
    scopesText: (held: readonly ScopeName[]): string => {
      if (SCOPES.every((scope) => held.includes(scope))) return every
      const isSaid = (scope: ScopeName) =>
        !permits(
          held.filter((one) => one !== scope),
          scope,
        )
      return held
        .filter(isSaid)
        .map((scope) => wordIn(scopes, scope))
        .join(' · ')
    },
    roleWord: (role: RoleName): string => wordIn(roles, role),
    roleAbout: (role: RoleName): string => wordIn(about, role),
  }
}
