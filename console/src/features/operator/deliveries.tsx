import { Link } from 'wouter'
import { numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { Paging } from '../../ui/paging.tsx'
import parts from '../../ui/parts.module.css'
import { Empty } from '../../ui/states.tsx'
import { operatorAddress, useOperatorPlace } from './address.ts'
import { DELIVERY_WORDS } from './delivery-words.ts'
import styles from './operator.module.css'
import { useOperatorQuery } from './operator-query.ts'
import { Moment, NumberCell, Shown, Table } from './parts.tsx'

const PAGE_SIZE = 30
const EVERY_MS = 10_000

function Deliveries() {
  const words = useWords(DELIVERY_WORDS)
  const { language } = useLanguage()
  const { place } = useOperatorPlace()
  const wanted = { page: Number(place.page ?? 1), pageSize: PAGE_SIZE }
  const asked = useOperatorQuery(
    ['deliveries', wanted],
    (service, options) => service.operator.listLateDeliveries(wanted, options),
    { refetchInterval: EVERY_MS },
  )
  return (
    <div className={styles.section}>
      <p className={parts.soft}>{words.about}</p>
      <Shown asked={asked}>
        {({ total, items }) =>
          total === 0 ? (
            <Empty title={words.none}>
              <p>{words.noneMore}</p>
            </Empty>
          ) : (
            <>
              <p className={styles.total} role="status">
                {words.total(numberText(total, language))}
              </p>
              <Table columns={[words.account, words.webhook, words.due, { number: words.attempts }, words.answered]}>
                {items.map(({ accountId, accountName, webhookId, origin, dueAt, attempts, lastStatus }) => (
                  <tr key={webhookId}>
                    <th scope="row">
                      <Link data-row href={operatorAddress({ view: 'account', id: accountId })}>
                        {accountName}
                      </Link>
                    </th>
                    <td data-label={words.webhook}>
                      {origin}
                      <small>{webhookId}</small>
                    </td>
                    <td data-label={words.due}>
                      <Moment at={dueAt} />
                    </td>
                    <NumberCell name={words.attempts} value={attempts} />
                    <td data-label={words.answered}>{lastStatus === null ? words.nothing : String(lastStatus)}</td>
                  </tr>
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

export default Deliveries
