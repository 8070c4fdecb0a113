import type {
  AccountPatch,
  EventPatch,
  IpAllowListInput,
  Keyword,
  ListAuditQuery,
  ListBidsQuery,
  ListCompetitorsQuery,
  ListDeliveriesQuery,
  ListEventsQuery,
  ListPursuitsQuery,
  ListWinnersQuery,
  NewKey,
  NewKeyword,
  NewPursuit,
  NewPursuitNote,
  NewReport,
  NewReportSchedule,
  NewTeamMember,
  NewWebhook,
  OperatorAccountPatch,
  PasskeyInput,
  ProfileInput,
  SecretRotation,
  SignInLinkInput,
} from '@gonggo/client'
import type { WordsOf } from './known.ts'
import { bilingual } from './language.tsx'

type Fields<Request> = Request extends unknown ? keyof Request : never

/** Fields that the console sends itself, so users never type them. */
type Unseen =
  | 'anchor'
  | 'comments'
  | 'explain'
  | 'facets'
  | 'fields'
  | 'keywordId'
  | 'limit'
  | 'pageSize'
  | 'response'
  | 'signatures'

/** Fields that users can fill in, in a form or in the address of a page. */
type RequestField = Exclude<
  Fields<
    | AccountPatch
    | EventPatch
    | IpAllowListInput
    | Keyword['alert']
    | Keyword['filter']
    | ListAuditQuery
    | ListBidsQuery
    | ListCompetitorsQuery
    | ListDeliveriesQuery
    | ListEventsQuery
    | ListPursuitsQuery
    | ListWinnersQuery
    | NewKey
    | NewKeyword
    | NewPursuit
    | NewPursuitNote
    | NewReport
    | NewReportSchedule
    | NewTeamMember
    | NewWebhook
    | OperatorAccountPatch
    | PasskeyInput
    | ProfileInput
    | SecretRotation
    | SignInLinkInput
  >,
  Unseen
>

/** By API names; some of them mean different things in different requests. */
export const FIELD_WORDS: WordsOf<RequestField> = bilingual(
  {
    agency: '기관',
    agencyRole: '기관 기준',
    alert: '알림',
    assignee: '담당자',
    awardMethod: '낙찰방법',
    beta: '베타 참여',
    bidAmount: '투찰금액',
    bsnsDiv: '업무 구분',
    businessNo: '사업자등록번호',
    certificates: '확인서',
    closeFrom: '마감일부터',
    closeTo: '마감일까지',
    complete: '빠짐없이 등록한 목록',
    contractMethod: '계약방법',
    currency: '통화',
    description: '설명',
    eligibility: '참가자격',
    email: '이메일',
    events: '이벤트',
    exclude: '제외할 단어',
    expiresAt: '만료일',
    filter: '조건',
    force: '경고 후 저장',
    format: '형식',
    from: '시작일',
    graceSeconds: '이전 비밀값의 유예 기간',
    groupBy: '집계 기준',
    in: '검색 위치',
    industry: '업종',
    jointBidding: '공동수급',
    keyword: '검색어',
    language: '언어',
    licences: '면허·업종',
    mailTo: '메일 받을 사람',
    matched: '내 키워드',
    maxAmt: '추정가격 상한',
    minAmt: '추정가격 하한',
    name: '이름',
    note: '메모',
    noticeNo: '공고번호',
    of: '포함할 날짜',
    on: '알림 내용',
    openFrom: '개찰일부터',
    openTo: '개찰일까지',
    page: '페이지',
    period: '기간',
    plan: '요금제',
    postedFrom: '게시일부터',
    postedTo: '게시일까지',
    updatedFrom: '기록 시각부터',
    updatedTo: '기록 시각까지',
    urgent: '긴급공고',
    kind: '공고 종류',
    source: '출처',
    products: '물품',
    profile: '추가 회사',
    q: '검색어',
    ranges: '허용 목록',
    reason: '사유',
    region: '지역',
    regionLimit: '지역제한 표시',
    remind: '마감 알림',
    remindClosing: '마감 전 알림',
    remindOpening: '개찰 전 알림',
    requestLimit: '1분당 한도',
    role: '역할',
    scopes: '권한',
    seats: '사업장',
    secret: '비밀값',
    sections: '포함할 내용',
    since: '시작 시각',
    size: '기업 규모',
    sort: '정렬',
    state: '상태',
    status: '상태',
    text: '메모',
    to: '종료일',
    trackRecord: '실적',
    type: '종류',
    unknownAmt: '미공개 가격',
    until: '종료 시각',
    url: '수신 주소',
    webhook: '웹훅',
    winner: '낙찰업체',
    zone: '시간대',
  },
  {
    agency: 'agency',
    agencyRole: 'meaning of the agency',
    alert: 'alerts',
    assignee: 'assignee',
    awardMethod: 'award method',
    beta: 'admission to the beta',
    bidAmount: 'your bid',
    bsnsDiv: 'category',
    businessNo: 'business number',
    certificates: 'certificates',
    closeFrom: 'closing from',
    closeTo: 'closing to',
    complete: 'complete lists',
    contractMethod: 'contract method',
    currency: 'currency',
    description: 'description',
    eligibility: 'eligibility',
    email: 'mail address',
    events: 'events',
    exclude: 'words to leave out',
    expiresAt: 'expiry date',
    filter: 'filters',
    force: 'saving despite the warning',
    format: 'format',
    from: 'start',
    graceSeconds: 'grace period',
    groupBy: 'grouping',
    in: 'place of search',
    industry: 'industry',
    jointBidding: 'joint bidding',
    keyword: 'search text',
    language: 'language',
    licences: 'licences',
    mailTo: 'mail recipients',
    matched: 'my keywords',
    maxAmt: 'estimated price to',
    minAmt: 'estimated price from',
    name: 'name',
    note: 'note',
    noticeNo: 'notice number',
    of: 'date',
    on: 'what to notify about',
    openFrom: 'opening from',
    openTo: 'opening to',
    page: 'page',
    period: 'period',
    plan: 'plan',
    postedFrom: 'posted from',
    postedTo: 'posted to',
    updatedFrom: 'recorded from',
    updatedTo: 'recorded to',
    urgent: 'urgent',
    kind: 'kind of notice',
    source: 'source',
    products: 'products',
    profile: 'further company',
    q: 'text to find',
    ranges: 'allow-list',
    reason: 'reason',
    region: 'region',
    regionLimit: 'region limit',
    remind: 'reminders',
    remindClosing: 'mail before closing',
    remindOpening: 'mail before the opening',
    requestLimit: 'limit a minute',
    role: 'role',
    scopes: 'rights',
    seats: 'seats',
    secret: 'secret',
    sections: 'contents',
    since: 'start',
    size: 'company size',
    sort: 'order',
    state: 'state',
    status: 'status',
    text: 'note',
    to: 'end',
    trackRecord: 'track record',
    type: 'type',
    unknownAmt: 'unknown prices',
    until: 'end',
    url: 'endpoint',
    webhook: 'webhook',
    winner: 'winner',
    zone: 'time zone',
  },
)
