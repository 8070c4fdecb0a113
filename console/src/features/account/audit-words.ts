import type {
  AuditRecord,
  ChangeTeamMemberQuery,
  IncidentSettings,
  OperatorAccountEntry,
  PursuitPatch,
  TeamMemberPatch,
  WebhookPatch,
} from '@gonggo/client'
import type { WordsOf } from '../../lib/known.ts'
import { bilingual } from '../../lib/language.tsx'
import { counted } from '../../lib/plural.ts'

export const AUDIT_WORDS = bilingual(
  {
    lead: '변경한 사람, 시각, 내용의 기록입니다. 최신순이며 수정할 수 없고 보관 기간이 지나면 삭제됩니다.',
    from: '시작일',
    to: '종료일',
    total: (count: string) => `기록 ${count}건`,
    none: '이 기간에는 기록이 없습니다',
    clear: '기간 지우기',
    yes: '예',
    no: '아니요',
    change: (from: string, to: string) => `${from} → ${to}`,
    daysBefore: (days: string) => `${days}일 전`,
  },
  {
    lead: 'Who changed what, and when, newest first. Entries cannot be changed, and are deleted after their retention period.',
    from: 'From',
    to: 'To',
    total: (count: string) => counted(count, 'entry', 'entries'),
    none: 'There are no entries in this time',
    clear: 'Clear the dates',
    yes: 'yes',
    no: 'no',
    change: (from: string, to: string) => `${from} → ${to}`,
    daysBefore: (days: string) => `${counted(days, 'day')} before`,
  },
)

export const ACTION_WORDS: WordsOf<AuditRecord['action']> = bilingual(
  {
    'account.created': '계정 생성',
    'account.plan_changed': '요금제 변경',
    'account.state_changed': '계정 상태 변경',
    'account.limit_changed': '요청 한도 변경',
    'account.business_no_changed': '사업자등록번호 변경',
    'account.beta_changed': '베타 참여 변경',
    'key.issued': '키 생성',
    'key.rotated': '키 교체',
    'key.revoked': '키 폐기',
    'member.invited': '구성원 초대',
    'member.invited_again': '초대 메일 재발송',
    'member.accepted': '초대 수락',
    'member.changed': '구성원 변경',
    'member.removed': '구성원 제거',
    'members.suspended': '구성원 정지',
    'members.restored': '구성원 복구',
    'pursuit.created': '입찰 건 추가',
    'pursuit.changed': '입찰 건 변경',
    'pursuit.deleted': '입찰 건 삭제',
    'webhook.created': '웹훅 생성',
    'webhook.changed': '웹훅 변경',
    'webhook.deleted': '웹훅 삭제',
    'webhook.secret_rotated': '웹훅 비밀값 교체',
    'webhook.redelivered': '웹훅 재전송',
    'webhook.disabled': '웹훅 비활성화',
    'profile.created': '추가 회사 등록',
    'profile.replaced': '회사 정보 변경',
    'profile.deleted': '추가 회사 삭제',
    'link.created': '구독 링크 생성',
    'link.changed': '구독 링크 변경',
    'link.deleted': '구독 링크 삭제',
    'allow_list.replaced': '허용 목록 변경',
    'session.started': '로그인',
    'session.ended': '로그아웃',
    'session.link_mailed': '로그인 링크 발송',
    'passkey.added': '패스키 추가',
    'passkey.renamed': '패스키 이름 변경',
    'passkey.removed': '패스키 삭제',
    'passkey.counter_back': '패스키 복제 의심',
    'incident.opened': '보안 사고 발견',
    'incident.contained': '보안 사고 차단',
    'incident.resolved': '보안 사고 해결',
    'incident_settings.changed': '자동 차단 설정 변경',
    'operator.added': '운영자 등록',
    'operator.removed': '운영자 해제',
    'operator.looked': '운영자의 계정 열람',
  },
  {
    'account.created': 'Account created',
    'account.plan_changed': 'Plan changed',
    'account.state_changed': 'State of the account changed',
    'account.limit_changed': 'Request limit changed',
    'account.business_no_changed': 'Business number changed',
    'account.beta_changed': 'Beta access changed',
    'key.issued': 'Key created',
    'key.rotated': 'Key rotated',
    'key.revoked': 'Key revoked',
    'member.invited': 'Member invited',
    'member.invited_again': 'Invitation mailed again',
    'member.accepted': 'Invitation accepted',
    'member.changed': 'Member changed',
    'member.removed': 'Member removed',
    'members.suspended': 'Members suspended',
    'members.restored': 'Members restored',
    'pursuit.created': 'Pursuit added',
    'pursuit.changed': 'Pursuit changed',
    'pursuit.deleted': 'Pursuit deleted',
    'webhook.created': 'Webhook created',
    'webhook.changed': 'Webhook changed',
    'webhook.deleted': 'Webhook deleted',
    'webhook.secret_rotated': 'Secret of a webhook rotated',
    'webhook.redelivered': 'Deliveries sent again',
    'webhook.disabled': 'Webhook disabled',
    'profile.created': 'Further company added',
    'profile.replaced': 'Company profile changed',
    'profile.deleted': 'Further company deleted',
    'link.created': 'Subscription link created',
    'link.changed': 'Subscription link changed',
    'link.deleted': 'Subscription link deleted',
    'allow_list.replaced': 'Allow-list changed',
    'session.started': 'Signed in',
    'session.ended': 'Signed out',
    'session.link_mailed': 'Sign-in link mailed',
    'passkey.added': 'Passkey added',
    'passkey.renamed': 'Passkey renamed',
    'passkey.removed': 'Passkey removed',
    'passkey.counter_back': 'Passkey may have been copied',
    'incident.opened': 'Incident detected',
    'incident.contained': 'Incident blocked',
    'incident.resolved': 'Incident resolved',
    'incident_settings.changed': 'Auto-block changed',
    'operator.added': 'Operator added',
    'operator.removed': 'Operator removed',
    'operator.looked': 'Viewed by an operator',
  },
)

type OwnName =
  | 'app'
  | 'autoBlock'
  | 'beta'
  | 'by'
  | 'cause'
  | 'changed'
  | 'deliveries'
  | 'delivery'
  | 'device'
  | 'email'
  | 'ended'
  | 'expiresAt'
  | 'forced'
  | 'from'
  | 'graceSeconds'
  | 'host'
  | 'incident'
  | 'keywordId'
  | 'kind'
  | 'keys'
  | 'members'
  | 'network'
  | 'networks'
  | 'noticeNo'
  | 'of'
  | 'origins'
  | 'outcome'
  | 'passkey'
  | 'places'
  | 'plan'
  | 'prefix'
  | 'publicKey'
  | 'reason'
  | 'scopes'
  | 'secretHint'
  | 'to'
  | 'until'
  | 'validUntil'
  | 'was'
  | 'with'

/** Names in the details of the log: fields that a request changes, and others. */
type DetailName =
  | OwnName
  | Exclude<keyof PursuitPatch, 'correction'>
  | Exclude<keyof WebhookPatch, 'signatures'>
  | keyof TeamMemberPatch
  | keyof IncidentSettings

export const DETAIL_WORDS: WordsOf<DetailName> = bilingual(
  {
    app: '앱의 ID',
    assignee: '담당자',
    autoBlock: '자동 차단',
    beta: '베타 참여',
    bidAmount: '투찰금액',
    by: '해결 방법',
    cause: '원인',
    changed: '변경한 항목',
    deliveries: '전송 수',
    delivery: '전송 번호',
    description: '설명',
    device: '기기',
    email: '이메일',
    ended: '폐기한 키',
    events: '이벤트',
    expiresAt: '만료 시각',
    forced: '접속 차단 경고 후 저장',
    format: '형식',
    from: '이전',
    graceSeconds: '유예 기간(초)',
    host: '앱의 호스트',
    incident: '보안 사고 번호',
    keys: '만든 키',
    keywordId: '키워드 번호',
    kind: '종류',
    language: '메일 언어',
    members: '구성원',
    name: '이름',
    network: '네트워크',
    networks: '사용된 네트워크',
    noticeNo: '공고번호',
    of: '내용',
    origins: '사이트',
    outcome: '공고 결과',
    passkey: '패스키 번호',
    places: '발견된 곳',
    plan: '요금제',
    prefix: '앞자리',
    publicKey: '공개 키',
    reason: '사유',
    remindClosing: '마감 전 알림',
    remindOpening: '개찰 전 알림',
    role: '역할',
    scopes: '권한',
    secretHint: '비밀값 앞자리',
    state: '상태',
    to: '이후',
    until: '열람 기한',
    url: '수신 주소',
    validUntil: '유효 기한',
    was: '이전 앞자리',
    with: '함께 폐기된 키',
    zone: '시간대',
  },
  {
    app: 'Id of the app',
    assignee: 'assignee',
    autoBlock: 'auto-block',
    beta: 'in the beta',
    bidAmount: 'your bid',
    by: 'resolved by',
    cause: 'cause',
    changed: 'changed',
    deliveries: 'deliveries',
    delivery: 'delivery',
    description: 'description',
    device: 'device',
    email: 'mail',
    ended: 'keys revoked',
    events: 'events',
    expiresAt: 'expires',
    forced: 'saved despite the warning of a lock-out',
    format: 'format',
    from: 'before',
    graceSeconds: 'grace (seconds)',
    host: 'Host of the app',
    incident: 'incident',
    keys: 'keys created',
    keywordId: 'keyword',
    kind: 'kind',
    language: 'language of mails',
    members: 'members',
    name: 'name',
    network: 'network',
    networks: 'used from',
    noticeNo: 'notice',
    of: 'contains',
    origins: 'sites',
    outcome: 'outcome of the notice',
    passkey: 'passkey',
    places: 'found at',
    plan: 'plan',
    prefix: 'starts with',
    publicKey: 'public key',
    reason: 'reason',
    remindClosing: 'mail before closing',
    remindOpening: 'mail before the opening',
    role: 'role',
    scopes: 'rights',
    secretHint: 'secret starts with',
    state: 'state',
    to: 'after',
    until: 'open until',
    url: 'endpoint',
    validUntil: 'valid until',
    was: 'started with',
    with: 'revoked together with',
    zone: 'time zone',
  },
)

/** What happened to the keys of a changed or removed member. */
export const KEYS_KEPT_WORDS: WordsOf<NonNullable<ChangeTeamMemberQuery['keys']>> = bilingual(
  { keep: '그대로 둠', revoke: '폐기' },
  { keep: 'kept', revoke: 'revoked' },
)

export const ACCOUNT_STATE_WORDS: WordsOf<OperatorAccountEntry['state']> = bilingual(
  { active: '이용 중', suspended: '정지' },
  { active: 'active', suspended: 'suspended' },
)
