import { hash } from 'node:crypto'
import { MINUTE } from '../../lib/clock.ts'

/** How long a user may think about it. */
const LASTS_MS = 15 * MINUTE

/** What is signed when the user is asked: what would be stored, for whom, and until when that may be confirmed. */
export const confirmationText = (accountId: string, input: object, now: number): string =>
  `${digestOf(accountId, input)} ${now + LASTS_MS}`

/** Whether the signed text confirms just this. */
export function confirms(signed: string, accountId: string, input: object, now: number): boolean {
  const [digest, until] = signed.split(' ')
  return digest === digestOf(accountId, input) && Number(until) >= now
}

const digestOf = (accountId: string, input: object): string =>
  hash('sha256', JSON.stringify([accountId, sorted(input)]), 'base64url').slice(0, 22)

/** Agents write the same arguments in another order the second time. */
const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, field]) => [name, sorted(field)])
    : value
