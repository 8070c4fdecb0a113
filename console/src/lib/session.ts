import type { Session, SignIn } from '@gonggo/client'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from './language.tsx'
import { SESSION_KEY, serviceIn } from './service.ts'
import { signWithPasskey } from './webauthn.ts'

const SESSION_FRESH_MS = 60_000

/** Who is signed in; 401 = nobody. */
export function useSession() {
  const { language } = useLanguage()
  return useQuery<Session>({
    queryKey: SESSION_KEY,
    queryFn: async ({ signal }) => serviceIn(language).session.get({ signal }),
    staleTime: SESSION_FRESH_MS,
  })
}

export function useSignIn() {
  const { language } = useLanguage()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (shown: SignIn) => serviceIn(language).session.signIn(shown),
    onSuccess: () => startAnew(queries),
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
    onSuccess: () => startAnew(queries),
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
  })
}

/** After the session was ended in another way than by signing out. */
export function useStartAnew() {
  const queries = useQueryClient()
  return () => startAnew(queries)
}

/** Nothing of the one is shown to the next. */
function startAnew(queries: QueryClient): Promise<void> {
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] })
  return queries.resetQueries({ queryKey: SESSION_KEY })
}
