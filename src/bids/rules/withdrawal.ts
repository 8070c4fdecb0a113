import { seoulTime } from '../../lib/clock.ts'
import { type Problem, problem } from '../../lib/problems.ts'
import { inEach } from '../../vocabulary/languages.ts'
import type { NoticeWithdrawal } from '../schema/changes.ts'

interface WithdrawalFacts {
  at: number
  reason: string | null
  sameAs: string | null
}

export const toWithdrawal = ({ at, reason, sameAs }: WithdrawalFacts): NoticeWithdrawal => ({
  at: seoulTime(at),
  reason,
  sameAs,
})

const SENTENCES = {
  en: {
    at: (at: string) => `The notice was withdrawn at ${at}.`,
    reason: (reason: string) => ` Reason: ${reason}`,
    sameAs: (noticeNo: string) => ` It is the same as notice ${noticeNo}.`,
  },
  ko: {
    at: (at: string) => `${at}에 철회된 공고입니다.`,
    reason: (reason: string) => ` 사유: ${reason}`,
    sameAs: (noticeNo: string) => ` 같은 공고: ${noticeNo}`,
  },
}

export function noticeWithdrawn({ at, reason, sameAs }: WithdrawalFacts): Problem {
  const detail = inEach((language) => {
    const say = SENTENCES[language]
    return [say.at(seoulTime(at)), sameAs && say.sameAs(sameAs), reason && say.reason(reason)].filter(Boolean).join('')
  })
  return problem('notice_withdrawn', detail)
}
