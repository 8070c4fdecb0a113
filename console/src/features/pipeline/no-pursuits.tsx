import { Link } from 'wouter'
import { useWords } from '../../lib/language.tsx'
import { buttonClass } from '../../ui/controls.tsx'
import { Empty } from '../../ui/states.tsx'
import { type PipelinePlace, pipelineAddress } from './address.ts'
import { isNarrow } from './filters.tsx'
import { PIPELINE_WORDS } from './words.ts'

/** Explains why the list is empty, and what to do. */
export function NoPursuits({ place }: { place: PipelinePlace }) {
  const words = useWords(PIPELINE_WORDS)
  if (isNarrow(place))
    return (
      <Empty title={words.noneFits}>
        <Link className={buttonClass()} href={pipelineAddress({ view: place.view ?? '' })}>
          {words.clear}
        </Link>
      </Empty>
    )
  return (
    <Empty title={words.none}>
      <p>{words.noneMore}</p>
      <Link className={buttonClass('main')} href="/search">
        {words.toSearch}
      </Link>
    </Empty>
  )
}
