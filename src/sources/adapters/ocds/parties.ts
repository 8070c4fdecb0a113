import type { ReleaseFirm } from '../../schema/connector.ts'
import { idOf, type Loose, listOf, objectOf, objectsOf, textOf } from './values.ts'

/** The organisations of a release, without their contact persons. */
export interface Parties {
  agency(tender: Loose): { name: string; code: string | null } | null
  firm(reference: Loose): ReleaseFirm | null
  /** Firms with this role, if a release names them only here. */
  firms(role: string): ReleaseFirm[]
}

/** Names are parts of database keys. */
const LONGEST_NAME = 500
const LONGEST_CODE = 40
/** Numbers from a register of firms: country, then register. */
const REGISTER = /^[A-Z]{2}-[A-Z0-9-]+$/
/** Numbers that a portal assigns to firms that register with it: at another portal the same firm has another number. */
const PORTALS = new Set(['GB-FTS', 'GB-SRS', 'XI-FTS'])
/** Numbers of people: identity cards, passports, social security. */
const OF_PEOPLE = /-(?:CC|CE|CI|CIP|CPF|CUIL|CURP|DNI|DUI|ID|NID|NIE|PASSPORT|PESEL|RRN|SSN|TI)$/

export function partiesOf(release: Loose): Parties {
  const parties = objectsOf(release.parties)
  const byId = new Map(parties.map((party) => [idOf(party.id), party]))
  const withRole = (role: string) => parties.filter(({ roles }) => listOf(roles).includes(role))
  const partyOf = (reference: Loose) => byId.get(idOf(reference.id)) ?? objectOf(undefined)
  const nameOf = (reference: Loose) =>
    textOf(reference.name, LONGEST_NAME) ?? textOf(partyOf(reference).name, LONGEST_NAME)

  function firm(reference: Loose): ReleaseFirm | null {
    const name = nameOf(reference)
    return name === null ? null : { name, businessNo: businessNoOf(reference) ?? businessNoOf(partyOf(reference)) }
  }

  return {
    agency(tender) {
      const candidates = [
        objectOf(release.buyer),
        ...withRole('buyer'),
        objectOf(tender.procuringEntity),
        ...withRole('procuringEntity'),
      ]
      for (const candidate of candidates) {
        const name = nameOf(candidate)
        if (name !== null) return { name, code: idOf(candidate.id, LONGEST_CODE) }
      }
      return null
    },
    firm,
    firms: (role) => withRole(role).flatMap((party) => firm(party) ?? []),
  }
}

function businessNoOf(party: Loose): string | null {
  for (const identifier of [objectOf(party.identifier), ...objectsOf(party.additionalIdentifiers)]) {
    const scheme = (idOf(identifier.scheme) ?? '').toUpperCase()
    const number = idOf(identifier.id, LONGEST_CODE)
    if (number !== null && REGISTER.test(scheme) && !PORTALS.has(scheme) && !OF_PEOPLE.test(scheme)) return number
  }
  return null
}
