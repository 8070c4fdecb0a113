import { bilingual } from '../../lib/language.tsx'

export const COMPANY_WORDS = bilingual(
  {
    title: '추가 회사',
    lead: '계열사, 공동수급 업체 등 다른 회사의 정보를 등록하시면 공고마다 회사별 참가자격을 표시합니다. 공고 검색에서 회사를 선택하실 수 있고, 알림은 위의 회사 정보로 판단합니다.',
    none: '등록한 추가 회사가 없습니다.',
    add: '회사 추가',
    added: '추가 회사 등록',
    back: '회사 정보로 돌아가기',
    saved: (at: string) => `${at} 저장`,
    paused: '일시 중지: 요금제에 없는 기능입니다.',
    pausedMore: '요금제에 추가 회사가 포함되지 않아 판단에 쓰지 않습니다. 조회와 삭제는 하실 수 있습니다.',
    remove: '회사 삭제',
    removeOne: (name: string) => `${name} 삭제`,
    removeMore: '이 회사의 정보와 공고별 판단이 더 이상 표시되지 않습니다. 되돌릴 수 없습니다.',
  },
  {
    title: 'Further companies',
    lead: 'Add subsidiaries or members of a consortium: each notice then shows whether each company may bid. The search lets you choose one of them; alerts use the profile above.',
    none: 'There are no further companies.',
    add: 'Add a company',
    added: 'New company',
    back: 'Back to the company profile',
    saved: (at: string) => `saved ${at}`,
    paused: 'Paused: not part of the plan.',
    pausedMore: 'The plan does not include further companies, so this profile is not used. You can read and delete it.',
    remove: 'Delete the company',
    removeOne: (name: string) => `Delete ${name}`,
    removeMore: 'Its profile and its verdicts on notices are no longer shown. This cannot be undone.',
  },
)
