import { bilingual } from '../../lib/language.tsx'
import { counted } from '../../lib/plural.ts'

export const DELIVERY_WORDS = bilingual(
  {
    about: '예정 시각이 10초 넘게 지난 전송이 있는 웹훅입니다. 가장 오래 지연된 순서로 표시합니다.',
    total: (count: string) => `지연된 웹훅 ${count}개`,
    none: '지연된 전송이 없습니다',
    noneMore: '모든 웹훅에 제때 전송하고 있습니다. 실패하여 다시 보낼 시각을 기다리는 전송은 지연이 아닙니다.',
    account: '계정',
    webhook: '웹훅',
    due: '예정 시각',
    attempts: '시도',
    answered: '마지막 응답',
    nothing: '응답 없음',
  },
  {
    about: 'Webhooks with a delivery that has been due for more than 10 seconds, longest wait first.',
    total: (count: string) => counted(count, 'late webhook'),
    none: 'Nothing is late',
    noneMore: 'All deliveries are on time. Failed deliveries that wait for their next attempt are not counted as late.',
    account: 'Account',
    webhook: 'Webhook',
    due: 'Was due',
    attempts: 'Attempts',
    answered: 'Last response',
    nothing: 'None',
  },
)
