import { Type } from 'typebox'
import type { Http } from '../../lib/http/index.ts'
import { problem } from '../../lib/problems.ts'
import type { Connections } from '../index.ts'

const Document = Type.Unknown({ description: 'As its RFC defines it.' })

const RESOURCE = '/.well-known/oauth-protected-resource'

export function metadataRoutes(http: Http, { metadata }: Connections): void {
  // RFC 9728 appends the path of the resource to the well-known path; older clients request the path without it.
  documentRoute(http, RESOURCE, metadata.resource)
  documentRoute(http, `${RESOURCE}/mcp`, metadata.resource)
  documentRoute(http, '/.well-known/oauth-authorization-server', metadata.server)
}

function documentRoute(http: Http, path: string, document: () => object | null): void {
  http.get(
    path,
    {
      config: { access: 'open', fromMemory: true, problems: ['not_found'] },
      schema: { hide: true, response: { 200: Document } },
    },
    async () => {
      const found = document()
      if (found === null) throw problem('not_found', NO_APPS)
      return found
    },
  )
}

const NO_APPS = {
  en: 'Apps cannot be connected, because this service has no console. Use an API key.',
  ko: '콘솔이 없는 서비스라서 앱을 연결할 수 없습니다. API 키를 사용해 주십시오.',
}
