const LAST_SEARCH = 'gonggo.lastSearch'

/** Whoever comes back from a notice finds the search as it was. */
export const keepSearch = (address: string): void => sessionStorage.setItem(LAST_SEARCH, address)
export const lastSearch = (): string => sessionStorage.getItem(LAST_SEARCH) ?? '/search'

/** Where a member finds his passkeys. */
export const PASSKEYS = '/sign-in?view=passkeys'
