import type { PursuitStep } from '@gonggo/client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { momentText, moneyText } from '../../lib/format.ts'
import { type Language, useLanguage, useWords } from '../../lib/language.tsx'
import { PURSUITS_KEY, useAssignees } from '../../lib/pursuits.ts'
import { serviceIn } from '../../lib/service.ts'
import { Button } from '../../ui/controls.tsx'
import { useActorName } from '../../ui/pursuit-notes.tsx'
import { outcomeText } from '../../ui/pursuit-result.tsx'
import { useStateName } from '../../ui/pursuit-state.tsx'
import { PURSUIT_SHEET_WORDS } from '../../ui/pursuit-words.ts'
import { Failure, Waiting } from '../../ui/states.tsx'
import styles from './pipeline.module.css'
import { PIPELINE_WORDS, STEP_WORDS } from './words.ts'

const PAGE_SIZE = 20
type Change = PursuitStep['changes'][number]

/** Who moved what, and what results did, the newest first. */
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
  const fields = useWords(STEP_WORDS)
  const { language } = useLanguage()
  const actorName = useActorName()
  const said = useSaid(currency)
  const by =
    actor.kind === 'system'
      ? words.byResult
      : actor.kind === 'operator'
        ? words.byOperator
        : actorName(actor.kind, actor.id)
  return (
    <li>
      <p className={styles.soft}>
        <time dateTime={at}>{momentText(at, language)}</time> · {by}
      </p>
      {changes.map((change) => (
        <p key={change.field}>
          {words.from(
            fields[change.field] ?? change.field,
            said(change.field, change.old, language),
            said(change.field, change.new, language),
          )}
        </p>
      ))}
    </li>
  )
}

/** A value of a change in words; of a result who won. */
function useSaid(currency: string): (field: Change['field'], value: unknown, language: Language) => string {
  const words = useWords(PIPELINE_WORDS)
  const sheet = useWords(PURSUIT_SHEET_WORDS)
  const stateName = useStateName()
  const names = useAssignees().data
  return (field, value, language) => {
    if (value === null || (Array.isArray(value) && value.length === 0)) return words.nothing
    if (field === 'state') return stateName(String(value))
    if (field === 'assignee') return names?.get(String(value)) ?? sheet.unknownMember
    if (field === 'bidAmount') return moneyText(Number(value), currency, language) ?? ''
    if (field === 'outcome') return outcomeText(String(value), sheet)
    if (field === 'result') return winnersIn(value) || words.nothing
    return Array.isArray(value) ? words.days(value.join('·')) : String(value)
  }
}

function winnersIn(result: unknown): string {
  if (typeof result !== 'object' || result === null || !('winners' in result) || !Array.isArray(result.winners))
    return ''
  return result.winners.map(({ name }: { name: string }) => name).join(', ')
}
