import { type Budget, type Sheet, Unreadable } from './budget.ts'

/** Collects the paragraphs of a document, with those that stand inside others: in tables, notes and text boxes. */
export interface Prose {
  /** A paragraph begins; it may stand inside another one. */
  open(): void
  add(text: string): void
  close(): void
  openCell(): void
  closeCell(): void
  closeRow(): void
  /** Everything collected, with what is still open. */
  take(): string
}

interface Paragraph {
  text: string
  /** What stands inside it comes after it, so that a note does not cut a sentence. */
  inside: string
  isInCell: boolean
}

const DEEPEST = 200

export function createProse(budget: Budget): Prose {
  const open: Paragraph[] = []
  let skipped = 0
  let cells = 0
  let done = ''

  function put(text: string): void {
    const outer = open.at(-1)
    if (outer) outer.inside += text
    else done += text
  }

  function close(): void {
    const paragraph = open.pop()
    if (!paragraph) return
    const { text, inside, isInCell } = paragraph
    // A paragraph that only holds a table is no empty line.
    const line = text === '' && inside !== '' ? '' : `${text}\n`
    put(isInCell ? `${text}${text === '' ? '' : ' '}${inside}` : `${line}${inside}`)
  }

  return {
    open() {
      if (open.length >= DEEPEST) skipped += 1
      else open.push({ text: '', inside: '', isInCell: cells > 0 })
    },
    add(text) {
      budget.write(text.length)
      const paragraph = open.at(-1)
      if (paragraph) paragraph.text += text
      else done += text
    },
    close() {
      if (skipped > 0) skipped -= 1
      else close()
    },
    openCell() {
      cells += 1
    },
    closeCell() {
      cells = Math.max(0, cells - 1)
      put('\t')
    },
    closeRow() {
      put('\n')
    },
    take() {
      while (open.length > 0) close()
      const text = done
      done = ''
      return text
    },
  }
}

/** Spaces at the ends of lines and cells are no content, nor is more than one empty line. */
export function tidy(text: string): string {
  let tidied = ''
  let empty = 0
  for (const raw of linesOf(text.replaceAll('\0', '').replaceAll(' \t', '\t'))) {
    const line = raw.trimEnd()
    if (line !== '' && tidied !== '') tidied += empty > 0 ? '\n\n' : '\n'
    tidied += line
    empty = line === '' ? empty + 1 : 0
  }
  return tidied
}

function* linesOf(text: string): Generator<string> {
  let from = 0
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
    yield text.slice(from, end)
    from = end + 1
  }
  yield text.slice(from)
}

/** Writes one part of a document. If it breaks off, what came before is kept. */
export async function salvage(
  sheet: Sheet,
  page: number | null,
  prose: Prose,
  read: () => Promise<void>,
): Promise<void> {
  try {
    await read()
    sheet.write(page, tidy(prose.take()))
  } catch (error) {
    sheet.write(page, tidy(prose.take()))
    if (!(error instanceof Unreadable) || error.reason === 'sizeLimit' || error.state !== 'failed') throw error
    sheet.miss(error.reason)
  }
}
