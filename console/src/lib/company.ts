import type { Eligibility, Profile } from '@gonggo/client'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useLanguage } from './language.tsx'
import { useRights } from './rights.ts'
import { serviceIn } from './service.ts'

const PROFILE_KEY = ['company-profile']
const ELIGIBILITY_KEY = ['eligibility']
/** Of what keywords would have matched: verdicts decide as well. */
export const RECENT_COUNTS_KEY = ['keyword-recent']
const FRESH_MS = 60_000

/** The company profile and the tag it was read by: saving it replaces what its reader has seen. */
export interface ReadProfile {
  profile: Profile
  etag: string | undefined
}

export function useCompanyProfile() {
  const { language } = useLanguage()
  const { may } = useRights()
  return useQuery<ReadProfile>({
    queryKey: PROFILE_KEY,
    queryFn: async ({ signal }) => {
      const { data, response } = await serviceIn(language).profile.get({ signal }).withResponse()
      return { profile: data, etag: response.headers.get('etag') ?? undefined }
    },
    staleTime: FRESH_MS,
    // A form that is being filled in keeps its values.
    refetchOnWindowFocus: false,
    enabled: may('notices', 'profile:read'),
  })
}

/** A saved profile is shown everywhere at once; verdicts are asked for anew. */
export async function keepProfile(queries: QueryClient, read: ReadProfile): Promise<void> {
  queries.setQueryData<ReadProfile>(PROFILE_KEY, read)
  await Promise.all([ELIGIBILITY_KEY, RECENT_COUNTS_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })))
}

export const rereadProfile = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: PROFILE_KEY })

/** Whether the company may bid on a notice. It is asked for once there is a profile: without one, the service refuses. */
export function useEligibility(noticeNo: string) {
  const { language } = useLanguage()
  const profile = useCompanyProfile()
  const hasProfile = profile.data && profile.data.profile.updatedAt !== null
  const asked = useQuery<Eligibility>({
    queryKey: [...ELIGIBILITY_KEY, noticeNo, language],
    queryFn: async ({ signal }) => serviceIn(language).bids.getEligibility(noticeNo, { signal }),
    enabled: hasProfile === true,
  })
  return {
    /** `undefined` = not known yet. */
    hasProfile,
    eligibility: asked.data,
    error: profile.error ?? asked.error,
    again: () => void (profile.error ? profile.refetch() : asked.refetch()),
  }
}
