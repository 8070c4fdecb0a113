import { LINK_CONTENTS, LINK_KINDS, type SubscriptionLink, type SubscriptionLinkWithUrl } from '@gonggo/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useKeywords } from '../../lib/keywords.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { Button, Choice, TextInput } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { Failure } from '../../ui/states.tsx'
import styles from './account.module.css'
import { OWN_LINKS } from './link-queries.ts'
import { faultOf, SitesField, sitesIn } from './link-sites.tsx'
import { LINK_CONTENT_NOTES, LINK_CONTENT_WORDS, LINK_KIND_WORDS, LINK_WORDS } from './link-words.ts'
import { ACCOUNT_WORDS } from './words.ts'

export interface LinkDraft {
  kind: SubscriptionLink['kind']
  of: SubscriptionLink['of']
  keywordId: string
  search: string
  name: string
  /** The sites of a widget, as typed. */
  sites: string
}

const inputOf = ({ kind, of, keywordId, search, name, sites }: LinkDraft, language: 'ko' | 'en') => ({
  kind,
  of,
  language,
  ...(of === 'keyword' ? { keywordId } : {}),
  ...(of === 'search' ? { keyword: search.trim() } : {}),
  ...(name.trim() === '' ? {} : { name: name.trim() }),
  ...(kind === 'widget' ? { origins: sitesIn(sites) } : {}),
})

/** Fields that show their own errors. */
const FIELDS = ['keyword', 'name', 'origins']

interface LinkFormProps {
  begin: LinkDraft
  close(): void
  made(link: SubscriptionLinkWithUrl): void
}

export function LinkForm({ begin, close, made }: LinkFormProps) {
  const words = useWords(LINK_WORDS)
  const kinds = useWords(LINK_KIND_WORDS)
  const contents = useWords(LINK_CONTENT_WORDS)
  const notes = useWords(LINK_CONTENT_NOTES)
  const common = useWords(ACCOUNT_WORDS)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [draft, setDraft] = useState(begin)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('select')?.focus(), [])
  const change = (fields: Partial<LinkDraft>) => setDraft((now) => ({ ...now, ...fields }))
  const create = useMutation({
    mutationFn: async () => serviceIn(language).links.create(inputOf(draft, language)),
    // Shown before any refetch, because the secret is visible only once.
    onSuccess: async (link) => {
      made(link)
      await queries.invalidateQueries({ queryKey: OWN_LINKS })
    },
  })
  const fault = (field: string) => faultOf(create.error, field)
  const isSaid = FIELDS.some((field) => fault(field) !== null)
  const isWhole =
    (draft.of !== 'keyword' || draft.keywordId !== '') && (draft.of !== 'search' || draft.search.trim() !== '')
  return (
    <form
      className={styles.form}
      aria-label={words.create}
      ref={form}
      onChange={() => create.reset()}
      onSubmit={(event) => {
        event.preventDefault()
        if (isWhole) create.mutate()
      }}
    >
      <div className={styles.pair}>
        <Choice
          label={words.kind}
          value={draft.kind}
          options={LINK_KINDS.map((kind) => [kind, kinds[kind]])}
          onChange={({ target }) => change({ kind: target.value as LinkDraft['kind'] })}
        />
        <Choice
          label={words.of}
          value={draft.of}
          options={LINK_CONTENTS.map((of) => [of, contents[of]])}
          onChange={({ target }) => change({ of: target.value as LinkDraft['of'] })}
        />
      </div>
      <p className={parts.soft}>{wordIn(notes, draft.of)}</p>
      {draft.of === 'keyword' ? <KeywordChoice chosen={draft.keywordId} choose={change} /> : null}
      {draft.of === 'search' ? (
        <TextInput
          label={words.search}
          maxLength={2000}
          value={draft.search}
          fault={fault('keyword')}
          onChange={({ target }) => change({ search: target.value })}
        />
      ) : null}
      <TextInput
        label={words.name}
        placeholder={words.namePlaceholder}
        maxLength={80}
        value={draft.name}
        fault={fault('name')}
        onChange={({ target }) => change({ name: target.value })}
      />
      {draft.kind === 'widget' ? (
        <SitesField text={draft.sites} fault={fault('origins')} write={(sites) => change({ sites })} />
      ) : null}
      {create.error && !isSaid ? <Failure error={create.error} /> : null}
      <div className={parts.ends}>
        <Button onClick={close}>{common.cancel}</Button>
        <Button weight="main" type="submit" disabled={create.isPending || !isWhole}>
          {words.make}
        </Button>
      </div>
    </form>
  )
}

function KeywordChoice({ chosen, choose }: { chosen: string; choose(fields: { keywordId: string }): void }) {
  const words = useWords(LINK_WORDS)
  const asked = useKeywords()
  if (asked.error) return <Failure error={asked.error} again={() => void asked.refetch()} />
  const options = (asked.data ?? []).map(({ id, keyword }) => [id, keyword] as const)
  return (
    <Choice
      label={words.keyword}
      value={chosen}
      options={[['', words.chooseKeyword], ...options]}
      onChange={({ target }) => choose({ keywordId: target.value })}
    />
  )
}
