import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkDeclaration } from './routes.ts'

test('a route that needs a key may not answer before it is checked', () => {
  const config = { access: { needs: 'notices', scope: 'any' }, fromMemory: true } as const
  const route = { method: 'GET', url: '/v1/x', config, handler: async () => undefined }
  assert.throws(() => checkDeclaration(route), /needs a key/)
})
