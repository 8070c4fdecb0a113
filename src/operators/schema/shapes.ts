import type { TSchema } from 'typebox'
import type { Account } from '../../accounts/index.ts'
import { Type } from '../../lib/type.ts'
import type { Wording } from '../../vocabulary/languages.ts'
import { PLANS } from '../../vocabulary/plans.ts'

export const ShapeOptions = ($id: string, description: Wording) =>
  ({ $id, description, additionalProperties: false }) as const
export const BoundedList = <T extends TSchema>(item: T, maxItems: number, description: Wording) =>
  Type.Array(item, { maxItems, description })

export const ACCOUNT_STATES = ['active', 'suspended'] as const satisfies readonly Account['state'][]
export const PlanName = Type.Enum([...PLANS], { description: { en: 'Plan of the account.', ko: '계정의 요금제' } })
export const StateName = Type.Enum([...ACCOUNT_STATES], {
  description: {
    en: '`suspended`: its keys and members are blocked.',
    ko: '`suspended`이면 그 계정의 키와 구성원을 차단합니다.',
  },
})

export const MOST_REASON = 500
export const GivenReason = (description: Wording) =>
  Type.String({ minLength: 1, maxLength: MOST_REASON, pattern: '\\S', description, examples: ['고객 문의 확인'] })

export const OneThing = (description: Wording) =>
  Type.Object({ id: Type.String({ minLength: 1, maxLength: 64, description }) })
