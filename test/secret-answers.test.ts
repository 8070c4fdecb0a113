import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createApp } from '../src/app.ts'
import { toConfig } from '../src/config.ts'

/** Responses with secrets are never compressed (docs/security.md); each route declares this. */

interface Shape {
  $ref?: string
  type?: string
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  allOf?: Shape[]
}

interface Operation {
  responses: Record<string, { content?: Record<string, { schema?: Shape }> }>
}

/** Names of fields that give access. */
const SECRET = /^(?:key|secret|token|password|credential|contentUrl|.*(?:Secret|Token|Password))$/
const isText = ({ type, anyOf = [] }: Shape): boolean => type === 'string' || anyOf.some(isText)
/** Pages that repeat a secret of their URL. */
const PAGES = ['GET /invitations', 'POST /invitations', 'GET /unsubscribe/:link', 'POST /unsubscribe/:link']

test('whatever answers with a field named like a secret is marked, and nothing else is', async () => {
  const { http } = createApp(toConfig({}))
  await http.ready()
  const { paths, components } = http.reference('en') as unknown as {
    paths: Record<string, Record<string, Operation>>
    components: { schemas: Record<string, Shape> }
  }
  const routes = http.declared().filter(({ method }) => method !== 'HEAD')
  await http.close()

  function showsSecret(shape: Shape, seen: readonly string[] = []): boolean {
    const name = shape.$ref?.split('/').at(-1)
    if (name !== undefined) {
      const known = components.schemas[name]
      assert.ok(known, name)
      return !seen.includes(name) && showsSecret(known, [...seen, name])
    }
    const { properties = {}, anyOf = [], allOf = [], items } = shape
    const inner = [...Object.values(properties), ...anyOf, ...allOf, ...(items ? [items] : [])]
    const isShown = Object.entries(properties).some(([field, it]) => SECRET.test(field) && isText(it))
    return isShown || inner.some((one) => showsSecret(one, seen))
  }

  const showing = routes.filter(({ method, url }) => {
    const operation = paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    const answers = Object.entries(operation?.responses ?? {}).filter(([status]) => status.startsWith('2'))
    return answers.some(([, { content = {} }]) =>
      Object.values(content).some(({ schema }) => schema !== undefined && showsSecret(schema)),
    )
  })
  // Its secret is in the header that sets the cookie.
  const signingIn = ['POST /session']
  // Its secret is part of a URL.
  const addresses = ['POST /v1/links']
  // Outside the reference: tokens, and the address with the code of an app.
  const ofApps = ['POST /oauth/token', 'POST /session/app-requests']
  const nameOf = ({ method, url }: { method: string; url: string }) => `${method} ${url}`
  const marked = routes.filter((route) => route.showsSecret).map(nameOf)
  assert.deepEqual(
    marked.sort(),
    [...new Set([...showing.map(nameOf), ...PAGES, ...signingIn, ...addresses, ...ofApps])].sort(),
  )
  assert.ok(marked.includes('POST /v1/keys') && marked.includes('POST /v1/webhooks/:id/rotate-secret'))
})
