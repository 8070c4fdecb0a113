import { type ApiReference, callsOf } from './reference.ts'
import { requestOf, type Sample } from './requests.ts'

/** The first requests of a new user, in this order; later ones use responses of earlier ones. */
const FIRST_REQUESTS: [
  id: string,
  name: string,
  things?: Record<string, string>,
  keeps?: [thing: string, from: string],
][] = [
  ['getService', 'Version of the service'],
  ['listBids', 'Search notices', {}, ['notice', 'items[0].noticeNo']],
  ['getBid', 'One notice', { notice: '{{notice}}' }],
  ['listAgencies', 'Codes of agencies'],
  ['previewKeyword', 'Preview a keyword'],
  ['createKeyword', 'Save a keyword', {}, ['keyword', 'id']],
  ['listKeywordMatches', 'What the keyword matches', { keyword: '{{keyword}}' }],
  ['listEvents', 'Events of the account'],
  ['listWinners', 'Awards by agency'],
  ['deleteKeyword', 'Delete the keyword', { oldKeyword: '{{keyword}}' }],
]

/** Ten requests as a Postman collection (format 2.1), which Bruno, Insomnia and Hoppscotch import too. */
export function collectionOf(document: ApiReference, samples: Record<string, Sample>, base: string): object {
  const calls = new Map(callsOf(document).map((call) => [call.id, call]))
  const item = FIRST_REQUESTS.map(([id, name, things = {}, keeps]) => {
    const call = calls.get(id)
    if (!call) throw new Error(`the collection names ${id}, an operation that is gone`)
    const request = requestOf(call, samples[id] ?? {}, 'https://service.invalid', things)
    const { pathname, searchParams } = new URL(request.url)
    const path = decodeURIComponent(pathname).split('/').slice(1)
    const query = [...searchParams].map(([key, value]) => ({ key, value }))
    // Not encoded: Postman and Bruno encode it when they send the request, Bruno even twice.
    const search = query.map(({ key, value }) => `${key}=${value}`).join('&')
    if (/[%&#+]/.test(query.map(({ value }) => value).join('')))
      throw new Error(`the collection cannot write the query of ${id} without encoding it`)
    return {
      name,
      event: [{ listen: 'test', script: { type: 'text/javascript', exec: scriptOf(keeps) } }],
      request: {
        method: request.method,
        description: call.operation.description ?? '',
        ...(request.needsKey ? {} : { auth: { type: 'noauth' } }),
        header: request.headers.map(([key, value]) => ({ key, value })),
        ...(request.body === null ? {} : { body: { mode: 'raw', raw: request.body, options: RAW_JSON } }),
        url: { raw: `{{base}}/${path.join('/')}${search && '?'}${search}`, host: ['{{base}}'], path, query },
      },
    }
  })
  return {
    info: {
      name: `${document.info.title}: first requests`,
      description: 'Set `base` and `key`, then run the requests in their order.',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{key}}', type: 'string' }] },
    variable: [
      { key: 'base', value: base },
      { key: 'key', value: '' },
      { key: 'notice', value: '' },
      { key: 'keyword', value: '' },
    ],
    item,
  }
}

const RAW_JSON = { raw: { language: 'json' } }

const scriptOf = (keeps?: [thing: string, from: string]): string[] => [
  "pm.test('succeeds', () => pm.expect(pm.response.code).to.be.within(200, 299))",
  ...(keeps ? [`pm.collectionVariables.set('${keeps[0]}', pm.response.json().${keeps[1]})`] : []),
]
