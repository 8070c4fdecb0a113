import type { FailedMail, OperatorResendInput } from '@gonggo/client'
import { useState } from 'react'
import { Link } from 'wouter'
import { numberText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import type { Texts } from '../../lib/texts.ts'
import { Button, Choice } from '../../ui/controls.tsx'
import { Paging } from '../../ui/paging.tsx'
import parts from '../../ui/parts.module.css'
import { Empty } from '../../ui/states.tsx'
import { operatorAddress, useOperatorPlace } from './address.ts'
import { MAIL_WORDS, TEMPLATE_NAMES } from './mail-words.ts'
import styles from './operator.module.css'
import { useOperatorQuery } from './operator-query.ts'
import { Moment, NumberCell, Shown, Table } from './parts.tsx'
import { Resend, type ResendOrder } from './resend.tsx'
import { OPERATOR_WORDS } from './words.ts'

const PAGE_SIZE = 30

function Mails() {
  const words = useWords(MAIL_WORDS)
  const all = useWords(OPERATOR_WORDS)
  const { place, narrow } = useOperatorPlace()
  const { language } = useLanguage()
  const filter: Texts<OperatorResendInput> = { accountId: place.id, template: place.template }
  const wanted = { ...filter, page: Number(place.page ?? 1), pageSize: PAGE_SIZE }
  const asked = useOperatorQuery(['mails', wanted], (service, options) =>
    service.operator.listFailedMails(wanted, options),
  )
  const [order, setOrder] = useState<ResendOrder | null>(null)
  const clear = () => narrow({ id: '', template: '' })
  return (
    <div className={styles.section}>
      <p className={parts.soft}>{words.about}</p>
      {place.id ? (
        <p>
          {words.only(place.id)}{' '}
          <Button weight="quiet" onClick={clear}>
            {all.clear}
          </Button>
        </p>
      ) : null}
      <Filters />
      <Shown asked={asked}>
        {({ total, items }) =>
          total === 0 ? (
            <Empty title={place.id || place.template ? words.noneFits : words.none}>
              {place.id || place.template ? <Button onClick={clear}>{all.clear}</Button> : <p>{words.noneMore}</p>}
            </Empty>
          ) : (
            <>
              <div className={styles.head}>
                <p className={styles.total} role="status">
                  {words.total(numberText(total, language))}
                </p>
                <Button onClick={() => setOrder({ filter, count: total })}>{words.resendAll}</Button>
              </div>
              <Table
                columns={[
                  words.kind,
                  words.to,
                  all.account,
                  words.reason,
                  { number: words.attempts },
                  words.failed,
                  all.act,
                ]}
              >
                {items.map((mail) => (
                  <Row key={mail.id} mail={mail} resend={() => setOrder({ mail })} />
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
      {order ? <Resend order={order} close={() => setOrder(null)} /> : null}
    </div>
  )
}

export default Mails

function Filters() {
  const words = useWords(MAIL_WORDS)
  const all = useWords(OPERATOR_WORDS)
  const names = useWords(TEMPLATE_NAMES)
  const { place, narrow } = useOperatorPlace()
  return (
    <section className={styles.filters} aria-label={all.filters}>
      <Choice
        label={words.kind}
        value={place.template ?? ''}
        onChange={({ target }) => narrow({ template: target.value })}
        options={[['', all.any], ...Object.entries(names)]}
      />
    </section>
  )
}

function Row({ mail, resend }: { mail: FailedMail; resend(): void }) {
  const words = useWords(MAIL_WORDS)
  const all = useWords(OPERATOR_WORDS)
  const names = useWords(TEMPLATE_NAMES)
  const { id, accountId, accountName, recipient, template, reason, attempts, failedAt, canResend } = mail
  return (
    <tr data-mail={id}>
      <th scope="row">
        {wordIn(names, template)}
        <small>{id}</small>
      </th>
      <td data-label={words.to}>{recipient}</td>
      <td data-label={all.account}>
        {accountId === null ? (
          '–'
        ) : (
          <Link data-row href={operatorAddress({ view: 'account', id: accountId })}>
            {accountName ?? accountId}
          </Link>
        )}
      </td>
      <td data-label={words.reason}>{reason === null ? words.noReason : <span lang="en">{reason}</span>}</td>
      <NumberCell name={words.attempts} value={attempts} />
      <td data-label={words.failed}>
        <Moment at={failedAt} />
      </td>
      <td>
        {canResend ? (
          <Button aria-label={words.named(words.resend, recipient)} onClick={resend}>
            {words.resend}
          </Button>
        ) : (
          <span className={parts.soft}>{words.gone}</span>
        )}
      </td>
    </tr>
  )
}
