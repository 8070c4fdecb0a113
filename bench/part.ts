import { measureCatalog, measureMatcher } from './measure.ts'

/** One measurement in a process of its own: `part.ts catalog 1000000`, `part.ts matcher 1000000 100000`. */
const [what, count = '0', notices = '0'] = process.argv.slice(2)
const figures = what === 'catalog' ? measureCatalog(Number(count)) : measureMatcher(Number(count), Number(notices))
process.stdout.write(JSON.stringify(figures))
