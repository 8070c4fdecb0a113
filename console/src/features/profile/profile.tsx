import { useCompanyProfile } from '../../lib/company.ts'
import { useWords } from '../../lib/language.tsx'
import { useRights } from '../../lib/rights.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Failure, Waiting } from '../../ui/states.tsx'
import { ProfileFacts } from './facts.tsx'
import { ProfileForm } from './form.tsx'
import styles from './profile.module.css'
import { PROFILE_WORDS } from './words.ts'

/** What the company declares about itself, for verdicts on notices. */
function CompanyProfile() {
  const words = useWords(PROFILE_WORDS)
  const { may } = useRights()
  return (
    <>
      <h2>{words.title}</h2>
      {may('notices', 'profile:read') ? (
        <Stored />
      ) : (
        <Allowed needs="notices" scope="profile:read">
          <Stored />
        </Allowed>
      )}
    </>
  )
}

export default CompanyProfile

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
        <ProfileForm stored={asked.data} />
      ) : (
        <ProfileFacts profile={asked.data.profile} />
      )}
    </>
  )
}
