import { bilingual } from '../../lib/language.tsx'
import type { Integration } from './list.ts'

type Named = Readonly<Record<Integration['name'], readonly [title: string, does: string]>>

const KOREAN: Named = {
  calendar: ['캘린더', '마감과 개찰 일정을 Google 캘린더, Outlook, Apple 캘린더에서 봅니다.'],
  feed: ['피드 리더', '새 공고를 피드 리더(Atom)에서 봅니다.'],
  widget: ['사내 포털 위젯', '진행 중인 최근 공고를 사내 포털의 페이지에 표시합니다.'],
  chat: ['Slack, Microsoft Teams, Discord', '알림을 채널에 바로 게시합니다. 웹훅의 형식만 선택하면 됩니다.'],
  assistants: ['AI 어시스턴트', 'Claude, VS Code, Cursor 등에서 공고를 검색하고 낙찰 통계를 조회합니다(MCP).'],
  spreadsheets: [
    '스프레드시트',
    'Google 스프레드시트, Excel, LibreOffice로 공고를 가져오고, 더존 iCUBE 양식을 만듭니다.',
  ],
  n8n: [
    'n8n',
    '워크플로에서 공고를 검색하고 키워드를 관리합니다. 이벤트로 시작하는 노드에는 Enterprise 요금제와 웹훅 쓰기 권한이 필요합니다.',
  ],
  tryton: ['Tryton(ERP)', '일치 공고와 입찰 건을 영업 기회로 등록하고, 낙찰 결과를 수주와 실주로 반영합니다.'],
  mirror: ['데이터베이스 복제', '공고, 낙찰, 이벤트를 PostgreSQL, SQLite, Parquet에 계속 복제합니다.'],
  superset: ['Superset', '복제한 데이터를 대시보드로 봅니다.'],
  messengers: ['텔레그램, 카카오톡 알림톡', '이벤트의 서명을 확인하고 메신저로 전달하는 작은 프로그램입니다.'],
  webhooks: ['웹훅', '서명된 이벤트를 고객 서버로 바로 보냅니다.'],
  clients: ['API와 클라이언트', 'REST API, 그리고 TypeScript, Python, Go, Java 클라이언트로 직접 개발합니다.'],
}
const ENGLISH: Named = {
  calendar: ['Calendar', 'Closings and openings in Google Calendar, Outlook or Apple Calendar.'],
  feed: ['Feed reader', 'New notices in a feed reader (Atom).'],
  widget: ['Widget for intranets', 'The newest open notices in a page of your intranet.'],
  chat: ['Slack, Microsoft Teams, Discord', 'Alerts in a channel, by a webhook of that format.'],
  assistants: ['AI assistants', 'Claude, VS Code, Cursor and others search notices and award statistics (MCP).'],
  spreadsheets: ['Spreadsheets', 'Notices in Google Sheets, Excel or LibreOffice, and forms for 더존 iCUBE.'],
  n8n: [
    'n8n',
    'Workflows that search notices and manage keywords. The node that starts on events needs the Enterprise plan and the right to write webhooks.',
  ],
  tryton: ['Tryton (ERP)', 'Each matching or pursued notice becomes a sale opportunity, which its award closes.'],
  mirror: ['Database mirror', 'Notices, awards and events in PostgreSQL, SQLite or Parquet, kept up to date.'],
  superset: ['Superset', 'A dashboard on a mirror in PostgreSQL.'],
  messengers: ['Telegram, KakaoTalk 알림톡', 'A small program that verifies events and forwards them.'],
  webhooks: ['Webhooks', 'Signed events, sent to your server at once.'],
  clients: ['API and clients', 'Build your own on the REST API, or on the TypeScript, Python, Go and Java clients.'],
}

const part = (named: Named, at: 0 | 1) =>
  Object.fromEntries(Object.entries(named).map(([name, words]) => [name, words[at]])) as Record<
    Integration['name'],
    string
  >

export const INTEGRATION_NAMES = bilingual(part(KOREAN, 0), part(ENGLISH, 0))
export const INTEGRATION_USES = bilingual(part(KOREAN, 1), part(ENGLISH, 1))

export const GROUP_NAMES = bilingual(
  { office: '설치 없이 쓰기', programs: '프로그램과 연결하기', own: '직접 개발하기' },
  { office: 'Nothing to install', programs: 'With a program', own: 'Your own program' },
)

export const INTEGRATIONS_WORDS = bilingual(
  {
    title: '연동',
    lead: '다른 프로그램에서 공고를 보고 알림을 받는 방법입니다. 필요한 링크, 키, 웹훅을 여기서 만들 수 있습니다.',
    needs: (plan: string, rights: string) => `필요: ${plan} 요금제 · ${rights}`,
    notPlan: '지금 요금제에는 포함되지 않습니다.',
    notMay: (rights: string) => `권한이 더 필요합니다: ${rights}`,
    link: '링크 만들기',
    key: '키 만들기',
    webhook: '웹훅 만들기',
    for: (act: string, name: string) => `${act}: ${name}`,
    command: (name: string) => `첫 명령: ${name}`,
    guide: '안내',
    repository: '저장소의 설명서:',
  },
  {
    title: 'Integrations',
    lead: 'See notices and get alerts in other programs. The links, keys and webhooks they need are created from here.',
    needs: (plan: string, rights: string) => `Needs: plan ${plan} · ${rights}`,
    notPlan: 'Your plan does not include it.',
    notMay: (rights: string) => `More rights are needed: ${rights}`,
    link: 'Create a link',
    key: 'Create a key',
    webhook: 'Create a webhook',
    for: (act: string, name: string) => `${act}: ${name}`,
    command: (name: string) => `First command: ${name}`,
    guide: 'Guide',
    repository: 'README in the repository:',
  },
)
