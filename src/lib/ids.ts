import { randomBytes } from 'node:crypto'

/** What an identifier stands for, readable at its head. */
export type IdPrefix =
  | 'acc'
  | 'mem'
  | 'key'
  | 'kw'
  | 'pur'
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

// Crockford's base 32: no I, L, O, U, so an identifier read aloud or typed off a screen stays itself.
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** Prefix, 10 characters of time, 16 of chance: sorts by time, unique without asking the database. */
export function newId(prefix: IdPrefix, now: number): string {
  let time = ''
  for (let rest = now, i = 0; i < 10; i++) {
    time = ALPHABET[rest % 32] + time
    rest = Math.floor(rest / 32)
  }
  let chance = ''
  for (const byte of randomBytes(16)) chance += ALPHABET[byte % 32]
  return `${prefix}_${time}${chance}`
}
