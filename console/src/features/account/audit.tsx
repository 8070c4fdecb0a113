import { useQuery } from '@tanstack/react-query'
import { numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/controls.tsx'
import { DateInput } from '../../ui/date.tsx'
import { FoldedFilters } from '../../ui/filter-fields.tsx'
import { Empty, Failure, Waiting } from '../../ui/states.tsx'
import styles from './account.module.css'
import { AuditEntry } from './audit-entry.tsx'
import { AUDIT_WORDS } from './audit-words.ts'
import { AccountPages } from './page-links.tsx'
import { useAccountPlace } from './place.ts'
import { ACCOUNT_WORDS } from './words.ts'

const PAGE = 50
/** Parameters of the address; `page` and `anchor` come from links of the service. */
const PARAMETERS = ['from', 'to', 'page', 'anchor'] as const

function Audit() {
  const words = useWords(ACCOUNT_WORDS)
  return (
    <>
      <h2>{words.audit}</h2>
      <Allowed needs="access" scope="access:manage">
        <Entries />
      </Allowed>
    </>
  )
}

export default Audit

function useEntries() {
  const { language } = useLanguage()
  const { place } = useAccountPlace()
  const given = PARAMETERS.flatMap((name) => (place.get(name) ? [[name, place.get(name) ?? ''] as const] : []))
  return useQuery({
    queryKey: ['account', 'audit', given, language],
    queryFn: async ({ signal }) => {
      const { page, ...query } = Object.fromEntries(given)
      const call = serviceIn(language).access.listAudit(
        { ...query, pageSize: PAGE, ...(page ? { page: Number(page) } : {}) },
        { signal },
      )
      const { data, response } = await call.withResponse()
      return { ...data, links: response.headers.get('link') ?? '' }
    },
  })
}

/** Uses the links of the service to the neighbouring pages, so that new entries do not shift the pages. */
function besides(links: string, way: 'next' | 'prev'): Record<string, string | null> | null {
  const search = new RegExp(`<[^>?]*\\?([^>]*)>;\\s*rel="?${way}"?`).exec(links)?.[1]
  if (search === undefined) return null
  const place = new URLSearchParams(search)
  return { page: place.get('page'), anchor: place.get('anchor') }
}

function Entries() {
  const words = useWords(AUDIT_WORDS)
  const { language } = useLanguage()
  const { place, go } = useAccountPlace()
  const asked = useEntries()
  const narrow = (fields: Record<string, string | null>) => go({ ...fields, page: null, anchor: null }, true)
  return (
    <>
      <p className={styles.lead}>{words.lead}</p>
      <FoldedFilters active={(['from', 'to'] as const).filter((name) => place.get(name)).length}>
        <div className={styles.pair}>
          {(['from', 'to'] as const).map((name) => (
            <DateInput
              key={name}
              label={words[name]}
              value={place.get(name) ?? ''}
              onChange={(date) => narrow({ [name]: date })}
            />
          ))}
        </div>
      </FoldedFilters>
      {asked.isPending ? <Waiting /> : null}
      {asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
      {asked.data?.items.length === 0 ? (
        <Empty title={words.none}>
          <Button onClick={() => narrow({ from: null, to: null })}>{words.clear}</Button>
        </Empty>
      ) : null}
      {asked.data && asked.data.items.length > 0 ? (
        <>
          <p role="status">
            <strong>{words.total(numberText(asked.data.total, language))}</strong>
          </p>
          <ul className={styles.list}>
            {asked.data.items.map((entry) => (
              <AuditEntry key={entry.id} entry={entry} />
            ))}
          </ul>
          <AccountPages previous={besides(asked.data.links, 'prev')} next={besides(asked.data.links, 'next')} />
        </>
      ) : null}
    </>
  )
}
