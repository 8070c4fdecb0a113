import { Core } from './core.ts'
import type { ClientOptions } from './exchange.ts'
import { type GonggoClient, groupsOf } from './generated/client.ts'

export const createClient = (options: ClientOptions): GonggoClient => groupsOf(new Core(options))
