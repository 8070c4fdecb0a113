import type { Metrics } from '../lib/metrics.ts'
import { createMcp } from './adapters/mcp.ts'
import { linksTo } from './rules/links.ts'
import type { ToolName } from './schema.ts'
import { createToolRunner, type ToolRunnerDeps } from './service/tools.ts'
import { INSTRUCTIONS } from './texts.ts'

export type { AgentRequest } from './service/request.ts'

type Unpacked =
  | 'winners'
  | 'eligibilityOf'
  | 'reasonsOf'
  | 'furtherCompanies'
  | 'attachmentsWithText'
  | 'furtherRefusal'

interface AgentDeps extends Omit<ToolRunnerDeps, 'links' | 'count' | Unpacked> {
  statistics: Pick<ToolRunnerDeps, 'winners'>
  eligibility: Pick<ToolRunnerDeps, 'eligibilityOf' | 'reasonsOf'> & {
    named: { list: ToolRunnerDeps['furtherCompanies'] }
  }
  attachments: { pages: { withText: ToolRunnerDeps['attachmentsWithText'] } }
  access: { auth: Pick<ToolRunnerDeps, 'furtherRefusal'> }
  publicUrl: () => string
  hasConsole: boolean
  version: string
  metrics: Pick<Metrics, 'countEach'>
}

export function createAgents({ publicUrl, hasConsole, version, metrics, ...others }: AgentDeps) {
  const { statistics, eligibility, attachments, access, ...deps } = others
  const count = metrics.countEach<ToolName>('tool', 'gonggo_agent_calls_total', 'Calls of tools by AI assistants.')
  const runner = createToolRunner({
    ...deps,
    winners: statistics.winners,
    eligibilityOf: eligibility.eligibilityOf,
    reasonsOf: eligibility.reasonsOf,
    furtherCompanies: eligibility.named.list,
    attachmentsWithText: attachments.pages.withText,
    furtherRefusal: access.auth.furtherRefusal,
    count,
    links: () => linksTo(publicUrl(), hasConsole),
  })
  return {
    publicUrl,
    /** Users give consent in the console, so apps cannot connect without it. */
    hasConsole,
    /** Responds to one message of the Model Context Protocol. */
    answer: createMcp({ version, instructions: INSTRUCTIONS, runner }),
  }
}
export type Agents = ReturnType<typeof createAgents>
