import type { Content } from 'pdfmake'
import layoutBuilder from 'pdfmake/js/LayoutBuilder.js'
import pdfDocument from 'pdfmake/js/PDFDocument.js'
import pageRenderer from 'pdfmake/js/Renderer.js'
import svgMeasure from 'pdfmake/js/SVGMeasure.js'

/**
 * The structure type of a text or picture for screen readers: `H2`, `P`, `Table`, `TH`, `Figure`. Nodes of pdfmake have
 * it as `tag`; nodes without one (page numbers, lines, fills) are decoration.
 */
export interface PdfTag {
  type: string
  parent?: PdfTag
  /** The description of a picture. */
  alt?: string
}

export interface PrintedDocument {
  content: Content[]
  footer: (page: number, pages: number) => Content
  info: { title: string; author: string; subject: string }
  language: string
  page: { width: number; height: number; side: number; top: number; bottom: number }
  font: { name: string; normal: string; bold: string }
}

/** An element of the structure tree. */
interface Element {
  add(child: unknown): unknown
  end(): void
}

interface Inline {
  text: string
  link?: string | null
  linkToDestination?: string | null
}

interface Line {
  inlines: Inline[]
  tag?: PdfTag
}

interface Drawing {
  tag?: PdfTag
  x: number
  y: number
  _width: number
  _height: number
}

interface Annotation {
  Subtype: string
  structParent?: Element
  Contents?: object
}

/** The members of pdfkit that are used here. */
interface Pdf {
  page: object
  _currentStructureElement: Element | undefined
  struct(type: string, options: object): Element
  addStructure(element: Element): unknown
  markStructureContent(type: string): unknown
  markContent(type: string, options: object): unknown
  endMarkedContent(): unknown
  annotate(x: number, y: number, width: number, height: number, options: Annotation): unknown
  on(event: 'data', take: (chunk: Uint8Array) => void): unknown
  on(event: 'end', take: () => void): unknown
  end(): void
}

interface Layout {
  buildNextLine(node: { tag?: PdfTag }): Line | null
  layoutDocument(content: Content[], pdf: Pdf, styles: object, style: object, ...around: unknown[]): object[]
}

interface Renderer {
  pdfDocument: Pdf
  renderPages(pages: object[]): void
  renderLine(line: Line, x: number, y: number): void
  renderVector(vector: object): void
  renderSVG(drawing: Drawing): void
}

/**
 * pdfmake's own `tagged` option only marks the file as tagged and leaves the structure tree empty, because its renderer
 * does not report what it draws. This class uses the layout and the renderer of pdfmake and passes the tag of each node
 * to the drawing.
 */
class LinkingDocument extends (pdfDocument.default as new (...given: unknown[]) => Pdf) {
  linkText = ''

  /** Adds the link to the structure tree, with the description of its target. */
  override annotate(x: number, y: number, width: number, height: number, options: Annotation): unknown {
    const link = this._currentStructureElement
    if (options.Subtype === 'Link' && link) {
      options.structParent = link
      // pdfkit writes `String` objects as text, and primitive strings as names.
      options.Contents = Object(this.linkText) as object
    }
    return super.annotate(x, y, width, height, options)
  }
}

class TaggingLayout extends (layoutBuilder.default as new (...given: unknown[]) => Layout) {
  override buildNextLine(node: { tag?: PdfTag }): Line | null {
    const line = super.buildNextLine(node)
    if (line && node.tag) line.tag = node.tag
    return line
  }
}

class TaggingRenderer extends (pageRenderer.default as new (pdf: Pdf) => Renderer) {
  readonly #pdf: LinkingDocument
  readonly #root: Element
  readonly #elements = new Map<PdfTag, Element>()
  /** The page on which a table head was first drawn. On later pages the repeated head is decoration. */
  readonly #firstPages = new Map<PdfTag, object>()

  constructor(pdf: LinkingDocument) {
    super(pdf)
    this.#pdf = pdf
    this.#root = pdf.struct('Document', {})
    pdf.addStructure(this.#root)
  }

  override renderPages(pages: object[]): void {
    super.renderPages(pages)
    this.#root.end()
  }

  override renderLine(line: Line, x: number, y: number): void {
    const { tag } = line
    const draw = () => super.renderLine(line, x, y)
    if (!tag || this.#isRepeated(tag)) {
      this.#decorate('Pagination', draw)
      return
    }
    const element = this.#elementOf(tag)
    if (line.inlines.some(({ link, linkToDestination }) => link || linkToDestination))
      this.#drawLink(line, element, draw)
    else this.#mark(element, tag.type, draw)
  }

  override renderVector(vector: object): void {
    this.#decorate('Layout', () => super.renderVector(vector))
  }

  override renderSVG(drawing: Drawing): void {
    const { tag, x, y, _width, _height } = drawing
    const draw = () => super.renderSVG(drawing)
    if (tag) this.#mark(this.#elementOf(tag, { bbox: [x, y, x + _width, y + _height] }), tag.type, draw)
    else this.#decorate('Layout', draw)
  }

  #isRepeated(tag: PdfTag): boolean {
    const first = this.#firstPages.get(tag) ?? this.#pdf.page
    this.#firstPages.set(tag, first)
    return tag.type === 'TH' && first !== this.#pdf.page
  }

  /** Elements are created when they are first drawn, so that the tree follows the order of the pages. */
  #elementOf(tag: PdfTag, place: object = {}): Element {
    const earlier = this.#elements.get(tag)
    if (earlier) return earlier
    const { type, parent, alt } = tag
    const element = this.#pdf.struct(type, {
      ...(alt ? { alt } : {}),
      ...(type === 'TH' ? { scope: 'Column' } : {}),
      ...place,
    })
    const around = parent ? this.#elementOf(parent) : this.#root
    around.add(element)
    this.#elements.set(tag, element)
    return element
  }

  #mark(element: Element, type: string, draw: () => void): void {
    const content = this.#pdf.markStructureContent(type)
    draw()
    this.#pdf.endMarkedContent()
    element.add(content)
  }

  #drawLink(line: Line, parent: Element, draw: () => void): void {
    const link = this.#pdf.struct('Link', {})
    parent.add(link)
    this.#pdf.linkText = line.inlines.map(({ text }) => text).join('')
    this.#pdf._currentStructureElement = link
    this.#mark(link, 'Link', draw)
    this.#pdf._currentStructureElement = undefined
    // The element belongs to the current page, which pdfkit reads when the link ends.
    link.end()
  }

  #decorate(type: string, draw: () => void): void {
    this.#pdf.markContent('Artifact', { type })
    draw()
    this.#pdf.endMarkedContent()
  }
}

/** Returns the bytes of the document, with its structure tree. */
export async function printTagged({
  content,
  footer,
  info,
  language,
  page,
  font,
}: PrintedDocument): Promise<Uint8Array> {
  const { name, normal, bold } = font
  const fonts = { [name]: { normal, bold, italics: normal, bolditalics: bold } }
  const { title, author, subject } = info
  const options = {
    size: [page.width, page.height],
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    compress: true,
    lang: language,
    fontLayoutCache: true,
    bufferPages: false,
    autoFirstPage: false,
    info: { Title: title, Author: author, Subject: subject },
    font: null,
  }
  const mayRead = (path: string) => path === normal || path === bold
  const pdf = new LinkingDocument(fonts, {}, {}, {}, options, null, mayRead)
  const margins = { left: page.side, right: page.side, top: page.top, bottom: page.bottom }
  const size = { width: page.width, height: page.height, orientation: 'portrait' }
  const layout = new TaggingLayout(size, margins, new svgMeasure.default())
  const style = { font: name, fontSize: 9, lineHeight: 1.25 }
  const pages = layout.layoutDocument(content, pdf, {}, style, undefined, undefined, footer)
  new TaggingRenderer(pdf).renderPages(pages)
  return bytesOf(pdf)
}

function bytesOf(pdf: Pdf): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const chunks: Uint8Array[] = []
    pdf.on('data', (chunk) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.end()
  })
}
