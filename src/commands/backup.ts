import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  type BackupManifest,
  momentRangeText,
  openWalArchive,
  readPassphrase,
  verifyBackup,
  verifyWalArchive,
} from '../backup/index.ts'
import { seoulTime } from '../lib/clock.ts'
import { distance } from '../lib/spelling.ts'
import type { Action, Command, CommandPlace } from './command.ts'
import { Incomplete, Interrupted, WrongUsage } from './failures.ts'
import { grouped } from './output.ts'
import { askNewPassphrase } from './passphrase.ts'

const make: Action = {
  words: ['TO'],
  says: 'Writes a backup of the database and the secret into a new folder in TO, also while the service is running.',
  notes: [
    'The secret is encrypted with the passphrase in GONGGO_BACKUP_PASSPHRASE or GONGGO_BACKUP_PASSPHRASE_FILE, or entered on',
    'a terminal. Without a passphrase the backup does not contain the secret.',
  ],
  options: {},
  async run(given, { config, open, progress, stopping }) {
    const to = folderOf(given.word('TO'))
    const { secrets, backup } = config
    const isAsked = secrets === null && backup.passphrase === null
    const passphrase = isAsked ? await askNewPassphrase(stopping) : await readPassphrase(backup.passphrase)
    const { app } = await open()
    const step = ({ table, done, of, rows }: { table: string; done: number; of: number; rows: number }) =>
      progress(`${table}: table ${done + 1} of ${of}, ${grouped(rows)} rows so far`)
    const work = app.backups.make({ to, passphrase, signal: stopping, progress: step })
    const { folder, manifest } = await unlessStopped(work, stopping)
    const text = `${folder}\n${sizeOf(manifest)}. ${SECRETS[manifest.secret]}`
    return { document: { folder, ...documentOf(manifest) }, text }
  },
}

const OFTEN_TRIED = 'create delete help list make new remove restore run show start verify'.split(' ')

/** A mistyped action must not write all data into a folder with that name. */
function folderOf(word: string): string {
  const folder = resolve(word)
  const isBare = !/[/\\]/.test(word) && !existsSync(folder)
  if (isBare && OFTEN_TRIED.some((action) => distance(action, word.toLowerCase()) <= 1))
    throw new WrongUsage(
      `There is no "backup ${word}". To write a backup: ./gonggo backup /path/to/folder. To check one: ./gonggo backup verify FOLDER. If ./${word} is the folder that you mean, write it like this.`,
    )
  return folder
}

const SECRETS: Record<BackupManifest['secret'], string> = {
  sealed: 'The secret is in it, encrypted with the passphrase.',
  'left out':
    'WARNING: the secret is not in it, because no passphrase was given. Store a copy of $GONGGO_DATA/secret elsewhere: without it no API key, cursor or webhook secret of this backup can be used.',
  environment: 'The secret is not in it: keep GONGGO_SECRET, which a restore needs.',
}

const verify: Action = {
  words: ['FOLDER'],
  says: 'Reads a backup or a WAL archive again and compares it with its checksums. Needs no database.',
  options: {},
  async run(given, { progress, stopping }) {
    const folder = resolve(given.word('FOLDER'))
    const step = (done: number, of: number) => progress(`file ${done + 1} of ${of}`)
    const lines = await openWalArchive(folder)
    if (lines !== null) {
      const work = verifyWalArchive(lines, { signal: stopping, progress: step })
      return archiveAnswer(folder, await unlessStopped(work, stopping))
    }
    const { manifest, faults } = await unlessStopped(
      verifyBackup(folder, { signal: stopping, progress: step }),
      stopping,
    )
    if (faults.length > 0) {
      throw new Incomplete(`The backup cannot be restored:\n${listOf(faults)}`)
    }
    const { takenAt, schema, gonggo } = manifest
    const text = `The backup of ${takenAt} is complete: ${sizeOf(manifest)}, migration ${schema}, Gonggo ${gonggo}.`
    return { document: { folder, ...documentOf(manifest) }, text }
  },
}

const listOf = (faults: { path: string; fault: string }[]) =>
  faults.map(({ path, fault }) => `${path} is ${fault}`).join('\n')

function archiveAnswer(folder: string, { ranges, faults }: Awaited<ReturnType<typeof verifyWalArchive>>) {
  if (faults.length > 0) throw new Incomplete(`The WAL archive is damaged:\n${listOf(faults)}`)
  const moments = ranges.map(({ from, to }) => ({ from: seoulTime(from), to: seoulTime(to) }))
  const list = ranges.length === 0 ? 'nothing yet: there is no base backup' : ranges.map(momentRangeText).join('; ')
  return { document: { folder, ranges: moments }, text: `The WAL archive is complete. It can restore: ${list}.` }
}

const rowsOf = ({ tables }: BackupManifest) => tables.reduce((sum, { rows }) => sum + rows, 0)
const bytesOf = ({ files }: BackupManifest) => files.reduce((sum, { bytes }) => sum + bytes, 0)
const sizeOf = (manifest: BackupManifest) =>
  `${grouped(rowsOf(manifest))} rows, ${(bytesOf(manifest) / 1e6).toFixed(1)} MB`

const documentOf = (manifest: BackupManifest) => {
  const { takenAt, gonggo, schema, feed, secret } = manifest
  return { takenAt, gonggo, schema, feed, secret, rows: rowsOf(manifest), bytes: bytesOf(manifest) }
}

/** An interrupted backup or restore leaves nothing behind. */
export async function unlessStopped<T>(work: Promise<T>, stopping: CommandPlace['stopping']): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw stopping.aborted ? new Interrupted('Stopped; nothing was left behind.') : error
  }
}

export const backup: Command = {
  says: 'Backups of the database and the secret.',
  actions: { '': make, verify },
}
