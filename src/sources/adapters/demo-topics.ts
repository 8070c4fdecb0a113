import type { Topic } from './demo-topic.ts'
import { GOODS, OTHERS } from './demo-topics-goods.ts'
import { SERVICES } from './demo-topics-services.ts'
import { WORKS } from './demo-topics-works.ts'

export const TOPICS: readonly Topic[] = [...WORKS, ...SERVICES, ...GOODS, ...OTHERS]
