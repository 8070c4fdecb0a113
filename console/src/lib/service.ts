import { ApiError, ConnectionError, createClient } from '@gonggo/client'
import { QueryCache, QueryClient } from '@tanstack/react-query'
import type { Language } from './language.tsx'
import { answerInWords } from './problem-words.ts'
import { fetchSignedIn } from './sign-in-again.ts'
import type { TextClient } from './texts.ts'

/** A refusal that waiting will end is shown, not waited for: whoever works here should see why nothing comes. */
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
/** Problems are told in the language of the page. */
export const serviceIn = (language: Language) => CLIENTS[language]

export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401

export const SESSION_KEY = ['session']

/** What was asked a moment ago is shown at once and asked again behind it. */
export function createQueries(): QueryClient {
  const queries = new QueryClient({
    queryCache: new QueryCache({
      // Whichever page notices it: whoever is signed in is asked for, and the user may sign in again.
      onError: (error, { queryKey }) => {
        if (isSignedOut(error) && queryKey[0] !== SESSION_KEY[0])
          void queries.invalidateQueries({ queryKey: SESSION_KEY })
      },
    }),
    // A browser without a network may still reach a service on its own machine, and one that cannot should say so:
    // by default, whatever is asked for offline waits without end.
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
