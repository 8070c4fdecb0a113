import { createGenerator, type SourcePorts } from './service/generate.ts'

export type { SynthesisOptions } from './adapters/demo-synthesis.ts'

export const createSources = (ports: SourcePorts) => createGenerator(ports)
