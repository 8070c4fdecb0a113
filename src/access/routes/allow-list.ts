import type { Static } from 'typebox'
import { attemptOf, entityTag, type Http, satisfiesIfMatch } from '../../lib/http/index.ts'
import { Type } from '../../lib/type.ts'
import type { Access } from '../index.ts'
import { AddressRanges, AllowList, AllowListInput } from '../schema/allow-list.ts'

const PATH = '/v1/access/ip-allow-list'
const DEMAND = { needs: 'allowList', scope: 'access:manage' } as const
const tags = ['Access']

const AllowListProposal = Type.Object(
  {
    ranges: AddressRanges({
      en: 'Addresses and ranges, as for `PUT /v1/access/ip-allow-list`.',
      ko: '`PUT /v1/access/ip-allow-list`와 같은 주소와 범위',
    }),
  },
  {
    $id: 'IpAllowListProposal',
    additionalProperties: false,
    description: { en: 'An allow-list to check.', ko: '미리 볼 허용 목록' },
  },
)

const AllowListPreview = Type.Object(
  {
    ranges: AddressRanges({
      en: 'The ranges in normalised form, as they would be stored.',
      ko: '저장될 형태로 정규화한 범위',
    }),
    address: Type.String({
      maxLength: 64,
      description: { en: 'The address this request comes from.', ko: '이 요청을 보낸 주소' },
      examples: ['203.0.113.7'],
    }),
    includesAddress: Type.Boolean({
      description: {
        en: 'Whether you could still call from that address.',
        ko: '그 주소에서 계속 호출할 수 있는지 여부',
      },
    }),
  },
  {
    $id: 'IpAllowListPreview',
    additionalProperties: false,
    description: { en: 'The effect an allow-list would have.', ko: '허용 목록을 저장할 때의 결과' },
  },
)
type AllowListPreview = Static<typeof AllowListPreview>

export function allowListRoutes(http: Http, { allowLists }: Pick<Access, 'allowLists'>): void {
  http.get(
    PATH,
    {
      config: { access: DEMAND },
      schema: {
        operationId: 'getIpAllowList',
        title: { en: 'Read the IP allow-list', ko: 'IP 허용 목록 조회' },
        about: {
          en: 'The addresses from which the keys of the account may call. An empty list allows all addresses.',
          ko: '계정의 키로 호출할 수 있는 주소입니다. 목록이 비어 있으면 모든 주소를 허용합니다.',
        },
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
        title: { en: 'Replace the IP allow-list', ko: 'IP 허용 목록 교체' },
        about: {
          en: 'Takes effect within a second on every process, for every key of the account. A list that does not include the address you call from is rejected with 409 `would_lock_out` unless you send `"force": true`. With `If-Match` the list is replaced only if its `ETag` is still the one you send.',
          ko: '계정의 모든 키에, 모든 프로세스에서 1초 안에 적용됩니다. 호출하는 주소가 없는 목록은 `"force": true`를 보내지 않으면 409 `would_lock_out`입니다. `If-Match`를 보내면 `ETag`가 같을 때만 바꿉니다.',
        },
        tags,
        body: AllowListInput,
        response: { 200: AllowList },
      },
    },
    async (request, reply) => {
      const { caller, clientIp: address, id: requestId, body: input } = request
      const tagOf = (list: AllowList) => entityTag(reply.serialize(list) as string)
      const isAsRead = (list: AllowList) => satisfiesIfMatch(request.headers['if-match'], tagOf(list))
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
        title: { en: 'Check an IP allow-list', ko: 'IP 허용 목록 미리 보기' },
        about: {
          en: 'Returns the ranges as they would be stored, the address this request comes from, and whether it would still be allowed. Changes nothing.',
          ko: '저장될 주소 범위, 이 요청의 주소, 그 주소에서 계속 호출할 수 있는지를 반환합니다. 목록은 바꾸지 않습니다.',
        },
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
