import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { blocksIn } from '../../../test/readme.ts'
import { readDocument } from '../../typescript/scripts/document.ts'
import { readRelease } from '../../typescript/scripts/release.ts'

const CLIENT = join(import.meta.dirname, '..')
const MAIN = join(CLIENT, 'src/main/java')
const read = (path: string) => readFileSync(join(CLIENT, path), 'utf8')
const version = readRelease().versions.java

/** Lines that say something: no comments, imports, empty lines, or brackets that only close what is said before. */
const statements = (text: string): string[] =>
  text
    .replace(/^\s*\/\*[\s\S]*?\*\//gm, '')
    .replace(/^(?:package|import) .*$/gm, '')
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/.*|[)}\]]*[,;]?)$/.test(line))

/** What in JavaScript the platform brings along: what can be given up, loops that can be left, lines of a body. */
const PLATFORM = /\/(?:Hold|Watch|Loop|Lines)\.java$/
const MOST = { core: 460, platform: 200, json: 250 }

describe('the library for Java', () => {
  test('has its own version, and needs no other library', () => {
    const groups = read('src/main/java/kr/gonggo/client/GonggoGroups.java')
    assert.ok(groups.includes(`String VERSION = "${version}"`))
    assert.ok(groups.includes(`String API_VERSION = "${readDocument().info.version}"`))
    assert.match(read('pom.xml'), new RegExp(`<version>${version}</version>\\s*<name>`))
    assert.doesNotMatch(read('pom.xml'), /<dependenc/)
    assert.match(read('CHANGELOG.md'), new RegExp(`^## (?:Pending )?${version}`, 'm'))
    assert.ok(read('README.md').includes(`gonggo-client-${version}.jar`))
    assert.deepEqual(read('src/main/java/module-info.java').match(/requires .*;/g), [
      'requires transitive java.net.http;',
    ])
  })

  test('has few handwritten lines', () => {
    const written = globSync('**/*.java', { cwd: MAIN })
      .map((name) => ({ place: `/${name}`, text: readFileSync(join(MAIN, name), 'utf8') }))
      .filter(({ text }) => !text.startsWith('// Generated'))
    const partOf = (place: string) => (place.includes('/json/') ? 'json' : PLATFORM.test(place) ? 'platform' : 'core')
    for (const [part, most] of Object.entries(MOST)) {
      const { length } = written.filter(({ place }) => partOf(place) === part).flatMap(({ text }) => statements(text))
      assert.ok(length > 50 && length <= most, `${part} has ${length} lines; ${most} at most`)
    }
    const sample =
      'package a;\n\nimport b.C;\n\n/** Why. */\nclass A {\n    void a() {\n        f(\n            1);\n    }\n}\n'
    assert.deepEqual(statements(sample), ['class A {', '    void a() {', '        f(', '            1);'])
  })

  test('has the same samples in both READMEs', () => {
    assert.deepEqual(blocksIn(read('README.ko.md'), 'java'), blocksIn(read('README.md'), 'java'))
    assert.deepEqual(blocksIn(read('README.ko.md'), 'sh'), blocksIn(read('README.md'), 'sh'))
  })
})
