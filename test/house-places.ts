import { type HouseFile, type Import, isTest, PURE_LIB, type Rule } from './house.ts'

/** From left to right: a feature may use the schemas of those to its left. */
export const FEATURES = [
  'accounts',
  'access',
  'mail',
  'teams',
  'sessions',
  'connections',
  'bids',
  'sources',
  'attachments',
  'keywords',
  'eligibility',
  'alerts',
  'pursuits',
  'links',
  'webhooks',
  'statistics',
  'reports',
  'agents',
  'operators',
  'backup',
  'front',
  'console',
]

/**
 * `lib/` and `search/` are closed lists: files with one subject each, and folders imported through their `index.ts`.
 */
const BASE: Record<'lib' | 'search', { files: string[]; folders: string[] }> = {
  lib: {
    files: [
      'feed',
      'feed-epoch',
      'feed-loop',
      'folders',
      'followed',
      'leases',
      'idempotency',
      'problems',
      'log',
      'screen',
      'mail-address',
      'ids',
      'clock',
      'turns',
      'fair-queue',
      'page',
      'metrics',
      'net',
      'secret',
      'shapes',
      'type',
      'filter-shapes',
      'spelling',
      'storable',
      'csv',
      'xlsx',
      'thread',
      'compiled-code',
      'html',
      'wire',
      'tracing-settings',
      'attachment-settings',
    ],
    folders: ['db', 'http', 'outbound', 'postgres', 'tracing'],
  },
  search: {
    files: ['text', 'long-text', 'excerpt', 'query', 'regions', 'filter', 'firms', 'limits', 'synonyms', 'series'],
    folders: ['catalog', 'matcher'],
  },
}

/** Files inside src/ that are not TypeScript, each with its reason. */
export const OTHER_FILES: Record<string, string> = {
  'src/front/adapters/browser.js': 'runs in the browser of whoever reads the reference, as it stands there',
  'src/links/adapters/widget.js': 'runs in the pages of customers, as it stands there',
  'src/links/adapters/widget-page.js': 'runs in the page of a widget, as it stands there',
  'src/reports/adapters/pdfmake.d.ts': 'says of inner files of pdfmake what nobody publishes types of',
}

/** What rules.ts and search/ may not import from the pure files of lib/, and what they may import from Node. */
const IMPURE_NAMES = ['systemClock']
const PURE_BUILTINS: Record<string, string[]> = {
  // `sign` too where the kind of key gives the same signature each time, as ed25519 does.
  'node:crypto': ['createHash', 'createHmac', 'hash', 'sign', 'timingSafeEqual', 'verify'],
  'node:net': ['BlockList', 'isIP', 'isIPv4', 'isIPv6', 'SocketAddress'],
  'node:zlib': ['crc32'],
}

const KINDS = ['schema', 'rules', 'store', 'adapters', 'texts', 'service', 'routes', 'jobs', 'index'] as const
type Kind = (typeof KINDS)[number]
/** These may be a folder of several files, one for each subject. */
const ROOMS = ['schema', 'rules', 'store', 'adapters', 'texts', 'service', 'routes']

/** The table of ARCHITECTURE.md: which values of its own feature a kind of file may import. Types may come from all. */
const MAY_TAKE: Record<Kind, readonly Kind[]> = {
  schema: [],
  rules: [],
  store: [],
  adapters: ['rules'],
  texts: [],
  service: ['rules', 'store', 'adapters', 'texts'],
  routes: ['schema'],
  jobs: [],
  index: ['schema', 'rules', 'store', 'adapters', 'texts', 'service'],
}
/** The words that a schema allows (`PLANS`, `SCOPES`) are not schemas; decisions and steps read the same list. */
const WORD_LIST = /^[A-Z][A-Z0-9_]*$/

/** Parts of `demo.ts`. */
const DEMO_PARTS = ['demo-history', 'demo-receiver']
const TOP = ['main', 'app', 'roots', 'features', 'serving', 'boot', 'demo', 'process', 'supervisor', 'config'] as const

type Place =
  | {
      at:
        | (typeof TOP)[number]
        | 'vocabulary'
        | 'lib'
        | 'search'
        | 'commands'
        | 'charts'
        | 'synthesis'
        | 'console'
        | 'outside'
      name: string
      test: boolean
    }
  | { at: 'feature'; feature: string; kind: Kind | null; room: boolean; name: string; test: boolean }

function placeOf(path: string): Place {
  const test = path.endsWith('.test.ts')
  const parts = path.replace(/(?:\.test)?\.tsx?$/, '').split('/')
  const [top, folder = '', room = '', thing = ''] = parts
  const name = parts.slice(top === 'src' ? 2 : 1).join('/') || folder
  if (top === 'charts') return { at: 'charts', name, test }
  if (top === 'demo') return { at: 'synthesis', name, test }
  if (top === 'console') return { at: 'console', name, test }
  if (top !== 'src') return { at: 'outside', name, test }
  if (parts.length === 2) {
    const at = TOP.find((it) => it === name || (it === 'demo' && DEMO_PARTS.includes(name))) ?? 'outside'
    return { at, name, test }
  }
  if (folder === 'vocabulary' || folder === 'lib' || folder === 'search' || folder === 'commands')
    return { at: folder, name, test }
  const kind = KINDS.find((it) => it === room) ?? null
  return { at: 'feature', feature: folder, kind, room: parts.length > 3, name: thing, test }
}

export const strangers: Rule = (files) => {
  const paths = new Set(files.map(({ path }) => path))
  return files.flatMap(({ path }) => {
    if (!path.startsWith('src/') && !path.startsWith('console/')) return []
    const wrong = path.startsWith('src/') ? strangeness(path, paths) : consoleStrangeness(path)
    return wrong ? [`${path} ${wrong}`] : []
  })
}

const CONSOLE_FILE = /^console\/src\/(?:(?:app|lib|ui)|features\/[a-z-]+)\/[a-z0-9-]+(?:\.test)?\.tsx?$/

const consoleStrangeness = (path: string): string | null =>
  CONSOLE_FILE.test(path) ? null : 'stands in no room of the console; there are app, lib, ui and features/<name>'

function strangeness(path: string, paths: Set<string>): string | null {
  const place = placeOf(path)
  const steps = path.split('/').length
  if (!/^(?:[a-z0-9-]+\/)*[a-z0-9-]+(?:\.[a-z0-9-]+)*\.ts$/.test(path)) return 'is not named in kebab-case'
  if (place.at === 'outside')
    return 'stands in no room of the house; src/ holds main.ts, app.ts, roots.ts, features.ts, serving.ts, boot.ts, demo.ts, demo-history.ts, demo-receiver.ts, process.ts, supervisor.ts, config.ts and folders'
  if (place.at !== 'feature') {
    if (place.at === 'lib' || place.at === 'search') return baseFault(place.at, path)
    return steps > 3 ? `stands too deep; ${place.at}/ has no folders` : null
  }
  if (!FEATURES.includes(place.feature)) return `belongs to no feature; there are ${FEATURES.join(' ')}`
  if (place.test && steps === 3) return null
  if (!place.kind) return `is no kind of file a feature has; there are ${KINDS.join(' ')}, tests beside them`
  if (!place.room) return place.kind === 'adapters' ? 'should be adapters/<name>.ts' : null
  if (!ROOMS.includes(place.kind) || steps > (place.kind === 'adapters' ? 5 : 4))
    return `stands too deep; only ${ROOMS.join('/ ')}/ are folders, and adapters/ has one for each large thing`
  if (paths.has(`src/${place.feature}/${place.kind}.ts`))
    return `stands beside ${place.kind}.ts; have the one or the other`
  return null
}

function baseFault(at: 'lib' | 'search', path: string): string | null {
  const { files, folders } = BASE[at]
  const [, , first = '', ...deeper] = path.split('/')
  if (deeper.length > 1) return `stands too deep; folders of ${at}/ have no folders`
  if (deeper.length > 0) return folders.includes(first) ? null : `stands in no folder of ${at}/ (${folders.join(' ')})`
  if (path.endsWith('.test.ts') || files.includes(first.replace(/\.ts$/, ''))) return null
  return `is not on the closed list of ${at}/ (${files.join(' ')}, and the folders ${folders.join(' ')})`
}

/** A folder of `lib/` or `search/`, or of an adapter: others import only its `index.ts`. */
const FOLDED = /^(src\/(?:lib|search)\/[^/]+|src\/[^/]+\/adapters\/[^/]+)\//

function backDoor(file: HouseFile, target: string): string | null {
  const [, folder] = FOLDED.exec(target) ?? []
  if (!folder || file.path.startsWith(`${folder}/`) || target === `${folder}/index.ts` || isTest(file.path)) return null
  return `${folder}/ is known by its index.ts`
}

export const strangeImports: Rule = (files) =>
  files.flatMap((file) =>
    file.imports.flatMap((it) => {
      const wrong = importFault(file, it)
      return wrong
        ? [`${file.path}:${it.line} ${it.typeOnly ? 'imports a type of' : 'imports'} ${it.specifier}: ${wrong}`]
        : []
    }),
  )

function importFault(file: HouseFile, it: Import): string | null {
  const from = placeOf(file.path)
  if (from.at === 'console') return consoleFault(file, it)
  if (it.target === null) return packageFault(from, it)
  const to = placeOf(it.target)
  if (from.at === 'outside') return null
  if (to.at === 'console') return 'nobody imports the console; it is built and served as files'
  const behind = backDoor(file, it.target)
  if (behind) return behind
  if (from.at === 'charts')
    return to.at === 'charts' || from.test ? null : 'charts/ draws figures and knows nothing else'
  if (to.at === 'charts') return chartsFault(from, to)
  if (from.at === 'synthesis') return synthesisFault(from, to, it)
  if (to.at === 'synthesis') return usedSynthesisFault(from, to)
  if (to.at === 'main') return 'nobody imports main.ts'
  if (to.at === 'commands' && to.name === 'main') return 'nobody imports the entry point of the commands'
  if (!from.test && (to.test || to.at === 'outside')) return 'the product knows nothing of its tests and tools'
  if (to.at === 'outside') return it.target.startsWith('test/') ? null : 'is outside src/ and test/'
  if (from.test && from.at !== 'feature' && from.at !== 'lib' && from.at !== 'search') return null
  if (from.at === 'feature') return featureFault(from, to, it)
  return floorFault(from.at, to, it)
}

/**
 * Of this project, the console may import the client and the charts; within the console, lower layers import no higher
 * one.
 */
function consoleFault({ path }: HouseFile, { target, specifier }: Import): string | null {
  if (target === null && path.endsWith('.test.ts')) return null
  if (target === null)
    return specifier.startsWith('node:') || SERVER_ONLY.test(specifier) ? 'the console runs in a browser' : null
  if (target === 'charts/index.ts') return null
  if (!target.startsWith('console/src/')) return 'the console asks the service by @gonggo/client and draws with charts/'
  const floorOf = (file: string) => CONSOLE_FLOORS.indexOf(file.split('/')[2] ?? '')
  return floorOf(path) >= floorOf(target) ? null : 'lib/, ui/, features/ and app/ know only what stands left of them'
}
const CONSOLE_FLOORS = ['lib', 'ui', 'features', 'app']
const SERVER_ONLY = /^(?:fastify|pg|ioredis|pino|nodemailer|vite$|playwright-core)/

function packageFault(from: Place, it: Import): string | null {
  const pure =
    from.at === 'vocabulary' ||
    from.at === 'search' ||
    from.at === 'charts' ||
    from.at === 'synthesis' ||
    (from.at === 'feature' && from.kind === 'rules')
  if (!pure || from.test || it.typeOnly) return null
  const allowed = PURE_BUILTINS[it.specifier]
  if (!allowed) return 'rules.ts, vocabulary/, search/, charts/ and demo/ are pure and know no package'
  const impure = it.names.find((name) => !allowed.includes(name))
  return impure ? `rules.ts and search/ are pure; of ${it.specifier} only ${allowed.join(', ')}, not ${impure}` : null
}

/** Shared with the console, which imports no feature: a feature that prints imports it through its `index.ts`. */
function chartsFault(from: Place, to: Place): string | null {
  if (from.at !== 'feature' || (from.kind !== 'service' && !from.test)) return 'charts are for the services of features'
  return to.name === 'index' ? null : 'charts are known by their index.ts'
}

/** Generated data depends only on a seed; it may import the schemas of what it generates, and the vocabularies. */
function synthesisFault(from: Place, to: Place, it: Import): string | null {
  if (from.test || to.at === 'synthesis' || to.at === 'search' || to.at === 'vocabulary') return null
  if (to.at === 'lib') return pureFault(to, it)
  const isShape = to.at === 'feature' && to.kind === 'index' && it.typeOnly && MADE_UP.includes(to.feature)
  return isShape ? null : `demo/ makes up data and knows of the house only the types of ${MADE_UP.join(', ')}`
}
const MADE_UP = ['bids']

function usedSynthesisFault(from: Place, to: Place): string | null {
  if (from.at !== 'feature' || from.feature !== 'sources') return 'made-up data comes in as all data does: by sources'
  return to.name === 'index' || from.test ? null : 'demo/ is known by its index.ts'
}

type Below = Exclude<Place['at'], 'feature' | 'charts' | 'synthesis' | 'console' | 'outside'>

const FLOORS: Record<Below, { may: Place['at'][]; because: string }> = {
  vocabulary: { may: ['vocabulary'], because: 'vocabulary/ is what all stand on and knows nobody' },
  lib: { may: ['lib', 'vocabulary'], because: 'lib/ is below all features and imports none' },
  search: { may: ['search', 'lib', 'vocabulary'], because: 'search/ is below all features and imports none' },
  config: { may: ['lib', 'vocabulary'], because: 'config.ts is pure and knows only lib/ and vocabulary/' },
  roots: { may: ['lib', 'config', 'feature'], because: 'roots.ts takes features, config.ts and lib/' },
  features: {
    may: ['lib', 'search', 'vocabulary', 'config', 'roots', 'feature'],
    because: 'features.ts takes features, config.ts and lib/, search/, vocabulary/',
  },
  serving: {
    may: ['lib', 'config', 'features', 'feature'],
    because: 'serving.ts takes what features.ts has made',
  },
  app: {
    may: ['lib', 'config', 'roots', 'features', 'serving', 'feature'],
    because: 'app.ts takes features.ts, serving.ts, config.ts and lib/, search/, vocabulary/',
  },
  boot: { may: ['lib', 'config'], because: 'boot.ts opens what the app needs, before there is one' },
  demo: {
    may: ['lib', 'vocabulary', 'config', 'boot', 'demo', 'app'],
    because: 'demo.ts and demo-history.ts use the app as an operator and a customer would',
  },
  supervisor: {
    may: ['lib', 'config', 'boot', 'feature'],
    because: 'supervisor.ts starts processes and counts for them; what they answer is theirs',
  },
  process: { may: ['lib', 'config', 'boot', 'demo', 'app'], because: 'process.ts only runs what app.ts wires' },
  main: {
    may: ['lib', 'config', 'boot', 'process', 'supervisor'],
    because: 'main.ts only chooses what this process is',
  },
  commands: {
    may: ['lib', 'search', 'vocabulary', 'config', 'boot', 'demo', 'app', 'commands', 'feature'],
    because: 'a command takes app.ts, demo.ts, config.ts, lib/, search/, vocabulary/ and the index.ts of features',
  },
}

function floorFault(at: Below, to: Place, it: Import): string | null {
  const { may, because } = FLOORS[at]
  if (!may.includes(to.at)) return because
  if (at === 'search' && to.at === 'lib') return pureFault(to, it)
  if (to.at !== 'feature') return null
  const doors: (Kind | null)[] = at === 'serving' || at === 'app' ? ['index', 'routes', 'jobs'] : ['index']
  return doors.includes(to.kind)
    ? null
    : `${at === 'commands' ? 'a command' : `${at}.ts`} enters a feature by ${doors.join(', ')} only`
}

function pureFault(to: Place, it: Import): string | null {
  if (it.typeOnly) return null
  const impure = it.names.find((name) => IMPURE_NAMES.includes(name))
  if (PURE_LIB.includes(to.name) && !impure) return null
  return `rules.ts and search/ are pure; of lib/ only ${PURE_LIB.join(', ')}${impure ? `, without ${impure}` : ''}`
}

type FeaturePlace = Extract<Place, { at: 'feature' }>

function featureFault(from: FeaturePlace, to: Place, it: Import): string | null {
  if (['app', 'roots', 'features', 'serving', 'config', 'commands'].includes(to.at))
    return `a feature is handed what it needs; it does not know ${to.at}`
  if (to.at === 'feature') return to.feature === from.feature ? ownFault(from, to, it) : foreignFault(from, to, it)
  if (from.test || it.typeOnly) return null
  return to.at === 'lib' && from.kind === 'rules' ? pureFault(to, it) : null
}

function foreignFault(from: FeaturePlace, to: FeaturePlace, it: Import): string | null {
  if (to.kind !== 'index' || to.test) return `of another feature only the types of its index.ts are known`
  if (!it.typeOnly)
    return 'another feature is known by `import type` only; ask for a port and let features.ts hand it over'
  if (FEATURES.indexOf(to.feature) < FEATURES.indexOf(from.feature)) return null
  return `types come from the left only: ${to.feature} stands right of ${from.feature}`
}

function ownFault(from: FeaturePlace, to: FeaturePlace, it: Import): string | null {
  if (from.test) return null
  if (from.kind === 'index' && (to.kind === 'routes' || to.kind === 'jobs'))
    return 'index.ts never imports its own routes or jobs; serving.ts registers them'
  const ofPortals = from.feature === 'sources' && from.kind === 'service' && to.kind === 'adapters'
  if (ofPortals && from.name !== 'portals')
    return 'services know portals by their port; service/portals.ts names the adapters'
  if (it.typeOnly || !from.kind || !to.kind) return null
  if (MAY_TAKE[from.kind].includes(to.kind)) return null
  if (from.kind === to.kind && from.room) return from.kind === 'adapters' ? sameThing(from, to) : null
  if (to.kind === 'schema' && it.names.length > 0 && it.names.every((name) => WORD_LIST.test(name))) return null
  const kinds = MAY_TAKE[from.kind]
  return `${from.kind} takes ${kinds.length ? `only ${kinds.join(', ')}` : 'nothing'} of its own feature, and types`
}

/**
 * An adapter connects to one external system: a file, or a folder if it is large, or files with the same first word in
 * their names.
 */
function sameThing(from: FeaturePlace, to: FeaturePlace): string | null {
  const [one, other] = [from.name.split('-')[0], to.name.split('-')[0]]
  return one === other ? null : `adapters/${one} and adapters/${other} are different things and do not know each other`
}
