import type { Language } from '../../vocabulary/languages.ts'

export interface PageWords {
  title: string
  tagline: string
  lead: string
  steps: readonly string[]
  stage: Record<string, string>
  form: string
  fields: Record<'company' | 'name' | 'email' | 'phone' | 'message', { label: string; fault: string; hint?: string }>
  trap: string
  send: string
  required: string
  optional: string
  /** Shown if consent was not given. */
  unconsented: string
  /** The links to the operator's privacy notice, or to the service's own page. */
  privacy: { notice: string; page: string }
  sent: { title: string; text: string }
  notices: Record<'wrong' | 'limited' | 'failed', string>
  back: string
  reference: string
}

/** Texts of the page for requests to join the beta. */
export const BETA_WORDS: Record<Language, PageWords> = {
  ko: {
    title: '베타 참여 상담',
    tagline: '공공조달 입찰공고 조회·알림 API',
    lead: '나라장터를 비롯한 공공조달 입찰공고를 REST API로 조회하고, 키워드와 일치하는 공고의 알림을 받는 서비스입니다. 베타 기간에는 상담을 거쳐 계정을 만들어 드립니다.',
    steps: [
      '상담을 신청합니다.',
      '적어 주신 이메일로 담당자가 연락드립니다.',
      '승인되면 계정과 초대 메일을 보내 드립니다.',
    ],
    stage: {
      'closed-beta': '지금은 비공개 베타입니다. 승인받은 계정만 이용할 수 있습니다.',
      'open-beta': '지금은 공개 베타입니다.',
      general: '정식 서비스 중입니다.',
    },
    form: '상담 신청',
    fields: {
      company: { label: '회사', fault: '회사 이름을 100자 이내로 적어 주십시오.' },
      name: { label: '이름', fault: '이름을 100자 이내로 적어 주십시오.' },
      email: { label: '이메일', fault: '연락받을 이메일 주소를 다시 확인해 주십시오.' },
      phone: {
        label: '전화번호',
        fault: '전화번호는 숫자와 공백, + - . ( ) 만으로 30자 이내로 적어 주십시오.',
        hint: '전화 상담을 원하시면 적어 주십시오.',
      },
      message: {
        label: '문의 내용',
        fault: '문의 내용은 2,000자까지 적을 수 있습니다.',
        hint: '어디에 쓰실지, 어느 요금제에 관심이 있는지 적어 주시면 상담이 빨라집니다.',
      },
    },
    trap: '이 칸은 비워 두십시오',
    send: '상담 신청',
    required: '필수',
    optional: '선택',
    unconsented: '개인정보 수집·이용에 동의해 주셔야 상담을 신청할 수 있습니다.',
    privacy: { notice: '개인정보 처리방침', page: '저장하는 개인정보' },
    sent: {
      title: '상담 신청이 접수되었습니다',
      text: '적어 주신 이메일로 담당자가 연락드립니다. 며칠이 지나도 연락이 없으면 이메일 주소를 확인하고 다시 신청해 주십시오.',
    },
    notices: {
      wrong: '표시된 항목을 수정하여 다시 신청해 주십시오.',
      limited: '같은 네트워크에서 신청이 너무 많았습니다. 잠시 후 다시 신청해 주십시오.',
      failed: '신청을 처리하지 못했습니다. 이 페이지에서 다시 신청해 주십시오.',
    },
    back: '다시 신청하기',
    reference: 'API 문서',
  },
  en: {
    title: 'Take part in the beta',
    tagline: 'public-procurement bid notices as an API',
    lead: 'Gonggo searches Korean public-procurement notices over a REST API and alerts you when one matches your keywords. During the beta, accounts are created after a short consultation.',
    steps: [
      'You request a consultation.',
      'We answer at the address you give.',
      'Once approved, you get an account and an invitation by mail.',
    ],
    stage: {
      'closed-beta': 'The beta is closed at present: only approved accounts may use the service.',
      'open-beta': 'The beta is open at present.',
      general: 'The service is generally available.',
    },
    form: 'Request a consultation',
    fields: {
      company: { label: 'Company', fault: 'Please give the name of your company in at most 100 characters.' },
      name: { label: 'Your name', fault: 'Please give your name in at most 100 characters.' },
      email: { label: 'Mail address', fault: 'Please check your mail address.' },
      phone: {
        label: 'Phone number',
        fault: 'A phone number has at most 30 characters: digits, spaces and + - . ( ).',
        hint: 'If you would like to be called.',
      },
      message: {
        label: 'Your message',
        fault: 'A message has at most 2,000 characters.',
        hint: 'What you want to use it for, and which plan interests you.',
      },
    },
    trap: 'Leave this field empty',
    send: 'Send the request',
    required: 'required',
    optional: 'optional',
    unconsented: 'Without your consent we cannot accept the request.',
    privacy: { notice: 'Privacy notice', page: 'Personal data stored by this service' },
    sent: {
      title: 'Your request has arrived',
      text: 'We will reply to the address you gave. If you get no reply within a few days, please check the address and send another request.',
    },
    notices: {
      wrong: 'Please correct the marked fields and send it again.',
      limited: 'Too many requests came from your network. Please try again later.',
      failed: 'The request could not be accepted. Please send it again from this page.',
    },
    back: 'Send another request',
    reference: 'API reference',
  },
}
