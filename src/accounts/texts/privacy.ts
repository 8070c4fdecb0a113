import type { Language } from '../../vocabulary/languages.ts'

/** In the order of the page. privacy.test.ts lists the tables of each topic. */
export const PRIVACY_TOPICS = [
  'requests',
  'requestNetworks',
  'accounts',
  'members',
  'sessions',
  'links',
  'passkeys',
  'keys',
  'keyNetworks',
  'incidents',
  'allowList',
  'work',
  'audit',
  'mails',
  'repeats',
  'notices',
  'attachments',
  'cookie',
  'browser',
] as const
export type PrivacyTopic = (typeof PRIVACY_TOPICS)[number]

export interface PrivacyWords {
  title: string
  lead: string
  /** Shown before the link to the operator's privacy notice. */
  notice: { text: string; link: string }
  /** Shown if the operator has not set one. */
  withoutNotice: string
  kept: string
  rows: Record<PrivacyTopic, readonly [what: string, text: string]>
  back: string
}

/** The personal data that the service stores, and for how long. */
export const PRIVACY_WORDS: Record<Language, PrivacyWords> = {
  ko: {
    title: '저장하는 개인정보',
    lead: '이 서비스가 저장하는 개인정보와 그 목적, 보유 기간입니다.',
    notice: {
      text: '이 서비스를 운영하는 곳의 처리방침은 다음 주소에 있습니다.',
      link: '개인정보 처리방침',
    },
    withoutNotice:
      '이 서비스를 운영하는 곳이 자체 개인정보 처리방침의 주소를 아직 등록하지 않았습니다. 열람, 정정, 삭제 요청은 상담 때 안내받은 담당자에게 해 주십시오.',
    kept: '저장하는 항목과 기간',
    rows: {
      requests: [
        '상담 신청',
        '회사, 이름, 이메일, 언어, 신청 시각과 횟수, 동의한 문구와 시각. 전화번호와 문의 내용(입력한 경우). 상담과 계정 개설에 쓰며, 마지막 신청 또는 승인·거절 후 1년이 지나면 자동으로 파기합니다.',
      ],
      requestNetworks: [
        '신청한 네트워크',
        '과도한 신청을 막기 위해, 원래 주소를 알아볼 수 없는 값으로 바꾸어 저장하며, 두 시간 안에 파기합니다.',
      ],
      accounts: [
        '계정',
        '회사 이름, 사업자등록번호와 회사 정보(입력한 경우), 요금제, 언어, 시간대, 소유자의 이메일. 계정이 있는 동안 보관합니다. 추가 회사 정보는 계정에서 삭제할 때까지 보관합니다.',
      ],
      members: [
        '팀 구성원',
        '이메일, 이름, 역할, 언어, 시간대, 초대·수락·마지막 이용 시각. 구성원을 제거하면 파기합니다. 주소별 초대 횟수는 주소를 알아볼 수 없는 값으로 바꾸어 집계하며, 3일 안에 파기합니다.',
      ],
      sessions: [
        '로그인',
        '본인의 로그인을 확인할 수 있도록 브라우저와 운영체제의 종류, 네트워크의 앞부분, 로그인한 시각과 마지막 이용 시각을 저장합니다. 로그아웃하면 파기하고, 12시간 동안 쓰지 않거나 30일이 지나면 그 뒤 한 시간 안에 파기합니다.',
      ],
      links: [
        '로그인 링크',
        '링크를 요청한 이메일은 메일을 보낼 때까지, 링크는 알아볼 수 없는 값으로 15분 동안 저장하고 그 뒤 한 시간 안에 파기합니다. 요청 횟수는 이메일과 네트워크를 알아볼 수 없는 값으로 바꾸어 집계하며, 두 시간 안에 파기합니다.',
      ],
      passkeys: [
        '패스키',
        '패스키의 이름, 공개 키, 사용 횟수, 추가한 시각과 마지막 사용 시각. 지문과 얼굴 정보는 기기 밖으로 전송되지 않습니다. 패스키를 삭제하거나 구성원을 제거하면 파기합니다. 로그인을 시작할 때의 챌린지는 5분 동안 유효하며 그 뒤 한 시간 안에 파기합니다.',
      ],
      keys: [
        'API 키',
        '키의 이름, 만든 구성원, 만든 시각과 마지막으로 쓴 시각, 알아볼 수 없는 값으로 바꾼 비밀값. 연결한 앱은 앱의 이름과 주소도 저장합니다. 작업 이력을 확인할 수 있도록 키가 만료되거나 폐기된 뒤에도 계정과 함께 보관합니다. 앱의 코드와 토큰은 알아볼 수 없는 값으로 저장하고, 만료된 뒤 이틀 안에 파기합니다.',
      ],
      keyNetworks: [
        'API 키를 쓴 네트워크',
        '키의 도용을 감지하기 위해 네트워크의 앞부분만 저장하며, 감지에 필요한 시간(보통 10분)이 지나면 파기합니다. 보안 사고로 이어진 기록은 사고 기록에 남습니다.',
      ],
      incidents: [
        '보안 사고',
        '키가 쓰인 네트워크, 키가 발견된 공개 장소, 사고를 해결한 사람. 사고가 해결되고 운영자가 정한 기간(기본 10년)이 지나면 파기합니다. 차단한 네트워크는 차단이 끝나고 30일 뒤에 파기합니다.',
      ],
      allowList: ['허용 목록', '계정이 등록한 주소와 설명, 변경한 사람. 목록에서 삭제하면 파기합니다.'],
      work: [
        '입찰 업무',
        '키워드, 입찰 건, 담당자, 메모, 변경 이력, 구독 링크, 위젯을 표시하는 사이트와 마지막 사용 시각, 이를 만든 사람, 알림이나 보고서를 받는 구성원. 삭제하면 파기하며, 삭제한 키워드의 이전 내용은 알림을 처리할 때까지 남을 수 있습니다. 구성원별 알림 이력은 40일 동안, 구성원이 수신거부한 공고는 400일 동안 보관합니다. 만든 보고서의 파일은 30일 뒤에, 목록의 기록은 400일 뒤에 파기합니다.',
      ],
      audit: [
        '감사 기록',
        '키, 구성원, 로그인, 설정의 변경자, 시각, 내용. 이메일, 로그인한 기기의 종류와 네트워크의 앞부분도 남습니다. 서비스 운영자의 작업도 이메일과 함께 기록합니다. 기록은 변경할 수 없으며, 운영자가 정한 기간(기본 10년)이 지나면 파기합니다. 운영자가 계정을 조회하는 권한은 한 시간 뒤에 끝납니다.',
      ],
      mails: [
        '메일',
        '메일의 본문은 발송하면 파기합니다. 발송하지 못한 메일의 본문은 다시 보낼 수 있도록 암호화하여 30일 동안 보관하며, 로그인 링크는 곧바로 파기합니다. 받는 사람의 주소는 발송이 끝나고 30일 동안 보관합니다.',
      ],
      repeats: [
        '반복 요청의 응답',
        'Idempotency-Key를 쓴 요청의 응답을 24시간 동안 보관합니다. 비밀값이 있는 응답은 암호화합니다.',
      ],
      notices: [
        '공고 자료',
        '공고와 개찰 결과에서 업체 이름과 사업자등록번호만 저장합니다. 담당 공무원과 업체 임직원의 이름과 연락처는 저장하지 않습니다.',
      ],
      attachments: [
        '첨부파일',
        '서비스 운영자가 설정한 경우에만 공고의 첨부파일과 텍스트를 공개된 그대로 저장합니다. 파일에는 담당 공무원의 이름과 연락처가 있을 수 있습니다. 입찰이 마감되고 운영자가 정한 기간(기본 180일)이 지나면 파기합니다.',
      ],
      cookie: [
        '쿠키',
        '로그인할 때만 하나를 씁니다. 이름은 gonggo(https에서는 __Host-gonggo)이고 로그인을 식별하는 임의의 값만 담습니다. 로그아웃하거나 늦어도 30일 뒤에 브라우저가 삭제합니다. 다른 쿠키와 방문 분석은 쓰지 않습니다.',
      ],
      browser: [
        '브라우저에 남는 설정',
        '콘솔은 언어, 화면 모드, 표의 열, 마지막 검색, 작성 중인 내용을 브라우저에만 저장하며 서비스로 보내지 않습니다.',
      ],
    },
    back: '상담 신청으로 돌아가기',
  },
  en: {
    title: 'Personal data stored by this service',
    lead: 'Which personal data this service stores, why, and for how long.',
    notice: {
      text: 'Privacy notice of the operator:',
      link: 'Privacy notice',
    },
    withoutNotice:
      'The operator of this service has not published a privacy notice yet. To see, correct or delete your data, contact the person who answered your request.',
    kept: 'What is stored, and for how long',
    rows: {
      requests: [
        'Beta requests',
        'Company, name, mail address, language, time and number of requests, the wording you agreed to and when; phone number and message if you gave them. Used for the consultation and your account, and deleted automatically one year after your last request, or after it was approved or declined.',
      ],
      requestNetworks: [
        'Networks of beta requests',
        'Stored to prevent too many requests, in a form that does not show the address, and deleted within two hours.',
      ],
      accounts: [
        'Accounts',
        'Name of the company, its business number and company profile if entered, plan, language, time zone, and mail address of the owner, as long as the account exists; profiles of other companies until the account deletes them.',
      ],
      members: [
        'Members of a team',
        'Mail address, name, role, language, time zone, and when the member was invited, accepted and was last active; deleted when the member is removed. How many invitations went to an address is counted in a form that does not show the address, and deleted within three days.',
      ],
      sessions: [
        'Sign-ins',
        'So that you recognise your own: the kind of browser and operating system, the first part of the network, and when the session began and was last used. Deleted when you sign out; after 12 hours without use or after 30 days, within another hour.',
      ],
      links: [
        'Sign-in links',
        'The mail address a link was requested for, until the mail is written; the link, in a form that does not show it, for 15 minutes, and deleted within another hour. Requests are counted by address and network in a form that shows neither, deleted within two hours.',
      ],
      passkeys: [
        'Passkeys',
        'The name you give, the public key, a counter, when it was added and last used. Fingerprints and faces never leave your device. Deleted when the passkey or the member is removed. The challenge of a sign-in is valid for five minutes and deleted within another hour.',
      ],
      keys: [
        'API keys',
        'The name you give, the member who created it, when it was created and last used, and its secret in a form that does not show it; for a connected app also its name and address. Kept with the account after the key has ended, to show who did what. Codes and tokens of apps are stored in a form that does not show them, and deleted within two days after they expire.',
      ],
      keyNetworks: [
        'Networks that use API keys',
        'To notice the theft of a key, only the first part of the network is stored, and deleted once it is no longer needed for that (after ten minutes, as a rule). What has become a security incident stays in its record.',
      ],
      incidents: [
        'Security incidents',
        'Networks a key was used from, where a key was found in public, and who resolved the incident. Deleted after a period set by the operator (by default ten years) from the resolution. Blocked networks are deleted 30 days after the block has ended.',
      ],
      allowList: [
        'Allow-list',
        'Addresses and comments that the account has entered, and who changed them; deleted when they are removed from the list.',
      ],
      work: [
        'Bidding work',
        'Keywords, pursuits, who they are assigned to, notes, their history, links for calendars and widgets with their sites and last use, who created them, and which members get alerts and reports. Deleted when you delete them; earlier states of a keyword may stay until their alerts have been processed. What a member was notified of is kept for 40 days, notices that a member unsubscribed from for 400 days. Files of reports are deleted after 30 days, their entries in the list after 400 days.',
      ],
      audit: [
        'Audit log',
        'Who did what and when to keys, members, sign-ins and settings, with mail addresses, the kind of device and the first part of the network of sign-ins. Operators of the service and what they do are recorded with their mail address as well. Entries cannot be changed, and are deleted after a period set by the operator (by default ten years). The right of an operator to look into an account ends after an hour.',
      ],
      mails: [
        'Mails',
        'The content of a mail is deleted once it has been sent. If it could not be sent, it is kept encrypted for 30 days, so that it can be sent again; sign-in links are deleted at once. The address of the reader is deleted 30 days after the mail was sent or failed.',
      ],
      repeats: [
        'Responses to repeated requests',
        'The response to a request with an Idempotency-Key is kept for 24 hours, encrypted if it shows a secret.',
      ],
      notices: [
        'Notices',
        'Of notices and results only the names and business numbers of firms are stored, no names or contact details of officials or employees.',
      ],
      attachments: [
        'Attachments',
        'Files attached to notices and their text, as published, and only if the operator has enabled it. Files may name the officials in charge and their contact data. Deleted after a period set by the operator (by default 180 days) from the end of bidding.',
      ],
      cookie: [
        'Cookies',
        'One, and only when you sign in: gonggo (__Host-gonggo over https). It holds nothing but a random value that identifies the session. The browser deletes it when you sign out, after 30 days at the latest. There are no other cookies and no analytics.',
      ],
      browser: [
        'Settings in your browser',
        'The console stores language, theme, columns, the last search and unfinished drafts in your browser only, and sends them nowhere.',
      ],
    },
    back: 'Back to the request',
  },
}
