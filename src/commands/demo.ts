import { type DemoReport, reportDemo } from '../demo.ts'
import type { Action, Command, CommandAnswer } from './command.ts'
import { demoPost } from './demo-post.ts'
import { NotFound } from './failures.ts'

/** Why there is nothing to show, and how to change that. */
const NOTHING: Record<Exclude<DemoReport['state'], 'on'>, string> = {
  none: 'This installation has no demo. A new installation with the embedded database creates it at its first start; GONGGO_DEMO=1 adds it to any.',
  off: 'The demo was turned off: its accounts are suspended and its keys are deleted. A start with GONGGO_DEMO=1 turns it on again, with new keys.',
  keys_lost:
    'The demo is on, but demo.json in the data folder is missing or belongs to another database. The next start of the service creates new keys.',
}

export function demoOn({ isTerminal }: { isTerminal: boolean }): Command {
  const only: Action = {
    words: [],
    says: 'Shows the URL, keys and samples of the demo, as its first start did.',
    notes: ['Keys are shown on a terminal only. Otherwise, and with --json, the command shows the path of their file.'],
    options: {},
    async run(_given, { config, open }): Promise<CommandAnswer> {
      const { infrastructure } = await open()
      const report = await reportDemo({ config, infrastructure }, isTerminal)
      if (report.state !== 'on') throw new NotFound(NOTHING[report.state])
      const { baseUrl, file, text } = report
      const accounts = report.accounts.map(({ key: _key, ...account }) => account)
      return { document: { baseUrl, file, accounts }, text: text.trim() }
    },
  }
  return {
    says: 'The demo: its address and keys, and a notice on demand.',
    actions: { '': only, post: demoPost(NOTHING) },
  }
}
