import type { Http } from '../../lib/http/index.ts'
import { listSchema, pageLinks, pageParameters } from '../../lib/page.ts'
import { TimeBound } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import type { Access } from '../index.ts'
import { AuditRecord } from '../schema/audit.ts'

const query = Type.Partial(
  Type.Object({
    from: TimeBound(
      { en: 'Only actions taken at this time or later.', ko: '이 시각 이후의 작업만 조회합니다.' },
      '2026-11-20',
    ),
    to: TimeBound(
      { en: 'Only actions taken at this time or earlier.', ko: '이 시각 이전의 작업만 조회합니다.' },
      '2026-11-20',
    ),
    ...pageParameters,
    anchor: Type.String({
      maxLength: 1000,
      description: {
        en: 'Part of the links to the neighbouring pages, so that new entries do not shift them. Follow the links instead of setting it yourself.',
        ko: '앞뒤 페이지 링크에 포함되는 값입니다. 새 기록이 생겨도 페이지가 밀리지 않습니다. 직접 만들지 말고 링크를 사용하십시오.',
      },
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
        title: { en: 'Read the audit log', ko: '감사 기록 조회' },
        about: {
          en: 'Who did what to the keys, members, webhooks, plan and access of the account, newest first. Entries are never changed, and are deleted only after their retention period.',
          ko: '키, 구성원, 웹훅, 요금제, 접근 설정을 변경한 사람과 내용을 최신순으로 반환합니다. 기록은 수정하지 않으며 보관 기간이 지나야 삭제합니다.',
        },
        tags: ['Access'],
        querystring: query,
        response: {
          200: listSchema(AuditRecord, {
            $id: 'AuditList',
            description: { en: 'A page of the audit log', ko: '감사 기록 한 페이지' },
          }),
        },
      },
    },
    async (request, reply) => {
      const { total, page, items, anchors } = await audit.list(request.caller.accountId, request.query)
      reply.header('link', pageLinks(request.url, page, total, anchors))
      return { total, page: page.page, items }
    },
  )
}
