import { resolve } from 'node:path'
import {
  type BackupManifest,
  type BackupProgress,
  checkSchema,
  openWhole,
  planSecret,
  readPassphrase,
  restoreInto,
} from '../backup/index.ts'
import { openAsOwner, ownMigrations, secretFileIn } from '../boot.ts'
import { unlessStopped } from './backup.ts'
import type { Action, Command, CommandPlace } from './command.ts'
import { grouped } from './output.ts'
import { askPassphrase } from './passphrase.ts'

const only: Action = {
  words: ['FROM'],
  says: 'Restores a backup into an empty data folder, or into an empty database at DATABASE_URL.',
  notes: [
    'The target must be empty; otherwise nothing is changed. After a restore the cursors of clients have expired (410), and mails',
    'that were due at the time of the backup are sent, whether or not they have been sent since.',
  ],
  options: {},
  async run(given, place) {
    const from = resolve(given.word('FROM'))
    const { state, rows, manifest } = await unlessStopped(restoreFrom(from, place), place.stopping)
    const { takenAt, schema } = manifest
    const text = [
      `Restored ${grouped(rows)} rows as they were at ${takenAt}. Start the service.`,
      ...(state === 'missing' ? [withoutSecret(manifest, secretFileIn(place.config.dataFolder))] : []),
    ]
    return { document: { from, takenAt, schema, rows, secret: state }, text: text.join('\n') }
  },
}

async function restoreFrom(folder: string, { config, log, progress, stopping }: CommandPlace) {
  const { dataFolder, secrets: given, backup } = config
  const migrations = ownMigrations()
  const check = (done: number, of: number) => progress(`checking file ${done + 1} of ${of}`)
  const manifest = await openWhole(folder, { signal: stopping, progress: check })
  checkSchema(manifest, migrations)
  const secretFile = secretFileIn(dataFolder)
  const passphrase =
    (await readPassphrase(backup.passphrase)) ??
    (manifest.secret === 'sealed' && given === null ? await askPassphrase(stopping) : null)
  const secret = await planSecret({ folder, manifest, passphrase, given, secretFile })
  const tell = (message: string, detail?: object) => log.info(detail ?? {}, message)
  const { db, appRole, feedEpoch, stop } = await openAsOwner(config, { name: 'gonggo restore', join: true, log: tell })
  try {
    const step = ({ table, done, of, rows }: BackupProgress) =>
      progress(`${table}: table ${done + 1} of ${of}, ${grouped(rows)} rows so far`)
    const work = { db, appRole, migrations, folder, manifest, secret, secretFile, signal: stopping, progress: step }
    const { rows } = await restoreInto(work)
    // The next start would do it too; until then a copy of the database would pass for the original.
    await feedEpoch.check()
    return { rows, state: secret.state, manifest }
  } finally {
    await stop()
  }
}

function withoutSecret({ secret }: BackupManifest, file: string): string {
  const why = secret === 'sealed' ? 'no passphrase was given' : 'the backup does not contain it'
  return (
    `WARNING: the secret is missing, because ${why}. Until the secret of the old installation is in ${file} or in ` +
    'GONGGO_SECRET, the service refuses to start. If it is lost, all API keys, sessions, webhook secrets and unsent mails are lost with it.'
  )
}

export const restore: Command = { says: only.says, actions: { '': only } }
