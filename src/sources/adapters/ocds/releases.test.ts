import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { type Revisions, revisionsOf } from '../../rules/releases.ts'
import type { FoundRelease, KnownRelease } from '../../schema/connector.ts'
import { readOcdsDocument } from './read.ts'

type Json = Record<string, unknown>

const CONTEXT = { source: 'north', fetchedAt: 0, fallbackUrl: null }
const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T09:00:00Z`
const found = (...releases: Json[]): FoundRelease[] =>
  readOcdsDocument({ releases: releases.map((one) => ({ ocid: 'ocds-x1-1', tag: ['tender'], ...one })) }).releases ?? []

/** What a store does with it, in the least words. */
function createStore() {
  const rows = new Map<string, KnownRelease>()
  return {
    rows,
    take(releases: FoundRelease[]): Revisions {
      // As jsonb does: names come back in another order.
      const known: KnownRelease[] = JSON.parse(JSON.stringify([...rows.values()]), (_key, value: unknown) =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).reverse())
          : value,
      )
      const revisions = revisionsOf(known, releases, CONTEXT)
      for (const release of revisions.keep) rows.set(release.id, release)
      return revisions
    },
  }
}

const tender = (id: string, date: string, told: Json = {}) => ({ id, date, tender: { title: `Roads ${id}`, ...told } })
const supplier = (name: string, scheme?: string) => ({
  name,
  ...(scheme ? { identifier: { scheme, id: `no-${name}` } } : {}),
})
const award = (id: string, more: Json = {}) => ({
  id,
  status: 'active',
  date: day(20),
  value: { amount: 100, currency: 'GBP' },
  suppliers: [supplier('Alder')],
  ...more,
})
const awarded = (...awards: Json[]) => ({ id: 'a', date: day(21), tag: ['award'], tender: { title: 'Roads' }, awards })
const roundsOf = (...releases: Json[]) => createStore().take(found(...releases)).rounds
const facts = (releases: Json[]) =>
  roundsOf(...releases).map(({ lot, state, amount, winners }) => [
    lot,
    state,
    amount,
    winners.map(({ name }) => name).join('+'),
  ])

describe('revisions', () => {
  test('count releases by date; the first is new, the others change it', () => {
    const { states, keep } = createStore().take(found(tender('b', day(2)), tender('a', day(1)), tender('c', day(3))))
    assert.deepEqual(
      states.map(({ title, revision, kind }) => [title, revision, kind]),
      [
        ['Roads a', 0, 'new'],
        ['Roads b', 1, 'changed'],
        ['Roads c', 2, 'changed'],
      ],
    )
    assert.deepEqual(
      keep.map(({ id }) => id),
      ['a', 'b', 'c'],
    )
    assert.deepEqual(
      states.map(({ postedAt }) => postedAt),
      Array(3).fill(Date.parse(day(1))),
    )
  })

  test('a release of the same id replaces it, whatever its date, and counts none', () => {
    const store = createStore()
    store.take(found(tender('a', day(5), { description: 'x', title: 'Old' })))
    const { states } = store.take(found(tender('a', day(4), { title: 'New' })))
    assert.deepEqual(
      states.map(({ title, revision }) => [title, revision]),
      [['New', 0]],
    )
    // Not older than what it replaces, or it would be taken for a late arrival.
    assert.equal(states[0]?.changedAt, Date.parse(day(5)))
    assert.equal(store.rows.size, 1)
  })

  test('the same again keeps nothing and shows only where things stand', () => {
    const store = createStore()
    const releases = found(
      tender('t', day(1)),
      tender('t', day(2)),
      awarded(award('1', { suppliers: [supplier('Alder', 'GB-COH')] })),
    )
    store.take(releases)
    const again = store.take(releases)
    assert.deepEqual([again.keep, again.states.map(({ revision }) => revision)], [[], [1]])
  })

  test('one that comes late moves the later ones up', () => {
    const store = createStore()
    store.take(found(tender('a', day(1)), tender('c', day(3))))
    const { states } = store.take(found(tender('b', day(2))))
    assert.deepEqual(
      states.map(({ title, revision }) => [title, revision]),
      [
        ['Roads b', 1],
        ['Roads c', 2],
      ],
    )
  })

  test('what a release does not speak of stays; a result leaves the kind alone', () => {
    const tenderPeriod = { endDate: '2026-12-01T11:00:00Z' }
    const releases = found(
      tender('a', day(1), { tenderPeriod, value: { amount: 5, currency: 'GBP' } }),
      {
        id: 'b',
        date: day(2),
        tag: ['tenderAmendment'],
        tender: { tenderPeriod: { endDate: '2026-12-08T11:00:00Z' } },
      },
      { id: 'c', date: day(3), tag: ['award'], awards: [award('1', { title: 'Kerbs' })] },
    )
    const last = createStore().take(releases).states.at(-1)
    assert.deepEqual([last?.title, last?.estimatedPrice, last?.kind], ['Roads a', 5, 'changed'])
    assert.equal(last?.closeAt, Date.parse('2026-12-08T11:00:00Z'))
  })

  test('a compiled release stands for all before it', () => {
    const releases = found(tender('a', day(1), { value: { amount: 5, currency: 'GBP' } }), {
      ...tender('b', day(2)),
      tag: ['compiled'],
    })
    const last = createStore().take(releases).states.at(-1)
    assert.deepEqual([last?.estimatedPrice, last?.revision], [null, 1])
  })

  test('a notice may be cancelled and taken up again', () => {
    const statuses = ['active', 'cancelled', 'active']
    const releases = statuses.map((status, index) => tender(String(index), day(index + 1), { status }))
    const { states } = createStore().take(found(...releases))
    assert.deepEqual(
      states.map(({ kind }) => kind),
      ['new', 'cancelled', 'changed'],
    )
  })

  test('a process first seen by an amendment is changed; the notice itself makes it new, however late it comes', () => {
    const kinds = (...releases: Json[]) => {
      const store = createStore()
      return releases.map((one) => store.take(found(one)).states.map(({ kind }) => kind))
    }
    const amendment = { ...tender('b', day(2)), tag: ['tenderAmendment'] }
    assert.deepEqual(kinds(amendment, tender('a', day(1))), [['changed'], ['new', 'changed']])
    assert.deepEqual(kinds({ ...amendment, tag: ['tenderUpdate', 'planningUpdate'] }), [['changed']])
    assert.deepEqual(kinds(awarded(award('1')), { ...tender('c', day(22)), tag: ['compiled'] }), [['new'], ['changed']])
  })

  const told = fc.record({
    date: fc.integer({ min: 1, max: 28 }),
    price: fc.integer({ min: 0, max: 3 }),
    cut: fc.boolean(),
  })
  const history = fc.uniqueArray(told, { selector: ({ date }) => date, minLength: 1, maxLength: 6 })

  test('any order, any portions and any repetition of releases end in the same revisions', () => {
    fc.assert(
      fc.property(
        history,
        fc.array(fc.nat(5), { maxLength: 12 }),
        fc.array(fc.nat(3), { minLength: 1 }),
        (all, order, sizes) => {
          const releases = found(
            ...all.map(({ date, price, cut }) =>
              cut
                ? {
                    id: `r${date}`,
                    date: day(date),
                    tag: ['award'],
                    awards: [award(`a${price}`, { relatedLots: [price] })],
                  }
                : tender(`r${date}`, day(date), { value: { amount: price, currency: 'GBP' } }),
            ),
          )
          const clean = createStore().take(releases)
          const store = createStore()
          const queue = [...order.flatMap((index) => releases[index] ?? []), ...releases.toReversed()]
          for (let at = 0, turn = 0; at < queue.length; turn++) {
            const size = 1 + (sizes[turn % sizes.length] ?? 0)
            store.take(queue.slice(at, at + size))
            at += size
          }
          const end = store.take([])
          assert.deepEqual(end.states.at(-1), clean.states.at(-1))
          assert.deepEqual(end.rounds, clean.rounds)
          assert.equal(store.rows.size, releases.length)
        },
      ),
    )
  })
})

describe('results', () => {
  test('several firms share one value; a twin under the same id is the same award', () => {
    const both = [supplier('Alder'), supplier('Birch')]
    assert.deepEqual(facts([awarded(award('1', { suppliers: both }))]), [['0', 'awarded', 100, 'Alder+Birch']])
    const twins = [award('1'), award('1', { suppliers: [supplier('Birch')] })]
    assert.deepEqual(facts([awarded(...twins)]), [['0', 'awarded', 100, 'Alder+Birch']])
    const [round] = roundsOf(awarded(...twins))
    assert.deepEqual(
      round?.bidderRows.map(({ name, amount, won }) => [name, amount, won]),
      [
        ['Alder', null, true],
        ['Birch', null, true],
      ],
    )
  })

  test('awards of one lot that repeat supplier and value count once', () => {
    const ten = Array.from({ length: 10 }, (_, id) => award(String(id), { relatedLots: ['A'] }))
    assert.deepEqual(facts([awarded(...ten)]), [['A', 'awarded', 100, 'Alder']])
    assert.equal(roundsOf(awarded(...ten))[0]?.winners[0]?.amount, 100)
    const another = award('11', { relatedLots: ['A'], value: { amount: 7, currency: 'GBP' } })
    const ofBirch = award('12', { relatedLots: ['A'], suppliers: [supplier('Birch')] })
    assert.deepEqual(facts([awarded(...ten, another, ofBirch)]), [['A', 'awarded', 207, 'Alder+Birch']])
    // Without lots the process is one.
    assert.deepEqual(facts([awarded(award('1'), award('2', { date: day(22) }))]), [['0', 'awarded', 100, 'Alder']])
    const otherLots = [award('1', { relatedLots: ['A'] }), award('2', { relatedLots: ['B'] })]
    assert.deepEqual(
      facts([awarded(...otherLots)]).map(([, , amount]) => amount),
      [100, 100],
    )
  })

  test('awards of one id but other lots are several; one for several lots keeps its value whole', () => {
    const lots = [
      award('1', { relatedLots: ['A'] }),
      award('1', { relatedLots: ['B', 'C'], value: { amount: 7, currency: 'GBP' } }),
    ]
    assert.deepEqual(facts([awarded(...lots)]), [
      ['A', 'awarded', 100, 'Alder'],
      ['B', 'awarded', 7, 'Alder'],
      ['C', 'awarded', null, 'Alder'],
    ])
  })

  test('an id used again for another firm is another award, unless it corrects', () => {
    const first = awarded(award('1'))
    const second = {
      ...awarded(award('1', { suppliers: [supplier('Birch')], value: { amount: 5, currency: 'GBP' } })),
      id: 'b',
      date: day(22),
    }
    assert.deepEqual(facts([first, second]), [['0', 'awarded', 105, 'Alder+Birch']])
    assert.deepEqual(facts([first, { ...second, tag: ['awardUpdate'] }]), [['0', 'awarded', 5, 'Birch']])
  })

  test('states follow the awards: pending is opened, a valid one wins, all others decide', () => {
    const state = (...statuses: string[]) =>
      facts([awarded(...statuses.map((status, id) => award(String(id), { status })))])[0]
    assert.deepEqual(state('pending')?.slice(1), ['opened', null, ''])
    assert.deepEqual(state('cancelled', 'active')?.slice(1), ['awarded', 100, 'Alder'])
    assert.deepEqual(state('cancelled', 'unsuccessful')?.[1], 'failed')
    assert.deepEqual(state('cancelled')?.[1], 'cancelled')
    const lots = [{ id: 1, status: 'unsuccessful' }, { id: 2 }, { id: 3, status: 'cancelled' }]
    assert.deepEqual(
      facts([tender('a', day(1), { lots })]).map((one) => one.slice(0, 2)),
      [
        ['1', 'failed'],
        ['3', 'cancelled'],
      ],
    )
    assert.deepEqual(facts([tender('a', day(1), { status: 'unsuccessful' })]), [['0', 'failed', null, '']])
  })

  test('a lot that is active by itself is still to be opened beside one that is over, and only there', () => {
    const lot = (id: string, status: string) => ({ id, status })
    const states = (lots: Json[], ...awards: Json[]) =>
      facts([{ ...awarded(...awards), tender: { title: 'Roads', status: 'active', lots } }]).map(([id, state]) => [
        id,
        state,
      ])
    const first = award('1', { relatedLots: ['A'] })
    assert.deepEqual(states([lot('A', 'complete'), lot('B', 'active'), lot('C', 'complete')], first), [
      ['A', 'awarded'],
      ['B', 'announced'],
    ])
    assert.deepEqual(states([lot('A', 'active'), lot('B', 'active')], first)[0], ['A', 'awarded'])
    assert.deepEqual(states([lot('A', 'unsuccessful'), lot('B', 'Active')]), [
      ['A', 'failed'],
      ['B', 'announced'],
    ])
    const pending = award('2', { status: 'pending', relatedLots: ['B'] })
    assert.deepEqual(states([lot('A', 'active'), lot('B', 'active')], first, pending)[1], ['B', 'opened'])
    assert.deepEqual(states([lot('A', 'active'), lot('B', 'active')]), [])
    assert.deepEqual(states([lot('A', 'active')], award('1')), [['A', 'awarded']])
  })

  test('a lot that is over later, or told no more, is not waited for; one that loses its award is', () => {
    const lots = (second: string) => ({
      lots: [
        { id: 'A', status: 'active' },
        { id: 'B', status: second },
      ],
    })
    const release = (second: string, ...awards: Json[]) => ({
      ...awarded(...awards),
      tender: { title: 'Roads', ...lots(second) },
    })
    const after = (...releases: Json[]) => {
      const store = createStore()
      const rounds = releases.map((one) => store.take(found(one)).rounds)
      return rounds.at(-1)?.map(({ lot, state }) => `${lot} ${state}`)
    }
    const first = award('1', { relatedLots: ['A'] })
    assert.deepEqual(after(release('active', first), release('complete', first)), ['A awarded', 'B opened'])
    assert.deepEqual(after(release('active', first), release('active')), ['A announced', 'B announced'])
  })

  test('each winner is told what it alone won, and nothing where a value is shared', () => {
    const one = (id: string, name: string, amount: number, more: Json = {}) =>
      award(id, { suppliers: [supplier(name)], value: { amount, currency: 'GBP' }, ...more })
    const winners = (...awards: Json[]) =>
      roundsOf(awarded(...awards)).map((round) => round.winners.map(({ name, amount }) => `${name} ${amount ?? '?'}`))
    const firms = Array.from({ length: 17 }, (_, index) => supplier(`Firm ${index + 1}`))
    assert.deepEqual(
      winners(award('1', { suppliers: firms }))[0],
      firms.map(({ name }) => `${name} ?`),
    )
    assert.deepEqual(winners(one('1', 'Alder', 70), one('2', 'Birch', 30)), [['Alder 70', 'Birch 30']])
    assert.deepEqual(winners(one('1', 'Alder', 70), one('2', 'Alder', 5), one('3', 'Birch', 0)), [
      ['Alder 75', 'Birch ?'],
    ])
    assert.deepEqual(
      winners(one('1', 'Alder', 70), award('2', { suppliers: [supplier('Alder'), supplier('Birch')] })),
      [['Alder ?', 'Birch ?']],
    )
    assert.deepEqual(winners(one('1', 'Alder', 70, { relatedLots: ['A', 'B'] })), [['Alder ?'], ['Alder ?']])
  })

  test('registration numbers only where a register gave them, and never those of people', () => {
    const schemes = ['GB-COH', 'GB-FTS', 'PE-DNI', 'internal']
    const suppliers = schemes.map((scheme) => supplier(scheme, scheme))
    const [round] = roundsOf(awarded(award('1', { suppliers })))
    assert.deepEqual(
      round?.winners.map(({ businessNo }) => businessNo),
      ['no-GB-COH', null, null, null],
    )
    const parties = [{ id: 5, name: 'Alder', identifier: { scheme: 'GB-COH', id: 1234 } }]
    const [referred] = roundsOf({ ...awarded(award('1', { suppliers: [{ id: '5' }] })), parties })
    assert.deepEqual(referred?.winners, [{ name: 'Alder', businessNo: '1234', amount: 100 }])
  })

  test('bids tell who took part, and tenderers written as one object too', () => {
    const details = [
      { tenderers: { name: 'Alder' }, value: { amount: 100, currency: 'GBP' }, status: 'valid' },
      { tenderers: [{ name: 'Cedar' }], value: { amount: 90, currency: 'GBP' }, status: 'disqualified' },
      { tenderers: [{ name: 'Elm' }], status: 'invited' },
    ]
    const statistics = [{ measure: 'bids', value: '3' }]
    const [round] = roundsOf({ ...awarded(award('1')), bids: { details, statistics } })
    assert.equal(round?.bidders, 3)
    assert.deepEqual(
      round?.bidderRows.map(({ name, amount, won, reason }) => [name, amount, won, reason]),
      [
        ['Alder', 100, true, null],
        ['Cedar', 90, false, 'disqualified'],
      ],
    )
    const [opened] = roundsOf(tender('a', day(1), { numberOfTenderers: 4, tenderers: { name: 'Alder' } }))
    assert.deepEqual([opened?.state, opened?.bidders, opened?.bidderRows.length], ['opened', 4, 1])
  })

  test('a reason keeps no address, number or mail of a person, wherever it is told', () => {
    const details = 'Too few bids. Ask Jo Field, 020 7946 0000 or jo@example.invalid.'
    const reasons = (...releases: Json[]) => roundsOf(...releases).map(({ reason }) => reason)
    assert.deepEqual(reasons(awarded(award('1', { status: 'unsuccessful', statusDetails: details }))), [
      'Too few bids.',
    ])
    const lots = [{ id: 1, status: 'cancelled', statusDetails: `${details} 12 High Street` }]
    assert.deepEqual(reasons(tender('a', day(1), { lots })), ['Too few bids.'])
    assert.deepEqual(reasons(tender('a', day(1), { status: 'unsuccessful', statusDetails: details })), [
      'Too few bids.',
    ])
    const bids = { details: [{ tenderers: [{ name: 'Cedar' }], status: 'disqualified', statusDetails: details }] }
    const told = JSON.stringify(
      found({ ...awarded(award('1')), bids }, tender('b', day(2), { statusDetails: details })),
    )
    assert.ok(told.includes('Too few bids.') && !/Field|7946|jo@/.test(told))
  })

  test('the day of the award, else that of its signature', () => {
    const contracts = [{ awardID: 1, dateSigned: day(19) }]
    const [signed] = roundsOf({ ...awarded(award('1', { date: undefined })), contracts })
    assert.equal(signed?.decidedAt, Date.parse(day(19)))
    assert.equal(roundsOf(awarded(award('1')))[0]?.decidedAt, Date.parse(day(20)))
  })

  test('a round that is told no more is called off', () => {
    const store = createStore()
    store.take(found(awarded(award('1', { relatedLots: ['A'] }))))
    const { rounds } = store.take(found(awarded(award('1', { relatedLots: ['B'] }))))
    assert.deepEqual(
      rounds.map(({ lot, state, amount }) => [lot, state, amount]),
      [
        ['B', 'awarded', 100],
        ['A', 'cancelled', null],
      ],
    )
  })
})
