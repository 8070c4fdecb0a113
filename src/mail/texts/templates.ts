import type { IncidentCause } from '../../access/index.ts'
import { seoulDay } from '../../lib/clock.ts'
import type { MailLanguage } from '../../vocabulary/languages.ts'
import { GRANTS } from '../../vocabulary/plans.ts'
import type { Role } from '../../vocabulary/roles.ts'
import type { LetterBlock, TemplateData, TemplateName } from '../schema.ts'
import { alert } from './alert.ts'
import { passkeyAdded, signInLink } from './sign-in.ts'
import { minuteOf, type Template } from './template.ts'

/** The frame of every mail. */
export const FRAME_WORDS = {
  ko: {
    tagline: '공공조달 입찰공고 조회·알림',
    orOpen: '버튼이 보이지 않으면 아래 주소를 여십시오.',
    unsubscribe: '이 알림 수신거부',
  },
  en: {
    tagline: 'public-procurement bid notices',
    orOpen: 'If the button does not work, open this address:',
    unsubscribe: 'Unsubscribe',
  },
} as const satisfies Record<MailLanguage, object>

const ROLE_NAMES: Record<MailLanguage, Record<Role, string>> = {
  ko: { owner: '소유자', admin: '관리자', member: '구성원', viewer: '열람자' },
  en: { owner: 'an owner', admin: 'an admin', member: 'a member', viewer: 'a viewer' },
}

const CAUSES: Record<MailLanguage, Record<IncidentCause, string>> = {
  ko: {
    leaked: '키가 공개된 곳에서 발견되어 신고되었습니다.',
    outside_allow_list: '허용 목록 밖의 여러 네트워크에서 키를 사용하려 했습니다.',
    many_networks: '짧은 시간에 여러 네트워크에서 키를 사용했습니다.',
    operator: '서비스 운영자가 조치했습니다.',
  },
  en: {
    leaked: 'The key was found in a public place and reported to us.',
    outside_allow_list: 'The key was tried from several networks outside the allow-list.',
    many_networks: 'The key was used from many networks within a short time.',
    operator: 'The operator of the service blocked it.',
  },
}

const invitationToBeta: Template<'beta-invitation'> = {
  ko: ({ company, plan, accountId, signInUrl, docsUrl }) => ({
    subject: `[Gonggo] ${company} 계정이 준비되었습니다`,
    title: '베타에 오신 것을 환영합니다',
    blocks: [
      { kind: 'text', text: `상담 신청이 승인되어 ${company}의 Gonggo 계정을 만들었습니다.` },
      {
        kind: 'facts',
        rows: [
          ['계정', accountId],
          ['요금제', GRANTS[plan].title],
        ],
      },
      ...(signInUrl === null
        ? []
        : [
            {
              kind: 'text',
              text: '로그인 화면에서 ‘메일로 로그인’을 누르고 이 메일을 받으신 주소를 입력하시면 로그인 링크를 보내 드립니다.',
            } as const,
            { kind: 'button', label: '로그인 화면 열기', url: signInUrl } as const,
          ]),
      {
        kind: 'text',
        text: 'API 키는 메일로 보내지 않습니다. 상담을 맡은 담당자가 따로 전해 드리며, 한 번만 표시되므로 받는 즉시 안전한 곳에 보관하십시오.',
      },
      { kind: 'button', label: 'API 문서 보기', url: docsUrl },
    ],
    because: '베타 상담을 신청하신 주소로 보내는 안내입니다. 신청하신 적이 없다면 이 메일을 무시하셔도 됩니다.',
  }),
  en: ({ company, plan, accountId, signInUrl, docsUrl }) => ({
    subject: `[Gonggo] The account of ${company} is ready`,
    title: 'Welcome to the beta',
    blocks: [
      { kind: 'text', text: `Your request was approved, and ${company} now has an account with Gonggo.` },
      {
        kind: 'facts',
        rows: [
          ['Account', accountId],
          ['Plan', GRANTS[plan].title],
        ],
      },
      ...(signInUrl === null
        ? []
        : [
            {
              kind: 'text',
              text: 'On the sign-in page, choose “Sign in by mail” and enter the address this mail was sent to. You will get a sign-in link.',
            } as const,
            { kind: 'button', label: 'Go to the sign-in page', url: signInUrl } as const,
          ]),
      {
        kind: 'text',
        text: 'We never send API keys by mail. Your contact will give you the key separately. It is shown only once, so store it in a safe place.',
      },
      { kind: 'button', label: 'Read the API reference', url: docsUrl },
    ],
    because:
      'You get this because a beta consultation was requested with this address. If it was not you, you can ignore this mail.',
  }),
}

const invitationToTeam: Template<'team-invitation'> = {
  ko: ({ company, inviter, role, url }) => ({
    subject: `[Gonggo] ${company} 팀에 초대되셨습니다`,
    title: `${company} 팀 초대`,
    blocks: [
      {
        kind: 'text',
        text:
          inviter === null
            ? `${company} 팀에 ${ROLE_NAMES.ko[role]} 역할로 초대되셨습니다.`
            : `${inviter} 님이 ${company} 팀에 ${ROLE_NAMES.ko[role]} 역할로 초대했습니다.`,
      },
      ...(url === null
        ? [{ kind: 'text', text: '이제부터 이 주소로 팀의 알림을 받을 수 있습니다.' } as const]
        : [{ kind: 'button', label: '초대 수락하기', url } as const]),
    ],
    because: `${company}에서 이 주소를 팀에 추가하여 보내는 안내입니다. 모르는 회사라면 이 메일을 무시하셔도 됩니다.`,
  }),
  en: ({ company, inviter, role, url }) => ({
    subject: `[Gonggo] You are invited to the team of ${company}`,
    title: `Invitation to the team of ${company}`,
    blocks: [
      {
        kind: 'text',
        text: `${inviter === null ? 'You were' : `${inviter} has`} invited ${inviter === null ? '' : 'you '}to the team of ${company} as ${ROLE_NAMES.en[role]}.`,
      },
      ...(url === null
        ? [{ kind: 'text', text: 'This address can now receive the alerts of the team.' } as const]
        : [{ kind: 'button', label: 'Accept the invitation', url } as const]),
    ],
    because: `You get this because ${company} added this address to its team. If you do not know them, you can ignore this mail.`,
  }),
}

const incident: Template<'security-incident'> = {
  ko: ({ company, incidentId, action, subject, subjectName, cause, at }) => {
    const [what, whatIs] = subject === 'key' ? ['API 키', 'API 키가'] : ['계정', '계정이']
    const blocked = action === 'blocked'
    return {
      subject: blocked ? `[Gonggo] ${whatIs} 차단되었습니다` : `[Gonggo] ${what} 사용을 확인해 주십시오`,
      title: blocked ? `${company}의 ${what} 차단 안내` : `${company}의 ${what} 사용 확인 요청`,
      blocks: [
        { kind: 'text', text: CAUSES.ko[cause] },
        {
          kind: 'facts',
          rows: [
            [what, subjectName],
            ['시각', `${minuteOf(at)} (한국 시간)`],
            ['보안 사고 번호', incidentId],
          ],
        },
        {
          kind: 'text',
          text: blocked
            ? `차단된 동안에는 이 ${subject === 'key' ? '키로 보내는' : '계정의'} 모든 요청이 거절됩니다. ${subject === 'key' ? '키를 교체하면 차단이 해제됩니다.' : '차단을 해제하려면 운영자에게 문의하십시오.'}`
            : '아직 차단하지는 않았습니다. 본인이나 동료가 사용하지 않았다면 키를 바로 교체하십시오.',
        },
      ],
      because: '계정 소유자에게 보내는 보안 안내입니다.',
    }
  },
  en: ({ company, incidentId, action, subject, subjectName, cause, at }) => {
    const what = subject === 'key' ? 'API key' : 'account'
    const blocked = action === 'blocked'
    return {
      subject: blocked ? `[Gonggo] Your ${what} was blocked` : `[Gonggo] Unusual activity: your ${what}`,
      title: blocked
        ? `${subject === 'key' ? 'An API key' : 'The account'} of ${company} is blocked`
        : `Unusual activity on an ${what} of ${company}`,
      blocks: [
        { kind: 'text', text: CAUSES.en[cause] },
        {
          kind: 'facts',
          rows: [
            [subject === 'key' ? 'API key' : 'Account', subjectName],
            ['Time', `${minuteOf(at)} (Korea, UTC+9)`],
            ['Incident', incidentId],
          ],
        },
        {
          kind: 'text',
          text: blocked
            ? `While it is blocked, every request ${subject === 'key' ? 'with it' : 'of the account'} is rejected. ${subject === 'key' ? 'Rotating the key ends the block.' : 'Please contact the operator to end the block.'}`
            : 'Nothing is blocked. If you do not recognise this activity, rotate the key at once.',
        },
      ],
      because: 'You get this as the owner of the account.',
    }
  },
}

const PERIODS = { ko: { weekly: '주간', monthly: '월간' }, en: { weekly: 'weekly', monthly: 'monthly' } } as const

const reportReady: Template<'report-ready'> = {
  ko: ({ company, furtherCompany = null, period, from, to, url }) => ({
    subject: `[Gonggo] ${furtherCompany ?? company} ${PERIODS.ko[period]} 보고서가 준비되었습니다`,
    title: `${PERIODS.ko[period]} 입찰 보고서`,
    blocks: [
      { kind: 'text', text: `${seoulDay(from)}부터 ${seoulDay(to)}까지의 보고서를 만들었습니다.` },
      ...eligibilityOf('참가자격 판단 회사', furtherCompany),
      { kind: 'button', label: '보고서 내려받기', url },
      {
        kind: 'text',
        text: '이 링크는 7일 동안 유효합니다. 링크가 있으면 누구나 열 수 있으므로 다른 사람에게 전달하지 마십시오.',
      },
    ],
    because: `${company}의 보고서 예약에 받는 사람으로 등록되어 보내는 안내입니다.`,
  }),
  en: ({ company, furtherCompany = null, period, from, to, url }) => ({
    subject: `[Gonggo] The ${PERIODS.en[period]} report of ${furtherCompany ?? company} is ready`,
    title: `Your ${PERIODS.en[period]} bid report`,
    blocks: [
      { kind: 'text', text: `The report for ${seoulDay(from)} to ${seoulDay(to)} is ready.` },
      ...eligibilityOf('Eligibility of', furtherCompany),
      { kind: 'button', label: 'Download the report', url },
      { kind: 'text', text: 'The link works for 7 days. Anyone who has it can download the report.' },
    ],
    because: `You get this because you are a recipient of a report schedule of ${company}.`,
  }),
}

const eligibilityOf = (label: string, company: string | null): LetterBlock[] =>
  company === null ? [] : [{ kind: 'facts', rows: [[label, company]] }]

const WEBHOOK_REASONS: Record<MailLanguage, Record<TemplateData['webhook-disabled']['reason'], string>> = {
  ko: {
    failing: '5일간 전송에 계속 실패하여 전송을 중단했습니다.',
    gone: '수신 서버가 410 Gone으로 응답하여 전송을 중단했습니다.',
    receiver: '수신 서버의 요청에 따라 전송을 중단했습니다.',
  },
  en: {
    failing: 'All deliveries failed for five days, so we stopped sending.',
    gone: 'The endpoint returned 410 Gone, so we stopped sending.',
    receiver: 'The endpoint asked us to stop sending.',
  },
}

const webhookDisabled: Template<'webhook-disabled'> = {
  ko: ({ company, webhookId, host, reason, since, docsUrl }) => ({
    subject: '[Gonggo] 웹훅이 비활성화되었습니다',
    title: `${company}의 웹훅 비활성화 안내`,
    blocks: [
      { kind: 'text', text: WEBHOOK_REASONS.ko[reason] },
      {
        kind: 'facts',
        rows: [
          ['웹훅', webhookId],
          ['수신 주소', host],
          ...(since === null ? [] : [['첫 실패', `${minuteOf(since)} (한국 시간)`] as const]),
        ],
      },
      {
        kind: 'text',
        text: '그동안의 이벤트는 30일 동안 보관합니다. 수신 서버를 복구한 뒤 웹훅을 다시 활성화하면 오래된 것부터 전송합니다.',
      },
      { kind: 'button', label: '웹훅 문서 보기', url: docsUrl },
    ],
    because: '계정 소유자에게 보내는 안내입니다.',
  }),
  en: ({ company, webhookId, host, reason, since, docsUrl }) => ({
    subject: '[Gonggo] A webhook has been disabled',
    title: `A webhook of ${company} has been disabled`,
    blocks: [
      { kind: 'text', text: WEBHOOK_REASONS.en[reason] },
      {
        kind: 'facts',
        rows: [
          ['Webhook', webhookId],
          ['Receiver', host],
          ...(since === null ? [] : [['First failure', `${minuteOf(since)} (Korea, UTC+9)`] as const]),
        ],
      },
      {
        kind: 'text',
        text: 'Events are kept for 30 days. After you fix the receiver, enable the webhook: the kept events are then sent, oldest first.',
      },
      { kind: 'button', label: 'Webhook documentation', url: docsUrl },
    ],
    because: 'You get this as the owner of the account.',
  }),
}

const grouped = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')

const pursuitReminder: Template<'pursuit-reminder'> = {
  ko: ({ company, of, days, at, title, agency, noticeNo, bidAmount, url }) => {
    const what = of === 'closing' ? '입찰 마감' : '개찰'
    return {
      subject: `[Gonggo] ${what} ${days}일 전: ${title}`,
      title: of === 'closing' ? '입찰 마감이 임박했습니다' : '개찰이 임박했습니다',
      blocks: [
        { kind: 'text', text: title },
        {
          kind: 'facts',
          rows: [
            [what, `${minuteOf(at)} (한국 시간)`],
            ['공고기관', agency],
            ['공고번호', noticeNo],
            ...(bidAmount === null ? [] : [['투찰금액', grouped(bidAmount)] as const]),
          ],
        },
        ...(url === null ? [] : [{ kind: 'button', label: '공고 보기', url } as const]),
      ],
      because: `${company}의 입찰 건 담당자로 지정되어 보내는 안내입니다. 알림을 받지 않으려면 입찰 건에서 담당자나 알림 날짜를 바꾸십시오.`,
    }
  },
  en: ({ company, of, days, at, title, agency, noticeNo, bidAmount, url }) => {
    const what = of === 'closing' ? 'Closing' : 'Opening of bids'
    return {
      subject: `[Gonggo] ${what} in ${days} ${days === 1 ? 'day' : 'days'}: ${title}`,
      title: of === 'closing' ? 'Bidding closes soon' : 'Bids will be opened soon',
      blocks: [
        { kind: 'text', text: title },
        {
          kind: 'facts',
          rows: [
            [what, `${minuteOf(at)} (Korea, UTC+9)`],
            ['Agency', agency],
            ['Notice', noticeNo],
            ...(bidAmount === null ? [] : [['Your bid', grouped(bidAmount)] as const]),
          ],
        },
        ...(url === null ? [] : [{ kind: 'button', label: 'Open the notice', url } as const]),
      ],
      because: `You get this because a pursuit of ${company} is assigned to you. To stop these reminders, change the assignee or the reminder days of the pursuit.`,
    }
  },
}

/** The content of each mail, by name. */
export const TEMPLATES: { [T in TemplateName]: Template<T> } = {
  'beta-invitation': invitationToBeta,
  'team-invitation': invitationToTeam,
  'sign-in-link': signInLink,
  'passkey-added': passkeyAdded,
  'security-incident': incident,
  'report-ready': reportReady,
  alert: { ko: (data) => alert(data, 'ko'), en: (data) => alert(data, 'en') },
  'pursuit-reminder': pursuitReminder,
  'webhook-disabled': webhookDisabled,
}
