import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { DemoService } from './demo-service.ts'

/** Runs the READMEs as a newcomer does: each command, compared with the response below it. */
export const READMES = ['README.md', 'README.ko.md'] as const
export type Readme = (typeof READMES)[number]

export interface Sample {
  /** The text that is pasted into a shell. */
  script: string
  /** The response below it, which may be shortened to some of its fields; `null` if none is shown. */
  shown: string | null
}

export const pathOf = (readme: Readme): string => join(import.meta.dirname, '..', readme)
export const textOf = (readme: Readme): string => readFileSync(pathOf(readme), 'utf8')

const BASE = 'http://127.0.0.1:8080'
const FENCE = /^```(\w+)\n([\s\S]*?)^```$/gm
/** The stream never ends; curl then exits with 28. */
const STREAM = 'curl -sN '
const STREAM_SECONDS = 2
export const STREAM_ENDED = 28

/** Blocks of one language, in order. */
export const blocksIn = (text: string, language: string): string[] =>
  [...text.matchAll(FENCE)].filter(([, name]) => name === language).map(([, , block = '']) => block)

export function samplesIn(text: string): Sample[] {
  const fences = [...text.matchAll(FENCE)].map(([, language = '', block = '']) => ({ language, block }))
  return fences.flatMap(({ language, block }, at) => {
    if (language !== 'sh' || !block.includes('curl')) return []
    // The same command for PowerShell may be between a command and its response.
    const next = fences.slice(at + 1).find((fence) => fence.language !== 'powershell')
    return [{ script: block, shown: next?.language === 'json' ? next.block : null }]
  })
}

export interface Ran {
  code: number
  out: string
  err: string
}

/** The lines of a document that set the address and the key. */
const setupIn = (text: string): string =>
  blocksIn(text, 'sh')
    .flatMap((block) => block.match(/^(?:export )?(?:BASE|KEY)=.*$/gm) ?? [])
    .join('\n')

/** Runs a sample of this document in the folder of the demo. */
export async function runSample({ script }: Sample, text: string, demo: DemoService): Promise<Ran> {
  const whole = `${setupIn(text)}\n${script}`
    .replaceAll(BASE, demo.baseUrl)
    .replaceAll(STREAM, `${STREAM}--max-time ${STREAM_SECONDS} `)
  const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` }
  try {
    const { stdout, stderr } = await promisify(execFile)('sh', ['-c', whole], { cwd: demo.folder, env })
    return { code: 0, out: stdout, err: stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, out: stdout, err: stderr }
  }
}

const WIDTH = 125

/** Indented, with short values on one line: the format of responses in a README. */
function printed(value: unknown, indent = ''): string {
  const line = oneLine(value)
  const isShort = indent !== '' && indent.length + line.length <= WIDTH
  if (isShort || typeof value !== 'object' || value === null) return line
  const inner = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((one) => `${inner}${printed(one, inner)}`)
    : Object.entries(value).map(([name, one]) => `${inner}${JSON.stringify(name)}: ${printed(one, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${oneLine(one)}`)
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

/** Replaces each response by the current one, shortened to the same fields. */
export async function withFreshAnswers(text: string, demo: DemoService): Promise<string> {
  let fresh = text
  for (const sample of samplesIn(text)) {
    if (sample.shown === null) continue
    const { code, out, err } = await runSample(sample, text, demo)
    if (code !== 0) throw new Error(`${sample.script}\nended with ${code}: ${out}${err}`)
    const answer = printed(excerptOf(JSON.parse(sample.shown), JSON.parse(out))).replaceAll(demo.baseUrl, BASE)
    fresh = fresh.replace(`\`\`\`json\n${sample.shown}\`\`\``, () => `\`\`\`json\n${answer}\n\`\`\``)
  }
  return fresh
}

/** The real response, reduced to the fields that are shown. */
export function excerptOf(shown: unknown, real: unknown): unknown {
  if (Array.isArray(shown) && Array.isArray(real))
    return shown.length === 0 ? real : real.map((one) => excerptOf(shown[0], one))
  if (!isRecord(shown) || !isRecord(real)) return real
  return Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, excerptOf(value, real[name])]))
}

const isRecord = (value: unknown): value is Record<string, unknown> => kindOf(value) === 'object' && value !== null

/**
 * One line for each shown field that the response lacks or has with another type. `null` and empty lists match
 * everything.
 */
export function shapeFaults(shown: unknown, real: unknown, at = '$'): string[] {
  if (shown === null || real === null) return []
  if (Array.isArray(shown) && Array.isArray(real)) {
    if (shown.length === 0 || real.length === 0) return []
    return shapeFaults(shown[0], real[0], `${at}[0]`)
  }
  if (kindOf(shown) !== kindOf(real)) return [`${at}: ${kindOf(shown)} is shown, ${kindOf(real)} is answered`]
  if (!isRecord(shown) || !isRecord(real)) return []
  return Object.entries(shown).flatMap(([name, value]) =>
    name in real ? shapeFaults(value, real[name], `${at}.${name}`) : [`${at}.${name} is shown, but not answered`],
  )
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value)
