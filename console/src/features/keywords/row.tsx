import type { Keyword } from '@gonggo/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CalendarPlus, Copy, Pause, Pencil, Play, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useCodeNames } from '../../lib/codes.ts'
import { useFurtherCompanies } from '../../lib/company.ts'
import { momentText, moneyText, nearText, numberText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { useNow } from '../../lib/now.ts'
import { serviceIn } from '../../lib/service.ts'
import { REGION_LIMIT_WORDS } from '../../lib/values.ts'
import { Button, buttonClass, Hidden } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { Failure } from '../../ui/states.tsx'
import { CODES } from './draft.ts'
import styles from './keywords.module.css'
import type { Recent } from './recent.ts'
import { sparkPath } from './sparkline.ts'
import { KEYWORD_VERDICTS, KEYWORD_WORDS, PLACE_WORDS } from './words.ts'

interface RowProps {
  keyword: Keyword
  /** `undefined` = not loaded yet. */
  recent: Recent | undefined
  /** The recipients of its mails, as text. */
  readers: string | null
  mayWrite: boolean
  isChosen: boolean
  choose(): void
  edit(): void
  copy(): void
  remove(): void
}

export function Row({ keyword, recent, readers, mayWrite, isChosen, choose, edit, copy, remove }: RowProps) {
  const words = useWords(KEYWORD_WORDS)
  const { language } = useLanguage()
  const name = keyword.keyword || words.noText
  const { id, state, pausedReason, matchCount } = keyword
  const paused = pausedReason === 'plan' ? words.planPaused : words.ownerPaused
  return (
    <tr className={styles.row} data-keyword={id}>
      {mayWrite ? (
        <td className={styles.pick}>
          <input
            type="checkbox"
            className={parts.check}
            aria-label={words.named(words.choose, name)}
            checked={isChosen}
            onChange={choose}
          />
        </td>
      ) : null}
      <th scope="row" className={styles.name}>
        <strong title={name}>{name}</strong>
        <Conditions keyword={keyword} />
      </th>
      <Cell name={words.recent} className={styles.recentCell}>
        <div className={styles.recent}>
          <Spark recent={recent} />
        </div>
      </Cell>
      <Cell name={words.alertCount} className={styles.number}>
        <Link href={`/inbox?keyword=${encodeURIComponent(id)}`}>
          {numberText(matchCount, language)} <Hidden>{words.named(words.toInbox, name)}</Hidden>
        </Link>
        <Last keyword={keyword} />
      </Cell>
      <Cell name={words.settings} className={styles.settings}>
        <AlertLine keyword={keyword} readers={readers} />
      </Cell>
      <Cell name={words.state} className={styles.state}>
        <span className={state === 'active' ? parts.good : parts.warning}>
          {state === 'active' ? words.active : paused}
        </span>
      </Cell>
      <td className={styles.does}>
        <Acts keyword={keyword} name={name} mayWrite={mayWrite} edit={edit} copy={copy} remove={remove} />
      </td>
    </tr>
  )
}

/** Shows the name of the column before the value where column heads are hidden. */
const Cell = ({ name, className, children }: { name: string; className: string | undefined; children: ReactNode }) => (
  <td data-label={name} className={className}>
    {children}
  </td>
)

function Spark({ recent }: Pick<RowProps, 'recent'>) {
  const words = useWords(KEYWORD_WORDS)
  const { language } = useLanguage()
  if (recent === undefined) return <span className={styles.soft}>–</span>
  const { counts, matches, from } = recent
  const most = numberText(Math.max(0, ...counts), language)
  return (
    <>
      <svg className={styles.spark} viewBox={`0 0 ${counts.length} ${SPARK}`} preserveAspectRatio="none" role="img">
        <title>{words.spark(from, numberText(matches, language), most)}</title>
        <path d={sparkPath(counts, SPARK)} />
      </svg>
      <span className={styles.count}>{numberText(matches, language)}</span>
    </>
  )
}
const SPARK = 24

function Last({ keyword: { lastMatchedAt } }: Pick<RowProps, 'keyword'>) {
  const words = useWords(KEYWORD_WORDS)
  const { language } = useLanguage()
  const now = useNow()
  if (lastMatchedAt === null) return null
  return (
    <time className={styles.soft} dateTime={lastMatchedAt} title={words.last(momentText(lastMatchedAt, language))}>
      {nearText(lastMatchedAt, now, language)}
    </time>
  )
}

/** The filters as text. */
function Conditions({ keyword: { filter, profile, in: place } }: Pick<RowProps, 'keyword'>) {
  const words = useWords(KEYWORD_WORDS)
  const verdicts = useWords(KEYWORD_VERDICTS)
  const limits = useWords(REGION_LIMIT_WORDS)
  const { language } = useLanguage()
  const nameOf = useCodeNames(CODES.flatMap((name) => filter[name].map((code) => [name, code] as const)))
  const coded = CODES.filter((name) => filter[name].length > 0).map(
    (name) => `${words[name]}: ${filter[name].map((code) => nameOf(name, code)).join(', ')}`,
  )
  const lists = (['bsnsDiv', 'contractMethod', 'awardMethod', 'exclude'] as const)
    .filter((name) => filter[name].length > 0)
    .map((name) => `${words[name]}: ${filter[name].join(', ')}`)
  const amounts = (['minAmt', 'maxAmt'] as const).flatMap((name) => {
    const amount = moneyText(filter[name], filter.currency, language)
    return amount === null ? [] : [`${words[name]}: ${amount}`]
  })
  const places = useWords(PLACE_WORDS)
  const verdict = filter.eligibility.length > 0 ? wordIn<string>(verdicts, filter.eligibility.join(',')) : null
  const limit = filter.regionLimit.map((one) => wordIn<string>(limits, one)).join(', ')
  const { data: companies = [] } = useFurtherCompanies()
  const company = profile === null ? null : (companies.find(({ id }) => id === profile)?.name ?? profile)
  const conditions = [
    ...(place === 'title' ? [] : [`${words.place}: ${wordIn<string>(places, place)}`]),
    ...coded,
    ...lists,
    ...(limit === '' ? [] : [`${words.regionLimit}: ${limit}`]),
    ...amounts,
    ...(company === null ? [] : [`${words.profile}: ${company}`]),
    ...(verdict === null ? [] : [`${words.eligibility}: ${verdict}`]),
  ]
  const text = conditions.join(' · ')
  return text === '' ? null : (
    <span className={styles.soft} title={text}>
      {text}
    </span>
  )
}

function AlertLine({ keyword: { alert }, readers }: Pick<RowProps, 'keyword' | 'readers'>) {
  const words = useWords(KEYWORD_WORDS)
  const said: Record<string, unknown> = words
  const word = (name: string): string => (typeof said[name] === 'string' ? said[name] : name)
  const text = words.alertLine(word(alert.email), alert.on.map(word).join(', '))
  return (
    <>
      <span title={text}>{text}</span>
      {readers === null ? null : (
        <span className={styles.soft} title={readers}>
          {readers}
        </span>
      )}
    </>
  )
}

interface ActsProps extends Pick<RowProps, 'keyword' | 'mayWrite' | 'edit' | 'copy' | 'remove'> {
  name: string
}

function Acts({ keyword, name, mayWrite, edit, copy, remove }: ActsProps) {
  const words = useWords(KEYWORD_WORDS)
  const act = (action: string, icon: ReactNode, run: () => void) => (
    <Button weight="quiet" aria-label={words.named(action, name)} title={action} onClick={run}>
      {icon}
    </Button>
  )
  return (
    <>
      {mayWrite ? (
        <>
          {act(words.edit, <Pencil size={ICON} aria-hidden />, edit)}
          {act(words.clone, <Copy size={ICON} aria-hidden />, copy)}
          <PauseButton keyword={keyword} name={name} />
        </>
      ) : null}
      <Link
        className={buttonClass('quiet')}
        href={`/account?view=links&edit=new&keyword=${encodeURIComponent(keyword.id)}`}
        aria-label={words.named(words.subscribe, name)}
        title={words.subscribe}
      >
        <CalendarPlus size={ICON} aria-hidden />
      </Link>
      {mayWrite ? act(words.remove, <Trash2 size={ICON} aria-hidden />, remove) : null}
    </>
  )
}
const ICON = 16

function PauseButton({ keyword: { id, state }, name }: { keyword: Keyword; name: string }) {
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
        title={action}
        disabled={change.isPending}
        onClick={() => change.mutate()}
      >
        {state === 'active' ? <Pause size={ICON} aria-hidden /> : <Play size={ICON} aria-hidden />}
      </Button>
      {change.error ? <Failure error={change.error} again={() => change.mutate()} /> : null}
    </>
  )
}
