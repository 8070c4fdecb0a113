import { useMemo } from 'react'
import { useCompanyProfile } from '../../lib/company.ts'
import { requestedStatus, requestedVerdicts } from '../../lib/verdict-filter.ts'
import type { SearchState } from './address.ts'

/**
 * The query with the default status and verdicts, once they are known. Verdicts are requested if the account has a
 * company profile, or for the further company in the address.
 */
export function useDefaults(state: SearchState) {
  const profile = useCompanyProfile()
  const isDeclared = profile.data !== undefined && profile.data.profile.updatedAt !== null
  const hasProfile = isDeclared || state.profile !== undefined
  const narrowed = useMemo(() => {
    const { eligibility, status, ...others } = state
    const [verdicts, open] = [requestedVerdicts(eligibility, hasProfile), requestedStatus(status)]
    return { ...others, ...(verdicts ? { eligibility: verdicts } : {}), ...(open ? { status: open } : {}) }
  }, [state, hasProfile])
  return { narrowed, hasProfile, isKnown: !profile.isLoading }
}
