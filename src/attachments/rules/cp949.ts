const FIRST_SYLLABLE = 0xac00
const SYLLABLES = 11_172
/** Below this lead byte a row goes up to 0xfe, from here on it ends where KS X 1001 begins. */
const SHORT_ROWS = 0xa1
const LAST_ROW = 0xc6
/** Computed once, when it is first needed. */
const ADDED = new Map<number, string>()

/**
 * The Hangul that Windows added to KS X 1001, by their two bytes: all syllables that are missing there, in the order of
 * Unicode. `TextDecoder` knows only KS X 1001 under the name `euc-kr`.
 */
function addedSyllables(): Map<number, string> {
  if (ADDED.size > 0) return ADDED
  const standard = new TextDecoder('euc-kr')
  const known = new Set<string>()
  for (let lead = 0xb0; lead <= 0xc8; lead += 1)
    for (let trail = 0xa1; trail <= 0xfe; trail += 1) known.add(standard.decode(Uint8Array.of(lead, trail)))
  let syllable = 0
  for (let lead = 0x81; lead <= LAST_ROW; lead += 1)
    for (let trail = 0x41; trail <= (lead < SHORT_ROWS ? 0xfe : 0xa0); trail += 1) {
      const isLetterOrHigh = trail <= 0x5a || (trail >= 0x61 && trail <= 0x7a) || trail >= 0x81
      if (!isLetterOrHigh) continue
      while (syllable < SYLLABLES && known.has(String.fromCharCode(FIRST_SYLLABLE + syllable))) syllable += 1
      if (syllable >= SYLLABLES) return ADDED
      ADDED.set(lead * 256 + trail, String.fromCharCode(FIRST_SYLLABLE + syllable))
      syllable += 1
    }
  return ADDED
}

/** CP949, the code of Korean Windows. What is no CP949 becomes U+FFFD. */
export function decodeCp949(bytes: Uint8Array): string {
  const added = addedSyllables()
  const standard = new TextDecoder('euc-kr')
  let text = ''
  let from = 0
  for (let i = 0; i < bytes.length; i += 1) {
    const lead = bytes[i] ?? 0
    if (lead < 0x80) continue
    const trail = bytes[i + 1] ?? 0
    if (lead >= 0xa1 && trail >= 0xa1) {
      i += 1
      continue
    }
    const syllable = added.get(lead * 256 + trail)
    text += standard.decode(bytes.subarray(from, i)) + (syllable ?? '\ufffd')
    if (syllable !== undefined) i += 1
    from = i + 1
  }
  return text + standard.decode(bytes.subarray(from))
}
