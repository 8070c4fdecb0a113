// Positions in the write-ahead log, and the names of its files.

/** The default of initdb. */
export const SEGMENT_BYTES = 2 ** 24
const PER_NAME = 2 ** 32 / SEGMENT_BYTES

export const segmentOf = (lsn: number): number => Math.floor(lsn / SEGMENT_BYTES)
export const startOfSegment = (segment: number): number => segment * SEGMENT_BYTES

const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0')

/** The file name that PostgreSQL uses. */
export const segmentName = (timeline: number, segment: number): string =>
  hex(timeline) + hex(Math.floor(segment / PER_NAME)) + hex(segment % PER_NAME)

const TIMELINE_AT = 4
const PLACE_AT = 8
const SYSTEM_AT = 24

/** Whether a file begins with the header of this segment of this server. */
export function isSegment(
  content: Buffer,
  { system, timeline }: { system: string; timeline: number },
  segment: number,
) {
  return (
    content.length >= SYSTEM_AT + 8 &&
    content.readUInt32LE(TIMELINE_AT) === timeline &&
    content.readBigUInt64LE(PLACE_AT) === BigInt(startOfSegment(segment)) &&
    String(content.readBigUInt64LE(SYSTEM_AT)) === system
  )
}
