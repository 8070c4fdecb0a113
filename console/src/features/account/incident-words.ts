import type { Incident } from '@gonggo/client'
import type { WordsOf } from '../../lib/known.ts'
import { bilingual } from '../../lib/language.tsx'

export const INCIDENT_WORDS = bilingual(
  {
    lead: '키 유출과 오용 기록입니다. 최신순으로 표시합니다.',
    show: '상태',
    all: '전체',
    none: '보안 사고가 없습니다',
    noneMore: '키 유출이나 오용이 감지되면 이 화면과 메일로 알려 드립니다.',
    id: (id: string) => `보안 사고 번호 ${id}`,
    key: (name: string) => `키 ${name}`,
    account: '계정 전체',
    opened: (at: string) => `${at} 발견`,
    blockedAt: (at: string) => `${at} 차단`,
    resolvedAt: (at: string, how: string) => `${at} 해결(${how})`,
    networks: '사용된 네트워크',
    places: '발견된 곳',
    reason: '운영자의 설명',
    doKey: '키를 교체하시면 보안 사고가 해결됩니다. 프로그램에는 새 비밀값을 설정해 주십시오.',
    doOther: '‘키 관리’ 권한이 있는 소유자나 관리자에게 키 교체를 요청해 주십시오.',
    doAccount: '계정 전체의 보안 사고는 운영자가 해결합니다. 운영자에게 보안 사고 번호를 알려 주십시오.',
    rotate: '이 키 교체',
    settings: '자동 차단',
    autoBlock: '짧은 시간에 여러 네트워크에서 사용된 키도 바로 차단합니다.',
    autoBlockMore: '끄시면 메일로만 알려 드립니다. 유출된 키와 허용 목록 밖에서 사용하려 한 키는 항상 차단합니다.',
  },
  {
    lead: 'Leaked or misused keys, newest first.',
    show: 'State',
    all: 'All',
    none: 'There are no incidents',
    noneMore: 'If a key is leaked or used unusually, you are notified here and by mail.',
    id: (id: string) => `Incident ${id}`,
    key: (name: string) => `Key ${name}`,
    account: 'The whole account',
    opened: (at: string) => `Detected ${at}`,
    blockedAt: (at: string) => `blocked ${at}`,
    resolvedAt: (at: string, how: string) => `resolved ${at} (${how})`,
    networks: 'Used from',
    places: 'Found at',
    reason: 'The operator says',
    doKey: 'Rotate the key to end the incident, and give your program the new secret.',
    doOther: 'Ask an owner or admin with the permission “Manage keys” to rotate the key.',
    doAccount: 'Only the operator can resolve an incident of the whole account. Give the operator its number.',
    rotate: 'Rotate this key',
    settings: 'Automatic blocking',
    autoBlock: 'Also block a key that is used from many networks within a short time.',
    autoBlockMore:
      'If this is off, you only get a mail. Leaked keys, and keys tried from outside the allow-list, are always blocked.',
  },
)

export const CAUSE_WORDS: WordsOf<Incident['cause']> = bilingual(
  {
    leaked: '공개된 곳에서 키가 발견되었습니다',
    outside_allow_list: '허용 목록에 없는 여러 네트워크에서 키를 사용하려 했습니다',
    many_networks: '짧은 시간에 여러 네트워크에서 키를 사용했습니다',
    operator: '운영자가 등록한 보안 사고입니다',
  },
  {
    leaked: 'The key was found in a public place',
    outside_allow_list: 'The key was tried from several networks outside the allow-list',
    many_networks: 'The key was used from many networks within a short time',
    operator: 'The operator has reported this',
  },
)

export const INCIDENT_STATE_WORDS: WordsOf<Incident['state']> = bilingual(
  { open: '확인 필요', contained: '차단됨', resolved: '해결됨' },
  { open: 'To review', contained: 'Blocked', resolved: 'Resolved' },
)

export const RESOLUTION_WORDS: WordsOf<Incident['resolvedBy']> = bilingual(
  { rotation: '키 교체', revocation: '키 폐기', operator: '운영자' },
  { rotation: 'the key was rotated', revocation: 'the key was revoked', operator: 'by the operator' },
)
