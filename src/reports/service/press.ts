import type { MessagePort } from 'node:worker_threads'
import { writePage } from '../adapters/paper-html.ts'
import { writePdf } from '../adapters/paper-pdf.ts'
import { writeWorkbook } from '../adapters/paper-xlsx.ts'
import type { ReportContent, Wish } from '../schema.ts'
import { writePaper } from './paper.ts'

/** What a thread is given to print. */
export interface PrintJob {
  content: ReportContent
  wish: Wish
}

/** The file of a report. */
export async function print({ content, wish }: PrintJob): Promise<Uint8Array> {
  if (wish.format === 'json') return Buffer.from(JSON.stringify(content))
  const paper = writePaper(content, wish)
  if (wish.format === 'pdf') return writePdf(paper)
  if (wish.format === 'xlsx') return writeWorkbook(paper)
  return Buffer.from(writePage(paper))
}

/** Runs in a thread of its own: prints one report and hands its bytes over without copying them. */
export async function printInThread(port: MessagePort, job: PrintJob): Promise<void> {
  // Copied, since a small buffer shares its memory with others and cannot be handed over alone.
  const bytes = Uint8Array.from(await print(job))
  port.postMessage(bytes, [bytes.buffer])
}
