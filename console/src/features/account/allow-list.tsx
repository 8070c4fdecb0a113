import { ApiError, type IpAllowList } from '@gonggo/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { momentText, numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { Failure, Waiting } from '../../ui/states.tsx'
import styles from './account.module.css'
import { RangeCheck, useRangeCheck } from './allow-list-check.tsx'
import { listOfText, textOfList } from './allow-list-lines.ts'
import { ALLOW_LIST_WORDS } from './allow-list-words.ts'
import { ACCOUNT_WORDS } from './words.ts'

const QUERY_KEY = ['account', 'allow-list']

/** The list with its entity tag, so that saving does not overwrite concurrent changes. */
interface ReadList {
  list: IpAllowList
  etag: string | undefined
}

function AllowList() {
  const words = useWords(ACCOUNT_WORDS)
  return (
    <>
      <h2>{words.allowList}</h2>
      <Allowed needs="allowList" scope="access:manage">
        <Stored />
      </Allowed>
    </>
  )
}

export default AllowList

function Stored() {
  const { language } = useLanguage()
  const asked = useQuery<ReadList>({
    queryKey: [...QUERY_KEY, language],
    queryFn: async ({ signal }) => {
      const { data, response } = await serviceIn(language).access.getIpAllowList({ signal }).withResponse()
      return { list: data, etag: response.headers.get('etag') ?? undefined }
    },
    // A refetch must not replace lines that are being edited.
    refetchOnWindowFocus: false,
  })
  if (asked.isPending) return <Waiting />
  if (asked.error) return <Failure error={asked.error} again={() => void asked.refetch()} />
  return <Editor stored={asked.data} />
}

interface Wish {
  text: string
  isForced: boolean
  ifMatch: string | undefined
}

/** The previous list remains available until the page is left. */
function useReplacement(stored: ReadList) {
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [before, setBefore] = useState<string | null>(null)
  const replace = useMutation({
    mutationFn: async ({ text, isForced, ifMatch }: Wish) =>
      serviceIn(language).access.replaceIpAllowList({ ...listOfText(text), force: isForced }, { ifMatch }),
    onSuccess: async () => {
      setBefore(textOfList(stored.list))
      await queries.invalidateQueries({ queryKey: QUERY_KEY })
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.status === 412) await queries.invalidateQueries({ queryKey: QUERY_KEY })
    },
  })
  return { before, replace }
}

function Editor({ stored }: { stored: ReadList }) {
  const words = useWords(ALLOW_LIST_WORDS)
  const common = useWords(ACCOUNT_WORDS)
  const id = useId()
  const own = textOfList(stored.list)
  const [written, setWritten] = useState<string | null>(null)
  const [isForced, setForced] = useState(false)
  const [said, setSaid] = useState('')
  const text = written ?? own
  const look = useRangeCheck(text)
  const { before, replace } = useReplacement(stored)
  const write = (next: string) => {
    setWritten(next)
    setForced(false)
    setSaid('')
    replace.reset()
  }
  const save = (next: string, force: boolean, then: string) =>
    replace.mutate(
      { text: next, isForced: force, ifMatch: stored.etag },
      {
        onSuccess: () => {
          setWritten(null)
          setSaid(then)
        },
      },
    )
  const isChanged = written !== null && written !== own
  const isOut = look.data?.includesAddress === false
  return (
    <>
      <p className={styles.lead}>{words.lead}</p>
      <Summary list={stored.list} />
      <div className={styles.form}>
        <label htmlFor={id} className={parts.soft}>
          {words.label}
        </label>
        <textarea
          id={id}
          className={styles.lines}
          spellCheck={false}
          placeholder={words.example}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
        <RangeCheck
          text={text}
          look={look}
          add={(address) => write([text.trimEnd(), `${address} # ${words.hereNote}`].filter(Boolean).join('\n'))}
        />
        {isOut && isChanged ? (
          <label className={styles.tick}>
            <input type="checkbox" checked={isForced} onChange={({ target }) => setForced(target.checked)} />
            {words.force}
          </label>
        ) : null}
        <Refusal error={replace.error} />
        <p role="status">{said}</p>
        <div className={parts.ends}>
          {before !== null && !isChanged ? (
            <Button disabled={replace.isPending} onClick={() => save(before, false, words.undone)}>
              {words.undo}
            </Button>
          ) : null}
          {isChanged ? <Button onClick={() => setWritten(null)}>{words.reset}</Button> : null}
          <Button
            weight="main"
            disabled={!isChanged || replace.isPending || look.error !== null || (isOut && !isForced)}
            onClick={() => save(text, isForced, common.saved)}
          >
            {common.save}
          </Button>
        </div>
      </div>
    </>
  )
}

function Summary({ list: { ranges, updatedAt } }: { list: IpAllowList }) {
  const words = useWords(ALLOW_LIST_WORDS)
  const { language } = useLanguage()
  return (
    <p>
      <strong>{ranges.length === 0 ? words.open : words.listed(numberText(ranges.length, language))}</strong>{' '}
      {updatedAt === null ? null : <span className={parts.soft}>{words.since(momentText(updatedAt, language))}</span>}
    </p>
  )
}

function Refusal({ error }: { error: Error | null }) {
  const words = useWords(ALLOW_LIST_WORDS)
  if (error === null) return null
  if (error instanceof ApiError && error.status === 412)
    return (
      <p className={parts.warning} role="alert">
        {words.changed}
      </p>
    )
  return <Failure error={error} />
}
