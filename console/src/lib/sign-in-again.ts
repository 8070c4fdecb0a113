import { useSyncExternalStore } from 'react'

/** The owner of the session, and the state of the sign-in dialog. */
interface SignInPrompt {
  /** The user of this page: account, and member or key; null = not signed in. */
  owner: string | null
  isOpen: boolean
  /** After the user closed the dialog, it opens again only for their own actions. */
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

/** The user has signed out. */
export function leave(): void {
  change({ owner: null, isOpen: false, isDismissed: false })
  answer(false)
}

/** A user has signed in. Returns whether it is another user, who must not see data of the previous one. */
export function enter(owner: string): 'first' | 'same' | 'again' | 'other' {
  const { owner: before, isOpen, isDismissed } = prompt
  if (before !== null && before !== owner) return 'other'
  if (before === owner && !isOpen && !isDismissed) return 'same'
  change({ owner, isOpen: false, isDismissed: false })
  answer(true)
  return before === null ? 'first' : 'again'
}

export const askToSignIn = (): void => change({ isOpen: true })

/** The page found that the session has ended. */
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
 * If a request fails because the session has ended (401: it was not executed), waits until the user signs in again and
 * repeats it. It is not repeated for another user, or if the user does not sign in.
 */
export const fetchSignedIn: typeof fetch = async (input, init) => {
  const refused = await fetch(input, init)
  const path = new URL(String(input), location.origin).pathname
  if (refused.status !== 401 || prompt.owner === null || path.startsWith('/session')) return refused
  const isUserChange = (init?.method ?? 'GET') !== 'GET'
  if (prompt.isDismissed && !isUserChange && !prompt.isOpen) return explained(refused, init)
  const isIn = await new Promise<boolean>((resolve) => {
    waiting.push(resolve)
    askToSignIn()
  })
  if (!isIn) return explained(refused, init)
  // Stops if the request was aborted in the meantime. Changes by the user continue, although the time limit of their
  // first attempt has passed.
  if (!isUserChange) init?.signal?.throwIfAborted()
  const repeated = await fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
  return repeated.status === 401 ? explained(repeated, init) : repeated
}

/** Replaces the message about keys and headers, which users of the console do not have. */
async function explained(refused: Response, init: RequestInit | undefined): Promise<Response> {
  const language = new Headers(init?.headers).get('accept-language') === 'en' ? 'en' : 'ko'
  const problem: object = await refused.json()
  const { status } = refused
  return Response.json({ ...problem, detail: DETAIL[language] }, { status, headers: refused.headers })
}
