import type { Eligibility, NamedProfile, NamedProfileSummary, NoticeVerdicts, Profile } from '@gonggo/client'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useLanguage } from './language.tsx'
import { useRights } from './rights.ts'
import { serviceIn } from './service.ts'

const PROFILE_KEY = ['company-profile']
const COMPANIES_KEY = ['further-companies']
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

/** The profile of a further company and the tag it was read by. */
export interface ReadCompany {
  profile: NamedProfile
  etag: string | undefined
}

/** More than any account may have. */
const MOST_COMPANIES = 100

/** `needs`: on which plans they are asked for; what a larger plan has left is there on every one. */
export function useFurtherCompanies(needs: 'notices' | 'profiles' = 'notices') {
  const { language } = useLanguage()
  const { may } = useRights()
  return useQuery<NamedProfileSummary[]>({
    queryKey: COMPANIES_KEY,
    queryFn: async ({ signal }) =>
      (await serviceIn(language).profiles.list({ pageSize: MOST_COMPANIES }, { signal })).items,
    enabled: may(needs, 'profile:read'),
  })
}

export function useFurtherCompany(id: string) {
  const { language } = useLanguage()
  return useQuery<ReadCompany>({
    queryKey: [...COMPANIES_KEY, id],
    queryFn: async ({ signal }) => {
      const { data, response } = await serviceIn(language).profiles.get(id, { signal }).withResponse()
      return { profile: data, etag: response.headers.get('etag') ?? undefined }
    },
    staleTime: FRESH_MS,
    // A form that is being filled in keeps its values.
    refetchOnWindowFocus: false,
  })
}

/** After one was created, changed or deleted. The profile of a deleted one must not be requested again. */
export async function companiesChanged(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: COMPANIES_KEY, exact: true }),
    queries.invalidateQueries({ queryKey: ELIGIBILITY_KEY }),
  ])
}

export async function keepCompany(queries: QueryClient, read: ReadCompany): Promise<void> {
  queries.setQueryData<ReadCompany>([...COMPANIES_KEY, read.profile.id], read)
  await companiesChanged(queries)
}

/** Once its page has been left: the address would show the deleted profile for as long as it is fresh. */
export function forgetCompany(queries: QueryClient, id: string): void {
  queries.removeQueries({ queryKey: [...COMPANIES_KEY, id], type: 'inactive' })
}

/** The verdict on a notice for each company of the account, if the plan has several. */
export function useCompanyVerdicts(noticeNo: string) {
  const { language } = useLanguage()
  const { may } = useRights()
  const companies = useFurtherCompanies('profiles')
  return useQuery<NoticeVerdicts>({
    queryKey: [...ELIGIBILITY_KEY, noticeNo, 'companies'],
    queryFn: async ({ signal }) => serviceIn(language).bids.getVerdicts(noticeNo, { signal }),
    enabled: may('profiles', 'profile:read') && (companies.data?.length ?? 0) > 0,
  })
}

/** The verdict on a notice for a further company, with its reasons. */
export function useCompanyEligibility(noticeNo: string, profile: string) {
  const { language } = useLanguage()
  return useQuery<Eligibility>({
    queryKey: [...ELIGIBILITY_KEY, noticeNo, language, profile],
    queryFn: async ({ signal }) => serviceIn(language).bids.getEligibility(noticeNo, { profile }, { signal }),
  })
}

/** Whether the company may bid on a notice. It is asked for once there is a profile: without one, the service refuses. */
export function useEligibility(noticeNo: string) {
  const { language } = useLanguage()
  const profile = useCompanyProfile()
  const hasProfile = profile.data && profile.data.profile.updatedAt !== null
  const asked = useQuery<Eligibility>({
    queryKey: [...ELIGIBILITY_KEY, noticeNo, language],
    queryFn: async ({ signal }) => serviceIn(language).bids.getEligibility(noticeNo, {}, { signal }),
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
