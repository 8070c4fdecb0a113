import { readFileSync } from 'node:fs'

/** `clients/release.json`: names, addresses and versions of the published packages, set by the maintainer. */
export interface Release {
  name: string
  authors: { name: string; email: string; url?: string }[]
  homepage: string
  documentation: string
  repository: string
  issues: string
  /** The address of files in the repository, without their path. */
  files: string
  licence: { id: string; name: string; url: string }
  keywords: string[]
  npm: { access: 'public' | 'restricted' }
  go: { module: string }
  maven: { groupId: string }
  versions: Record<Published, string>
}

export type Published = 'typescript' | 'python' | 'go' | 'java' | 'n8n'

export const readRelease = (): Release =>
  JSON.parse(readFileSync(new URL('../../release.json', import.meta.url), 'utf8'))
