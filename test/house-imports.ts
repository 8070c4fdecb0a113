import { isTest, type Rule } from './house.ts'

/** One finding per import cycle, including types and tests. */
export const circles: Rule = (files) => {
  const next = new Map(files.map(({ path, imports }) => [path, imports.flatMap((it) => it.target ?? [])]))
  const done = new Set<string>()
  const found: string[] = []
  const walk = (path: string, way: string[]) => {
    const start = way.indexOf(path)
    if (start >= 0) found.push(`${[...way.slice(start), path].join(' → ')}: no circle of any kind, types included`)
    if (start >= 0 || done.has(path)) return
    for (const target of next.get(path) ?? []) walk(target, [...way, path])
    done.add(path)
  }
  for (const path of next.keys()) walk(path, [])
  return found
}

export const productImports =
  (runtime: string[]): Rule =>
  (files) =>
    files.flatMap(({ path, imports }) => {
      if (!path.startsWith('src/') || isTest(path)) return []
      return imports
        .filter(({ target, specifier }) => target === null && !specifier.startsWith('node:'))
        .filter(({ specifier }) => !runtime.includes(specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')))
        .map(({ line, specifier }) => `${path}:${line} imports ${specifier}, which is no runtime dependency`)
    })
