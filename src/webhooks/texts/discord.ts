import { chatMessageOf, clippedSigns } from './chat-message.ts'

/** The body for an endpoint of the format `discord`: one embed that mentions nobody. */
export interface DiscordBody {
  embeds: [DiscordEmbed]
  /** No text of a notice may mention a role or everybody. */
  allowed_mentions: { parse: [] }
}

interface DiscordEmbed {
  title: string
  url?: string
  description?: string
  fields: { name: string; value: string; inline: true }[]
  footer?: { text: string }
}

/** Discord refuses a message if one part is too long, or all parts together exceed 6,000 characters. */
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
  // Discord does not render Markdown in the footer.
  if (notes.length > 0) embed.footer = { text: clippedSigns([...notes.join(' · ')], MOST.footer) }
  return { embeds: [embed], allowed_mentions: { parse: [] } }
}

/** Characters of Markdown, mentions and emoji in Discord. */
const SIGNS = /[\\`*_~|<>[\]():#@-]/

/** Cuts before the first character that does not fit together with its backslash. */
const escaped = (text: string, most: number): string =>
  clippedSigns(
    Array.from(text, (letter) => (SIGNS.test(letter) ? `\\${letter}` : letter)),
    most,
  )
