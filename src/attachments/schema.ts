import type { Static } from 'typebox'
import { Count, Id, Nullable, SmallCount, Text, Time } from '../lib/shapes.ts'
import { Type } from '../lib/type.ts'
import type { FileKind, ReadState } from './rules/reading.ts'

export type { AttachmentSettings } from '../lib/attachment-settings.ts'

/** Stores files by the hash of their content. Throws a `StorageFault` if the folder or the bucket fails. */
export interface FileStore {
  /** Used in messages. */
  place: string
  /** The free space, and the reason why nothing can be written. */
  room(): Promise<{ bytes: number; fault: string | null }>
  /** How long fetching pauses after a file could not be stored. */
  restMs: number
  /** The id by which the database recognises the store; `null` = it has none yet. */
  readId(): Promise<string | null>
  /** Sets the id of the store unless it has one. Returns its id. */
  makeId(id: string): Promise<string | null>
  /** Writes a draft. The file exists in the store after `keep`. */
  write(content: Uint8Array, hash: string): Promise<FileDraft>
  has(hash: string): Promise<boolean>
  /** Calls `use` with the path of the file, which exists until `use` ends. Returns `null` if the file is missing. */
  withFile<T>(hash: string, use: (path: string) => Promise<T>): Promise<T | null>
  remove(hash: string): Promise<void>
  /** The stored hashes, in batches. */
  hashes(): AsyncGenerator<string[]>
  /** Deletes drafts of processes that were killed. */
  removeDrafts(): Promise<void>
}

export interface FileDraft {
  /** Must be called while the hash is locked. Idempotent, because the surrounding transaction may be retried. */
  keep(): Promise<void>
  discard(): Promise<void>
}

export const FILE_STATES = ['pending', 'fetched', 'failed', 'gone'] as const
export type FileState = (typeof FILE_STATES)[number]

export const FETCH_REASONS = [
  'timeout',
  'connection',
  'tls',
  'dns',
  'status',
  'busy',
  'notFound',
  'notAFile',
  'empty',
  'encoded',
  'invalidUrl',
  'refusedAddress',
  'redirects',
  'tooLarge',
  'dailyLimit',
  'diskFull',
  'fileMissing',
] as const
export type FetchReason = (typeof FETCH_REASONS)[number]

const TEXT_STATES = [
  'none',
  'pending',
  'text',
  'partial',
  'placeholder',
  'protected',
  'scanned',
  'unsupported',
  'failed',
] as const satisfies readonly (ReadState | 'none' | 'pending')[]
export type TextState = (typeof TEXT_STATES)[number]

/** The maximum length of a part of a text, in UTF-16 units. */
const PART_LENGTH = 10_000

const MOST_UNREAD = 100
const LONGEST_PATH = 300
/** The maximum in a list of attachments, which may have a hundred of them. */
export const MOST_UNREAD_LISTED = 5

const UnreadFile = Type.Object(
  {
    entry: Text({ en: 'Path of the file in the archive', ko: '압축 파일 안의 경로' }, LONGEST_PATH),
    kind: Type.String({
      maxLength: 20,
      description: {
        en: 'Its format, as `kind` of the archive',
        ko: '파일의 형식. 압축 파일의 `kind`와 같은 값입니다.',
      },
    }),
    state: Type.String({
      maxLength: 20,
      description: {
        en: 'Its state, as `state` of the archive',
        ko: '파일의 상태. 압축 파일의 `state`와 같은 값입니다.',
      },
    }),
    reason: Nullable(Text({ en: 'Why there is no text, or not all of it', ko: '텍스트가 없거나 일부인 사유' }, 40)),
  },
  { additionalProperties: false },
)
export type UnreadFile = Static<typeof UnreadFile>

const TextSummary = Type.Object(
  {
    state: Type.Enum([...TEXT_STATES], {
      description: {
        en: '`none` = the file is not stored, `pending` = not read yet, `text` = all text was read, `partial` = a part of it, `placeholder` = the file contains only a sentence that asks for another program, `protected` = password or DRM, `scanned` = pictures without text, `unsupported` = format without a reader, `failed` = see `reason`',
        ko: '`none`: 저장된 파일이 없음, `pending`: 아직 읽지 않음, `text`: 모든 텍스트를 읽음, `partial`: 일부만 읽음, `placeholder`: 다른 프로그램이 필요하다는 문장만 있음, `protected`: 비밀번호나 DRM, `scanned`: 텍스트 없이 그림만 있음, `unsupported`: 읽을 수 없는 형식, `failed`: `reason` 참고',
      },
    }),
    reason: Nullable(
      Text(
        {
          en: 'Why there is no text, or not all of it, such as `password` or `noTextLayer`. More may be added',
          ko: '텍스트가 없거나 일부인 사유(`password`, `noTextLayer` 등). 값이 추가될 수 있습니다.',
        },
        40,
      ),
    ),
    kind: Nullable(
      Type.String({
        maxLength: 20,
        description: {
          en: 'Format recognised from the bytes, such as `pdf`, `hwpx` or `hwp5`. More may be added',
          ko: '내용으로 확인한 형식(`pdf`, `hwpx`, `hwp5` 등). 값이 추가될 수 있습니다.',
        },
      }),
    ),
    pages: Nullable(
      SmallCount({
        en: 'Number of pages, sections or sheets with text; `null` = the format has none',
        ko: '텍스트가 있는 페이지, 구역, 시트의 수. 형식에 페이지가 없으면 `null`입니다.',
      }),
    ),
    characters: Nullable(Count({ en: 'Number of characters of the text', ko: '텍스트의 글자 수' })),
    parts: SmallCount({ en: 'Number of parts of the text', ko: '텍스트를 나눈 부분의 수' }),
    unread: Type.Array(UnreadFile, {
      maxItems: MOST_UNREAD,
      description: {
        en: `Files in an archive whose text is missing or incomplete: the first ${MOST_UNREAD_LISTED} of them in a list of attachments, at most ${MOST_UNREAD} with the text`,
        ko: `압축 파일 안에서 텍스트가 없거나 일부인 파일. 첨부파일 목록에는 처음 ${MOST_UNREAD_LISTED}개, 텍스트와 함께는 ${MOST_UNREAD}개까지 있습니다.`,
      },
    }),
    unreadCount: SmallCount({
      en: 'Number of files in the archive whose text is missing or incomplete',
      ko: '압축 파일 안에서 텍스트가 없거나 일부인 파일의 수',
    }),
    readAt: Nullable(Time({ en: 'When the file was read', ko: '파일을 읽은 시각' })),
  },
  {
    $id: 'AttachmentTextSummary',
    additionalProperties: false,
    description: { en: 'What was read from a file.', ko: '파일에서 읽은 결과' },
  },
)

export const AttachmentFile = Type.Object(
  {
    id: Id({
      en: 'Identifier of the attachment; the same as long as its notice and URL are the same',
      ko: '첨부파일의 ID. 공고와 주소가 같으면 바뀌지 않습니다.',
    }),
    name: Text({ en: 'File name', ko: '파일 이름' }),
    url: Type.String({
      maxLength: 2000,
      description: { en: 'Address of the file at the source', ko: '출처의 파일 주소' },
    }),
    state: Type.Enum(['notSelected', ...FILE_STATES], {
      description: {
        en: '`notSelected` = not fetched by this service, `pending` = to be fetched, `fetched` = stored, `failed` = could not be fetched and is not tried again, `gone` = the source no longer has it',
        ko: '`notSelected`: 이 서비스가 가져오지 않는 파일, `pending`: 가져올 파일, `fetched`: 저장됨, `failed`: 가져오지 못했고 다시 시도하지 않음, `gone`: 출처에서 없어짐',
      },
    }),
    reason: Nullable(
      Text(
        {
          en: 'Why the file is not fetched, such as `timeout` or `tooLarge`. More may be added',
          ko: '가져오지 못한 사유(`timeout`, `tooLarge` 등). 값이 추가될 수 있습니다.',
        },
        40,
      ),
    ),
    nextTryAt: Nullable(
      Time({ en: 'When a pending file is tried again, after a failed attempt', ko: '실패한 파일을 다시 가져올 시각' }),
    ),
    bytes: Nullable(Count({ en: 'Size of the file', ko: '파일의 크기' })),
    fetchedAt: Nullable(Time({ en: 'When the file was fetched', ko: '파일을 가져온 시각' })),
    text: TextSummary,
  },
  {
    $id: 'AttachmentFile',
    additionalProperties: false,
    description: { en: 'A file attached to a notice.', ko: '공고에 첨부된 파일' },
  },
)
export type AttachmentFile = Static<typeof AttachmentFile>

export const AttachmentPart = Type.Object(
  {
    part: SmallCount({ en: 'Number of the part, from 1', ko: '부분의 번호. 1부터 시작합니다.' }, 1),
    entry: Nullable(
      Text(
        {
          en: 'Path of the file in an archive, with `/` between levels; `null` = no archive',
          ko: '압축 파일 안의 경로. 단계는 `/`로 구분하며, 압축 파일이 아니면 `null`입니다.',
        },
        LONGEST_PATH,
      ),
    ),
    page: Nullable(
      SmallCount({
        en: 'Page (PDF), section (HWP, HWPX) or sheet (XLSX), from 1; `null` = the format has none',
        ko: '페이지(PDF), 구역(HWP, HWPX), 시트(XLSX)의 번호. 1부터 시작하며, 형식에 페이지가 없으면 `null`입니다.',
      }),
    ),
    text: Text(
      {
        en: 'Text. A long page consists of several parts; join them without a separator',
        ko: '텍스트. 긴 페이지는 여러 부분으로 나뉘며, 구분자 없이 이으면 됩니다.',
      },
      PART_LENGTH,
    ),
  },
  {
    $id: 'AttachmentPart',
    additionalProperties: false,
    description: { en: 'A part of the text of a file.', ko: '파일 텍스트의 한 부분' },
  },
)

export const QUOTED_TOPICS = ['qualification', 'siteBriefing', 'jointContracting', 'trackRecord'] as const
export type QuotedTopic = (typeof QUOTED_TOPICS)[number]
export const MOST_QUOTED = 20
/** Longer statements are shortened around the first word about the topic. */
export const LONGEST_QUOTATION = 600

export const AttachmentQuotation = Type.Object(
  {
    topic: Type.Enum([...QUOTED_TOPICS], {
      description: {
        en: 'What the sentence is about: `qualification` = who may bid (참가자격), `siteBriefing` = briefing on site or of the project (현장설명, 설명회), `jointContracting` = joint bids (공동수급), `trackRecord` = work done before (실적)',
        ko: '문장의 주제. `qualification` = 참가자격, `siteBriefing` = 현장설명과 설명회, `jointContracting` = 공동수급, `trackRecord` = 실적',
      },
    }),
    text: Text(
      {
        en: 'The sentence, or the section under a heading; `…` where it is cut',
        ko: '문장, 또는 제목과 그 아래 항목. 잘린 곳에는 `…`가 있습니다.',
      },
      LONGEST_QUOTATION + 1,
    ),
    attachmentId: Id({ en: 'Identifier of the attachment', ko: '첨부파일의 ID' }),
    name: Text({ en: 'File name', ko: '파일 이름' }),
    kind: TextSummary.properties.kind,
    part: AttachmentPart.properties.part,
    entry: AttachmentPart.properties.entry,
    page: AttachmentPart.properties.page,
  },
  {
    $id: 'AttachmentQuotation',
    additionalProperties: false,
    description: { en: 'A sentence of a file, with its place.', ko: '파일의 문장과 그 위치' },
  },
)
export type AttachmentQuotation = Static<typeof AttachmentQuotation>

/** The requirements that sentences of a file may state. */
export type LimitedAxis = 'licence' | 'region' | 'product' | 'size' | 'trackRecord' | 'jointBidding'

/** A sentence that limits who may bid, with its place. */
export interface StatedLimit extends Omit<AttachmentQuotation, 'topic'> {
  axis: LimitedAxis
}

const UnquotedFile = Type.Object(
  {
    attachmentId: Id({ en: 'Identifier of the attachment', ko: '첨부파일의 ID' }),
    name: Text({ en: 'File name', ko: '파일 이름' }),
    state: TextSummary.properties.state,
  },
  { additionalProperties: false },
)

export const AttachmentQuotations = Type.Object(
  {
    items: Type.Array(AttachmentQuotation, {
      maxItems: MOST_QUOTED * QUOTED_TOPICS.length,
      description: {
        en: `By topic, then in the order of the files: at most ${MOST_QUOTED} for each topic`,
        ko: `주제별, 파일 순서. 주제마다 ${MOST_QUOTED}개까지`,
      },
    }),
    unread: Type.Array(UnquotedFile, {
      maxItems: 100,
      description: {
        en: 'Files whose text is missing or incomplete: they may say something about any topic',
        ko: '텍스트가 없거나 일부인 파일. 이 파일에도 관련 내용이 있을 수 있습니다.',
      },
    }),
    truncated: Type.Boolean({
      description: {
        en: 'Whether there may be more: a limit of quotations, files or length was reached',
        ko: '문장 수, 파일 수, 길이의 한도에 도달하여 더 있을 수 있는지 여부',
      },
    }),
  },
  {
    $id: 'AttachmentQuotations',
    additionalProperties: false,
    description: { en: 'What the files of a notice say about who may bid', ko: '공고의 첨부파일에 적힌 참가 조건' },
  },
)
export type AttachmentQuotations = Static<typeof AttachmentQuotations>

/** A page of the text of a file. */
export interface AttachmentText {
  total: number
  page: number
  items: Static<typeof AttachmentPart>[]
  attachment: AttachmentFile
}

/** The documents of a notice, as its source lists them. */
export interface NoticeDocuments {
  noticeNo: string
  version: number
  attachments: { name: string; url: string }[]
  closeAt: number | null
  postedAt: number
}

/** A file to be fetched. */
export interface ListedFile {
  id: string
  name: string
  url: string
  host: string
  /** An additional delay before it is fetched. */
  delayMs: number
}

/** The result of a fetch. */
export interface FetchOutcome {
  /** The last host, after redirects. */
  host: string
  reason: FetchReason | null
  status: number | null
  contentType: string | null
  retryAfterMs: number | null
  body: Uint8Array
}

/** The result of reading, ready to be stored. */
export interface StoredReading {
  kind: FileKind
  state: ReadState
  reason: string | null
  unread: UnreadFile[]
  unreadCount: number
  pages: number | null
  characters: number
  parts: { entry: string | null; page: number | null; text: string }[]
}
