/** Scheme and host of an address. The rest may be a secret, as in the addresses of chat services. */
export const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '')
