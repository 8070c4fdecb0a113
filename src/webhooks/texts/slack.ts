import { chatMessageOf, clippedSigns } from './chat-message.ts'

/** The body for an endpoint of the format `slack`: the event as a readable message. */
export interface SlackBody {
  /** Shown in notifications and by apps without block support. */
  text: string
  blocks: SlackBlock[]
}

type SlackText = { type: 'plain_text'; text: string; emoji: false } | { type: 'mrkdwn'; text: string; verbatim: true }

type SlackBlock =
  | { type: 'header'; text: SlackText }
  | { type: 'section'; text: SlackText }
  | { type: 'section'; fields: SlackText[] }
  | { type: 'context'; elements: SlackText[] }

/** Slack refuses a message if one part is too long. Escapes count as sent. */
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

/** Percent-encodes characters that would end the link. */
function linkText({ href, label }: { href: string; label: string }): string | null {
  const target = escaped(href.replaceAll('|', '%7C').replaceAll('<', '%3C').replaceAll('>', '%3E'), Infinity)
  return target.length > MOST.url ? null : `<${target}|${label}>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * Escapes the three special characters of Slack as entities; cuts before the first one that does not fit as a whole.
 */
const escaped = (text: string, most: number): string =>
  clippedSigns(
    Array.from(text, (letter) => ENTITIES[letter] ?? letter),
    most,
  )
