import type { FastifyReply } from 'fastify'
import { HTML } from '../lib/html.ts'
import { type Http, sendDocument } from '../lib/http/index.ts'
import { unavailable } from '../lib/problems.ts'
import type { Front } from './index.ts'
import { DocsPage, Health, MetricsText, OpenApi, Readiness, Service } from './schema.ts'

const tags = ['Service']

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
        description:
          'Answers as long as the process is running, whatever else is wrong. It is meant for a supervisor that restarts dead processes.',
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
        description: 'The OpenAPI document that `/docs` is made from, with the address of this service in it.',
        tags,
        response: { 200: OpenApi },
      },
    },
    async (request, reply) =>
      sendDocument(request, reply.type('application/json; charset=utf-8'), await front.openapi()),
  )
  operatorRoutes(http, front)
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
          'Whether the service should receive requests; meant for a load balancer. 503 while something it needs is unavailable, and while it is stopping.',
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

function pageRoutes(http: Http, front: Front): void {
  for (const [url, operationId, summary, description, page] of [
    [
      '/docs',
      'getDocs',
      'This reference as a page',
      'A web page with every operation, field and answer.',
      () => front.docs(),
    ],
    [
      '/docs/errors',
      'getErrorDocs',
      'Every error code explained',
      'The target of the `type` of every problem.',
      () => front.errors(),
    ],
  ] as const) {
    http.get(
      url,
      {
        config: { access: 'open', produces: [HTML] },
        schema: {
          operationId,
          summary,
          description,
          tags,
          response: { 200: { content: { [HTML]: { schema: DocsPage } } } },
        },
      },
      async (request, reply) => {
        const { document, contentPolicy } = await page()
        reply.type(`${HTML}; charset=utf-8`).header('content-security-policy', contentPolicy)
        return sendDocument(request, reply, document)
      },
    )
  }
}

const failing = (state: Readiness): string =>
  state.checks
    .filter((check) => !check.ok)
    .map(({ name, detail }) => `${name} (${detail})`)
    .join(', ')

const send = (reply: FastifyReply, type: string, text: string): FastifyReply => reply.type(type).send(text)
