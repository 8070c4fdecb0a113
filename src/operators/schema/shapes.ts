import { type TSchema, Type } from 'typebox'
import type { Account } from '../../accounts/index.ts'
import { PLANS } from '../../vocabulary/plans.ts'

export const closed = { additionalProperties: false } as const
export const ShapeOptions = ($id: string, description: string) =>
  ({ $id, description, additionalProperties: false }) as const
export const BoundedList = <T extends TSchema>(item: T, maxItems: number, description: string) =>
  Type.Array(item, { maxItems, description })

export const ACCOUNT_STATES = ['active', 'suspended'] as const satisfies readonly Account['state'][]
export const PlanName = Type.Enum([...PLANS], { description: 'Plan of the account.' })
export const StateName = Type.Enum([...ACCOUNT_STATES], {
  description: '`suspended`: its keys and members are blocked.',
})

export const MOST_REASON = 500
export const GivenReason = (description: string) =>
  Type.String({ minLength: 1, maxLength: MOST_REASON, pattern: '\\S', description, examples: ['고객 문의 확인'] })

export const OneThing = (description: string) =>
  Type.Object({ id: Type.String({ minLength: 1, maxLength: 64, description }) })
