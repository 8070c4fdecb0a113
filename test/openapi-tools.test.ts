import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { createContext, runInContext } from 'node:vm'
import { SAMPLES } from '../src/front/texts/samples.ts'
import { startDemoService } from './demo-service.ts'

/** Files for import into tools: the document with examples, and the collection of first requests. */

const read = (path: string) => JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'))

interface Operation {
  operationId: string
  parameters?: { name: string; in: string; required?: boolean; example?: unknown }[]
  requestBody?: { content: Record<string, { example?: unknown }> }
  responses: Record<string, { content?: Record<string, { example?: unknown }> }>
}
interface Recorded {
  status: number
  type: string
  body: unknown
}

describe('openapi-tools.json', () => {
  const tools = read('openapi-tools.json')
  const whole = read('openapi.json')
  const { answers } = read('docs/samples.json') as { answers: Record<string, Recorded> }
  const operations = (Object.values(tools.paths) as Record<string, Operation>[]).flatMap((one) => Object.values(one))

  test('is the same document without webhooks, with a contact and a server that needs no variables', () => {
    assert.equal(tools.webhooks, undefined)
    assert.deepEqual(tools.servers, [{ url: 'http://127.0.0.1:8080' }])
    assert.deepEqual(tools.info.contact, { name: 'Gonggo', url: 'http://127.0.0.1:8080/docs' })
    assert.deepEqual(Object.keys(tools.paths), Object.keys(whole.paths))
    assert.deepEqual(tools.components, whole.components)
  })

  test('has an example of every request, and of every answer that has a body', () => {
    // They are documents themselves.
    const documents = ['getOpenApi', 'getToolsOpenApi']
    const without = operations.flatMap(({ operationId, parameters = [], requestBody, responses }) => {
      const faults = parameters
        .filter((it) => it.in === 'path' && it.example === undefined)
        .map(({ name }) => `${operationId}: path ${name}`)
      const body = requestBody?.content['application/json']
      if (body && body.example === undefined && SAMPLES[operationId]?.body !== undefined)
        faults.push(`${operationId}: body`)
      const success = Object.entries(responses).filter(([status]) => status.startsWith('2'))
      const contents = success.flatMap(([, { content = {} }]) => Object.values(content))
      if (contents.length > 0 && !contents.some((one) => one.example !== undefined))
        faults.push(`${operationId}: answer`)
      return documents.includes(operationId) ? [] : faults
    })
    assert.deepEqual(without, [])
    assert.ok(operations.length > 130)
    const list = operations.find(({ operationId }) => operationId === 'listBids') ?? assert.fail()
    const given = list.parameters?.filter(({ example }) => example !== undefined).map((it) => [it.name, it.example])
    assert.deepEqual(Object.fromEntries(given ?? []), {
      keyword: '정비 -감리',
      status: ['open'],
      sort: 'closeAt',
      pageSize: 1,
    })
    assert.deepEqual(list.responses['200']?.content?.['application/json']?.example, answers.listBids?.body)
  })
})

interface Item {
  name: string
  event: { script: { exec: string[] } }[]
  request: {
    method: string
    auth?: { type: string }
    header: { key: string; value: string }[]
    body?: { raw: string }
    url: { raw: string }
  }
}

describe('the collection of first requests', () => {
  const collection = read('docs/collection.json') as { variable: { key: string; value: string }[]; item: Item[] }

  test('succeeds against a new demo, request after request, as Postman runs it', async (t) => {
    const demo = await startDemoService()
    t.after(() => demo.end())
    const variables = new Map(collection.variable.map(({ key, value }) => [key, value]))
    variables.set('base', demo.baseUrl).set('key', demo.keys.enterprise)
    const filled = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => variables.get(name) ?? '')
    const passed: string[] = []
    for (const { name, request, event } of collection.item) {
      const { method, header, body, url, auth } = request
      const headers = Object.fromEntries(header.map(({ key, value }) => [key, filled(value)]))
      if (auth === undefined) headers.authorization = filled('Bearer {{key}}')
      const answer = await fetch(filled(url.raw), { method, headers, ...(body ? { body: filled(body.raw) } : {}) })
      const text = await answer.text()
      const pm = {
        test: (_: string, check: () => void) => check(),
        expect: (value: number) => ({
          to: {
            be: { within: (low: number, high: number) => assert.ok(value >= low && value <= high, `${name}: ${text}`) },
          },
        }),
        response: { code: answer.status, json: () => JSON.parse(text) },
        collectionVariables: { set: (key: string, value: string) => variables.set(key, value) },
      }
      for (const { script } of event) runInContext(script.exec.join('\n'), createContext({ pm }))
      passed.push(`${method} ${answer.status}`)
    }
    assert.deepEqual(passed.slice(-5), ['POST 201', 'GET 200', 'GET 200', 'GET 200', 'DELETE 204'])
    assert.equal(passed.length, 10)
    assert.match(variables.get('notice') ?? '', /\S/)
    assert.match(variables.get('keyword') ?? '', /^kw_/)
  })
})
