import { type AuditDeps, createAudit } from './service/audit.ts'
import { createDoorkeeper, type DoorDeps } from './service/door.ts'
import { createKeyDesk, type KeyDeskDeps } from './service/key-desk.ts'
import { createKeys, type KeyDeps } from './service/keys.ts'

export type { Caller, KeyRecord, Scope } from './schema.ts'
export { SCOPES } from './schema.ts'

export type AccessDeps = AuditDeps & DoorDeps & Omit<KeyDeps, 'audit'> & Omit<KeyDeskDeps, 'keys'>

export function createAccess(deps: AccessDeps) {
  const audit = createAudit(deps)
  const keys = createKeys({ ...deps, audit: audit.record })
  return { audit, keys, keyDesk: createKeyDesk({ ...deps, keys }), door: createDoorkeeper(deps) }
}
export type Access = ReturnType<typeof createAccess>
