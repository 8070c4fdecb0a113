import type { Translation } from './translation.ts'

export const LINKS: Record<string, Translation> = {
  listLinks: {
    summary: '링크 목록',
    description: '계정의 링크를 만든 순서대로 반환합니다. 비밀 주소는 표시하지 않습니다.',
  },
  createLink: {
    summary: '캘린더, 피드 리더, 위젯용 링크 만들기',
    description:
      '비밀 주소는 이 응답에서 한 번만 표시하며 키 없이 쓸 수 있습니다. 링크를 삭제하거나, 계정이 정지되거나, 링크 수가 요금제 한도를 넘거나, 링크를 만든 구성원이 제거되면 동작하지 않습니다. 링크를 만들려면 그 내용을 읽을 권한(`bids:read`, 그리고 `keywords:read`나 `pursuits:read`)도 필요합니다.',
  },
  getLink: { summary: '링크 하나', description: '' },
  changeLink: {
    summary: '링크 변경',
    description:
      '이름과, 위젯을 표시할 수 있는 사이트를 바꿉니다. 주소는 그대로입니다. 보내지 않은 필드는 그대로 두고, `null`은 필드를 기본값으로 되돌립니다. `If-Match`를 지원하며, 이름과 사이트만 비교하므로 링크를 사용한 것은 변경으로 보지 않습니다. 사이트를 추가하려면 링크 내용을 조회할 권한도 필요합니다.',
  },
  deleteLink: {
    summary: '링크 삭제',
    description: '다음 요청부터 그 주소는 404로 응답합니다. 프로그램이 이미 읽은 내용은 그 프로그램에 남습니다.',
  },
  getLinkCalendar: {
    summary: '링크로 캘린더 읽기',
    description:
      '링크에 담긴 공고의 마감, 개찰, 사전규격 의견 마감을 iCalendar(RFC 5545)로 반환합니다. 키가 필요 없습니다. 없는 링크, 삭제된 링크, 동작하지 않는 링크는 모두 404입니다.',
  },
  getLinkFeed: {
    summary: '링크로 피드 읽기',
    description:
      '링크에 담긴 공고를 Atom(RFC 4287) 피드로 반환합니다. 최근에 게시된 것부터 한 페이지에 100건이며, `rel="next"`가 다음 페이지를 가리킵니다(RFC 5005). 키가 필요 없습니다. 없는 링크, 삭제된 링크, 동작하지 않는 링크는 모두 404입니다.',
  },
  getLinkWidget: {
    summary: '링크로 위젯 읽기',
    description:
      '링크에 담긴 공고 중 진행 중인 최근 공고를 보여 주는 페이지입니다. 사내 포털의 프레임에 넣습니다. 브라우저는 `origins`에 있는 사이트에서만 표시합니다. 키가 필요 없고 쿠키를 쓰지 않습니다. 없는 링크, 삭제된 링크, 동작하지 않는 링크는 모두 404입니다.',
  },
  getWidgetScript: {
    summary: '위젯 스크립트',
    description:
      '다른 사이트의 페이지에 넣는 스크립트입니다. `data-gonggo-widget`이 있는 요소를 그 링크의 프레임으로 채웁니다. 키가 필요 없고, 아무것도 저장하지 않으며, 이 서비스에만 요청합니다.',
  },
}

/** Descriptions of the reference by their English sentence. */
export const LINK_SENTENCES: Record<string, string> = {
  '`calendar`: iCalendar with closings, openings and pre-specification deadlines · `atom`: an Atom feed · `widget`: a page with the newest open notices, to embed in an intranet.':
    '`calendar`: 마감, 개찰, 사전규격 의견 마감을 담은 iCalendar · `atom`: Atom 피드 · `widget`: 사내 포털에 넣는, 진행 중인 최근 공고의 페이지',
  'Which notices: `starred` (events marked so) · `pursued` (pursuits but dropped ones) · `matched` (by active keywords of the account, without dismissed ones) · `keyword` (by the keyword `keywordId`) · `search` (by `keyword` and `filter`) · `all` (starred, pursued or matched).':
    '담을 공고: `starred`(중요로 표시한 공고) · `pursued`(포기하지 않은 입찰 건) · `matched`(사용 중인 키워드와 일치하는 공고. 제외로 표시한 공고는 포함하지 않음) · `keyword`(키워드 `keywordId`와 일치하는 공고) · `search`(`keyword`와 `filter`로 찾은 공고) · `all`(중요, 입찰 건, 일치 공고 전부)',
  'The keyword, with `of: keyword`. Deleting the keyword deletes the link.':
    '`of: keyword`일 때의 키워드. 키워드를 삭제하면 링크도 없어집니다.',
  'Words to find in titles, in the search language, with `of: search`.': '`of: search`일 때 제목에서 찾을 검색어',
  'Language of the labels in the calendar, feed or widget.': '캘린더, 피드, 위젯의 표시 언어',
  'Name of the calendar, feed or widget.': '캘린더, 피드, 위젯의 이름',
  'An origin, such as `https://intranet.example.com`.': '사이트 주소. 예: `https://intranet.example.com`',
  'The sites whose pages may show the widget: scheme, host and port. Without any, it is shown only by the service itself.':
    '위젯을 표시할 수 있는 사이트: 스킴, 호스트, 포트. 없으면 이 서비스에서만 표시합니다.',
  'What to change of a link. Absent fields stay as they are; `null` resets a field.':
    '링크에서 바꿀 내용. 보내지 않은 필드는 그대로 두고, `null`은 필드를 기본값으로 되돌립니다.',
  'Notices shown at most.': '표시할 공고 수의 상한',
  "`light`, `dark`, or `auto`: that of the reader's system.": '`light`, `dark`, 또는 보는 사람의 시스템 설정(`auto`)',
  'Language of the labels; by default that of the link.': '표시 언어. 기본값은 링크의 언어입니다.',
  'Where titles lead: `source` to the portal, `console` to the notice in the console.':
    '제목을 누르면 열리는 곳: `source`는 나라장터 등 원문, `console`은 콘솔의 공고',
  'The script.': '스크립트',
  'Conditions on a notice besides its words, as for a keyword, with `of: search`.':
    '`of: search`일 때 검색어 외의 조건. 키워드의 조건과 같습니다.',
  'Identifier of the link.': '링크의 ID',
  '`paused`: the plan includes fewer links; the oldest ones stay active.':
    '`paused`: 요금제에 포함된 링크 수를 넘음. 먼저 만든 링크부터 동작합니다.',
  'The key or member that created it; `null` = the operator.': '만든 키나 구성원. `null`은 운영자입니다.',
  'When it was last used, to the minute; `null` = never.':
    '마지막으로 조회한 시각(분 단위). `null`이면 조회한 적이 없습니다.',
  'A read-only address for a calendar, a feed reader or a widget.': '캘린더, 피드 리더, 위젯이 읽는 읽기 전용 주소',
  'The secret address. Anyone who has it can read what the link contains. It is shown only once.':
    '비밀 주소. 이 주소를 가진 사람은 누구나 링크의 내용을 읽을 수 있습니다. 한 번만 표시합니다.',
  'A link with its secret address.': '링크와 비밀 주소',
  'A link to create. `of` is `all` by default; `language` that of the request; `name` follows from what the link contains.':
    '만들 링크. `of`의 기본값은 `all`, `language`의 기본값은 요청의 언어이며, `name`은 내용에 따라 정해집니다.',
  'The link.': '링크',
  'A page of links': '링크 한 페이지',
  'The secret part of the address.': '주소의 비밀 부분',
  'The calendar.': '캘린더',
  'The feed.': '피드',
  'Page of the feed, from 1.': '피드의 페이지 번호. 1부터',
}
