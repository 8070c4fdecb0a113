/**
 * Shows the first character and the domain, which is enough to recognise a wrong address. A single character is hidden,
 * because it would be the whole name.
 */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const name = [...(at < 0 ? address : address.slice(0, at))]
  const [first = ''] = name
  return `${name.length > 1 ? first : ''}***${at < 0 ? '' : address.slice(at)}`
}

const ADDRESS = /[^\s<>()[\]"',;:]+@[^\s<>()[\]"',;:]+/.source
const SPECIAL = /[\\^$.*+?()[\]{}|/]/g

/** A mail server repeats the recipient in its response, and may name other addresses. */
export function maskAddressesIn(text: string, recipient: string): string {
  const addresses = [...(recipient === '' ? [] : [recipient.replace(SPECIAL, '\\$&')]), ADDRESS]
  return text.replace(new RegExp(addresses.join('|'), 'giu'), maskAddress)
}
