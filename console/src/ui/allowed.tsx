import type { ReactNode } from 'react'
import { wordIn } from '../lib/known.ts'
import { bilingual, useLanguage, useWords } from '../lib/language.tsx'
import { plansWith, planTitle } from '../lib/plans.ts'
import { type Entitlement, type Right, useRights } from '../lib/rights.ts'
import { SCOPE_WORDS } from '../lib/values.ts'
import { buttonClass } from './controls.tsx'
import { Empty } from './states.tsx'

const WORDS = bilingual(
  {
    plan: '이 요금제에는 없는 기능입니다',
    planMore: (plans: string, own: string) => `${plans} 요금제에서 쓰실 수 있습니다. 현재 요금제는 ${own}입니다.`,
    scope: '권한이 없습니다',
    scopeMore: (scope: string) =>
      `이 화면에는 ‘${scope}’ 권한이 필요합니다. 계정의 소유자나 관리자에게 요청해 주십시오.`,
    or: ', ',
    consult: '상담 신청',
  },
  {
    plan: 'Your plan does not include this',
    planMore: (plans: string, own: string) => `Available on ${plans}. Your plan is ${own}.`,
    scope: 'Not permitted',
    scopeMore: (scope: string) => `This requires the permission “${scope}”. Ask an owner or admin of your account.`,
    or: ' and ',
    consult: 'Request a consultation',
  },
)

interface AllowedProps {
  /** The feature that the plan must include. */
  needs: Entitlement
  /** `null` = any. */
  scope: Right | null
  children: ReactNode
}

/** Renders its children, with their requests, only if plan and scopes allow it; otherwise shows what is missing. */
export function Allowed({ needs, scope, children }: AllowedProps) {
  const words = useWords(WORDS)
  const scopes = useWords(SCOPE_WORDS)
  const { language } = useLanguage()
  const { session, lack } = useRights()
  if (!session) return null
  const missing = lack(needs, scope)
  if (missing === 'plan')
    return (
      <Empty title={words.plan}>
        <p>{words.planMore(plansWith(needs).map(planTitle).join(words.or), planTitle(session.plan))}</p>
        <a className={buttonClass('main')} href={`/beta?lang=${language}`}>
          {words.consult}
        </a>
      </Empty>
    )
  if (scope !== null && missing === 'scope')
    return (
      <Empty title={words.scope}>
        <p>{words.scopeMore(wordIn(scopes, scope))}</p>
      </Empty>
    )
  return children
}
