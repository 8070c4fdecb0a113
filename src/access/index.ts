import { type AllowListDeps, createAllowLists } from './service/allow-list.ts'
import { createDoorkeeper, type DoorDeps } from './service/door.ts'
import { createKeys, type KeyDeps } from './service/keys.ts'

export type { AuditLine, Caller, KeyRecord, Scope } from './schema.ts'
export { SCOPES } from './schema.ts'

export type AccessDeps = KeyDeps & AllowListDeps & Omit<DoorDeps, 'allows'>

export function createAccess(deps: AccessDeps) {
  const allowLists = createAllowLists(deps)
  const door = createDoorkeeper({ ...deps, allows: allowLists.allows })
  return { keys: createKeys(deps), allowLists, door }
}
export type Access = ReturnType<typeof createAccess>
