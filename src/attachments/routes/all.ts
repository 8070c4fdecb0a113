import { answerList, type Http } from '../../lib/http/index.ts'
import { listSchema, PageQuery, pageLinks, pageOf } from '../../lib/page.ts'
import { Type } from '../../lib/type.ts'
import { NUMBER_IN_PATH } from '../../vocabulary/notices.ts'
import type { Attachments } from '../index.ts'
import { AttachmentFile, AttachmentPart, AttachmentQuotations } from '../schema.ts'

const PATH = '/v1/bids/:noticeNo/attachments'
const tags = ['Notices']
const reading = {
  access: { needs: 'notices', scope: 'bids:read' },
  problems: ['not_found', 'notice_withdrawn'],
} as const
const noticeNo = Type.String(NUMBER_IN_PATH)
const NoticePath = Type.Object({ noticeNo })
const FilePath = Type.Object({
  noticeNo,
  id: Type.String({
    minLength: 1,
    maxLength: 64,
    description: { en: 'Identifier of the attachment.', ko: '첨부파일의 ID' },
  }),
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
        title: { en: 'List the attachments of a notice', ko: '공고의 첨부파일' },
        about: {
          en: 'The files of the newest version of the notice in the order of its source, each with whether it is stored and what was read from it. A file without text always has a reason.',
          ko: '공고 최신 버전의 파일을 출처에 적힌 순서대로 반환합니다. 파일마다 저장 여부와 읽은 결과가 있으며, 텍스트가 없는 파일에는 항상 사유가 있습니다.',
        },
        tags,
        params: NoticePath,
        querystring: PageQuery,
        response: {
          200: listSchema(AttachmentFile, {
            $id: 'AttachmentFileList',
            description: { en: 'A page of attachments', ko: '첨부파일 한 페이지' },
          }),
        },
      },
    },
    async (request, reply) => answerList(request, reply, (page) => pages.list(request.params.noticeNo, page)),
  )
}

function getAttachmentTextRoute(http: Http, pages: Pick<Attachments['pages'], 'text'>): void {
  const AttachmentText = Type.Object(
    { ...listSchema(AttachmentPart).properties, attachment: AttachmentFile },
    {
      $id: 'AttachmentText',
      additionalProperties: false,
      description: { en: 'A page of the text of a file.', ko: '파일 텍스트 한 페이지' },
    },
  )
  http.get(
    `${PATH}/:id/text`,
    {
      config: reading,
      schema: {
        operationId: 'getAttachmentText',
        title: { en: 'The text of an attachment', ko: '첨부파일의 텍스트' },
        about: {
          en: 'The text in parts, in the order of the file, each with its page. If there is no text, `items` is empty, and `attachment.text` says why.',
          ko: '텍스트를 파일의 순서대로 나누어 페이지 번호와 함께 반환합니다. 텍스트가 없으면 `items`가 비어 있고, 사유는 `attachment.text`에 있습니다.',
        },
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
      config: { access: reading.access, problems: reading.problems, alone: true },
      schema: {
        operationId: 'listQuotations',
        title: { en: 'What the attachments say about who may bid', ko: '첨부파일에 적힌 참가 조건' },
        about: {
          en: 'Sentences of the files about qualification, briefings, joint bids and track record, each with its file and page. They are quotations, not facts: a sentence may be negated or concern another lot. No field of a notice is derived from them.',
          ko: '참가자격, 현장설명, 공동수급, 실적에 관한 첨부파일의 문장을 파일과 페이지와 함께 반환합니다. 인용일 뿐 확인된 사실이 아닙니다. 부정하는 문장이거나 다른 분류에 관한 문장일 수 있습니다. 이 문장으로 공고의 필드를 정하지 않습니다.',
        },
        tags,
        params: NoticePath,
        response: { 200: AttachmentQuotations },
      },
    },
    async (request) => pages.quotations(request.params.noticeNo),
  )
}
