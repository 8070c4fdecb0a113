import { useQueryClient } from '@tanstack/react-query'
import { Link, useSearch } from 'wouter'
import { useOwnAccount } from '../../lib/account.ts'
import { businessNoText } from '../../lib/business-no.ts'
import { cacheProfile, type ReadProfile, rereadProfile, useCompanyProfile } from '../../lib/company.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { ACCOUNT_SETTINGS } from '../../lib/places.ts'
import { useRights } from '../../lib/rights.ts'
import { serviceIn } from '../../lib/service.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Failure, Waiting } from '../../ui/states.tsx'
import { FurtherCompanies } from './companies.tsx'
import { FurtherCompany, NewCompany } from './company.tsx'
import { inputOf } from './draft.ts'
import { ProfileFacts } from './facts.tsx'
import { ProfileForm } from './form.tsx'
import styles from './profile.module.css'
import { PROFILE_WORDS } from './words.ts'

/** The profile of the company, used for verdicts, or of a further company if `company` names one. */
function CompanyProfile() {
  const words = useWords(PROFILE_WORDS)
  const { may } = useRights()
  return (
    <>
      <h2>{words.title}</h2>
      {may('notices', 'profile:read') ? (
        <Chosen />
      ) : (
        <Allowed needs="notices" scope="profile:read">
          <Chosen />
        </Allowed>
      )}
    </>
  )
}

export default CompanyProfile

function Chosen() {
  const company = new URLSearchParams(useSearch()).get('company')
  if (company === 'new') return <NewCompany />
  if (company) return <FurtherCompany key={company} id={company} />
  return (
    <>
      <Stored />
      <FurtherCompanies />
    </>
  )
}

function Stored() {
  const words = useWords(PROFILE_WORDS)
  const { may } = useRights()
  const asked = useCompanyProfile()
  if (asked.isPending) return <Waiting />
  if (asked.error) return <Failure error={asked.error} again={() => void asked.refetch()} />
  return (
    <>
      <p className={styles.lead}>{words.lead}</p>
      <p className={styles.lead}>{words.undeclared}</p>
      <OwnNumber />
      {may('notices', 'profile:write') ? (
        <OwnForm stored={asked.data} />
      ) : (
        <ProfileFacts profile={asked.data.profile} isOwn />
      )}
    </>
  )
}

/** The account's number, which results are compared with. It is changed in the settings, which check its permission. */
function OwnNumber() {
  const words = useWords(PROFILE_WORDS)
  const { may } = useRights()
  const canRead = may('access', null)
  const account = useOwnAccount(canRead)
  if (!account.data) return null
  return (
    <p>
      {words.businessNo} <strong>{businessNoText(account.data.businessNo) ?? words.notDeclared}</strong>{' '}
      <Link href={ACCOUNT_SETTINGS}>{words.toSettings}</Link>
    </p>
  )
}

function OwnForm({ stored: { profile, etag } }: { stored: ReadProfile }) {
  const words = useWords(PROFILE_WORDS)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const { may } = useRights()
  const account = useOwnAccount(may('access', null))
  return (
    <ProfileForm
      label={words.title}
      profile={profile}
      name={null}
      businessNo={account.data?.businessNo ?? null}
      updatedAt={profile.updatedAt}
      keep={async (draft) => {
        const call = serviceIn(language).profile.replace(inputOf(draft), { ifMatch: etag })
        const { data, response } = await call.withResponse()
        await cacheProfile(queries, { profile: data, etag: response.headers.get('etag') ?? undefined })
      }}
      reread={() => rereadProfile(queries)}
    />
  )
}
