import { type HouseFile, isTest, nameOf, type Rule } from './house.ts'

/** Whoever reads `listKeywords` or `Table` should not have to look where it comes from to know which one is meant. */
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

/** What the file itself makes: an `index.ts` passes on what others export. */
const exportedNames = ({ program }: HouseFile): string[] =>
  program.body.flatMap((statement) => {
    const made = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
    if (!made) return []
    if (made.type === 'VariableDeclaration') return made.declarations.map(({ id }) => nameOf(id))
    return 'id' in made && made.id ? [nameOf(made.id)] : []
  })
