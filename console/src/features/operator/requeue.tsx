import { numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { OperatorAction } from './action.tsx'
import { QUARANTINE_WORDS } from './source-words.ts'

interface RequeueProps {
  source: string
  /** `null` = all of the source, including other pages. */
  ids: readonly string[] | null
  count: number
  close(): void
}

export function Requeue({ source, ids, count, close }: RequeueProps) {
  const words = useWords(QUARANTINE_WORDS)
  const { language } = useLanguage()
  const countText = (number: number) => numberText(number, language)
  return (
    <OperatorAction
      title={words.askTitle}
      action={ids === null ? words.every : words.one}
      effects={[words.which(countText(count)), words.effect, words.quota]}
      asksReason={false}
      act={() => serviceIn(language).operator.requeueRejects(source, ids === null ? {} : { ids: [...ids] })}
      close={close}
      result={({ records, windows, left }) => (
        <>
          <p>{records === 0 ? words.nothing : words.askedFor(countText(records), countText(windows))}</p>
          {left > 0 ? <p>{words.left(countText(left))}</p> : null}
        </>
      )}
    />
  )
}
