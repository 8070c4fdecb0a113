import { chatMessageOf, clippedSigns } from './chat-message.ts'

/** What an endpoint of the format `discord` is sent: one embed, which calls nobody by name. */
export interface DiscordBody {
  embeds: [DiscordEmbed]
  /** No text of a notice may call a role or everybody. */
  allowed_mentions: { parse: [] }
}

interface DiscordEmbed {
  title: string
  url?: string
  description?: string
  fields: { name: string; value: string; inline: true }[]
  footer?: { text: string }
}

/** Discord refuses the whole message where one part is longer, or all of them together are longer than 6,000. */
const MOST = { title: 256, description: 2400, fields: 10, value: 200, footer: 800 }

export function discordBody(payload: object): DiscordBody {
  const { title, lines, facts, link, notes } = chatMessageOf(payload)
  const embed: DiscordEmbed = {
    title: escaped(title, MOST.title),
    fields: facts.slice(0, MOST.fields).map(([name, value]) => ({
      name,
      value: escaped(value, MOST.value),
      inline: true,
    })),
  }
  if (link) embed.url = link.href
  if (lines.length > 0) embed.description = escaped(lines.join('\n'), MOST.description)
  // The line at the foot is shown as it is written.
  if (notes.length > 0) embed.footer = { text: clippedSigns([...notes.join(' · ')], MOST.footer) }
  return { embeds: [embed], allowed_mentions: { parse: [] } }
}

/** What Markdown, mentions and emoji of Discord are made of. */
const SIGNS = /[\\`*_~|<>[\]():#@-]/

/** What is too long ends before the first sign that does not fit with its backslash. */
const escaped = (text: string, most: number): string =>
  clippedSigns(
    Array.from(text, (letter) => (SIGNS.test(letter) ? `\\${letter}` : letter)),
    most,
  )
