import type { Eligibility, NamedProfile, NamedProfileSummary, NoticeVerdicts, Profile } from '@gonggo/client'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useLanguage } from './language.tsx'
import { useRights } from './rights.ts'
import { serviceIn } from './service.ts'

const PROFILE_KEY = ['company-profile']
const COMPANIES_KEY = ['further-companies']
const ELIGIBILITY_KEY = ['eligibility']
/** The cache key of keyword counts, which depend on verdicts too. */
export const RECENT_COUNTS_KEY = ['keyword-recent']
const FRESH_MS = 60_000

/** The company profile with its entity tag, so that saving does not overwrite concurrent changes. */
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
    // A refetch must not replace values that are being edited.
    refetchOnWindowFocus: false,
    enabled: may('notices', 'profile:read'),
  })
}

/** Updates a saved profile everywhere at once, and requests verdicts again. */
export async function cacheProfile(queries: QueryClient, read: ReadProfile): Promise<void> {
  queries.setQueryData<ReadProfile>(PROFILE_KEY, read)
  await Promise.all([ELIGIBILITY_KEY, RECENT_COUNTS_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })))
}

export const rereadProfile = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: PROFILE_KEY })

/** The profile of a further company with its entity tag. */
export interface ReadCompany {
  profile: NamedProfile
  etag: string | undefined
}

/** More than an account can have. */
const MOST_COMPANIES = 100

/** `needs`: the feature that the plan must include; companies stored under a larger plan are listed on every plan. */
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
    // A refetch must not replace values that are being edited.
    refetchOnWindowFocus: false,
  })
}

/**
 * Called after a company was created, changed or deleted. The profile of a deleted company must not be requested again.
 */
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

/** Called after its page was left, because the cache would still show the deleted profile. */
export function forgetCompany(queries: QueryClient, id: string): void {
  queries.removeQueries({ queryKey: [...COMPANIES_KEY, id], type: 'inactive' })
}

/** The verdicts on a notice for each company of the account, if the plan includes several. */
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

/**
 * Whether the company may bid on a notice. Requested only if there is a profile, because the service rejects it
 * otherwise.
 */
export function useEligibility(noticeNo: string) {
  const { language } = useLanguage()
  const profile = useCompanyProfile()
  const hasProfile = profile.data && profile.data.profile.updatedAt !== null
  const request = useQuery<Eligibility>({
    queryKey: [...ELIGIBILITY_KEY, noticeNo, language],
    queryFn: async ({ signal }) => serviceIn(language).bids.getEligibility(noticeNo, {}, { signal }),
    enabled: hasProfile === true,
  })
  return {
    /** `undefined` = not loaded yet. */
    hasProfile,
    eligibility: request.data,
    error: profile.error ?? request.error,
    again: () => void (profile.error ? profile.refetch() : request.refetch()),
  }
}
