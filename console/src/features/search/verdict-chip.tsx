import { X } from 'lucide-react'
import { useMemo } from 'react'
import { useCompanyProfile } from '../../lib/company.ts'
import { wordIn } from '../../lib/known.ts'
import { useWords } from '../../lib/language.tsx'
import { removed, verdictsAsked } from '../../lib/verdict-filter.ts'
import { Button, Hidden } from '../../ui/controls.tsx'
import type { SearchState } from './address.ts'
import { SEARCH_WORDS, VERDICT_FILTER_WORDS } from './words.ts'

/** What the search asks for, with the verdicts that are asked for by default. It waits until that is known. */
export function useVerdictFilter(state: SearchState) {
  const profile = useCompanyProfile()
  const hasProfile = profile.data !== undefined && profile.data.profile.updatedAt !== null
  const narrowed = useMemo(() => {
    const { eligibility, ...others } = state
    const asked = verdictsAsked(eligibility, hasProfile)
    return asked === undefined ? others : { ...others, eligibility: asked }
  }, [state, hasProfile])
  return { narrowed, hasProfile, isKnown: !profile.isLoading }
}

interface ChipProps {
  state: SearchState
  change(fields: SearchState): void
}

/** What is left out by default is in sight, and taken back by a press. */
export function VerdictChip({ state: { eligibility }, change }: ChipProps) {
  const words = useWords(SEARCH_WORDS)
  const verdicts = useWords(VERDICT_FILTER_WORDS)
  if (eligibility === undefined) return null
  return (
    <Button onClick={() => change({ eligibility: removed('eligibility') })} title={words.drop(words.eligibility)}>
      {wordIn<string>(verdicts, eligibility)}
      <X size={14} aria-hidden />
      <Hidden>{words.drop(words.eligibility)}</Hidden>
    </Button>
  )
}
