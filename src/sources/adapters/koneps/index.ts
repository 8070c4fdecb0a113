export { readKonepsDocument } from './documents.ts'
export { readKonepsFile } from './files.ts'
export { createKoneps, type KonepsOptions } from './koneps.ts'
export { createKonepsRegistry } from './registry.ts'
