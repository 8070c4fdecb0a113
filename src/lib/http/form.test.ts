import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { Type } from 'typebox'
import { createPlainHttp } from '../../../test/plain-http.ts'

const FORM = 'application/x-www-form-urlencoded'

const http = createPlainHttp()
after(() => http.close())

for (const form of [true, false]) {
  http.post(
    form ? '/form' : '/json',
    {
      config: { access: 'open', ...(form ? { form } : {}) },
      schema: {
        operationId: form ? 'postForm' : 'postJson',
        title: { en: 'Echo', ko: 'Echo' },
        tags: ['Echo'],
        body: Type.Object(
          { name: Type.String({ maxLength: 20 }), note: Type.Optional(Type.String()) },
          { additionalProperties: false },
        ),
        response: { 200: Type.Object({}, { additionalProperties: true }) },
      },
    },
    async (request) => request.body,
  )
}

const send = (payload: string | Buffer, type = FORM, url = '/form') =>
  http.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })

describe('a route with a form', () => {
  test('reads it as a browser sends it', async () => {
    for (const type of [FORM, `${FORM}; charset=UTF-8`, `${FORM};charset="utf-8"`]) {
      const answer = await send('name=%ED%95%9C%EB%B9%9B+A%2BB&note=one%0D%0Atwo', type)
      assert.deepEqual(answer.json(), { name: '한빛 A+B', note: 'one\r\ntwo' }, type)
    }
    assert.deepEqual((await send('{"name":"x"}', 'application/json')).json(), { name: 'x' })
  })

  test('holds it to the same schema', async () => {
    const answer = await send(`name=${'x'.repeat(21)}&nam=1`)
    assert.equal(answer.statusCode, 400)
    assert.deepEqual(
      answer.json().errors.map(({ name, code }: { name: string; code: string }) => [name, code]),
      [
        ['nam', 'unknown_field'],
        ['name', 'invalid_field'],
      ],
    )
    assert.equal((await send('')).json().code, 'missing_field')
  })

  test('refuses what can be read in two ways or not at all', async () => {
    for (const payload of [
      'name=a&name=b',
      'name=%zz',
      'name=%ff',
      'name=a%00b',
      '%00=a',
      Buffer.from([0x61, 0x3d, 0xff]),
    ]) {
      const answer = await send(payload)
      assert.deepEqual([answer.statusCode, answer.json().code], [400, 'invalid_field'], String(payload))
    }
    assert.equal((await send(Array.from({ length: 51 }, (_, index) => `f${index}=1`).join('&'))).statusCode, 400)
    assert.equal((await send('__proto__=1&name=x')).json().code, 'unknown_field')
  })

  test('refuses any other kind of form', async () => {
    for (const type of [
      'multipart/form-data; boundary=x',
      'text/plain',
      `${FORM}; charset=euc-kr`,
      `${FORM}, application/json`,
    ]) {
      assert.equal((await send('name=x', type)).statusCode, 415, type)
    }
  })

  test('is one only if it says so', async () => assert.equal((await send('name=x', FORM, '/json')).statusCode, 415))
})
