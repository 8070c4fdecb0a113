import { createDoorkeeper, type DoorDeps } from './service/door.ts'
import { createKeys, type KeyDeps } from './service/keys.ts'

export type { Caller, KeyRecord, Scope } from './schema.ts'
export { SCOPES } from './schema.ts'

export const createAccess = (deps: KeyDeps & DoorDeps) => ({ keys: createKeys(deps), door: createDoorkeeper(deps) })
export type Access = ReturnType<typeof createAccess>
