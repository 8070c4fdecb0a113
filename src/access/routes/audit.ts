import { Type } from 'typebox'
import type { Http } from '../../lib/http/index.ts'
import { listSchema, pageLinks, pageParameters } from '../../lib/page.ts'
import { TimeInput } from '../../lib/shapes.ts'
import type { Access } from '../index.ts'
import { AuditRecord } from '../schema.ts'

const time = (description: string) =>
  TimeInput(`${description} A time with offset, or a date, which is the whole day in Seoul.`, '2026-11-20')

const query = Type.Partial(
  Type.Object({
    from: time('Only actions taken at this time or later.'),
    to: time('Only actions taken at this time or earlier.'),
    ...pageParameters,
    anchor: Type.String({
      maxLength: 1000,
      description:
        'Part of the links to the neighbouring pages, so that new entries do not shift them. Follow the links instead of setting it yourself.',
    }),
  }),
)

export function listAuditRoute(http: Http, { audit }: Access): void {
  http.get(
    '/v1/access/audit',
    {
      config: { access: { needs: 'access', scope: 'access:manage' }, problems: ['reversed_range', 'invalid_cursor'] },
      schema: {
        operationId: 'listAudit',
        summary: 'Read the audit log',
        description:
          'Who did what to the keys, members, webhooks, plan and access of the account, newest first. Entries are never changed or removed.',
        tags: ['Access'],
        querystring: query,
        response: { 200: listSchema(AuditRecord, { $id: 'AuditList', description: 'A page of the audit log' }) },
      },
    },
    async (request, reply) => {
      const { total, page, items, anchors } = await audit.list(request.caller.accountId, request.query)
      reply.header('link', pageLinks(request.url, page, total, anchors))
      return { total, page: page.page, items }
    },
  )
}
