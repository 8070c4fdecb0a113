import type { OperatorAccountPatch, OperatorAuditEntry } from '@gonggo/client'
import type { WordsOf } from '../../lib/known.ts'
import { bilingual } from '../../lib/language.tsx'

export const AUDIT_WORDS = bilingual(
  {
    about: '운영자가 한 일과 열어 본 계정입니다. 기록은 수정할 수 없으며 보관 기간이 지나면 삭제됩니다.',
    only: (id: string) => `계정 ${id}에 대한 기록만 보고 있습니다.`,
    none: '아직 기록이 없습니다',
    what: '한 일',
    who: '운영자',
    machine: '서버에서 명령으로',
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
    account_opened: '계정을 엶',
    account_looked_at: '계정을 봄',
    account_changed: '계정을 바꿈',
    consultation_approved: '상담 신청을 승인함',
    consultation_contacted: '상담 신청에 답변함',
    consultation_declined: '상담 신청을 거절함',
    source_enabled: '수집을 시작함',
    mail_resent: '실패한 메일을 다시 보냄',
    source_disabled: '수집을 중지함',
    rejects_requeued: '격리된 기록을 다시 요청함',
    notice_withdrawn: '공고를 철회함',
    notice_restored: '철회한 공고를 되살림',
    incident_opened: '차단함',
    incident_resolved: '보안 사고를 해결함',
    network_lifted: '네트워크 차단을 해제함',
    operator_added: '운영자를 등록함',
    operator_removed: '운영자를 해제함',
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
    requestLimit: '1분 한도',
    beta: '베타 참여',
    email: '이메일',
    network: '네트워크',
    records: '자료',
    windows: '구간',
    run: '수집 번호',
    sameAs: '같은 공고',
    left: '남은 자료',
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
