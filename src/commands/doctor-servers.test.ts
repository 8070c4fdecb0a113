import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:net'
import { after, before, describe, type TestContext, test } from 'node:test'
import { selfSigned } from '../../test/certificates.ts'
import { freePort } from '../../test/free-port.ts'
import { startMailServer } from '../../test/mail-server.ts'
import { type RedisServer, startRedisServer, withoutRedis } from '../../test/redis-server.ts'
import { toConfig } from '../config.ts'
import { redis, smtp } from './doctor-servers.ts'

/** Long for a server that answers, and all that is waited for one that does not. */
const SHORT = { limitMs: 1_000 }

/** Takes connections and never says a word. */
async function startMute(t: TestContext): Promise<number> {
  const sockets = new Set<{ destroy(): void }>()
  const server: Server = createServer((socket) => void sockets.add(socket.on('error', () => {})))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

describe('the doctor on Redis', () => {
  const look = (url: string | null, limit = {}) => redis({ redisUrl: url }, limit)

  test('needs none where none is named', async () => {
    assert.equal((await look(null)).ok, true)
  })

  test('says what to do about a port where nothing listens, a silent one and an unknown host', async (t) => {
    const secret = 'p-ssw-rd'
    const refused = await look(`redis://user:${secret}@127.0.0.1:${await freePort()}`)
    assert.equal(refused.ok, false)
    assert.match(refused.detail, /ECONNREFUSED.*nothing listens there.*REDIS_URL/)
    assert.doesNotMatch(refused.detail, new RegExp(secret))
    assert.match((await look(`redis://127.0.0.1:${await startMute(t)}`, SHORT)).detail, /firewall|hangs/)
    assert.match((await look('redis://no-such-host.invalid')).detail, /host is not known here/)
  })

  describe('that runs', { skip: withoutRedis }, () => {
    let server: RedisServer
    before(async () => {
      server = await startRedisServer()
    })
    after(() => server.close())

    test('tells its version and how long an answer takes', async () => {
      const { ok, detail } = await look(server.url)
      assert.ok(ok, detail)
      assert.match(detail, /is version \d+\.\d+\.\d+ and answers within \d+\.\d ms/)
    })

    test('says what to do about a wrong password', async () => {
      const { ok, detail } = await look(server.url.replace('//', '//stranger:wrong@'))
      assert.equal(ok, false)
      assert.match(detail, /WRONGPASS.*correct user and password/)
    })
  })
})

describe('the doctor on the mail server', () => {
  const look = (url: string | null, limit = {}) => smtp(toConfig(url === null ? {} : { SMTP_URL: url }), limit)

  test('says that mails are not sent where none is named', async () => {
    const { ok, detail } = await look(null)
    assert.equal(ok, true)
    assert.match(detail, /not sent/)
  })

  test('signs in and sends nothing; a wrong password is told with what to do', async (t) => {
    const user = { name: 'gonggo', password: 'p@ss' }
    const server = await startMailServer({}, { tls: selfSigned(['localhost']), user })
    t.after(() => server.close())
    const at = (password: string) => `smtp://gonggo:${password}@127.0.0.1:${server.port}`
    const good = await look(at('p%40ss'))
    assert.ok(good.ok, good.detail)
    assert.match(good.detail, /answers with TLS and takes the password of gonggo/)
    const wrong = await look(at('p%40sz'))
    assert.equal(wrong.ok, false)
    assert.match(wrong.detail, /AUTH \w+ failed: 535.*correct user and password/)
    assert.doesNotMatch(wrong.detail, /p@sz/)
    const untrusted = await look(`${at('p%40ss')}?tls=required`)
    assert.match(untrusted.detail, /certificate.*NODE_EXTRA_CA_CERTS/)
    assert.equal(server.mails.length, 0)
  })

  test('says what to do about a port where nothing listens, a silent one and an unknown host', async (t) => {
    assert.match((await look(`smtp://127.0.0.1:${await freePort()}`)).detail, /ECONNREFUSED.*nothing listens there/)
    assert.match((await look(`smtp://127.0.0.1:${await startMute(t)}`, SHORT)).detail, /many networks block port 25/)
    assert.match((await look('smtp://no-such-host.invalid')).detail, /host is not known here/)
  })
})
