import type { Language } from '../../vocabulary/languages.ts'
import type { ConsentWording } from '../schema.ts'

export interface ConsentWords {
  title: string
  rows: readonly (readonly [label: string, text: string])[]
  agree: string
}

/** The information that the law requires before personal data is collected (개인정보 보호법 제15조 제2항). */
export const CONSENTS: Record<ConsentWording, Record<Language, ConsentWords>> = {
  '2026-11-22': {
    ko: {
      title: '개인정보 수집·이용 동의',
      rows: [
        ['수집·이용 목적', '상담 신청의 확인과 연락, 베타 계정 개설'],
        ['수집 항목', '필수: 회사, 이름, 이메일. 선택: 전화번호, 문의 내용'],
        [
          '보유·이용 기간',
          '마지막 신청 또는 승인·거절 후 1년. 기간이 지나면 자동으로 파기합니다. 계정을 개설하면 회사 이름과 이메일은 계정이 있는 동안 보관합니다.',
        ],
        [
          '동의를 거부할 권리',
          '동의하지 않을 수 있습니다. 동의하지 않으면 상담을 신청할 수 없으며, 다른 불이익은 없습니다. 선택 항목은 적지 않아도 신청할 수 있습니다.',
        ],
      ],
      agree: '위 내용을 확인하였으며, 개인정보 수집·이용에 동의합니다.',
    },
    en: {
      title: 'Consent to the use of personal data',
      rows: [
        ['Purpose', 'To look at your request, to answer you, and to create an account for the beta'],
        ['Data', 'Required: company, name, mail address. Optional: phone number, message'],
        [
          'Kept for',
          'One year after your last request, or after we approved or declined it; then they are deleted automatically. If an account is created, the name of the company and the mail address are kept as long as the account exists.',
        ],
        [
          'Your right to refuse',
          'You may refuse. Without consent you cannot ask for a consultation; there is no other disadvantage. You can send the request without the optional data.',
        ],
      ],
      agree: 'I have read this and consent to the use of my personal data.',
    },
  },
}
