import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import type { Front } from '../front/index.ts'
import { HTML } from '../lib/html.ts'
import { type Http, JSON_TYPE, sendDocument } from '../lib/http/index.ts'
import { problem } from '../lib/problems.ts'
import { Type } from '../lib/type.ts'
import type { Wording } from '../vocabulary/languages.ts'
import type { Console } from './index.ts'
import { ASSET_TYPES, AssetBytes, AssetName, ConsoleNoticeNo, ConsolePage } from './schema.ts'

const tags = ['Service']
/** The content of the console's addresses while there is no console. */
type Door = Pick<Front, 'service' | 'home'>
type Shown = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/**
 * Serves the page of the console at each of its addresses, and its files. The page reads its data from `/v1`, like any
 * client.
 */
export function consoleRoutes(http: Http, console: Console, door: Door, ServiceShape: TSchema): void {
  const shown: Shown = async (request, reply) => {
    reply.header('vary', 'Accept, Accept-Language')
    const page = console.page()
    if (page === null) return sendInstead(request, reply, console, door)
    reply.type(`${HTML}; charset=utf-8`).header('content-security-policy', page.contentPolicy)
    return sendDocument(request, reply, page.document, page.caching)
  }
  http.get(
    '/',
    {
      config: { access: 'open', fromMemory: true, produces: [JSON_TYPE, HTML], anyQuery: true },
      schema: {
        operationId: 'getHome',
        title: { en: 'Root', ko: '첫 페이지' },
        about: {
          en: 'Browsers get the console, or the first page of this reference if the console is switched off, in the language of `Accept-Language`. Other clients get the same as `GET /v1`.',
          ko: '브라우저에는 콘솔을, 콘솔이 없으면 이 API 문서의 첫 페이지를 `Accept-Language`에 맞는 언어로, 프로그램에는 `GET /v1`과 같은 내용을 반환합니다.',
        },
        tags,
        response: { 200: { content: { [JSON_TYPE]: { schema: ServiceShape }, [HTML]: { schema: ConsolePage } } } },
      },
    },
    async (request, reply) => {
      if (request.sends === HTML) return shown(request, reply)
      reply.header('vary', 'Accept, Accept-Language')
      return door.service()
    },
  )
  for (const page of PAGES) pageRoute(http, page, shown)
  noticePageRoute(http, shown)
  assetRoute(http, console)
}

const response = { 200: { content: { [HTML]: { schema: ConsolePage } } } }

interface PageAddress {
  path: string
  operationId: string
  title: Wording
  about: Wording
}

/**
 * The addresses of pages contain their state, so that they can be bookmarked, sent and printed. The page reads the
 * parameters itself.
 */
const PAGES: PageAddress[] = [
  {
    path: '/sign-in',
    operationId: 'getSignInPage',
    title: { en: 'Sign in to the console', ko: '콘솔 로그인' },
    about: {
      en: 'The sign-in page of the console: with a key, a mailed link or a passkey.',
      ko: '키, 메일의 링크, 패스키로 로그인하는 콘솔의 페이지입니다.',
    },
  },
  {
    path: '/connect',
    operationId: 'getConnectPage',
    title: { en: 'Connect an app in the console', ko: '콘솔의 앱 연결' },
    about: {
      en: 'The console page on which a signed-in member decides about a request of an app (OAuth). `GET /oauth/authorize` leads here.',
      ko: '앱의 연결 요청(OAuth)을 로그인한 구성원이 허용하거나 거절하는 콘솔의 페이지입니다. `GET /oauth/authorize`에서 이동합니다.',
    },
  },
  {
    path: '/search',
    operationId: 'getSearchPage',
    title: { en: 'Search in the console', ko: '콘솔의 검색' },
    about: {
      en: 'The search page of the console. It reads the parameters of `GET /v1/bids`.',
      ko: '콘솔의 검색 페이지입니다. `GET /v1/bids`와 같은 파라미터를 씁니다.',
    },
  },
  {
    path: '/inbox',
    operationId: 'getInboxPage',
    title: { en: 'The inbox in the console', ko: '콘솔의 알림함' },
    about: {
      en: 'The console page with the events of the account. It reads filters from its parameters.',
      ko: '계정의 이벤트를 보여 주는 콘솔의 페이지입니다. 조건은 파라미터로 받습니다.',
    },
  },
  {
    path: '/keywords',
    operationId: 'getKeywordsPage',
    title: { en: 'Keywords in the console', ko: '콘솔의 키워드' },
    about: {
      en: 'The console page for creating, previewing and changing keywords.',
      ko: '키워드를 만들고, 미리 보고, 바꾸는 콘솔의 페이지입니다.',
    },
  },
  {
    path: '/upcoming',
    operationId: 'getUpcomingPage',
    title: { en: 'Upcoming notices in the console', ko: '콘솔의 곧 나올 공고' },
    about: {
      en: 'The console page with notices that recur every year. It reads filters from its parameters.',
      ko: '매년 반복되는 공고를 보여 주는 콘솔의 페이지입니다. 조건은 파라미터로 받습니다.',
    },
  },
  {
    path: '/pipeline',
    operationId: 'getPipelinePage',
    title: { en: 'Pursuits in the console', ko: '콘솔의 입찰 건' },
    about: {
      en: 'The console page with the pursuits of the account: as a board, a table and a calendar.',
      ko: '계정의 입찰 건을 보드, 표, 달력으로 보여 주는 콘솔의 페이지입니다.',
    },
  },
  {
    path: '/statistics',
    operationId: 'getStatisticsPage',
    title: { en: 'Statistics in the console', ko: '콘솔의 통계' },
    about: {
      en: 'The console page for award statistics, competitors and price references.',
      ko: '낙찰 통계, 경쟁사, 가격을 보여 주는 콘솔의 페이지입니다.',
    },
  },
  {
    path: '/reports',
    operationId: 'getReportsPage',
    title: { en: 'Reports in the console', ko: '콘솔의 보고서' },
    about: {
      en: 'The console page for requesting, reading, downloading and scheduling reports.',
      ko: '보고서를 만들고 보고 내려받고 예약하는 콘솔의 페이지입니다.',
    },
  },
  {
    path: '/webhooks',
    operationId: 'getWebhooksPage',
    title: { en: 'Webhooks in the console', ko: '콘솔의 웹훅' },
    about: {
      en: 'The console page for webhooks and their deliveries.',
      ko: '웹훅과 그 전송을 보여 주는 콘솔의 페이지입니다.',
    },
  },
  {
    path: '/integrations',
    operationId: 'getIntegrationsPage',
    title: { en: 'Integrations in the console', ko: '콘솔의 연동' },
    about: {
      en: 'The console page that leads to each integration: what it does, what it needs, and its first step.',
      ko: '각 연동이 하는 일, 필요한 것, 첫 단계를 안내하는 콘솔의 페이지입니다.',
    },
  },
  {
    path: '/account',
    operationId: 'getAccountPage',
    title: { en: 'The account in the console', ko: '콘솔의 계정' },
    about: {
      en: 'The console page for keys, team, allow-list, incidents, audit log, usage and sessions.',
      ko: '키, 팀, 허용 목록, 보안 사고, 감사 기록, 사용량, 세션을 다루는 콘솔의 페이지입니다.',
    },
  },
  {
    path: '/operator',
    operationId: 'getOperatorPage',
    title: { en: 'The operator area in the console', ko: '콘솔의 운영자 화면' },
    about: {
      en: 'The console page for operators of the service. The page checks this with `GET /session`.',
      ko: '서비스 운영자를 위한 콘솔의 페이지입니다. 페이지가 `GET /session`으로 운영자인지 확인합니다.',
    },
  },
]

function pageRoute(http: Http, { path, operationId, title, about }: PageAddress, shown: Shown): void {
  http.get(
    path,
    {
      config: { access: 'open', fromMemory: true, produces: [HTML], anyQuery: true },
      schema: { operationId, title, about, tags, response },
    },
    async (request, reply) => shown(request, reply),
  )
}

function noticePageRoute(http: Http, shown: Shown): void {
  http.get(
    '/notices/:noticeNo',
    {
      config: { access: 'open', fromMemory: true, produces: [HTML], anyQuery: true },
      schema: {
        operationId: 'getNoticePage',
        title: { en: 'A notice in the console', ko: '콘솔의 공고' },
        about: {
          en: 'The console page of one notice. The page itself checks whether the notice exists.',
          ko: '공고 하나를 보여 주는 콘솔의 페이지입니다. 공고가 있는지는 페이지에서 확인합니다.',
        },
        tags,
        params: Type.Object({ noticeNo: ConsoleNoticeNo }),
        response,
      },
    },
    async (request, reply) => shown(request, reply),
  )
}

function assetRoute(http: Http, console: Console): void {
  http.get(
    '/assets/:file',
    {
      config: { access: 'open', fromMemory: true, produces: ASSET_TYPES, pageFile: true },
      schema: {
        operationId: 'getConsoleFile',
        title: { en: 'A file of the console', ko: '콘솔의 파일' },
        about: {
          en: 'Scripts, styles and fonts of the console. A file with a hash in its name never changes.',
          ko: '콘솔의 스크립트, 스타일, 글꼴입니다. 이름에 해시가 있는 파일의 내용은 바뀌지 않습니다.',
        },
        tags,
        params: Type.Object({ file: AssetName }),
        response: {
          200: { content: Object.fromEntries(ASSET_TYPES.map((type) => [type, { schema: AssetBytes }])) },
        },
      },
    },
    async (request, reply) => {
      const asset = console.asset(request.params.file)
      if (asset === null) throw problem('not_found', NO_FILE)
      reply.type(asset.type)
      return sendDocument(request, reply, asset.document, asset.caching)
    },
  )
}

const NO_FILE = {
  en: 'The console has no file with this name. Reload the page: a newer version has other files.',
  ko: '콘솔에서 이 이름의 파일을 찾을 수 없습니다. 새 버전에서는 파일 이름이 바뀌므로 페이지를 새로 고쳐 주십시오.',
}

function sendInstead(request: FastifyRequest, reply: FastifyReply, console: Console, door: Door) {
  const page = door.home(request.headers['accept-language'], console.isBeingMade())
  if (page === null) throw problem('not_found', NO_FILE)
  reply.type(`${page.type}; charset=utf-8`)
  if (page.contentPolicy !== null) reply.header('content-security-policy', page.contentPolicy)
  return sendDocument(request, reply, page.document, 'no-cache')
}
