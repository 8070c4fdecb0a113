import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { inputProblem, JSON_TYPE } from '../../lib/http/index.ts'
import type { Connections } from '../index.ts'

/** `{"error": …, "error_description": …}`. */
const Fault = Type.Unknown({ description: 'An error as RFC 6749 defines it.' })

export const faultResponses = {
  400: Fault,
  401: Fault,
  406: Fault,
  408: Fault,
  413: Fault,
  414: Fault,
  415: Fault,
  421: Fault,
  429: Fault,
  431: Fault,
  500: Fault,
  503: Fault,
}

/** Sends every error in the format of OAuth. */
export const faultHandler =
  ({ toFaultAnswer }: Pick<Connections, 'toFaultAnswer'>) =>
  (error: Error, request: FastifyRequest, reply: FastifyReply) => {
    const isInvalid = (error as { code?: string }).code === 'FST_ERR_VALIDATION'
    const { status, headers, body } = toFaultAnswer(isInvalid ? inputProblem(request) : error)
    if (status === 500) request.log.error({ err: error }, 'unexpected error')
    return reply.code(status).headers(headers).type(`${JSON_TYPE}; charset=utf-8`).send(JSON.stringify(body))
  }
