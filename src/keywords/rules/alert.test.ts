import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { keptAlert, patchedAlert, patchedInput, shownAlert, wantsExcludedWebhook } from './alert.ts'
import { fitToPlan, isTooWide } from './plan.ts'

describe('alert settings', () => {
  test('absent settings get the defaults, and webhooks follow the plan', () => {
    const kept = keptAlert(undefined, 'pro')
    assert.deepEqual(shownAlert(kept, 'pro'), { email: 'instant', to: [], webhook: false, on: ['new'], remind: [] })
    assert.equal(shownAlert(kept, 'enterprise').webhook, true)
  })

  test('sending back the response of Pro does not disable webhooks after an upgrade to Enterprise', () => {
    const kept = keptAlert(shownAlert(keptAlert({}, 'pro'), 'pro'), 'pro')
    assert.equal(shownAlert(kept, 'enterprise').webhook, true)
    assert.equal(shownAlert(keptAlert({ webhook: false }, 'enterprise'), 'enterprise').webhook, false)
  })

  test('only requesting webhooks without Enterprise is rejected', () => {
    assert.deepEqual(
      [true, false, null, undefined].map((webhook) =>
        wantsExcludedWebhook('pro', webhook === undefined ? {} : { webhook }),
      ),
      [true, false, false, false],
    )
    assert.equal(wantsExcludedWebhook('enterprise', { webhook: true }), false)
  })

  test('values are unique, and reminders begin with the earliest', () => {
    const { on, remind, to } = keptAlert({ on: ['new', 'new'], remind: [1, 7, 1, 3], to: ['a', 'b', 'a'] }, 'pro')
    assert.deepEqual([on, remind, to], [['new'], [7, 3, 1], ['a', 'b']])
  })

  test('a patch: absent fields remain, null resets, lists are replaced', () => {
    const kept = keptAlert({ email: 'daily', on: ['new', 'awarded'], remind: [3], webhook: false }, 'enterprise')
    const after = patchedAlert(kept, { email: null, on: ['cancelled'], webhook: null }, 'enterprise')
    assert.deepEqual(after, { email: 'instant', to: [], webhook: null, on: ['cancelled'], remind: [3] })
    assert.deepEqual(patchedAlert(kept, null, 'enterprise'), keptAlert({}, 'enterprise'))
    assert.equal(patchedAlert(kept, undefined, 'enterprise'), kept)
  })

  test('a patch of text and filter', () => {
    const lists = { agency: ['a'], industry: [], region: ['서울'], bsnsDiv: [], contractMethod: [], awardMethod: [] }
    const filter = { ...lists, minAmt: 5, maxAmt: null }
    const kept = { keyword: '관로', filter: { ...filter, currency: 'USD', unknownAmt: null, exclude: ['감리'] } }
    assert.deepEqual(patchedInput(kept, { filter: null, in: 'all' }), { keyword: '관로', in: 'all' })
    assert.deepEqual(patchedInput(kept, { keyword: null, filter: { region: null, minAmt: 7 } }), {
      keyword: '',
      in: 'title',
      filter: {
        agency: ['a'],
        industry: [],
        bsnsDiv: [],
        contractMethod: [],
        awardMethod: [],
        minAmt: 7,
        currency: 'USD',
        exclude: ['감리'],
      },
    })
  })
})

describe('a plan with another limit', () => {
  const keyword = fc.constantFrom(
    { state: 'active' as const, pausedReason: null },
    { state: 'paused' as const, pausedReason: 'owner' as const },
    { state: 'paused' as const, pausedReason: 'plan' as const },
  )
  const company = fc.constantFrom(null, 'prf_1')

  test('any keywords: the oldest stay active, the newest and those of excluded companies pause, and keywords paused by the owner stay paused', () => {
    const keywords = fc.array(fc.tuple(keyword, company), { maxLength: 12 })
    fc.assert(
      fc.property(keywords, fc.nat({ max: 12 }), fc.boolean(), (all, limit, hasCompanies) => {
        const rows = all.map(([one, profileId], id) => ({ id, profileId, ...one }))
        const changed = fitToPlan(rows, limit, hasCompanies)
        const after = rows.map((row) => changed.find(({ id }) => id === row.id) ?? row)
        for (const [index, { state, pausedReason }] of after.entries()) {
          assert.equal(state === 'paused', pausedReason !== null)
          if (rows[index]?.pausedReason === 'owner') assert.equal(pausedReason, 'owner')
          else {
            const isIncluded = index < limit && (hasCompanies || rows[index]?.profileId === null)
            assert.equal(state, isIncluded ? 'active' : 'paused')
          }
        }
        assert.deepEqual(fitToPlan(after, limit, hasCompanies), [])
      }),
    )
  })

  test('too broad means more than 30 % of at least 100 notices', () => {
    assert.deepEqual(
      [
        { matches: 99, notices: 99 },
        { matches: 30, notices: 100 },
        { matches: 31, notices: 100 },
      ].map(isTooWide),
      [false, false, true],
    )
  })
})
