import { type HouseFile, isTest, type Rule } from './house.ts'

/** Whoever reads `Refusal` or `Table` should not have to look where it comes from to know which one is meant. */
export const doubledTypes: Rule = (files) => {
  const homes = new Map<string, string[]>()
  for (const file of files) {
    for (const name of isTest(file.path) ? [] : exportedTypes(file)) {
      homes.set(name, [...(homes.get(name) ?? []), file.path])
    }
  }
  return [...homes].flatMap(([name, paths]) =>
    paths.length > 1 ? [`${paths.join(' and ')} both export a type ${name}; one name, one meaning`] : [],
  )
}

const exportedTypes = ({ program }: HouseFile): string[] =>
  program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return []
    const made = statement.declaration
    return made?.type === 'TSTypeAliasDeclaration' || made?.type === 'TSInterfaceDeclaration' ? [made.id.name] : []
  })
