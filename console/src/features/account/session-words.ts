import { bilingual } from '../../lib/language.tsx'

export const SESSION_WORDS = bilingual(
  {
    lead: '지금 로그인되어 있는 브라우저입니다. 모르는 기기가 있으면 로그아웃시키고 로그인에 쓴 키를 교체해 주십시오.',
    unknown: '알 수 없는 기기',
    current: '지금 이 브라우저',
    used: (at: string) => `마지막 사용 ${at}`,
    since: (at: string) => `${at} 로그인`,
    until: (at: string) => `${at} 종료`,
    end: '로그아웃시키기',
    endAll: '모두 로그아웃',
    endTitle: (device: string) => `${device} 로그아웃`,
    endMore: '1초 안에 그 브라우저에서 쓸 수 없게 됩니다.',
    endOwn: '지금 이 브라우저입니다. 바로 로그아웃됩니다.',
    endAllTitle: '모든 브라우저에서 로그아웃',
    endAllMore: '지금 이 브라우저도 함께 로그아웃됩니다.',
    others: (count: string) =>
      `로그인한 브라우저가 ${count}개 더 있습니다. ‘모두 로그아웃’을 누르시면 함께 로그아웃됩니다.`,
  },
  {
    lead: 'The browsers you are signed in with. If you do not recognise one, sign it out and rotate the key it used.',
    unknown: 'Unknown device',
    current: 'This browser',
    used: (at: string) => `Last used ${at}`,
    since: (at: string) => `Signed in ${at}`,
    until: (at: string) => `ends ${at}`,
    end: 'Sign out',
    endAll: 'Sign out everywhere',
    endTitle: (device: string) => `Sign out ${device}`,
    endMore: 'It is signed out within a second.',
    endOwn: 'This is the browser you are using: you will be signed out at once.',
    endAllTitle: 'Sign out everywhere',
    endAllMore: 'That signs out this browser too.',
    others: (count: string) => `There are ${count} more. “Sign out everywhere” ends them too.`,
  },
)
