import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { createApp } from '../src/app.ts'
import { toConfig } from '../src/config.ts'
import { EVENT_TYPES } from '../src/vocabulary/events.ts'

interface Document {
  components: { schemas: Record<string, object> }
  tags: { name: string }[]
  paths: Record<string, Record<string, { tags: string[] }>>
  webhooks: Record<
    string,
    {
      post: {
        operationId: string
        tags: string[]
        'x-internal': boolean
        requestBody: { content: Record<string, { schema: object; example: object }> }
      }
    }
  >
}

/** The reference, with its `$ref`s resolved. */
async function readReference() {
  const { http } = createApp(toConfig({}))
  await http.ready()
  const document = http.reference('en') as unknown as Document
  await http.close()
  const resolve = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(resolve)
    if (typeof node !== 'object' || node === null) return node
    const { $ref } = node as { $ref?: string }
    if ($ref === undefined) return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolve(value)]))
    const found = document.components.schemas[$ref.replace('#/components/schemas/', '')]
    assert.ok(found, `${$ref} is not there`)
    return resolve(found)
  }
  return { document, webhooks: document.webhooks, resolve: (schema: object) => resolve(schema) as TSchema }
}

test('generators of clients write no calls for webhooks: they are not called but received', async () => {
  const { document, webhooks } = await readReference()
  const called = new Set(
    Object.values(document.paths).flatMap((path) => Object.values(path).flatMap(({ tags }) => tags)),
  )
  for (const [type, { post }] of Object.entries(webhooks)) {
    assert.ok(!post.tags.some((tag) => called.has(tag)), type)
    assert.equal(post['x-internal'], true, type)
  }
})

test('the reference describes each kind of event, with an example that fits', async () => {
  const { webhooks, resolve } = await readReference()
  assert.deepEqual(Object.keys(webhooks), [...EVENT_TYPES])
  for (const type of EVENT_TYPES) {
    const { schema, example } = webhooks[type]?.post.requestBody.content['application/json'] ?? assert.fail(type)
    const shape = resolve(schema)
    assert.ok(Value.Check(shape, example), `${type}: ${JSON.stringify(Value.Errors(shape, example).slice(0, 3))}`)
    assert.ok(!Value.Check(shape, { ...example, type: 'bid.unknown' }), type)
    assert.ok(!Value.Check(shape, { ...example, more: 1 }), type)
  }
})

test('what is posted to webhooks shares no tag with what is called here', async () => {
  const { document } = await readReference()
  const tagsOf = (items: Record<string, Record<string, { tags: string[] }>>) =>
    new Set(Object.values(items).flatMap((item) => Object.values(item).flatMap(({ tags }) => tags)))
  const [called, posted] = [tagsOf(document.paths), tagsOf(document.webhooks)]
  // openapi-generator creates one file for each tag: with both in it, its Python client could not be imported.
  assert.deepEqual(
    [...posted].filter((tag) => called.has(tag)),
    [],
  )
  const named = new Set(document.tags.map(({ name }) => name))
  assert.deepEqual(
    [...called, ...posted].filter((tag) => !named.has(tag)),
    [],
  )
})

test('places in an example are those of its title', async () => {
  const { webhooks } = await readReference()
  const { example } = webhooks['bid.matched']?.post.requestBody.content['application/json'] ?? assert.fail()
  const { data } = example as {
    data: { bid: { title: string }; matches: { terms: { term: string; start: number; end: number }[] }[] }
  }
  for (const { term, start, end } of data.matches.flatMap(({ terms }) => terms)) {
    assert.equal([...data.bid.title].slice(start, end).join(''), term)
  }
})
