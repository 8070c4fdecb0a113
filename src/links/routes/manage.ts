import { Type } from 'typebox'
import {
  answerList,
  attemptOf,
  callerOf,
  entityTag,
  type Http,
  languageOf,
  meetsIfMatch,
} from '../../lib/http/index.ts'
import { listSchema, PageQuery } from '../../lib/page.ts'
import type { SubscriptionLinks } from '../index.ts'
import {
  NewSubscriptionLink,
  SubscriptionLink,
  SubscriptionLinkPatch,
  SubscriptionLinkPath,
  SubscriptionLinkWithUrl,
} from '../schema.ts'

type Desk = SubscriptionLinks['desk']

const PATH = '/v1/links'
const ONE = `${PATH}/:id`
const tags = ['Links']
const reading = { access: { needs: 'notices', scope: 'links:read' }, limiter: 'manage' } as const
const writing = { access: { needs: 'notices', scope: 'links:write' }, limiter: 'manage' } as const
/** Nobody on the way keeps a secret. */
const SECRET_HEADERS = { 'cache-control': 'no-store' }

export function linkDeskRoutes(http: Http, desk: Desk): void {
  createLink(http, desk)
  http.get(
    PATH,
    {
      config: reading,
      schema: {
        operationId: 'listLinks',
        summary: 'List links',
        description: 'The links of the account, oldest first, without their secret addresses.',
        tags,
        querystring: PageQuery,
        response: {
          200: listSchema(SubscriptionLink, { $id: 'SubscriptionLinkList', description: 'A page of links' }),
        },
      },
    },
    async (request, reply) => answerList(request, reply, (page) => desk.list(callerOf(request), page)),
  )
  http.get(
    ONE,
    {
      config: reading,
      schema: {
        operationId: 'getLink',
        summary: 'One link',
        tags,
        params: SubscriptionLinkPath,
        response: { 200: SubscriptionLink },
      },
    },
    async (request, reply) => {
      const link = await desk.find(callerOf(request), request.params.id)
      reply.header('etag', linkTag(link))
      return link
    },
  )
  changeLink(http, desk)
  http.delete(
    ONE,
    {
      config: writing,
      schema: {
        operationId: 'deleteLink',
        summary: 'Delete a link',
        description: 'Its address returns 404 from the next request on. Programs keep what they have already read.',
        tags,
        params: SubscriptionLinkPath,
        response: { 204: Type.Null({ description: 'Deleted.' }) },
      },
    },
    async (request, reply) => {
      await desk.remove(callerOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )
}

/** What a change can change, a full stop, and the rest: a link that was used is shown differently, but is not changed. */
const linkTag = (link: SubscriptionLink): string =>
  `${changeableTag(link).slice(0, -1)}.${entityTag(JSON.stringify(link)).slice(1)}`

const changeableTag = ({ name, origins }: SubscriptionLink): string => entityTag(JSON.stringify([name, origins]))

const isUnchanged = (ifMatch: string | undefined, now: SubscriptionLink): boolean =>
  meetsIfMatch(ifMatch?.replace(/\.[^",]*"/g, '"'), changeableTag(now))

function changeLink(http: Http, desk: Desk): void {
  http.patch(
    ONE,
    {
      config: { ...writing, problems: ['precondition_failed'] },
      schema: {
        operationId: 'changeLink',
        summary: 'Change a link',
        description:
          'Its name, and the sites whose pages may show a widget. The address stays the same. Absent fields stay as they are; `null` resets a field. `If-Match` is honoured; it compares the name and the sites, so a use of the link is no change. To add a site, the caller needs the scopes to read what the link contains.',
        tags,
        params: SubscriptionLinkPath,
        body: SubscriptionLinkPatch,
        response: { 200: SubscriptionLink },
      },
    },
    async (request, reply) => {
      const isAsRead = (now: SubscriptionLink) => isUnchanged(request.headers['if-match'], now)
      const link = await desk.change(callerOf(request), request.params.id, request.body, isAsRead)
      reply.header('etag', linkTag(link))
      return link
    },
  )
}

function createLink(http: Http, desk: Desk): void {
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
        summary: 'Create a link for a calendar, a feed reader or a widget',
        description:
          'The response shows the secret address, only once. It works without a key until the link is deleted, and while the account is active, its plan includes the link, and the member whose link it is belongs to the account. The caller needs the scopes to read what the link contains: `bids:read`, and `keywords:read` or `pursuits:read`.',
        tags,
        body: NewSubscriptionLink,
        response: { 201: SubscriptionLinkWithUrl },
      },
    },
    async (request, reply) => {
      const attempt = attemptOf(request, request.caller.accountId)
      const { headers, body } = await desk.create(attempt, callerOf(request), request.body, languageOf(request))
      return reply
        .code(201)
        .headers({ ...headers, ...SECRET_HEADERS })
        .send(body)
    },
  )
}
