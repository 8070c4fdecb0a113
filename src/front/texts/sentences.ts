import { NOTICE_FIELD_NAMES, noticeField } from '../../vocabulary/notice-fields.ts'
import { PROBLEMS } from '../../vocabulary/problems.ts'
import { ACCESS_SENTENCES } from './korean-access.ts'
import { ALERT_SENTENCES } from './korean-alerts.ts'
import { ATTACHMENT_SENTENCES } from './korean-attachments.ts'
import { ELIGIBILITY_SENTENCES } from './korean-eligibility.ts'
import { LINK_SENTENCES } from './korean-links.ts'
import { NOTICE_SENTENCES } from './korean-notices.ts'
import { OPERATOR_SENTENCES } from './korean-operators.ts'
import { PASSKEY_SENTENCES } from './korean-passkeys.ts'
import { PURSUIT_SENTENCES } from './korean-pursuits.ts'
import { COMPETITION_SENTENCES } from './korean-statistics.ts'

/** How answers name the problems they may be. */
const PROBLEM_LINES = Object.entries(PROBLEMS).map(
  ([code, { title }]) => [`\`${code}\`: ${title.en}.`, `\`${code}\`: ${title.ko}`] as const,
)

/** Fields of notices have both languages in their table. */
const FIELD_LINES = NOTICE_FIELD_NAMES.map((name) => {
  const { en, ko } = noticeField(name).says
  return [en, ko] as const
})

/** What the reference says of parameters, fields and answers: from English into Korean. */
export const KOREAN_SENTENCES: ReadonlyMap<string, string> = new Map([
  ...[
    NOTICE_SENTENCES,
    ATTACHMENT_SENTENCES,
    ALERT_SENTENCES,
    PURSUIT_SENTENCES,
    ELIGIBILITY_SENTENCES,
    COMPETITION_SENTENCES,
    LINK_SENTENCES,
    ACCESS_SENTENCES,
    OPERATOR_SENTENCES,
    PASSKEY_SENTENCES,
  ].flatMap((part) => Object.entries(part)),
  ...FIELD_LINES,
  ...PROBLEM_LINES,
])
