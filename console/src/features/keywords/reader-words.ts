import { bilingual } from '../../lib/language.tsx'
import { counted } from '../../lib/plural.ts'

/** Words for the recipients of mails. */
export const READER_WORDS = bilingual(
  {
    readers: '메일 받을 사람',
    maker: (name: string) => `${name}(만든 구성원)`,
    makerUnknown: '만든 구성원',
    owner: '소유자',
    chosen: '선택한 구성원',
    me: '나',
    notYet: '아직 메일을 받지 않음',
    left: '팀을 떠난 구성원',
    others: (count: string) => `다른 구성원 ${count}명`,
    keepsOthers: (count: string) => `다른 구성원 ${count}명에게도 보냅니다.`,
    noTeam: '구성원 목록을 볼 권한이 없어 다른 구성원은 고르실 수 없습니다. 소유자나 관리자에게 요청해 주십시오.',
    noPlan: '메일은 소유자에게 보냅니다. 구성원을 초대하여 함께 받으시려면 Enterprise 요금제가 필요합니다.',
    nobody: '받을 구성원을 한 명 이상 골라 주십시오.',
    nobodyActive: '선택한 구성원이 아직 메일을 받을 수 없어 소유자에게 보냅니다.',
    most: (count: string) => `구성원은 ${count}명까지 고르실 수 있습니다.`,
    line: (names: string) => `메일 받을 사람: ${names}`,
  },
  {
    readers: 'Mail recipients',
    maker: (name: string) => `${name} (creator)`,
    makerUnknown: 'The member who created it',
    owner: 'The owner',
    chosen: 'These members',
    me: 'Me',
    notYet: 'gets no mails yet',
    left: 'A member who has left',
    others: (count: string) => counted(count, 'other member'),
    keepsOthers: (count: string) => `It is also sent to ${counted(count, 'other member')}.`,
    noTeam: 'You cannot choose other members because you cannot see the team. Ask an owner or admin.',
    noPlan: 'Mails go to the owner. Inviting further recipients requires the Enterprise plan.',
    nobody: 'Choose at least one member.',
    nobodyActive: 'None of these members can get mails yet, so they go to the owner.',
    most: (count: string) => `You can choose up to ${counted(count, 'member')}.`,
    line: (names: string) => `Mails to: ${names}`,
  },
)
