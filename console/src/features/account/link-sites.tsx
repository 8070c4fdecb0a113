import { ApiError, type SubscriptionLink } from '@gonggo/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { Button } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { Failure, Waiting } from '../../ui/states.tsx'
import styles from './account.module.css'
import { OWN_LINKS } from './link-queries.ts'
import { WIDGET_WORDS } from './widget-words.ts'
import { ACCOUNT_WORDS } from './words.ts'

/** One on each line, as typed. */
export const sitesIn = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean)

export const faultOf = (error: Error | null, field: string): string | null =>
  error instanceof ApiError ? (error.errors.find(({ name }) => name.split('.')[0] === field)?.message ?? null) : null

interface SitesFieldProps {
  text: string
  fault: string | null
  write(text: string): void
}

export function SitesField({ text, fault, write }: SitesFieldProps) {
  const words = useWords(WIDGET_WORDS)
  const id = useId()
  return (
    <div className={styles.sites}>
      <label htmlFor={id} className={parts.soft}>
        {words.sites}
      </label>
      <textarea
        id={id}
        rows={3}
        spellCheck={false}
        placeholder={words.sitesExample}
        aria-describedby={`${id}-note`}
        aria-invalid={fault !== null}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      <p
        id={`${id}-note`}
        className={fault === null ? parts.soft : parts.bad}
        role={fault === null ? undefined : 'alert'}
      >
        {fault ?? words.sitesNote}
      </p>
    </div>
  )
}

interface LinkSitesProps {
  link: SubscriptionLink
  close(): void
}

/** Reads the link again, because the list may be old and has no tag for `If-Match`. */
export function LinkSites({ link: { id }, close }: LinkSitesProps) {
  const { language } = useLanguage()
  const asked = useQuery({
    queryKey: [...OWN_LINKS, id, language],
    queryFn: async ({ signal }) => {
      const { data, response } = await serviceIn(language).links.get(id, { signal }).withResponse()
      return { link: data, etag: response.headers.get('etag') ?? undefined }
    },
    gcTime: 0,
    // A refetch must not replace text that is being edited.
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (asked.isPending) return <Waiting />
  if (asked.data === undefined) return <Failure error={asked.error} again={() => void asked.refetch()} />
  return <SitesForm link={asked.data.link} ifMatch={asked.data.etag} close={close} />
}

/** The address of the widget stays the same, so pages that show it need no change. */
function SitesForm({ link, ifMatch, close }: LinkSitesProps & { ifMatch: string | undefined }) {
  const words = useWords(WIDGET_WORDS)
  const common = useWords(ACCOUNT_WORDS)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [text, setText] = useState(link.origins.join('\n'))
  const save = useMutation({
    mutationFn: async () => serviceIn(language).links.change(link.id, { origins: sitesIn(text) }, { ifMatch }),
    onSuccess: async () => {
      close()
      await queries.invalidateQueries({ queryKey: OWN_LINKS })
    },
    // Shows the sites that somebody else saved; the text remains, to be saved again.
    onError: async (error) => {
      if (error instanceof ApiError && error.status === 412) await queries.invalidateQueries({ queryKey: OWN_LINKS })
    },
  })
  const fault = faultOf(save.error, 'origins')
  return (
    <form
      className={styles.form}
      aria-label={words.changeTitle(link.name)}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <SitesField
        text={text}
        fault={fault}
        write={(next) => {
          save.reset()
          setText(next)
        }}
      />
      {save.error && fault === null ? <Failure error={save.error} /> : null}
      <div className={parts.ends}>
        <Button onClick={close}>{common.cancel}</Button>
        <Button weight="main" type="submit" disabled={save.isPending}>
          {common.save}
        </Button>
      </div>
    </form>
  )
}
