import type { Session, SignIn } from '@gonggo/client'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from './language.tsx'
import { isSignedOut, SESSION_KEY, serviceIn } from './service.ts'
import { enter, isAskingToSignIn, leave, sessionEnded } from './sign-in-again.ts'
import { signWithPasskey } from './webauthn.ts'

const SESSION_FRESH_MS = 60_000

/** Who is signed in; 401 = nobody. */
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

/** What was refused is asked for anew once the same user is back. */
function receive({ account, member, key }: Session, queries: QueryClient): void {
  const entered = enter(`${account.id} ${member?.id ?? key?.id ?? ''}`)
  if (entered === 'again') void queries.invalidateQueries({ predicate: others })
  // Also what is typed in its fields.
  if (entered === 'other') location.reload()
}

/** Over a page that waits for its user, nothing is forgotten. */
const begin = (queries: QueryClient): Promise<void> =>
  isAskingToSignIn() ? queries.refetchQueries({ queryKey: SESSION_KEY }) : startAnew(queries)

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

/** The same answer whoever asks, and whether the address is known or not. */
export function useMailedLink() {
  const { language } = useLanguage()
  return useMutation({ mutationFn: async (email: string) => serviceIn(language).session.mailSignInLink({ email }) })
}

export function useSignOut() {
  const { language } = useLanguage()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => serviceIn(language).session.signOut(),
    onSuccess: () => startAnew(queries),
    // It has ended already.
    onError: (error) => (isSignedOut(error) ? startAnew(queries) : undefined),
  })
}

/** After the session was ended in another way than by signing out. */
export function useStartAnew() {
  const queries = useQueryClient()
  return () => startAnew(queries)
}

/** Nothing of the one is shown to the next. */
function startAnew(queries: QueryClient): Promise<void> {
  leave()
  queries.removeQueries({ predicate: others })
  return queries.resetQueries({ queryKey: SESSION_KEY })
}
