import { ApiError, type OperatorAccount } from '@gonggo/client'
import { ArrowLeft } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { businessNoText } from '../../lib/business-no.ts'
import { dayText, momentText, numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { planTitle } from '../../lib/plans.ts'
import { serviceIn } from '../../lib/service.ts'
import parts from '../../ui/parts.module.css'
import { Failure, Waiting } from '../../ui/states.tsx'
import { AccountChanges } from './account-changes.tsx'
import { Keys, Members, UsageOf, Webhooks } from './account-parts.tsx'
import { ACCOUNT_WORDS } from './account-words.ts'
import { AccountState } from './accounts.tsx'
import { OperatorAction } from './action.tsx'
import { operatorAddress, useOperatorPlace } from './address.ts'
import { IncidentRows } from './incident-rows.tsx'
import styles from './operator.module.css'
import { useOperatorQuery } from './operator-query.ts'
import { Facts, Section } from './parts.tsx'
import { OPERATOR_WORDS } from './words.ts'

function Account() {
  const all = useWords(OPERATOR_WORDS)
  const { place } = useOperatorPlace()
  const id = place.id ?? ''
  const asked = useOperatorQuery(['account', id], (service, options) => service.operator.getAccount(id, options), {
    // No automatic refetch, because each visit is recorded.
    refetchOnWindowFocus: false,
  })
  const isClosed = asked.error instanceof ApiError && asked.error.code === 'reason_required'
  return (
    <div className={styles.sheet}>
      <Link className={styles.back} href={operatorAddress({ view: 'accounts' })}>
        <ArrowLeft size={15} aria-hidden /> {all.back}
      </Link>
      {asked.isPending || asked.isPlaceholderData ? <Waiting /> : null}
      {isClosed ? <Visit id={id} /> : null}
      {asked.error && !isClosed ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
      {asked.data?.id === id && !asked.error ? <Sheet account={asked.data} /> : null}
    </div>
  )
}

export default Account

/** Visiting an account needs a reason, which its owner can read. */
function Visit({ id }: { id: string }) {
  const words = useWords(ACCOUNT_WORDS)
  const { language } = useLanguage()
  const [, navigate] = useLocation()
  return (
    <OperatorAction
      title={words.opening}
      action={words.open}
      effects={[words.recorded, words.hour]}
      act={(reason) => serviceIn(language).operator.openAccount(id, { reason })}
      close={() => navigate(operatorAddress({ view: 'accounts' }))}
      // The account is shown then, and this dialog no longer exists.
      done={() => {}}
    />
  )
}

function Sheet({ account }: { account: OperatorAccount }) {
  const words = useWords(ACCOUNT_WORDS)
  const all = useWords(OPERATOR_WORDS)
  const { language } = useLanguage()
  const { visit, requestLimit } = account
  return (
    <>
      <header className={styles.section}>
        <h2>{account.name}</h2>
        <p className={parts.soft}>{words.visit(momentText(visit.endsAt, language), visit.reason)}</p>
        <Facts
          facts={[
            [words.id, account.id],
            [all.plan, planTitle(account.plan)],
            [all.state, <AccountState key="state" account={account} />],
            [words.limit, requestLimit === null ? words.byPlan : words.requests(numberText(requestLimit, language))],
            [words.beta, account.beta ? words.admitted : words.notAdmitted],
            [words.owner, account.email],
            [words.businessNo, businessNoText(account.businessNo) ?? '–'],
            [words.keywords, numberText(account.keywords, language)],
            [words.language, account.language === 'en' ? words.en : words.ko],
            [words.zone, account.zone],
            [words.created, dayText(account.createdAt, language)],
          ]}
        />
        <AccountChanges account={account} />
        <p className={styles.acts}>
          <Link href={operatorAddress({ view: 'audit', id: account.id })}>{words.log}</Link>
          <Link href={operatorAddress({ view: 'mails', id: account.id })}>{words.failedMails}</Link>
        </p>
      </header>
      <Section title={words.incidents}>
        {account.incidents.length === 0 ? <p className={parts.soft}>{words.noIncidents}</p> : null}
        {account.incidents.length > 0 ? (
          <IncidentRows
            isOfAccount
            incidents={account.incidents.map((incident) => ({
              accountId: account.id,
              accountName: account.name,
              incident,
            }))}
          />
        ) : null}
      </Section>
      <Members members={account.members} />
      <Keys keys={account.keys} />
      <UsageOf usage={account.usage} />
      <Webhooks webhooks={account.webhooks} />
    </>
  )
}
