/** What the page says that a mail's last link opens. */
export const LEAVING = {
  ko: {
    tagline: '공공조달 입찰공고 조회·알림',
    title: '알림 메일 그만 받기',
    lead: (company: string) => `${company} 계정의 키워드 알림 메일입니다. 다른 구성원의 메일은 그대로입니다.`,
    one: '이 키워드의 메일만 그만 받기',
    all: '키워드 알림 메일을 모두 그만 받기',
    doneOne: '이 키워드의 메일을 더 보내지 않습니다.',
    doneAll: '키워드 알림 메일을 더 보내지 않습니다.',
    doneBack: '다시 메일을 보내 드립니다.',
    again: '다시 받기',
    stop: '그만 받기',
    keyword: '키워드',
  },
  en: {
    tagline: 'public-procurement bid notices',
    title: 'Stop these mails',
    lead: (company: string) => `Mails about keywords of ${company}. Those of other members are not affected.`,
    one: 'Stop the mails of this keyword',
    all: 'Stop all mails about keywords',
    doneOne: 'You will get no more mails about this keyword.',
    doneAll: 'You will get no more mails about keywords.',
    doneBack: 'You will get these mails again.',
    again: 'Get them again',
    stop: 'Stop them',
    keyword: 'Keyword',
  },
} as const
