import type { NewKeyword } from '@gonggo/client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { numberText } from '../../lib/format.ts'
import { bilingual, useLanguage, useWords } from '../../lib/language.tsx'
import { counted } from '../../lib/plural.ts'
import { serviceIn } from '../../lib/service.ts'
import type { Texts } from '../../lib/texts.ts'
import { Button, Choice, TextInput } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import parts from '../../ui/parts.module.css'
import { Failure, Waiting } from '../../ui/states.tsx'
import { FILTERS, queryOf, type SearchState } from './address.ts'
import { useFilterText } from './filter-text.ts'
import styles from './search.module.css'

const WORDS = bilingual(
  {
    title: '키워드로 저장',
    keyword: '검색어',
    filters: (names: string) => `함께 저장하는 조건: ${names}`,
    left: '상태, 날짜, 참가자격 조건은 저장하지 않습니다. 키워드는 새로 나오는 공고를 찾습니다.',
    withCompany: '선택하신 회사의 키워드로 저장합니다.',
    email: '메일 알림',
    instant: '즉시',
    daily: '매일 아침',
    weekly: '매주 월요일',
    off: '받지 않음',
    lately: (count: string, perWeek: string) => `최근 90일 동안 일치 공고 ${count}건, 주당 약 ${perWeek}건`,
    tooMany: '너무 많은 공고와 일치하여 저장할 수 없습니다. 검색어나 조건을 더해 주십시오.',
    save: '저장',
    cancel: '취소',
    close: '닫기',
    saved: '저장했습니다. 일치하는 공고가 나오면 알려 드립니다.',
  },
  {
    title: 'Save as keyword',
    keyword: 'Search text',
    filters: (names: string) => `Saved with it: ${names}`,
    left: 'Status, dates and eligibility are not saved: a keyword looks for notices to come.',
    withCompany: 'It is saved for the chosen company.',
    email: 'Mail',
    instant: 'At once',
    daily: 'Every morning',
    weekly: 'Every Monday',
    off: 'None',
    lately: (count: string, perWeek: string) =>
      `${counted(count, 'match', 'matches')} in the last 90 days, about ${perWeek} a week`,
    tooMany: 'It matches too many notices to be saved. Add words or filters.',
    save: 'Save',
    cancel: 'Cancel',
    close: 'Close',
    saved: 'Saved. You will be notified of matching notices.',
  },
)

type Email = 'instant' | 'daily' | 'weekly' | 'off'
const EMAILS: readonly Email[] = ['instant', 'daily', 'weekly', 'off']

function keywordOf(keyword: string, state: SearchState): Texts<NewKeyword> {
  const { agency, industry, region, bsnsDiv, contractMethod, awardMethod, regionLimit, minAmt, maxAmt } = queryOf(state)
  const kept = { agency, industry, region, bsnsDiv, contractMethod, awardMethod, regionLimit, minAmt, maxAmt }
  const filter = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined))
  const company = state.profile ? { profile: state.profile } : {}
  return { keyword: keyword.trim(), filter, in: queryOf(state).in ?? 'title', ...company }
}

interface SaveKeywordProps {
  state: SearchState
  close(): void
}

function SaveKeyword({ state, close }: SaveKeywordProps) {
  const words = useWords(WORDS)
  const textOf = useFilterText(state)
  const { language } = useLanguage()
  const [text, setText] = useState(state.keyword ?? '')
  const [email, setEmail] = useState<Email>('instant')
  const wanted = keywordOf(text, state)
  const save = useMutation({
    mutationFn: async () => serviceIn(language).keywords.create({ ...wanted, alert: { email } }),
  })
  const filters = FILTERS.filter((name) => wanted.filter && name in wanted.filter)
    .map((name) => textOf(name, state[name] ?? ''))
    .concat(wanted.in === 'title' ? [] : textOf('in', wanted.in ?? ''))
    .join(', ')
  if (save.isSuccess)
    return (
      <Dialog title={words.title} close={close}>
        <p role="status">{words.saved}</p>
        <div className={parts.ends}>
          {/* The button that had the focus is gone, and Escape must still be heard. */}
          <Button weight="main" onClick={close} ref={(button) => button?.focus()}>
            {words.close}
          </Button>
        </div>
      </Dialog>
    )
  return (
    <Dialog title={words.title} close={close}>
      <form
        className={parts.form}
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate()
        }}
      >
        <TextInput label={words.keyword} value={text} onChange={({ target }) => setText(target.value)} />
        {filters === '' ? null : <p>{words.filters(filters)}</p>}
        <p>{words.left}</p>
        {state.profile ? <p>{words.withCompany}</p> : null}
        <Choice
          label={words.email}
          value={email}
          onChange={({ target }) => setEmail(EMAILS.find((one) => one === target.value) ?? 'instant')}
          options={EMAILS.map((one) => [one, words[one]] as const)}
        />
        <Preview wanted={wanted} />
        {save.error ? <Failure error={save.error} /> : null}
        <div className={parts.ends}>
          <Button onClick={close}>{words.cancel}</Button>
          <Button weight="main" type="submit" disabled={save.isPending}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

export default SaveKeyword

/** How often the keyword would have matched. */
function Preview({ wanted }: { wanted: Texts<NewKeyword> }) {
  const words = useWords(WORDS)
  const { language } = useLanguage()
  const tried = useQuery({
    queryKey: ['preview', wanted, language],
    queryFn: async ({ signal }) => serviceIn(language).keywords.preview(wanted, { signal }),
  })
  if (tried.isPending) return <Waiting />
  if (tried.error) return <Failure error={tried.error} />
  const { matches, perWeek, matchesEverything, samples } = tried.data
  if (matchesEverything) return <p role="alert">{words.tooMany}</p>
  return (
    <div role="status">
      <p>
        <strong>{words.lately(numberText(matches, language), numberText(perWeek, language))}</strong>
      </p>
      <ul className={styles.samples}>
        {samples.map(({ noticeNo, title }) => (
          <li key={noticeNo}>{title}</li>
        ))}
      </ul>
    </div>
  )
}
