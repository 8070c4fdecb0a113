import type { SubscriptionLink, SubscriptionLinkWithUrl } from '@gonggo/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { momentText, numberText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { lazily } from '../../lib/lazily.ts'
import { useRights } from '../../lib/rights.ts'
import { serviceIn } from '../../lib/service.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { Empty, Failure, Waiting } from '../../ui/states.tsx'
import styles from './account.module.css'
import { type LinkDraft, LinkForm } from './link-form.tsx'
import { OWN_LINKS } from './link-queries.ts'
import { LinkSecret } from './link-secret.tsx'
import { LinkSites } from './link-sites.tsx'
import { LINK_CONTENT_WORDS, LINK_KIND_WORDS, LINK_WORDS } from './link-words.ts'
import { useNames } from './people.ts'
import { useAccountPlace } from './place.ts'
import { WIDGET_WORDS } from './widget-words.ts'
import { ACCOUNT_WORDS } from './words.ts'

const Sure = lazily(async () => ({ default: (await import('../../ui/sure.tsx')).Sure }))

/** More than an account can have. */
const PAGE = 100

function Links() {
  const words = useWords(ACCOUNT_WORDS)
  return (
    <>
      <h2>{words.links}</h2>
      <Allowed needs="notices" scope="links:read">
        <AllLinks />
      </Allowed>
    </>
  )
}

export default Links

const CONTENTS = ['pursued', 'matched'] as const

/** Links from other pages name the content of the new link. */
const draftIn = (place: URLSearchParams): LinkDraft => ({
  kind: place.get('kind') === 'widget' ? 'widget' : place.get('kind') === 'atom' ? 'atom' : 'calendar',
  of: place.get('keyword') ? 'keyword' : (CONTENTS.find((of) => of === place.get('of')) ?? 'all'),
  keywordId: place.get('keyword') ?? '',
  search: '',
  name: '',
  sites: '',
})

const CLOSED = { edit: null, kind: null, of: null, keyword: null }

function AllLinks() {
  const words = useWords(LINK_WORDS)
  const { language } = useLanguage()
  const { may } = useRights()
  const { place, go } = useAccountPlace()
  const [shown, setShown] = useState<SubscriptionLinkWithUrl | null>(null)
  const [leaving, setLeaving] = useState<SubscriptionLink | null>(null)
  const asked = useQuery({
    queryKey: [...OWN_LINKS, language],
    queryFn: async ({ signal }) => serviceIn(language).links.list({ pageSize: PAGE }, { signal }),
  })
  const isNew = place.get('edit') === 'new' && may('notices', 'links:write')
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.lead}>{words.lead}</p>
        {may('notices', 'links:write') ? (
          <Button weight="main" disabled={isNew} onClick={() => go({ edit: 'new' })}>
            {words.create}
          </Button>
        ) : null}
      </div>
      <p>{words.slow}</p>
      {shown ? <LinkSecret key={shown.id} made={shown} close={() => setShown(null)} /> : null}
      {isNew ? (
        <LinkForm
          begin={draftIn(place)}
          close={() => go(CLOSED, true)}
          made={(link) => {
            setShown(link)
            go(CLOSED, true)
          }}
        />
      ) : null}
      {asked.isPending ? <Waiting /> : null}
      {asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
      {asked.data ? <LinkList links={asked.data.items} leave={setLeaving} /> : null}
      <HowTo />
      {leaving ? (
        <Suspense fallback={null}>
          <Revoke link={leaving} close={() => setLeaving(null)} />
        </Suspense>
      ) : null}
    </>
  )
}

function LinkList({ links, leave }: { links: readonly SubscriptionLink[]; leave(link: SubscriptionLink): void }) {
  const words = useWords(LINK_WORDS)
  const { language } = useLanguage()
  if (links.length === 0)
    return (
      <Empty title={words.none}>
        <p>{words.noneMore}</p>
      </Empty>
    )
  return (
    <>
      <p role="status">
        <strong>{words.total(numberText(links.length, language))}</strong>
      </p>
      <ul className={styles.list}>
        {links.map((link) => (
          <Row key={link.id} link={link} leave={() => leave(link)} />
        ))}
      </ul>
    </>
  )
}

function Row({ link, leave }: { link: SubscriptionLink; leave(): void }) {
  const words = useWords(LINK_WORDS)
  const widget = useWords(WIDGET_WORDS)
  const common = useWords(ACCOUNT_WORDS)
  const { language } = useLanguage()
  const { may } = useRights()
  const [isChanging, setChanging] = useState(false)
  const nameOf = useNames()
  const { name, kind, of, keyword, origins, state, createdBy, createdAt, lastUsedAt } = link
  const content = wordIn(useWords(LINK_CONTENT_WORDS), of)
  const kindWord = wordIn(useWords(LINK_KIND_WORDS), kind)
  return (
    <li className={styles.row}>
      <div className={styles.body}>
        <p className={styles.name}>
          <strong>{name}</strong>
          {state === 'paused' ? <span className={parts.bad}>{words.paused}</span> : null}
        </p>
        <p>
          {kindWord} · {keyword === null ? content : `${content}: ${keyword}`}
        </p>
        {kind === 'widget' ? <p>{origins.length === 0 ? widget.noSites : widget.shownOn(origins.join(', '))}</p> : null}
        <p className={parts.soft}>
          {words.made(nameOf(createdBy), momentText(createdAt, language))} ·{' '}
          {lastUsedAt === null ? words.unused : words.used(momentText(lastUsedAt, language))}
        </p>
      </div>
      {may('notices', 'links:write') ? (
        <div className={styles.acts}>
          {kind === 'widget' ? (
            <Button
              weight="quiet"
              aria-label={common.named(widget.changeSites, name)}
              aria-expanded={isChanging}
              onClick={() => setChanging(!isChanging)}
            >
              {widget.changeSites}
            </Button>
          ) : null}
          <Button weight="quiet" aria-label={common.named(words.revoke, name)} onClick={leave}>
            {words.revoke}
          </Button>
        </div>
      ) : null}
      {isChanging ? <LinkSites link={link} close={() => setChanging(false)} /> : null}
    </li>
  )
}

function HowTo() {
  const words = useWords(LINK_WORDS)
  const widget = useWords(WIDGET_WORDS)
  const { language } = useLanguage()
  return (
    <section aria-label={words.how}>
      <h3>{words.how}</h3>
      <ul>
        <li>{words.google}</li>
        <li>{words.outlook}</li>
        <li>{words.apple}</li>
        <li>{words.reader}</li>
        <li>{widget.how}</li>
      </ul>
      <p className={parts.soft}>
        {words.file} <a href={language === 'ko' ? '/docs/ko/calendars.md' : '/docs/calendars.md'}>{words.guide}</a>
        {' · '}
        <a href={language === 'ko' ? '/docs/ko/widget' : '/docs/widget'}>{widget.guide}</a>
      </p>
    </section>
  )
}

function Revoke({ link, close }: { link: SubscriptionLink; close(): void }) {
  const words = useWords(LINK_WORDS)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const end = useMutation({
    mutationFn: async () => serviceIn(language).links.delete(link.id),
    onSuccess: async () => {
      close()
      await queries.invalidateQueries({ queryKey: OWN_LINKS })
    },
  })
  const work = { mutate: () => end.mutate(), isPending: end.isPending, error: end.error }
  return (
    <Sure title={words.revokeTitle(link.name)} act={words.revoke} work={work} close={close}>
      <p>{words.revokeMore}</p>
    </Sure>
  )
}
