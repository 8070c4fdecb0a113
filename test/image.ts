import assert from 'node:assert/strict'
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'

/** The settings in deploy/ for the image and its processes. */

const ROOT = join(import.meta.dirname, '..')
export const readDeploy = (name: string): string => readFileSync(join(ROOT, 'deploy', name), 'utf8')

export interface ComposeService {
  image?: string
  command?: string[]
  environment?: Record<string, string>
  networks: string[] | Record<string, { ipv4_address?: string }>
  healthcheck?: object
  read_only?: boolean
  depends_on?: unknown
}

export interface Compose {
  services: Record<string, ComposeService>
  configs: Record<string, { content: string }>
}

export const readCompose = (): Compose => parse(readDeploy('compose.yaml'), { merge: true }) as Compose

/** As Compose replaces `${NAME:?}` and `${NAME:-default}`. */
export function interpolated(text: string, values: Record<string, string>): string {
  return text.replace(/\$\{(\w+)(?::(-|\?)([^}]*))?\}/g, (_all, name: string, sign: string | undefined, rest = '') => {
    const value = values[name] ?? ''
    if (value !== '') return value
    assert.notEqual(sign, '?', `${name} is required`)
    return sign === '-' ? rest : ''
  })
}

interface ImageCopy {
  from: string | null
  sources: string[]
  target: string
}

const DOCKERFILE = 'deploy/Dockerfile'

/** Instructions of the last stage of a Dockerfile, continued lines joined. */
export function imageInstructions(dockerfile = DOCKERFILE): [name: string, words: string][] {
  const text = readFileSync(join(ROOT, dockerfile), 'utf8')
    .replace(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
  const last = text.slice(text.lastIndexOf('\nFROM ') + 1)
  return [...last.matchAll(/^([A-Z]+) (.*)$/gm)].map(([, name = '', words = '']) => [name, words])
}

export const imageCopies = (dockerfile = DOCKERFILE): ImageCopy[] =>
  imageInstructions(dockerfile).flatMap(([name, words]) => {
    if (name !== 'COPY') return []
    const [, from = null, rest = ''] = /^(?:--from=(\w+) )?(.*)$/.exec(words) ?? []
    const paths = rest.split(/\s+/)
    return [{ from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' }]
  })

interface Lock {
  packages: Record<string, { dev?: boolean; optional?: boolean; devOptional?: boolean; link?: boolean }>
}

/** Copies what a Dockerfile copies of its context. */
export function copyImageFiles(folder: string, { dockerfile = DOCKERFILE, context = ROOT } = {}): void {
  for (const { from, sources, target } of imageCopies(dockerfile)) {
    if (from !== null) continue
    for (const source of sources) {
      const to = target.endsWith('/') ? join(folder, target, source) : join(folder, target)
      cpSync(join(context, source), to, { recursive: true })
    }
  }
}

/** The files of the image without those that are built, with the packages that `npm ci --omit=dev --omit=optional` installs. */
export function makeImage(folder: string): void {
  copyImageFiles(folder)
  const { packages }: Lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  for (const [path, { dev, optional, devOptional, link }] of Object.entries(packages)) {
    // A nested folder is copied with its parent.
    if (!/^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) || dev || optional || devOptional || link) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(join(ROOT, path), join(folder, path))
  }
}

/** Variables that the image sets. */
export const imageEnv = (dockerfile = DOCKERFILE): Record<string, string> =>
  Object.fromEntries(
    imageInstructions(dockerfile).flatMap(([name, words]) =>
      name === 'ENV' ? [...words.matchAll(/(\w+)=(\S+)/g)].map(([, key = '', value = '']) => [key, value]) : [],
    ),
  )
