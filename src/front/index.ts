export { createFront, type Front, type FrontPorts } from './service.ts'
export { about } from './texts.ts'
