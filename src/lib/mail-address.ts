/**
 * The one form in which mail addresses are compared and counted: without blanks around it, A to Z in lower case, all else
 * as it is. The lower case of other letters depends on who is asked: of `İ`, JavaScript makes `i̇`, ICU too, and a
 * database of the C library `i`. Whoever counts by one of them and looks up by another lets in more than he counts.
 */
export const normalAddress = (address: string): string =>
  address.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
