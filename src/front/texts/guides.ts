import type { Language } from '../../vocabulary/languages.ts'

export interface Guide {
  /** `docs/NAME.md`, and in Korean `docs/ko/NAME.md`. */
  name: string
  /** The title in the table of contents, and the subject of the page. */
  says: Record<Language, { title: string; about: string }>
}

const guide = (name: string, en: [string, string], ko: [string, string]): Guide => ({
  name,
  says: { en: { title: en[0], about: en[1] }, ko: { title: ko[0], about: ko[1] } },
})

/** In reading order. */
export const GUIDES: readonly Guide[] = [
  guide(
    'first-call',
    ['First call', 'From a key to the first notices, in five minutes.'],
    ['첫 호출', '키를 받아 첫 공고를 조회하기까지 5분.'],
  ),
  guide(
    'conventions',
    ['API conventions', 'Pagination, idempotency, versions, the states of a notice, test data.'],
    ['API 공통 규칙', '페이지와 커서, 멱등성, 버전, 공고의 상태, 테스트 데이터.'],
  ),
  guide(
    'bid-manager',
    [
      'Guide for bid managers',
      'Sign in, keywords, alert mails, pursuits, statistics and reports, without a developer.',
    ],
    ['입찰 담당자 안내', '개발자 없이 로그인, 키워드, 알림 메일, 입찰 건, 통계, 보고서를 쓰는 방법.'],
  ),
  guide(
    'search',
    ['Search language', 'How queries match titles: words, phrases and operators.'],
    ['검색어', '검색어 문법과 단어를 찾는 방법.'],
  ),
  guide(
    'alerts',
    ['Keywords, alerts and mails', 'Save searches, and be notified of new matches.'],
    ['키워드, 알림, 메일', '검색 조건을 저장하고 신규 일치 공고의 알림을 받습니다.'],
  ),
  guide(
    'events',
    ['Events', 'Everything an account is notified of, as a list and as a stream.'],
    ['이벤트', '계정의 알림을 목록과 스트림으로 받습니다.'],
  ),
  guide(
    'eligibility',
    ['Eligibility', 'Whether your company may bid on a notice, with the rows behind the verdict.'],
    ['참가자격', '공고에 참가할 수 있는지를 근거와 함께 판단합니다.'],
  ),
  guide(
    'attachments',
    ['Attachments', 'The files of a notice: what is stored of them, and their text with page numbers.'],
    ['첨부파일', '공고 파일의 수집 상태와 페이지별 텍스트.'],
  ),
  guide(
    'competition',
    ['Competition', 'Who won similar notices, how concentrated the awards are, single bids and failed openings.'],
    ['경쟁 현황', '비슷한 공고의 낙찰업체, 낙찰 집중도, 단독 참가, 유찰.'],
  ),
  guide(
    'recurring',
    ['Recurring notices', 'Notices that come back every year, with the month in which the next one is expected.'],
    ['매년 반복되는 공고', '해마다 나오는 공고와 다음 공고가 예상되는 달.'],
  ),
  guide(
    'pursuits',
    ['Pursuits', 'How your company works on a notice, with automatic results.'],
    ['입찰 건', '회사의 공고 진행 상태와 자동으로 입력되는 결과.'],
  ),
  guide(
    'calendars',
    ['Calendars and feeds', 'Deadlines in Google Calendar, Outlook and Apple Calendar; notices in a feed reader.'],
    ['캘린더와 피드', '마감 일정을 캘린더에서, 새 공고를 피드 리더에서 봅니다.'],
  ),
  guide(
    'widget',
    ['Widget for intranets', 'The newest notices in a page of your intranet, without a key in the page.'],
    ['사내 포털 위젯', '키 없이 사내 포털에 최근 공고를 보여 줍니다.'],
  ),
  guide(
    'webhooks',
    ['Webhooks', 'Signed events for your system, with receivers in four languages.'],
    ['웹훅', '서명된 이벤트를 고객 시스템으로 보냅니다.'],
  ),
  guide(
    'feed',
    ['Changes feed into an ERP', 'A copy of all notices that misses nothing.'],
    ['변경 피드로 ERP 연동', '모든 공고의 사본을 누락 없이 유지합니다.'],
  ),
  guide(
    'erp',
    [
      'Notices in an ERP or CRM',
      'Create one opportunity for each notice, exactly once: fields and patterns for six systems.',
    ],
    ['ERP·CRM 연동', '공고마다 영업 기회를 중복 없이 한 건씩 등록하는 방법과 여섯 시스템의 필드 매핑.'],
  ),
  guide(
    'statistics',
    ['Statistics', 'Awards by agency and firm, award rates, and how they are counted.'],
    ['통계', '기관별·업체별 낙찰과 낙찰률, 집계 기준.'],
  ),
  guide(
    'reports',
    ['Reports', 'A week or a month as PDF, spreadsheet, web page or JSON.'],
    ['보고서', '주간·월간 보고서를 PDF, 스프레드시트, 웹 페이지, JSON으로.'],
  ),
  guide(
    'agents',
    ['AI assistants', 'Connect an assistant by MCP: six tools that search, read, compare and watch.'],
    ['AI 어시스턴트', 'MCP로 어시스턴트를 연결합니다. 검색, 조회, 통계, 참가자격, 알림 등록 도구 6개.'],
  ),
  guide(
    'access',
    ['Keys, teams and limits of access', 'Keys, scopes, members, usage and the audit log.'],
    ['키와 구성원', '키, 권한, 구성원, 사용량, 감사 기록.'],
  ),
  guide(
    'compatibility',
    [
      'Compatibility of clients',
      'What counts as breaking, supported runtimes, and which client goes with which service.',
    ],
    ['클라이언트 호환성', '호환되지 않는 변경, 지원 런타임, 서비스와 클라이언트의 조합.'],
  ),
  guide(
    'limits',
    ['Limits', 'Rate limits, sizes, quotas and retention.'],
    ['한도', '요청 수, 크기, 개수, 보관 기간의 한도.'],
  ),
  guide(
    'errors',
    ['Errors', 'Every error code, its cause and what to do.'],
    ['오류', '모든 오류 코드의 원인과 해결 방법.'],
  ),
  guide(
    'glossary',
    ['Glossary', 'Terms of Korean public procurement, with the fields of the API.'],
    ['용어집', '조달 용어와 서비스 용어의 뜻.'],
  ),
]
