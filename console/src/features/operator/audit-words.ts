import type { OperatorAccountPatch, OperatorAuditEntry } from '@gonggo/client'
import type { WordsOf } from '../../lib/known.ts'
import { bilingual } from '../../lib/language.tsx'

export const AUDIT_WORDS = bilingual(
  {
    about: '운영자의 작업과 계정 열람 기록입니다. 기록은 수정할 수 없으며 보관 기간이 지나면 삭제됩니다.',
    only: (id: string) => `계정 ${id}에 대한 기록만 보고 있습니다.`,
    none: '아직 기록이 없습니다',
    what: '작업',
    who: '운영자',
    machine: '서버 명령',
    yes: '예',
    no: '아니요',
    nothing: '없음',
  },
  {
    about:
      'Actions of operators and the accounts they viewed. Entries cannot be changed, and are deleted after their retention period.',
    only: (id: string) => `Only entries about the account ${id}.`,
    none: 'There are no entries yet',
    what: 'Action',
    who: 'Operator',
    machine: 'by a command on the server',
    yes: 'yes',
    no: 'no',
    nothing: 'none',
  },
)

export const ACTION_NAMES: WordsOf<OperatorAuditEntry['action']> = bilingual(
  {
    account_opened: '계정 열람 시작',
    account_looked_at: '계정 열람',
    account_changed: '계정 변경',
    consultation_approved: '상담 신청 승인',
    consultation_contacted: '상담 신청 답변',
    consultation_declined: '상담 신청 거절',
    source_enabled: '수집 시작',
    mail_resent: '보내지 못한 메일 재발송',
    source_disabled: '수집 중지',
    rejects_requeued: '격리된 기록 다시 요청',
    notice_withdrawn: '공고 철회',
    notice_restored: '공고 철회 취소',
    incident_opened: '키나 계정 차단',
    incident_resolved: '보안 사고 해결',
    network_lifted: '네트워크 차단 해제',
    operator_added: '운영자 등록',
    operator_removed: '운영자 해제',
  },
  {
    account_opened: 'Opened an account',
    account_looked_at: 'Viewed an account',
    account_changed: 'Changed an account',
    consultation_approved: 'Approved a consultation',
    consultation_contacted: 'Marked a consultation as answered',
    consultation_declined: 'Declined a consultation',
    source_enabled: 'Started reading a source',
    mail_resent: 'Sent a failed mail again',
    source_disabled: 'Stopped reading a source',
    rejects_requeued: 'Fetched quarantined records again',
    notice_withdrawn: 'Withdrew a notice',
    notice_restored: 'Restored a notice',
    incident_opened: 'Blocked',
    incident_resolved: 'Resolved an incident',
    network_lifted: 'Ended the block of a network',
    operator_added: 'Added an operator',
    operator_removed: 'Removed an operator',
  },
)

/** Names in the details of the log. */
type DetailName =
  | Exclude<keyof OperatorAccountPatch, 'reason'>
  | 'email'
  | 'left'
  | 'network'
  | 'records'
  | 'run'
  | 'sameAs'
  | 'windows'

export const DETAIL_NAMES: WordsOf<DetailName> = bilingual(
  {
    plan: '요금제',
    state: '상태',
    requestLimit: '1분당 한도',
    beta: '베타 참여',
    email: '이메일',
    network: '네트워크',
    records: '기록',
    windows: '구간',
    run: '수집 번호',
    sameAs: '같은 공고',
    left: '남은 기록',
  },
  {
    plan: 'plan',
    state: 'state',
    requestLimit: 'limit a minute',
    beta: 'in the beta',
    email: 'mail',
    network: 'network',
    records: 'records',
    windows: 'windows',
    run: 'run',
    sameAs: 'same notice',
    left: 'records left',
  },
)
