/**
 * Free text next to a reason may name contact persons. A sentence with an address or a number of a telephone or person
 * is removed as a whole, because the name is next to it.
 */
const MAIL = /\S@\S|\S\s?[([](?:at|골뱅이)[)\]]\s?\S/i
/** Starts like a telephone number, which amounts, dates and business numbers do not. */
const TELEPHONE =
  /(?<![\p{L}\d.,/-])(?:\+\d{1,3}|\(0\d{1,4}\)|0\d{1,4}\)?|\(?[2-9]\d{2}\)(?=\s?\d{3}-))(?:[\s.·-]{0,3}\(?[\d*]+\)?){1,6}(?!\d|,\d)/gu
const LEAST_DIGITS = 8
const NAMED_NUMBER =
  /(?:\b(?:tel|telephone|phone|mobile|cell|fax|whatsapp)\b|전화|연락처|휴대폰|휴대전화|핸드폰|팩스|☎|☏)\P{L}{0,8}\d(?:[\s().·-]{0,3}[\d*]){4,}/iu
/** Six digits of a birthday and seven more, or masked ones. */
const NUMBER_OF_PERSON = /(?<!\d)\d{6}\s?-\s?[1-8][\d*]{6}(?!\d)/
const ROAD_OF_KOREA =
  /[가-힣](?:시|군|구|읍|면)\s+[가-힣\d·]+(?:대로|로|길)\s?\d{1,4}(?!\d|년|월|차)|[가-힣](?:시|군|구|읍|면)\s+[가-힣\d]+(?:동|리|가)\s?\d{1,4}-\d{1,4}|\d{1,4}동\s?\d{1,4}호/
const STREETS =
  'street|st|road|rd|avenue|ave|lane|ln|drive|court|square|boulevard|blvd|crescent|terrace|gardens|close|place'
const STREET = new RegExp(`\\b\\d{1,5}[a-z]?,?\\s+(?:[\\p{L}'’.-]+\\s+){1,3}(?:${STREETS})\\b`, 'iu')
const STREET_ABROAD =
  /\b(?:calle|avenida|jirón|carrera|calzada|rua|rue|via|ulica)\s+[\p{L}\d][^,;]{0,40}?\d|\p{L}{3,}(?:straße|strasse|gasse)\s+\d/iu
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b|우편번호/

const WAYS = [MAIL, NAMED_NUMBER, NUMBER_OF_PERSON]
const ADDRESSES = [ROAD_OF_KOREA, STREET, STREET_ABROAD, POSTCODE]

const hasTelephone = (text: string): boolean =>
  [...text.matchAll(TELEPHONE)].some(([number]) => number.replace(/[^\d*]/g, '').length >= LEAST_DIGITS)

const reachesSomebody = (text: string): boolean => WAYS.some((pattern) => pattern.test(text)) || hasTelephone(text)
const leadsToSomebody = (text: string): boolean =>
  reachesSomebody(text) || ADDRESSES.some((pattern) => pattern.test(text))

const BRACKETS = /\s*[(（[][^()（）[\]]*[)）\]]/g
/** The end of a sentence, not the dot in a number or an abbreviation of one letter. */
const SENTENCES = /(?<=[^\s.]{2}[.!?;。])(?<!\b(?:tel|fax|mob|no|st)\.)\s+|\s*[\r\n\u2028]+\s*|\s+[|·※]\s+/iu

/** The text without contact persons; `null` = nothing is left. */
export const withoutContacts = (text: string | null): string | null => without(text, leadsToSomebody)

/** The same for a text that names a place: its address is kept. */
export const placeWithoutContacts = (text: string | null): string | null => without(text, reachesSomebody)

function without(text: string | null, leads: (part: string) => boolean): string | null {
  if (text === null || !leads(text)) return text
  const bare = text.replace(BRACKETS, (part) => (leads(part) ? '' : part))
  const kept = leads(bare)
    ? bare
        .split(SENTENCES)
        .filter((one) => !leads(one))
        .join(' ')
    : bare
  // Text on both sides of the removed part may form a number again.
  return leads(kept) ? null : kept.trim() || null
}
