import type { PursuitNote } from '@gonggo/client'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { useDraft } from '../lib/drafts.ts'
import { momentText } from '../lib/format.ts'
import { useLanguage, useWords } from '../lib/language.tsx'
import { PURSUITS_KEY, useAssignees, usePursuitRights } from '../lib/pursuits.ts'
import { serviceIn } from '../lib/service.ts'
import { Button } from './controls.tsx'
import parts from './parts.module.css'
import styles from './pursuit.module.css'
import { PURSUIT_SHEET_WORDS } from './pursuit-words.ts'
import { Failure, Waiting } from './states.tsx'

const PAGE_SIZE = 20

/** Notes with author and date, newest first. */
export function PursuitNotes({ id }: { id: string }) {
  const words = useWords(PURSUIT_SHEET_WORDS)
  const { language } = useLanguage()
  const { canWrite } = usePursuitRights()
  const asked = useInfiniteQuery({
    queryKey: [...PURSUITS_KEY, 'notes', id, language],
    queryFn: async ({ pageParam, signal }) =>
      serviceIn(language).pursuits.listNotes(id, { page: pageParam, pageSize: PAGE_SIZE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * PAGE_SIZE < total ? page + 1 : undefined),
  })
  const notes = asked.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <div className={styles.sheet}>
      {canWrite ? <NewNote id={id} /> : null}
      {asked.isPending ? <Waiting /> : null}
      {asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
      {asked.data && notes.length === 0 ? <p className={parts.soft}>{words.noNotes}</p> : null}
      {notes.length > 0 ? (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </ul>
      ) : null}
      {asked.hasNextPage ? (
        <div className={styles.actions}>
          <Button onClick={() => void asked.fetchNextPage()} disabled={asked.isFetchingNextPage}>
            {words.more}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

function Note({ note: { at, keyId, memberId, text } }: { note: PursuitNote }) {
  const words = useWords(PURSUIT_SHEET_WORDS)
  const { language } = useLanguage()
  const nameOf = useActorName()
  const by = memberId === null ? words.byOperator : nameOf('member', memberId)
  return (
    <li>
      <p className={parts.soft}>
        {by}
        {keyId !== null && memberId !== null ? ` (${words.byKey})` : ''} ·{' '}
        <time dateTime={at}>{momentText(at, language)}</time>
      </p>
      <p className={styles.text}>{text}</p>
    </li>
  )
}

/** The name of an actor, if the page knows it. */
export function useActorName(): (kind: string, id: string | null) => string {
  const words = useWords(PURSUIT_SHEET_WORDS)
  const names = useAssignees().data
  const { key } = usePursuitRights()
  return (kind, id) => {
    if (kind === 'member') return names?.get(id ?? '') ?? words.unknownMember
    return id !== null && id === key?.id && key.name ? `${words.byKey} ‘${key.name}’` : words.byKey
  }
}

function NewNote({ id }: { id: string }) {
  const words = useWords(PURSUIT_SHEET_WORDS)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const field = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useDraft(`note.${id}`)
  const write = useMutation({
    mutationFn: async () => serviceIn(language).pursuits.addNote(id, { text: text.trim() }),
    onSuccess: async () => {
      setText('')
      // The focused button is disabled now, so the focus moves to the field to receive Escape.
      area.current?.focus()
      await queries.invalidateQueries({ queryKey: PURSUITS_KEY })
    },
  })
  return (
    <form
      className={styles.question}
      onSubmit={(event) => {
        event.preventDefault()
        write.mutate()
      }}
    >
      <div>
        <label className={parts.label} htmlFor={field}>
          {words.note}
        </label>
        <textarea
          id={field}
          ref={area}
          className={styles.area}
          rows={3}
          maxLength={4000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      {write.error ? (
        <>
          <p className={parts.fault}>{words.noteFailed}</p>
          <Failure error={write.error} />
        </>
      ) : null}
      <div className={styles.actions}>
        <Button type="submit" disabled={write.isPending || text.trim() === ''}>
          {words.write}
        </Button>
      </div>
    </form>
  )
}
