/** Members of an account, including invited ones. */
import type { Wording } from '../../vocabulary/languages.ts'
import { ROLES, type Role, SCOPES_OF, type Scope } from '../../vocabulary/roles.ts'
export const MOST_MEMBERS = 100

/** The role of an invitation without one. */
export const DEFAULT_ROLE: Role = 'member'

export const permissionsOf = (role: Role): readonly Scope[] => SCOPES_OF[role]

export const isLower = (role: Role, than: Role): boolean => ROLES.indexOf(role) > ROLES.indexOf(than)

/** The person who wants to change the team; `role` is `null` if their key acts for no active member. */
export interface TeamActor {
  role: Role | null
  /** The scopes of their key. */
  scopes: readonly Scope[]
}

/** The wanted scopes that the others do not include. */
export type Lacking = (scopes: readonly Scope[], wanted: readonly Scope[]) => Scope[]

const ONLY_OWNERS: Wording = {
  en: 'Only an owner can add, change or remove an owner.',
  ko: '소유자의 추가, 변경, 제거는 소유자만 할 수 있습니다.',
}
const FOR_NOBODY: Wording = {
  en: 'This key does not act for an active member, so it cannot change the team.',
  ko: '이 키가 속한 활성 구성원이 없어 팀을 바꿀 수 없습니다.',
}

/** Why they may not change, remove or invite a member with this role; `null` = they may. */
export function manageRefusal({ role }: TeamActor, target: Role): Wording | null {
  if (role === 'owner' || (role === 'admin' && target !== 'owner')) return null
  if (role === 'admin') return ONLY_OWNERS
  if (role === null) return FOR_NOBODY
  return {
    en: `This key acts for a member with the role "${role}", who cannot change the team.`,
    ko: `이 키가 속한 구성원의 역할(${role})로는 팀을 바꿀 수 없습니다.`,
  }
}

/**
 * Why they may not give this role to a member with that one; `null` = they may. Nobody can grant more than they have.
 */
export function grantRefusal(lacking: Lacking, by: TeamActor, role: Role, from: Role | null): Wording | null {
  const refusal = manageRefusal(by, role)
  if (refusal) return refusal
  const missing = lacking([...by.scopes, ...(from === null ? [] : permissionsOf(from))], permissionsOf(role))
  if (missing.length === 0) return null
  const names = missing.map((scope) => `"${scope}"`).join(', ')
  return {
    en: `A key can grant only scopes it has: the role "${role}" includes ${names}, which your key lacks.`,
    ko: `키는 자신이 가진 권한만 줄 수 있습니다. ${role} 역할에 들어 있지만 호출하신 키에 없는 권한: ${names}.`,
  }
}

/** Whether a key has more rights than its creator in their new role; `null` = they have left. */
export const depends = (lacking: Lacking, scopes: readonly Scope[], role: Role | null): boolean =>
  role === null || lacking(permissionsOf(role), scopes).length > 0
