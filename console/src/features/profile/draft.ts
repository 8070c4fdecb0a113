import { groupThousands, parseAmount } from '../../lib/amount.ts'
import { businessNoText } from '../../lib/business-no.ts'

/** The date for items that do not expire. */
export const NEVER = '9999-12-31'

export type CompleteList = 'seats' | 'licences' | 'products'

/** `null` = not declared, `NEVER` = does not expire, empty = a date is still missing. */
export type Until = string | null

/** A profile in the form of the API. */
export interface Declared {
  businessNo: string | null
  size: string | null
  jointBidding: boolean | null
  seats: { region: string; kind: string }[]
  licences: { code: string; name: string; until: string | null }[]
  products: { code: string; manufactures: boolean | null }[]
  certificates: { kind: string; until: string | null }[]
  trackRecord: { what: string; amount: number | null; at: string | null }[]
  complete: string[]
}

/** The empty profile. */
export const UNDECLARED: Declared = {
  businessNo: null,
  size: null,
  jointBidding: null,
  seats: [],
  licences: [],
  products: [],
  certificates: [],
  trackRecord: [],
  complete: [],
}

export interface TrackDraft {
  /** Identifies the row in this form. */
  key: number
  what: string
  amount: string
  at: string
}

/** The values of the form, as typed. Choices are `''` if nothing is declared. */
export interface ProfileDraft {
  /** The name of a further company; `null` = the account itself, which has none. */
  name: string | null
  businessNo: string
  size: string
  jointBidding: string
  seats: readonly { region: string; kind: string }[]
  licences: readonly { code: string; name: string; until: Until }[]
  products: readonly { code: string; manufactures: string }[]
  certificates: readonly { kind: string; until: Until }[]
  trackRecord: readonly TrackDraft[]
  complete: readonly string[]
}

const choiceOf = (value: boolean | null): string => (value === null ? '' : value ? 'yes' : 'no')
const chosen = (choice: string): boolean | null => (choice === '' ? null : choice === 'yes')

export const draftOf = (profile: Declared, name: string | null = null): ProfileDraft => ({
  name,
  businessNo: businessNoText(profile.businessNo) ?? '',
  size: profile.size ?? '',
  jointBidding: choiceOf(profile.jointBidding),
  seats: profile.seats,
  licences: profile.licences,
  products: profile.products.map(({ code, manufactures }) => ({ code, manufactures: choiceOf(manufactures) })),
  certificates: profile.certificates,
  trackRecord: profile.trackRecord.map(({ what, amount, at }, key) => ({
    key,
    what,
    amount: amount === null ? '' : groupThousands(String(amount)),
    at: at ?? '',
  })),
  complete: profile.complete,
})

/** Lists keep their order, so that errors of the service can be shown at their rows. */
export const inputOf = (draft: ProfileDraft): Declared => ({
  businessNo: draft.businessNo.trim() || null,
  size: draft.size || null,
  jointBidding: chosen(draft.jointBidding),
  seats: draft.seats.map(({ region, kind }) => ({ region, kind })),
  licences: draft.licences.map(({ code, name, until }) => ({ code, name, until })),
  products: draft.products.map(({ code, manufactures }) => ({ code, manufactures: chosen(manufactures) })),
  certificates: draft.certificates.map(({ kind, until }) => ({ kind, until })),
  trackRecord: draft.trackRecord.map(({ what, amount, at }) => ({
    what: what.trim(),
    amount: parseAmount(amount),
    at: at || null,
  })),
  complete: draft.complete.filter((list) => list !== 'seats' || draft.seats.length > 0),
})

export const isSameDraft = (one: ProfileDraft, other: ProfileDraft): boolean =>
  one.name?.trim() === other.name?.trim() &&
  JSON.stringify(inputOf(one)) === JSON.stringify(inputOf(other)) &&
  faultsIn(one).size === faultsIn(other).size

type ProfileFault = 'noName' | 'notTen' | 'noDay' | 'noText' | 'noAmount'
const TEN_DIGITS = /^\d{3}-?\d{2}-?\d{5}$/

/** Errors that prevent saving, by path of the field in the API. */
export function faultsIn(draft: ProfileDraft): Map<string, ProfileFault> {
  const faults = new Map<string, ProfileFault>()
  if (draft.name?.trim() === '') faults.set('name', 'noName')
  const businessNo = draft.businessNo.trim()
  if (businessNo !== '' && !TEN_DIGITS.test(businessNo)) faults.set('businessNo', 'notTen')
  for (const list of ['licences', 'certificates'] as const)
    for (const [index, { until }] of draft[list].entries())
      if (until === '') faults.set(`${list}[${index}].until`, 'noDay')
  for (const [index, { what, amount }] of draft.trackRecord.entries()) {
    if (what.trim() === '') faults.set(`trackRecord[${index}].what`, 'noText')
    if (amount.trim() !== '' && parseAmount(amount) === null) faults.set(`trackRecord[${index}].amount`, 'noAmount')
  }
  return faults
}

/** Adds a row; returns the same draft if the list already has it. */
export function withLicence(draft: ProfileDraft, code: string, name: string): ProfileDraft {
  if (draft.licences.some((one) => one.code === code)) return draft
  return { ...draft, licences: [...draft.licences, { code, name, until: null }] }
}

export function withProduct(draft: ProfileDraft, code: string): ProfileDraft {
  if (draft.products.some((one) => one.code === code)) return draft
  return { ...draft, products: [...draft.products, { code, manufactures: '' }] }
}

/** The first seat is the head office. */
export function withSeat(draft: ProfileDraft, region: string): ProfileDraft {
  if (draft.seats.some((one) => one.region === region)) return draft
  const kind = draft.seats.some((one) => one.kind === 'head') ? 'branch' : 'head'
  return { ...draft, seats: [...draft.seats, { region, kind }] }
}

export function withTrack(draft: ProfileDraft): ProfileDraft {
  const key = Math.max(-1, ...draft.trackRecord.map((one) => one.key)) + 1
  return { ...draft, trackRecord: [...draft.trackRecord, { key, what: '', amount: '', at: '' }] }
}

/** An empty list of seats cannot be complete. */
export const canBeComplete = (draft: ProfileDraft, list: CompleteList): boolean =>
  list !== 'seats' || draft.seats.length > 0
