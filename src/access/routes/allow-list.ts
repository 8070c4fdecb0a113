import { type Static, Type } from 'typebox'
import { attemptOf, entityTag, type Http, meetsIfMatch } from '../../lib/http/index.ts'
import type { Access } from '../index.ts'
import { AddressRanges, AllowList, AllowListInput } from '../schema.ts'

const PATH = '/v1/access/ip-allow-list'
const DEMAND = { needs: 'allowList', scope: 'access:manage' } as const
const tags = ['Access']

const AllowListProposal = Type.Object(
  { ranges: AddressRanges('Addresses and ranges, as for `PUT /v1/access/ip-allow-list`.') },
  { $id: 'IpAllowListProposal', additionalProperties: false, description: 'An allow-list to check.' },
)

const AllowListPreview = Type.Object(
  {
    ranges: AddressRanges('The ranges in normalised form, as they would be stored.'),
    address: Type.String({
      maxLength: 64,
      description: 'The address this request comes from.',
      examples: ['203.0.113.7'],
    }),
    includesAddress: Type.Boolean({ description: 'Whether you could still call from that address.' }),
  },
  { $id: 'IpAllowListPreview', additionalProperties: false, description: 'The effect an allow-list would have.' },
)
type AllowListPreview = Static<typeof AllowListPreview>

export function allowListRoutes(http: Http, { allowLists }: Pick<Access, 'allowLists'>): void {
  http.get(
    PATH,
    {
      config: { access: DEMAND },
      schema: {
        operationId: 'getIpAllowList',
        summary: 'Read the IP allow-list',
        description: 'The addresses from which the keys of the account may call. An empty list allows all addresses.',
        tags,
        response: { 200: AllowList },
      },
    },
    async (request) => allowLists.read(request.caller.accountId),
  )
  http.put(
    PATH,
    {
      config: { access: DEMAND, problems: ['would_lock_out', 'precondition_failed'] },
      schema: {
        operationId: 'replaceIpAllowList',
        summary: 'Replace the IP allow-list',
        description:
          'Takes effect within a second on every process, for every key of the account. A list that does not include the address you call from is refused with 409 `would_lock_out` unless you send `"force": true`. With `If-Match` the list is replaced only if its `ETag` is still the one you send.',
        tags,
        body: AllowListInput,
        response: { 200: AllowList },
      },
    },
    async (request, reply) => {
      const { caller, clientIp: address, id: requestId, body: input } = request
      const tagOf = (list: AllowList) => entityTag(reply.serialize(list) as string)
      const isAsRead = (list: AllowList) => meetsIfMatch(request.headers['if-match'], tagOf(list))
      const list = await allowLists.replace({ caller, address, requestId, input, isAsRead })
      reply.header('etag', tagOf(list))
      return list
    },
  )
  previewRoute(http, allowLists)
}

function previewRoute(http: Http, allowLists: Access['allowLists']): void {
  http.post(
    `${PATH}/preview`,
    {
      config: { access: DEMAND, idempotent: true },
      schema: {
        operationId: 'previewIpAllowList',
        summary: 'Check an IP allow-list',
        description:
          'Returns the ranges as they would be stored, the address this request comes from, and whether it would still be allowed. Changes nothing.',
        tags,
        body: AllowListProposal,
        response: { 200: AllowListPreview },
      },
    },
    async (request, reply) => {
      const attempt = attemptOf(request, request.caller.accountId)
      const { headers = {}, body } = await allowLists.preview(attempt, request.body.ranges, request.clientIp)
      return reply
        .code(200)
        .headers(headers)
        .send(body as AllowListPreview)
    },
  )
}
