import type { Options } from './run.ts'
import type { Result } from './stats.ts'
export const growth = async (_: Options): Promise<Result[]> => []
