import { ApiError } from '@gonggo/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { useSettled } from '../../lib/now.ts'
import { serviceIn } from '../../lib/service.ts'
import { Button } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { Failure } from '../../ui/states.tsx'
import { rangeLines } from './allow-list-lines.ts'
import { ALLOW_LIST_WORDS } from './allow-list-words.ts'

/** Typing pauses before a line is checked. */
const RESTING_MS = 400

/** The effect of the list before it is saved. */
export function useRangeCheck(text: string) {
  const { language } = useLanguage()
  const settled = useSettled(text, RESTING_MS)
  return useQuery({
    queryKey: ['account', 'allow-list-check', settled, language],
    queryFn: async ({ signal }) => {
      const ranges = rangeLines(settled).map(({ range }) => range)
      return serviceIn(language).access.previewIpAllowList({ ranges }, { signal })
    },
    placeholderData: keepPreviousData,
  })
}

interface RangeLookProps {
  text: string
  look: ReturnType<typeof useRangeCheck>
  add(address: string): void
}

export function RangeCheck({ text, look, add }: RangeLookProps) {
  const words = useWords(ALLOW_LIST_WORDS)
  if (look.error) return <LineFaults text={text} error={look.error} again={() => void look.refetch()} />
  if (!look.data) return null
  const { address, includesAddress, ranges } = look.data
  return (
    <div>
      <p>
        {words.here(address)}{' '}
        {ranges.length === 0 ? null : includesAddress ? (
          <span className={parts.good}>{words.included}</span>
        ) : (
          <strong className={parts.bad}>{words.excluded}</strong>
        )}
      </p>
      {includesAddress && ranges.length > 0 ? null : (
        <Button onClick={() => add(address)} weight="quiet">
          {words.addHere}
        </Button>
      )}
    </div>
  )
}

/** Errors with the number of their line in the field. */
function LineFaults({ text, error, again }: { text: string; error: Error; again(): void }) {
  const words = useWords(ALLOW_LIST_WORDS)
  const lines = rangeLines(text)
  const places = error instanceof ApiError ? error.errors.map(({ name }) => /^ranges\[(\d+)\]$/.exec(name)?.[1]) : []
  const faults = places.flatMap((place) => (place === undefined ? [] : (lines[Number(place)] ?? [])))
  if (faults.length === 0) return <Failure error={error} again={again} />
  return (
    <ul role="alert">
      {faults.map(({ line, range, comment }) => (
        <li key={line} className={parts.bad}>
          {words.lineFault(String(line), range || `# ${comment}`)}
        </li>
      ))}
    </ul>
  )
}
