import type { OperatorApproval, OperatorConsultation } from '@gonggo/client'
import { PLANS } from '@gonggo/client'
import { useState } from 'react'
import { Link } from 'wouter'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { planTitle } from '../../lib/plans.ts'
import { serviceIn } from '../../lib/service.ts'
import { Choice } from '../../ui/controls.tsx'
import { OperatorAction } from './action.tsx'
import { operatorAddress } from './address.ts'
import { CONSULTATION_WORDS } from './consultation-words.ts'
import { Secret } from './secret.tsx'
import { OPERATOR_WORDS } from './words.ts'

export type Decision = 'approve' | 'contacted' | 'decline'

interface DecisionProps {
  request: OperatorConsultation
  close(): void
}

/** Shows what will be sent, and to whom. */
export function ConsultationAction({ decision, request, close }: DecisionProps & { decision: Decision }) {
  const words = useWords(CONSULTATION_WORDS)
  const { language } = useLanguage()
  const { id, company } = request
  if (decision === 'approve') return <Approve request={request} close={close} />
  const isContacted = decision === 'contacted'
  return (
    <OperatorAction
      title={isContacted ? words.contactedTitle(company) : words.declineTitle(company)}
      action={words[decision]}
      effects={isContacted ? [words.contactedEffect] : [words.declineEffect, words.declineMail]}
      asksReason={false}
      act={() =>
        isContacted
          ? serviceIn(language).operator.markConsultationContacted(id)
          : serviceIn(language).operator.declineConsultation(id)
      }
      close={close}
    />
  )
}

function Approve({ request: { id, company, email }, close }: DecisionProps) {
  const words = useWords(CONSULTATION_WORDS)
  const all = useWords(OPERATOR_WORDS)
  const { language } = useLanguage()
  const [plan, setPlan] = useState('pro')
  return (
    <OperatorAction
      title={words.approveTitle(company)}
      action={words.approve}
      effects={[words.approveMakes(company), words.approveMail(email), words.approveKey]}
      asksReason={false}
      act={() => serviceIn(language).operator.approveConsultation(id, { plan })}
      close={close}
      result={(approval) => <FirstKey approval={approval} />}
    >
      <Choice
        label={all.plan}
        value={plan}
        onChange={({ target }) => setPlan(target.value)}
        options={PLANS.map((one) => [one, planTitle(one)] as const)}
      />
    </OperatorAction>
  )
}

function FirstKey({ approval: { consultation, key } }: { approval: OperatorApproval }) {
  const words = useWords(CONSULTATION_WORDS)
  return (
    <>
      <p>{words.approved(consultation.company)}</p>
      <Secret label={words.firstKey} value={key} />
      <p>{words.lost}</p>
      {consultation.accountId === null ? null : (
        <p>
          <Link href={operatorAddress({ view: 'account', id: consultation.accountId })}>{words.toAccount}</Link>
        </p>
      )}
    </>
  )
}
