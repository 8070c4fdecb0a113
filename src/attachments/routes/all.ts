import { Type } from 'typebox'
import { answerList, type Http } from '../../lib/http/index.ts'
import { listSchema, PageQuery, pageLinks, pageOf } from '../../lib/page.ts'
import type { Attachments } from '../index.ts'
import { AttachmentFile, AttachmentPart, AttachmentQuotations } from '../schema.ts'

const PATH = '/v1/bids/:noticeNo/attachments'
const tags = ['Notices']
const reading = {
  access: { needs: 'notices', scope: 'bids:read' },
  problems: ['not_found', 'notice_withdrawn'],
} as const
const noticeNo = Type.String({ minLength: 1, maxLength: 80, description: 'Number of the notice, percent-encoded.' })
const NoticePath = Type.Object({ noticeNo })
const FilePath = Type.Object({
  noticeNo,
  id: Type.String({ minLength: 1, maxLength: 64, description: 'Identifier of the attachment.' }),
})

export function attachmentRoutes(http: Http, { pages }: Pick<Attachments, 'pages'>): void {
  listAttachmentsRoute(http, pages)
  getAttachmentTextRoute(http, pages)
  listQuotationsRoute(http, pages)
}

function listAttachmentsRoute(http: Http, pages: Pick<Attachments['pages'], 'list'>): void {
  http.get(
    PATH,
    {
      config: reading,
      schema: {
        operationId: 'listAttachments',
        summary: 'List the attachments of a notice',
        description:
          'The files of the newest version of the notice in the order of its source, each with whether it is stored and what was read from it. A file without text always has a reason.',
        tags,
        params: NoticePath,
        querystring: PageQuery,
        response: {
          200: listSchema(AttachmentFile, { $id: 'AttachmentFileList', description: 'A page of attachments' }),
        },
      },
    },
    async (request, reply) => answerList(request, reply, (page) => pages.list(request.params.noticeNo, page)),
  )
}

function getAttachmentTextRoute(http: Http, pages: Pick<Attachments['pages'], 'text'>): void {
  const AttachmentText = Type.Object(
    { ...listSchema(AttachmentPart).properties, attachment: AttachmentFile },
    { $id: 'AttachmentText', additionalProperties: false, description: 'A page of the text of a file.' },
  )
  http.get(
    `${PATH}/:id/text`,
    {
      config: reading,
      schema: {
        operationId: 'getAttachmentText',
        summary: 'The text of an attachment',
        description:
          'The text in parts, in the order of the file, each with its page. If there is no text, `items` is empty, and `attachment.text` says why.',
        tags,
        params: FilePath,
        querystring: PageQuery,
        response: { 200: AttachmentText },
      },
    },
    async (request, reply) => {
      const { noticeNo, id } = request.params
      const page = pageOf(request.query)
      const body = await pages.text(noticeNo, id, page)
      reply.header('link', pageLinks(request.url, page, body.total))
      return body
    },
  )
}

function listQuotationsRoute(http: Http, pages: Pick<Attachments['pages'], 'quotations'>): void {
  http.get(
    '/v1/bids/:noticeNo/quotations',
    {
      config: reading,
      schema: {
        operationId: 'listQuotations',
        summary: 'What the attachments say about who may bid',
        description:
          'Sentences of the files about qualification, briefings, joint bids and track record, each with its file and page. They are quotations, not facts: a sentence may be negated or concern another lot. No verdict and no field of a notice is derived from them.',
        tags,
        params: NoticePath,
        response: { 200: AttachmentQuotations },
      },
    },
    async (request) => pages.quotations(request.params.noticeNo),
  )
}
