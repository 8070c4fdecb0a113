import { hash } from 'node:crypto'
import { MINUTE } from '../../lib/clock.ts'

/** How long a confirmation remains valid. */
const LASTS_MS = 15 * MINUTE

/**
 * The text to sign when the user is asked: a digest of the input and the account, and the time until which it may be
 * confirmed.
 */
export const confirmationText = (accountId: string, input: object, now: number): string =>
  `${digestOf(accountId, input)} ${now + LASTS_MS}`

/** Whether the signed text confirms exactly this input. */
export function confirms(signed: string, accountId: string, input: object, now: number): boolean {
  const [digest, until] = signed.split(' ')
  return digest === digestOf(accountId, input) && Number(until) >= now
}

const digestOf = (accountId: string, input: object): string =>
  hash('sha256', JSON.stringify([accountId, sorted(input)]), 'base64url').slice(0, 22)

/** Agents may repeat the same arguments in another order. */
const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, field]) => [name, sorted(field)])
    : value
