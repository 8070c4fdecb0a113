import type { OperatorAccountEntry } from '@gonggo/client'
import { PLANS } from '@gonggo/client'
import { Link } from 'wouter'
import { dayText, numberText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { useSettled } from '../../lib/now.ts'
import { planTitle } from '../../lib/plans.ts'
import { Button, Choice, TextInput } from '../../ui/controls.tsx'
import { FoldedFilters } from '../../ui/filter-fields.tsx'
import { Paging } from '../../ui/paging.tsx'
import { Empty } from '../../ui/states.tsx'
import { ACCOUNT_WORDS } from './account-words.ts'
import { operatorAddress, useOperatorPlace } from './address.ts'
import styles from './operator.module.css'
import { useOperatorQuery } from './operator-query.ts'
import { Shown, Table } from './parts.tsx'
import { OPERATOR_WORDS, STATE_NAMES } from './words.ts'

const PAGE_SIZE = 30
const RESTING_MS = 300

function Accounts() {
  const words = useWords(ACCOUNT_WORDS)
  const all = useWords(OPERATOR_WORDS)
  const { language } = useLanguage()
  const { place, narrow } = useOperatorPlace()
  const { plan, state, page } = place
  const query = useSettled(place.find?.trim() ?? '', RESTING_MS)
  const wanted = {
    query: query || undefined,
    plan,
    state,
    page: Number(page ?? 1),
    pageSize: PAGE_SIZE,
  }
  const asked = useOperatorQuery(['accounts', wanted], (service, options) =>
    service.operator.listAccounts(wanted, options),
  )
  const isNarrow = [place.find, plan, state].some(Boolean)
  return (
    <div className={styles.section}>
      <Filters />
      <Shown asked={asked}>
        {({ total, items }) =>
          total === 0 ? (
            <Empty title={isNarrow ? words.noneFits : words.none}>
              {isNarrow ? (
                <Button onClick={() => narrow({ find: '', plan: '', state: '' })}>{all.clear}</Button>
              ) : (
                <p>{words.noneMore}</p>
              )}
            </Empty>
          ) : (
            <>
              <p className={styles.total} role="status">
                {words.total(numberText(total, language))}
              </p>
              <Table columns={[words.name, all.plan, all.state, { number: words.limit }, words.created]}>
                {items.map((account) => (
                  <Row key={account.id} account={account} />
                ))}
              </Table>
              <Paging
                total={total}
                page={wanted.page}
                size={PAGE_SIZE}
                to={(next) => operatorAddress({ ...place, page: next })}
              />
            </>
          )
        }
      </Shown>
    </div>
  )
}

export default Accounts

function Filters() {
  const words = useWords(ACCOUNT_WORDS)
  const all = useWords(OPERATOR_WORDS)
  const states = useWords(STATE_NAMES)
  const { place, narrow } = useOperatorPlace()
  return (
    <section aria-label={all.filters}>
      <FoldedFilters active={(['find', 'plan', 'state'] as const).filter((name) => place[name]).length}>
        <div className={styles.filters}>
          <TextInput
            type="search"
            label={words.find}
            placeholder={words.findHelp}
            value={place.find ?? ''}
            onChange={({ target }) => narrow({ find: target.value })}
          />
          <Choice
            label={all.plan}
            value={place.plan ?? ''}
            onChange={({ target }) => narrow({ plan: target.value })}
            options={[['', all.any], ...PLANS.map((plan) => [plan, planTitle(plan)] as const)]}
          />
          <Choice
            label={all.state}
            value={place.state ?? ''}
            onChange={({ target }) => narrow({ state: target.value })}
            options={[['', all.any], ...Object.entries(states)]}
          />
        </div>
      </FoldedFilters>
    </section>
  )
}

function Row({ account }: { account: OperatorAccountEntry }) {
  const words = useWords(ACCOUNT_WORDS)
  const all = useWords(OPERATOR_WORDS)
  const { language } = useLanguage()
  const { id, name, email, plan, beta, requestLimit, createdAt } = account
  return (
    <tr>
      <th scope="row">
        <Link data-row href={operatorAddress({ view: 'account', id })}>
          {name}
        </Link>
        <small>{email}</small>
      </th>
      <td data-label={all.plan}>
        {planTitle(plan)}
        {beta ? <small>{words.beta}</small> : null}
      </td>
      <td>
        <AccountState account={account} />
      </td>
      <td className={styles.number} data-label={words.limit}>
        {requestLimit === null ? words.byPlan : numberText(requestLimit, language)}
      </td>
      <td data-label={words.created}>{dayText(createdAt, language)}</td>
    </tr>
  )
}

export function AccountState({
  account: { state, blockedBy },
}: {
  account: Pick<OperatorAccountEntry, 'state' | 'blockedBy'>
}) {
  const words = useWords(ACCOUNT_WORDS)
  const states = useWords(STATE_NAMES)
  return (
    <>
      <span className={state === 'active' ? styles.good : styles.warn}>{wordIn(states, state)}</span>
      {blockedBy === null ? null : (
        <>
          {' · '}
          <span className={styles.bad}>{words.blocked}</span>
        </>
      )}
    </>
  )
}
