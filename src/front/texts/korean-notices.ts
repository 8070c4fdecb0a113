/** Of notices, their results, codes, sources and statistics. Descriptions of the reference by their English sentence. */
export const NOTICE_SENTENCES: Record<string, string> = {
  'Words to find in titles: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase, and parentheses group. A notice number finds that notice.':
    "제목에서 찾을 검색어. 공백은 '그리고', `|`는 '또는', `-`는 '제외', `\"…\"`는 정확한 구절이며 괄호로 묶습니다. 공고번호를 쓰면 그 공고를 찾습니다.",
  'Code or part of the name of the issuing or the demand agency. Repeat it to accept any of several values.':
    '공고기관이나 수요기관의 코드 또는 이름의 일부. 여러 번 적을 수 있으며, 그중 하나와 일치하면 됩니다.',
  'Code or part of the name of an industry the notice is limited to; `none` = notices without an industry limit. Repeat it to accept any of several values.':
    '업종제한에 있는 업종의 코드 또는 이름의 일부. `none`은 업종제한이 없는 공고입니다. 여러 번 적을 수 있으며, 그중 하나와 일치하면 됩니다.',
  'Region where the bidder is based, as a code or name. Notices without a region limit always match. Repeat it to accept any of several values.':
    '입찰할 업체의 소재지. 코드나 이름을 적습니다. 지역제한이 없는 공고는 항상 일치합니다. 여러 번 적을 수 있으며, 그중 하나와 일치하면 됩니다.',
  'Business category. Repeat it to accept any of several values.':
    '업무 구분. 여러 번 적을 수 있으며, 그중 하나와 일치하면 됩니다.',
  'Part of the contract method (계약방법). Repeat it to accept any of several values.':
    '계약방법의 일부. 여러 번 적을 수 있으며, 그중 하나와 일치하면 됩니다.',
  'What the notice says of its region limit: `limited` = limited to regions, with `region` to one of these; `nationwide` = open to bidders of all regions (전국); `unstated` = the source gives no region limit, or it could not be read. Repeat it to accept any of several values.':
    '공고의 지역제한 표시. `limited`는 지역이 제한된 공고(`region`을 함께 쓰면 그 지역이 포함된 공고), `nationwide`는 전국 공고, `unstated`는 출처에 지역제한이 없거나 읽지 못한 공고입니다. 여러 번 적을 수 있으며, 그중 하나와 일치하면 됩니다.',
  'Part of the award method (낙찰방법). Repeat it to accept any of several values.':
    '낙찰방법의 일부. 여러 번 적을 수 있으며, 그중 하나와 일치하면 됩니다.',
  'Lower bound of the estimated price, inclusive.': '추정가격의 하한(이 값 포함)',
  'Upper bound of the estimated price, inclusive.': '추정가격의 상한(이 값 포함)',
  'Currency of the bounds; a price in another currency counts as unknown.':
    '하한과 상한의 통화. 통화가 다르면 추정가격이 없는 공고로 처리합니다.',
  'What to do with notices of unknown price. Default: `exclude` if a bound is given, else `include`.':
    '추정가격이 없는 공고의 포함 여부. 기본값은 하한이나 상한이 있으면 `exclude`, 없으면 `include`입니다.',
  'Status at the moment of the answer.': '응답 시점의 상태',
  'Only notices whose bidding ends at this time or later. A time with offset, or a date, which is the whole day in Seoul.':
    '이 시각 이후에 입찰을 마감하는 공고만 조회합니다. 시간대가 있는 시각 또는 날짜이며, 날짜는 한국 시간 기준 그날 전체입니다.',
  'Only notices whose bidding ends at this time or earlier. A time with offset, or a date, which is the whole day in Seoul.':
    '이 시각 이전에 입찰을 마감하는 공고만 조회합니다. 시간대가 있는 시각 또는 날짜이며, 날짜는 한국 시간 기준 그날 전체입니다.',
  'Only notices whose bids are opened at this time or later. A time with offset, or a date, which is the whole day in Seoul.':
    '이 시각 이후에 개찰하는 공고만 조회합니다. 시간대가 있는 시각 또는 날짜이며, 날짜는 한국 시간 기준 그날 전체입니다.',
  'Only notices whose bids are opened at this time or earlier. A time with offset, or a date, which is the whole day in Seoul.':
    '이 시각 이전에 개찰하는 공고만 조회합니다. 시간대가 있는 시각 또는 날짜이며, 날짜는 한국 시간 기준 그날 전체입니다.',
  'Only notices posted at this time or later. A time with offset, or a date, which is the whole day in Seoul.':
    '이 시각 이후에 게시된 공고만 조회합니다. 시간대가 있는 시각 또는 날짜이며, 날짜는 한국 시간 기준 그날 전체입니다.',
  'Only notices posted at this time or earlier. A time with offset, or a date, which is the whole day in Seoul.':
    '이 시각 이전에 게시된 공고만 조회합니다. 시간대가 있는 시각 또는 날짜이며, 날짜는 한국 시간 기준 그날 전체입니다.',
  'Order of the notices; a leading `-` sorts from largest to smallest. Unknown values come last in both directions.':
    '정렬 기준. 앞에 `-`를 붙이면 내림차순입니다. 값이 없는 공고는 항상 마지막에 옵니다.',
  'Adds `facets`: for every value of this filter, the number of notices with that value, other filters unchanged. `agency`: the 40 busiest agencies; `month`: the months of posting. Repeat it for several filters.':
    '응답에 `facets`를 추가합니다. 다른 필터를 그대로 두고 이 필터의 값만 바꾸었을 때의 공고 건수입니다. `agency`는 공고가 가장 많은 기관 40곳, `month`는 게시월입니다. 여러 번 적을 수 있습니다.',
  'Only notices whose newest version this service recorded at this time or later. A time with offset, or a date, which is the whole day in Seoul.':
    '이 시각 이후에 이 서비스가 최신 버전을 저장한 공고만 조회합니다. 시간대가 있는 시각 또는 날짜이며, 날짜는 한국 시간 기준 그날 전체입니다.',
  'Only notices whose newest version this service recorded at this time or earlier. A time with offset, or a date, which is the whole day in Seoul.':
    '이 시각 이전에 이 서비스가 최신 버전을 저장한 공고만 조회합니다. 시간대가 있는 시각 또는 날짜이며, 날짜는 한국 시간 기준 그날 전체입니다.',
  '`true`: only notices marked urgent (긴급); `false`: only the others.':
    '`true`는 긴급공고만, `false`는 그 밖의 공고만 조회합니다.',
  'Kind of the newest version (공고종류). Repeat it to accept any of several values.':
    '최신 버전의 공고종류. 여러 번 적을 수 있으며, 그중 하나와 일치하면 됩니다.',
  'Source of the notice, exactly as in its field. Repeat it to accept any of several values.':
    '공고의 출처. 공고의 필드에 있는 값과 같아야 합니다. 여러 번 적을 수 있으며, 그중 하나와 일치하면 됩니다.',
  'Only notices with an award to this firm, as the statistics count awards: its business number, with or without hyphens, or part of its name. Repeat it to accept any of several values.':
    '이 업체가 낙찰받은 공고만 조회합니다. 집계하는 낙찰은 통계와 같습니다. 사업자등록번호(하이픈 생략 가능) 또는 상호의 일부입니다. 여러 번 적을 수 있으며, 그중 하나와 일치하면 됩니다.',
  'The number of notices for each value of a filter.': '필터 값별 공고 수',
  'The filter': '필터',
  'A value that the filter accepts; of `agency` its code, or its name if it has none; of `month` such as `2026-11`':
    '필터에 쓰는 값. `agency`는 기관 코드(없으면 이름), `month`는 `2026-11` 형식의 달입니다.',
  'Name of the agency': '기관 이름',
  'Number of notices that the search would find with this value alone in the filter; with `agency` those that name the agency, with `month` those found that were posted in it':
    '이 값만 썼을 때의 공고 수. `agency`는 그 기관의 공고, `month`는 검색 결과 중 그 달에 게시된 공고입니다.',
  'Every value of the filter; for `region` only the provinces, for `agency` the 40 busiest, for `month` those with notices, newest first':
    '선택할 수 있는 모든 값. `region`은 시·도, `agency`는 공고가 가장 많은 40곳, `month`는 공고가 있는 달(최신순)입니다.',
  'The requested filters, each once.': '요청한 필터. 중복은 없습니다.',
  'Only notices with this verdict for the company of the account, as `GET /v1/bids/{noticeNo}/eligibility` gives it. Accept any of several verdicts with `yes,check` or by repeating the parameter.':
    '회사 정보로 판단한 참가자격이 이 값인 공고만 조회합니다. 판단은 `GET /v1/bids/{noticeNo}/eligibility`와 같습니다. `yes,check`처럼 여러 값을 쓰거나 여러 번 적을 수 있습니다.',
  'Adds `explain`: how the query was understood, how many notices each filter matches alone, and hints.':
    '응답에 `explain`을 추가합니다. 검색어의 해석 결과, 필터별 일치 건수, 힌트입니다.',
  'Part of the links to the neighbouring pages, so that new notices do not shift them. Follow the links instead of setting it yourself.':
    '앞뒤 페이지 링크에 포함되는 값입니다. 새 공고가 생겨도 페이지가 밀리지 않습니다. 직접 만들지 말고 링크를 사용하십시오.',
  'A search: the parameters of `GET /v1/bids` as fields. A filter with several values is a list.':
    '검색. 필드는 `GET /v1/bids`의 파라미터와 같고, 값이 여러 개인 필터는 목록입니다.',
  'Kind of the newest version (공고종류). Any one of the values is enough.':
    '최신 버전의 공고종류. 하나만 일치해도 됩니다.',
  'Source of the notice, exactly as in its field. Any one of the values is enough.':
    '공고의 출처. 공고의 필드에 있는 값과 같아야 합니다. 하나만 일치해도 됩니다.',
  'Only notices with an award to this firm, as the statistics count awards: its business number, with or without hyphens, or part of its name. Any one of the values is enough.':
    '이 업체가 낙찰받은 공고만 조회합니다. 집계하는 낙찰은 통계와 같습니다. 사업자등록번호(하이픈 생략 가능) 또는 상호의 일부입니다. 하나만 일치해도 됩니다.',
  'Only notices with this verdict for the company of the account, as `GET /v1/bids/{noticeNo}/eligibility` gives it. Any one of several verdicts is enough.':
    '회사 정보로 판단한 참가자격이 이 값인 공고만 조회합니다. 판단은 `GET /v1/bids/{noticeNo}/eligibility`와 같습니다. 하나만 일치해도 됩니다.',
  'Adds `facets`: for every value of this filter, the number of notices with that value, other filters unchanged. `agency`: the 40 busiest agencies; `month`: the months of posting. Name several filters to count each of them.':
    '응답에 `facets`를 추가합니다. 다른 필터를 그대로 두고 이 필터의 값만 바꾸었을 때의 공고 건수입니다. `agency`는 공고가 가장 많은 기관 40곳, `month`는 게시월입니다. 여러 필터를 적을 수 있습니다.',
  'From `next` or `prev` of a response, so that new notices do not shift the pages; `null` if it has none.':
    '응답의 `next`나 `prev`에 있는 값(없으면 `null`). 새 공고가 생겨도 페이지가 밀리지 않습니다.',
  'Number of the page': '페이지 번호',
  'Where the page begins or ends; `null` if the number decides':
    '페이지가 시작하거나 끝나는 위치. 번호만으로 정해지면 `null`입니다.',
  'Fields that replace those of the same search for the page beside this one.':
    '앞이나 뒤 페이지를 요청할 때 같은 검색에서 바꾸어 보낼 필드',
  'A page of notices. `prev` and `next` are `null` where there is no such page.':
    '공고 한 페이지. 그런 페이지가 없으면 `prev`나 `next`가 `null`입니다.',
  'A page of notices': '공고 한 페이지',
  '`nextCursor` of the page before; empty = from the start.': '이전 페이지의 `nextCursor`. 비우면 처음부터입니다.',
  'Maximum number of items.': '항목의 최대 수',
  'Whether each notice comes with its results, as `GET /v1/bids/{noticeNo}` shows them in `awards`.':
    '공고마다 `GET /v1/bids/{noticeNo}`의 `awards`와 같은 개찰·낙찰 결과를 포함할지',
  'Seconds to wait for a change if there is none yet (long polling). At most five requests of an account may wait at once, and one per key.':
    '변경이 없을 때 대기할 시간(초). 동시에 대기하는 호출은 계정마다 5개, 키마다 1개까지입니다. 바로 응답하는 호출은 집계하지 않습니다.',
  'Version number given by this service, from 1.': '이 서비스의 버전 번호. 1부터 시작합니다.',
  'Revision number given by the source; the newest version of it is shown.':
    '출처의 차수. 그 차수의 최신 버전을 반환합니다.',
  'Number of the notice, percent-encoded.': '공고번호. 퍼센트 인코딩합니다.',
  'Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and values of the API, in XLSX the language of the caller. Other formats ignore it.':
    '표(CSV, XLSX)의 언어. 열 이름, 상태 등 정해진 값을 이 언어로 쓰고, 일시는 스프레드시트가 읽을 수 있도록 시간대 없이 한국 시간으로 씁니다. 생략하면 CSV는 API의 이름과 값을, XLSX는 요청한 사람의 언어를 씁니다. 다른 형식에는 적용되지 않습니다.',
  'Notices found by their numbers': '번호로 찾은 공고',
  'Only these fields of each notice, and always `noticeNo`; the others are absent. Default: all fields.':
    '공고마다 이 필드만 반환하고 나머지는 생략합니다. `noticeNo`는 항상 포함됩니다. 기본값은 모든 필드입니다.',
  'Only these fields of each notice, and always `noticeNo`; the others are absent. Default: all fields. CSV and XLSX then have only these columns.':
    '공고마다 이 필드만 반환하고 나머지는 생략합니다. `noticeNo`는 항상 포함됩니다. 기본값은 모든 필드입니다. CSV와 XLSX의 열도 같습니다.',
  'Only these fields of each notice, and always `noticeNo`; the others are absent. Default: all fields. Separate several with commas. CSV and XLSX then have only these columns.':
    '공고마다 이 필드만 반환하고 나머지는 생략합니다. `noticeNo`는 항상 포함됩니다. 기본값은 모든 필드입니다. 여러 개는 쉼표로 구분합니다. CSV와 XLSX의 열도 같습니다.',
  'A notice with all fields of `Bid`; with `fields`, with `noticeNo` and the fields named there.':
    '`Bid`의 모든 필드가 있는 공고. `fields`를 보내면 `noticeNo`와 보낸 필드만 있습니다.',
  'Notice numbers, also with a revision, as in `R26BK00000001-000`. The answer has the newest state in both cases.':
    '공고번호. `R26BK00000001-000`처럼 차수를 붙여도 됩니다. 항상 최신 상태를 반환합니다.',
  'The number as it was sent': '보낸 번호 그대로',
  'A number and its notice; `null` = unknown here, or withdrawn if there is a `withdrawal`.':
    '번호와 공고. 없는 번호의 공고는 `null`이며, `withdrawal`이 있으면 철회된 공고입니다.',
  'One item per number, in the same order': '번호마다 한 항목, 보낸 순서대로',
  'A code, or part of a name.': '코드 또는 이름의 일부',
  'All openings, in no order.': '모든 개찰 결과. 순서는 정해져 있지 않습니다.',
  'One opening as JSON per line': '한 줄에 개찰 하나인 JSON',
  'A line of names, then one line per opening': '머리글 한 줄과 개찰마다 한 줄',
  'A page of codes': '코드 한 페이지',
  'Every source': '모든 출처',
  'Currency of all amounts; awards in another currency are left out and counted in `excluded`.':
    '모든 금액의 통화. 다른 통화의 낙찰은 제외하며 건수는 `excluded`에 있습니다.',
  'First day of opening. A time with offset, or a date; the whole day in Seoul counts.':
    '개찰일의 첫날. 시간대가 있는 시각 또는 날짜이며, 한국 시간 기준 그날 전체를 포함합니다.',
  'Last day of opening. Without `from` and `to`: the last 12 months. A time with offset, or a date; the whole day in Seoul counts.':
    '개찰일의 마지막 날. `from`과 `to`를 생략하면 최근 12개월입니다. 시간대가 있는 시각 또는 날짜이며, 한국 시간 기준 그날 전체를 포함합니다.',
  'Business number, with or without hyphens, or part of the name of a firm that won. Repeat it to accept any of several values.':
    '낙찰업체의 사업자등록번호(하이픈 생략 가능) 또는 이름의 일부. 여러 번 적을 수 있으며, 그중 하나와 일치하면 됩니다.',
  'What the awards are grouped by: one or two dimensions. Default: `agency`.':
    '집계 기준. 하나 또는 두 개이며 기본값은 `agency`입니다.',
  'Order of the groups; a leading `-` sorts from largest to smallest. Unknown and withheld values come last; ties are ordered by the key of the group.':
    '정렬 기준. 앞에 `-`를 붙이면 내림차순입니다. 값이 없거나 제공하지 않는 항목은 마지막에 오며, 값이 같으면 이름순입니다.',
  'Which agency of an opening `agency` means: the issuing one, the demand agency (the issuing one if there is none), or any of the two.':
    '`agency` 조건이 뜻하는 기관: 공고기관, 수요기관(없으면 공고기관), 또는 둘 중 하나',
  'Adds `explain`: values of `agency` and `winner` without any match, with the nearest names.':
    '응답에 `explain`을 추가합니다. 일치하는 기관이나 업체가 없는 `agency`, `winner` 값과 비슷한 이름입니다.',
  'Award statistics': '낙찰 통계',
  'Business numbers, with or without hyphens. Repeat it to compare firms. Either this or `name` is required, not both.':
    '사업자등록번호(하이픈 생략 가능). 여러 번 적어 업체를 비교할 수 있습니다. `name`과 함께 쓸 수 없으며 둘 중 하나가 필요합니다.',
  'Name of a firm, or part of it; (주), 주식회사 and spaces are ignored. Either this or `businessNo` is required, not both.':
    '업체 이름 또는 그 일부. (주), 주식회사, 공백은 무시합니다. `businessNo`와 함께 쓸 수 없으며 둘 중 하나가 필요합니다.',
  'What these firms bid and won': '이 업체들의 투찰과 낙찰',
  'Past rates of the same category and amount band, of the same agency if it has enough awards':
    '업무 구분과 금액 구간이 같은 과거 낙찰률. 낙찰이 충분하면 같은 기관의 값',
  'Identifier of the notice': '공고의 ID',
  'Keyword as typed': '입력한 그대로의 키워드',
  "The account's active keywords that match this notice": '이 공고와 일치하는, 사용 중인 키워드',
  'Status at the moment of the answer': '응답 시점의 상태',
  'Version number given by this service, from 1': '이 서비스의 버전 번호. 1부터 시작합니다.',
  'When this service recorded this version': '이 서비스가 이 버전을 저장한 시각',
  Region: '지역',
  'Industry code': '업종 코드',
  'Name of the item': '항목 이름',
  'Its amount': '항목의 금액',
  'Name of the industry': '업종 이름',
  'Source of the notice': '공고의 출처',
  'Whether the company may bid; only in `GET /v1/bids`, and only if the account has a company profile':
    '회사의 참가자격. 회사 정보가 있는 계정의 `GET /v1/bids`에만 있습니다',
  'How the search text was understood': '검색어를 해석한 결과',
  'Name of the filter': '필터의 이름',
  'Number of notices that match this filter alone': '이 필터만 썼을 때의 공고 수',
  'Each filter on its own': '필터별 결과',
  'One hint': '힌트 하나',
  'Hints on why few or no notices match, in the language of `Content-Language`':
    '결과가 적거나 없는 이유. 언어는 `Content-Language`에 있습니다.',
  '`delete` = the notice was withdrawn; there is no `bid`, but a `withdrawal`':
    '`delete`는 공고가 철회되었다는 뜻이며 `bid` 대신 `withdrawal`이 있습니다.',
  'When and why a notice was withdrawn': '공고가 철회된 시각과 사유',
  'When this service recorded the withdrawal': '이 서비스가 철회를 저장한 시각',
  'Why, as the source or the operator says': '출처나 운영자가 밝힌 사유',
  'The notice that remains, if both turned out to be the same one': '중복으로 확인되어 철회된 경우 남은 공고의 번호',
  Notice: '공고',
  Version: '버전 번호',
  'Cursor for the next call': '다음 호출에 쓸 커서',
  'With `awards=true`: results, one per lot and round':
    '`awards=true`일 때 개찰 결과. 분류와 입찰 회차마다 하나입니다.',
  'Whether more can be fetched right away': '바로 이어서 받을 항목이 있는지',
  'Name of the field': '필드 이름',
  'Value before': '이전 값',
  'Value after': '이후 값',
  'Version number given by this service': '이 서비스의 버전 번호',
  'When this version was recorded': '이 버전을 저장한 시각',
  'Changes from the version before': '이전 버전에서 바뀐 내용',
  'Name of the firm': '업체 이름',
  'Business registration number': '사업자등록번호',
  'Amount this firm won; `null` where the source gives only the amount of the whole award':
    '이 업체의 낙찰금액. 출처에 전체 금액만 있으면 `null`입니다.',
  'Its share of a joint award, %; `null` where the source does not give it':
    '공동 낙찰의 지분, %. 출처에 없으면 `null`입니다.',
  'A firm that won, alone or with others.': '단독으로 또는 공동으로 낙찰받은 업체',
  Lot: '분류',
  'Number of the re-bid, 0 = the first bidding': '재입찰 차수. 0은 첫 입찰입니다.',
  'How the round ended': '개찰의 결과',
  'When it was decided': '결과가 확정된 시각',
  'The first of `winners`': '`winners`의 첫 업체',
  'Every firm that won, as the source lists them': '모든 낙찰업체(출처의 순서)',
  'When the bids were opened': '개찰 일시',
  'Winning amount of all winners together': '모든 낙찰업체를 합한 낙찰금액',
  'Award rate, %': '낙찰률, %',
  'The price that the rate is a percentage of': '낙찰률의 기준 금액',
  'Planned price (예정가격)': '예정가격',
  'Base amount (기초금액) at the opening': '개찰 때의 기초금액',
  'Number of bidders': '참가업체 수',
  'Why the bidding failed or was cancelled': '유찰되거나 취소된 이유',
  'When the result was corrected': '결과가 정정된 시각',
  Title: '공고명',
  Agency: '기관',
  'Winning amount': '낙찰금액',
  'When it was awarded': '낙찰 일시',
  'Number of the pre-specification': '사전규격 번호',
  'Title of the planned purchase': '구매 예정 건의 이름',
  'Agency that plans to buy': '구매 예정 기관',
  'Demand agency (수요기관)': '수요기관',
  'Budget (배정예산), in won': '배정예산(원)',
  'When it was published': '공개 일시',
  'Deadline for firms to comment': '업체의 의견 등록 마감',
  'File name': '파일 이름',
  'Address of the file': '파일 주소',
  'Its documents': '첨부 문서',
  'Word in the title of the notice asked about': '조회한 공고의 공고명에 있는 단어',
  'Word in the title of the similar notice': '비슷한 공고의 공고명에 있는 단어',
  'Two words for the same purchase.': '같은 구매를 가리키는 두 단어',
  'How much of the title asked about is in the other title, %. Rare words weigh more than common ones, and words that most titles have weigh nothing':
    '조회한 공고명이 다른 공고명에 들어 있는 정도(%). 드문 단어일수록 비중이 크고, 대부분의 공고명에 있는 단어는 반영하지 않습니다.',
  'Words that the two titles use for the same purchase, such as 청소 and 미화':
    '두 공고명이 같은 구매를 가리켜 쓴 서로 다른 단어(예: 청소와 미화)',
  'Whether the two require licences in common; notices without any licence are compared by title alone':
    '요구하는 면허가 겹치는지 여부. 면허가 없는 공고는 공고명만 비교합니다.',
  'Whether the same agency issued both': '같은 기관이 낸 공고인지 여부',
  'A notice similar to another, and why.': '비슷한 공고와 그 근거',
  'Notices similar to one notice': '한 공고와 비슷한 공고',
  'The most similar first, those that require licences in common before the others':
    '비슷한 순서. 면허가 겹치는 공고가 먼저 나옵니다.',
  'Only notices with one of these statuses at the moment of the answer.':
    '응답 시점의 상태가 이 가운데 하나인 공고만 반환합니다.',
  'Most notices in the answer.': '반환할 공고의 최대 건수',
  'Every version, newest first': '모든 버전(최신순)',
  'Results, one per lot and round': '개찰 결과. 분류와 입찰 회차마다 하나입니다.',
  'Past awards of the same category and trade with similar titles, the most similar first; empty if none is similar enough':
    '업무 구분과 면허·업종이 같고 제목이 비슷한 지난 낙찰. 유사도순이며, 충분히 비슷한 낙찰이 없으면 비어 있습니다.',
  'Pre-specifications (사전규격) published before the notice; empty unless the operator has enabled their source':
    '공고 전에 공개된 사전규격. 운영자가 그 출처를 활성화하지 않았으면 비어 있습니다.',
  'When the notice was last fetched from its source': '출처에서 공고를 마지막으로 가져온 시각',
  'Code; a few agencies have none': '코드. 일부 기관에는 없습니다.',
  Name: '이름',
  'Number of notices that match a filter by this code': '이 코드로 검색되는 공고 수',
  'Name of the source, as in `source` of a notice': '공고의 `source`와 같은 출처 이름',
  'When it last responded successfully': '마지막으로 정상 응답한 시각',
  'By how many seconds the stored notices may lag behind the source; `null` if it is not polled':
    '저장한 공고가 출처보다 늦을 수 있는 최대 시간(초). 주기적으로 조회하지 않는 출처는 `null`입니다.',
  'Notices first seen in the last 24 hours': '지난 24시간에 처음 가져온 공고 수',
  'For each field, the share of notices of the last 30 days without a value':
    '최근 30일의 공고 중 값이 없는 비율(필드별)',
  'Number of time windows that failed and will be fetched again': '수집에 실패하여 다시 가져올 기간의 수',
  'Number of records that could not be read': '읽지 못한 기록의 수',
  'Start of the period': '기간의 시작',
  'End of the period': '기간의 끝',
  'Periods that could not be read for more than an hour: notices of these periods may be missing. They are fetched again until that succeeds, and missing notices are reported then.':
    '한 시간 넘게 수집하지 못한 기간. 이 기간의 공고가 빠져 있을 수 있습니다. 성공할 때까지 다시 수집하며, 빠졌던 공고는 그때 알립니다.',
  'Number of notices with missing parts, and of OCDS processes that have announced only a plan':
    '일부 정보가 아직 도착하지 않은 공고와 계획만 발표된 OCDS 절차의 수',
  Code: '코드',
  'Name of the firm, as in its latest award': '가장 최근 낙찰에 적힌 업체 이름',
  'Band of the estimated price': '추정가격 구간',
  'Region the notice is limited to; `전국` = no limit': '지역제한. `전국`은 제한이 없다는 뜻입니다.',
  'Month in Seoul': '월(한국 시간 기준)',
  'Lower edge in %, inclusive': '구간의 시작(%, 포함)',
  'Upper edge in %, exclusive': '구간의 끝(%, 미포함)',
  'Number of values in the bin; in `noSkill`, the expected number': '구간의 건수. `noSkill`에서는 기댓값입니다.',
  'A bin of 0.1 percentage points': '0.1%포인트 구간 하나',
  'Awards that have such a rate': '이 비율이 있는 낙찰 건수',
  Median: '중앙값',
  'First quartile': '제1사분위수(25%)',
  'Third quartile': '제3사분위수(75%)',
  Mean: '평균',
  'Bins of 0.1 percentage points with any values, ascending; `null` = withheld':
    '값이 있는 0.1%포인트 구간(오름차순). 제공하지 않으면 `null`입니다.',
  'Distribution of rates in %; withheld if there are fewer than 5 awards':
    '비율(%)의 분포. 낙찰이 5건 미만이면 제공하지 않습니다.',
  'Awards it won': '낙찰받은 건수',
  'Sum of what it won alone': '단독으로 낙찰받은 금액의 합',
  'Share of the total amount, in %': '전체 금액에서 차지하는 %',
  'Openings left out as failed': '유찰되어 집계에서 제외한 개찰 건수',
  'Openings left out as cancelled': '취소되어 집계에서 제외한 개찰 건수',
  'Openings left out as superseded': '이후의 개찰로 대체되어 집계에서 제외한 개찰 건수',
  'Openings left out as otherCurrency': '통화가 달라 집계에서 제외한 개찰 건수',
  'Openings left out as severalWinners': '공동 낙찰이어서 집계에서 제외한 개찰 건수',
  'Openings left out as unitPrice': '단가계약이어서 집계에서 제외한 개찰 건수',
  'Openings left out as negotiated': '협상에 의한 계약이어서 집계에서 제외한 개찰 건수',
  'Openings left out as direct': '수의계약이어서 집계에서 제외한 개찰 건수',
  'Openings left out as noRate': '비율이 없어 집계에서 제외한 개찰 건수',
  'Openings left out as outOfRange': '비율이 범위를 벗어나 집계에서 제외한 개찰 건수',
  'Openings left out as noAmount': '금액을 알 수 없어 집계에서 제외한 개찰 건수',
  'Value of the awards with several winners, undivided': '공동 낙찰의 금액(나누지 않은 전체 금액)',
  'Number of openings left out of a figure, by reason; absent = 0. `failed`: no winner · `cancelled`: the opening or its notice was cancelled · `superseded`: a later opening of the same lot replaced it · `otherCurrency`: awarded in another currency · `severalWinners`: several firms won together · `unitPrice`: a price per unit (단가계약) · `negotiated`: awarded by negotiation · `direct`: direct contract with a chosen firm · `noRate`: the source gives no rate · `outOfRange`: a rate below 10 % or above 200 % · `noAmount`: no amount is known.':
    '수치의 집계에서 제외한 개찰의 이유별 건수. 없으면 0입니다. `failed`: 낙찰업체가 없음 · `cancelled`: 개찰이나 공고가 취소됨 · `superseded`: 같은 분류의 이후 개찰로 대체됨 · `otherCurrency`: 다른 통화로 낙찰됨 · `severalWinners`: 공동 낙찰 · `unitPrice`: 단가계약 · `negotiated`: 협상에 의한 계약 · `direct`: 업체를 지정한 수의계약 · `noRate`: 출처에 비율이 없음 · `outOfRange`: 비율이 10% 미만이거나 200% 초과 · `noAmount`: 금액을 알 수 없음',
  Awards: '낙찰 건수',
  'Sum of the amounts': '금액의 합',
  'Median of the amounts': '금액의 중앙값',
  'Awards whose number of bidders is known': '참가업체 수가 확인된 낙찰 건수',
  'Firms with the most awards': '최다 낙찰업체',
  'A distribution is withheld because it has fewer than 5 awards': '낙찰이 5건 미만이어서 분포를 제공하지 않습니다.',
  'Position in the feed of changes': '변경 피드의 위치',
  'When that was the newest position': '그 위치가 최신이던 시각',
  'The state of the data that all figures refer to': '모든 수치의 기준 시점',
  'Values of `agency` and `winner` without any match, each with the nearest names, in the language of `Content-Language`.':
    '일치하는 기관이나 업체가 없는 `agency`, `winner` 값과 비슷한 이름. 언어는 `Content-Language`에 있습니다.',
  'Why few or no awards match.': '결과가 적거나 없는 이유',
  'Number of items on all pages': '모든 페이지의 항목 수',
  'Page number, from 1': '페이지 번호. 1부터 시작합니다.',
  'The price that rates are a percentage of: the planned price (예정가격) or the estimated price (추정가격)':
    '낙찰률의 기준 금액. 예정가격 또는 추정가격입니다.',
  'First day': '첫날',
  'Last second of the last day': '마지막 날의 마지막 1초',
  'Issuing agency': '공고기관',
  Rank: '순위',
  'Rank; `null` = excluded from the ranking (see `reason`), or the source gives no ranks':
    '순위. `null`이면 순위에서 제외되었거나(사유는 `reason`) 출처에 순위가 없습니다.',
  'Remark of the source on the bid, usually why it was excluded from the ranking':
    '투찰에 대한 출처의 비고. 주로 순위에서 제외된 사유입니다.',
  'A firm that took part in an opening.': '개찰에 참가한 업체',
  'How the round ended; `opened` = not decided yet': '개찰의 결과. `opened`는 결과가 아직 확정되지 않았다는 뜻입니다.',
  'Number of bidders listed by the source; only these are in `items`':
    '출처가 이름을 밝힌 참가업체 수. `items`에는 이 업체들만 있습니다.',
  'One bidding for one lot, once its bids are opened.': '개찰된 입찰 하나(분류와 회차별)',
  'The openings that the filters select, on every page': '필터와 일치하는 개찰. 모든 페이지에 있습니다.',
  'A page of bidders and the openings they belong to': '참가업체 한 페이지와 그 개찰',
  'Only openings of this lot; `0` if there are no lots.': '이 분류의 개찰만 조회합니다. 분류가 없으면 `0`입니다.',
  'Only this re-bid; 0 = the first bidding.': '이 차수의 재입찰만 조회합니다. 0은 첫 입찰입니다.',
  'Only openings of this revision of the notice.': '공고의 이 차수의 개찰만 조회합니다.',
  'Amount of the bid': '투찰금액',
  'Rate of the bid, %': '투찰률, %',
  '`null` = opened but not decided yet': '`null`이면 개찰했지만 결과가 확정되지 않았습니다.',
  'Openings it took part in': '참가한 개찰 건수',
  'Of these, openings not decided yet': '그중 결과가 확정되지 않은 개찰 건수',
  'Of these, openings it won': '그중 낙찰받은 개찰 건수',
  'Wins in % of the decided ones': '결과가 확정된 개찰 중 낙찰받은 비율(낙찰 성공률), %',
  'Sum of the awards it won alone': '단독으로 낙찰받은 금액의 합',
  'Median rate of its bids, %': '투찰률의 중앙값, %',
  Bids: '투찰 건수',
  Wins: '낙찰 건수',
  'Agencies it bids with most': '가장 많이 투찰한 기관',
  'Amount won': '낙찰금액',
  'Months with bids, ascending': '투찰한 달(오름차순)',
  'Business registration number of the first firm': '첫째 업체의 사업자등록번호',
  'Its name': '첫째 업체의 이름',
  'Business registration number of the second firm': '둘째 업체의 사업자등록번호',
  'Openings that both took part in': '두 업체가 모두 참가한 개찰 건수',
  'Of these, won by the first firm': '그중 첫째 업체가 낙찰받은 건수',
  'Of these, won by the second firm': '그중 둘째 업체가 낙찰받은 건수',
  'Of these, the first firm ranked better': '그중 첫째 업체의 순위가 앞선 건수',
  'Of these, the second firm ranked better': '그중 둘째 업체의 순위가 앞선 건수',
  'Bids in the period': '기간의 투찰 건수',
  'Every pair of the firms': '모든 두 업체 조합',
  'Firms that match the given name': '이름과 일치하는 후보 업체',
  'Day of opening in Seoul': '개찰일(한국 시간 기준)',
  'Rate on the basis, %': '기준 금액에 대한 비율, %',
  'Which awards of the category, amount band and currency are covered: `agency` = those of the same agency, `region` = those limited to a province the notice is limited to, `band` = all. The first of these with at least 5 rates; `band` if none has':
    '업무 구분, 금액 구간, 통화가 같은 낙찰의 범위. `agency` = 같은 기관, `region` = 지역제한이 공고와 같은 시·도, `band` = 전체. 낙찰률이 5건 이상인 첫 범위이며, 모두 5건 미만이면 `band`입니다.',
  Province: '시·도',
  'Provinces that the notice is limited to; empty = no limit, or an unreadable one':
    '공고의 지역제한이 있는 시·도. 비어 있으면 제한이 없거나 읽지 못했습니다.',
  'Awards behind the rates': '낙찰률의 근거가 된 낙찰 건수',
  'Range of the reserve prices around the base amount in ± %, estimated from these openings: 2 or 3':
    '복수예비가격의 범위(기초금액 대비 ±%). 이 개찰 결과에서 추정한 값으로 2 또는 3입니다.',
  'Standard deviation of the planned price in % of the base amount, caused by the draw alone':
    '추첨으로만 생기는 예정가격의 표준편차(기초금액 대비 %)',
  'The average of the same number of random draws, as a baseline without any pattern':
    '같은 횟수의 무작위 추첨에서 기대되는 분포(무작위 기댓값)',
  'The awards behind the rates, latest first': '낙찰률의 근거가 된 낙찰(최신순)',
  '`true`: only notices that active keywords of the account match; `false`: only the others.':
    '`true`: 계정의 사용 중인 키워드와 일치하는 공고만, `false`: 나머지 공고만 조회합니다.',
}
