export { Service } from './schema.ts'
export { createFront, type Front } from './service/front.ts'
export type { FrontPage } from './service/library.ts'
export { about } from './texts/about.ts'
