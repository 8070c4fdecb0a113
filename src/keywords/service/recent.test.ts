import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { DAY, MINUTE, parseTime, SECOND } from '../../lib/clock.ts'
import type { CompanyJudge } from '../../search/limits.ts'
import { type Draft, toDraft } from '../rules/draft.ts'
import { createBidders } from './bidders.ts'
import { createRecentMatches, MOST_CACHED, RECENT_FRESH_MS } from './recent.ts'

const NOON = parseTime('2026-11-20T12:00:00+09:00', 'start') ?? 0

function draftOf(keyword: string, filter = {}): Draft {
  const { draft } = toDraft({ keyword, filter })
  assert.ok(draft)
  return draft
}

const NO_TEXTS = { tryOn: async () => assert.fail('no keyword looks into texts') }

function counting() {
  const told = { now: NOON, key: 'company', furtherKey: 'further', searches: 0 }
  const recentOf = createRecentMatches(
    {
      clock: { now: () => told.now, steady: () => told.now },
      countPerDay: async () => {
        told.searches++
        return new Map([['2026-11-20', told.searches]])
      },
    },
    NO_TEXTS,
    createBidders({
      companyOf: async () => ({ key: told.key }) as CompanyJudge,
      furtherCompaniesOf: async () => new Map([['prf', { key: told.furtherKey } as CompanyJudge]]),
    }),
  )
  /** How many searches it took. */
  const searches = async (...kept: Draft[]) => {
    const before = told.searches
    await recentOf('account', kept)
    return told.searches - before
  }
  return { told, recentOf, searches }
}

describe('counts of the last 90 days', () => {
  test('are computed once for equal conditions, for all accounts', async () => {
    const { recentOf, searches } = counting()
    const [bridge, sewer] = [draftOf('교량'), draftOf('하수관로', { agency: ['종로'] })]
    assert.equal(await searches(bridge, sewer), 2)
    assert.equal(await searches(sewer, bridge), 0)
    assert.equal(await searches(draftOf('하수관로')), 1, 'another filter')
    const both = [await recentOf('account', [bridge]), await recentOf('other', [bridge])]
    assert.deepEqual(both[0], both[1])
  })

  test('are computed again on the next day, after a while, and after the clock was set back', async () => {
    const { told, searches } = counting()
    const bridge = draftOf('교량')
    told.now = NOON + DAY / 2 - SECOND
    assert.equal(await searches(bridge), 1)
    told.now += SECOND
    assert.equal(await searches(bridge), 1, 'midnight of Seoul')
    told.now += RECENT_FRESH_MS - 1
    assert.equal(await searches(bridge), 0)
    told.now += 1
    assert.equal(await searches(bridge), 1)
    told.now -= MINUTE
    assert.equal(await searches(bridge), 1)
  })

  test('of a keyword with verdicts are specific to one company', async () => {
    const { told, searches } = counting()
    const [any, eligible] = [draftOf('교량'), draftOf('교량', { eligibility: ['yes'] })]
    assert.equal(await searches(any, eligible), 2)
    told.key = 'another company'
    assert.equal(await searches(any, eligible), 1)
    const further = { ...eligible, profileId: 'prf' }
    assert.equal(await searches(further, eligible), 1)
    told.furtherKey = 'another further company'
    assert.equal(await searches(further, eligible), 1)
  })

  test('are limited in number: the least recently used one is evicted', async () => {
    const { searches } = counting()
    const bridge = draftOf('교량')
    await searches(bridge)
    const others = Array.from({ length: MOST_CACHED - 1 }, (_, index) => draftOf(`교량 ${index}`))
    await searches(...others)
    assert.equal(await searches(bridge), 0)
    assert.equal(await searches(draftOf('하수관로')), 1)
    assert.equal(await searches(bridge), 0)
    assert.equal(await searches(draftOf('교량 0')), 1)
  })
})
