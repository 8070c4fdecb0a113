import type { TestApp } from './app-harness.ts'
import { bidRecord } from './factories.ts'

/** The profile of a company in 안양 that has one licence, and no others. */
export const licensed = (code: string) => ({
  seats: [{ region: '41/안양시', kind: 'head' }],
  licences: [{ code, name: `업종 ${code}`, until: '9999-12-31' }],
  jointBidding: false,
  complete: ['licences', 'seats'],
})

/** Only companies in 경기도 with this licence may bid. */
export const limitedTo = (code: string) => ({
  regions: ['경기도'],
  licences: [{ group: 1, code, name: `업종 ${code}`, basis: 'row' as const }],
})

/** The licence that each notice requires. */
export const NOTICES = { ELECTRIC: '0037', TELECOM: '0036' }

export const upsertNotices = (app: Pick<TestApp, 'bids'>) =>
  app.bids.upsert(
    Object.entries(NOTICES).map(([number, code]) => bidRecord({ number, ...limitedTo(code) })),
    () => false,
  )
