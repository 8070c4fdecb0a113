import { ApiError } from '@gonggo/client'
import type { Language } from '../../lib/language.tsx'
import { answerInWords } from '../../lib/problem-words.ts'

/** The scopes that an app can get. */
export type AppScope = 'bids:read' | 'statistics:read' | 'profile:read' | 'keywords:write'

/** The request of an app. The client library does not have these two operations, because only this page uses them. */
export interface AppRequest {
  app: { id: string; name: string; host: string }
  scopes: AppScope[]
  /** The scopes that the role of the member includes. */
  allowed: AppScope[]
}

export interface AppDecision {
  request: string
  decision: 'allow' | 'refuse'
  scopes?: AppScope[]
}

const PATH = '/session/app-requests'

async function ask<T>(language: Language, query: string, init: RequestInit): Promise<T> {
  const headers = { 'x-gonggo-console': '1', 'accept-language': language, 'content-type': 'application/json' }
  const answer = await fetch(`${PATH}${query}`, { ...init, headers, credentials: 'same-origin' })
  const inWords = await answerInWords(answer, language)
  if (!inWords.ok) throw new ApiError(inWords, await inWords.json())
  return (await inWords.json()) as T
}

export const readAppRequest = (language: Language, request: string, signal: AbortSignal): Promise<AppRequest> =>
  ask(language, `?${new URLSearchParams({ request })}`, { signal })

export const decideAppRequest = (language: Language, decision: AppDecision): Promise<{ redirectTo: string }> =>
  ask(language, '', { method: 'POST', body: JSON.stringify(decision) })
