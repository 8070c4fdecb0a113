/**
 * The form in which mail addresses are compared and counted: trimmed, with A to Z in lower case, otherwise unchanged.
 * The lower case of other letters differs between implementations: for `İ`, JavaScript and ICU return `i̇`, and a
 * database with the C library `i`. Code that counts by one and looks up by another would admit more than it counts.
 */
export const normalAddress = (address: string): string =>
  address.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
