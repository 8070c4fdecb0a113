import type { MessagePort } from 'node:worker_threads'
import { type PackedContent, unpackContent } from '../rules/packed.ts'
import type { ReportContent, ReportSpec } from '../schema.ts'
import { MOST_ITEMS } from './limits.ts'

/** What a thread is given to print. */
export interface PrintJob {
  content: PackedContent
  spec: ReportSpec
}

/** The file of a report. What a form needs is loaded for it alone: all of it takes half a second and 60 MB. */
export async function print(content: ReportContent, spec: ReportSpec): Promise<Uint8Array> {
  if (spec.format === 'json') return Buffer.from(JSON.stringify(content))
  const paper = (await import('./paper.ts')).writePaper(content, spec)
  if (spec.format === 'pdf') return (await import('../adapters/paper-pdf.ts')).writePdf(paper)
  if (spec.format === 'xlsx') return (await import('../adapters/paper-xlsx.ts')).writeWorkbook(paper)
  return Buffer.from((await import('../adapters/paper-html.ts')).writePage(paper))
}

/** Runs in a thread of its own: prints one report and hands its bytes over without copying them. */
export async function printInThread(port: MessagePort, { content, spec }: PrintJob): Promise<void> {
  // Copied, since a small buffer shares its memory with others and cannot be handed over alone.
  const bytes = Uint8Array.from(await print(unpackContent(content, MOST_ITEMS, spec.filter.currency ?? 'KRW'), spec))
  port.postMessage(bytes, [bytes.buffer])
}
