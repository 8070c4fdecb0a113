import type { AttachmentFile, AttachmentPart, BidDetail } from '@gonggo/client'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Paperclip } from 'lucide-react'
import { useId, useState } from 'react'
import { momentText, numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { Button } from '../../ui/controls.tsx'
import { CopyButton } from '../../ui/copy.tsx'
import { Failure, Waiting } from '../../ui/states.tsx'
import { ATTACHMENT_WORDS, attachmentNotes } from './attachment-words.ts'
import styles from './attachments.module.css'
import { Section } from './section.tsx'
import { useSeen } from './seen.ts'

type Listed = BidDetail['attachments'][number]

const MOST_FILES = 100
const PARTS = 20
/** The maximum number of unread files of an archive that are named. */
const MOST_NAMES = 5

/** The files of a notice, with their state in the service. */
export function Attachments({ noticeNo, attachments }: Pick<BidDetail, 'noticeNo' | 'attachments'>) {
  const words = useWords(ATTACHMENT_WORDS)
  const { language } = useLanguage()
  const [ref, isSeen] = useSeen<HTMLDivElement>()
  const asked = useQuery({
    queryKey: ['attachments', noticeNo, language],
    queryFn: async ({ signal }) =>
      serviceIn(language).bids.listAttachments(noticeNo, { pageSize: MOST_FILES }, { signal }),
    enabled: isSeen && attachments.length > 0,
  })
  const known = new Map(asked.data?.items.map((file) => [file.url, file]))
  return (
    <Section title={words.attachments}>
      <div ref={ref}>
        {attachments.length === 0 ? <p className={styles.soft}>{words.none}</p> : null}
        {attachments.length > 0 ? (
          <ul className={styles.files}>
            {attachments.map((one) => (
              <li key={one.url}>
                <File noticeNo={noticeNo} listed={one} file={known.get(one.url)} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Section>
  )
}

function File({ noticeNo, listed, file }: { noticeNo: string; listed: Listed; file: AttachmentFile | undefined }) {
  const words = useWords(ATTACHMENT_WORDS)
  const { language } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const next = file?.nextTryAt ?? null
  const notes = file ? attachmentNotes(file, language) : []
  const facts = file ? [textFact(file, words, language), ...notes] : []
  const unread = file?.text.unread.map(({ entry }) => entry) ?? []
  const named = unread.slice(0, MOST_NAMES)
  if (file && named.length > 0) facts.push(words.unread(named.join(', '), file.text.unreadCount - named.length))
  if (next !== null) facts.push(words.again(momentText(next, language)))
  return (
    <>
      <a href={listed.url} rel="noreferrer" target="_blank">
        <Paperclip size={14} aria-hidden /> {listed.name}
      </a>
      {facts.some(Boolean) ? <p className={styles.soft}>{facts.filter(Boolean).join(' ')}</p> : null}
      {file && file.text.parts > 0 ? (
        <div className={styles.text}>
          <Button
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`${isOpen ? words.hide : words.show}: ${file.name}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? words.hide : words.show}
          </Button>
          <div id={id}>{isOpen ? <Text noticeNo={noticeNo} file={file} /> : null}</div>
        </div>
      ) : null}
    </>
  )
}

type Words = (typeof ATTACHMENT_WORDS)['ko']

function textFact({ text }: AttachmentFile, words: Words, language: 'ko' | 'en'): string {
  if (text.parts === 0) return ''
  const count = text.pages === null ? null : numberText(text.pages, language)
  return `${words.ofText(numberText(text.characters ?? 0, language), count === null ? null : unitsOf(text.kind, words).all(count))}.`
}

/** The units that a format numbers, such as pages or sheets. */
export function unitsOf(kind: string | null, words: Words) {
  if (kind === 'xlsx') return { one: words.sheet, all: words.sheets }
  if (kind?.startsWith('hwp')) return { one: words.section, all: words.sections }
  return { one: words.page, all: words.pages }
}

function Text({ noticeNo, file }: { noticeNo: string; file: AttachmentFile }) {
  const words = useWords(ATTACHMENT_WORDS)
  const { language } = useLanguage()
  const asked = useInfiniteQuery({
    queryKey: ['attachment-text', noticeNo, file.id, language],
    queryFn: async ({ pageParam, signal }) =>
      serviceIn(language).bids.getAttachmentText(noticeNo, file.id, { page: pageParam, pageSize: PARTS }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * PARTS < total ? page + 1 : undefined),
  })
  const parts = asked.data?.pages.flatMap(({ items }) => items) ?? []
  const total = asked.data?.pages.at(-1)?.total ?? 0
  return (
    <section className={styles.parts} aria-label={words.textOf(file.name)}>
      <p className={styles.soft}>{words.caution}</p>
      {asked.isPending ? <Waiting /> : null}
      {asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
      {pagesOf(parts).map((page) => (
        <PageText key={page.key} page={page} noticeNo={noticeNo} file={file} />
      ))}
      {asked.hasNextPage ? (
        <p className={styles.more}>
          <span className={styles.soft} role="status">
            {words.shown(numberText(parts.length, language), numberText(total, language))}
          </span>
          <Button onClick={() => void asked.fetchNextPage()} disabled={asked.isFetchingNextPage}>
            {words.more}
          </Button>
        </p>
      ) : null}
    </section>
  )
}

interface TextPage {
  key: string
  entry: string | null
  page: number | null
  text: string
}

/** Joins the parts of a long page. */
function pagesOf(parts: readonly AttachmentPart[]): TextPage[] {
  const pages: TextPage[] = []
  for (const { part, entry, page, text } of parts) {
    const last = pages.at(-1)
    if (last && last.entry === entry && last.page === page) last.text += text
    else pages.push({ key: String(part), entry, page, text })
  }
  return pages
}

function PageText({ page, noticeNo, file }: { page: TextPage; noticeNo: string; file: AttachmentFile }) {
  const words = useWords(ATTACHMENT_WORDS)
  const { language } = useLanguage()
  const number = page.page === null ? null : unitsOf(file.text.kind, words).one(numberText(page.page, language))
  const place = [page.entry, number].filter(Boolean).join(' · ')
  const name = [file.name, place].filter(Boolean).join(' · ')
  const copied = `${page.text.trimEnd()}\n\n${words.source(name, noticeNo)}\n${file.url}`
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h3>{place === '' ? file.name : place}</h3>
        <CopyButton text={copied} name={name} />
      </div>
      <p className={styles.body}>{page.text}</p>
    </div>
  )
}
