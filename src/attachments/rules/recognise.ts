/** What the first bytes of a file say. Archives and compound files are looked into afterwards. */
export type Signature =
  | 'pdf'
  | 'zip'
  | 'compound'
  | 'hwp3'
  | 'hwpml'
  | 'drm'
  | 'image'
  | 'text'
  /** A known format that nothing here reads: RAR, RTF, programs. */
  | 'other'

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, Math.min(to, bytes.length)))

const hex = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, 16)].map((it) => it.toString(16).padStart(2, '0')).join('')

/** Readers accept a PDF whose header is not at its beginning, within this many bytes. */
const PDF_HEADER_BYTES = 1024
const HWPML_HEAD_BYTES = 4096

/**
 * Fasoo (`DRMONE`), SoftCamp (`SCDS`), MarkAny and Samsung SDS (`NASCA`) put a header in front of the encrypted bytes, and
 * Microsoft's protected files begin with `.pfile`.
 */
const DRM =
  /^(?:.{0,4}DRMONE|.{0,8}Fasoo|SCDS[A-Z]|.{0,8}MarkAny|<## ?NASCA|NASCA DRM FILE|\.pfile)|protected by Fasoo/s

const IMAGES = /^(?:ffd8ff|89504e470d0a1a0a|474946383[79]61|49492a00|4d4d002a)/
const OTHERS =
  /^(?:526172211a07|377abcaf271c|414c5a01|45474741|1f8b08|425a68|fd377a585a00|4d5a|7f454c46|7b5c727466|0000000c6a5020|41433130)/
const BITMAP = /^BM.{4}\0{4}/s

export function signatureOf(bytes: Uint8Array): Signature {
  const start = hex(bytes)
  const head = ascii(bytes, 0, PDF_HEADER_BYTES)
  if (start.startsWith('d0cf11e0a1b11ae1')) return 'compound'
  if (/^504b(?:0304|0506|0708)/.test(start)) return 'zip'
  if (head.startsWith('HWP Document File V3.')) return 'hwp3'
  if (DRM.test(head.slice(0, 128))) return 'drm'
  if (head.includes('%PDF-')) return 'pdf'
  if (IMAGES.test(start) || BITMAP.test(head.slice(0, 10))) return 'image'
  if (OTHERS.test(start)) return 'other'
  // In UTF-16 every second byte is zero.
  const markup = ascii(bytes, 0, HWPML_HEAD_BYTES).replaceAll('\0', '')
  return /<HWPML[\s>]/.test(markup) ? 'hwpml' : 'text'
}
