import type { Case, Failure, Json, Outcome } from './case.ts'
import { KEY } from './requests.ts'

/** Compares the output of a player with the case; returns each difference as text. */
export function faultsOfOutcome({ call, result }: Pick<Case, 'call' | 'result'>, outcome: Outcome): string[] {
  const { error, values } = outcome
  if (error !== undefined && result.error === undefined) return [`failed: ${JSON.stringify(error)}`]
  if (error === undefined && result.error !== undefined) return [`did not fail, but wrote ${JSON.stringify(outcome)}`]
  return [
    ...unlike(result.value ?? null, result.value === undefined ? null : (outcome.value ?? null), 'value'),
    ...unlike(result.values ?? [], values ?? [], 'values'),
    ...(error && result.error ? faultsOfFailure(result.error, error) : []),
    ...(error ? leaks(error, secretsIn(call)) : []),
  ]
}

const faultsOfFailure = ({ message, ...wanted }: Failure, found: Failure): string[] => [
  ...unlike(Object(wanted), Object(found), 'error'),
  ...(message === undefined || isLike(String(found.message ?? ''), message)
    ? []
    : [`error.message is not like ${JSON.stringify(message)}: ${found.message}`]),
  ...(found.text ? [] : ['error.text is missing']),
]

/** Go adds the package name, and begins in lower case. */
function isLike(found: string, wanted: string | { matches: string }): boolean {
  const text = found.replace(/^gonggo: /, '')
  return typeof wanted === 'string'
    ? text.toLowerCase().startsWith(wanted.toLowerCase())
    : new RegExp(wanted.matches, 'i').test(text)
}

/** Expected fields must exist and be equal. Further fields are allowed, and null matches an absent field. */
function unlike(wanted: Json, found: Json | undefined, place: string): string[] {
  const isObject = wanted !== null && typeof wanted === 'object'
  if (!isObject || found === null || typeof found !== 'object' || Array.isArray(wanted) !== Array.isArray(found))
    return wanted === (found ?? null)
      ? []
      : [`${place} is ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`]
  const length = Array.isArray(wanted) && Array.isArray(found) && wanted.length !== found.length ? found.length : null
  if (length !== null) return [`${place} has ${length} entries: ${JSON.stringify(found)}`]
  return Object.entries(wanted).flatMap(([name, value]) =>
    unlike(value, (found as Record<string, Json>)[name], `${place}.${name}`),
  )
}

/** Shorter texts are not secrets, because they may occur anywhere. */
const SHORTEST = 8

function secretsIn(call: Case['call']): string[] {
  if (!('verify' in call)) return [KEY]
  const { secrets, headers } = call.verify
  const signatures = Object.values(headers).flatMap((value) => value.split(' ').map((one) => one.split(',')[1] ?? ''))
  return [...secrets.map((it) => it.replace(/^wh\w+_/, '')), ...signatures].filter((it) => it.length >= SHORTEST)
}

const leaks = (error: Failure, secrets: string[]): string[] =>
  secrets.filter((it) => JSON.stringify(error).includes(it)).map((it) => `error contains the secret ${it}`)
