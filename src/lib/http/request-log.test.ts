import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fastify, LogController } from 'fastify'
import { createLog } from '../log.ts'
import { withLateChildren } from './request-log.ts'

function serve() {
  const lines: string[] = []
  const log = createLog({ level: 'info', destination: { write: (line: string) => void lines.push(line) } })
  const bound: unknown[] = []
  const counted = Object.create(log, {
    child: {
      value: (...given: Parameters<typeof log.child>) => {
        bound.push(given[0])
        return Object.create(log.child(...given), {
          child: {
            value: (...more: Parameters<typeof log.child>) => {
              bound.push(more[0])
              return log.child(...more)
            },
          },
        })
      },
    },
  })
  const logController = new LogController({ disableRequestLogging: true })
  const http = fastify({ loggerInstance: withLateChildren(counted), logController, genReqId: () => 'one' })
  http.get('/silent', async () => 'said nothing')
  http.get('/loud', async (request) => {
    request.log.warn({ password: 'hush', headers: { authorization: 'Bearer x' } }, 'first')
    request.log.child({ part: 'a' }).info('second')
    request.log.debug('left out')
    return request.log.level
  })
  return { http, lines, bound }
}

test('a request that says nothing has nothing bound', async () => {
  const { http, lines, bound } = serve()
  assert.equal((await http.inject('/silent')).body, 'said nothing')
  assert.deepEqual(lines, [])
  assert.deepEqual(bound, [{}])
  await http.close()
})

test('what a request says is bound to it, once, and hides what has to be hidden', async () => {
  const { http, lines, bound } = serve()
  assert.equal((await http.inject('/loud')).body, 'info')
  const said = lines.map((line) => JSON.parse(line))
  assert.deepEqual(
    said.map(({ level, reqId, msg, part }) => ({ level, reqId, msg, part })),
    [
      { level: 'warn', reqId: 'one', msg: 'first', part: undefined },
      { level: 'info', reqId: 'one', msg: 'second', part: 'a' },
    ],
  )
  assert.deepEqual(said[0].password, '…')
  assert.deepEqual(said[0].headers, { authorization: '…' })
  assert.deepEqual(bound, [{}, { reqId: 'one' }])
  await http.close()
})
