import { Link } from 'wouter'
import { useFurtherCompanies } from '../../lib/company.ts'
import { momentText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { companyPlace, NEW_COMPANY } from '../../lib/places.ts'
import { useRights } from '../../lib/rights.ts'
import parts from '../../ui/parts.module.css'
import { Failure, Waiting } from '../../ui/states.tsx'
import { COMPANY_WORDS } from './company-words.ts'
import styles from './profile.module.css'

/** Further companies of the account. On a plan without them, only those stored before a downgrade are shown. */
export function FurtherCompanies() {
  const words = useWords(COMPANY_WORDS)
  const { language } = useLanguage()
  const { may } = useRights()
  const asked = useFurtherCompanies()
  const companies = asked.data ?? []
  if (!may('profiles', 'profile:read') && companies.length === 0) return null
  return (
    <section className={styles.companies} aria-labelledby="further-companies">
      <h3 id="further-companies">{words.title}</h3>
      <p className={styles.lead}>{words.lead}</p>
      {asked.isPending ? <Waiting /> : null}
      {asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
      {asked.data && companies.length === 0 ? <p className={styles.soft}>{words.none}</p> : null}
      {companies.length > 0 ? (
        <ul>
          {companies.map(({ id, name, state, updatedAt }) => (
            <li key={id}>
              <Link href={companyPlace(id)}>{name}</Link>{' '}
              <span className={styles.soft}>{words.saved(momentText(updatedAt, language))}</span>{' '}
              {state === 'paused' ? <span className={parts.bad}>{words.paused}</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {may('profiles', 'profile:write') ? (
        <p>
          <Link href={NEW_COMPANY}>{words.add}</Link>
        </p>
      ) : null}
    </section>
  )
}
