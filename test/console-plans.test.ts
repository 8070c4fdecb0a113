import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { readDocument } from '../clients/typescript/scripts/document.ts'
import { WORD_LISTS, wordsAt, wordsFile } from '../clients/typescript/scripts/words.ts'
import * as words from '../clients/typescript/src/generated/words.ts'
import { ENTITLEMENTS, GRANTS, includes, PLANS } from '../src/vocabulary/plans.ts'
import { ROLES, SCOPES } from '../src/vocabulary/roles.ts'
import { type Renderer, startRenderer } from './console-modules.ts'
import { isTest } from './house.ts'

/** The console gets plans, roles and scopes from the word lists of its client. */

/** `lib/plans.ts`, which only Vite can load: its client is not built. */
interface Plans {
  planTitle(plan: string): string
  plansWith(needs: string): string[]
  managesRole(own: string | null, role: string): boolean
}

/** The reference of a service with one more plan. */
function documentWithStarter() {
  const document = readDocument()
  const [free, ...larger] = document['x-plans']
  if (!free) throw new Error('the reference names no plans')
  const starter = { name: 'starter', title: 'Starter', entitlements: ['notices', 'keywords', 'access'] }
  const plans = [free, starter, ...larger]
  const plan = document.components.schemas.Session?.properties?.plan
  if (!plan) throw new Error('the session names no plan')
  plan.enum = plans.map(({ name }) => name)
  return { ...document, 'x-plans': plans }
}

describe('the word lists of the client', () => {
  test('are those of the reference, under names of their own', () => {
    const document = readDocument()
    const exported: Readonly<Record<string, unknown>> = words
    for (const [name, place] of Object.entries(WORD_LISTS)) assert.deepEqual(exported[name], wordsAt(document, place))
  })

  test('are those of the service', () => {
    assert.deepEqual(words.PLANS, PLANS)
    assert.deepEqual(words.ENTITLEMENTS, ENTITLEMENTS)
    assert.deepEqual(words.SCOPES, SCOPES)
    assert.deepEqual(words.ROLES, ROLES)
    for (const plan of PLANS) {
      const { title, entitlements } = words.PLAN_GRANTS[plan]
      assert.equal(title, GRANTS[plan].title)
      assert.deepEqual(
        entitlements,
        ENTITLEMENTS.filter((one) => includes(plan, one)),
      )
    }
  })

  test('a place without words is named', () => {
    const document = readDocument()
    assert.throws(() => wordsAt(document, 'Session.id'), /Session\.id/)
    assert.throws(() => wordsAt(document, 'listBids?nothing'), /listBids\?nothing/)
  })
})

test('no source file decides by the name of a plan', () => {
  const decides = /\bplan\b *[=!]==? *'|'(?:free|pro|enterprise)' *[=!]==? *\w*[pP]lan\b/
  const isDemo = (path: string) => /^src\/demo(-\w+)?\.ts$/.test(path)
  const cwd = join(import.meta.dirname, '..')
  const paths = globSync('{src,console/src}/**/*.{ts,tsx}', { cwd }).filter((path) => !isTest(path) && !isDemo(path))
  assert.ok(paths.length > 900, `${paths.length} files`)
  assert.match("if (session?.plan !== 'pro')", decides)
  assert.deepEqual(
    paths.filter((path) => decides.test(readFileSync(join(cwd, path), 'utf8'))),
    [],
  )
})

describe('a plan that is new in the vocabulary', () => {
  let renderer: Renderer
  before(async () => {
    renderer = await startRenderer({ words: wordsFile(documentWithStarter()) })
  })
  after(() => renderer.close())

  const session = {
    plan: 'starter',
    entitlements: ['notices', 'keywords', 'access'],
    scopes: ['bids:read', 'keywords:write', 'statistics:read', 'team:manage'],
  }
  const shownWith = async (needs: string, scope: string | null) => {
    const { Allowed } = await renderer.load<{ Allowed: unknown }>('ui/allowed.tsx')
    return renderer.textOf(Allowed, { needs, scope, children: 'CONTENT' }, [[['session'], session]])
  }

  test('opens what it includes, and names itself and the plans that include the rest', async () => {
    assert.match(await shownWith('keywords', 'keywords:read'), /CONTENT/)
    const statistics = await shownWith('statistics', 'statistics:read')
    assert.doesNotMatch(statistics, /CONTENT/)
    assert.match(statistics, /Pro, Enterprise 요금제.*현재 요금제는 Starter/)
    assert.match(await shownWith('team', 'team:read'), /Enterprise 요금제.*현재 요금제는 Starter/)
    assert.match(await shownWith('keywords', 'profile:read'), /권한이 필요합니다/)
  })

  test('has its title and place in lists', async () => {
    const { planTitle, plansWith } = await renderer.load<Plans>('lib/plans.ts')
    assert.equal(planTitle('starter'), 'Starter')
    assert.deepEqual(plansWith('notices'), ['starter', 'pro', 'enterprise'])
    const { useActionDetail } = await renderer.load<{ useActionDetail: () => (detail: object) => string }>(
      'features/operator/audit-detail.ts',
    )
    const Detail = () => useActionDetail()({ plan: 'starter' })
    assert.match(renderer.textOf(Detail, {}), /Starter/)
  })
})

describe('roles', () => {
  let renderer: Renderer
  before(async () => {
    renderer = await startRenderer()
  })
  after(() => renderer.close())

  test('nobody manages a role above their own; a key manages all', async () => {
    const { managesRole } = await renderer.load<Plans>('lib/plans.ts')
    const managed = (own: string | null) => ROLES.filter((role) => managesRole(own, role))
    assert.deepEqual(managed('owner'), ROLES)
    assert.deepEqual(managed('admin'), ['admin', 'member', 'viewer'])
    assert.deepEqual(managed(null), ROLES)
  })
})
