import {
  answerList,
  attemptOf,
  callerOf,
  entityTag,
  type Http,
  languageOf,
  SECRET_HEADERS,
  satisfiesIfMatch,
} from '../../lib/http/index.ts'
import { listSchema, PageQuery } from '../../lib/page.ts'
import { Type } from '../../lib/type.ts'
import type { SubscriptionLinks } from '../index.ts'
import {
  NewSubscriptionLink,
  SubscriptionLink,
  SubscriptionLinkPatch,
  SubscriptionLinkPath,
  SubscriptionLinkWithUrl,
} from '../schema.ts'

type Manager = SubscriptionLinks['manager']

const PATH = '/v1/links'
const ONE = `${PATH}/:id`
const tags = ['Links']
const reading = { access: { needs: 'notices', scope: 'links:read' }, limiter: 'manage' } as const
const writing = { access: { needs: 'notices', scope: 'links:write' }, limiter: 'manage' } as const

export function linkRequestRoutes(http: Http, manager: Manager): void {
  createLink(http, manager)
  http.get(
    PATH,
    {
      config: reading,
      schema: {
        operationId: 'listLinks',
        title: { en: 'List links', ko: '링크 목록' },
        about: {
          en: 'The links of the account, oldest first, without their secret addresses.',
          ko: '계정의 링크를 만든 순서대로 반환합니다. 비밀 주소는 표시하지 않습니다.',
        },
        tags,
        querystring: PageQuery,
        response: {
          200: listSchema(SubscriptionLink, {
            $id: 'SubscriptionLinkList',
            description: { en: 'A page of links', ko: '링크 한 페이지' },
          }),
        },
      },
    },
    async (request, reply) => answerList(request, reply, (page) => manager.list(callerOf(request), page)),
  )
  http.get(
    ONE,
    {
      config: reading,
      schema: {
        operationId: 'getLink',
        title: { en: 'One link', ko: '링크 하나' },
        tags,
        params: SubscriptionLinkPath,
        response: { 200: SubscriptionLink },
      },
    },
    async (request, reply) => {
      const link = await manager.find(callerOf(request), request.params.id)
      reply.header('etag', linkTag(link))
      return link
    },
  )
  changeLink(http, manager)
  http.delete(
    ONE,
    {
      config: writing,
      schema: {
        operationId: 'deleteLink',
        title: { en: 'Delete a link', ko: '링크 삭제' },
        about: {
          en: 'Its address returns 404 from the next request on. Programs keep what they have already read.',
          ko: '다음 요청부터 그 주소는 404로 응답합니다. 프로그램이 이미 읽은 내용은 그 프로그램에 남습니다.',
        },
        tags,
        params: SubscriptionLinkPath,
        response: { 204: Type.Null({ description: { en: 'Deleted.', ko: '삭제했습니다.' } }) },
      },
    },
    async (request, reply) => {
      await manager.remove(callerOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )
}

/**
 * The tag of the fields that can be changed, a full stop, and the tag of the whole link: using a link changes the
 * response, but must not fail `If-Match`.
 */
const linkTag = (link: SubscriptionLink): string =>
  `${changeableTag(link).slice(0, -1)}.${entityTag(JSON.stringify(link)).slice(1)}`

const changeableTag = ({ name, origins }: SubscriptionLink): string => entityTag(JSON.stringify([name, origins]))

const isUnchanged = (ifMatch: string | undefined, now: SubscriptionLink): boolean =>
  satisfiesIfMatch(ifMatch?.replace(/\.[^",]*"/g, '"'), changeableTag(now))

function changeLink(http: Http, manager: Manager): void {
  http.patch(
    ONE,
    {
      config: { ...writing, problems: ['precondition_failed'] },
      schema: {
        operationId: 'changeLink',
        title: { en: 'Change a link', ko: '링크 변경' },
        about: {
          en: 'Changes the name, and the sites whose pages may show a widget. The address stays the same. Absent fields stay as they are; `null` resets a field. `If-Match` compares the name and the sites; using the link does not change them. To add a site, the caller needs the scopes to read what the link contains.',
          ko: '이름과, 위젯을 표시할 수 있는 사이트를 바꿉니다. 주소는 그대로입니다. 보내지 않은 필드는 그대로 두고, `null`은 필드를 기본값으로 되돌립니다. `If-Match`를 지원하며, 이름과 사이트만 비교하므로 링크를 사용한 것은 변경으로 보지 않습니다. 사이트를 추가하려면 링크 내용을 조회할 권한도 필요합니다.',
        },
        tags,
        params: SubscriptionLinkPath,
        body: SubscriptionLinkPatch,
        response: { 200: SubscriptionLink },
      },
    },
    async (request, reply) => {
      const isAsRead = (now: SubscriptionLink) => isUnchanged(request.headers['if-match'], now)
      const link = await manager.change(callerOf(request), request.params.id, request.body, isAsRead)
      reply.header('etag', linkTag(link))
      return link
    },
  )
}

function createLink(http: Http, manager: Manager): void {
  http.post(
    PATH,
    {
      config: {
        ...writing,
        idempotent: true,
        showsSecret: true,
        problems: ['invalid_query', 'unknown_region', 'reversed_range', 'matches_everything', 'limit_reached'],
      },
      schema: {
        operationId: 'createLink',
        title: {
          en: 'Create a link for a calendar, a feed reader or a widget',
          ko: '캘린더, 피드 리더, 위젯용 링크 만들기',
        },
        about: {
          en: 'The response shows the secret address, only once. The address works without a key until the link is deleted. It returns 404 while the account is suspended or blocked, while its plan does not include the link, and after the member of the link was removed. The caller needs the scopes to read what the link contains: `bids:read`, and `keywords:read` or `pursuits:read`.',
          ko: '비밀 주소는 이 응답에서 한 번만 표시하며 키 없이 쓸 수 있습니다. 링크를 삭제하거나, 계정이 정지되거나, 링크 수가 요금제 한도를 넘거나, 링크를 만든 구성원이 제거되면 동작하지 않습니다. 링크를 만들려면 그 내용을 읽을 권한(`bids:read`, 그리고 `keywords:read`나 `pursuits:read`)도 필요합니다.',
        },
        tags,
        body: NewSubscriptionLink,
        response: { 201: SubscriptionLinkWithUrl },
      },
    },
    async (request, reply) => {
      const attempt = attemptOf(request, request.caller.accountId)
      const { headers, body } = await manager.create(attempt, callerOf(request), request.body, languageOf(request))
      return reply
        .code(201)
        .headers({ ...headers, ...SECRET_HEADERS })
        .send(body)
    },
  )
}
