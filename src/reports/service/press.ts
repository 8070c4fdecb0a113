import type { MessagePort } from 'node:worker_threads'
import { type PackedContent, unpackContent } from '../rules/packed.ts'
import type { ReportContent, ReportSpec } from '../schema.ts'
import { MOST_ITEMS } from './limits.ts'

/** The input of a printing thread. */
export interface PrintJob {
  content: PackedContent
  spec: ReportSpec
}

/** Returns the file of a report. Each format loads only its own modules: all of them take half a second and 60 MB. */
export async function print(content: ReportContent, spec: ReportSpec): Promise<Uint8Array> {
  if (spec.format === 'json') return Buffer.from(JSON.stringify(content))
  const paper = (await import('./paper.ts')).writePaper(content, spec)
  if (spec.format === 'pdf') return (await import('../adapters/paper-pdf.ts')).writePdf(paper)
  if (spec.format === 'xlsx') return (await import('../adapters/paper-xlsx.ts')).writeWorkbook(paper)
  return Buffer.from((await import('../adapters/paper-html.ts')).writePage(paper))
}

/** Runs in a separate thread: prints one report and transfers its bytes without copying. */
export async function printInThread(port: MessagePort, { content, spec }: PrintJob): Promise<void> {
  // Copied once, because a small buffer shares its memory with others and cannot be transferred.
  const bytes = Uint8Array.from(await print(unpackContent(content, MOST_ITEMS, spec.filter.currency ?? 'KRW'), spec))
  port.postMessage(bytes, [bytes.buffer])
}
