import type { FastifyReply } from 'fastify'
import { HTML } from '../../lib/html.ts'
import { type Http, XLSX_TYPE } from '../../lib/http/index.ts'
import { asDescription, Type } from '../../lib/type.ts'
import { inEach, type Wording } from '../../vocabulary/languages.ts'
import type { ReportFile, Reports } from '../index.ts'
import { LinkPath, ReportPath } from '../schema.ts'
import { READING } from './reports.ts'

const FORMS = ['application/json', 'application/pdf', XLSX_TYPE, HTML]
const tags = ['Reports']
const file = (description: Wording) => Type.Unknown({ description })
const response = {
  200: {
    description: asDescription({ en: 'The file, in the format of the report.', ko: '요청할 때 정한 형식의 파일' }),
    content: {
      'application/json': { schema: file(inEach(() => '`{period, from, to, asOf, profile, summary, sections}`')) },
      'application/pdf': { schema: file({ en: 'A PDF', ko: 'PDF 파일' }) },
      [XLSX_TYPE]: { schema: file({ en: 'A workbook', ko: '엑셀 통합 문서' }) },
      [HTML]: { schema: file({ en: 'A self-contained page', ko: '단일 파일로 된 웹 페이지' }) },
    },
  },
}

const ContentQuery = Type.Partial(
  Type.Object({
    inline: Type.Boolean({
      default: false,
      description: {
        en: 'Whether browsers show the file instead of saving it. Only HTML can be shown.',
        ko: '브라우저에서 파일을 저장하지 않고 표시할지. HTML에만 적용됩니다.',
      },
    }),
  }),
)

export function contentRoutes(http: Http, manager: Reports['manager']): void {
  http.get(
    '/v1/reports/:id/content',
    {
      config: { ...READING, produces: FORMS, anyAccept: true },
      schema: {
        operationId: 'getReportContent',
        title: { en: 'Download a report', ko: '보고서 파일' },
        about: {
          en: 'The file has the format of the report, regardless of `Accept`.',
          ko: '`Accept`와 관계없이 요청할 때 정한 형식의 파일입니다.',
        },
        tags,
        params: ReportPath,
        querystring: ContentQuery,
        response,
      },
    },
    async (request, reply) => {
      const file = await manager.content(request.caller.accountId, request.params.id)
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
        anyAccept: true,
        problems: ['access_blocked', 'beta_access_required', 'plan_required'],
      },
      schema: {
        operationId: 'getReportByLink',
        title: { en: 'Download a report by a signed link', ko: '서명된 링크로 받는 보고서 파일' },
        about: {
          en: 'The target of `contentUrl` and of links in mails. A link expires, at the latest together with the file. It returns 403 while the account is blocked or suspended, or while its plan includes no reports.',
          ko: '`contentUrl`과 메일의 링크입니다. 링크는 늦어도 파일과 함께 만료됩니다. 계정이 차단·정지되었거나 요금제에 보고서가 없으면 열리지 않습니다.',
        },
        tags,
        params: LinkPath,
        response,
      },
    },
    async (request, reply) => send(reply, await manager.contentBehind(request.params.link)),
  )
}

/** The file cannot run or load anything, even if a browser shows it. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Allows frames of our own pages. Links open in a new page, because in the frame they would replace the report. */
const FRAMED = `${POLICY} allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'`

/** Only HTML is shown: PDF viewers do not work in a sandbox, and without a sandbox a file could imitate our pages. */
const shown = (file: ReportFile): ReportFile => ({
  ...file,
  disposition: file.disposition.replace(/^attachment/, 'inline'),
})

const send = (reply: FastifyReply, { content, type, disposition }: ReportFile, policy = POLICY): FastifyReply =>
  reply
    .headers({ 'content-disposition': disposition, 'content-security-policy': policy, 'cache-control': 'private' })
    .type(type)
    .send(content)
