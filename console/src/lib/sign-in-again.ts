import { useSyncExternalStore } from 'react'

/** Whose session it is, and whether the sign-in dialogue is open. */
interface SignInPrompt {
  /** Whose page this is: account, and member or key; null = nobody has signed in. */
  owner: string | null
  isOpen: boolean
  /** Whoever has closed the dialogue is asked again only for what they do themselves. */
  isDismissed: boolean
}

let prompt: SignInPrompt = { owner: null, isOpen: false, isDismissed: false }
let waiting: ((isIn: boolean) => void)[] = []
const listeners = new Set<() => void>()

function change(fields: Partial<SignInPrompt>): void {
  prompt = { ...prompt, ...fields }
  for (const listener of listeners) listener()
}

const answer = (isIn: boolean): void => {
  const left = waiting
  waiting = []
  for (const go of left) go(isIn)
}

export function useSignInPrompt(): SignInPrompt {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => prompt,
  )
}

/** Nobody is signed in any more, by their own wish. */
export function leave(): void {
  change({ owner: null, isOpen: false, isDismissed: false })
  answer(false)
}

/** Somebody is signed in. Whether another user has come, who must see nothing of the one before. */
export function enter(owner: string): 'first' | 'same' | 'again' | 'other' {
  const { owner: before, isOpen, isDismissed } = prompt
  if (before !== null && before !== owner) return 'other'
  if (before === owner && !isOpen && !isDismissed) return 'same'
  change({ owner, isOpen: false, isDismissed: false })
  answer(true)
  return before === null ? 'first' : 'again'
}

export const askToSignIn = (): void => change({ isOpen: true })

/** The session has ended, and the page noticed it by itself. */
export function sessionEnded(): void {
  if (prompt.owner !== null && !prompt.isDismissed && !prompt.isOpen) askToSignIn()
}

export const isAskingToSignIn = (): boolean => prompt.isOpen

export function dismiss(): void {
  change({ isOpen: false, isDismissed: true })
  answer(false)
}

const DETAIL = {
  ko: '로그인이 만료되었습니다. 다시 로그인해 주십시오.',
  en: 'Your session has ended. Sign in again.',
}
const TIMEOUT_MS = 30_000

/**
 * A request that is refused because the session has ended (401: it was not executed) waits for the user to sign in again, and
 * is repeated. It is not repeated for another user, or when the user does not sign in.
 */
export const fetchSignedIn: typeof fetch = async (input, init) => {
  const refused = await fetch(input, init)
  const path = new URL(String(input), location.origin).pathname
  if (refused.status !== 401 || prompt.owner === null || path.startsWith('/session')) return refused
  const isOwnWish = (init?.method ?? 'GET') !== 'GET'
  if (prompt.isDismissed && !isOwnWish && !prompt.isOpen) return explained(refused, init)
  const isIn = await new Promise<boolean>((resolve) => {
    waiting.push(resolve)
    askToSignIn()
  })
  if (!isIn) return explained(refused, init)
  // Given up meanwhile; a change that the user has asked for is not, though the limit of its first attempt has passed.
  if (!isOwnWish) init?.signal?.throwIfAborted()
  const repeated = await fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
  return repeated.status === 401 ? explained(repeated, init) : repeated
}

/** The service speaks of keys and headers to programs; a user of the console has neither. */
async function explained(refused: Response, init: RequestInit | undefined): Promise<Response> {
  const language = new Headers(init?.headers).get('accept-language') === 'en' ? 'en' : 'ko'
  const problem: object = await refused.json()
  const { status } = refused
  return Response.json({ ...problem, detail: DETAIL[language] }, { status, headers: refused.headers })
}
