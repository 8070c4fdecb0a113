import type { FastifyRequest } from 'fastify'
import { attemptOf, type Http, networkScope } from '../../lib/http/index.ts'
import type { Access, Limits } from '../index.ts'
import { FindingLabels, Findings } from '../schema/scanning.ts'

const PATH = '/integrations/secret-scanning'

export function scanningRoutes(http: Http, { leaks }: Pick<Access, 'leaks'>, limits: Limits): void {
  /** A valid report is accepted even after many invalid ones. */
  const inspect = async ({ clientIp, headers, rawBody }: FastifyRequest) => {
    const keyId = one(headers['github-public-key-identifier'])
    const signature = one(headers['github-public-key-signature'])
    const fault = await leaks.signatureProblem({ keyId, signature, body: rawBody ?? Buffer.alloc(0) })
    if (fault) throw limits.limitUnauthorized(fault, clientIp)
  }
  http.post(
    PATH,
    {
      config: { access: 'open', idempotent: true, problems: ['invalid_signature', 'rate_limited'], inspect },
      schema: {
        operationId: 'reportLeakedKeys',
        title: { en: 'Report leaked keys', ko: '유출된 키 신고' },
        about: {
          en: 'For secret-scanning partners. The header `Github-Public-Key-Signature` contains the ECDSA signature (P-256, SHA-256, DER in base64) of the request body; `Github-Public-Key-Identifier` names the public key. A reported key that is still valid is blocked at once, and its owner is notified. Repeating a report changes nothing.',
          ko: '비밀값 스캔 협력사를 위한 것입니다. `Github-Public-Key-Signature` 헤더에는 본문의 ECDSA 서명(P-256, SHA-256, DER의 base64)을, `Github-Public-Key-Identifier` 헤더에는 공개 키의 이름을 넣습니다. 유효한 키는 바로 차단하고 소유자에게 알립니다. 반복해도 결과는 같습니다.',
        },
        tags: ['Access'],
        body: Findings,
        response: { 200: FindingLabels },
      },
    },
    async (request, reply) => {
      const answer = await leaks.report(attemptOf(request, networkScope(request)), request.body)
      return reply.headers(answer.headers ?? {}).send(answer.body ?? [])
    },
  )
}

const one = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : undefined
