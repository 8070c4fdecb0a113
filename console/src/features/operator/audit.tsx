import type { OperatorAuditEntry } from '@gonggo/client'
import { Link } from 'wouter'
import { numberText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { Button } from '../../ui/controls.tsx'
import { Paging } from '../../ui/paging.tsx'
import parts from '../../ui/parts.module.css'
import { Empty } from '../../ui/states.tsx'
import { operatorAddress, useOperatorPlace } from './address.ts'
import { useActionDetail } from './audit-detail.ts'
import { ACTION_NAMES, AUDIT_WORDS } from './audit-words.ts'
import styles from './operator.module.css'
import { useOperatorQuery } from './operator-query.ts'
import { Moment, Shown, Table } from './parts.tsx'
import { OPERATOR_WORDS } from './words.ts'

const PAGE_SIZE = 50

function Audit() {
  const words = useWords(AUDIT_WORDS)
  const all = useWords(OPERATOR_WORDS)
  const { language } = useLanguage()
  const { place, narrow } = useOperatorPlace()
  const { id, page } = place
  const wanted = { accountId: id, page: Number(page ?? 1), pageSize: PAGE_SIZE }
  const asked = useOperatorQuery(['audit', wanted], (service, options) => service.operator.listAudit(wanted, options))
  return (
    <div className={styles.section}>
      <p className={parts.soft}>{words.about}</p>
      {id ? (
        <p>
          {words.only(id)}{' '}
          <Button weight="quiet" onClick={() => narrow({ id: '' })}>
            {all.clear}
          </Button>
        </p>
      ) : null}
      <Shown asked={asked}>
        {({ total, items }) =>
          total === 0 ? (
            <Empty title={words.none} />
          ) : (
            <>
              <p className={styles.total} role="status">
                {all.total(numberText(total, language))}
              </p>
              <Table columns={[words.what, words.who, all.account, all.reason, all.at]}>
                {items.map((entry) => (
                  <Row key={entry.id} entry={entry} />
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

export default Audit

function Row({ entry }: { entry: OperatorAuditEntry }) {
  const words = useWords(AUDIT_WORDS)
  const all = useWords(OPERATOR_WORDS)
  const actions = useWords(ACTION_NAMES)
  const { at, operator, action, accountId, accountName, subject, reason, detail } = entry
  const details = useActionDetail()(detail)
  return (
    <tr>
      <th scope="row">
        {wordIn(actions, action)}
        {subject === null || subject === accountId ? null : <small>{subject}</small>}
        {details === '' ? null : <small>{details}</small>}
      </th>
      <td data-label={words.who}>{operator === null ? words.machine : operator.email}</td>
      <td data-label={all.account}>
        {accountId === null ? (
          '–'
        ) : (
          <>
            <Link data-row href={operatorAddress({ view: 'account', id: accountId })}>
              {accountName ?? accountId}
            </Link>
            <small>{accountId}</small>
          </>
        )}
      </td>
      <td data-label={all.reason}>{reason ?? '–'}</td>
      <td data-label={all.at}>
        <Moment at={at} />
      </td>
    </tr>
  )
}
