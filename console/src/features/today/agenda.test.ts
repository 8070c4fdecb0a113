import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { agendaOf, changedOf, type Pursued, resultsOf, tallyOf } from './agenda.ts'

const seoul = (time: string): string => `${time}:00+09:00`
const NOW = Date.parse(seoul('2026-12-01T14:00'))

interface Given extends Omit<Partial<Pursued>, 'notice'> {
  closeAt?: string | null
  openAt?: string | null
  status?: string
  currency?: string
}

function pursued({ closeAt = null, openAt = null, status = 'open', currency = 'KRW', ...rest }: Given): Pursued {
  return {
    noticeNo: 'N1',
    state: 'watching',
    bidAmount: null,
    notice: { closeAt, openAt, status, currency },
    result: null,
    createdAt: seoul('2026-11-20T09:00'),
    updatedAt: seoul('2026-11-20T09:00'),
    ...rest,
  }
}

const namesOf = (lines: { pursuit: Pursued; what: string }[]): string[] =>
  lines.map(({ pursuit, what }) => `${pursuit.noticeNo} ${what}`)

describe('the agenda', () => {
  test('has closings before a bid and openings after it, on their days in Korea, in order', () => {
    const { today, week } = agendaOf(
      [
        pursued({ noticeNo: 'next week', closeAt: seoul('2026-12-08T10:00') }),
        pursued({ noticeNo: 'later', closeAt: seoul('2026-12-09T00:00') }),
        pursued({ noticeNo: 'tonight', state: 'preparing', closeAt: seoul('2026-12-01T23:59') }),
        pursued({ noticeNo: 'midnight', closeAt: seoul('2026-12-02T00:00') }),
        pursued({ noticeNo: 'over', closeAt: seoul('2026-12-01T13:59') }),
        pursued({ noticeNo: 'this morning', state: 'bid', openAt: seoul('2026-12-01T11:00') }),
        pursued({ noticeNo: 'yesterday', state: 'bid', openAt: seoul('2026-11-30T11:00') }),
      ],
      NOW,
    )
    assert.deepEqual(namesOf(today), ['this morning opening', 'tonight closing'])
    assert.deepEqual(namesOf(week), ['midnight closing', 'next week closing'])
  })

  test('omits cancelled, withdrawn, decided and undated pursuits', () => {
    const closeAt = seoul('2026-12-01T18:00')
    const none = [
      pursued({ closeAt, status: 'cancelled' }),
      { ...pursued({ closeAt }), notice: null },
      pursued({ closeAt, openAt: closeAt, state: 'won' }),
      pursued({ closeAt, state: 'dropped' }),
      pursued({}),
      pursued({ state: 'bid' }),
    ]
    assert.deepEqual(agendaOf(none, NOW), { today: [], week: [] })
  })
})

describe('results', () => {
  const won = pursued({ noticeNo: 'won', state: 'won', bidAmount: 5, updatedAt: seoul('2026-11-30T12:00') })
  const listed = { at: seoul('2026-12-01T11:00'), own: { amount: 40_000_000 } }
  const best = pursued({ noticeNo: 'best', state: 'won', bidAmount: 1, result: listed })
  const lost = pursued({ noticeNo: 'lost', state: 'lost', result: { at: seoul('2026-11-25T11:00'), own: null } })
  const foreign = pursued({ noticeNo: 'foreign', state: 'won', bidAmount: 900, currency: 'USD' })
  const old = pursued({ noticeNo: 'old', state: 'lost', result: { at: seoul('2026-10-31T11:00'), own: null } })

  test('are those of thirty days, newest first', () => {
    const names = resultsOf([old, lost, won, best], NOW).map(({ noticeNo }) => noticeNo)
    assert.deepEqual(names, ['best', 'won', 'lost'])
  })

  test('are counted, and wins are summed up: by the source if listed, otherwise as entered', () => {
    assert.deepEqual(tallyOf([won, best, lost, foreign]), { won: 3, lost: 1, amount: 40_000_005 })
    assert.deepEqual(tallyOf([]), { won: 0, lost: 0, amount: 0 })
  })
})

test('changed notices are those that changed after the beginning of the pursuit', () => {
  const bid = (noticeNo: string, updatedAt: string, kind = 'changed', version = 2) => ({
    noticeNo,
    kind,
    version,
    updatedAt: seoul(updatedAt),
  })
  const pursuits = [pursued({ noticeNo: 'N1', createdAt: seoul('2026-11-28T09:00') })]
  const found = changedOf(
    [
      bid('N1', '2026-11-28T08:59'),
      bid('N1', '2026-11-29T09:00'),
      bid('N1', '2026-11-30T09:00', 'cancelled', 1),
      bid('N1', '2026-11-30T10:00', 'new', 1),
    ],
    pursuits,
    NOW,
  )
  assert.deepEqual(
    found.map(({ updatedAt }) => updatedAt),
    [seoul('2026-11-30T09:00'), seoul('2026-11-29T09:00')],
  )
})
