import { createGenerator, type SourcePorts } from './service.ts'

export type { SynthesisOptions } from './adapters/demo-synthesis.ts'
export type { Progress } from './service.ts'

export const createSources = (ports: SourcePorts) => createGenerator(ports)
export type Sources = ReturnType<typeof createSources>
