import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { keepProfile, type ReadProfile, rereadProfile, useCompanyProfile } from '../../lib/company.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
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

/** What the company declares about itself, for verdicts on notices; and other companies, if `company` names one. */
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
      {may('notices', 'profile:write') ? (
        <OwnForm stored={asked.data} />
      ) : (
        <ProfileFacts profile={asked.data.profile} />
      )}
    </>
  )
}

function OwnForm({ stored: { profile, etag } }: { stored: ReadProfile }) {
  const words = useWords(PROFILE_WORDS)
  const { language } = useLanguage()
  const queries = useQueryClient()
  return (
    <ProfileForm
      label={words.title}
      profile={profile}
      name={null}
      updatedAt={profile.updatedAt}
      keep={async (draft) => {
        const call = serviceIn(language).profile.replace(inputOf(draft), { ifMatch: etag })
        const { data, response } = await call.withResponse()
        await keepProfile(queries, { profile: data, etag: response.headers.get('etag') ?? undefined })
      }}
      reread={() => rereadProfile(queries)}
    />
  )
}
