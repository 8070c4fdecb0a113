import { escaped } from '../../lib/html.ts'

/** The subset of Markdown that descriptions use. */
export const inline = (text: string): string =>
  escaped(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')

export const paragraphs = (texts: readonly string[]): string => texts.map((text) => `<p>${inline(text)}</p>`).join('')

export const block = (text: string): string => `<pre tabindex="0"><code>${escaped(text)}</code></pre>`
