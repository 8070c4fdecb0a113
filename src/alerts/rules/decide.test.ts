import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { ALERT_CAUSES, type AlertCause, type BidEventType } from '../../vocabulary/events.ts'
import { type Verdict, verdictBits } from '../../vocabulary/verdicts.ts'
import {
  type ChangeFacts,
  candidatesOf,
  changedVerdict,
  decide,
  type MatchedKeyword,
  maskOf,
  triggersOf,
  type VerdictOf,
  withheldOf,
  withWantedVerdict,
} from './decide.ts'

type Fields = string[]
const ofNotice = (given: {
  before?: 'new' | 'changed' | 'cancelled' | null
  kind?: 'new' | 'changed' | 'renotice' | 'cancelled'
  outcome?: 'awarded' | 'failed' | null
  changed?: Fields
  isOpen?: boolean
}): ChangeFacts => {
  const { before = null, kind = 'new', outcome = null, changed = [], isOpen = true } = given
  const changes = changed.map((field) => ({ field, old: 1, new: 2 }))
  return { kind: 'bid', before: before && { kind: before }, now: { kind, outcome, changes }, isOpen }
}
const ofAward = (wasAwarded: boolean, isAwarded: boolean, corrects: boolean): ChangeFacts => ({
  kind: 'award',
  step: { wasAwarded, isAwarded, corrects },
})

const words = (change: ChangeFacts): string[] =>
  triggersOf(change).map(({ type, on, of, sent, correction }) =>
    [type.slice(4), on.join('+'), of, sent, ...(correction ? ['correction'] : [])].join(' '),
  )

describe('triggers', () => {
  const table: [string, ChangeFacts, string[]][] = [
    ['a new notice', ofNotice({}), ['matched new now never']],
    ['one that is closed already', ofNotice({ isOpen: false }), []],
    ['a re-notice is a notice of its own', ofNotice({ kind: 'renotice' }), ['matched new now never']],
    ['an amendment of no consequence', ofNotice({ before: 'new', changed: ['title'] }), ['matched new now never']],
    [
      'a deadline moved by an amendment or a re-bid',
      ofNotice({ before: 'new', changed: ['closeAt', 'openAt'] }),
      ['matched new now never', 'changed deadline_changed either any'],
    ],
    [
      'two amounts and the deadline',
      ofNotice({ before: 'new', changed: ['estimatedPrice', 'baseAmount', 'closeAt'] }),
      ['matched new now never', 'changed price_changed+deadline_changed either any'],
    ],
    [
      'a registration deadline moves',
      ofNotice({ before: 'new', changed: ['qualificationCloseAt', 'siteBriefingPlace'] }),
      ['matched new now never', 'changed deadline_changed either any'],
    ],
    [
      'the agreement of partners and the briefing have new times',
      ofNotice({ before: 'new', changed: ['jointAgreementCloseAt', 'siteBriefingAt'] }),
      ['matched new now never', 'changed deadline_changed either any'],
    ],
    [
      'A값 is published',
      ofNotice({ before: 'new', changed: ['fixedCosts', 'fixedCostItems'] }),
      ['matched new now never', 'changed price_changed either any'],
    ],
    [
      'a cancellation',
      ofNotice({ before: 'new', kind: 'cancelled', changed: ['kind'], isOpen: false }),
      ['cancelled cancelled either never'],
    ],
    ['one that comes cancelled', ofNotice({ kind: 'cancelled', isOpen: false }), ['cancelled cancelled either never']],
    ['still cancelled', ofNotice({ before: 'cancelled', kind: 'cancelled', changed: ['title'], isOpen: false }), []],
    ['one whose award came first', ofNotice({ outcome: 'awarded', isOpen: false }), ['awarded awarded now never']],
    ['amended after its award', ofNotice({ before: 'new', outcome: 'awarded', isOpen: false }), []],
    ['an award', ofAward(false, true, false), ['awarded awarded now never']],
    ['more is known of an award', ofAward(true, true, false), []],
    ['a round that failed', ofAward(false, false, false), []],
    [
      'a corrected award',
      ofAward(true, true, true),
      ['awarded awarded now never correction', 'awarded awarded now before correction'],
    ],
    [
      'awarded after all',
      ofAward(false, true, true),
      ['awarded awarded now never', 'awarded awarded now before correction'],
    ],
    ['an award that is taken back', ofAward(true, false, true), ['awarded awarded now before correction']],
    ['a corrected failure', ofAward(false, false, true), []],
  ]
  for (const [name, change, expected] of table) test(name, () => assert.deepEqual(words(change), expected))
})

const bool = fc.boolean()
const anyChange: fc.Arbitrary<ChangeFacts> = fc.oneof(
  fc
    .record({ wasAwarded: bool, isAwarded: bool, corrects: bool })
    .map((step): ChangeFacts => ({ kind: 'award', step })),
  fc
    .record({
      before: fc.constantFrom(null, 'new' as const, 'cancelled' as const),
      kind: fc.constantFrom('new' as const, 'changed' as const, 'cancelled' as const),
      outcome: fc.constantFrom(null, 'awarded' as const),
      changed: fc.subarray(['title', 'closeAt', 'estimatedPrice', 'budget', 'urgent']),
      isOpen: bool,
    })
    .map(ofNotice),
)
const anyKeyword = fc.record({
  account: fc.constantFrom('a', 'b', 'c'),
  id: fc.integer({ min: 1, max: 9 }),
  on: fc.subarray<AlertCause>([...ALERT_CAUSES]),
  fits: fc.constantFrom('now', 'before', 'both', 'neither'),
})

test('in any history, once-only events come once, and accounts get only subscribed causes', () => {
  fc.assert(
    fc.property(
      fc.array(anyChange, { maxLength: 12 }),
      fc.uniqueArray(anyKeyword, { selector: ({ id }) => id }),
      (changes, keywords) => {
        const sent = new Set<string>()
        const events: string[] = []
        const watched = (...where: string[]): MatchedKeyword[] =>
          keywords
            .filter(({ fits }) => where.includes(fits))
            .map(({ account, id, on }) => ({
              accountId: account,
              id: String(id),
              version: 1,
              mask: maskOf(on),
              wants: 0,
              profileId: null,
            }))
        for (const [at, change] of changes.entries()) {
          const wasSent = (account: string, type: BidEventType) => sent.has(`${account} ${type}`)
          const candidates = candidatesOf(triggersOf(change), watched('before', 'both'), watched('now', 'both'))
          const decisions = decide(candidates, wasSent)
          for (const { accountId, type, correction, keywords: led } of decisions) {
            assert.ok(led.length > 0)
            assert.equal(new Set(led.map(({ id }) => id)).size, led.length)
            for (const { id } of led) {
              const keyword = keywords.find((one) => String(one.id) === id)
              assert.equal(keyword?.account, accountId)
              assert.notEqual(keyword?.fits, 'neither')
            }
            // At most one event of a type per change; types that come once are repeated only as corrections.
            events.push(`${accountId} ${type} ${type === 'bid.changed' || correction ? at : 'once'}`)
            sent.add(`${accountId} ${type}`)
          }
        }
        assert.equal(new Set(events).size, events.length)
      },
    ),
  )
})

describe('verdicts of several companies', () => {
  const keyword = (id: string, profileId: string | null, verdicts: Verdict[] = ['yes']): MatchedKeyword => ({
    accountId: 'a',
    id,
    version: 1,
    mask: maskOf(['new']),
    wants: verdictBits(verdicts),
    profileId,
  })
  const open = triggersOf({
    kind: 'bid',
    before: null,
    now: { kind: 'new', outcome: null, changes: [] },
    isOpen: true,
  })
  const verdictOf: VerdictOf = ({ profileId }) => (profileId === null ? 'no' : profileId === 'may' ? 'yes' : 'check')
  const own = keyword('1', null)
  const may = keyword('2', 'may')
  const other = keyword('3', 'other')

  test('each keyword is judged by its own company', () => {
    assert.deepEqual(withWantedVerdict([own, may, other], verdictOf), [may])
  })

  test('what is withheld has the verdict of each company, and of the account alone as before', () => {
    const withheld = { accountId: 'a', keywords: ['1'] }
    assert.deepEqual(withheldOf(open, [own], verdictOf), [{ ...withheld, verdict: 'no', verdicts: null }])
    assert.deepEqual(withheldOf(open, [own, other, may], verdictOf), [
      { accountId: 'a', verdict: 'no', verdicts: { '': 'no', other: 'check' }, keywords: ['1', '3'] },
    ])
    assert.deepEqual(withheldOf(open, [other], verdictOf), [
      { accountId: 'a', verdict: 'check', verdicts: { other: 'check' }, keywords: ['3'] },
    ])
  })

  test('a change is that of the company of the first keyword that reports', () => {
    const now: VerdictOf = () => 'yes'
    const verdicts = { '': 'no', other: 'check' } as const
    assert.deepEqual(changedVerdict({ verdict: 'no', verdicts }, [other, own], now), {
      old: 'check',
      new: 'yes',
      profileId: 'other',
    })
    assert.deepEqual(changedVerdict({ verdict: 'no', verdicts: null }, [own], now), { old: 'no', new: 'yes' })
    // It was not withheld from this company.
    assert.equal(changedVerdict({ verdict: 'no', verdicts: null }, [may], now), null)
    assert.equal(changedVerdict({ verdict: 'yes', verdicts: null }, [own], now), null)
  })
})
