import type { FailedMail, OperatorResendInput } from '@gonggo/client'
import { numberText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import type { Texts } from '../../lib/texts.ts'
import { OperatorAction } from './action.tsx'
import { MAIL_WORDS, TEMPLATE_NAMES } from './mail-words.ts'

/** One mail, or all that match a filter, including other pages. */
export type ResendOrder = { mail: FailedMail } | { filter: Texts<OperatorResendInput>; count: number }

export function Resend({ order, close }: { order: ResendOrder; close(): void }) {
  const words = useWords(MAIL_WORDS)
  const names = useWords(TEMPLATE_NAMES)
  const { language } = useLanguage()
  const number = (count: number) => numberText(count, language)
  const isOne = 'mail' in order
  return (
    <OperatorAction
      title={words.title}
      action={isOne ? words.resend : words.resendAll}
      effects={[
        isOne ? words.one(wordIn(names, order.mail.template), order.mail.recipient) : words.every(number(order.count)),
        words.effect,
        words.old,
      ]}
      asksReason={false}
      act={() => {
        const { operator } = serviceIn(language)
        return isOne ? operator.resendMail(order.mail.id) : operator.resendMails(order.filter)
      }}
      close={close}
      result={({ resent, left }) => (
        <>
          {resent > 0 ? <p>{words.resent(number(resent))}</p> : null}
          {left > 0 ? <p>{words.left(number(left))}</p> : null}
          {resent + left === 0 ? <p>{words.nothing}</p> : null}
        </>
      )}
    />
  )
}
