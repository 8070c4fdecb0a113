import { randomBytes, randomFillSync } from 'node:crypto'

/** What an identifier stands for, readable at its head. */
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

// Crockford's base 32: no I, L, O, U, so an identifier read aloud or typed off a screen stays itself.
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

const CHANCE = 16

/** Prefix, 10 characters of time, 16 of chance: sorts by time, unique without asking the database. */
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

/** The same for many: the system is asked for chance for so many at once, as to be asked costs it as much for one. */
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

/** Ids whose order is that of their making, within one millisecond of one process too. */
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
