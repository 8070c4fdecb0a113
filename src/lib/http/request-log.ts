// The log that Fastify gives each request.

import type { FastifyBaseLogger } from 'fastify'

type Make = () => FastifyBaseLogger

/**
 * Most requests say nothing but that they were answered, which has a line of its own: what a request's log is bound to
 * is written down when it is first used, for that takes as long as half of that line.
 */
class RequestLog {
  readonly #make: Make
  #made: FastifyBaseLogger | null = null

  constructor(make: Make) {
    this.#make = make
  }

  get #log(): FastifyBaseLogger {
    this.#made ??= this.#make()
    return this.#made
  }

  #says(level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent') {
    return this.#log[level].bind(this.#log)
  }

  get level() {
    return this.#log.level
  }
  get fatal() {
    return this.#says('fatal')
  }
  get error() {
    return this.#says('error')
  }
  get warn() {
    return this.#says('warn')
  }
  get info() {
    return this.#says('info')
  }
  get debug() {
    return this.#says('debug')
  }
  get trace() {
    return this.#says('trace')
  }
  get silent() {
    return this.#says('silent')
  }
  get child() {
    return this.#log.child.bind(this.#log)
  }
}

type Child = FastifyBaseLogger['child']

/** For Fastify, which writes by a child of the log it is given and hands each request a child of that one. */
export function withLateChildren(log: FastifyBaseLogger): FastifyBaseLogger {
  const ofServer: Child = (...given) => {
    const server = log.child(...given)
    const ofRequest = (...bound: Parameters<Child>) => new RequestLog(() => server.child(...bound))
    return Object.create(server, { child: { value: ofRequest } })
  }
  return Object.create(log, { child: { value: ofServer } })
}
