export { createFront, type Front } from './service.ts'
export { about } from './texts.ts'
