import type { SubscriptionLink } from '@gonggo/client'
import type { WordsOf } from '../../lib/known.ts'
import { bilingual } from '../../lib/language.tsx'

export const LINK_KIND_WORDS: WordsOf<SubscriptionLink['kind']> = bilingual(
  { calendar: '캘린더', atom: '피드(Atom)', widget: '위젯' },
  { calendar: 'Calendar', atom: 'Feed (Atom)', widget: 'Widget' },
)

export const LINK_CONTENT_WORDS: WordsOf<SubscriptionLink['of']> = bilingual(
  {
    all: '중요 공고, 입찰 건, 일치 공고 전부',
    starred: '중요 공고',
    pursued: '입찰 건',
    matched: '키워드 일치 공고',
    keyword: '키워드 하나',
    search: '검색',
  },
  {
    all: 'Important notices, pursuits and matches',
    starred: 'Important notices',
    pursued: 'Pursuits',
    matched: 'Keyword matches',
    keyword: 'One keyword',
    search: 'A search',
  },
)

export const LINK_CONTENT_NOTES: WordsOf<SubscriptionLink['of']> = bilingual(
  {
    all: '중요로 표시한 공고, 입찰 건으로 진행하는 공고, 사용 중인 키워드와 일치하는 공고를 담습니다.',
    starred:
      '알림함에서 중요로 표시한 공고를 담습니다. 알림은 30일 뒤에 삭제되므로 오래 보관할 공고는 입찰 건에 추가해 주십시오.',
    pursued: '입찰 건으로 진행하는 공고를 담습니다. 포기한 건은 빠집니다.',
    matched: '사용 중인 키워드와 일치하는 공고를 담습니다. 알림함에서 제외한 공고는 빠집니다.',
    keyword: '키워드 하나와 일치하는 공고를 담습니다. 키워드를 삭제하면 링크도 없어집니다.',
    search: '검색어로 찾은 공고를 담습니다.',
  },
  {
    all: 'Notices you marked as important, notices you pursue, and notices that active keywords match.',
    starred:
      'Notices you marked as important (the flag) in the inbox. The inbox keeps events for 30 days; make a pursuit of what you want to keep.',
    pursued: 'Notices you pursue, without those you dropped.',
    matched: 'Notices that active keywords match, without those you dismissed in the inbox.',
    keyword: 'Notices that one keyword matches. Deleting the keyword also deletes the link.',
    search: 'Notices that a search finds.',
  },
)

export const LINK_WORDS = bilingual(
  {
    lead: '마감과 개찰 일정을 Google 캘린더, Outlook, Apple 캘린더에서, 새 공고를 피드 리더와 사내 포털에서 볼 수 있는 읽기 전용 주소입니다.',
    slow: '캘린더는 늦게 갱신됩니다. Google 캘린더는 12~24시간마다 읽으므로 오늘 바뀌거나 취소된 마감이 이전 시각으로 남아 있을 수 있습니다. 캘린더를 유일한 마감 알림으로 쓰지 마시고 알림 메일을 함께 받아 주십시오.',
    create: '링크 만들기',
    make: '만들기',
    kind: '종류',
    of: '내용',
    keyword: '키워드',
    chooseKeyword: '키워드를 선택해 주십시오',
    search: '검색어',
    name: '이름',
    namePlaceholder: '비워 두면 내용에 따라 정해집니다',
    total: (count: string) => `링크 ${count}개`,
    none: '링크가 없습니다',
    noneMore: '링크를 만들고 그 주소를 캘린더, 피드 리더, 사내 포털에 추가하십시오.',
    paused: '일시 중지됨: 요금제의 링크 수를 넘음',
    made: (name: string, at: string) => `${name}, ${at} 생성`,
    used: (at: string) => `마지막 조회 ${at}`,
    unused: '조회한 적 없음',
    secretTitle: (name: string) => `새 링크: ${name}`,
    secretOnce:
      '이 주소는 지금만 볼 수 있습니다. 주소를 가진 사람은 누구나 링크의 내용을 읽을 수 있으니 공유하지 마십시오. 유출되면 링크를 폐기하고 다시 만드십시오.',
    widgetOnce:
      '주소와 코드는 지금만 볼 수 있습니다. 위젯이 있는 페이지를 여는 사람은 누구나 링크의 내용을 읽을 수 있습니다. 유출되면 링크를 폐기하고 다시 만드십시오.',
    address: '링크 주소',
    kept: '저장했습니다. 닫기',
    revoke: '폐기',
    revokeTitle: (name: string) => `‘${name}’ 링크 폐기`,
    revokeMore: '이 주소로는 더 이상 읽을 수 없습니다. 프로그램이 이미 가져간 일정은 그 프로그램에서 삭제해 주십시오.',
    how: '추가하는 방법',
    google: 'Google 캘린더: 브라우저에서 ‘다른 캘린더’ 옆의 + → ‘URL로 추가’',
    outlook: 'Outlook: 일정 추가 → 웹에서 구독',
    apple: 'Apple 캘린더: 파일 → 새로운 캘린더 구독. 아이폰은 설정 → 캘린더 → 계정 → 구독 캘린더 추가',
    reader: '피드 리더: 피드 링크의 주소를 새 피드로 추가',
    file: '주소를 파일로 내려받아 가져오면 일정이 갱신되지 않습니다.',
    guide: '캘린더와 피드 안내',
  },
  {
    lead: 'Read-only addresses: closings and openings in Google Calendar, Outlook or Apple Calendar, new notices in a feed reader or in your intranet.',
    slow: 'Calendars refresh slowly. Google Calendar reads an address every 12 to 24 hours, so a deadline that was moved or cancelled today may still be shown at its old time. Never use a calendar as your only deadline alarm; keep the alert mails.',
    create: 'Create a link',
    make: 'Create',
    kind: 'Kind',
    of: 'Contains',
    keyword: 'Keyword',
    chooseKeyword: 'Choose a keyword',
    search: 'Search words',
    name: 'Name',
    namePlaceholder: 'Empty: named after its content',
    total: (count: string) => `Links: ${count}`,
    none: 'No links',
    noneMore: 'Create a link and add it to your calendar, reader or intranet.',
    paused: 'Paused: the plan includes fewer links',
    made: (name: string, at: string) => `Created by ${name}, ${at}`,
    used: (at: string) => `Last read ${at}`,
    unused: 'Never read',
    secretTitle: (name: string) => `New link: ${name}`,
    secretOnce:
      'This address is shown only now. Anyone who has it can read what the link contains, so do not share it. If it leaks, revoke the link and create another one.',
    widgetOnce:
      'The address and the code are shown only now. Anyone who opens the page with the widget can read what the link contains. If it leaks, revoke the link and create another one.',
    address: 'Address of the link',
    kept: 'I have stored it. Close',
    revoke: 'Revoke',
    revokeTitle: (name: string) => `Revoke “${name}”`,
    revokeMore:
      'The address stops working. Entries that programs have already read stay in those programs: remove them there.',
    how: 'How to add it',
    google: 'Google Calendar: in a browser, + beside “Other calendars” → “From URL”',
    outlook: 'Outlook: Add calendar → Subscribe from web',
    apple:
      'Apple Calendar: File → New Calendar Subscription; iPhone: Settings → Calendar → Accounts → Add Subscribed Calendar',
    reader: 'Feed readers: add the address of a feed link as a new feed',
    file: 'A file that is downloaded and imported is never refreshed.',
    guide: 'Guide: calendars and feeds',
  },
)
