import type { Language } from '../vocabulary/languages.ts'
import type { Role } from '../vocabulary/roles.ts'
export interface InvitationWords {
  tagline: string
  title: (company: string) => string
  lead: (email: string, role: string) => string
  means: string
  accept: string
  ignore: string
  accepted: { title: (company: string) => string; text: string }
  gone: { title: string; text: string }
  roles: Record<Role, string>
}

/** The page of an invitation link. */
export const INVITATION_WORDS: Record<Language, InvitationWords> = {
  ko: {
    tagline: '공공조달 입찰공고 조회·알림',
    title: (company) => `${company} 팀 초대`,
    lead: (email, role) => `${email} 님이 ${role} 역할로 초대되셨습니다.`,
    means: '수락하시면 팀에서 보내는 입찰공고 알림을 이 주소로 받게 됩니다. 수락하기 전에는 알림을 보내지 않습니다.',
    accept: '초대 수락하기',
    ignore: '모르는 초대라면 이 페이지를 닫으십시오. 초대는 수락되지 않습니다.',
    accepted: {
      title: (company) => `${company} 팀에 참여했습니다`,
      text: '이제 팀의 알림을 이 주소로 받을 수 있습니다. 이 페이지는 닫으셔도 됩니다.',
    },
    gone: {
      title: '유효하지 않은 초대입니다',
      text: '초대가 취소되었거나 30일이 지났습니다. 초대한 분께 다시 요청해 주십시오.',
    },
    roles: { owner: '소유자', admin: '관리자', member: '구성원', viewer: '열람자' },
  },
  en: {
    tagline: 'public-procurement bid notices',
    title: (company) => `Invitation to the team of ${company}`,
    lead: (email, role) => `${email} is invited as ${role}.`,
    means: 'Once you accept, the team can have its alerts sent to this address. Until then, nothing is sent.',
    accept: 'Accept the invitation',
    ignore: 'If you do not know this company, close this page. The invitation is then not accepted.',
    accepted: {
      title: (company) => `You have joined the team of ${company}`,
      text: 'The team can now have its alerts sent to this address. You may close this page.',
    },
    gone: {
      title: 'This invitation is not valid',
      text: 'It was withdrawn, or is more than 30 days old. Please ask the sender for a new one.',
    },
    roles: { owner: 'an owner', admin: 'an admin', member: 'a member', viewer: 'a viewer' },
  },
}
