import type { Account, Bid, Event, Pursuit, Session, TeamMember, Webhook } from '@gonggo/client'
import type { WordsOf } from './known.ts'
import { bilingual } from './language.tsx'

/** Words for API values that several pages show. */

export const SCOPE_WORDS: WordsOf<Session['scopes'][number]> = bilingual(
  {
    'bids:read': '공고 조회',
    'keywords:read': '키워드 조회',
    'keywords:write': '키워드 쓰기',
    'pursuits:read': '입찰 건 조회',
    'pursuits:write': '입찰 건 쓰기',
    'profile:read': '회사 정보 조회',
    'profile:write': '회사 정보 변경',
    'links:read': '구독 링크 조회',
    'links:write': '구독 링크 쓰기',
    'statistics:read': '통계 조회',
    'reports:read': '보고서 조회',
    'reports:write': '보고서 쓰기',
    'team:read': '구성원 조회',
    'team:manage': '구성원 관리',
    'webhooks:read': '웹훅 조회',
    'webhooks:write': '웹훅 쓰기',
    'keys:manage': '키 관리',
    'access:manage': '보안 관리',
  },
  {
    'bids:read': 'Read notices',
    'keywords:read': 'Read keywords',
    'keywords:write': 'Write keywords',
    'pursuits:read': 'Read pursuits',
    'pursuits:write': 'Write pursuits',
    'profile:read': 'Read the company profile',
    'profile:write': 'Change the company profile',
    'links:read': 'Read subscription links',
    'links:write': 'Write subscription links',
    'statistics:read': 'Read statistics',
    'reports:read': 'Read reports',
    'reports:write': 'Write reports',
    'team:read': 'Read the team',
    'team:manage': 'Manage the team',
    'webhooks:read': 'Read webhooks',
    'webhooks:write': 'Write webhooks',
    'keys:manage': 'Manage keys',
    'access:manage': 'Manage security',
  },
)

export const ROLE_WORDS: WordsOf<TeamMember['role']> = bilingual(
  { owner: '소유자', admin: '관리자', member: '구성원', viewer: '열람자' },
  { owner: 'Owner', admin: 'Admin', member: 'Member', viewer: 'Viewer' },
)

export const LANGUAGE_WORDS: WordsOf<Account['language']> = bilingual(
  { ko: '한국어', en: '영어' },
  { ko: 'Korean', en: 'English' },
)

export const NOTICE_STATUS_WORDS: WordsOf<Bid['status']> = bilingual(
  { open: '입찰 중', closed: '마감', opened: '개찰', awarded: '낙찰', failed: '유찰', cancelled: '취소' },
  { open: 'Open', closed: 'Closed', opened: 'Opened', awarded: 'Awarded', failed: 'Failed', cancelled: 'Cancelled' },
)

/** The region limits that notices state; `regionLimit` in the API. */
export const REGION_LIMITS = ['limited', 'nationwide', 'unstated'] as const
export const REGION_LIMIT_WORDS = bilingual(
  { limited: '지역제한', nationwide: '전국', unstated: '표시 없음' },
  { limited: 'Limited to regions', nationwide: 'Open to all regions', unstated: 'Not stated' },
)

export const NOTICE_KIND_WORDS: WordsOf<Bid['kind']> = bilingual(
  { new: '신규 공고', changed: '변경 공고', renotice: '재공고', cancelled: '취소 공고' },
  { new: 'New notice', changed: 'Changed notice', renotice: 'Announced again', cancelled: 'Cancellation' },
)

export const PURSUIT_STATE_WORDS: WordsOf<Pursuit['state']> = bilingual(
  { watching: '검토', preparing: '준비', bid: '투찰', won: '낙찰', lost: '탈락', dropped: '포기' },
  { watching: 'Watching', preparing: 'Preparing', bid: 'Bid', won: 'Won', lost: 'Lost', dropped: 'Dropped' },
)

export const PURSUIT_OUTCOME_WORDS: WordsOf<Pursuit['outcome']> = bilingual(
  { awarded: '낙찰', failed: '유찰', cancelled: '취소', rebid: '재입찰 진행' },
  { awarded: 'Awarded', failed: 'Failed', cancelled: 'Cancelled', rebid: 'Open again (re-bid)' },
)

export const EVENT_WORDS: WordsOf<Event['type']> = bilingual(
  {
    'bid.matched': '신규 일치',
    'bid.changed': '변경',
    'bid.cancelled': '취소',
    'bid.awarded': '낙찰',
    'pursuit.changed': '입찰 건 변경',
    'report.ready': '보고서 완성',
    'webhook.disabled': '웹훅 비활성화',
    'webhook.test': '웹훅 테스트',
    'security.incident': '보안 사고',
  },
  {
    'bid.matched': 'New match',
    'bid.changed': 'Changed',
    'bid.cancelled': 'Cancelled',
    'bid.awarded': 'Awarded',
    'pursuit.changed': 'Pursuit changed',
    'report.ready': 'Report ready',
    'webhook.disabled': 'Webhook disabled',
    'webhook.test': 'Webhook test',
    'security.incident': 'Security incident',
  },
)

export const WEBHOOK_FORMAT_WORDS: WordsOf<Webhook['format']> = bilingual(
  {
    standard: '표준(서명한 JSON)',
    slack: 'Slack 메시지(서명 없음)',
    teams: 'Microsoft Teams 메시지(서명 없음)',
    discord: 'Discord 메시지(서명 없음)',
  },
  {
    standard: 'Standard (signed JSON)',
    slack: 'Message for Slack (unsigned)',
    teams: 'Message for Microsoft Teams (unsigned)',
    discord: 'Message for Discord (unsigned)',
  },
)

export const WEBHOOK_STATE_WORDS: WordsOf<Webhook['state']> = bilingual(
  { enabled: '사용 중', disabled: '비활성화됨' },
  { enabled: 'Enabled', disabled: 'Disabled' },
)

/** The reasons why a webhook is disabled. */
export const WEBHOOK_STOP_WORDS: WordsOf<Webhook['disabledReason']> = bilingual(
  {
    failing: '5일간 전송에 계속 실패',
    gone: '410 Gone 응답',
    receiver: '수신 서버의 요청',
    owner: '구성원이 비활성화함',
    plan: '요금제에 없음',
    incident: '계정 차단',
  },
  {
    failing: 'every attempt failed for 5 days',
    gone: 'answered 410 Gone',
    receiver: 'the receiver asked for it',
    owner: 'by a member',
    plan: 'not in the plan',
    incident: 'the account is blocked',
  },
)
