import type { BsnsDiv } from '../../vocabulary/notices.ts'
import { createDemoFeed } from '../adapters/demo.ts'
import { readDemoRegistry } from '../adapters/demo-registry.ts'
import { readPieces } from '../adapters/file.ts'
import { createKoneps, createKonepsRegistry, type KonepsOptions, readKonepsFile } from '../adapters/koneps/index.ts'
import { createOcds, readOcdsFile } from '../adapters/ocds/index.ts'
import type { Batch, Connector, ReadFile } from '../schema/connector.ts'
import { SOURCE_KINDS, type SourceKind, type SourceRow } from '../schema/sources.ts'
import { type Following, readInPortions } from './documents.ts'

export interface PortalOptions {
  /** `null` = this process cannot read the Korean portal. */
  koneps: KonepsOptions | null
}

/** Returns the connector of a source; `null` = this process has no key or address for it. */
export type ConnectorFor = (source: SourceRow) => Connector | null

/** The seed of the market that every demo shows. */
export const DEMO_SEED = 'demo'

const always = (connector: Connector | null) => () => connector

/** The connectors by kind. No other service imports an adapter: a further portal is a line here. */
const CONNECTORS = {
  koneps: ({ koneps }) => always(koneps && createKoneps(koneps, 'koneps')),
  'koneps-private': ({ koneps }) => always(koneps && createKoneps(koneps, 'koneps-private')),
  'koneps-prespec': ({ koneps }) => always(koneps && createKoneps(koneps, 'koneps-prespec')),
  ocds: () => (source) => {
    const { url, everyMs } = source.settings
    return url === undefined ? null : createOcds({ name: source.name, url, everyMs })
  },
  demo: () => always(createDemoFeed({ seed: DEMO_SEED })),
} satisfies Record<SourceKind, (options: PortalOptions) => ConnectorFor>

/** The readers of files by kind. */
const FILES = { koneps: readKonepsFile, ocds: readOcdsFile } satisfies Partial<Record<SourceKind, ReadFile>>
export type DocumentKind = keyof typeof FILES

export function createConnectors(options: PortalOptions): ConnectorFor {
  const made = new Map(SOURCE_KINDS.map((kind) => [kind, CONNECTORS[kind](options)]))
  // A newer program may have added a source of an unknown kind.
  return (source) => made.get(source.kind)?.(source) ?? null
}

/** Registries of companies: that of the portal, `null` without a key, and that of the demo. */
export const createRegistries = ({ koneps }: PortalOptions) => ({
  portal: koneps && createKonepsRegistry(koneps),
  demo: readDemoRegistry,
})

export interface DocumentReading extends Following {
  /** Its name in quarantine. */
  name: string
  bytes: AsyncIterable<Uint8Array>
  /** The category of its notices, if the file does not contain it. */
  bsnsDiv?: BsnsDiv
}

/** The records of a file, in batches. */
export function readDocuments(kind: DocumentKind, reading: DocumentReading): AsyncGenerator<Batch> {
  const { name, bytes, bsnsDiv, ...following } = reading
  const hint = bsnsDiv === undefined ? {} : { bsnsDiv }
  return readInPortions((texts) => FILES[kind](texts, hint), readPieces(name, bytes), following)
}
