import type { PursuitStep } from '@gonggo/client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { momentText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { PURSUITS_KEY } from '../../lib/pursuits.ts'
import { serviceIn } from '../../lib/service.ts'
import { Button } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { usePursuitChanges } from '../../ui/pursuit-changes.ts'
import { useActorName } from '../../ui/pursuit-notes.tsx'
import { PURSUIT_SHEET_WORDS } from '../../ui/pursuit-words.ts'
import { Failure, Waiting } from '../../ui/states.tsx'
import styles from './pipeline.module.css'
import { PIPELINE_WORDS } from './words.ts'

const PAGE_SIZE = 20

/** Changes by members and results, newest first. */
export function History({ id, currency }: { id: string; currency: string }) {
  const sheet = useWords(PURSUIT_SHEET_WORDS)
  const { language } = useLanguage()
  const asked = useInfiniteQuery({
    queryKey: [...PURSUITS_KEY, 'history', id, language],
    queryFn: async ({ pageParam, signal }) =>
      serviceIn(language).pursuits.listHistory(id, { page: pageParam, pageSize: PAGE_SIZE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * PAGE_SIZE < total ? page + 1 : undefined),
  })
  if (asked.error && !asked.data) return <Failure error={asked.error} again={() => void asked.refetch()} />
  if (!asked.data) return <Waiting />
  const steps = asked.data.pages.flatMap(({ items }) => items)
  return (
    <>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step key={`${step.at} ${JSON.stringify(step.changes)}`} step={step} currency={currency} />
        ))}
      </ol>
      {asked.hasNextPage ? (
        <Button onClick={() => void asked.fetchNextPage()} disabled={asked.isFetchingNextPage}>
          {sheet.more}
        </Button>
      ) : null}
    </>
  )
}

function Step({ step: { at, actor, changes }, currency }: { step: PursuitStep; currency: string }) {
  const words = useWords(PIPELINE_WORDS)
  const { language } = useLanguage()
  const actorName = useActorName()
  const describe = usePursuitChanges(currency)
  const by =
    actor.kind === 'system'
      ? words.byResult
      : actor.kind === 'operator'
        ? words.byOperator
        : actorName(actor.kind, actor.id)
  return (
    <li>
      <p className={parts.soft}>
        <time dateTime={at}>{momentText(at, language)}</time> · {by}
      </p>
      {changes.map((change) => (
        <p key={change.field}>{describe(change)}</p>
      ))}
    </li>
  )
}
