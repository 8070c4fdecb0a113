import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import type { NoticeSummary } from '../../bids/index.ts'
import { PURSUIT_STATES } from '../schema.ts'
import { moved, type PursuitFields } from './moves.ts'
import { type SettledPursuit, settlePursuit } from './settle.ts'

type Result = NoticeSummary['results'][number]

const OWN = '1234567890'
const OTHER = '222-33-44444'

const result = (changes: Partial<Result> = {}): Result => ({
  lot: '0',
  revision: 0,
  rebid: 0,
  state: 'awarded',
  at: null,
  winner: null,
  winners: [{ name: '한빛건설', businessNo: OTHER, amount: 44, share: null }],
  openedAt: null,
  amount: 44,
  currency: 'KRW',
  rate: 88.1,
  rateBasis: 'plannedPrice',
  plannedPrice: 50,
  baseAmount: 50,
  bidders: 3,
  reason: null,
  correctedAt: null,
  ...changes,
})
const wonBy = (businessNo: string, changes: Partial<Result> = {}): Result =>
  result({ winners: [{ name: '한빛건설', businessNo, amount: 44, share: null }], ...changes })

const notice = (changes: Partial<NoticeSummary> = {}): NoticeSummary => ({
  title: '공고',
  agency: '기관',
  detailUrl: 'https://portal.example/1',
  closeAt: null,
  openAt: null,
  isCancelled: false,
  withdrawal: null,
  outcome: null,
  isBidAgain: false,
  results: [],
  ...changes,
})
const awarded = (...results: Result[]) => notice({ outcome: 'awarded', results })

const BID: SettledPursuit = { state: 'bid', stateBy: 'person', outcome: null, result: null }
const settle = (summary: NoticeSummary, pursuit = BID, number: string | null = OWN) =>
  settlePursuit(pursuit, summary, number)
const stateOf = ({ state, stateBy, outcome }: SettledPursuit) => `${state} ${stateBy} ${outcome}`

describe('the result of a notice applied to a pursuit', () => {
  test('won with the own number in any spelling; lost with another', () => {
    assert.equal(stateOf(settle(awarded(wonBy('123-45-67890')))), 'won result awarded')
    assert.equal(stateOf(settle(awarded(wonBy(OTHER)))), 'lost result awarded')
    assert.equal(settle(awarded(wonBy(OTHER))).result?.winners[0]?.businessNo, OTHER)
  })

  test('one of several winners has won', () => {
    const joint = result({
      winners: [OTHER, OWN].map((businessNo) => ({ name: businessNo, businessNo, amount: null, share: 50 })),
    })
    assert.equal(stateOf(settle(awarded(joint))), 'won result awarded')
  })

  test('one won lot is enough for a win; lost only when no lot can be won', () => {
    const lots = [wonBy(OTHER, { lot: '1' }), wonBy(OWN, { lot: '2' })]
    const won = settle(notice({ results: lots }))
    assert.deepEqual([stateOf(won), won.result?.lot], ['won result null', '2'])
    assert.equal(stateOf(settle(notice({ results: [wonBy(OTHER, { lot: '1' })] }))), 'bid person null')
  })

  test('without an own number, the result is shown but does not decide', () => {
    const shown = settle(awarded(wonBy(OWN)), BID, null)
    assert.deepEqual([stateOf(shown), shown.result?.amount], ['bid person awarded', 44])
  })

  test('after a failed bid, a re-bid or a cancellation, the state remains bid, with a note', () => {
    const failed = result({ state: 'failed', winners: [], reason: '단독입찰' })
    assert.equal(stateOf(settle(notice({ outcome: 'failed', results: [failed] }))), 'bid person failed')
    assert.equal(stateOf(settle(notice({ isBidAgain: true }))), 'bid person rebid')
    assert.equal(stateOf(settle(notice({ isCancelled: true }))), 'bid person cancelled')
  })

  test('only pursuits in state bid are decided', () => {
    for (const state of PURSUIT_STATES.filter((one) => one !== 'bid')) {
      assert.equal(stateOf(settle(awarded(wonBy(OWN)), { ...BID, state })), `${state} person awarded`)
    }
  })

  test('a corrected award changes the state, a withdrawn one reverts it', () => {
    const lost = settle(awarded(wonBy(OTHER)))
    const won = settle(awarded(wonBy(OWN, { correctedAt: '2026-11-20T09:00:00+09:00' })), lost)
    assert.equal(stateOf(won), 'won result awarded')
    assert.equal(stateOf(settle(notice({ isBidAgain: true }), won)), 'bid person rebid')
    assert.equal(stateOf(settle(awarded(wonBy(OTHER)), won, null)), 'bid person awarded', 'the own number is gone')
  })

  test('a correction by a person remains until the result itself changes', () => {
    const lost = settle(awarded(wonBy(OTHER)))
    const corrected: SettledPursuit = { ...lost, state: 'won', stateBy: 'correction' }
    assert.deepEqual(settle(awarded(wonBy(OTHER)), corrected), corrected)
    assert.equal(stateOf(settle(awarded(wonBy(OTHER, { amount: 43 })), corrected)), 'lost result awarded')
    const back: SettledPursuit = { ...lost, state: 'bid', stateBy: 'correction' }
    assert.deepEqual(settle(awarded(wonBy(OTHER)), back), back)
  })
})

/** What the page says, in as few words as a program can. */
interface Model {
  state: SettledPursuit['state']
  by: SettledPursuit['stateBy']
  seen: string
}

type Step =
  | { do: 'move'; state: SettledPursuit['state']; correction: boolean }
  | { do: 'notice'; winner: 'own' | 'other' | 'none'; amount: number }
  | { do: 'look' }

const stateArb = fc.constantFrom(...PURSUIT_STATES)
const stepArb: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('move' as const), state: stateArb, correction: fc.boolean() }),
  fc.record({
    do: fc.constant('notice' as const),
    winner: fc.constantFrom('own' as const, 'other' as const, 'none' as const),
    amount: fc.constantFrom(1, 2),
  }),
  fc.record({ do: fc.constant('look' as const) }),
)

function modelMove(model: Model, { state, correction }: Step & { do: 'move' }): Model {
  if (state === model.state) return model
  if (model.by === 'result' && !correction) return model
  return { ...model, state, by: model.by === 'person' ? 'person' : 'correction' }
}

function modelLook(model: Model, winner: 'own' | 'other' | 'none', amount: number): Model {
  const text = winner === 'none' ? '' : `${winner} ${amount}`
  const decides = model.by === 'result' || (model.by === 'correction' ? text !== model.seen : model.state === 'bid')
  if (!decides) return { ...model, seen: text }
  if (winner === 'none') return { state: 'bid', by: 'person', seen: text }
  return { state: winner === 'own' ? 'won' : 'lost', by: 'result', seen: text }
}

/** The rules as the service uses them. */
function createSubject(first: SettledPursuit['state']) {
  const none = { assignee: null, bidAmount: null, remindClosing: [], remindOpening: [] }
  let wishes: PursuitFields = { ...none, state: first, stateBy: 'person' }
  let known: Pick<SettledPursuit, 'outcome' | 'result'> = { outcome: null, result: null }
  return {
    move({ state, correction }: Step & { do: 'move' }): void {
      const next = moved(wishes, { state, correction })
      if (next !== 'settled') wishes = next
    },
    look(winner: 'own' | 'other' | 'none', amount: number): void {
      const summary = winner === 'none' ? notice() : awarded(wonBy(winner === 'own' ? OWN : OTHER, { amount }))
      const after = settle(summary, { ...wishes, ...known })
      assert.deepEqual(settle(summary, after), after, 'looking twice changes nothing')
      const { state, stateBy, ...rest } = after
      wishes = { ...wishes, state, stateBy }
      known = rest
    },
    now: () => [wishes.state, wishes.stateBy],
  }
}

test('after any sequence of changes and results, a pursuit has the state of a simple model', () => {
  fc.assert(
    fc.property(stateArb, fc.array(stepArb, { maxLength: 30 }), (first, steps) => {
      const subject = createSubject(first)
      let model: Model = { state: first, by: 'person', seen: '' }
      let [winner, amount]: ['own' | 'other' | 'none', number] = ['none', 1]
      for (const step of steps) {
        if (step.do === 'notice') [winner, amount] = [step.winner, step.amount]
        else if (step.do === 'move') {
          model = modelMove(model, step)
          subject.move(step)
        } else {
          model = modelLook(model, winner, amount)
          subject.look(winner, amount)
        }
        assert.deepEqual(subject.now(), [model.state, model.by])
      }
    }),
    { numRuns: 2_000 },
  )
})
