import type { FastifyReply, FastifyRequest } from 'fastify'
import { attemptOf } from '../../lib/http/index.ts'
import type { Answer } from '../../lib/idempotency.ts'

export const operatorOf = ({ caller, id }: FastifyRequest) => ({
  accountId: caller.accountId,
  // `guard` admits only members.
  memberId: caller.memberId ?? '',
  requestId: id,
})

export const ownAttempt = (request: FastifyRequest) => attemptOf(request, request.caller.accountId)

/** Sends the result of a POST, with a status that its route declares. */
export const sendAs = <Status extends 200 | 201 | 202, Body>(
  reply: FastifyReply,
  status: Status,
  { headers = {}, body }: Answer<Body>,
) => reply.code(status).headers(headers).send(body)
