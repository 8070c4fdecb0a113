import type { OperatorAccount, OperatorAccountPatch } from '@gonggo/client'
import { PLANS } from '@gonggo/client'
import { type ReactNode, useState } from 'react'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { planIncludes, planTitle } from '../../lib/plans.ts'
import { serviceIn } from '../../lib/service.ts'
import type { Texts } from '../../lib/texts.ts'
import { Button, Choice, TextInput } from '../../ui/controls.tsx'
import { CHANGE_WORDS } from './account-words.ts'
import { OperatorAction } from './action.tsx'
import { Block } from './incident-actions.tsx'
import styles from './operator.module.css'

type Change = 'plan' | 'limit' | 'state' | 'beta'

/** The possible changes of an account, each with its effects. */
export function AccountChanges({ account }: { account: OperatorAccount }) {
  const words = useWords(CHANGE_WORDS)
  const [open, setOpen] = useState<Change | 'block' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className={styles.acts}>
      <Button onClick={() => setOpen('plan')}>{words.planTitle}</Button>
      <Button onClick={() => setOpen('limit')}>{words.limitTitle}</Button>
      <Button onClick={() => setOpen('beta')}>{account.beta ? words.dismiss : words.admit}</Button>
      <Button onClick={() => setOpen('state')}>{account.state === 'active' ? words.suspend : words.resume}</Button>
      {account.blockedBy === null ? <Button onClick={() => setOpen('block')}>{words.block}</Button> : null}
      {open === 'plan' ? <PlanChange account={account} close={close} /> : null}
      {open === 'limit' ? <LimitChange account={account} close={close} /> : null}
      {open === 'beta' ? <BetaChange account={account} close={close} /> : null}
      {open === 'state' ? <StateChange account={account} close={close} /> : null}
      {open === 'block' ? <Block on={{ accountId: account.id }} name={account.name} close={close} /> : null}
    </div>
  )
}

interface ChangeProps {
  account: OperatorAccount
  close(): void
}

interface PatchProps extends ChangeProps {
  title: string
  action?: string
  effects: readonly string[]
  patch: Omit<Texts<OperatorAccountPatch>, 'reason'>
  children?: ReactNode
}

function Patch({ account: { id, name }, title, action, effects, patch, children, close }: PatchProps) {
  const words = useWords(CHANGE_WORDS)
  const { language } = useLanguage()
  return (
    <OperatorAction
      title={`${title}: ${name}`}
      action={action ?? words.save}
      effects={[...effects, words.seen]}
      act={(reason) => serviceIn(language).operator.changeAccount(id, Object.assign({ reason }, patch))}
      close={close}
    >
      {children}
    </OperatorAction>
  )
}

function PlanChange({ account, close }: ChangeProps) {
  const words = useWords(CHANGE_WORDS)
  const [plan, setPlan] = useState<string>(account.plan)
  const effects = [
    words.planWhen,
    ...(!planIncludes(plan, 'keywords') ? [words.planFree] : [words.planKeywords]),
    ...(planIncludes(plan, 'team') ? [words.planBack] : [words.planTeam]),
  ]
  return (
    <Patch account={account} title={words.planTitle} effects={effects} patch={{ plan }} close={close}>
      <Choice
        label={words.plan}
        value={plan}
        onChange={({ target }) => setPlan(target.value)}
        options={PLANS.map((one) => [one, planTitle(one)] as const)}
      />
    </Patch>
  )
}

function LimitChange({ account, close }: ChangeProps) {
  const words = useWords(CHANGE_WORDS)
  const [limit, setLimit] = useState(account.requestLimit?.toString() ?? '')
  return (
    <Patch
      account={account}
      title={words.limitTitle}
      effects={[words.limitWhen]}
      patch={{ requestLimit: limit === '' ? null : Number(limit) }}
      close={close}
    >
      <TextInput
        label={words.limitField}
        inputMode="numeric"
        value={limit}
        onChange={({ target }) => setLimit(target.value.replace(/\D/g, '').slice(0, 6))}
      />
    </Patch>
  )
}

function BetaChange({ account, close }: ChangeProps) {
  const words = useWords(CHANGE_WORDS)
  return (
    <Patch
      account={account}
      title={account.beta ? words.dismiss : words.admit}
      action={account.beta ? words.dismiss : words.admit}
      effects={[account.beta ? words.dismissWhen : words.admitWhen]}
      patch={{ beta: !account.beta }}
      close={close}
    />
  )
}

function StateChange({ account, close }: ChangeProps) {
  const words = useWords(CHANGE_WORDS)
  const isActive = account.state === 'active'
  return (
    <Patch
      account={account}
      title={isActive ? words.suspend : words.resume}
      action={isActive ? words.suspend : words.resume}
      effects={isActive ? [words.suspendKeys, words.suspendData] : [words.resumeWhen]}
      patch={{ state: isActive ? 'suspended' : 'active' }}
      close={close}
    />
  )
}
