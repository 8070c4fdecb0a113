/** Title, introduction and tags of the reference. */
export const about = {
  title: 'Gonggo',
  description: [
    'Public-procurement bid notices over REST, with keyword alerts and award statistics.',
    'Requests to `/v1` are authenticated by the header `Authorization: Bearer <API_KEY>` or by the cookie of a session; only `GET /v1` needs neither. The plan of the account and the scopes of the key or session decide what is allowed.',
    'Times are returned in `+09:00`. Unknown parameters and fields are rejected, never ignored. Errors are `application/problem+json` with a machine-readable code.',
  ].join('\n\n'),
  tags: [
    {
      name: 'Notices',
      title: { en: 'Notices', ko: '공고' },
      description: { en: 'Bid notices: search, detail, changes.', ko: '입찰공고의 검색, 상세, 변경' },
    },
    {
      name: 'Keywords',
      title: { en: 'Keywords', ko: '키워드' },
      description: { en: 'Stored searches of an account: words and filters.', ko: '저장한 검색어와 조건' },
    },
    {
      name: 'Events',
      title: { en: 'Events', ko: '이벤트' },
      description: {
        en: 'Notifications of an account: new matches, changes, awards and more.',
        ko: '계정의 알림: 신규 일치 공고, 변경, 낙찰 등',
      },
    },
    {
      name: 'Eligibility',
      title: { en: 'Eligibility', ko: '참가자격' },
      description: {
        en: 'The company profile, and whether the company may bid on a notice.',
        ko: '회사 정보와 공고별 참가자격 판단',
      },
    },
    {
      name: 'Pursuits',
      title: { en: 'Pursuits', ko: '입찰 건' },
      description: {
        en: 'Your company’s work on notices: states, notes, results.',
        ko: '회사가 진행하는 공고의 상태, 메모, 결과',
      },
    },
    {
      name: 'Links',
      title: { en: 'Links', ko: '구독 링크' },
      description: {
        en: 'Addresses that calendars, feed readers and widgets read without a key.',
        ko: '캘린더, 피드 리더, 위젯이 키 없이 읽는 주소',
      },
    },
    {
      name: 'Statistics',
      title: { en: 'Statistics', ko: '통계' },
      description: { en: 'Award statistics, competitors and price references.', ko: '낙찰 통계, 경쟁사, 가격 참고' },
    },
    {
      name: 'Webhooks',
      title: { en: 'Webhooks', ko: '웹훅' },
      description: {
        en: 'Endpoints for events, their deliveries, and redelivery.',
        ko: '수신 주소, 전송 내역, 재전송',
      },
    },
    {
      name: 'Webhook events',
      title: { en: 'Webhook events', ko: '웹훅 이벤트' },
      description: { en: 'What is posted to your webhooks.', ko: '웹훅으로 보내는 내용' },
    },
    {
      name: 'Access',
      title: { en: 'Access', ko: '접근' },
      description: { en: 'Keys, permissions, limits and the audit log.', ko: '키, 권한, 한도, 감사 기록' },
    },
    {
      name: 'Session',
      title: { en: 'Session', ko: '로그인' },
      description: { en: 'Signing in to the console, and your sessions.', ko: '콘솔 로그인과 내 세션' },
    },
    {
      name: 'Reports',
      title: { en: 'Reports', ko: '보고서' },
      description: {
        en: 'A week or a month as a file: PDF, spreadsheet, web page or JSON.',
        ko: '주간·월간 보고서 파일: PDF, 스프레드시트, 웹 페이지, JSON',
      },
    },
    {
      name: 'Team',
      title: { en: 'Team', ko: '구성원' },
      description: { en: 'Members of the account and their roles.', ko: '계정의 구성원과 역할' },
    },
    {
      name: 'Codes',
      title: { en: 'Codes', ko: '코드' },
      description: { en: 'Agencies, industries and regions by code and name.', ko: '기관, 업종, 지역의 코드와 이름' },
    },
    {
      name: 'Sources',
      title: { en: 'Sources', ko: '출처' },
      description: { en: 'The sources of the notices, and how current each is.', ko: '공고의 출처와 수집 현황' },
    },
    {
      name: 'Service',
      title: { en: 'Service', ko: '서비스' },
      description: { en: 'The service itself: version, health, reference.', ko: '서비스 자체: 버전, 상태, API 문서' },
    },
    {
      name: 'Operator',
      title: { en: 'Operator', ko: '운영자' },
      description: {
        en: 'For operators of the service: all accounts, sources, incidents.',
        ko: '서비스 운영자 전용: 모든 계정, 출처, 보안 사고',
      },
    },
  ],
}
