import type { Rule } from './house.ts'

/** What is handed to others: `clients/<language>`, of which this house keeps the one in TypeScript. */
const CLIENT = 'clients/typescript/'
/** Made by its script from `openapi.json`: as long as the document is. */
export const GENERATED = `${CLIENT}src/generated/`

const PARTS = ['src', 'scripts', 'test'] as const
type Part = (typeof PARTS)[number]

/** It runs in browsers and installs nothing, so it stands on itself alone; its tests may use what other tests use. */
export const clientImports: Rule = (files) =>
  files.flatMap((file) => {
    const part = PARTS.find((it) => file.path.startsWith(`${CLIENT}${it}/`))
    if (!file.path.startsWith('clients/')) return []
    if (!part) return [`${file.path} stands in no folder of a client; there are src/, scripts/ and test/`]
    return file.imports.flatMap(({ line, specifier, target }) => {
      const wrong = target === null ? packageFault(part, specifier) : houseFault(part, target)
      return wrong ? [`${file.path}:${line} imports ${specifier}: ${wrong}`] : []
    })
  })

function packageFault(part: Part, specifier: string): string | null {
  if (part === 'test') return null
  if (part === 'scripts' && specifier.startsWith('node:')) return null
  return part === 'src' ? 'a client has no dependencies and runs in browsers' : 'the generator takes Node alone'
}

function houseFault(part: Part, target: string): string | null {
  if (target.startsWith(`${CLIENT}${part}/`)) return null
  if (part === 'test' && (target.startsWith(CLIENT) || target.startsWith('test/'))) return null
  return 'a client knows nothing of the house; its generator reads openapi.json'
}

const MOST_CODE = 400

/** What is written by hand, without comments and empty lines: a core that can be read in one sitting, and kept. */
export const longCore: Rule = (files) => {
  const core = files.filter(({ path }) => path.startsWith(`${CLIENT}src/`) && !path.startsWith(GENERATED))
  const lines = core.reduce((sum, { codeLines }) => sum + codeLines, 0)
  return lines > MOST_CODE
    ? [`${core[0]?.path} and those beside it have ${lines} lines of code written by hand; ${MOST_CODE} at most`]
    : []
}
