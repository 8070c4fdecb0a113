import { ApiError, ConnectionError, createClient } from '@gonggo/client'
import { QueryCache, QueryClient } from '@tanstack/react-query'
import type { Language } from './language.tsx'
import { answerInWords } from './problem-words.ts'
import { fetchSignedIn } from './sign-in-again.ts'
import type { TextClient } from './texts.ts'

/** Rate limits are shown instead of retried, so that users see why nothing loads. */
const clientIn = (language: Language): TextClient =>
  createClient({
    baseUrl: location.origin,
    fetch: async (input, init) => answerInWords(await fetchSignedIn(input, init), language),
    credentials: 'same-origin',
    headers: { 'x-gonggo-console': '1', 'accept-language': language },
    maxRetries: 1,
    maxRetryAfterMs: 1_000,
  }) as TextClient

const CLIENTS = { ko: clientIn('ko'), en: clientIn('en') }
/** Errors are in the language of the page. */
export const serviceIn = (language: Language) => CLIENTS[language]

export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401

export const SESSION_KEY = ['session']

/** Cached data is shown at once and refetched in the background. */
export function createQueries(): QueryClient {
  const queries = new QueryClient({
    queryCache: new QueryCache({
      // Whichever request finds that the session ended, the session is checked and the user may sign in again.
      onError: (error, { queryKey }) => {
        if (isSignedOut(error) && queryKey[0] !== SESSION_KEY[0])
          void queries.invalidateQueries({ queryKey: SESSION_KEY })
      },
    }),
    // Requests are sent even if the browser reports no network: the service may be on the same machine, and otherwise
    // the error is shown. By default, offline requests would wait forever.
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 15_000,
        refetchOnWindowFocus: true,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })
  return queries
}

export type Trouble = 'offline' | 'limit' | 'plan' | 'missing' | 'signedOut' | 'attachmentsOff' | 'failed'

export function troubleOf(error: unknown): Trouble {
  if (error instanceof ConnectionError) return 'offline'
  if (!(error instanceof ApiError)) return 'failed'
  if (error.status === 429) return 'limit'
  if (error.status === 404) return 'missing'
  if (error.status === 401) return 'signedOut'
  if (error.code === 'attachments_off') return 'attachmentsOff'
  return error.code === 'plan_required' || error.code === 'scope_required' ? 'plan' : 'failed'
}
