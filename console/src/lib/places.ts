/** Where a notice was opened from, and where its link back leads. */
const LAST_LIST = 'gonggo.lastList'
const LISTS = ['search', 'inbox'] as const
type ListName = (typeof LISTS)[number]

/** Whoever comes back from a notice finds the list as it was. */
export const keepList = (address: string): void => sessionStorage.setItem(LAST_LIST, address)

/** The list that was seen last; a notice that is opened by its address leads to the search. */
export function lastList(): { name: ListName; address: string } {
  const address = sessionStorage.getItem(LAST_LIST) ?? '/search'
  return { name: LISTS.find((one) => address.startsWith(`/${one}`)) ?? 'search', address }
}

/** Where a member finds his passkeys. */
export const PASSKEYS = '/sign-in?view=passkeys'

/** Where the business number of the account is entered. */
export const ACCOUNT_SETTINGS = '/account?view=settings'

/** Where licences and seats of the company are declared. */
export const COMPANY_PROFILE = '/account?view=profile'
/** A further company of the account, and the form for another one. */
export const companyPlace = (id: string): string => `${COMPANY_PROFILE}&company=${encodeURIComponent(id)}`
export const NEW_COMPANY = companyPlace('new')
