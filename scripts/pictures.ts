import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { type DemoService, startDemoService } from '../test/demo-service.ts'
import { type Browser, missingForPictures, startBrowser, THEMES } from './pictures/browser.ts'
import { consolePictures } from './pictures/console.ts'
import { guideShots, type Keep, readmeShots } from './pictures/documents.ts'
import { mailOfGuide, mailPictures } from './pictures/mails.ts'
import { ALL_REPORTS, missingForPages, pagesOf, reportFiles } from './pictures/reports.ts'

/**
 * Takes pictures of everything that users see, for review and for the documents: `npm run pictures -- [PART…] [--out
 * FOLDER]`.
 */
const PARTS = {
  mails,
  reports,
  docs,
  beta,
  console: ({ folder }: Studio) => consolePictures(folder),
  readme: () => readmeShots(keep),
  guides: () => guideShots(keep),
  papers,
} as const
type Part = keyof typeof PARTS

interface Studio {
  browser: Browser
  demo: DemoService
  /** The folder of this part. */
  folder: string
}

const LANGUAGES = ['ko', 'en'] as const
const NARROW = 360
const WIDE = 1280
const MAIL_WIDE = 640
/** The reference has fewer pages; more would be a loop of links. */
const MOST_PAGES = 400
/** Parts whose pictures are committed. */
const COMMITTED: readonly Part[] = ['readme', 'guides', 'papers']
const DOCUMENT_FOLDER = join(import.meta.dirname, '../docs/pictures')
const DOCUMENT_MOST_BYTES = 150_000
const PAPER_WIDTH = 640
const PAPER_HEIGHT = 900
const QUALITIES = [90, 80, 70, 60, 50]

/** One picture for each width and theme. */
async function shootAll({ browser, folder }: Studio, name: string, url: string, widths: readonly number[]) {
  for (const width of widths)
    for (const theme of THEMES)
      writeFileSync(join(folder, `${name}.${width}.${theme}.png`), await browser.shoot({ url, width, theme, scale: 1 }))
  return widths.length * THEMES.length
}

async function mails(studio: Studio): Promise<number> {
  let count = 0
  for (const { name, mail } of await mailPictures(studio.demo)) {
    const file = join(studio.folder, `${name}.html`)
    writeFileSync(file, mail.html)
    writeFileSync(join(studio.folder, `${name}.txt`), `${mail.subject}\n\n${mail.text}`)
    count += await shootAll(studio, name, pathToFileURL(file).href, [NARROW, MAIL_WIDE])
  }
  return count
}

async function reports(studio: Studio): Promise<number> {
  const missing = missingForPages()
  if (missing) process.stdout.write(`  ${missing}\n`)
  const wishes = ALL_REPORTS.filter(({ format }) => format === 'html' || missing === null)
  let count = 0
  for (const { name, format, file } of await reportFiles(studio.demo, studio.folder, wishes))
    count +=
      format === 'html'
        ? await shootAll(studio, name, pathToFileURL(file).href, [NARROW, WIDE])
        : (await pagesOf(file, studio.folder, name)).length
  return count
}

/** All pages below /docs that links lead to, in the language of each link. */
async function docs(studio: Studio): Promise<number> {
  const { baseUrl } = studio.demo
  const waiting = [`${baseUrl}/docs`, `${baseUrl}/docs?lang=ko`, `${baseUrl}/docs?lang=en`]
  const seen = new Set<string>()
  let count = 0
  for (let url = waiting.shift(); url !== undefined && seen.size < MOST_PAGES; url = waiting.shift()) {
    if (seen.has(url)) continue
    seen.add(url)
    const page = await fetch(url)
    const text = await page.text()
    // Some links lead to files, and not every page has a language.
    if (!page.ok || !page.headers.get('content-type')?.startsWith('text/html')) continue
    const { pathname, search } = new URL(url)
    const name = `${pathname}${search}`.slice(1).replace(/[^\w.-]+/g, '_')
    count += await shootAll(studio, name, url, [NARROW, WIDE])
    for (const [, link = ''] of text.matchAll(/<a\b[^>]*\shref="([^"#]+)/g)) {
      const target = new URL(link.replaceAll('&amp;', '&'), url)
      if (target.origin === baseUrl && /^\/docs(?:\/|$)/.test(target.pathname)) waiting.push(target.href)
    }
  }
  return count
}

async function beta(studio: Studio): Promise<number> {
  const { baseUrl } = studio.demo
  let count = 0
  for (const language of LANGUAGES) {
    for (const page of ['beta', 'privacy'])
      count += await shootAll(studio, `${page}.${language}`, `${baseUrl}/${page}?lang=${language}`, [NARROW, WIDE])
    // The page after an invalid request, and after a valid one.
    const right = {
      language,
      company: '한빛엔지니어링',
      name: '김하나',
      email: 'hana@example.com',
      phone: '02-1234-5678',
    }
    for (const [name, form] of [
      ['beta-wrong', { ...right, email: 'hana', phone: 'x', message: 'ERP 연동' }],
      ['beta-sent', { ...right, consent: '2026-11-22' }],
    ] as const) {
      const headers = { accept: 'text/html' }
      const body = new URLSearchParams(form)
      const answer = await fetch(`${baseUrl}/consultations`, { method: 'POST', headers, body })
      const file = join(studio.folder, `${name}.${language}.html`)
      writeFileSync(file, await answer.text())
      count += await shootAll(studio, `${name}.${language}`, pathToFileURL(file).href, [NARROW, WIDE])
    }
  }
  return count
}

/** Pictures of the guides: a mail, and the first page of a report. */
async function papers({ browser, demo, folder }: Studio): Promise<number> {
  const missing = missingForPages()
  if (missing) throw new Error(missing)
  const keepPaper = (name: string, file: string) =>
    keep(name, (quality) => {
      const url = pathToFileURL(file).href
      return browser.shoot({ url, width: PAPER_WIDTH, height: PAPER_HEIGHT, format: 'webp', quality })
    })
  const wishes = LANGUAGES.map((language) => ({ period: 'monthly', format: 'pdf', language }) as const)
  const files = await reportFiles(demo, folder, wishes)
  for (const language of LANGUAGES) {
    const mail = join(folder, `mail.${language}.html`)
    writeFileSync(mail, await mailOfGuide(demo, language))
    await keepPaper(`mail.${language}`, mail)
    const report = files.find((one) => one.language === language)
    if (!report) throw new Error(`no report in ${language}`)
    const [first = ''] = await pagesOf(report.file, folder, `report.${language}`)
    const page = join(folder, `report.${language}.html`)
    const image = `<img style="margin:0;display:block;width:100%" src="${pathToFileURL(first).href}">`
    writeFileSync(page, `<!doctype html><body style="margin:0">${image}`)
    await keepPaper(`report.${language}`, page)
  }
  return LANGUAGES.length * 2
}

/** Writes a picture in the highest quality that is small enough for the repository. */
const keep: Keep = async (name, shoot) => {
  mkdirSync(DOCUMENT_FOLDER, { recursive: true })
  for (const quality of QUALITIES) {
    const picture = await shoot(quality)
    if (picture.length > DOCUMENT_MOST_BYTES) continue
    writeFileSync(join(DOCUMENT_FOLDER, `${name}.webp`), picture)
    return
  }
  throw new Error(`${name} is larger than ${DOCUMENT_MOST_BYTES} bytes in any quality`)
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } })
  const names = Object.keys(PARTS) as Part[]
  const strange = positionals.find((name) => !names.includes(name as Part))
  const missing = strange ? `There is no part "${strange}"; there are ${names.join(', ')}.` : missingForPictures()
  if (missing) {
    process.stderr.write(`${missing}\n`)
    return 1
  }
  const out = values.out ? resolve(values.out) : mkdtempSync(join(tmpdir(), 'gonggo-pictures-'))
  process.stdout.write('Starting a demo …\n')
  await withStudio(async (studio) => {
    for (const part of positionals.length > 0 ? (positionals as Part[]) : names) {
      const folder = join(out, part)
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      const count = await PARTS[part]({ ...studio, folder })
      process.stdout.write(`${part}: ${count} pictures in ${COMMITTED.includes(part) ? DOCUMENT_FOLDER : folder}\n`)
    }
  })
  return 0
}

/** Also ends the demo if the browser fails. */
async function withStudio(work: (studio: Omit<Studio, 'folder'>) => Promise<void>): Promise<void> {
  const demo = await startDemoService()
  try {
    const browser = await startBrowser()
    try {
      await work({ browser, demo })
    } finally {
      await browser.close()
    }
  } finally {
    await demo.end()
  }
}

process.exitCode = await main()
