import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { pythonVersionOf } from '../clients/python/scripts/generate.ts'
import { type Release, readRelease } from '../clients/typescript/scripts/release.ts'
import { goFiles, mavenProject, npmManifest, placeholdersIn, pythonProject } from '../scripts/release/metadata.ts'
import { copyOf, PACKAGES } from '../scripts/release/packages.ts'
import { bundleForMaven, clearFolder, filesIn, notesOf, sign, writeSums } from '../scripts/release/papers.ts'
import { Missing, Steps } from '../scripts/release/steps.ts'
import { PATIENCE_MS } from './patience.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'gonggo-release-test-'))
after(() => rmSync(folder, { recursive: true, force: true }))

/** Completed as a maintainer may do it. */
const FILLED: Release = {
  ...readRelease(),
  authors: [{ name: 'Kim & Lee', email: 'kim@notices.test' }],
  homepage: 'https://notices.test',
  documentation: 'https://notices.test/docs',
  repository: 'https://git.notices.test/a/gonggo',
  issues: 'https://git.notices.test/a/gonggo/issues',
  files: 'https://git.notices.test/a/gonggo/blob/HEAD',
  go: { module: 'git.notices.test/a/gonggo/clients/go' },
  maven: { groupId: 'test.notices' },
  versions: { typescript: '1.2.0', python: '1.3.0', go: '1.4.0', java: '1.5.0', n8n: '1.6.0' },
}

describe('what the maintainer fills in', () => {
  test('is known from placeholders', () => {
    assert.deepEqual(placeholdersIn(FILLED), [])
    const placeholders = placeholdersIn(readRelease())
    for (const field of ['homepage', 'documentation', 'repository', 'issues'] as const)
      assert.equal(placeholders.includes(readRelease()[field]), readRelease()[field].includes('.example'), field)
    assert.deepEqual(placeholdersIn({ ...FILLED, homepage: 'https://gonggo.example' }), ['https://gonggo.example'])
    assert.deepEqual(placeholdersIn({ ...FILLED, homepage: 'https://gonggo.example.org' }), [])
  })

  test('is what every manifest says, and nothing else of it is lost', () => {
    const before = JSON.parse(read('clients/typescript/package.json'))
    const npm = JSON.parse(npmManifest(read('clients/typescript/package.json'), 'clients/typescript', '1.2.0', FILLED))
    assert.deepEqual(npm.repository, {
      type: 'git',
      url: 'git+https://git.notices.test/a/gonggo.git',
      directory: 'clients/typescript',
    })
    assert.deepEqual([npm.version, npm.bugs.url, npm.homepage], ['1.2.0', FILLED.issues, FILLED.homepage])
    assert.deepEqual([npm.author, npm.publishConfig], [FILLED.authors[0], { access: 'public' }])
    for (const field of ['exports', 'files', 'bin', 'peerDependencies', 'engines'])
      assert.deepEqual(npm[field], before[field], field)
    const nodes = npmManifest(read('integrations/n8n/package.json'), 'integrations/n8n', '1.6.0', FILLED)
    assert.ok(JSON.parse(nodes).keywords.includes('n8n-community-node-package'))
    const python = pythonProject(read('clients/python/pyproject.toml'), FILLED)
    assert.match(python, /^authors = \[\{ name = "Kim & Lee", email = "kim@notices\.test" \}\]$/m)
    assert.match(python, /^\[project\.urls\]\nHomepage = "https:\/\/notices\.test"$/m)
    assert.match(python, /Development Status :: 5 - Production\/Stable/)
    assert.equal(pythonProject(python, readRelease()), read('clients/python/pyproject.toml'))
    const maven = mavenProject(read('clients/java/pom.xml'), FILLED)
    assert.match(
      maven,
      /<groupId>test\.notices<\/groupId>\s*<artifactId>gonggo-client<\/artifactId>\s*<version>1\.5\.0</,
    )
    assert.match(maven, /<name>Kim &amp; Lee<\/name>/)
    assert.match(maven, /<connection>scm:git:https:\/\/git\.notices\.test\/a\/gonggo\.git<\/connection>/)
    assert.equal(mavenProject(maven, readRelease()), read('clients/java/pom.xml'))
    for (const text of [JSON.stringify(npm), nodes, python, maven]) assert.doesNotMatch(text, /\.example\b/)
  })

  test('is the path of the module in Go, which then compiles under it', (t) => {
    const files = goFiles(join(ROOT, 'clients/go'), FILLED)
    for (const [name, text] of Object.entries(files)) assert.doesNotMatch(text, /gonggo\.example\/clients/, name)
    assert.match(files['go.mod'] ?? '', /^module git\.notices\.test\/a\/gonggo\/clients\/go$/m)
    assert.throws(
      () => goFiles(join(ROOT, 'clients/go'), { ...FILLED, versions: { ...FILLED.versions, go: '2.0.0' } }),
      /must be named …\/v2/,
    )
    if (spawnSync('go', ['version']).status !== 0) return t.diagnostic('NOT TESTED: Go is not installed')
    const copy = join(folder, 'go')
    cpSync(join(ROOT, 'clients/go'), copy, { recursive: true })
    for (const [name, text] of Object.entries(files)) writeFileSync(join(copy, name), text)
    const env = { ...process.env, GOTOOLCHAIN: 'local', GOFLAGS: '-mod=mod', GOPROXY: 'off' }
    execFileSync('go', ['build', '-o', join(folder, 'player'), './conformance'], { cwd: copy, env, stdio: 'pipe' })
  })

  test('is what both pages on compatibility say', () => {
    const { versions } = readRelease()
    const python = read('clients/python/pyproject.toml')
    const node = /"node": ">=([\d.]+)"/.exec(read('clients/typescript/package.json'))?.[1]
    for (const path of ['docs/compatibility.md', 'docs/ko/compatibility.md']) {
      const page = read(path)
      for (const [name, version] of [
        ['`@gonggo/client` (npm)', versions.typescript],
        ['`gonggo` (PyPI)', pythonVersionOf(versions.python)],
        ['`gonggo-client` (Maven)', versions.java],
        ['`n8n-nodes-gonggo` (npm)', versions.n8n],
      ])
        assert.ok(page.includes(`| ${name} | ${version} |`), `${path}: ${name} ${version}`)
      assert.match(page, new RegExp(`^\\| Go \\|[^|]+\\| ${versions.go.replaceAll('.', '\\.')} \\|`, 'm'))
      for (const runtime of [
        `Node ${node}`,
        `Python ${/requires-python = ">=([\d.]+)"/.exec(python)?.[1]}`,
        `Go ${/^go ([\d.]+)$/m.exec(read('clients/go/go.mod'))?.[1]}`,
        `Java ${/<maven\.compiler\.release>(\d+)</.exec(read('clients/java/pom.xml'))?.[1]}`,
      ])
        assert.match(page, new RegExp(`\\| ${runtime.replaceAll('.', '\\.')}\\b`), `${path}: ${runtime}`)
    }
  })
})

describe('the packages of a release', () => {
  test('have pages whose links lead somewhere from the registry too', () => {
    for (const { folder: source } of Object.values(PACKAGES)) {
      const copy = copyOf(source, { work: join(folder, 'linked'), release: FILLED })
      for (const page of globSync('*.md', { cwd: copy })) {
        const text = readFileSync(join(copy, page), 'utf8')
        assert.doesNotMatch(text, /\]\(\.\.\//, `${source}/${page}`)
        for (const [, path = ''] of text.matchAll(/notices\.test\/a\/gonggo\/blob\/HEAD\/([^)#\s]+)/g))
          assert.ok(existsSync(join(ROOT, path)), `${source}/${page}: ${path}`)
      }
      const readme = readFileSync(join(copy, 'README.ko.md'), 'utf8')
      assert.match(readme, /\]\(https:\/\/git\.notices\.test\/a\/gonggo\/blob\/HEAD\/docs\/ko\/\w+\.md[#)]/, source)
    }
  })

  test('are published by commands that work in the folder of the release', () => {
    const { typescript, n8n, go, java } = PACKAGES
    const beta = { ...FILLED, versions: { ...FILLED.versions, typescript: '1.2.0-beta.1', n8n: '2.0.0-rc.3' } }
    assert.equal(typescript.publish(FILLED), 'npm publish ./typescript/gonggo-client-1.2.0.tgz')
    assert.equal(typescript.publish(beta), 'npm publish ./typescript/gonggo-client-1.2.0-beta.1.tgz --tag beta')
    assert.equal(n8n.publish(beta), 'npm publish ./n8n/n8n-nodes-gonggo-2.0.0-rc.3.tgz --tag rc')
    assert.match(
      go.publish(FILLED),
      /^git -C "\/[^"]+" tag clients\/go\/v1\.4\.0 && git -C "\/[^"]+" push origin clients/,
    )
    assert.match(java.publish(FILLED), /^upload java\/gonggo-client-1\.5\.0-bundle\.zip at https:/)
  })

  test('for Maven are a bundle with signatures and sums', (t) => {
    const out = join(folder, 'maven')
    mkdirSync(join(out, 'java'), { recursive: true })
    assert.throws(() => bundleForMaven(out, FILLED), /there is no gonggo-client-1\.5\.0\.pom/)
    const names = ['-javadoc.jar', '-sources.jar', '.jar', '.pom'].map((end) => `gonggo-client-1.5.0${end}`)
    for (const name of names) writeFileSync(join(out, 'java', name), name)
    assert.throws(() => bundleForMaven(out, FILLED), /is not signed/)
    for (const name of names) writeFileSync(join(out, 'java', `${name}.asc`), 'signed')
    if (spawnSync('jar', ['--version']).status !== 0) return t.diagnostic('NOT TESTED: there is no JDK')
    const bundle = bundleForMaven(out, FILLED)
    const listed = execFileSync('jar', ['--list', '--file', join(out, bundle)], { encoding: 'utf8' })
      .trim()
      .split('\n')
    const place = 'test/notices/gonggo-client/1.5.0'
    assert.deepEqual(
      listed.filter((name) => !name.endsWith('/')).sort(),
      names.flatMap((name) => ['', '.asc', '.md5', '.sha1'].map((end) => `${place}/${name}${end}`)).sort(),
    )
  })

  test('take the place of an earlier release, and of nothing else', () => {
    const out = join(folder, 'taken')
    mkdirSync(out)
    assert.doesNotThrow(() => clearFolder(out, false))
    mkdirSync(out)
    for (const [name, text] of [
      ['notes.txt', 'mine'],
      ['SHA256SUMS', '0  other.iso\n'],
    ] as const) {
      writeFileSync(join(out, name), text)
      assert.throws(() => clearFolder(out, false), /is not empty and holds no release/)
    }
    assert.equal(readFileSync(join(out, 'notes.txt'), 'utf8'), 'mine')
    writeFileSync(join(out, 'SHA256SUMS'), '0  sbom/service.cdx.json\n')
    clearFolder(out, false)
    assert.equal(existsSync(out), false)
    mkdirSync(out)
    writeFileSync(join(out, 'left.txt'), '')
    clearFolder(out, true)
    assert.equal(existsSync(out), false)
  })
})

describe('the papers of a release', () => {
  test('are notes of the version alone', () => {
    const changelog = '# Log\n\n## Pending 1.1.0\n\n- New.\n\n## 1.0.0\n\n- Old.\n'
    assert.equal(notesOf(changelog, '1.1.0'), '- New.')
    assert.equal(notesOf(changelog, '1.0.0'), '- Old.')
    assert.throws(() => notesOf(changelog, '2.0.0'), /says nothing of 2\.0\.0/)
    for (const part of ['typescript', 'python', 'go', 'java'] as const)
      assert.match(notesOf(read(`clients/${part}/CHANGELOG.md`), readRelease().versions[part]), /^- /m)
  })

  test('are sums that sha256sum checks, and signatures if there is a key', (t) => {
    const out = join(folder, 'papers')
    mkdirSync(join(out, 'python'), { recursive: true })
    writeFileSync(join(out, 'python/a b.whl'), 'wheel')
    assert.equal(writeSums(out), '1 files')
    const [, sum] = /^(\w+) {2}python\/a b\.whl\n$/.exec(readFileSync(join(out, 'SHA256SUMS'), 'utf8')) ?? []
    assert.equal(sum, createHash('sha256').update('wheel').digest('hex'))
    assert.throws(() => sign(out, undefined), Missing)
    if (spawnSync('gpg', ['--version']).status !== 0) return t.diagnostic('NOT TESTED: GnuPG is not installed')
    const home = join(folder, 'gnupg')
    mkdirSync(home, { mode: 0o700 })
    const before = process.env.GNUPGHOME
    process.env.GNUPGHOME = home
    t.after(() => {
      spawnSync('gpgconf', ['--homedir', home, '--kill', 'all'])
      if (before === undefined) delete process.env.GNUPGHOME
      else process.env.GNUPGHOME = before
    })
    const words = ['--batch', '--passphrase', '', '--quick-generate-key', 'release@notices.test', 'ed25519', 'sign']
    execFileSync('gpg', words, { stdio: 'pipe' })
    assert.equal(sign(out, 'release@notices.test'), '2 signatures')
    assert.deepEqual(filesIn(out), ['SHA256SUMS', 'SHA256SUMS.asc', 'python/a b.whl', 'python/a b.whl.asc'])
  })

  test('say of each step what came of it, and go on after one that cannot run', () => {
    const steps = new Steps(() => {})
    steps.take('a', 'ok', () => 'fine')
    steps.take('a', 'tool', () => {
      throw new Missing('twine is not installed')
    })
    steps.take('b', 'broken', () => {
      throw new Error('no')
    })
    assert.deepEqual(
      steps.outcomes.map(({ result, said }) => `${result} ${said}`),
      ['ok fine', 'skipped twine is not installed', 'failed no'],
    )
  })
})

describe('npm run release', () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ['scripts/release/run.ts', ...words], {
      cwd: ROOT,
      encoding: 'utf8',
      timeout: 5 * PATIENCE_MS,
      env: { ...process.env, GONGGO_SIGNING_KEY: '' },
    })

  test('as a dry run builds a package with bills, notes and sums, and publishes nothing', () => {
    const out = join(folder, 'dry')
    const { status, stdout, stderr } = run('--dry-run', '--only', 'n8n', '--out', out)
    assert.equal(status, 0, stdout + stderr)
    assert.match(stdout, /^– all +signatures +GONGGO_SIGNING_KEY names no key/m)
    assert.match(stdout, /A dry run: nothing is published\.\n$/)
    const { n8n } = readRelease().versions
    assert.deepEqual(filesIn(out), [
      'NOTES.md',
      'SHA256SUMS',
      `n8n/n8n-nodes-gonggo-${n8n}.tgz`,
      'sbom/n8n.cdx.json',
      'sbom/service.cdx.json',
    ])
    const bill = JSON.parse(readFileSync(join(out, 'sbom/n8n.cdx.json'), 'utf8'))
    assert.equal(bill.bomFormat, 'CycloneDX')
    assert.equal(bill.metadata.component.purl, `pkg:npm/n8n-nodes-gonggo@${n8n}`)
    assert.equal(bill.metadata.component.components[0].hashes[0].content.length, 64)
    const sums = readFileSync(join(out, 'SHA256SUMS'), 'utf8').trimEnd().split('\n')
    assert.equal(sums.length, 4)
    for (const line of sums) {
      const hash = createHash('sha256').update(readFileSync(join(out, line.slice(66))))
      assert.equal(line.slice(0, 64), hash.digest('hex'), line)
    }
  })

  test('without a key or with placeholders says so and is not ready', () => {
    const out = join(folder, 'real')
    const { status, stdout } = run('--only', 'n8n', '--out', out)
    assert.equal(status, 1)
    assert.match(stdout, /Not ready to publish/)
    assert.doesNotMatch(stdout, /^To publish/m)
    assert.ok(existsSync(join(out, 'SHA256SUMS')))
  })

  test('knows its packages', () => assert.match(run('--only', 'rust').stderr, /no package rust; there are typescript/))
})
