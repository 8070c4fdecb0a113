import { useQuery } from '@tanstack/react-query'
import { useLanguage } from './language.tsx'
import { serviceIn } from './service.ts'

export const OWN_ACCOUNT = ['account', 'own']

/** The account of the session, with its business number. */
export function useOwnAccount(isAllowed = true) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: OWN_ACCOUNT,
    queryFn: async ({ signal }) => serviceIn(language).account.get({ signal }),
    enabled: isAllowed,
  })
}
