import { Count, Id, Nullable, SmallCount, Text } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import { queryLimits } from '../../search/query.ts'

/** Matches in an excerpt, and its maximum length. */
const LONGEST = 300
const MOST_FILES = 3

const Span = Type.Object(
  {
    start: SmallCount({ en: 'First code point', ko: '첫 코드 포인트' }),
    end: SmallCount({ en: 'Code point after the last one', ko: '마지막 코드 포인트의 다음' }),
  },
  { additionalProperties: false },
)

const FoundFile = Type.Object(
  {
    attachmentId: Id({ en: 'Identifier of the attachment', ko: '첨부파일의 ID' }),
    name: Text({ en: 'File name', ko: '파일 이름' }),
    entry: Nullable(
      Text(
        {
          en: 'Path of the file in an archive; `null` = no archive',
          ko: '압축 파일 안의 경로. 압축 파일이 아니면 `null`입니다.',
        },
        LONGEST,
      ),
    ),
    page: Nullable(
      SmallCount({
        en: 'Page, section or sheet, from 1; `null` = the format has none',
        ko: '페이지, 구역 또는 시트(1부터). 형식에 페이지가 없으면 `null`입니다.',
      }),
    ),
    excerpt: Text({
      en: 'Text around the first hit in the file; line ends are blanks',
      ko: '파일에서 처음 일치한 곳 주변의 텍스트. 줄바꿈은 공백입니다.',
    }),
    places: Type.Array(Span, {
      maxItems: LONGEST,
      description: {
        en: 'Where the word is in `excerpt`, in Unicode code points, `end` exclusive',
        ko: '`excerpt`에서 단어의 위치. 유니코드 코드 포인트 단위이며 `end` 위치는 포함하지 않습니다.',
      },
    }),
  },
  {
    $id: 'FoundFile',
    additionalProperties: false,
    description: { en: 'A file in which a word of a search was found.', ko: '검색어가 있는 파일' },
  },
)

export const FoundIn = Type.Object(
  {
    title: Type.Array(Text({ en: 'A word as typed', ko: '입력한 그대로의 단어' }, queryLimits.length), {
      maxItems: queryLimits.terms,
      description: {
        en: 'Words of the query that the title contains, or that are the number of the notice',
        ko: '공고명에 있거나 공고번호인 검색어',
      },
    }),
    attachments: Type.Array(FoundFile, {
      maxItems: MOST_FILES,
      description: {
        en: `Files with words of the query, at most ${MOST_FILES}. There may be more`,
        ko: `검색어가 있는 파일. ${MOST_FILES}개까지이며 더 있을 수 있습니다.`,
      },
    }),
  },
  {
    $id: 'FoundIn',
    additionalProperties: false,
    description: {
      en: 'Where a search with `in` found the notice. Excluded words are not shown.',
      ko: '`in`을 쓴 검색에서 공고를 찾은 위치. 제외한 단어는 표시하지 않습니다.',
    },
  },
)

export const SearchedAttachments = Type.Object(
  {
    files: Count({ en: 'Attachments that are fetched or to be fetched', ko: '가져왔거나 가져올 첨부파일 수' }),
    searched: Count({ en: 'Attachments whose text is searched', ko: '텍스트를 검색하는 첨부파일 수' }),
    waiting: Count({
      en: 'Attachments that are still to be fetched, read or indexed; the others have no readable text',
      ko: '아직 가져오거나 읽거나 색인하지 않은 첨부파일 수. 나머지는 읽을 수 있는 텍스트가 없습니다.',
    }),
  },
  {
    $id: 'SearchedAttachments',
    additionalProperties: false,
    description: {
      en: 'What a search with `in` covers, counted at most a minute ago. A file that is not searched is not found by any word.',
      ko: '`in`을 쓴 검색의 범위. 1분 이내에 집계한 값입니다. 검색하지 않는 파일은 어떤 단어로도 찾을 수 없습니다.',
    },
  },
)
