import { Core } from './core.ts'
import { type GonggoClient, groupsOf } from './generated/client.ts'
import type { ClientOptions } from './options.ts'

export const createClient = (options: ClientOptions): GonggoClient => groupsOf(new Core(options))
