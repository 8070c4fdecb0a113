import { resolve } from 'node:path'
import {
  BackupError,
  type BackupManifest,
  type BackupProgress,
  checkMoment,
  checkSchema,
  chooseMoment,
  openWalArchive,
  openWhole,
  planSecret,
  readPassphrase,
  restoreInto,
  restoreMoment,
} from '../backup/index.ts'
import { openAsOwner, ownMigrations, secretFileIn } from '../boot.ts'
import { seoulTime } from '../lib/clock.ts'
import { createFeedEpoch } from '../lib/feed-epoch.ts'
import { unlessStopped } from './backup.ts'
import type { Action, Command, CommandPlace } from './command.ts'
import { grouped } from './output.ts'
import { askPassphrase } from './passphrase.ts'
import { endTime } from './words.ts'

const only: Action = {
  words: ['FROM'],
  says: 'Restores a backup, or a moment of a WAL archive, into an empty data folder; a backup also into an empty DATABASE_URL.',
  notes: [
    'The target must be empty; otherwise nothing is changed. After a restore the cursors of clients have expired (410), and mails',
    'that were due at the time of the backup are sent, whether or not they have been sent since.',
  ],
  options: {
    until: {
      value: 'TIME',
      says: 'with a WAL archive as FROM: the moment to restore, such as 2026-11-28T09:00:00+09:00. Default: the last one',
    },
  },
  async run(given, place) {
    const from = resolve(given.word('FROM'))
    const until = endTime(given, 'until')
    const lines = await openWalArchive(from)
    if (lines !== null) return unlessStopped(restoreLine(chooseMoment(from, lines, until), from, place), place.stopping)
    if (until !== null)
      throw new BackupError(`${from} is a backup of one moment. --until needs a WAL archive (GONGGO_WAL_ARCHIVE).`)
    const { state, rows, manifest } = await unlessStopped(restoreFrom(from, place), place.stopping)
    const { takenAt, schema } = manifest
    const text = [
      `Restored ${grouped(rows)} rows as they were at ${takenAt}. Start the service.`,
      ...(state === 'missing' ? [withoutSecret(manifest, secretFileIn(place.config.dataFolder))] : []),
    ]
    return { document: { from, takenAt, schema, rows, secret: state }, text: text.join('\n') }
  },
}

async function restoreLine(chosen: ReturnType<typeof chooseMoment>, from: string, place: CommandPlace) {
  const { config, log, progress, stopping } = place
  const { dataFolder, databaseUrl } = config
  if (databaseUrl !== null)
    throw new BackupError('A WAL archive is restored into the embedded database: unset DATABASE_URL.')
  const { manifest, folder } = chosen.base
  const secret = await secretOf(folder, manifest, place)
  const check = (done: number, of: number) => progress(`checking segment ${done + 1} of ${of}`)
  await checkMoment(chosen, { signal: stopping, progress: check })
  const tell = (message: string, detail?: object) => log.info(detail ?? {}, message)
  await restoreMoment({
    chosen,
    dataFolder,
    migrations: ownMigrations(),
    secret,
    secretFile: secretFileIn(dataFolder),
    signal: stopping,
    log: tell,
    progress,
    settle: (db, clusterFolder) => createFeedEpoch({ db, dataFolder, clusterFolder, log: tell }).check(),
  })
  const until = seoulTime(chosen.moment)
  const segments = chosen.segments.length + (chosen.partial === null ? 0 : 1)
  const text = [
    `Restored the database as it was at ${until}, from the base backup of ${manifest.takenAt} and ${segments} segments of WAL. Start the service.`,
    ...(secret.state === 'missing' ? [withoutSecret(manifest, secretFileIn(dataFolder))] : []),
  ]
  return { document: { from, until, base: manifest.takenAt, segments, secret: secret.state }, text: text.join('\n') }
}

async function secretOf(folder: string, manifest: BackupManifest, { config, stopping }: CommandPlace) {
  const { secrets: given, backup, dataFolder } = config
  const passphrase =
    (await readPassphrase(backup.passphrase)) ??
    (manifest.secret === 'sealed' && given === null ? await askPassphrase(stopping) : null)
  return planSecret({ folder, manifest, passphrase, given, secretFile: secretFileIn(dataFolder) })
}

async function restoreFrom(folder: string, place: CommandPlace) {
  const { config, log, progress, stopping } = place
  const migrations = ownMigrations()
  const check = (done: number, of: number) => progress(`checking file ${done + 1} of ${of}`)
  const manifest = await openWhole(folder, { signal: stopping, progress: check })
  checkSchema(manifest, migrations)
  const secretFile = secretFileIn(config.dataFolder)
  const secret = await secretOf(folder, manifest, place)
  const tell = (message: string, detail?: object) => log.info(detail ?? {}, message)
  const { db, appRole, feedEpoch, stop } = await openAsOwner(config, { name: 'gonggo restore', join: true, log: tell })
  try {
    const step = ({ table, done, of, rows }: BackupProgress) =>
      progress(`${table}: table ${done + 1} of ${of}, ${grouped(rows)} rows so far`)
    const work = { db, appRole, migrations, folder, manifest, secret, secretFile, signal: stopping, progress: step }
    const { rows } = await restoreInto(work)
    // The next start would do it too; until then a copy of the database would count as the original.
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
