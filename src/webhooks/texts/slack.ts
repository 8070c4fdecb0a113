import { chatMessageOf, clippedSigns } from './chat-message.ts'

/** What an endpoint of the format `slack` is sent instead of the payload: the same news, for people. */
export interface SlackBody {
  /** What notifications show, and apps that know no blocks. */
  text: string
  blocks: SlackBlock[]
}

type SlackText = { type: 'plain_text'; text: string; emoji: false } | { type: 'mrkdwn'; text: string; verbatim: true }

type SlackBlock =
  | { type: 'header'; text: SlackText }
  | { type: 'section'; text: SlackText }
  | { type: 'section'; fields: SlackText[] }
  | { type: 'context'; elements: SlackText[] }

/** Slack refuses the whole message where one part is longer. Escapes count as they are sent. */
const MOST = { text: 3000, header: 150, section: 3000, fields: 10, field: 2000, context: 1000, url: 2000 }

export function slackBody(payload: object): SlackBody {
  const { title, lines, facts, link, notes } = chatMessageOf(payload)
  const fields = facts.slice(0, MOST.fields).map(([name, value]) => plain(`${name}\n${value}`, MOST.field))
  const blocks: SlackBlock[] = [{ type: 'header', text: plain(title, MOST.header) }]
  if (lines.length > 0) blocks.push({ type: 'section', text: plain(lines.join('\n'), MOST.section) })
  if (fields.length > 0) blocks.push({ type: 'section', fields })
  const target = link ? linkText(link) : null
  if (target) blocks.push({ type: 'section', text: { type: 'mrkdwn', text: target, verbatim: true } })
  const context = notes.map((note) => plain(note, MOST.context))
  if (context.length > 0) blocks.push({ type: 'context', elements: context })
  return { text: escaped([title, ...lines].join(' · '), MOST.text), blocks }
}

const plain = (text: string, most: number): SlackText => ({
  type: 'plain_text',
  text: escaped(text, most),
  emoji: false,
})

/** What would end the link in its middle is written as URLs may have it. */
function linkText({ href, label }: { href: string; label: string }): string | null {
  const target = escaped(href.replaceAll('|', '%7C').replaceAll('<', '%3C').replaceAll('>', '%3E'), Infinity)
  return target.length > MOST.url ? null : `<${target}|${label}>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Slack's own three signs as entities; what is too long ends before the first that does not fit as a whole. */
const escaped = (text: string, most: number): string =>
  clippedSigns(
    Array.from(text, (letter) => ENTITIES[letter] ?? letter),
    most,
  )
