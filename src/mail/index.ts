import type { EachGauge } from '../lib/metrics.ts'
import { createMailService, type MailDeps } from './service.ts'
import type { MailCount } from './store.ts'

export { checkSmtp } from './adapters/smtp.ts'
export type { MailFailure } from './rules/answer.ts'
export type {
  AlertAward,
  AlertForm,
  AlertNotice,
  ChangedValue,
  MatchPlace,
  NewMail,
  NoticeChange,
  Piece,
  SmtpSettings,
  TemplateData,
  TemplateName,
} from './schema.ts'
export { createPost } from './service.ts'
export type { FailedMailFilter, FailedMailRow } from './store.ts'

export const createMail = (deps: MailDeps) => createMailService(deps)
export type Mail = ReturnType<typeof createMail>

/** How many mails wait, and how many have failed within the retention period of the outbox. */
export const MAIL_GAUGES: EachGauge<MailCount & { name: string }>[] = [
  {
    name: 'gonggo_mails',
    help: 'Mails that wait to be sent, and those that could not be.',
    value: ({ mails }) => mails,
  },
  {
    name: 'gonggo_mails_oldest_seconds',
    help: 'How long the oldest one has waited.',
    value: ({ oldestSeconds }) => oldestSeconds,
  },
]
