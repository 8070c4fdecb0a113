import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FastifyRequest } from 'fastify'
import { createForwarding } from './forwarded.ts'

const PROXY = '10.0.0.2'
const request = (clientIp: string, hostname: string, headers: Record<string, string> = {}, peer = clientIp) =>
  ({
    clientIp,
    hostname,
    headers: { host: hostname, ...headers },
    socket: { remoteAddress: peer },
  }) as unknown as FastifyRequest

const forwarding = (isHttps: boolean, { isLocal = false, isOps = false } = {}) =>
  createForwarding({
    trusted: (address) => address === PROXY || address === '127.0.0.1',
    isOps: () => isOps,
    publicUrl: () => `http${isHttps ? 's' : ''}://gonggo.example.kr`,
    isLocal,
    log: { warn: () => {} },
  })

test('plain http is in clear wherever it leaves the machine of the caller', () => {
  const { isInClear } = forwarding(false)
  const passed = { 'x-forwarded-for': '203.0.113.5' }
  const cases: [inClear: boolean, about: string, request: FastifyRequest][] = [
    [false, 'this machine', request('127.0.0.1', 'gonggo.example.kr')],
    [false, 'this machine', request('::1', '[::1]')],
    [false, 'a container on the machine of the caller', request('172.17.0.1', 'localhost')],
    [false, 'the same by number', request('172.17.0.1', '127.0.0.1')],
    [true, 'another machine', request('203.0.113.5', 'gonggo.example.kr')],
    [true, 'another machine by number', request('192.168.0.7', '192.168.0.2')],
    [true, 'a name that begins like this machine', request('203.0.113.5', 'localhost.example.kr')],
    [true, 'through a proxy that calls us localhost', request('203.0.113.5', 'localhost', passed, '127.0.0.1')],
    [true, 'through a proxy nobody has named', request('10.9.9.9', 'localhost', passed)],
    [true, 'who says https himself', request('203.0.113.5', 'gonggo.example.kr', { 'x-forwarded-proto': 'https' })],
    [true, 'a proxy that came by http', request('203.0.113.5', 'x', { ...passed, 'x-forwarded-proto': 'http' }, PROXY)],
    [false, 'https up to a proxy', request('203.0.113.5', 'x', { ...passed, 'x-forwarded-proto': 'https' }, PROXY)],
    [
      false,
      'this machine, through its own proxy',
      request('127.0.0.1', 'x', { 'x-forwarded-for': '::1' }, '127.0.0.1'),
    ],
  ]
  for (const [inClear, about, one] of cases) assert.equal(isInClear(one), inClear, about)
  assert.equal(forwarding(true).isInClear(request('203.0.113.5', 'gonggo.example.kr')), false)
})

test('https is what the address of the service says, or a proxy that the operator has named', () => {
  const said = { 'x-forwarded-proto': 'https' }
  assert.equal(forwarding(true).isHttps(request('203.0.113.5', 'gonggo.example.kr')), true)
  const { isHttps } = forwarding(false)
  assert.equal(isHttps(request('203.0.113.5', 'gonggo.example.kr')), false)
  assert.equal(isHttps(request('203.0.113.5', 'gonggo.example.kr', said)), false)
  assert.equal(isHttps(request('203.0.113.5', 'gonggo.example.kr', said, PROXY)), true)
})

test('whoever serves its own machine is called by a name of its own', () => {
  const { isMisdirected } = forwarding(false, { isLocal: true })
  const ours = ['localhost', 'LOCALHOST', '127.0.0.1', '127.8.9.10', '[::1]', 'gonggo.example.kr', 'Gonggo.Example.KR']
  for (const name of ours) assert.equal(isMisdirected(request('127.0.0.1', name)), false, name)
  const passed = { 'x-forwarded-for': '203.0.113.5' }
  for (const name of ['evil.example', 'localhost.evil.example', '10.0.0.2', '0.0.0.0', '[::]', 'gonggo.example.kr.']) {
    assert.equal(isMisdirected(request('127.0.0.1', name)), true, name)
    assert.equal(isMisdirected(request('::1', name, passed)), true, 'of a proxy nobody has named')
    assert.equal(isMisdirected(request('203.0.113.5', name, passed, '127.0.0.1')), false, 'of a proxy of ours')
    assert.equal(forwarding(false).isMisdirected(request('127.0.0.1', name)), false, 'serves others too')
  }
})

test('a page whose name has been pointed at this machine sees nothing for operators, wherever else is served', () => {
  const { seesOps } = forwarding(false, { isOps: true })
  assert.equal(seesOps(request('127.0.0.1', 'localhost')), true)
  assert.equal(seesOps(request('127.0.0.1', 'evil.example')), false)
  assert.equal(seesOps(request('10.1.1.1', 'gonggo-internal')), true, 'Prometheus, let in by its address')
})
