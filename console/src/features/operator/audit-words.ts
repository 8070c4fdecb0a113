import { type Bilingual, bilingual } from '../../lib/language.tsx'

export const AUDIT_WORDS = bilingual(
  {
    about: '운영자가 한 일과 열어 본 계정입니다. 이 기록은 바꾸거나 지울 수 없습니다.',
    only: (id: string) => `계정 ${id}에 대한 기록만 보고 있습니다.`,
    none: '아직 기록이 없습니다',
    what: '한 일',
    who: '운영자',
    machine: '서버에서 명령으로',
  },
  {
    about: 'What operators did and which accounts they looked into. It can be neither changed nor removed.',
    only: (id: string) => `Only what concerns the account ${id}.`,
    none: 'There are no entries yet',
    what: 'What was done',
    who: 'Operator',
    machine: 'by a command on the machine',
  },
)

export const ACTION_NAMES: Bilingual<Record<string, string>> = bilingual(
  {
    account_opened: '계정을 엶',
    account_looked_at: '계정을 봄',
    account_changed: '계정을 바꿈',
    consultation_approved: '상담 신청을 승인함',
    consultation_contacted: '상담 신청에 답변함',
    consultation_declined: '상담 신청을 거절함',
    source_enabled: '수집을 시작함',
    source_disabled: '수집을 중지함',
    rejects_requeued: '보류된 자료를 다시 요청함',
    incident_opened: '차단함',
    incident_resolved: '보안 사고를 해결함',
    network_lifted: '네트워크 차단을 해제함',
    operator_added: '운영자를 등록함',
    operator_removed: '운영자를 해제함',
  },
  {
    account_opened: 'Opened an account',
    account_looked_at: 'Looked at an account',
    account_changed: 'Changed an account',
    consultation_approved: 'Approved a consultation',
    consultation_contacted: 'Noted an answer to a consultation',
    consultation_declined: 'Declined a consultation',
    source_enabled: 'Started reading a source',
    source_disabled: 'Stopped reading a source',
    rejects_requeued: 'Asked for quarantined records again',
    incident_opened: 'Blocked',
    incident_resolved: 'Resolved an incident',
    network_lifted: 'Ended the block of a network',
    operator_added: 'Added an operator',
    operator_removed: 'Removed an operator',
  },
)
