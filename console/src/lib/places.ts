/** The list that a notice was opened from, for its link back. */
const LAST_LIST = 'gonggo.lastList'
const LISTS = ['search', 'inbox'] as const
type ListName = (typeof LISTS)[number]

/** Stores the address of a list, so that the link back from a notice restores it. */
export const storeList = (address: string): void => sessionStorage.setItem(LAST_LIST, address)

/** The last list; the search if the notice was opened by its address. */
export function lastList(): { name: ListName; address: string } {
  const address = sessionStorage.getItem(LAST_LIST) ?? '/search'
  return { name: LISTS.find((one) => address.startsWith(`/${one}`)) ?? 'search', address }
}

/** The page of the member's passkeys. */
export const PASSKEYS = '/sign-in?view=passkeys'

/** The page where the account's business number is entered. */
export const ACCOUNT_SETTINGS = '/account?view=settings'

/** The page where licences and seats of the company are declared. */
export const COMPANY_PROFILE = '/account?view=profile'
/** The page of a further company, or of a new one. */
export const companyPlace = (id: string): string => `${COMPANY_PROFILE}&company=${encodeURIComponent(id)}`
export const NEW_COMPANY = companyPlace('new')
