import { randomBytes, randomFillSync } from 'node:crypto'

/** The kind of an identifier, visible at its start. */
export type IdPrefix =
  | 'acc'
  | 'mem'
  | 'key'
  | 'kw'
  | 'pur'
  | 'lnk'
  | 'prf'
  | 'note'
  | 'wh'
  | 'evt'
  | 'dlv'
  | 'rpt'
  | 'sch'
  | 'inc'
  | 'con'
  | 'aud'
  | 'mail'
  | 'req'
  | 'run'
  | 'ses'
  | 'psk'
  | 'app'

// Crockford's base 32: without I, L, O, U, so that an identifier can be read aloud or typed without mistakes.
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

const CHANCE = 16

/** Prefix, 10 characters of time, 16 random ones: sorts by time, unique without a database query. */
export const newId = (prefix: IdPrefix, now: number): string => idOf(prefix, now, randomBytes(CHANCE))

function idOf(prefix: IdPrefix, now: number, chance: Uint8Array): string {
  let time = ''
  for (let rest = now, i = 0; i < 10; i++) {
    time = ALPHABET[rest % 32] + time
    rest = Math.floor(rest / 32)
  }
  let text = `${prefix}_${time}`
  for (const byte of chance) text += ALPHABET[byte % 32]
  return text
}

const AT_ONCE = 256

/**
 * The same for many ids: random bytes are requested in batches, because a request for many costs as much as for one.
 */
export function createIds(prefix: IdPrefix): (now: number) => string {
  const pool = Buffer.alloc(AT_ONCE * CHANCE)
  let used = pool.length
  return (now) => {
    if (used === pool.length) {
      randomFillSync(pool)
      used = 0
    }
    used += CHANCE
    return idOf(prefix, now, pool.subarray(used - CHANCE, used))
  }
}

/** Ids in the order of creation, also within one millisecond of one process. */
export function createOrderedIds(prefix: IdPrefix): (now: number) => string {
  let latest = 0
  let count = 0
  return (now) => {
    count = now === latest ? count + 1 : 0
    latest = now
    const id = newId(prefix, now)
    const cut = id.length - 16
    return id.slice(0, cut) + String(count % 10_000).padStart(4, '0') + id.slice(cut + 4)
  }
}
