import type { FastifyRequest } from 'fastify'
import type { Caller } from '../../access/index.ts'

/** Who stands before a route that demands a key: the door has let him in. */
export function callerOf({ caller }: FastifyRequest): Caller {
  if (!caller) throw new Error('a route that demands a key was reached without one')
  return caller
}
