import type { Webhook } from '@gonggo/client'
import { momentText } from '../../lib/format.ts'
import { bilingual, useLanguage, useWords } from '../../lib/language.tsx'
import parts from '../../ui/parts.module.css'
import { receiverTrouble, TROUBLE_WORDS } from './trouble.ts'
import styles from './webhooks.module.css'

const WORDS = bilingual(
  {
    fine: '정상',
    unused: '아직 보낸 것 없음',
    failing: '실패 중',
    disabled: '비활성화됨',
    tryIt: '테스트 이벤트로 수신 프로그램을 확인해 보십시오.',
    last: (at: string) => `마지막 성공 ${at}`,
    never: '아직 성공한 적 없음',
    since: (at: string) => `${at}부터 실패`,
    answered: (status: string) => `응답 ${status}.`,
    before: (at: string) => `지난 실패 ${at}`,
    owner: '직접 비활성화했습니다. 그동안의 이벤트는 30일까지 보류합니다.',
    byFailing: '5일간 전송에 계속 실패하여 비활성화되었습니다. 원인을 해결한 뒤 활성화하십시오.',
    byGone: '수신 주소가 410 Gone으로 응답하여 비활성화되었습니다.',
    byReceiver: '수신 프로그램이 전송 중지를 요청하여 비활성화되었습니다.',
    byPlan: '현재 요금제에 웹훅이 없어 비활성화되었습니다. 요금제를 되돌리면 자동으로 활성화됩니다.',
    byIncident: '보안 사고로 계정이 차단되어 비활성화되었습니다. 차단이 해제되면 자동으로 활성화됩니다.',
  },
  {
    fine: 'Fine',
    unused: 'Nothing sent yet',
    failing: 'Failing',
    disabled: 'Disabled',
    tryIt: 'Try your receiver with a test event.',
    last: (at: string) => `last success ${at}`,
    never: 'no success yet',
    since: (at: string) => `failing since ${at}`,
    answered: (status: string) => `Answered ${status}.`,
    before: (at: string) => `a failure before, ${at}`,
    owner: 'You disabled it. Its events are kept on hold for up to 30 days.',
    byFailing: 'All deliveries failed for five days, so the webhook was disabled. Fix the cause, then enable it again.',
    byGone: 'The address returned 410 Gone, so the webhook was disabled.',
    byReceiver: 'The receiver asked to stop deliveries, so the webhook was disabled.',
    byPlan:
      'Your plan does not include webhooks, so it was disabled. It is enabled again when the plan includes webhooks.',
    byIncident: 'Your account is blocked by a security incident. The webhook resumes when the block ends.',
  },
)

const BY = {
  failing: 'byFailing',
  gone: 'byGone',
  receiver: 'byReceiver',
  owner: 'owner',
  plan: 'byPlan',
  incident: 'byIncident',
} as const
const isKnown = (reason: string | null): reason is keyof typeof BY => reason !== null && reason in BY

const TONES = { fine: 'good', unused: 'muted', failing: 'warning', disabled: 'bad' } as const

interface HealthProps {
  webhook: Webhook
  /** Further facts in the line. */
  facts?: readonly string[]
}

/** Whether deliveries succeed; if not, why and what to do. */
export function Health({ webhook, facts = [] }: HealthProps) {
  const words = useWords(WORDS)
  const troubles = useWords(TROUBLE_WORDS)
  const { disabledReason, lastFailure } = webhook
  const word = conditionOf(webhook)
  const isWrong = (word === 'failing' || word === 'disabled') && disabledReason !== 'owner'
  const trouble = lastFailure && isWrong ? receiverTrouble(lastFailure) : null
  return (
    <>
      <p className={styles.soft}>
        <span className={parts[TONES[word]]}>{words[word]}</span>
        <Times webhook={webhook} />
        {facts.map((fact) => ` · ${fact}`)}
      </p>
      {isKnown(disabledReason) ? <p>{words[BY[disabledReason]]}</p> : null}
      {trouble === null ? null : (
        <p className={styles.trouble}>
          {lastFailure?.status ? words.answered(`${lastFailure.status}`) : null} {troubles[trouble]}
        </p>
      )}
      {word === 'unused' ? <p className={styles.soft}>{words.tryIt}</p> : null}
    </>
  )
}

function conditionOf({ state, failingSince, lastSuccessAt, lastFailure }: Webhook) {
  if (state === 'disabled') return 'disabled'
  if (failingSince !== null) return 'failing'
  return lastSuccessAt === null && lastFailure === null ? 'unused' : 'fine'
}

function Times({ webhook: { disabledAt, failingSince, lastSuccessAt, lastFailure } }: { webhook: Webhook }) {
  const words = useWords(WORDS)
  const { language } = useLanguage()
  const at = (time: string | null, said: (at: string) => string) =>
    time === null ? null : said(momentText(time, language))
  const facts = [
    at(disabledAt, (time) => time),
    at(failingSince, words.since),
    at(lastSuccessAt, words.last) ?? (lastFailure === null ? null : words.never),
    failingSince === null ? at(lastFailure?.at ?? null, words.before) : null,
  ]
  return facts.flatMap((fact) => (fact === null ? [] : [` · ${fact}`])).join('')
}
