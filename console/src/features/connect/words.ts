import { bilingual } from '../../lib/language.tsx'

/** Names of the scopes that an app can get. */
export const APP_SCOPE_WORDS = bilingual(
  {
    'bids:read': '공고 조회',
    'statistics:read': '낙찰 통계 조회',
    'profile:read': '회사 정보 조회',
    'keywords:write': '키워드 저장',
  },
  {
    'bids:read': 'Read notices',
    'statistics:read': 'Read award statistics',
    'profile:read': 'Read the company profile',
    'keywords:write': 'Store keywords',
  },
)

/** What each scope allows. */
export const APP_SCOPE_MEANINGS = bilingual(
  {
    'bids:read': '공고를 검색하고 자세한 내용을 읽습니다.',
    'statistics:read': '기관·업종별 낙찰 통계를 읽습니다.',
    'profile:read': '우리 회사의 참가자격을 판단합니다. 회사 정보가 앱에 전달될 수 있습니다.',
    'keywords:write': '계정에 키워드를 저장합니다. 저장할 때마다 앱에서 확인을 요청합니다.',
  },
  {
    'bids:read': 'Search notices and read their details.',
    'statistics:read': 'Read statistics of awards by agency and industry.',
    'profile:read': 'Judge whether your company may bid. The app can learn what the profile says.',
    'keywords:write': 'Store keywords in the account. The app asks you each time.',
  },
)

export const CONNECT_WORDS = bilingual(
  {
    title: '앱 연결',
    lead: (name: string) => `‘${name}’ 앱이 이 계정에 연결하려고 합니다.`,
    account: '계정',
    member: '로그인한 구성원',
    host: '동의한 뒤 이동할 곳',
    id: '앱의 주소',
    local: '이 컴퓨터에서 실행 중인 프로그램',
    warning:
      '앱의 이름은 앱이 스스로 정한 것이며 확인되지 않았습니다. 이동할 곳이 연결하시려는 앱의 주소가 맞는지 확인해 주십시오. 직접 시작하신 연결이 아니면 거절해 주십시오.',
    scopes: '허용할 권한',
    notAllowed: '내 역할에 없는 권한이라 줄 수 없습니다.',
    none: '권한을 하나 이상 선택해 주십시오.',
    until: '연결은 계정 > API 키에서 언제든지 끝낼 수 있습니다. 90일 동안 쓰지 않으면 자동으로 끝납니다.',
    allow: '허용',
    refuse: '거절',
    leaving: '앱으로 이동하고 있습니다.',
    missing: '연결 요청이 없습니다',
    missingMore: '연결은 앱에서 시작합니다. 앱에 서비스 주소를 등록해 주십시오.',
    guide: 'AI 어시스턴트 안내',
  },
  {
    title: 'Connect an app',
    lead: (name: string) => `The app “${name}” wants to connect to this account.`,
    account: 'Account',
    member: 'Signed in as',
    host: 'After consent, go to',
    id: 'Address of the app',
    local: 'A program that runs on this computer',
    warning:
      'The app has chosen its name, which is not verified. Check that the address below belongs to the app you want to connect. Refuse if you did not start this yourself.',
    scopes: 'Scopes to allow',
    notAllowed: 'Your role does not include this scope.',
    none: 'Choose at least one scope.',
    until:
      'You can end the connection at any time under Account > API keys. It ends by itself after 90 days without use.',
    allow: 'Allow',
    refuse: 'Refuse',
    leaving: 'You are being sent to the app.',
    missing: 'There is no request of an app',
    missingMore: 'Connections begin in the app: add the address of this service there.',
    guide: 'Guide to AI assistants',
  },
)
