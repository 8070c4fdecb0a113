import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { makePrivateFolder, makePrivateFolderSync } from './folders.ts'

const ways = [
  ['makePrivateFolder', makePrivateFolder],
  ['makePrivateFolderSync', async (path: string) => makePrivateFolderSync(path)],
] as const

for (const [name, make] of ways) {
  describe(name, () => {
    const folderFor = (t: { after(work: () => void): void }): string => {
      const folder = mkdtempSync(join(tmpdir(), 'gonggo-folders-'))
      t.after(() => rmSync(folder, { recursive: true }))
      return folder
    }

    test('creates the parents too, for this user alone, and leaves what exists', async (t) => {
      const path = join(folderFor(t), 'a', 'b', 'c')
      await Promise.all([make(path), make(path)])
      await make(path)
      for (const one of [path, join(path, '..')]) {
        assert.ok(statSync(one).isDirectory())
        if (process.platform !== 'win32') assert.equal(statSync(one).mode & 0o777, 0o700)
      }
    })

    test('a file or a broken link in the way', async (t) => {
      const folder = folderFor(t)
      writeFileSync(join(folder, 'file'), '')
      await assert.rejects(make(join(folder, 'file')), { code: 'EEXIST' })
      await assert.rejects(make(join(folder, 'file', 'a')), { code: 'ENOTDIR' })
      symlinkSync(join(folder, 'nowhere'), join(folder, 'link'))
      await assert.rejects(make(join(folder, 'link', 'a')), { code: 'EEXIST' })
      assert.ok(!existsSync(join(folder, 'nowhere')))
    })

    test('a file system that accepts no folders', { skip: !existsSync('/proc/self') }, async () => {
      await assert.rejects(make('/proc/gonggo/a'), { code: 'ENOENT', message: 'no folder can be created in /proc' })
    })
  })
}
