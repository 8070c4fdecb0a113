/** The service changes so many keywords in one request. */
export const MOST_AT_ONCE = 1_000

/** What is chosen for all of them; `''` and `null` = as it is. */
export interface Wanted {
  email: string
  state: string
  remind: string
  /** `on`, `off`. */
  webhook: string
  on: readonly string[] | null
  /** `these` = `regions`, `any` = no restriction. */
  region: '' | 'any' | 'these'
  regions: readonly string[]
  /** One category, or `any`. */
  bsnsDiv: string
  /** A further company, or `own`. */
  company: string
}

export const UNCHANGED: Wanted = {
  email: '',
  state: '',
  remind: '',
  webhook: '',
  on: null,
  region: '',
  regions: [],
  bsnsDiv: '',
  company: '',
}
export const OWN_COMPANY = 'own'
/** Days before closing that mean no reminder. */
export const NO_REMINDER = 'none'

const daysIn = (text: string): number[] => (text === NO_REMINDER ? [] : text.split(',').map(Number))

const filterOf = ({ region, regions, bsnsDiv }: Pick<Wanted, 'region' | 'regions' | 'bsnsDiv'>) => ({
  ...(region === 'any' ? { region: [] } : {}),
  ...(region === 'these' && regions.length > 0 ? { region: [...regions] } : {}),
  ...(bsnsDiv === '' ? {} : { bsnsDiv: bsnsDiv === 'any' ? [] : [bsnsDiv] }),
})

/** As the service takes it: lists are replaced as a whole. */
export function changeOfMany({ email, state, remind, webhook, on, company, ...conditions }: Wanted) {
  const filter = filterOf(conditions)
  const alert = {
    ...(email === '' ? {} : { email }),
    ...(remind === '' ? {} : { remind: daysIn(remind) }),
    ...(webhook === '' ? {} : { webhook: webhook === 'on' }),
    ...(on === null ? {} : { on: [...on] }),
  }
  return {
    ...(Object.keys(filter).length === 0 ? {} : { filter }),
    ...(company === '' ? {} : { profile: company === OWN_COMPANY ? null : company }),
    ...(Object.keys(alert).length === 0 ? {} : { alert }),
    ...(state === '' ? {} : { state }),
  }
}

export const changesNothing = (wanted: Wanted): boolean => Object.keys(changeOfMany(wanted)).length === 0

/** The keywords that are chosen and still listed: what is done to many is never done to one that is not seen. */
export const chosenAmong = <Row extends { id: string }>(rows: readonly Row[], ids: ReadonlySet<string>): Row[] =>
  rows.filter(({ id }) => ids.has(id))

export function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
