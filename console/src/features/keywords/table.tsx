import type { Keyword } from '@gonggo/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { Link } from 'wouter'
import { momentText, moneyText, numberText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { lazily } from '../../lib/lazily.ts'
import { useNearRows } from '../../lib/near-rows.ts'
import { serviceIn } from '../../lib/service.ts'
import { Button } from '../../ui/controls.tsx'
import { Failure } from '../../ui/states.tsx'
import { Bulk } from './bulk.tsx'
import { chosenAmong, toggled } from './bulk-change.ts'
import styles from './keywords.module.css'
import { useReadersText } from './readers.tsx'
import { KEYWORD_VERDICTS, KEYWORD_WORDS } from './words.ts'

const Removal = lazily(() => import('./removal.tsx'))

interface TableProps {
  keywords: readonly Keyword[]
  mayWrite: boolean
  edit(keyword: Keyword): void
  copy(keyword: Keyword): void
}

export function KeywordTable({ keywords, mayWrite, edit, copy }: TableProps) {
  const words = useWords(KEYWORD_WORDS)
  const { language } = useLanguage()
  const readersText = useReadersText()
  const [leaving, setLeaving] = useState<Keyword | null>(null)
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const chosen = chosenAmong(keywords, ids)
  const list = useRef<HTMLUListElement>(null)
  const { from, to, above, below } = useNearRows(keywords.length, list)
  return (
    <>
      <div className={styles.total}>
        <span role="status">{words.total(numberText(keywords.length, language))}</span>
        {mayWrite ? (
          <label>
            <input
              type="checkbox"
              checked={chosen.length === keywords.length}
              onChange={({ target }) => setIds(new Set(target.checked ? keywords.map(({ id }) => id) : []))}
            />{' '}
            {words.chooseAll}
          </label>
        ) : null}
      </div>
      {chosen.length > 0 ? <Bulk chosen={chosen} clear={() => setIds(new Set())} /> : null}
      <ul ref={list} style={{ paddingTop: above, paddingBottom: below }}>
        {keywords.slice(from, to).map((keyword) => (
          <Row
            key={keyword.id}
            keyword={keyword}
            readers={readersText(keyword)}
            mayWrite={mayWrite}
            isChosen={ids.has(keyword.id)}
            choose={() => setIds(toggled(ids, keyword.id))}
            edit={() => edit(keyword)}
            copy={() => copy(keyword)}
            remove={() => setLeaving(keyword)}
          />
        ))}
      </ul>
      {leaving === null ? null : (
        <Suspense fallback={null}>
          <Removal keyword={leaving} close={() => setLeaving(null)} />
        </Suspense>
      )}
    </>
  )
}

interface RowProps {
  keyword: Keyword
  /** Who gets its mails, in words. */
  readers: string | null
  mayWrite: boolean
  isChosen: boolean
  choose(): void
  edit(): void
  copy(): void
  remove(): void
}

function Row({ keyword, readers, mayWrite, isChosen, choose, edit, copy, remove }: RowProps) {
  const words = useWords(KEYWORD_WORDS)
  const { language } = useLanguage()
  const name = keyword.keyword || words.noText
  const { state, pausedReason, matchCount, lastMatchedAt } = keyword
  const paused = pausedReason === 'plan' ? words.planPaused : words.ownerPaused
  return (
    <li className={styles.row} data-keyword={keyword.id}>
      <div className={styles.body}>
        {mayWrite ? (
          <label>
            <input type="checkbox" aria-label={words.named(words.choose, name)} checked={isChosen} onChange={choose} />{' '}
            <strong>{name}</strong>
          </label>
        ) : (
          <strong>{name}</strong>
        )}
        <Settings keyword={keyword} readers={readers} />
        <p className={styles.soft}>
          <span className={state === 'active' ? styles.good : styles.warning}>
            {state === 'active' ? words.active : paused}
          </span>{' '}
          ·{' '}
          <Link href={`/inbox?keyword=${encodeURIComponent(keyword.id)}`}>
            {words.matches(numberText(matchCount, language))}
          </Link>{' '}
          ·{' '}
          <Link
            href={`/account?view=links&edit=new&keyword=${encodeURIComponent(keyword.id)}`}
            aria-label={words.named(words.subscribe, name)}
          >
            {words.subscribe}
          </Link>
          {lastMatchedAt === null ? null : ` · ${words.last(momentText(lastMatchedAt, language))}`}
        </p>
      </div>
      {mayWrite ? (
        <div className={styles.acts}>
          <Button weight="quiet" aria-label={words.named(words.edit, name)} onClick={edit}>
            {words.edit}
          </Button>
          <Button weight="quiet" aria-label={words.named(words.clone, name)} onClick={copy}>
            {words.clone}
          </Button>
          <Pause keyword={keyword} name={name} />
          <Button weight="quiet" aria-label={words.named(words.remove, name)} onClick={remove}>
            {words.remove}
          </Button>
        </div>
      ) : null}
    </li>
  )
}

/** Filters and alerts in words. */
function Settings({ keyword: { filter, alert }, readers }: Pick<RowProps, 'keyword' | 'readers'>) {
  const words = useWords(KEYWORD_WORDS)
  const { language } = useLanguage()
  const said: Record<string, unknown> = words
  const word = (name: string): string => (typeof said[name] === 'string' ? said[name] : name)
  const lists = (['agency', 'industry', 'region', 'bsnsDiv', 'exclude'] as const)
    .filter((name) => filter[name].length > 0)
    .map((name) => `${words[name]}: ${filter[name].join(', ')}`)
  const amounts = (['minAmt', 'maxAmt'] as const).flatMap((name) => {
    const amount = moneyText(filter[name], filter.currency, language)
    return amount === null ? [] : [`${words[name]}: ${amount}`]
  })
  const verdicts = useWords(KEYWORD_VERDICTS)
  const verdict = filter.eligibility.length > 0 ? wordIn<string>(verdicts, filter.eligibility.join(',')) : null
  const conditions = [...lists, ...amounts, ...(verdict === null ? [] : [`${words.eligibility}: ${verdict}`])]
  return (
    <>
      {conditions.length > 0 ? <p className={styles.soft}>{conditions.join(' · ')}</p> : null}
      <p className={styles.soft}>
        {[words.alertLine(word(alert.email), alert.on.map(word).join(', ')), readers].filter(Boolean).join(' · ')}
      </p>
    </>
  )
}

function Pause({ keyword: { id, state }, name }: { keyword: Keyword; name: string }) {
  const words = useWords(KEYWORD_WORDS)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const next = state === 'active' ? 'paused' : 'active'
  const change = useMutation({
    mutationFn: async () => serviceIn(language).keywords.change(id, { state: next }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['keywords'] }),
  })
  const action = state === 'active' ? words.pause : words.resume
  return (
    <>
      <Button
        weight="quiet"
        aria-label={words.named(action, name)}
        disabled={change.isPending}
        onClick={() => change.mutate()}
      >
        {action}
      </Button>
      {change.error ? <Failure error={change.error} again={() => change.mutate()} /> : null}
    </>
  )
}
