import type { Session } from '@gonggo/client'
import type { ReactNode } from 'react'
import { wordIn } from '../../lib/known.ts'
import { bilingual, useWords } from '../../lib/language.tsx'
import { useSession } from '../../lib/session.ts'
import { PLAN_NAMES } from '../../lib/values.ts'
import { Empty } from '../../ui/states.tsx'
import { useRoleWords } from './role-words.ts'

type Right = Session['scopes'][number]

const WORDS = bilingual(
  {
    plan: '지금 요금제에는 없는 기능입니다',
    planMore: (needed: string, own: string) => `${needed} 요금제에서 쓰실 수 있습니다. 지금 요금제는 ${own}입니다.`,
    scope: '권한이 없습니다',
    scopeMore: (scope: string) =>
      `‘${scope}’ 권한이 있는 분만 보실 수 있습니다. 계정의 소유자나 관리자에게 요청해 주십시오.`,
  },
  {
    plan: 'Your plan does not include this',
    planMore: (needed: string, own: string) => `Available from ${needed}. Your plan is ${own}.`,
    scope: 'You may not see this',
    scopeMore: (scope: string) => `It requires the permission “${scope}”. Ask an owner or admin of the account.`,
  },
)
const PLANS = ['free', 'pro', 'enterprise']

export const planTitle = (plan: string): string => wordIn(PLAN_NAMES, plan)

/** `write` and `manage` include reading. */
function mayDo(scopes: readonly Right[], wanted: Right): boolean {
  const [room, right] = wanted.split(':')
  return (
    scopes.includes(wanted) ||
    (right === 'read' && scopes.some((scope) => scope === `${room}:write` || scope === `${room}:manage`))
  )
}

/** Who is signed in; whoever sees a view of the account is. */
export function useRights() {
  const session = useSession().data
  const scopes = session?.scopes ?? []
  return { session, may: (scope: Right): boolean => mayDo(scopes, scope) }
}

interface PermittedProps {
  plan: 'pro' | 'enterprise'
  /** `null` = any. */
  scope: Right | null
  children: ReactNode
}

/** What somebody may not see is said before it is asked for. */
export function Permitted({ plan, scope, children }: PermittedProps) {
  const words = useWords(WORDS)
  const { scopeWord } = useRoleWords()
  const { session, may } = useRights()
  if (!session) return null
  if (PLANS.indexOf(session.plan) < PLANS.indexOf(plan))
    return (
      <Empty title={words.plan}>
        <p>{words.planMore(planTitle(plan), planTitle(session.plan))}</p>
      </Empty>
    )
  if (scope !== null && !may(scope))
    return (
      <Empty title={words.scope}>
        <p>{words.scopeMore(scopeWord(scope))}</p>
      </Empty>
    )
  return children
}
