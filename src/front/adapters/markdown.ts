import { Marked } from 'marked'
import { escaped } from '../../lib/html.ts'

/** The target of a link or picture in a document; `null` = it is not published, so only its text is shown. */
export type LinkOf = (href: string) => string | null

/** Renders our own Markdown as HTML. HTML in it is shown as text; headings are anchors, named as on GitHub. */
export function renderMarkdown(markdown: string, linkOf: LinkOf): string {
  const marked = new Marked({
    gfm: true,
    async: false,
    renderer: {
      html: ({ text }) => escaped(text),
      image({ href, text }) {
        const address = linkOf(href)
        return address === null
          ? escaped(text)
          : `<img src="${escaped(address)}" alt="${escaped(text)}" loading="lazy">`
      },
      code: ({ text }) => `<pre tabindex="0"><code>${escaped(text)}</code></pre>`,
      heading({ tokens, depth, text }) {
        const words = this.parser.parseInline(tokens)
        if (depth === 1) return `<h1>${words}</h1>`
        const id = escaped(anchorOf(text))
        return `<h${depth} id="${id}"><a class="here" href="#${id}">${words}</a></h${depth}>`
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens)
        const address = linkOf(href)
        return address === null ? words : `<a href="${escaped(address)}">${words}</a>`
      },
    },
  })
  const html = marked.parse(markdown.replace(/<!--[\s\S]*?-->\n?/g, '')) as string
  // Wide tables scroll separately; text contains no "<" any more.
  return html.replaceAll('<table>', '<div class="wide" tabindex="0"><table>').replaceAll('</table>', '</table></div>')
}

/** `Who may call what` → `who-may-call-what`. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .trim()
    .replaceAll(' ', '-')
