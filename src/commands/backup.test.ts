import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { createActor, refused } from '../../test/acting.ts'
import { toConfig } from '../config.ts'
import { backup } from './backup.ts'
import { Interrupted } from './failures.ts'

const act = createActor({ backup })
const config = toConfig({ GONGGO_BACKUP_PASSPHRASE: 'correct horse battery' })
/** Reached only by a command whose words are right. */
const open = async () => {
  throw new Interrupted('it begins')
}
const say = (line: string) => refused(() => act(line, { config, open }))

describe('the folder of a backup', () => {
  const home = process.cwd()
  const place = mkdtempSync(join(tmpdir(), 'gonggo-backup-words-'))
  before(() => process.chdir(place))
  after(() => {
    process.chdir(home)
    rmSync(place, { recursive: true })
  })

  for (const word of ['create', 'list', 'List', 'lst', 'run', 'remove', 'verfy', 'restore', 'help'])
    test(`"${word}" is a mistyped action`, async () => {
      const { exit, code, detail } = await say(`backup ${word}`)
      assert.deepEqual([exit, code], [2, 'wrong_usage'])
      assert.ok(detail.includes('./gonggo backup /') && detail.includes(`./${word}`), detail)
    })

  for (const word of ['./create', 'create/', '/backup/create', 'data', 'store', 'nas', 'backups', '백업'])
    test(`"${word}" is a folder`, async () => assert.equal((await say(`backup ${word}`)).detail, 'it begins'))

  test('a folder that exists is taken, whatever its name', async () => {
    mkdirSync(join(place, 'new'))
    assert.equal((await say('backup new')).detail, 'it begins')
  })
})
