import { type HttpDocument, makeDocument } from '../lib/http/index.ts'
import type { AssetHome, Workshop } from './adapters/workshop.ts'
import { assetCaching, assetType, CONTENT_POLICY, PAGE_CACHING } from './rules.ts'

export interface ConsolePorts {
  workshop: Workshop
  log: (message: string, detail?: object) => void
}

export interface ConsoleAsset {
  type: string
  document: HttpDocument
  caching: string
}

export interface ServedPage {
  document: HttpDocument
  contentPolicy: string
  caching: string
}

export interface Console {
  /** The page at every address of the console; `null` = there is none yet. */
  page(): ServedPage | null
  isBeingMade(): boolean
  /** A file that the page loads; `null` = not found. */
  asset(name: string): ConsoleAsset | null
  /** Builds the files if they are missing or older than their sources, and waits for the build. */
  start(): Promise<void>
  stop(): Promise<void>
}

type Assets = Map<string, () => ConsoleAsset>

export function createConsole({ workshop, log }: ConsolePorts): Console {
  let page: ServedPage | null = null
  let assets = assetsOf(workshop, 'public')
  let making: Promise<void> | null = null
  let isStopped = false

  function open() {
    assets = assetsOf(workshop, 'dist')
    const document = makeDocument(workshop.page())
    page = { document, contentPolicy: CONTENT_POLICY, caching: PAGE_CACHING }
  }
  /** A fault in the folder disables the console, but not the service. */
  async function settle() {
    const began = performance.now()
    try {
      if (workshop.isMade()) return open()
      if (!workshop.canMake() || (await workshop.make()) === 'stopped') return
      open()
      log('the console is ready', { ms: Math.round(performance.now() - began) })
    } catch (error) {
      log('the console could not be made; the page at / stays what it is', { err: error })
    }
  }
  return {
    page: () => page,
    isBeingMade: () => making !== null,
    asset: (name) => assets.get(name)?.() ?? null,
    async start() {
      if (isStopped) return
      making = settle()
      await making
      making = null
    },
    async stop() {
      isStopped = true
      workshop.stop()
      await making
    },
  }
}

/** Files are read at the first request and then stay in memory. */
function assetsOf(workshop: Workshop, from: AssetHome): Assets {
  const assets: Assets = new Map()
  for (const name of workshop.names(from)) {
    const type = assetType(name)
    if (type === null) continue
    let made: ConsoleAsset | null = null
    assets.set(name, () => {
      made ??= { type, document: makeDocument(workshop.asset(from, name)), caching: assetCaching(name) }
      return made
    })
  }
  return assets
}
