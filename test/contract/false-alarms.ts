/**
 * Failures that Schemathesis reports although the service is right, each with a reason. Other failures fail the test. A
 * refusal with several faults counts as known only if each fault does.
 */
export interface FalseAlarm {
  /** The name that Schemathesis uses. */
  check: string
  status: number
  /** Codes of the problem, or of its faults if it has any. */
  codes: readonly string[]
  /** The message of the fault, or the detail of the problem. */
  says?: RegExp
  reason: string
}

const REFUSED = { check: 'positive_data_acceptance', status: 400 } as const

export const FALSE_ALARMS: readonly FalseAlarm[] = [
  {
    ...REFUSED,
    codes: ['invalid_query'],
    reason: 'The search language has nested parentheses and quotation marks; no pattern of JSON Schema describes it.',
  },
  {
    ...REFUSED,
    codes: ['unknown_region'],
    reason: 'There are several hundred regions with several spellings each; the suggestions say more than a list.',
  },
  {
    ...REFUSED,
    codes: ['reversed_range'],
    reason: 'JSON Schema cannot compare two parameters or fields with each other.',
  },
  {
    ...REFUSED,
    codes: ['invalid_cursor'],
    reason: 'Cursors and anchors are opaque and signed; only those given out are valid.',
  },
  {
    ...REFUSED,
    codes: ['matches_everything'],
    reason: 'What a keyword would match depends on its text and filter together, and on the stock of notices.',
  },
  {
    ...REFUSED,
    codes: ['invalid_url'],
    reason: 'Which addresses are public is no matter of their form.',
  },
  {
    ...REFUSED,
    codes: ['missing_parameter', 'invalid_parameter'],
    says: /^Provide either businessNo or name|^Either businessNo or name is required/,
    reason: 'OpenAPI cannot say that one of two parameters is required, and not both.',
  },
  {
    ...REFUSED,
    codes: ['invalid_parameter', 'invalid_field'],
    says: /contains no letter or digit/,
    reason: 'What is left of a text after normalisation (NFKC, Unicode classes) no pattern of JSON Schema describes.',
  },
  {
    ...REFUSED,
    codes: ['invalid_field'],
    says: /^(?:The account has no such (?:member|further company)|There is no such (?:notice|keyword))\.$/,
    reason: 'The members, companies and keywords of an account and the notices are known to the service alone.',
  },
  {
    ...REFUSED,
    codes: ['invalid_field'],
    says: /can only be sent with "(?:of|kind)"/,
    reason: 'Which fields go with which content only a union of five shapes says, of which clients get no usable type.',
  },
  {
    ...REFUSED,
    codes: ['invalid_field'],
    says: /^An origin is a scheme, a host and perhaps a port/,
    reason: 'A pattern for origins would refuse hosts in Hangul, which browsers turn into their own form.',
  },
  {
    ...REFUSED,
    codes: ['invalid_field'],
    says: /^This event appears twice\.|^"[^"]+" is already in the list\.$|^Name at least the head office|must be one of the ranges of the list\.$/,
    reason: 'JSON Schema compares whole items of a list, not one field of them, and no field with another list.',
  },
  {
    ...REFUSED,
    codes: ['invalid_field'],
    says: /must (?:not )?be in the future\.$/,
    reason: 'A schema knows nothing of the present.',
  },
  {
    ...REFUSED,
    codes: ['invalid_field'],
    says: /must be an address or a range such as/,
    reason: 'JSON Schema has no format for CIDR ranges.',
  },
  {
    ...REFUSED,
    codes: ['invalid_field'],
    says: /"zone" must be a time zone/,
    reason: 'The names of time zones come with the platform and grow with it.',
  },
  {
    ...REFUSED,
    codes: ['invalid_field'],
    says: /"email" must be a mail address/,
    reason: 'Characters that Unicode has not assigned no pattern names that all readers of the document understand.',
  },
  {
    ...REFUSED,
    codes: ['invalid_json', 'invalid_field', 'invalid_parameter', 'invalid_path'],
    says: /contains the character U\+0000/,
    reason:
      'No text may hold U+0000, which PostgreSQL cannot keep; to forbid it at each text would drown the document.',
  },
  {
    check: 'positive_data_acceptance',
    status: 422,
    codes: ['idempotency_key_reused'],
    reason: 'Schemathesis sends one Idempotency-Key with different bodies, which is what 422 is for.',
  },
  {
    check: 'negative_data_rejection',
    status: 413,
    codes: ['body_too_large'],
    reason: 'A body beyond the limit of size is refused for that, whatever else is wrong with it.',
  },
  {
    check: 'negative_data_rejection',
    status: 414,
    codes: ['url_too_long'],
    reason: 'An address beyond the limit of length is refused for that, whatever else is wrong with it.',
  },
  {
    check: 'positive_data_acceptance',
    status: 414,
    codes: ['url_too_long'],
    reason: 'Each parameter may be as long as declared; all of them together, percent-encoded, may not.',
  },
]
