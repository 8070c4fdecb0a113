import { minuteOf, type Template } from './template.ts'

export const signInLink: Template<'sign-in-link'> = {
  ko: ({ company, email, until, url }) => ({
    subject: `[Gonggo] ${company} 로그인 링크`,
    title: `${company} 계정으로 로그인`,
    blocks: [
      { kind: 'text', text: `${email} 주소로 로그인 링크를 요청하셨습니다. 아래 버튼을 누르면 로그인됩니다.` },
      { kind: 'button', label: '로그인하기', url },
      {
        kind: 'text',
        text: `링크는 ${minuteOf(until)}(한국 시간)까지 한 번만 쓸 수 있습니다. 다른 사람에게 전달하지 마십시오.`,
      },
    ],
    because:
      '로그인 링크를 요청하신 적이 없다면 이 메일을 무시하셔도 됩니다. 사용하지 않은 링크는 자동으로 만료됩니다.',
  }),
  en: ({ company, email, until, url }) => ({
    subject: `[Gonggo] Your sign-in link for ${company}`,
    title: `Sign in to the account of ${company}`,
    blocks: [
      { kind: 'text', text: `Someone requested a sign-in link for ${email}. The button signs you in.` },
      { kind: 'button', label: 'Sign in', url },
      {
        kind: 'text',
        text: `The link works once, until ${minuteOf(until)} (Korea, UTC+9). Do not forward it.`,
      },
    ],
    because: 'If you did not request it, ignore this mail: an unused link expires by itself.',
  }),
}

export const passkeyAdded: Template<'passkey-added'> = {
  ko: ({ company, email, name, device, at, url }) => ({
    subject: `[Gonggo] ${company} 계정에 패스키가 추가되었습니다`,
    title: '패스키 추가 안내',
    blocks: [
      { kind: 'text', text: `이제 ${email} 구성원은 새 패스키로 ${company} 계정에 로그인할 수 있습니다.` },
      {
        kind: 'facts',
        rows: [
          ['패스키', name],
          ['추가한 기기', device ?? '알 수 없음'],
          ['시각', `${minuteOf(at)} (한국 시간)`],
        ],
      },
      {
        kind: 'text',
        text: '직접 추가하지 않으셨다면 바로 로그인하여 이 패스키를 삭제하고 계정의 소유자에게 알려 주십시오.',
      },
      { kind: 'button', label: 'Gonggo 열기', url },
    ],
    because: '로그인 방법이 추가될 때마다 그 구성원에게 보내는 안내입니다.',
  }),
  en: ({ company, email, name, device, at, url }) => ({
    subject: `[Gonggo] A passkey was added to the account of ${company}`,
    title: 'A passkey was added',
    blocks: [
      { kind: 'text', text: `The member ${email} can now sign in to the account of ${company} with a new passkey.` },
      {
        kind: 'facts',
        rows: [
          ['Passkey', name],
          ['Added with', device ?? 'unknown'],
          ['Time', `${minuteOf(at)} (Korea, UTC+9)`],
        ],
      },
      {
        kind: 'text',
        text: 'If it was not you, sign in at once, remove this passkey, and inform the owner of the account.',
      },
      { kind: 'button', label: 'Open Gonggo', url },
    ],
    because: 'We notify members whenever a sign-in method is added to their account.',
  }),
}
