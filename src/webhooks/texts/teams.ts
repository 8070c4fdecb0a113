import { type ChatMessage, chatMessageOf, clipped } from './chat-message.ts'

/** The body for an endpoint of the format `teams`: an Adaptive Card for workflows of Microsoft Teams. */
export interface TeamsBody {
  type: 'message'
  attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive'; contentUrl: null; content: TeamsCard }]
}

interface TeamsCard {
  $schema: 'http://adaptivecards.io/schemas/adaptive-card.json'
  type: 'AdaptiveCard'
  version: '1.4'
  /** For notifications and screen readers. */
  fallbackText: string
  body: TeamsBlock[]
  actions: { type: 'Action.OpenUrl'; title: string; url: string }[]
}

/** The only block of a card that shows text verbatim; others render Markdown. */
interface TeamsBlock {
  type: 'RichTextBlock'
  separator?: true
  inlines: TeamsRun[]
}

interface TeamsRun {
  type: 'TextRun'
  text: string
  weight?: 'Bolder'
  size?: 'Large' | 'Small'
  isSubtle?: true
}

/**
 * Teams refuses cards of more than 28 kB. All parts at their longest stay far below, even with Hangul (3 bytes each).
 */
const MOST = { line: 600, lines: 12, facts: 10, value: 200, note: 300, notes: 3 }

export function teamsBody(payload: object): TeamsBody {
  const message = chatMessageOf(payload)
  const content: TeamsCard = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    fallbackText: clipped([message.title, ...message.lines].join(' · '), MOST.line),
    body: blocksOf(message),
    actions: message.link ? [{ type: 'Action.OpenUrl', title: message.link.label, url: message.link.href }] : [],
  }
  const contentType = 'application/vnd.microsoft.card.adaptive'
  return { type: 'message', attachments: [{ contentType, contentUrl: null, content }] }
}

function blocksOf({ title, lines, facts, notes }: ChatMessage): TeamsBlock[] {
  const blocks = [block({ type: 'TextRun', text: title, weight: 'Bolder', size: 'Large' })]
  for (const line of lines.slice(0, MOST.lines)) blocks.push(block({ type: 'TextRun', text: clipped(line, MOST.line) }))
  for (const [index, [name, value]] of facts.slice(0, MOST.facts).entries()) {
    const fact = block(
      { type: 'TextRun', text: `${name}  `, weight: 'Bolder' },
      { type: 'TextRun', text: clipped(value, MOST.value) },
    )
    blocks.push(index === 0 ? { ...fact, separator: true } : fact)
  }
  for (const note of notes.slice(0, MOST.notes))
    blocks.push(block({ type: 'TextRun', text: clipped(note, MOST.note), size: 'Small', isSubtle: true }))
  return blocks
}

const block = (...inlines: TeamsRun[]): TeamsBlock => ({ type: 'RichTextBlock', inlines })
