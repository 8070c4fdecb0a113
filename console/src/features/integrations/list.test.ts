import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { test } from 'node:test'
import { INTEGRATIONS, makingPlace } from './list.ts'

const ROOT = new URL('../../../../', import.meta.url)

test('the list contains exactly the integrations of the repository', () => {
  const folders = readdirSync(new URL('integrations/', ROOT), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    // First requests to try, not a system to connect: see integrations/README.md.
    .filter((name) => name !== 'collection')
  const listed = INTEGRATIONS.flatMap(({ folder }) => (folder === undefined ? [] : [folder]))
  assert.deepEqual(listed.sort(), folders.sort())
  const names = INTEGRATIONS.map(({ name }) => name)
  assert.equal(new Set(names).size, names.length)
})

test('each links to a guide in both languages, and to the README of its folder', () => {
  for (const { name, guide, folder } of INTEGRATIONS) {
    for (const place of ['docs', 'docs/ko'])
      assert.ok(existsSync(new URL(`${place}/${guide}.md`, ROOT)), `${name}: ${place}/${guide}.md`)
    if (folder !== undefined)
      for (const readme of ['README.md', 'README.ko.md'])
        assert.ok(existsSync(new URL(`integrations/${folder}/${readme}`, ROOT)), `${name}: ${readme}`)
  }
})

test('commands contain the address of the current service', () => {
  const base = 'https://gonggo.example.com'
  const commands = INTEGRATIONS.flatMap(({ command }) => command?.(base) ?? [])
  assert.ok(commands.some((command) => command.includes(`${base}/mcp`)))
  for (const command of commands) assert.doesNotMatch(command, /undefined|localhost:|gg_live_/)
})

test('the form that creates what an integration needs is filled in', () => {
  assert.equal(
    makingPlace({ makes: 'link', form: { kind: 'widget', of: 'matched' }, scopes: ['links:write'] }),
    '/account?view=links&edit=new&kind=widget&of=matched',
  )
  assert.equal(
    makingPlace({ makes: 'key', form: {}, scopes: ['bids:read', 'keywords:read'] }),
    '/account?view=keys&edit=new&scopes=bids%3Aread+keywords%3Aread',
  )
  assert.equal(makingPlace({ makes: 'webhook', form: {}, scopes: [] }), '/webhooks?edit=new')
})
