import { type Static, Type } from 'typebox'
import { Count, Id, Nullable, SmallCount, Text, Time } from '../lib/shapes.ts'
import { LONGEST_QUOTATION, TOPICS } from './rules/quotations.ts'
import type { FileKind, ReadState } from './rules/reading.ts'

export interface AttachmentSettings {
  /** Whose attachments are fetched: of no notice, of those that an account was told of or pursues, or of all. */
  choice: 'none' | 'matched' | 'all'
  /** Of one file, at most. */
  fileBytes: number
  /** Of all files of a day in Korea, at most. */
  dailyBytes: number
  /** Requests to one host, of all processes together. */
  perMinute: number
  /** After the end of bidding. */
  keepDays: number
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

/** The longest part of a text, in UTF-16 code units. */
const PART_LENGTH = 10_000

const MOST_UNREAD = 100
const LONGEST_PATH = 300
/** In a list of attachments, which may have a hundred of them. */
export const MOST_UNREAD_LISTED = 5

const UnreadFile = Type.Object(
  {
    entry: Text('Path of the file in the archive', LONGEST_PATH),
    kind: Type.String({ maxLength: 20, description: 'Its format, as `kind` of the archive' }),
    state: Type.String({ maxLength: 20, description: 'Its state, as `state` of the archive' }),
    reason: Nullable(Text('Why there is no text, or not all of it', 40)),
  },
  { additionalProperties: false },
)
export type UnreadFile = Static<typeof UnreadFile>

const TextSummary = Type.Object(
  {
    state: Type.Enum([...TEXT_STATES], {
      description:
        '`none` = the file is not stored, `pending` = not read yet, `text` = all text was read, `partial` = a part of it, `placeholder` = the file contains only a sentence that asks for another program, `protected` = password or DRM, `scanned` = pictures without text, `unsupported` = format without a reader, `failed` = see `reason`',
    }),
    reason: Nullable(
      Text('Why there is no text, or not all of it, such as `password` or `noTextLayer`. More may be added', 40),
    ),
    kind: Nullable(
      Type.String({
        maxLength: 20,
        description: 'Format recognised from the bytes, such as `pdf`, `hwpx` or `hwp5`. More may be added',
      }),
    ),
    pages: Nullable(SmallCount('Number of pages, sections or sheets with text; `null` = the format has none')),
    characters: Nullable(Count('Number of characters of the text')),
    parts: SmallCount('Number of parts of the text'),
    unread: Type.Array(UnreadFile, {
      maxItems: MOST_UNREAD,
      description: `Files in an archive whose text is missing or incomplete: the first ${MOST_UNREAD_LISTED} of them in a list of attachments, at most ${MOST_UNREAD} with the text`,
    }),
    unreadCount: SmallCount('Number of files in the archive whose text is missing or incomplete'),
    readAt: Nullable(Time('When the file was read')),
  },
  { $id: 'AttachmentTextSummary', additionalProperties: false, description: 'What was read from a file.' },
)

export const AttachmentFile = Type.Object(
  {
    id: Id('Identifier of the attachment; the same as long as its notice and URL are the same'),
    name: Text('File name'),
    url: Type.String({ maxLength: 2000, description: 'Address of the file at the source' }),
    state: Type.Enum(['notSelected', ...FILE_STATES], {
      description:
        '`notSelected` = not fetched by this service, `pending` = to be fetched, `fetched` = stored, `failed` = could not be fetched and is not tried again, `gone` = the source no longer has it',
    }),
    reason: Nullable(Text('Why the file is not fetched, such as `timeout` or `tooLarge`. More may be added', 40)),
    nextTryAt: Nullable(Time('When a pending file is tried again, after a failed attempt')),
    bytes: Nullable(Count('Size of the file')),
    fetchedAt: Nullable(Time('When the file was fetched')),
    text: TextSummary,
  },
  { $id: 'AttachmentFile', additionalProperties: false, description: 'A file attached to a notice.' },
)
export type AttachmentFile = Static<typeof AttachmentFile>

export const AttachmentPart = Type.Object(
  {
    part: SmallCount('Number of the part, from 1', 1),
    entry: Nullable(Text('Path of the file in an archive, with `/` between levels; `null` = no archive', LONGEST_PATH)),
    page: Nullable(SmallCount('Page (PDF), section (HWP, HWPX) or sheet (XLSX), from 1; `null` = the format has none')),
    text: Text('Text. A long page consists of several parts; join them without a separator', PART_LENGTH),
  },
  { $id: 'AttachmentPart', additionalProperties: false, description: 'A part of the text of a file.' },
)

export const MOST_QUOTED = 20

export const AttachmentQuotation = Type.Object(
  {
    topic: Type.Enum([...TOPICS], {
      description:
        'What the sentence is about: `qualification` = who may bid (참가자격), `siteBriefing` = briefing on site or of the project (현장설명, 설명회), `jointContracting` = joint bids (공동수급), `trackRecord` = work done before (실적)',
    }),
    text: Text('The sentence, or the section under a heading; `…` where it is cut', LONGEST_QUOTATION + 1),
    attachmentId: Id('Identifier of the attachment'),
    name: Text('File name'),
    kind: TextSummary.properties.kind,
    part: AttachmentPart.properties.part,
    entry: AttachmentPart.properties.entry,
    page: AttachmentPart.properties.page,
  },
  { $id: 'AttachmentQuotation', additionalProperties: false, description: 'A sentence of a file, with its place.' },
)
export type AttachmentQuotation = Static<typeof AttachmentQuotation>

const UnquotedFile = Type.Object(
  {
    attachmentId: Id('Identifier of the attachment'),
    name: Text('File name'),
    state: TextSummary.properties.state,
  },
  { additionalProperties: false },
)

export const AttachmentQuotations = Type.Object(
  {
    items: Type.Array(AttachmentQuotation, {
      maxItems: MOST_QUOTED * TOPICS.length,
      description: `By topic, then in the order of the files: at most ${MOST_QUOTED} for each topic`,
    }),
    unread: Type.Array(UnquotedFile, {
      maxItems: 100,
      description: 'Files whose text is missing or incomplete: they may say something about any topic',
    }),
    truncated: Type.Boolean({
      description: 'Whether there may be more: a limit of quotations, files or length was reached',
    }),
  },
  {
    $id: 'AttachmentQuotations',
    additionalProperties: false,
    description: 'What the files of a notice say about who may bid',
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

/** A document of a notice, as its source lists it. */
export interface NoticeDocuments {
  noticeNo: string
  version: number
  attachments: { name: string; url: string }[]
  closeAt: number | null
  postedAt: number
}

/** A file that is to be fetched. */
export interface ListedFile {
  id: string
  name: string
  url: string
  host: string
  /** To be fetched so much later than others. */
  delayMs: number
}

/** What a fetch came to. */
export interface FetchOutcome {
  /** Which of several hosts, after redirects. */
  host: string
  reason: FetchReason | null
  status: number | null
  contentType: string | null
  retryAfterMs: number | null
  body: Uint8Array
}

/** What was read, ready to be stored. */
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
