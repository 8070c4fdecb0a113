import { bilingual } from '../../lib/language.tsx'

/** A name of the API in words; one that the page does not know is shown as it is. */
export function wordIn(words: object, name: string): string {
  const word: unknown = Object.entries(words).find(([known]) => known === name)?.[1]
  return typeof word === 'string' ? word : name
}

export const ACCOUNT_WORDS = bilingual(
  {
    title: '계정',
    menu: '계정 메뉴',
    keys: 'API 키',
    team: '구성원',
    allowList: '허용 목록',
    incidents: '보안 사고',
    audit: '감사 기록',
    usage: '사용량',
    sessions: '로그인한 기기',
    settings: '계정 설정',
    reference: 'API 문서',
    cancel: '취소',
    save: '저장',
    saved: '저장했습니다.',
    edit: '고치기',
    change: '바꾸기',
    named: (action: string, name: string) => `${action}: ${name}`,
    none: '없음',
    never: '없음',
    operator: '운영자',
    service: '서비스',
    me: (name: string) => `${name}(나)`,
    gone: (id: string) => `없어진 키나 구성원(${id})`,
  },
  {
    title: 'Account',
    menu: 'Account menu',
    keys: 'API keys',
    team: 'Team',
    allowList: 'Allow-list',
    incidents: 'Incidents',
    audit: 'Audit log',
    usage: 'Usage',
    sessions: 'Sessions',
    settings: 'Settings',
    reference: 'API reference',
    cancel: 'Cancel',
    save: 'Save',
    saved: 'Saved.',
    edit: 'Edit',
    change: 'Change',
    named: (action: string, name: string) => `${action}: ${name}`,
    none: 'None',
    never: 'Never',
    operator: 'The operator',
    service: 'The service',
    me: (name: string) => `${name} (you)`,
    gone: (id: string) => `A key or member who is gone (${id})`,
  },
)
