import { bilingual } from '../../lib/language.tsx'
import { counted } from '../../lib/plural.ts'

export const ALLOW_LIST_WORDS = bilingual(
  {
    lead: '목록에 있는 주소에서만 계정의 키를 쓰고 로그인할 수 있습니다. 비워 두시면 어디에서나 접속할 수 있습니다.',
    label: '주소와 범위, 한 줄에 하나씩. # 뒤에는 설명을 적습니다.',
    example: '203.0.113.0/24 # 본사',
    open: '모든 주소를 허용합니다.',
    listed: (count: string) => `범위 ${count}개`,
    since: (at: string) => `${at}에 저장함`,
    here: (address: string) => `지금 접속하신 주소는 ${address}입니다.`,
    addHere: '이 주소 추가',
    hereNote: '현재 주소',
    included: '저장하셔도 이 주소에서 계속 접속하실 수 있습니다.',
    excluded: '이 주소가 목록에 없습니다. 저장하시면 이 주소에서는 다시 접속하실 수 없고, 목록을 되돌릴 수도 없습니다.',
    force: '이 주소가 차단되는 것을 확인하고 저장합니다.',
    lineFault: (line: string, text: string) =>
      `${line}번째 줄 ‘${text}’: IP 주소나 203.0.113.0/24 같은 범위를 적어 주십시오.`,
    reset: '변경 취소',
    undo: '저장하기 전으로 되돌리기',
    undone: '되돌렸습니다.',
    changed:
      '그사이 다른 사람이 목록을 변경했습니다. 입력하신 내용은 그대로 있습니다. 다시 저장하시면 이 내용으로 바뀝니다.',
  },
  {
    lead: 'Keys and sessions of the account work only from addresses on the list. An empty list allows all.',
    label: 'Addresses and ranges, one on each line. A comment may follow after #.',
    example: '203.0.113.0/24 # Head office',
    open: 'All addresses are allowed.',
    listed: (count: string) => counted(count, 'range'),
    since: (at: string) => `saved ${at}`,
    here: (address: string) => `You are connected from ${address}.`,
    addHere: 'Add this address',
    hereNote: 'this address',
    included: 'This address is on the list: you keep access.',
    excluded: 'This address is not on the list. If you save it, you lose access from here and cannot undo the change.',
    force: 'I know that this address will lose access.',
    lineFault: (line: string, text: string) =>
      `Line ${line}, “${text}”: write an address or a range such as 203.0.113.0/24.`,
    reset: 'Discard changes',
    undo: 'Undo: restore the previous list',
    undone: 'The previous list is restored.',
    changed: 'Another member changed the list in the meantime. Your text is still here; saving it replaces their list.',
  },
)
