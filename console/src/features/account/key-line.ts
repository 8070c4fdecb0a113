import type { Key } from '@gonggo/client'

/** Neither revoked nor expired; a blocked key may become active again. */
export const isLive = ({ state }: Key): boolean => state === 'active' || state === 'blocked'

/** Live keys that were created with this key, directly or indirectly. */
export function descendantsOf(keys: readonly Key[], id: string): Key[] {
  const line = new Set([id])
  // Keys are listed newest first, and a key is older than the keys created with it.
  for (const key of keys.toReversed()) if (key.createdBy !== null && line.has(key.createdBy)) line.add(key.id)
  return keys.filter((key) => key.id !== id && line.has(key.id) && isLive(key))
}
