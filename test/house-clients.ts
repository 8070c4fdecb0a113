import type { Rule } from './house.ts'

/**
 * Packages for customers: `clients/<language>`. Most of each client is generated; the generator and the tests of the
 * package are part of this project.
 */
const CLIENT = 'clients/typescript/'
/** Generated from `openapi.json`, so as long as that document requires. */
export const GENERATED = `${CLIENT}src/generated/`

/** The cases that all clients must pass, each with its own player. */
const SUITE = 'clients/conformance/'

/** For customers with Node, in addition to the core for browsers: the tables of a mirror. */
const MIRROR = `${CLIENT}src/mirror/`
/** Drivers that users of a mirror install separately. */
const DRIVERS = ['pg', 'hyparquet-writer']

type Part = 'src' | 'src/mirror' | 'scripts' | 'test' | 'conformance' | 'suite'
const PARTS: Record<string, readonly Part[]> = {
  [CLIENT]: ['src/mirror', 'src', 'scripts', 'test', 'conformance'],
  'clients/python/': ['scripts', 'test'],
  'clients/go/': ['scripts', 'test'],
  'clients/java/': ['scripts', 'test'],
}

/** It runs in browsers and installs nothing, so it depends only on itself; its tests may use what other tests use. */
export const clientImports: Rule = (files) =>
  files.flatMap((file) => {
    if (!file.path.startsWith('clients/')) return []
    const { client, part } = placeOf(file.path)
    if (!part) return [`${file.path} stands in no folder of a client; there are src/, scripts/, test/ and conformance/`]
    return file.imports.flatMap(({ line, specifier, target }) => {
      const wrong = target === null ? packageFault(part, specifier) : houseFault(client, part, target)
      return wrong ? [`${file.path}:${line} imports ${specifier}: ${wrong}`] : []
    })
  })

function placeOf(path: string): { client: string; part: Part | undefined } {
  if (path.startsWith(SUITE)) return { client: SUITE, part: 'suite' }
  const [client = '', parts = []] = Object.entries(PARTS).find(([it]) => path.startsWith(it)) ?? []
  return { client, part: parts.find((it) => path.startsWith(`${client}${it}/`)) }
}

function packageFault(part: Part, specifier: string): string | null {
  if (part === 'test') return null
  if (part !== 'src' && specifier.startsWith('node:')) return null
  if (part === 'src/mirror') return DRIVERS.includes(specifier) ? null : `it takes Node, and ${DRIVERS.join(' or ')}`
  return part === 'src' ? 'a client has no dependencies and runs in browsers' : 'it takes Node alone'
}

function houseFault(client: string, part: Part, target: string): string | null {
  // The suite starts services like other tests. It runs each client through its player only, whatever the language.
  if (part === 'suite')
    return target.startsWith(SUITE) || target.startsWith('test/') ? null : 'the suite knows clients by their players'
  if (part === 'src' && target.startsWith(MIRROR)) return MIRROR_FAULT
  if (target.startsWith(`${client}${part}/`)) return null
  if (part === 'src/mirror')
    return [`${CLIENT}src/index.ts`, `${CLIENT}src/watch.ts`, TABLES].includes(target) ? null : PLAYER_FAULT
  if (part === 'test' && (target.startsWith(client) || target.startsWith('test/'))) return null
  if (part === 'conformance')
    return target === `${CLIENT}src/index.ts` || target === `${SUITE}case.ts` ? null : PLAYER_FAULT
  if (part !== 'src' && target.startsWith(`${CLIENT}scripts/`)) return null
  return 'a client knows nothing of the house; its generator reads openapi.json'
}

const PLAYER_FAULT = 'a player calls the client as its users do, by src/index.ts'
const MIRROR_FAULT = 'what runs in browsers knows nothing of the mirror'
const TABLES = `${GENERATED}tables.ts`

/** Hand-written code without comments and empty lines: small enough to read and maintain. */
const MOST_CODE: [of: (path: string) => boolean, lines: number][] = [
  [(path) => path.startsWith(`${CLIENT}src/`) && !path.startsWith(GENERATED) && !path.startsWith(MIRROR), 440],
  [(path) => path.startsWith(MIRROR), 600],
]

export const longCore: Rule = (files) =>
  MOST_CODE.flatMap(([of, most]) => {
    const core = files.filter(({ path }) => of(path))
    const lines = core.reduce((sum, { codeLines }) => sum + codeLines, 0)
    return lines > most
      ? [`${core[0]?.path} and those beside it have ${lines} lines of code written by hand; ${most} at most`]
      : []
  })
