import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { blocksIn } from '../../../test/readme.ts'
import { readDocument } from '../../typescript/scripts/document.ts'
import { readRelease } from '../../typescript/scripts/release.ts'

const MODULE = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(MODULE, path), 'utf8')

const MOST_CODE = 420
const BY_HAND = readdirSync(MODULE).filter((name) => /^(?!generated_).*(?<!_test)\.go$/.test(name))

/** Lines that say something: no comments, imports, empty lines, or brackets that only close what is said before. */
function statements(text: string): string[] {
  const code = text.replace(/^import (?:\([\s\S]*?^\)|.*)$/gm, '').replace(/^package .*$/m, '')
  return code.split('\n').filter((line) => !/^\s*(?:\/\/.*|[)}\]]*,?)$/.test(line))
}

describe('the module in Go', () => {
  test('has its own version, and needs no other module', () => {
    const { version } = readDocument().info
    const { versions, go } = readRelease()
    assert.match(
      read('generated_client.go'),
      new RegExp(`^const APIVersion = "${version.replaceAll('.', '\\.')}"$`, 'm'),
    )
    assert.ok(read('generated_client.go').includes(`const Version = "${versions.go}"`))
    assert.match(read('CHANGELOG.md'), new RegExp(`^## (?:Pending )?${versions.go}`, 'm'))
    assert.equal(read('go.mod'), `module ${go.module}\n\ngo 1.23\n`)
  })

  test('has few handwritten lines', () => {
    assert.ok(BY_HAND.length > 3)
    const { length } = BY_HAND.flatMap((name) => statements(read(name)))
    assert.ok(length <= MOST_CODE, `${length} lines`)
    const sample = 'package a\n\nimport (\n\t"fmt"\n)\n\n// Why.\nfunc A() {\n\tfmt.Print(f(\n\t\t1,\n\t))\n}\n'
    assert.deepEqual(statements(sample), ['func A() {', '\tfmt.Print(f(', '\t\t1,'])
  })

  test('has the same samples in both READMEs', () => {
    assert.deepEqual(blocksIn(read('README.ko.md'), 'go'), blocksIn(read('README.md'), 'go'))
    assert.deepEqual(blocksIn(read('README.ko.md'), 'sh'), blocksIn(read('README.md'), 'sh'))
  })
})
