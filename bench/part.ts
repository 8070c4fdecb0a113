import { measureCatalog, measureMatcher } from './measure.ts'

/** One measurement in a separate process: `part.ts catalog 1000000 FOLDER`, `part.ts matcher 1000000 100000`. */
const [what, count = '0', more = ''] = process.argv.slice(2)
const progress = (text: string) => process.stderr.write(`${text}\n`)
const figures =
  what === 'catalog'
    ? await measureCatalog({ notices: Number(count), data: more === '' ? null : more, progress })
    : measureMatcher(Number(count), Number(more))
process.stdout.write(JSON.stringify(figures))
