import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { HTML } from '../../lib/html.ts'
import { type Http, XLSX_TYPE } from '../../lib/http/index.ts'
import type { ReportFile, Reports } from '../index.ts'
import { LinkPath, ReportPath } from '../schema.ts'
import { READING } from './reports.ts'

const FORMS = ['application/json', 'application/pdf', XLSX_TYPE, HTML]
const tags = ['Reports']
const file = (description: string) => Type.Unknown({ description })
const response = {
  200: {
    description: 'The file, in the format of the report.',
    content: {
      'application/json': { schema: file('`{period, from, to, asOf, sections}`') },
      'application/pdf': { schema: file('A PDF') },
      [XLSX_TYPE]: { schema: file('A workbook') },
      [HTML]: { schema: file('A self-contained page') },
    },
  },
}

const ContentQuery = Type.Partial(
  Type.Object({
    inline: Type.Boolean({
      default: false,
      description: 'Whether browsers show the file instead of saving it. Only HTML can be shown.',
    }),
  }),
)

export function contentRoutes(http: Http, desk: Reports['desk']): void {
  http.get(
    '/v1/reports/:id/content',
    {
      config: { ...READING, produces: FORMS },
      schema: {
        operationId: 'getReportContent',
        summary: 'Download a report',
        description: 'The file has the format of the report, regardless of `Accept`.',
        tags,
        params: ReportPath,
        querystring: ContentQuery,
        response,
      },
    },
    async (request, reply) => {
      const file = await desk.content(request.caller.accountId, request.params.id)
      if (!request.query.inline || !file.type.startsWith(HTML)) return send(reply, file)
      return send(reply, shown(file), FRAMED)
    },
  )
  http.get(
    '/reports/:link',
    {
      config: {
        access: 'open',
        produces: FORMS,
        problems: ['access_blocked', 'beta_access_required', 'plan_required'],
      },
      schema: {
        operationId: 'getReportByLink',
        summary: 'Download a report by a signed link',
        description:
          'The target of `contentUrl` and of links in mails. A link expires, at the latest together with the file. It is refused while the account is blocked or suspended, or while its plan includes no reports.',
        tags,
        params: LinkPath,
        response,
      },
    },
    async (request, reply) => send(reply, await desk.contentBehind(request.params.link)),
  )
}

/** It runs nothing and loads nothing, should a browser show it after all. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Also in a frame of our own pages. A link opens a page of its own: in the frame it would take the place of the report. */
const FRAMED = `${POLICY} allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'`

/** HTML alone: viewers of PDFs do not run in the sandbox, and nothing but a sandbox is safe for what looks like our page. */
const shown = (file: ReportFile): ReportFile => ({
  ...file,
  disposition: file.disposition.replace(/^attachment/, 'inline'),
})

const send = (reply: FastifyReply, { content, type, disposition }: ReportFile, policy = POLICY): FastifyReply =>
  reply
    .headers({ 'content-disposition': disposition, 'content-security-policy': policy, 'cache-control': 'private' })
    .type(type)
    .send(content)
