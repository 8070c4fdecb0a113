import { finding, type HouseFile, isTest, nameOf, type Rule } from './house.ts'
import type { Sample } from './house-keep.ts'

/** Readers of `listKeywords` or `Table` should know which one is meant without looking at the imports. */
export const doubledNames: Rule = (files) => {
  const homes = new Map<string, Set<string>>()
  for (const file of files) {
    if (isTest(file.path)) continue
    for (const name of exportedNames(file)) homes.set(name, (homes.get(name) ?? new Set()).add(file.path))
  }
  return [...homes].flatMap(([name, paths]) =>
    paths.size > 1 ? [`${[...paths].join(' and ')} both export ${name}; one name, one meaning`] : [],
  )
}

/** The declarations of the file itself: an `index.ts` also passes on exports of others. */
const exportedNames = ({ program }: HouseFile): string[] =>
  program.body.flatMap((statement) => {
    const made = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
    if (!made) return []
    if (made.type === 'VariableDeclaration') return made.declarations.map(({ id }) => nameOf(id))
    return 'id' in made && made.id ? [nameOf(made.id)] : []
  })

/** Words that are unclear to readers, each with plain alternatives. */
const MANNERED = new Map([
  ['keeper', 'follower, store'],
  ['desk', 'manager, slot'],
  ['standing', 'status, summary'],
  ['ground', 'infrastructure, base'],
  ['told', 'notified, listed'],
  ['asked', 'requested, query'],
  ['sight', 'scan, view'],
])

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)

/** Names of files and of top-level declarations, exported or not. */
export const manneredNames: Rule = (files) =>
  files.flatMap((file) => {
    if (isTest(file.path)) return []
    const fault = (name: string) => {
      const word = wordsOf(name).find((one) => MANNERED.has(one))
      return word ? [`is named ${name}; say ${MANNERED.get(word)}`] : []
    }
    const base = file.path.replace(/^.*\//, '').replace(/\.\w+$/, '')
    const inFile = declaredNames(file).flatMap(([name, at]) => fault(name).map((text) => finding(file, at, text)))
    return [...fault(base).map((text) => `${file.path} ${text}`), ...inFile]
  })

const declaredNames = ({ program }: HouseFile): [name: string, at: number][] =>
  program.body.flatMap((statement): [string, number][] => {
    const made = statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement
    if (made.type === 'VariableDeclaration') return made.declarations.map(({ id }) => [nameOf(id), id.start])
    return 'id' in made && made.id ? [[nameOf(made.id), made.start]] : []
  })

export const NAME_SAMPLES: { caught: Sample[]; passes: Sample[] } = {
  caught: [
    ['src/statistics/service/keeper.ts', ''],
    ['console/src/features/inbox/told.tsx', ''],
    ['src/bids/index.ts', 'const createCatalogKeeper = () => {}'],
    ['src/boot.ts', 'export interface FoundGround {}'],
    ['src/links/routes.ts', 'type Desk = SubscriptionLinks'],
    ['src/teams/rules/roles.ts', 'export async function standingOf() {}'],
    ['src/operators/schema.ts', "export const ASKED_STATES = ['requested']"],
  ],
  passes: [
    ['src/app.ts', 'const backgroundJobs = []\nconst read = () => { const asked = 1; return asked }'],
    ['src/access/rules/incidents.ts', 'export interface Sighting {}'],
    ['test/koneps/asked.ts', ''],
  ],
}
