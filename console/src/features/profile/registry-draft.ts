import type { ProfileDraft } from './draft.ts'

/** An entry of the registry in the form of the API. */
interface Entry {
  name: string | null
  seats: readonly { region: string | null; kind: string }[]
  licences: readonly { code: string; name: string; until: string | null; state: string }[]
  products: readonly { code: string; manufactures: boolean | null }[]
}

/** The parts of a registry entry to add to the draft. */
export interface RegistryChoice {
  /** Codes of regions and of industries. */
  seats: readonly string[]
  licences: readonly string[]
  products: boolean
}

/** Seats with a known region; others cannot be part of a profile. */
export const knownSeats = ({ seats }: Pick<Entry, 'seats'>) =>
  seats.flatMap(({ region, kind }) => (region === null ? [] : [{ region, kind }]))

/** The default choice. Expired and uncertain licences are left to the user. */
export const choiceOf = (entry: Entry): RegistryChoice => ({
  seats: knownSeats(entry).map(({ region }) => region),
  licences: entry.licences.flatMap(({ code, state }) => (state === 'valid' || state === 'undated' ? [code] : [])),
  products: entry.products.length > 0,
})

const LONGEST_NAME = 80
const madeOf = (manufactures: boolean | null): string => (manufactures === null ? '' : manufactures ? 'yes' : 'no')

/**
 * Existing entries of the draft remain, except that missing or earlier expiry dates are replaced. No list becomes
 * complete by this.
 */
export function withRegistry(draft: ProfileDraft, entry: Entry, choice: RegistryChoice): ProfileDraft {
  const listed = new Map(entry.licences.map((one) => [one.code, one]))
  const licences = entry.licences.filter(({ code }) => choice.licences.includes(code))
  const seats = knownSeats(entry).filter(({ region }) => choice.seats.includes(region))
  const products = choice.products ? entry.products : []
  return {
    ...draft,
    // The profile of the account has no name.
    name: draft.name?.trim() === '' ? (entry.name ?? '').slice(0, LONGEST_NAME) : draft.name,
    seats: [...draft.seats, ...seats.filter(({ region }) => draft.seats.every((one) => one.region !== region))],
    licences: [
      ...draft.licences.map((one) => {
        const until = choice.licences.includes(one.code) ? listed.get(one.code)?.until : null
        return until && (one.until ?? '') < until ? { ...one, until } : one
      }),
      ...licences
        .filter(({ code }) => draft.licences.every((one) => one.code !== code))
        .map(({ code, name, until }) => ({ code, name, until })),
    ],
    products: [
      ...draft.products,
      ...products
        .filter(({ code }) => draft.products.every((one) => one.code !== code))
        .map(({ code, manufactures }) => ({ code, manufactures: madeOf(manufactures) })),
    ],
  }
}

/** Whether the choice adds anything to the draft. */
export const addsAnything = (draft: ProfileDraft, entry: Entry, choice: RegistryChoice): boolean =>
  JSON.stringify(withRegistry(draft, entry, choice)) !== JSON.stringify(draft)

const TEN_DIGITS = /^\d{3}-?\d{2}-?\d{5}$/
/** The number to look up; `null` = it is missing. */
export const lookUpNumber = (businessNo: string | null): string | null => {
  const text = businessNo?.trim() ?? ''
  return TEN_DIGITS.test(text) ? text.replaceAll('-', '') : null
}
