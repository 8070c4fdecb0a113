import { Count, Id, Nullable, SmallCount, Text } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import { queryLimits } from '../../search/query.ts'

/** Hits in an excerpt, and characters of one. */
const LONGEST = 300
const MOST_FILES = 3

const Span = Type.Object(
  { start: SmallCount('First code point'), end: SmallCount('Code point after the last one') },
  { additionalProperties: false },
)

const FoundFile = Type.Object(
  {
    id: Id({ en: 'Identifier of the attachment', ko: '첨부파일의 id' }),
    name: Text({ en: 'File name', ko: '파일 이름' }),
    entry: Nullable(Text('Path of the file in an archive; `null` = no archive', LONGEST)),
    page: Nullable(SmallCount('Page, section or sheet, from 1; `null` = the format has none')),
    excerpt: Text('Text around the first hit in the file; line ends are blanks'),
    places: Type.Array(Span, {
      maxItems: LONGEST,
      description: 'Where the word is in `excerpt`, in Unicode code points, `end` exclusive',
    }),
  },
  { $id: 'FoundFile', additionalProperties: false, description: 'A file in which a word of a search was found.' },
)

export const FoundIn = Type.Object(
  {
    title: Type.Array(Text('A word as typed', queryLimits.length), {
      maxItems: queryLimits.terms,
      description: 'Words of the query that the title contains, or that are the number of the notice',
    }),
    attachments: Type.Array(FoundFile, {
      maxItems: MOST_FILES,
      description: `Files with words of the query, at most ${MOST_FILES}. There may be more`,
    }),
  },
  {
    $id: 'FoundIn',
    additionalProperties: false,
    description: 'Where a search with `in` found the notice. Excluded words are not shown.',
  },
)

export const SearchedAttachments = Type.Object(
  {
    files: Count('Attachments that are fetched or to be fetched'),
    searched: Count('Attachments whose text is searched'),
    waiting: Count('Attachments that are still to be fetched, read or indexed; the others have no readable text'),
  },
  {
    $id: 'SearchedAttachments',
    additionalProperties: false,
    description:
      'What a search with `in` covers, counted at most a minute ago. A file that is not searched is not found by any word.',
  },
)
