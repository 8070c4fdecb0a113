import { type Account, ApiError } from '@gonggo/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { OWN_ACCOUNT, useOwnAccount } from '../../lib/account.ts'
import { businessNoText } from '../../lib/business-no.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { planTitle } from '../../lib/plans.ts'
import { PURSUITS_KEY } from '../../lib/pursuits.ts'
import { useRights } from '../../lib/rights.ts'
import { serviceIn } from '../../lib/service.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button, TextInput } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { Failure, Waiting } from '../../ui/states.tsx'
import styles from './account.module.css'
import { SETTINGS_WORDS } from './settings-words.ts'
import { ACCOUNT_WORDS } from './words.ts'

const TEN_DIGITS = /^\d{3}-?\d{2}-?\d{5}$/

function Settings() {
  const words = useWords(ACCOUNT_WORDS)
  return (
    <>
      <h2>{words.settings}</h2>
      <Allowed needs="access" scope={null}>
        <Facts />
      </Allowed>
    </>
  )
}

export default Settings

function Facts() {
  const words = useWords(SETTINGS_WORDS)
  const { may } = useRights()
  const asked = useOwnAccount()
  if (asked.isPending) return <Waiting />
  if (asked.error) return <Failure error={asked.error} again={() => void asked.refetch()} />
  const account = asked.data
  return (
    <>
      <dl className={styles.facts}>
        <dt>{words.name}</dt>
        <dd>{account.name}</dd>
        <dt>{words.plan}</dt>
        <dd>{planTitle(account.plan)}</dd>
        <dt>{words.language}</dt>
        <dd>{account.language === 'ko' ? words.ko : words.en}</dd>
        <dt>{words.zone}</dt>
        <dd>{account.zone}</dd>
        {may('access', 'access:manage') ? null : (
          <>
            <dt>{words.businessNo}</dt>
            <dd>
              {businessNoText(account.businessNo) ?? words.none} <span className={parts.soft}>{words.readOnly}</span>
            </dd>
          </>
        )}
      </dl>
      <p className={parts.soft}>{words.fixed}</p>
      {may('access', 'access:manage') ? <BusinessNo account={account} /> : null}
    </>
  )
}

function BusinessNo({ account }: { account: Account }) {
  const words = useWords(SETTINGS_WORDS)
  const common = useWords(ACCOUNT_WORDS)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const own = businessNoText(account.businessNo) ?? ''
  const [written, setWritten] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const text = written ?? own
  const change = useMutation({
    mutationFn: async (businessNo: string | null) => serviceIn(language).account.change({ businessNo }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: OWN_ACCOUNT })
      await queries.invalidateQueries({ queryKey: PURSUITS_KEY })
      setWritten(null)
    },
  })
  const message = change.error instanceof ApiError ? (change.error.errors[0]?.message ?? null) : null
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const given = text.trim()
        const isRight = given === '' || TEN_DIGITS.test(given)
        setWrong(!isRight)
        if (isRight) change.mutate(given || null)
      }}
    >
      <TextInput
        label={words.businessNo}
        placeholder={words.placeholder}
        inputMode="numeric"
        maxLength={12}
        value={text}
        fault={isWrong ? words.notTen : message}
        onChange={({ target }) => {
          setWritten(target.value)
          setWrong(false)
          change.reset()
        }}
      />
      <p className={parts.soft}>{words.businessNoMore}</p>
      <p role="status">{change.isSuccess ? common.saved : ''}</p>
      {change.error && message === null ? <Failure error={change.error} /> : null}
      <div className={`${parts.ends} ${styles.start}`}>
        <Button weight="main" type="submit" disabled={change.isPending || text === own}>
          {common.save}
        </Button>
      </div>
    </form>
  )
}
