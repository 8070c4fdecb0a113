import { join } from 'node:path'
import { MINUTE } from '../lib/clock.ts'
import type { EachGauge, Metrics } from '../lib/metrics.ts'
import { type BucketDeps, createBucket } from './adapters/bucket/index.ts'
import { createDisk, type DiskReserve } from './adapters/disk.ts'
import type { AttachmentSettings, FileStore } from './schema.ts'
import { createFileFetcher, type FetchDeps } from './service/fetch.ts'
import { createFileReader, READER_LIMITS } from './service/file-reader.ts'
import { createFolderCheck } from './service/folder.ts'
import { createTextIndexing } from './service/index-texts.ts'
import { createTextReading, type FileReader } from './service/read.ts'
import { createSelection, type SelectDeps } from './service/select.ts'
import { createAttachmentPages, type ShowDeps } from './service/show.ts'
import { createSweep } from './service/sweep.ts'
import { countFiles, type StateCount } from './store/files.ts'
import { countTexts, type TextCount } from './store/texts.ts'

export type { FileStore, LimitedAxis, StatedLimit } from './schema.ts'
export { foreignFolder } from './service/folder.ts'
export { type AttachmentNews, createAttachmentNews } from './service/news.ts'
export { createTextSearch } from './service/search.ts'
export type { NewsRow, TextFile, TextPart } from './store/news.ts'

/** Counting reads whole tables, so it does not happen at every scrape. */
export const ATTACHMENT_COUNT_MS = MINUTE

/** One value for each state of a file. */
export const ATTACHMENT_GAUGES: EachGauge<StateCount>[] = [
  { name: 'gonggo_attachments', help: 'Attachments by state.', value: ({ count }) => count },
  {
    name: 'gonggo_attachment_age_seconds',
    help: 'Time since the oldest attachment in this state was listed.',
    value: ({ oldestSeconds }) => oldestSeconds,
  },
]

/** One value for each state of a text. */
export const ATTACHMENT_TEXT_GAUGES: EachGauge<TextCount>[] = [
  { name: 'gonggo_attachment_texts', help: 'Stored files by what was read from them.', value: ({ count }) => count },
]

export interface AttachmentsDeps
  extends Omit<SelectDeps, 'settings' | 'wantedSince' | 'documentsOf'>,
    Omit<ShowDeps, 'documentsOf' | 'noticeNoOf' | 'missing'>,
    Omit<FetchDeps, 'settings' | 'request' | 'onFailure' | 'timing'> {
  config: { attachments: AttachmentSettings; dataFolder: string }
  outbound: Pick<FetchDeps, 'request'>
  bids: Pick<ShowDeps, 'documentsOf' | 'noticeNoOf' | 'missing'>
  /** Notices of which any account was notified since then, and those that accounts pursue. */
  noticesWanted: SelectDeps['wantedSince']
  metrics: Pick<Metrics, 'countEach'>
  /** Default: the readers of all formats, in a separate process. */
  reader?: FileReader
  /** Default: the space that a database on the same disk needs. */
  diskReserve?: DiskReserve | undefined
  timing?: AttachmentTiming
}

interface AttachmentTiming {
  leaseMs?: number
  pollMs?: number
}

/** Uses the bucket if one is configured, otherwise a folder. */
export function createFileStore(
  deps: BucketDeps,
  { attachments: { bucket }, dataFolder }: { attachments: Pick<AttachmentSettings, 'bucket'>; dataFolder: string },
  reserve?: DiskReserve,
): FileStore {
  const disk = createDisk(join(dataFolder, 'attachments'), reserve)
  return bucket === null ? disk : createBucket(deps, bucket, disk)
}

/** Files attached to notices: fetches, stores by hash, reads and shows them. */
export function createAttachments({ bids, ...others }: AttachmentsDeps) {
  const { documentsOf, noticeNoOf, missing } = bids
  const deps = { ...others, documentsOf, noticeNoOf, missing }
  const { db, config, outbound, noticesWanted: wantedSince, metrics, reader = createFileReader(READER_LIMITS) } = deps
  const settings = config.attachments
  const files = createFileStore({ clock: deps.clock, request: outbound.request }, config, deps.diskReserve)
  const { isOwnStore, wasOwnStore } = createFolderCheck(deps, files)
  const onFailure = metrics.countEach(
    'reason',
    'gonggo_attachment_failures_total',
    'Attempts to fetch an attachment that failed, by reason.',
  )
  /** Wakes the reading of files after one was stored. */
  let readSoon = () => {}
  const reading = createTextReading({ ...deps, reader }, files, isOwnStore)
  const hooks = { isOwnStore, onStored: () => readSoon() }
  const fetcher = createFileFetcher({ ...deps, settings, request: outbound.request, onFailure }, files, hooks)
  return {
    isOn: settings.choice !== 'none',
    selection: createSelection({ ...deps, settings, wantedSince }),
    pages: createAttachmentPages(deps),
    sweep: createSweep({ ...deps, settings }, files, wasOwnStore),
    workers() {
      const readers = reading.worker()
      readSoon = readers.nudge
      return [fetcher.worker(), readers]
    },
    readOlder: reading.readOlder,
    indexTexts: createTextIndexing(deps),
    counts: () => countFiles(db.sql),
    textCounts: () => countTexts(db.sql),
    stop: () => reader.stop(),
  }
}
export type Attachments = ReturnType<typeof createAttachments>
