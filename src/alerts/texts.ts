/** What the page says that a mail's last link opens. */
export const LEAVING = {
  ko: {
    tagline: '공공조달 입찰공고 조회·알림',
    title: '알림 메일 수신거부',
    lead: (company: string) => `${company} 계정의 키워드 알림 메일입니다. 다른 구성원의 메일은 그대로입니다.`,
    one: '이 키워드의 메일만 수신거부',
    all: '키워드 알림 메일 모두 수신거부',
    doneOne: '이 키워드의 알림 메일을 더 이상 보내지 않습니다.',
    doneAll: '키워드 알림 메일을 더 이상 보내지 않습니다.',
    doneBack: '알림 메일을 다시 보내 드립니다.',
    again: '다시 수신하기',
    stop: '수신거부',
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
