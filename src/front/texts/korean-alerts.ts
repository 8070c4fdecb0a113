/** Of keywords, events, webhooks and reports. Descriptions of the reference by their English sentence. */
export const ALERT_SENTENCES: Record<string, string> = {
  'A page of keywords': '키워드 한 페이지',
  'A stored search of an account.': '계정의 키워드',
  'What a keyword would have matched in the last 90 days.': '최근 90일의 일치 공고',
  'The keyword.': '키워드',
  'Deleted.': '삭제했습니다.',
  '`nextCursor` of the page before, with the same `sort`; empty = from the oldest stored event, with `sort=-timestamp` from the newest.':
    '이전 페이지의 `nextCursor`. 같은 `sort`와 함께 보내십시오. 비우면 보관 중인 가장 오래된 이벤트부터, `sort=-timestamp`이면 최신 이벤트부터입니다.',
  'Only events with this mark. Repeat it to accept any of several marks.':
    '이 표시의 이벤트만 조회합니다. 여러 번 적을 수 있습니다.',
  'Only events this keyword led to.': '이 키워드로 생긴 이벤트만 조회합니다.',
  'Oldest or newest first; a stream ignores it.': '오래된 순 또는 최신순. 스트림에서는 무시합니다.',
  'Only with `sort=-timestamp`: cursor of the newest event when the first page was read. Send it as `since`, without `sort`, to get later events as a list or a stream.':
    '`sort=-timestamp`에만 있습니다. 첫 페이지를 조회한 시점의 최신 이벤트 위치입니다. `sort` 없이 `since`로 보내면 그 이후의 이벤트를 목록이나 스트림으로 받습니다.',
  'An event and its mark; absent fields stay as they are.': '이벤트와 표시. 보내지 않은 필드는 그대로 둡니다.',
  'The marks, each event once.': '표시. 이벤트는 중복될 수 없습니다.',
  'How to mark many events.': '이벤트 여러 건을 표시하는 방법',
  'How an event is marked.': '이벤트의 표시',
  'The resulting marks, in the order sent.': '변경된 표시(보낸 순서)',
  'The marks of the events.': '이벤트의 표시',
  'Identifier of the event.': '이벤트의 ID',
  'Only events of this type. Repeat it to accept any of several types.':
    '이 종류의 이벤트만 조회합니다. 여러 번 적을 수 있습니다.',
  'Maximum number of items; a stream ignores it.': '항목의 최대 수. 스트림에서는 무시합니다.',
  'Events, oldest first unless `sort` says otherwise.': '이벤트. `sort`를 생략하면 오래된 순입니다.',
  'The event.': '이벤트',
  'Something the account is notified of.': '계정에 전달하는 알림',
  'A page of matches': '일치 공고 한 페이지',
  'A page of webhooks': '웹훅 한 페이지',
  'A webhook with its new secret.': '웹훅과 새 비밀값',
  'The webhook.': '웹훅',
  'A URL that receives events of the account.': '계정의 이벤트를 보내는 주소',
  'The delivery of one event to one webhook.': '이벤트 한 건을 웹훅 하나로 보내는 전송',
  'Only deliveries in this state.': '이 상태의 전송만 조회합니다.',
  'Only deliveries created at this time or later: a time with offset, or a date.':
    '이 시각 이후에 만든 전송만 조회합니다. 시간대가 있는 시각 또는 날짜입니다.',
  'A page of deliveries': '전송 한 페이지',
  'The delivery.': '전송',
  'A delivery with its attempts.': '전송과 그 시도',
  'Number of deliveries sent again, each once.': '다시 보내는 전송의 수. 전송마다 한 번 보냅니다.',
  'A report, requested or finished.': '요청했거나 완성된 보고서',
  'A page of reports': '보고서 한 페이지',
  'The report.': '보고서',
  'The file, in the format of the report.': '요청할 때 정한 형식의 파일',
  'A PDF': 'PDF 파일',
  'A workbook': '엑셀 통합 문서',
  'A self-contained page': '단일 파일로 된 웹 페이지',
  'The signed token of the link.': '링크의 서명된 토큰',
  'A report that is generated after each period.': '기간마다 생성하는 보고서',
  'A page of schedules': '예약 한 페이지',
  'The schedule.': '예약',
  'Identifier of the keyword.': '키워드의 ID',
  'Words to find in titles, in the search language: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase, and parentheses group. It may be empty if the filter names an agency or an industry.':
    "제목에서 찾을 검색어. 공백은 '그리고', `|`는 '또는', `-`는 '제외', `\"…\"`는 정확한 구절이며 괄호로 묶습니다. 필터에 기관이나 업종이 있으면 비워 둘 수 있습니다.",
  'Code or part of the name of the issuing or the demand agency. Any one of the values is enough.':
    '공고기관이나 수요기관의 코드 또는 이름의 일부. 하나만 일치해도 됩니다.',
  'Code or part of the name of an industry the notice is limited to; `none` = notices without an industry limit. Any one of the values is enough.':
    '업종제한에 있는 업종의 코드 또는 이름의 일부. `none`은 업종제한이 없는 공고입니다. 하나만 일치해도 됩니다.',
  'Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of the values is enough.':
    '입찰할 업체의 소재지. 코드나 이름을 적습니다. 지역제한이 없는 공고는 항상 일치합니다. 하나만 일치해도 됩니다.',
  'Business category. Any one of the values is enough.': '업무 구분. 하나만 일치해도 됩니다.',
  'Part of the contract method (계약방법). Any one of the values is enough.':
    '계약방법의 일부. 하나만 일치해도 됩니다.',
  'What the notice says of its region limit: `limited` = limited to regions, with `region` to one of these; `nationwide` = open to bidders of all regions (전국); `unstated` = the source gives no region limit, or it could not be read. Any one of the values is enough.':
    '공고의 지역제한 표시. `limited`는 지역이 제한된 공고(`region`을 함께 쓰면 그 지역이 포함된 공고), `nationwide`는 전국 공고, `unstated`는 출처에 지역제한이 없거나 읽지 못한 공고입니다. 하나만 일치해도 됩니다.',
  'Part of the award method (낙찰방법). Any one of the values is enough.': '낙찰방법의 일부. 하나만 일치해도 됩니다.',
  'Currency of the bounds (ISO 4217), `KRW` by default; a price in another currency counts as unknown.':
    '하한과 상한의 통화(ISO 4217). 기본값은 `KRW`이며, 통화가 다르면 추정가격이 없는 공고로 처리합니다.',
  'What to do with notices of unknown price. `null`: `exclude` if a bound is given, else `include`.':
    '추정가격이 없는 공고의 포함 여부. `null`이면 하한이나 상한이 있을 때 `exclude`, 없으면 `include`입니다.',
  'Texts a title must not contain; each works like `-"…"` in the keyword.':
    '제목에 없어야 하는 문구. 각각 키워드의 `-"…"`와 같습니다.',
  'Conditions on a notice besides its words, as typed.': '검색어 외의 조건. 입력한 그대로입니다.',
  'When mails are sent: at once, daily at 08:00, on Mondays at 08:00 (in the recipient’s time zone), or never.':
    '메일 주기. 즉시, 매일 08:00, 매주 월요일 08:00(수신자의 시간대), 보내지 않음 중 하나입니다.',
  'Members who get the mails; empty = the member who created the keyword, or the owner of the account if a key did.':
    '메일을 받는 구성원. 비어 있으면 키워드를 만든 구성원이고, 키로 만들었으면 계정의 소유자입니다.',
  'Whether events are sent to webhooks (Enterprise). Default: `true` if the plan includes webhooks.':
    '이벤트를 웹훅으로 보낼지(Enterprise). 요금제에 웹훅이 있으면 기본값은 `true`입니다.',
  'What to notify about: notices that match for the first time, and what happens to them later.':
    '알릴 내용. 신규 일치 공고와 이후의 변경, 취소, 낙찰입니다.',
  'How many days before closing a reminder is mailed; reminders follow a deadline that moves.':
    '마감 알림을 보낼 날(마감까지 남은 일수). 마감일시가 바뀌면 바뀐 일시를 기준으로 합니다.',
  'What to notify about, whom and how.': '알림 내용, 수신자, 방법',
  'A paused keyword matches nothing.': '일시 중지한 키워드는 어떤 공고와도 일치하지 않습니다.',
  '`owner` = paused by request, `plan` = the account has more keywords than its plan includes.':
    '`owner`: 요청에 따라 일시 중지함 · `plan`: 키워드 수가 요금제의 한도를 넘음',
  'The key that created it; `null` = the operator.': '이 키워드를 만든 키. `null`은 운영자입니다.',
  'When it was last changed.': '마지막으로 바뀐 시각',
  'Number of matches since it was created.': '만든 뒤의 일치 공고 수',
  'When a notice last matched it.': '마지막으로 공고와 일치한 시각',
  'Values of one field are combined with OR, fields with AND.':
    '같은 필드의 값은 하나만, 서로 다른 필드는 모두 일치해야 합니다.',
  'What to look for.': '검색어와 조건',
  'Start of the period: the beginning of a day in Seoul.': '기간의 시작. 한국 시간 기준 하루가 시작되는 시각입니다.',
  'End of the period: now.': '기간의 끝. 지금입니다.',
  'Number of notices posted in the period that match.': '기간에 게시된 일치 공고 수',
  'Number of all notices posted in the period.': '기간에 게시된 전체 공고 수',
  '`matches` as a percentage of `notices`.': '`notices`에서 `matches`가 차지하는 %',
  'Average number of matches per day.': '하루 평균 일치 공고 수',
  'How often it will report, as the preview says; only in the response of `POST /v1/keywords`.':
    '예상 알림 건수. 미리 보기와 같으며 `POST /v1/keywords`의 응답에만 있습니다.',
  'About how many notices a week it would report: `matches` × 7 / 90, rounded to one decimal.':
    '주당 예상 알림 건수. `matches` × 7 / 90을 소수점 첫째 자리로 반올림합니다.',
  'Whether it would report more than 30 notices a day on average: narrow it, or choose a digest.':
    '하루 평균 알림이 30건을 넘는지 여부. 넘으면 키워드를 좁히거나 모음 메일(매일, 매주)을 선택하십시오.',
  'Only notices for which the company profile of the account has one of these verdicts: `yes` = you may bid, `check` = the data do not decide it. Empty = all. Requires a company profile.':
    '회사 정보로 판단한 참가자격이 이 중 하나인 공고만. `yes`는 참가 가능, `check`는 확인 필요입니다. 비우면 모든 공고이며, 회사 정보가 필요합니다.',
  'The verdict for which the notice was not reported.': '공고를 알리지 않았을 때의 판단',
  'The verdict now.': '지금의 판단',
  'What led to it: a change of the notice, or of the company profile.':
    '바뀐 이유. 공고의 변경 또는 회사 정보의 변경입니다.',
  'The notice was not reported earlier because of its verdict, which has changed; only with `bid.matched` of keywords with `filter.eligibility`.':
    '판단 때문에 알리지 않았던 공고의 판단이 바뀌었습니다. `filter.eligibility`가 있는 키워드의 `bid.matched`에만 있습니다.',
  'Whether it matches more than 30 % of at least 100 notices, so that adding it would be rejected.':
    '전체 공고가 100건 이상이고 그중 30%를 넘게 일치하여 추가할 수 없는지',
  'The keywords, in the order in which they would be added.': '추가할 순서대로 적은 키워드',
  'The keyword of one line.': '한 줄의 키워드',
  'A list of keywords to check before adding them.': '미리 볼 키워드 목록',
  '`ok` = it would be added; `repeated` = equivalent to an earlier line; otherwise the reason for rejection. `limit_reached`: the lines above use up the limit of the plan.':
    '`ok`는 추가됨, `repeated`는 앞의 줄과 동일함을 뜻합니다. 그 밖의 값은 거절 이유입니다. `limit_reached`는 앞의 줄까지 추가하면 요금제의 한도에 도달한다는 뜻입니다.',
  'Number of notices posted in the period that match; `null` if the line is rejected without counting.':
    '기간에 게시된 일치 공고 수. 거절되어 집계하지 않은 줄은 `null`입니다.',
  'With `keyword_exists`: the equivalent keyword of the account.':
    '`keyword_exists`일 때, 계정에 이미 있는 동일한 키워드',
  'With `repeated`: the earlier equivalent line, counted from 0.': '`repeated`일 때, 동일한 앞의 줄(0부터)',
  'Errors of the line; empty if it is valid.': '그 줄의 오류. 없으면 비어 있습니다.',
  'The result for one line.': '한 줄의 결과',
  'Part of the text of the keyword; case and spaces are ignored.':
    '키워드 검색어의 일부. 대소문자와 공백은 무시합니다.',
  'Only keywords in this state.': '이 상태의 키워드만',
  'Adds `recent` to each keyword: what it would have matched on each of the last 90 days.':
    '키워드마다 `recent`를 추가합니다. 최근 90일 동안 날마다 일치했을 공고 수입니다.',
  'The first day, in Seoul time.': '첫날(한국 시간)',
  'Number of notices posted on that day that match.': '그날 게시된 일치 공고 수',
  'One for each of the last 90 days, ending with today.': '오늘을 포함한 최근 90일의 일별 값',
  'What the keyword would have matched on each of the last 90 days, had it existed; at most ten minutes old. Only with `recent=true`.':
    '키워드가 있었다면 최근 90일 동안 날마다 일치했을 공고 수. 최대 10분 전 기준이며, `recent=true`일 때만 있습니다.',
  'Keywords to add in one request.': '한 번에 추가할 키워드',
  'The keywords to add, in this order.': '이 순서로 추가할 키워드',
  'The result of adding many keywords.': '키워드 여러 개를 추가한 결과',
  'Number of new keywords.': '새로 추가한 키워드 수',
  'One for each keyword, in the same order.': '키워드마다 하나씩, 같은 순서로',
  'The result for one keyword.': '키워드 하나의 결과',
  'The keyword: the new one, or the equivalent one the account already had.':
    '새로 추가한 키워드, 또는 계정에 이미 있던 동일한 키워드',
  '`false`: the account, or an earlier line, already had an equivalent keyword.':
    '`false`: 동일한 키워드가 계정이나 앞의 줄에 이미 있습니다.',
  'The same change to many keywords: absent fields stay as they are, `null` restores the default, lists are replaced as a whole.':
    '키워드 여러 개에 같은 변경을 적용합니다. 보내지 않은 필드는 그대로 두고, `null`은 기본값으로 되돌리며, 목록은 전체를 바꿉니다.',
  'The keywords to change.': '바꿀 키워드',
  'The result of changing many keywords.': '키워드 여러 개를 바꾼 결과',
  'Number of keywords that were changed; the others already were as requested.':
    '바뀐 키워드 수. 나머지는 이미 요청한 대로입니다.',
  'Number of keywords the plan includes.': '요금제에 포함된 키워드 수',
  'Number of keywords the account has.': '계정이 가진 키워드 수',
  'One for each line, in the same order.': '줄마다 하나씩, 같은 순서로',
  'The result of adding a list of keywords, and what each would have matched in the last 90 days.':
    '키워드 목록을 추가할 때의 결과와 최근 90일의 일치 건수',
  'Number of matching notices posted on that day.': '그날 게시된 일치 공고 수',
  'Each of the last 90 days, ending with today.': '오늘을 포함한 최근 90일의 일별 건수',
  'Number of the notice.': '공고번호',
  'Its title.': '공고명',
  'Issuing agency.': '공고기관',
  'Its business category.': '공고의 업무 구분',
  'Its estimated price in whole units of `currency`.': '추정가격. 단위는 `currency`이며 정수입니다.',
  'ISO 4217.': 'ISO 4217 통화 코드',
  'When it was posted.': '게시 일시',
  'When bidding ends.': '입찰 마감 일시',
  'Address of the notice at its source.': '출처에 있는 공고의 주소',
  'The search term, as typed.': '입력한 그대로의 검색어',
  'Where it begins in the title.': '제목에서 시작하는 위치',
  'Where it ends in the title, exclusive.': '제목에서 끝나는 위치(미포함)',
  'Where the search terms are in the title, in Unicode code points from 0.':
    '검색어가 제목의 어디에 있는지. 0부터 센 유니코드 코드 포인트입니다.',
  'A notice the keyword would have matched.': '일치 공고',
  'The newest matching notices.': '최신 일치 공고',
  'Fields of the filter to change.': '바꿀 필터 필드',
  'Alert settings to change.': '바꿀 알림 설정',
  'Pause or resume the keyword.': '키워드를 일시 중지하거나 다시 시작합니다.',
  'Changes to a keyword (RFC 7396): absent fields stay as they are, `null` restores the default, lists are replaced as a whole.':
    '키워드의 변경(RFC 7396). 보내지 않은 필드는 그대로 두고, `null`은 기본값으로 되돌리며, 목록은 전체를 바꿉니다.',
  'Field of the notice that contains it.': '검색어가 들어 있는 공고의 필드',
  'Where it begins, in Unicode code points from 0.': '시작하는 위치. 0부터 센 유니코드 코드 포인트입니다.',
  'Where it ends, exclusive.': '끝나는 위치(미포함)',
  'A place in the notice that matched.': '공고에서 일치한 위치',
  'Its text at that time.': '당시의 검색어',
  'Which of its terms the notice contains, and where.': '일치한 단어와 공고에서의 위치',
  'A keyword that led to an event, and why.': '이벤트가 생긴 원인인 키워드와 일치한 이유',
  '`awarded`, or the new state of the lot if the award was withdrawn.':
    '`awarded`, 또는 낙찰이 취소되었으면 분류의 새 상태',
  'The lot; `0` for a notice without lots.': '분류. 분류가 없는 공고는 `0`입니다.',
  'Every firm that won.': '모든 낙찰업체',
  'Winning amount of all winners together, in whole units of `currency`.':
    '모든 낙찰업체를 합한 낙찰금액. 단위는 `currency`이며 정수입니다.',
  'Award rate, %.': '낙찰률, %',
  'The price that the rate is a percentage of.': '낙찰률의 기준 금액',
  'Planned price (예정가격).': '예정가격',
  'Number of bidders.': '참가업체 수',
  'Why the bidding failed or was cancelled.': '유찰되거나 취소된 이유',
  'The award of one lot at the time of the event.': '이벤트 발생 시점의 분류별 낙찰',
  'Every keyword that led to the event.': '이벤트가 생긴 원인인 모든 키워드',
  'What changed; with `bid.changed` and `pursuit.changed`.': '바뀐 내용. `bid.changed`와 `pursuit.changed`에 있습니다.',
  '`true` if an award reported earlier was corrected or withdrawn.':
    '이미 알린 낙찰이 정정되거나 취소되었으면 `true`입니다.',
  'The report; only with `report.ready`.': '보고서. `report.ready`에만 있습니다.',
  'The disabled webhook; only with `webhook.disabled`.': '비활성화된 웹훅. `webhook.disabled`에만 있습니다.',
  'The incident; only with `security.incident`.': '보안 사고. `security.incident`에만 있습니다.',
  'Content of the event; with `bid.*` the notice as it was at that time.':
    '이벤트의 내용. `bid.*`에는 당시의 공고가 있습니다.',
  'Identifier of the event; webhooks receive the same.': '이벤트의 ID. 웹훅에도 같은 ID를 보냅니다.',
  'What happened.': '일어난 일',
  'When it was recorded.': '기록한 시각',
  'Version of the API that defines `data`.': '`data`의 형식을 정의하는 API 버전',
  'Its mark in the account.': '계정의 표시',
  'The reason given with the mark.': '표시와 함께 적은 이유',
  'Cursor for the next call.': '다음 호출에 쓸 커서',
  'Whether more can be fetched right away.': '바로 이어서 받을 항목이 있는지',
  '`null` resets it to `new`.': '`null`이면 `new`로 되돌립니다.',
  'Reason for the mark; `null` = none.': '표시하는 이유. `null`이면 없앱니다.',
  'How to mark the event.': '이벤트를 표시하는 방법',
  'When the keyword first led to an event about this notice.': '키워드로 이 공고를 처음 알린 시각',
  'Version of the notice at that time.': '당시의 버전 번호',
  'A notice reported because of the keyword, in its current state.': '키워드로 알린 공고의 현재 상태',
  'Identifier of the webhook.': '웹훅의 ID',
  'Where events are sent: `https`, without user name and password, on the public internet.':
    '이벤트를 보내는 주소. `https`이고 사용자 이름과 비밀번호가 없으며 공개 인터넷에 있어야 합니다.',
  'Event types it receives.': '받는 이벤트 종류',
  'Whether it receives all event types, including types added later.':
    '나중에 추가되는 종류를 포함해 모든 이벤트 종류를 받는지 여부',
  '`standard`: the signed event · `slack`, `teams`, `discord`: an unsigned message in Korean, as the incoming webhooks of these services take it.':
    '`standard`: 서명한 이벤트 · `slack`, `teams`, `discord`: 각 서비스의 수신 웹훅이 받는 형식의 한국어 메시지(서명 없음)',
  'A description to recognise it by.': '웹훅을 구별하기 위한 설명',
  'Events for a disabled webhook are kept on hold for up to 30 days and sent once it is enabled.':
    '비활성화된 웹훅의 이벤트는 30일까지 보류하며, 활성화하면 보냅니다.',
  'When it was disabled.': '비활성화된 시각',
  'First failure since the last success; `null` = the last one succeeded.':
    '마지막 성공 뒤 처음 실패한 시각. `null`이면 마지막 전송이 성공했습니다.',
  'When an attempt last succeeded; `null` = none has.': '마지막으로 전송에 성공한 시각. `null`이면 아직 없습니다.',
  'The last attempt that failed; `null` = none has.': '마지막으로 실패한 시도. `null`이면 아직 없습니다.',
  'Why there was no complete response; `null` = there was one. `refused_address`: the host name resolves to an address that is not on the public internet.':
    '완전한 응답을 받지 못한 이유. `null`이면 응답을 받았습니다. `refused_address`: 호스트 이름의 IP 주소가 공개 인터넷 주소가 아닙니다.',
  'The event that is sent; `null` once it has been deleted. Chat services get a message made from it.':
    '보내는 이벤트. 보관 기간이 지나면 `null`입니다. 메신저에는 이 내용으로 만든 메시지를 보냅니다.',
  'Only deliveries of events of this type.': '이 종류의 이벤트를 보낸 전송만',
  'Only deliveries created at this time or earlier: a time with offset, or a date.':
    '이 시각 이전에 만든 전송만 조회합니다. 시간대가 있는 시각 또는 날짜입니다.',
  'Public key for `v1a`: `whpk_` and the ed25519 key in base64; `null` without `v1a`.':
    '`v1a`의 공개 키. `whpk_`와 base64로 된 ed25519 키이며, `v1a`를 쓰지 않으면 `null`입니다.',
  'Event types to send. Absent or `null`: all, including types added later.':
    '보낼 이벤트 종류. 생략하거나 `null`이면 나중에 추가되는 종류까지 모두 보냅니다.',
  '`v1` (HMAC-SHA256) is always included; `v1a` adds ed25519, verified with `publicKey`.':
    '`v1`(HMAC-SHA256)은 항상 있습니다. `v1a`를 쓰면 `publicKey`로 검증하는 ed25519 서명을 추가합니다.',
  'Your own secret: `whsec_` and 24 to 64 bytes in base64. Absent: one is generated.':
    '직접 정한 비밀값. `whsec_`와 base64로 된 24~64바이트이며, 생략하면 생성합니다.',
  'A webhook to register.': '등록할 웹훅',
  'The secret its requests are signed with. It is shown only once.': '요청에 서명하는 비밀값. 한 번만 표시합니다.',
  'Event types to send. `null`: all, including types added later.':
    '보낼 이벤트 종류. `null`이면 나중에 추가되는 종류까지 모두 보냅니다.',
  '`enabled` (or `null`) also sends the events that were on hold, oldest first.':
    '`enabled`(또는 `null`)로 바꾸면 보류한 이벤트도 오래된 것부터 보냅니다.',
  'Fields to change; `null` restores the default.': '바꿀 필드. `null`은 기본값으로 되돌립니다.',
  'How many seconds requests are also signed with the old secret.': '이전 비밀값으로도 함께 서명하는 시간(초)',
  'Identifier of the delivery.': '전송의 ID',
  'Identifier of the event, sent as `webhook-id` with every attempt.': '이벤트의 ID. 시도마다 `webhook-id`로 보냅니다.',
  'Type of the event.': '이벤트 종류',
  'Attempts since it was created or last sent again.': '만들거나 마지막으로 다시 보낸 뒤의 시도 횟수',
  'HTTP status of the last attempt; `null` = no response, or no attempt yet.':
    '마지막 시도의 HTTP 상태 코드. `null`이면 응답이 없거나 아직 시도하지 않았습니다.',
  'Time of the next attempt while it is pending.': '대기 중일 때 다음 시도 시각',
  'When it was delivered or given up.': '전송이 완료되거나 중단된 시각',
  'When the attempt began.': '시도를 시작한 시각',
  'HTTP status of the response; `null` = no response.': '응답의 HTTP 상태 코드. `null`이면 응답이 없습니다.',
  'Milliseconds until the response, or until the attempt failed.': '응답하거나 실패할 때까지 걸린 시간(밀리초)',
  'The error, if there was no complete response.': '완전한 응답이 없을 때의 오류',
  'The first kilobyte of the response body.': '응답의 첫 1킬로바이트',
  'One attempt.': '시도 하나',
  'The last 30 attempts, oldest first.': '최근 시도 30개(오래된 순)',
  'Deliveries created at this time or later: a time with offset, or a date.':
    '이 시각 이후에 만든 전송. 시간대가 있는 시각 또는 날짜입니다.',
  'End of the range, inclusive. Absent: now.': '범위의 끝(포함). 생략하면 현재 시각입니다.',
  'State of the deliveries to send again. Default: `failed`.': '다시 보낼 전송의 상태. 생략하면 `failed`입니다.',
  'The deliveries to send again.': '다시 보낼 전송',
  'Number of deliveries.': '전송의 수',
  'A week begins on Monday; weeks and months are those of Seoul.': '한 주는 월요일에 시작하며, 한국 시간 기준입니다.',
  'File format.': '파일 형식',
  'Sections of the report; default: all.': '보고서에 포함할 항목. 생략하면 전체입니다.',
  'Currency of all amounts (ISO 4217).': '모든 금액의 통화(ISO 4217)',
  'Business numbers of competitors to show; default: up to five firms that won a matching notice in the period and took part in at least three.':
    '표시할 경쟁사의 사업자등록번호. 생략하면 기간 중 일치 공고를 낙찰받고 3건 이상에 투찰한 업체를 5곳까지 선정합니다.',
  'Filter for every section. Values of one field are combined with OR, fields with AND.':
    '모든 항목에 적용하는 필터. 같은 필드의 값은 하나만, 서로 다른 필드는 모두 일치해야 합니다.',
  'Language of the report.': '보고서의 언어',
  'Any day of the week or month to report on, not in the future; default: the last complete period.':
    '보고서를 생성할 주나 달에 속하는 날짜. 미래일 수 없으며, 생략하면 가장 최근에 끝난 주나 달입니다.',
  'The report to generate.': '만들 보고서',
  'Position in the feed of changes that all figures refer to.': '모든 수치의 기준이 되는 변경 피드의 위치',
  'When the figures were taken.': '수치의 기준 시각',
  'The state of the data that all figures refer to.': '모든 수치의 기준 시점',
  'Identifier of the report.': '보고서의 ID',
  'First second of the period.': '기간의 첫 1초',
  'Last second of the period.': '기간의 마지막 1초',
  'Filter for every section.': '모든 항목에 적용하는 필터',
  'State of the report.': '보고서의 상태',
  'Progress in percent.': '진행률, %',
  'Why it failed.': '실패한 이유',
  'Link to the file that works without a key for one hour.': '키 없이 한 시간 동안 열리는 파일 링크',
  'Size of the file.': '파일 크기(바이트)',
  'The schedule that requested it.': '이 보고서를 요청한 예약',
  'When it was requested.': '요청한 시각',
  'When it was ready.': '완성된 시각',
  'When its file is deleted.': '파일을 파기하는 시각',
  'A member.': '구성원의 ID',
  'Members who get a mail when a report is ready; default: the owner. With an empty list no mail is sent.':
    '보고서가 완성되면 메일을 받는 구성원. 생략하면 소유자이며, 빈 목록이면 메일을 보내지 않습니다.',
  'A report to generate after each period.': '기간이 끝날 때마다 만들 보고서',
  'Identifier of the schedule.': '예약의 ID',
  'Members who get a mail; `null` = the owner.': '메일을 받는 구성원. `null`이면 소유자입니다.',
  'When the next report is generated; `null` = it is paused.':
    '다음 보고서의 생성 시각. `null`이면 일시 중지 상태입니다.',
  'A paused schedule generates no reports.': '일시 중지한 예약은 보고서를 생성하지 않습니다.',
  'Whether browsers show the file instead of saving it. Only HTML can be shown.':
    '브라우저에서 파일을 저장하지 않고 표시할지. HTML에만 적용됩니다.',
  '`failing`: every attempt failed for 5 days · `gone`: it returned 410 · `receiver`: it returned `webhook-delivery: disable` · `owner`: disabled by `PATCH` · `plan`: the plan includes no webhooks · `incident`: the account is blocked.':
    '`failing`: 5일간 전송에 계속 실패함 · `gone`: 410 Gone으로 응답함 · `receiver`: `webhook-delivery: disable`로 응답함 · `owner`: `PATCH`로 비활성화함 · `plan`: 요금제에 웹훅이 없음 · `incident`: 계정이 차단됨',
  '`pending`: it will be attempted · `delivered` · `failed`: no attempts are left · `held`: the webhook is disabled · `aborted`: the receiver refused further attempts · `expired`: on hold for 30 days.':
    '`pending`: 전송할 예정 · `delivered`: 전송됨 · `failed`: 모든 시도 실패 · `held`: 웹훅이 비활성화되어 보류함 · `aborted`: 수신 서버가 재시도를 거부함 · `expired`: 보류 기한(30일) 지남',
}
