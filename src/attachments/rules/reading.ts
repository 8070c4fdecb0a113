/** Recognised from the bytes of a file, never from its name. */
export const FILE_KINDS = ['pdf', 'hwpx', 'hwp5', 'hwp3', 'hwpml', 'docx', 'xlsx', 'zip', 'text', 'unknown'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/**
 * `text`: all text was read. `partial`: a part of it. `placeholder`: the file contains only a sentence that asks for
 * another program. `protected`: a password or DRM. `scanned`: pictures without text. `unsupported`: no reader for this
 * format. `failed`: see the reason.
 */
export const READ_STATES = ['text', 'partial', 'placeholder', 'protected', 'scanned', 'unsupported', 'failed'] as const
export type ReadState = (typeof READ_STATES)[number]

/** Why a file has no text, or not all of it; null if the state is `text`. */
export const READ_REASONS = [
  'truncated',
  'damaged',
  'empty',
  'crashed',
  'timeLimit',
  'memoryLimit',
  'sizeLimit',
  'depthLimit',
  'entryLimit',
  'entryUnread',
  'password',
  'drm',
  'distribution',
  'noTextLayer',
  'unmappedFonts',
  'newerFormat',
  'unknownFormat',
] as const
export type ReadReason = (typeof READ_REASONS)[number]

/** Ends with the process, which may be due to the machine: such a file is read again later. */
export const EARLY_ENDS: ReadonlySet<string | null> = new Set<ReadReason>(['timeLimit', 'memoryLimit', 'crashed'])

/**
 * To be raised when the readers read more than before: what an older version has not read, or not wholly, is read again.
 */
export const READER_VERSION = 1

export interface ReadPart {
  /** Path inside an archive, with `/` between levels; null outside archives. */
  entry: string | null
  /** 1-based page (PDF), section (HWP/HWPX), sheet (XLSX); null if the format has none. */
  page: number | null
  text: string
}

/** A part as it is stored, or a piece of a long one. */
export interface ReadPiece extends ReadPart {
  /** Of the text, in code points. */
  characters: number
}

/** A file inside an archive whose text is missing or incomplete. */
export interface UnreadEntry {
  entry: string
  kind: FileKind
  state: ReadState
  reason: ReadReason | null
}

export interface FileReading {
  kind: FileKind
  state: ReadState
  reason: ReadReason | null
  parts: ReadPiece[]
  /** Of archives only; the first ones. */
  unread?: UnreadEntry[]
  /** How many there are. */
  unreadCount?: number
}
