import type { Options } from './run.ts'
import type { Result } from './stats.ts'
export const matcher = async (_: Options): Promise<Result[]> => []
