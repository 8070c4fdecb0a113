import type { FastifyReply, FastifyRequest } from 'fastify'
import { HTML } from '../lib/html.ts'
import { addName, type Http, sendDocument } from '../lib/http/index.ts'
import { problem, unavailable } from '../lib/problems.ts'
import { Type } from '../lib/type.ts'
import type { Front, FrontPage } from './index.ts'
import {
  DocsPage,
  DocsPicture,
  DocsText,
  Health,
  MetricsText,
  OpenApi,
  PageName,
  Readiness,
  Service,
} from './schema.ts'

const tags = ['Service']
const MARKDOWN = 'text/markdown'
const WEBP = 'image/webp'
const PAGE = { [HTML]: { schema: DocsPage }, [MARKDOWN]: { schema: DocsText } }

/** The pages without a key: what this service is, its health, and how to use it. */
export function frontRoutes(http: Http, front: Front): void {
  http.get(
    '/v1',
    {
      config: { access: 'open', fromMemory: true },
      schema: {
        operationId: 'getService',
        title: { en: 'Name, version and stage', ko: '이름, 버전, 단계' },
        about: {
          en: 'Name and version of the service, the stage of its release, and where to read more.',
          ko: '서비스의 이름, 버전, 공개 단계, 관련 링크입니다.',
        },
        tags,
        response: { 200: Service },
      },
    },
    async () => front.service(),
  )
  http.get(
    '/healthz',
    {
      config: { access: 'open', fromMemory: true },
      schema: {
        operationId: 'getHealth',
        title: { en: 'Check whether the process is running', ko: '프로세스 동작 확인' },
        about: {
          en: 'Succeeds while the process is running. Meant for a supervisor that restarts dead processes.',
          ko: '데이터베이스와 관계없이 프로세스가 동작하면 응답합니다. 멈춘 프로세스를 재시작하는 감독 프로그램이 씁니다.',
        },
        tags,
        response: { 200: Health },
      },
    },
    async () => ({ status: 'ok' as const }),
  )
  documentRoutes(http, front)
  operatorRoutes(http, front)
  doorRoutes(http, front)
  referenceRoutes(http, front)
  pageRoutes(http, front)
}

/** The reference for programs. */
function documentRoutes(http: Http, front: Front): void {
  http.get(
    '/openapi.json',
    {
      config: { access: 'open', fromMemory: true },
      schema: {
        operationId: 'getOpenApi',
        title: { en: 'This reference as OpenAPI', ko: 'OpenAPI 문서' },
        about: {
          en: 'The OpenAPI document behind `/docs`, with the address of this service.',
          ko: '`/docs`의 원본인 OpenAPI 문서이며 이 서비스의 주소를 포함합니다.',
        },
        tags,
        response: { 200: OpenApi },
      },
    },
    async (request, reply) => sendDocument(request, reply.type('application/json; charset=utf-8'), front.openapi()),
  )
  http.get(
    '/openapi-tools.json',
    {
      config: { access: 'open', fromMemory: true },
      schema: {
        operationId: 'getToolsOpenApi',
        title: { en: 'This reference as OpenAPI for tools', ko: '도구용 OpenAPI 문서' },
        about: {
          en: 'The OpenAPI document for tools that import it and send requests: without webhooks, with this service as its only server, and with an example of each request and response.',
          ko: '문서를 가져와 요청을 보내는 도구를 위한 OpenAPI 문서입니다. 웹훅이 없고, 서버는 이 서비스 하나이며, 요청과 응답마다 예시가 있습니다.',
        },
        tags,
        response: { 200: OpenApi },
      },
    },
    async (request, reply) =>
      sendDocument(request, reply.type('application/json; charset=utf-8'), front.toolsOpenapi()),
  )
}

function operatorRoutes(http: Http, front: Front): void {
  http.get(
    '/readyz',
    {
      config: { access: 'ops', fromMemory: true },
      schema: {
        operationId: 'getReadiness',
        title: { en: 'Check whether the service is ready', ko: '서비스 준비 확인' },
        about: {
          en: 'Whether the service should receive requests; meant for a load balancer. Returns 503 while a dependency is unavailable or the service is stopping.',
          ko: '로드 밸런서가 요청을 보내도 되는지 확인합니다. 필요한 자원을 쓸 수 없거나 종료 중이면 503입니다.',
        },
        tags,
        response: { 200: Readiness },
      },
    },
    async () => {
      const state = await front.readiness(http.isDraining())
      if (!state.ok)
        throw unavailable({
          en: `Not ready: ${failing(state)}.`,
          ko: `준비되지 않은 항목이 있습니다: "${failing(state)}".`,
        })
      return state
    },
  )
  http.get(
    '/metrics',
    {
      config: { access: 'ops', fromMemory: true, produces: ['text/plain'] },
      schema: {
        operationId: 'getMetrics',
        title: { en: 'Metrics for Prometheus', ko: 'Prometheus용 지표' },
        about: {
          en: 'Metrics of this process. No label contains an account, a key or a query.',
          ko: '이 프로세스의 지표입니다. 라벨에는 계정, 키, 검색어가 없습니다.',
        },
        tags,
        response: { 200: { content: { 'text/plain': { schema: MetricsText } } } },
      },
    },
    async (_request, reply) => send(reply, front.metrics.contentType, await front.metrics.text()),
  )
}

/** The entry points for language models. */
function doorRoutes(http: Http, front: Front): void {
  http.get(
    '/llms.txt',
    {
      config: { access: 'open', fromMemory: true, produces: [MARKDOWN, 'text/plain'] },
      schema: {
        operationId: 'getLlms',
        title: { en: 'Contents for language models', ko: '언어 모델용 목록' },
        about: {
          en: 'The URL of every page as Markdown, with one line about each (llms.txt).',
          ko: '모든 페이지의 Markdown 주소를 한 줄 설명과 함께 반환합니다(llms.txt).',
        },
        tags,
        response: { 200: { content: { [MARKDOWN]: { schema: DocsText } } } },
      },
    },
    async (request, reply) => sendPage(request, reply, front.llms()),
  )
}

function referenceRoutes(http: Http, front: Front): void {
  http.get(
    '/docs',
    {
      config: { access: 'open', fromMemory: true, produces: [HTML] },
      schema: {
        operationId: 'getDocs',
        title: { en: 'This reference as a page', ko: 'API 문서' },
        about: { en: 'The contents of all guides and operations.', ko: '모든 안내서와 작업의 목록입니다.' },
        tags,
        response: { 200: { content: { [HTML]: { schema: DocsPage } } } },
      },
    },
    async (request, reply) => sendFound(request, reply, front.page('')),
  )
  http.get(
    '/docs/errors',
    {
      config: { access: 'open', fromMemory: true, produces: [HTML, MARKDOWN] },
      schema: {
        operationId: 'getErrorDocs',
        title: { en: 'Every error code explained', ko: '모든 오류 코드 설명' },
        about: {
          en: 'The page that the `type` of every problem links to.',
          ko: '모든 오류의 `type`에 있는 주소입니다.',
        },
        tags,
        response: { 200: { content: PAGE } },
      },
    },
    async (request, reply) => sendPreferred(request, reply, front, 'errors'),
  )
}

/** Every page, as HTML, or as Markdown if `Accept` prefers it or `.md` follows the name. */
function pageRoutes(http: Http, front: Front): void {
  http.get(
    '/docs/:page',
    {
      config: { access: 'open', fromMemory: true, produces: [HTML, MARKDOWN] },
      schema: {
        operationId: 'getDocsPage',
        title: { en: 'One guide', ko: '안내서 하나' },
        about: {
          en: 'A guide, or `ko` for the Korean start page. Append `.md` or send `Accept: text/markdown` to get it as Markdown.',
          ko: '안내서 하나입니다. 한국어 첫 페이지는 `ko`입니다. 이름이 `.md`로 끝나거나 `Accept: text/markdown`을 보내면 같은 내용을 Markdown으로 반환합니다.',
        },
        tags,
        params: Type.Object({ page: PageName }),
        response: { 200: { content: PAGE } },
      },
    },
    async (request, reply) => sendPreferred(request, reply, front, request.params.page),
  )
  http.get(
    '/docs/:section/:page',
    {
      config: { access: 'open', fromMemory: true, produces: [HTML, MARKDOWN, WEBP] },
      schema: {
        operationId: 'getDocsSubpage',
        title: { en: 'A page of one section', ko: '하위 페이지' },
        about: {
          en: 'The operations of one group under `api`, a guide in Korean under `ko`, a picture of a guide under `pictures`. Append `.md` to the name of a page, or send `Accept: text/markdown`, to get it as Markdown.',
          ko: '`api` 아래에는 분류별 작업이, `ko` 아래에는 한국어 안내서가, `pictures` 아래에는 안내서의 그림이 있습니다. 페이지 이름이 `.md`로 끝나거나 `Accept: text/markdown`을 보내면 같은 내용을 Markdown으로 반환합니다.',
        },
        tags,
        params: Type.Object({ section: PageName, page: PageName }),
        response: {
          200: { content: { [HTML]: PAGE[HTML], [MARKDOWN]: PAGE[MARKDOWN], [WEBP]: { schema: DocsPicture } } },
        },
      },
    },
    async (request, reply) => {
      const { section, page } = request.params
      return sendPreferred(request, reply, front, `${section}/${page}`)
    },
  )
  http.get(
    '/docs/ko/api/:page',
    {
      config: { access: 'open', fromMemory: true, produces: [HTML, MARKDOWN] },
      schema: {
        operationId: 'getDocsKoreanGroup',
        title: { en: 'The operations of one group, in Korean', ko: '분류별 작업(한국어)' },
        about: {
          en: 'Append `.md` to its name, or send `Accept: text/markdown`, to get it as Markdown.',
          ko: '이름이 `.md`로 끝나거나 `Accept: text/markdown`을 보내면 같은 내용을 Markdown으로 반환합니다.',
        },
        tags,
        params: Type.Object({ page: PageName }),
        response: { 200: { content: PAGE } },
      },
    },
    async (request, reply) => sendPreferred(request, reply, front, `ko/api/${request.params.page}`),
  )
}

/** A name that ends in `.md` is Markdown whatever `Accept` says, and a page without Markdown is sent as it is. */
function sendPreferred(
  request: FastifyRequest,
  reply: FastifyReply,
  front: Pick<Front, 'page'>,
  path: string,
): FastifyReply {
  const text = request.sends === MARKDOWN ? front.page(`${path}.md`) : null
  reply.header('vary', addName(reply.getHeader('vary'), 'Accept'))
  return sendFound(request, reply, text ?? front.page(path))
}

function sendFound(request: FastifyRequest, reply: FastifyReply, page: FrontPage | null): FastifyReply {
  if (page === null)
    throw problem('not_found', {
      en: 'There is no such page. All pages are listed at /docs and in /llms.txt.',
      ko: '페이지를 찾을 수 없습니다. 모든 페이지의 목록은 /docs와 /llms.txt에 있습니다.',
    })
  return sendPage(request, reply, page)
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: FrontPage): FastifyReply {
  reply.type(page.type.startsWith('text/') ? `${page.type}; charset=utf-8` : page.type)
  if (page.contentPolicy !== null) reply.header('content-security-policy', page.contentPolicy)
  return sendDocument(request, reply, page.document)
}

const failing = (state: Readiness): string =>
  state.checks
    .filter((check) => !check.ok)
    .map(({ name, detail }) => `${name} (${detail})`)
    .join(', ')

const send = (reply: FastifyReply, type: string, text: string): FastifyReply => reply.type(type).send(text)
