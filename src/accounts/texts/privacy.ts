import type { Language } from '../../vocabulary/languages.ts'

export interface PrivacyWords {
  title: string
  lead: string
  /** Before the link to the operator's own notice. */
  notice: { text: string; link: string }
  /** Where the operator has not named one. */
  withoutNotice: string
  kept: string
  rows: readonly (readonly [what: string, text: string])[]
  back: string
}

/** What the service itself keeps of persons, and for how long. */
export const PRIVACY_WORDS: Record<Language, PrivacyWords> = {
  ko: {
    title: '저장하는 개인정보',
    lead: '이 서비스가 사람에 관하여 무엇을, 왜, 얼마 동안 저장하는지 적은 안내입니다.',
    notice: {
      text: '이 서비스를 운영하는 곳의 처리방침은 다음 주소에 있습니다.',
      link: '개인정보 처리방침',
    },
    withoutNotice:
      '이 서비스를 운영하는 곳이 자체 개인정보 처리방침의 주소를 아직 등록하지 않았습니다. 열람, 정정, 삭제 요청은 상담 때 안내받은 담당자에게 해 주십시오.',
    kept: '저장하는 항목과 기간',
    rows: [
      [
        '상담 신청',
        '회사, 이름, 이메일, 언어, 신청 시각과 횟수, 동의한 문구와 시각. 적은 경우 전화번호와 문의 내용. 상담과 계정 개설에 쓰며, 마지막 신청 또는 승인·거절 후 1년이 지나면 자동으로 파기합니다.',
      ],
      [
        '신청한 네트워크',
        '과도한 신청을 막기 위해 원래 주소를 알아볼 수 없는 값으로 바꾸어 저장하며, 두 시간 안에 파기합니다.',
      ],
      ['계정', '회사 이름과 소유자의 이메일. 계정이 있는 동안 보관합니다.'],
      [
        '팀 구성원',
        '이메일, 이름, 권한, 언어, 시간대. 구성원에서 제외하면 파기합니다. 누가 초대되고 제외되었는지는 이메일과 함께 계정의 감사 기록에 남습니다.',
      ],
      ['메일', '보낸 메일의 본문은 발송이 끝나면 파기하고, 받는 사람의 주소는 그 뒤 30일 동안 보관합니다.'],
      [
        'API 키를 쓴 네트워크',
        '키의 도용을 알아차리기 위해 네트워크의 앞부분만 저장하며, 감시에 쓰는 시간(보통 10분)이 지나면 파기합니다. 보안 사고가 된 것은 사고 기록에 남습니다.',
      ],
      [
        '공고 자료',
        '공고와 개찰 결과에서 업체 이름과 사업자등록번호만 저장합니다. 담당 공무원과 업체 임직원의 이름과 연락처는 저장하지 않습니다.',
      ],
      ['쿠키', '사용하지 않습니다.'],
    ],
    back: '상담 신청으로 돌아가기',
  },
  en: {
    title: 'Personal data this service keeps',
    lead: 'What this service stores about persons, why, and for how long.',
    notice: {
      text: 'The notice of whoever runs this service:',
      link: 'Privacy notice',
    },
    withoutNotice:
      'Whoever runs this service has not named a privacy notice of their own yet. To see, correct or delete your data, ask the person who answered your request.',
    kept: 'What is kept, and for how long',
    rows: [
      [
        'Requests to take part',
        'Company, name, mail address, language, time and number of requests, the wording you agreed to and when; phone number and message if you gave them. Used for the consultation and your account, and deleted automatically one year after your last request, or after it was approved or declined.',
      ],
      [
        'The network you asked from',
        'Stored to prevent too many requests, in a form that does not show the address, and deleted within two hours.',
      ],
      ['Accounts', 'Name of the company and mail address of the owner, as long as the account exists.'],
      [
        'Members of a team',
        'Mail address, name, role, language and time zone, deleted when the member is removed. Who was invited and removed stays in the audit log of the account, with the mail address.',
      ],
      ['Mails', 'The content of a mail is deleted once it has been sent, the address of its reader 30 days later.'],
      [
        'Networks that use API keys',
        'To notice the theft of a key, only the first part of the network is stored, and deleted once it is no longer needed for that (after ten minutes, as a rule). What has become a security incident stays in its record.',
      ],
      [
        'Notices',
        'Of notices and results only the names and business numbers of firms are stored, no names or contacts of officials or of people who work for the firms.',
      ],
      ['Cookies', 'None.'],
    ],
    back: 'Back to the request',
  },
}
