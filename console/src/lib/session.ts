import type { Session, SignIn } from '@gonggo/client'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from './language.tsx'
import { isSignedOut, SESSION_KEY, serviceIn } from './service.ts'
import { enter, isAskingToSignIn, leave, sessionEnded } from './sign-in-again.ts'
import { signWithPasskey } from './webauthn.ts'

const SESSION_FRESH_MS = 60_000

/** The signed-in user; 401 = none. */
export function useSession() {
  const { language } = useLanguage()
  const queries = useQueryClient()
  return useQuery<Session>({
    queryKey: SESSION_KEY,
    queryFn: async ({ signal }) => {
      try {
        const session = await serviceIn(language).session.get({ signal })
        receive(session, queries)
        return session
      } catch (error) {
        if (isSignedOut(error)) sessionEnded()
        throw error
      }
    },
    staleTime: SESSION_FRESH_MS,
  })
}

const others = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => queryKey[0] !== SESSION_KEY[0]

/** Failed queries are repeated after the same user has signed in again. */
function receive({ account, member, key }: Session, queries: QueryClient): void {
  const entered = enter(`${account.id} ${member?.id ?? key?.id ?? ''}`)
  if (entered === 'again') void queries.invalidateQueries({ predicate: others })
  // Reloads to discard the previous user's data, including typed text.
  if (entered === 'other') location.reload()
}

/** While a page waits for its user to sign in again, no data is discarded. */
const begin = (queries: QueryClient): Promise<void> =>
  isAskingToSignIn() ? queries.refetchQueries({ queryKey: SESSION_KEY }) : resetSession(queries)

export function useSignIn() {
  const { language } = useLanguage()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (shown: SignIn) => serviceIn(language).session.signIn(shown),
    onSuccess: () => begin(queries),
  })
}

export function usePasskeySignIn() {
  const { language } = useLanguage()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const { session } = serviceIn(language)
      return session.signIn({ passkey: await signWithPasskey(await session.beginPasskeySignIn()) })
    },
    onSuccess: () => begin(queries),
  })
}

/** The response is always the same, whether the address is known or not. */
export function useMailedLink() {
  const { language } = useLanguage()
  return useMutation({ mutationFn: async (email: string) => serviceIn(language).session.mailSignInLink({ email }) })
}

export function useSignOut() {
  const { language } = useLanguage()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => serviceIn(language).session.signOut(),
    onSuccess: () => resetSession(queries),
    // The session has already ended.
    onError: (error) => (isSignedOut(error) ? resetSession(queries) : undefined),
  })
}

/** Called after a session ended other than by signing out. */
export function useSessionReset() {
  const queries = useQueryClient()
  return () => resetSession(queries)
}

/** Discards all data, so that the next user sees nothing of the previous one. */
function resetSession(queries: QueryClient): Promise<void> {
  leave()
  queries.removeQueries({ predicate: others })
  return queries.resetQueries({ queryKey: SESSION_KEY })
}
