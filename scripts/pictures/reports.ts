import { execFile } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Language } from '../../src/vocabulary/languages.ts'
import type { DemoService } from '../../test/demo-service.ts'
import { findProgram } from './browser.ts'

/** Of a firm that bids for works and systems. */
const KEYWORDS = ['정비', '하수관로', '정보시스템 (구축|고도화)', '구매 -임대']
const POLL_MS = 250
const PATIENCE_MS = 120_000
const RESOLUTION = 110

export type ReportFormat = 'html' | 'pdf'

export interface ReportWish {
  period: 'weekly' | 'monthly'
  language: Language
  format: ReportFormat
}

export interface ReportFile extends ReportWish {
  /** Without its end. */
  name: string
  file: string
}

const asking = (demo: DemoService) => {
  const headers = { authorization: `Bearer ${demo.keys.enterprise}`, 'content-type': 'application/json' }
  return async (path: string, body?: object): Promise<Response> => {
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await fetch(`${demo.baseUrl}${path}`, init)
    // A second run on the same demo finds its keywords there.
    if (!answer.ok && answer.status !== 409) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
}

/** Each report as the service makes it, written into the folder. */
export async function reportFiles(demo: DemoService, folder: string, wishes: ReportWish[]): Promise<ReportFile[]> {
  const ask = asking(demo)
  for (const keyword of KEYWORDS) await ask('/v1/keywords', { keyword })
  const files: ReportFile[] = []
  for (const wish of wishes) {
    const { id } = (await (await ask('/v1/reports', wish)).json()) as { id: string }
    const begun = performance.now()
    for (;;) {
      const { state, reason } = (await (await ask(`/v1/reports/${id}`)).json()) as { state: string; reason: string }
      if (state === 'ready') break
      if (state === 'failed' || performance.now() - begun > PATIENCE_MS)
        throw new Error(`the ${wish.period} report as ${wish.format} is ${state}: ${reason}`)
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
    const name = `${wish.period}-${wish.format}.${wish.language}`
    const file = join(folder, `${name}.${wish.format}`)
    writeFileSync(file, Buffer.from(await (await ask(`/v1/reports/${id}/content`)).arrayBuffer()))
    files.push({ ...wish, name, file })
  }
  return files
}

export const ALL_REPORTS: ReportWish[] = (['weekly', 'monthly'] as const).flatMap((period) =>
  (['ko', 'en'] as const).flatMap((language) =>
    (['html', 'pdf'] as const).map((format) => ({ period, language, format })),
  ),
)

/** Why the pages of PDFs are not drawn; `null` = they are. */
export const missingForPages = (): string | null =>
  findProgram(['pdftoppm']) === null
    ? 'Pages of PDFs are drawn by pdftoppm, which is not on the PATH. On Debian: apt-get install poppler-utils'
    : null

/** One picture a page; the names of the files, in order. */
export async function pagesOf(file: string, folder: string, name: string): Promise<string[]> {
  await promisify(execFile)('pdftoppm', ['-r', String(RESOLUTION), '-png', file, join(folder, name)])
  return readdirSync(folder)
    .filter((one) => one.startsWith(`${name}-`) && one.endsWith('.png'))
    .sort()
    .map((one) => join(folder, one))
}
