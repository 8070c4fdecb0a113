export { createBucket } from './bucket.ts'
export type { BucketDeps } from './client.ts'
