import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { HTML } from '../lib/html.ts'
import { type Http, sendDocument } from '../lib/http/index.ts'
import { problem, unavailable } from '../lib/problems.ts'
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

/** The pages without key: what answers here, whether it is well, and how it is spoken to. */
export function frontRoutes(http: Http, front: Front): void {
  http.get(
    '/v1',
    {
      config: { access: 'open' },
      schema: {
        operationId: 'getService',
        summary: 'Name, version and stage',
        description: 'Name and version of the service, the stage of its release, and where to read more.',
        tags,
        response: { 200: Service },
      },
    },
    async () => front.service(),
  )
  http.get(
    '/healthz',
    {
      config: { access: 'open' },
      schema: {
        operationId: 'getHealth',
        summary: 'Check whether the process is running',
        description: 'Succeeds while the process is running. Meant for a supervisor that restarts dead processes.',
        tags,
        response: { 200: Health },
      },
    },
    async () => ({ status: 'ok' as const }),
  )
  http.get(
    '/openapi.json',
    {
      config: { access: 'open' },
      schema: {
        operationId: 'getOpenApi',
        summary: 'This reference as OpenAPI',
        description: 'The OpenAPI document behind `/docs`, with the address of this service.',
        tags,
        response: { 200: OpenApi },
      },
    },
    async (request, reply) =>
      sendDocument(request, reply.type('application/json; charset=utf-8'), await front.openapi()),
  )
  http.get(
    '/openapi-tools.json',
    {
      config: { access: 'open' },
      schema: {
        operationId: 'getToolsOpenApi',
        summary: 'This reference as OpenAPI for tools',
        description:
          'The OpenAPI document for tools that import it and send requests: without webhooks, with this service as its only server, and with an example of each request and response.',
        tags,
        response: { 200: OpenApi },
      },
    },
    async (request, reply) =>
      sendDocument(request, reply.type('application/json; charset=utf-8'), await front.toolsOpenapi()),
  )
  operatorRoutes(http, front)
  doorRoutes(http, front)
  referenceRoutes(http, front)
  pageRoutes(http, front)
}

function operatorRoutes(http: Http, front: Front): void {
  http.get(
    '/readyz',
    {
      config: { access: 'ops' },
      schema: {
        operationId: 'getReadiness',
        summary: 'Check whether the service is ready',
        description:
          'Whether the service should receive requests; meant for a load balancer. Returns 503 while a dependency is unavailable or the service is stopping.',
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
      config: { access: 'ops', produces: ['text/plain'] },
      schema: {
        operationId: 'getMetrics',
        summary: 'Metrics for Prometheus',
        description: 'Metrics of this process. No label contains an account, a key or a query.',
        tags,
        response: { 200: { content: { 'text/plain': { schema: MetricsText } } } },
      },
    },
    async (_request, reply) => send(reply, front.metrics.contentType, await front.metrics.text()),
  )
}

/** Where language models come in. */
function doorRoutes(http: Http, front: Front): void {
  http.get(
    '/llms.txt',
    {
      config: { access: 'open', produces: [MARKDOWN, 'text/plain'] },
      schema: {
        operationId: 'getLlms',
        summary: 'Contents for language models',
        description: 'The URL of every page as Markdown, with one line about each (llms.txt).',
        tags,
        response: { 200: { content: { [MARKDOWN]: { schema: DocsText } } } },
      },
    },
    async (request, reply) => sendPage(request, reply, await front.llms()),
  )
}

function referenceRoutes(http: Http, front: Front): void {
  http.get(
    '/docs',
    {
      config: { access: 'open', produces: [HTML] },
      schema: {
        operationId: 'getDocs',
        summary: 'This reference as a page',
        description: 'The contents of all guides and operations.',
        tags,
        response: { 200: { content: { [HTML]: { schema: DocsPage } } } },
      },
    },
    async (request, reply) => sendFound(request, reply, await front.page('')),
  )
  http.get(
    '/docs/errors',
    {
      config: { access: 'open', produces: [HTML] },
      schema: {
        operationId: 'getErrorDocs',
        summary: 'Every error code explained',
        description: 'The page that the `type` of every problem links to.',
        tags,
        response: { 200: { content: { [HTML]: { schema: DocsPage } } } },
      },
    },
    async (request, reply) => sendFound(request, reply, await front.page('errors')),
  )
}

/** Every page, as HTML or, with `.md` after its name, as Markdown. */
function pageRoutes(http: Http, front: Front): void {
  const sent = { [HTML]: { schema: DocsPage }, [MARKDOWN]: { schema: DocsText } }
  http.get(
    '/docs/:page',
    {
      config: { access: 'open', produces: [HTML, MARKDOWN] },
      schema: {
        operationId: 'getDocsPage',
        summary: 'One guide',
        description: 'A guide, or `ko` for the Korean start page. Append `.md` to get it as Markdown.',
        tags,
        params: Type.Object({ page: PageName }),
        response: { 200: { content: sent } },
      },
    },
    async (request, reply) => sendFound(request, reply, await front.page(request.params.page)),
  )
  http.get(
    '/docs/:section/:page',
    {
      config: { access: 'open', produces: [HTML, MARKDOWN, WEBP] },
      schema: {
        operationId: 'getDocsSubpage',
        summary: 'A page of one section',
        description:
          'The operations of one group under `api`, a guide in Korean under `ko`, a picture of a guide under `pictures`. Append `.md` to the name of a page to get it as Markdown.',
        tags,
        params: Type.Object({ section: PageName, page: PageName }),
        response: { 200: { content: { ...sent, [WEBP]: { schema: DocsPicture } } } },
      },
    },
    async (request, reply) => {
      const { section, page } = request.params
      return sendFound(request, reply, await front.page(`${section}/${page}`))
    },
  )
  http.get(
    '/docs/ko/api/:page',
    {
      config: { access: 'open', produces: [HTML, MARKDOWN] },
      schema: {
        operationId: 'getDocsKoreanGroup',
        summary: 'The operations of one group, in Korean',
        description: 'Append `.md` to its name to get it as Markdown.',
        tags,
        params: Type.Object({ page: PageName }),
        response: { 200: { content: sent } },
      },
    },
    async (request, reply) => sendFound(request, reply, await front.page(`ko/api/${request.params.page}`)),
  )
}

function sendFound(request: FastifyRequest, reply: FastifyReply, page: FrontPage | null): FastifyReply {
  if (page === null)
    throw problem('not_found', {
      en: 'There is no such page. All pages are listed at /docs and in /llms.txt.',
      ko: '그런 페이지가 없습니다. 모든 페이지의 목록은 /docs와 /llms.txt에 있습니다.',
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
