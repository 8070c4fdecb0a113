import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { withoutNpmPackage } from '../../../test/registries.ts'
import { pack } from './packed.ts'

/** What others judge packages by. */
const JUDGES = ['publint@0.3.25', '@arethetypeswrong/cli@0.18.5']

const shell = process.platform === 'win32'
const skip = withoutNpmPackage('publint@0.3.25')

describe('checks of the package', { skip }, () => {
  let folder: string
  let archive: string
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'gonggo-judges-'))
    archive = pack(folder)
    writeFileSync(join(folder, 'package.json'), '{ "private": true }')
    execFileSync('npm', ['install', '--ignore-scripts', '--silent', ...JUDGES], { cwd: folder, stdio: 'pipe', shell })
  })
  after(() => folder && rmSync(folder, { recursive: true, force: true }))

  for (const [judge, words] of [
    ['publint', ['--strict']],
    // There is no form of it for `require`: Node takes modules by it since 20.19.
    ['attw', ['--profile', 'esm-only', '--no-color']],
  ] as const)
    test(`${judge} finds no fault`, () => {
      const program = join(folder, 'node_modules/.bin', judge)
      const { status, stdout, stderr } = spawnSync(program, [archive, ...words], { encoding: 'utf8', shell })
      assert.equal(status, 0, `${stdout}${stderr}`)
    })
})
