import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { createPasskey } from '../../lib/webauthn.ts'

const KEY = ['passkeys']
/** The maximum number of passkeys of a member, larger than the default page size. */
const MOST = 100

export function useOwnPasskeys(enabled: boolean) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: [...KEY, language],
    enabled,
    queryFn: async ({ signal }) =>
      (await serviceIn(language).session.listPasskeys({ pageSize: MOST }, { signal })).items,
  })
}

export function useNewPasskey() {
  const { language } = useLanguage()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (name: string) => {
      const { session } = serviceIn(language)
      return session.addPasskey({ name, response: await createPasskey(await session.beginPasskey()) })
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}

export function usePasskeyRemoval(id: string, close: () => void) {
  const { language } = useLanguage()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => serviceIn(language).session.removePasskey(id),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: KEY })
      close()
    },
  })
}
