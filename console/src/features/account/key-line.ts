import type { Key } from '@gonggo/client'

/** Neither revoked nor expired; a blocked one may come back. */
export const isLive = ({ state }: Key): boolean => state === 'active' || state === 'blocked'

/** The keys made with it, and those made with them in turn, that are still alive. */
export function descendantsOf(keys: readonly Key[], id: string): Key[] {
  const line = new Set([id])
  // A key is older than those made with it, and the oldest stand last.
  for (const key of keys.toReversed()) if (key.createdBy !== null && line.has(key.createdBy)) line.add(key.id)
  return keys.filter((key) => key.id !== id && line.has(key.id) && isLive(key))
}
