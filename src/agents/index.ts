import type { Metrics } from '../lib/metrics.ts'
import { createMcp } from './adapters/mcp.ts'
import { linksTo } from './rules/links.ts'
import type { ToolName } from './schema.ts'
import { createToolDesk, type ToolDeskDeps } from './service/desk.ts'
import { INSTRUCTIONS } from './texts.ts'

export type { AgentRequest } from './service/request.ts'

type Unpacked = 'winners' | 'eligibilityOf' | 'attachmentsWithText' | 'furtherRefusal'

interface AgentDeps extends Omit<ToolDeskDeps, 'links' | 'count' | Unpacked> {
  statistics: Pick<ToolDeskDeps, 'winners'>
  eligibility: Pick<ToolDeskDeps, 'eligibilityOf'>
  attachments: { pages: { withText: ToolDeskDeps['attachmentsWithText'] } }
  access: { auth: Pick<ToolDeskDeps, 'furtherRefusal'> }
  publicUrl: () => string
  hasConsole: boolean
  version: string
  metrics: Pick<Metrics, 'countEach'>
}

export function createAgents({ publicUrl, hasConsole, version, metrics, ...others }: AgentDeps) {
  const { statistics, eligibility, attachments, access, ...deps } = others
  const count = metrics.countEach<ToolName>('tool', 'gonggo_agent_calls_total', 'Calls of tools by AI assistants.')
  const desk = createToolDesk({
    ...deps,
    winners: statistics.winners,
    eligibilityOf: eligibility.eligibilityOf,
    attachmentsWithText: attachments.pages.withText,
    furtherRefusal: access.auth.furtherRefusal,
    count,
    links: () => linksTo(publicUrl(), hasConsole),
  })
  return {
    publicUrl,
    /** Answers one message of the Model Context Protocol. */
    answer: createMcp({ version, instructions: INSTRUCTIONS, desk }),
  }
}
export type Agents = ReturnType<typeof createAgents>
