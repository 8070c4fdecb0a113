import type { FastifyReply, FastifyRequest } from 'fastify'
import { type TSchema, Type } from 'typebox'
import type { Front } from '../front/index.ts'
import { HTML } from '../lib/html.ts'
import { type Http, JSON_TYPE, sendDocument } from '../lib/http/index.ts'
import { problem } from '../lib/problems.ts'
import type { Console } from './index.ts'
import { ASSET_TYPES, AssetBytes, AssetName, ConsoleNoticeNo, ConsolePage } from './schema.ts'

const tags = ['Service']
/** What stands at the console's addresses as long as there is none. */
type Door = Pick<Front, 'service' | 'home'>
type Shown = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** The console: its page at each of its addresses, and the files it loads. What it shows it asks of `/v1`, as anybody does. */
export function consoleRoutes(http: Http, console: Console, door: Door, Told: TSchema): void {
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
      config: { access: 'open', produces: [JSON_TYPE, HTML], anyQuery: true },
      schema: {
        operationId: 'getHome',
        summary: 'Root',
        description:
          'Browsers get the console, or the first page of this reference if the console is switched off, in the language of `Accept-Language`. Other clients get the same as `GET /v1`.',
        tags,
        response: { 200: { content: { [JSON_TYPE]: { schema: Told }, [HTML]: { schema: ConsolePage } } } },
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
  summary: string
  description: string
}

/** What a page shows is in its address, so that it can be kept, sent and printed. The page reads the parameters itself. */
const PAGES: PageAddress[] = [
  {
    path: '/sign-in',
    operationId: 'getSignInPage',
    summary: 'Sign in to the console',
    description: 'The sign-in page of the console: with a key, a mailed link or a passkey.',
  },
  {
    path: '/search',
    operationId: 'getSearchPage',
    summary: 'Search in the console',
    description: 'The search page of the console. It reads the parameters of `GET /v1/bids`.',
  },
  {
    path: '/inbox',
    operationId: 'getInboxPage',
    summary: 'The inbox in the console',
    description: 'The console page with the events of the account. It reads filters from its parameters.',
  },
  {
    path: '/keywords',
    operationId: 'getKeywordsPage',
    summary: 'Keywords in the console',
    description: 'The console page for creating, previewing and changing keywords.',
  },
  {
    path: '/pipeline',
    operationId: 'getPipelinePage',
    summary: 'Pursuits in the console',
    description: 'The console page with the pursuits of the account: as a board, a table and a calendar.',
  },
  {
    path: '/statistics',
    operationId: 'getStatisticsPage',
    summary: 'Statistics in the console',
    description: 'The console page for award statistics, competitors and price references.',
  },
  {
    path: '/reports',
    operationId: 'getReportsPage',
    summary: 'Reports in the console',
    description: 'The console page for requesting, reading, downloading and scheduling reports.',
  },
  {
    path: '/webhooks',
    operationId: 'getWebhooksPage',
    summary: 'Webhooks in the console',
    description: 'The console page for webhooks and their deliveries.',
  },
  {
    path: '/integrations',
    operationId: 'getIntegrationsPage',
    summary: 'Integrations in the console',
    description: 'The console page that leads to each integration: what it does, what it needs, and its first step.',
  },
  {
    path: '/account',
    operationId: 'getAccountPage',
    summary: 'The account in the console',
    description: 'The console page for keys, team, allow-list, incidents, audit log, usage and sessions.',
  },
  {
    path: '/operator',
    operationId: 'getOperatorPage',
    summary: 'The operator area in the console',
    description: 'The console page for operators of the service. The page checks this with `GET /session`.',
  },
]

function pageRoute(http: Http, { path, operationId, summary, description }: PageAddress, shown: Shown): void {
  http.get(
    path,
    {
      config: { access: 'open', produces: [HTML], anyQuery: true },
      schema: { operationId, summary, description, tags, response },
    },
    async (request, reply) => shown(request, reply),
  )
}

function noticePageRoute(http: Http, shown: Shown): void {
  http.get(
    '/notices/:noticeNo',
    {
      config: { access: 'open', produces: [HTML], anyQuery: true },
      schema: {
        operationId: 'getNoticePage',
        summary: 'A notice in the console',
        description: 'The console page of one notice. The page itself checks whether the notice exists.',
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
      config: { access: 'open', produces: ASSET_TYPES, pageFile: true },
      schema: {
        operationId: 'getConsoleFile',
        summary: 'A file of the console',
        description: 'Scripts, styles and fonts of the console. A file with a hash in its name never changes.',
        tags,
        params: Type.Object({ file: AssetName }),
        response: {
          200: { content: Object.fromEntries(ASSET_TYPES.map((type) => [type, { schema: AssetBytes }])) },
        },
      },
    },
    async (request, reply) => {
      const asset = await console.asset(request.params.file)
      if (asset === null) throw problem('not_found', NO_FILE)
      reply.type(asset.type)
      return sendDocument(request, reply, asset.document, asset.caching)
    },
  )
}

const NO_FILE = {
  en: 'The console has no file with this name. Reload the page: a newer version has other files.',
  ko: '콘솔에 그런 이름의 파일이 없습니다. 새 버전에서는 파일 이름이 바뀌므로 페이지를 새로 고쳐 주십시오.',
}

async function sendInstead(request: FastifyRequest, reply: FastifyReply, console: Console, door: Door) {
  const page = await door.home(request.headers['accept-language'], console.isBeingMade())
  if (page === null) throw problem('not_found', NO_FILE)
  reply.type(`${page.type}; charset=utf-8`)
  if (page.contentPolicy !== null) reply.header('content-security-policy', page.contentPolicy)
  return sendDocument(request, reply, page.document, 'no-cache')
}
