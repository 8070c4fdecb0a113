import type { Static } from 'typebox'
import { Count, Id, Nullable, Text, Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import type { TemplateName } from '../../mail/index.ts'
import { ShapeOptions } from './shapes.ts'

const MAIL_TEMPLATES = [
  'alert',
  'beta-invitation',
  'passkey-added',
  'pursuit-reminder',
  'report-ready',
  'security-incident',
  'sign-in-link',
  'team-invitation',
  'webhook-disabled',
] as const satisfies readonly TemplateName[]

export const mailFilter = {
  accountId: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 64,
      description: {
        en: 'Only mails to members of this account.',
        ko: '이 계정의 구성원에게 보내는 메일만 조회합니다.',
      },
    }),
  ),
  template: Type.Optional(
    Type.Enum([...MAIL_TEMPLATES], {
      description: { en: 'Only mails of this kind.', ko: '이 종류의 메일만 조회합니다.' },
    }),
  ),
}

export const FailedMail = Type.Object(
  {
    id: Id({ en: 'Identifier of the mail.', ko: '메일의 ID' }),
    accountId: Nullable(Id({ en: 'The account.', ko: '계정' })),
    accountName: Nullable(Text({ en: 'Its name.', ko: '이름' }, 200)),
    recipient: Text(
      { en: 'Address of the recipient: its first character and the domain.', ko: '수신 주소의 첫 글자와 도메인' },
      320,
    ),
    template: Type.Enum([...MAIL_TEMPLATES], { description: { en: 'Kind of mail.', ko: '메일의 종류' } }),
    reason: Nullable(
      Text(
        {
          en: 'Why it was not sent: the response of the mail server, with addresses masked.',
          ko: '보내지 못한 이유. 메일 서버의 응답이며, 주소는 가립니다.',
        },
        1000,
      ),
    ),
    attempts: Count({
      en: 'Number of attempts since it was queued or resent.',
      ko: '대기열에 넣거나 재발송한 뒤의 시도 횟수',
    }),
    postedAt: Time({ en: 'When it was queued.', ko: '대기열에 넣은 시각' }),
    failedAt: Time({ en: 'When it failed for good.', ko: '최종 실패 시각' }),
    canResend: Type.Boolean({
      description: {
        en: 'Whether its content is still stored. Sign-in links and mails without a valid address have none.',
        ko: '내용이 남아 있는지. 로그인 링크와 주소가 올바르지 않은 메일은 내용이 없습니다.',
      },
    }),
  },
  ShapeOptions('FailedMail', { en: 'A mail that could not be sent.', ko: '보내지 못한 메일' }),
)
export type FailedMail = Static<typeof FailedMail>

export const ResendInput = Type.Object(mailFilter, {
  ...ShapeOptions('OperatorResendInput', {
    en: 'Which failed mails to send again. Without a field: all.',
    ko: '다시 보낼 메일의 조건. 필드가 없으면 전체',
  }),
  examples: [{ template: 'team-invitation' }],
})
export type ResendInput = Static<typeof ResendInput>

export const Resent = Type.Object(
  {
    resent: Count({ en: 'Number of mails that will be sent again.', ko: '다시 보낼 메일 수' }),
    left: Count({
      en: 'Number of these failed mails that cannot be sent again, because their content is no longer stored.',
      ko: '조건에 맞는 메일 가운데 내용이 남아 있지 않아 다시 보낼 수 없는 메일 수',
    }),
  },
  ShapeOptions('OperatorResent', { en: 'The result of sending mails again.', ko: '재발송 결과' }),
)
export type Resent = Static<typeof Resent>
