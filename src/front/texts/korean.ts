import { ATTACHMENTS } from './korean-attachments.ts'
import { ELIGIBILITY } from './korean-eligibility.ts'
import { LINKS } from './korean-links.ts'
import { OPERATORS } from './korean-operators.ts'
import { SESSIONS } from './korean-sessions.ts'
import { STATISTICS } from './korean-statistics.ts'
import type { Translation } from './translation.ts'

const told = (summary: string, description = ''): Translation => ({ summary, description })
const NOTICES: Record<string, Translation> = {
  listBids: told(
    '입찰공고 검색',
    '모든 필터와 일치하는 공고와 정확한 전체 건수를 반환합니다. `sort`를 생략하면 최신순입니다.',
  ),
  listBidChanges: told(
    '전체 공고의 변경 피드',
    '커서 이후에 바뀐 모든 공고의 최신 상태를 바뀐 순서대로 반환합니다. 커서를 따라가면 공고가 빠지지 않고 같은 상태가 중복되지 않습니다. 개찰 결과도 변경이지만 공고의 버전 번호는 올라가지 않습니다.',
  ),
  getBid: told(
    '공고 상세',
    '공고와 모든 버전, 첨부 문서, 개찰 결과를 반환합니다. 이전 상태는 `version`이나 `revision` 파라미터 또는 `{noticeNo}-{revision}` 경로로 조회합니다.',
  ),
  lookUpBids: told(
    '공고번호로 여러 건 조회',
    '공고를 500건까지 한 번에 조회하여 최신 상태를 보낸 순서대로 반환합니다. 없는 번호는 `bid`가 `null`이며, 철회된 공고에는 `withdrawal`도 있습니다. 아무것도 저장하지 않습니다.',
  ),
  searchBids: told(
    '긴 검색',
    'URL에 담을 수 없이 긴 검색을 본문으로 보냅니다. 결과는 `GET /v1/bids`와 같습니다. 아무것도 저장하지 않으므로 재시도할 수 있습니다. 앞뒤 페이지는 같은 본문의 `page`와 `anchor`를 `next`나 `prev`의 값으로 바꾸어 보냅니다.',
  ),
  listBidders: told(
    '공고의 참가업체',
    '모든 참가업체를 순위대로 반환합니다. 순위가 없는 업체는 낙찰업체, 그 밖의 업체(투찰금액순), 순위에서 제외된 업체(사유와 함께)의 순서입니다. 개찰의 순서는 공고의 `awards`와 같습니다. 개찰하지 않은 공고에는 참가업체가 없습니다.',
  ),
  listSimilarBids: told(
    '비슷한 공고',
    '같은 업무구분에서 공고명이 비슷한 공고를 단어와 면허로 비교하여 반환합니다. 청소와 미화 같은 동의어는 같은 단어로 봅니다. 업종이 다른 공고와 이 공고의 재공고는 제외합니다. 참고용 목록이며, 알림과 건수에는 쓰이지 않습니다.',
  ),
  listAgencies: told('기관', '공고가 많은 기관부터 반환합니다. 출처에는 있지만 공고가 없는 기관은 그 뒤에 나옵니다.'),
  listIndustries: told(
    '업종',
    '공고의 업종제한에 쓰인 업종입니다. 공고가 많은 업종부터 반환합니다. 출처에는 있지만 공고가 없는 업종은 그 뒤에 나옵니다.',
  ),
  listRegions: told('지역', '공고의 지역제한에 쓰일 수 있는 지역입니다. 건수에는 지역제한이 없는 공고도 포함됩니다.'),
  listSources: told('출처', '공고의 출처와 출처별 수집 현황, 누락을 반환합니다.'),
}

const KEYWORDS: Record<string, Translation> = {
  listKeywords: told('키워드 목록', '계정의 키워드를 만든 순서대로 반환합니다.'),
  createKeywordBatch: told(
    '키워드 여러 개 추가',
    '키워드를 1,000개까지 한 번에 추가합니다. 하나라도 거절되면 아무것도 추가하지 않으며, `errors`에 `keywords[3].keyword` 같은 위치가 있습니다. 이미 있는 키워드는 그대로 두고 `added: false`로 표시합니다.',
  ),
  changeKeywordBatch: told(
    '키워드 여러 개 변경',
    '키워드를 1,000개까지 지정하여 알림이나 상태를 한 번에 바꿉니다. 없는 키워드가 하나라도 있으면 아무것도 바꾸지 않습니다. 중복해서 보낸 키워드는 한 번만 바꿉니다.',
  ),
  createKeyword: told(
    '키워드 추가',
    '검색어는 입력한 그대로 저장합니다. 검색어, 기관, 업종이 모두 없는 키워드는 모든 공고와 일치하므로 거절합니다. 순서나 표기만 다른 동일한 키워드가 이미 있으면 409와 함께 그 키워드의 ID를, `Location`에 그 경로를 반환합니다.',
  ),
  previewKeyword: told(
    '키워드 미리 보기',
    '최근 90일의 일치 공고를 일별 건수와 최신 공고 5건으로 반환합니다. 아무것도 저장하지 않습니다.',
  ),
  previewKeywordImport: told(
    '키워드 목록 미리 보기',
    '키워드 1,000개까지를 이 순서로 추가할 때의 결과를 줄마다 반환합니다. 최근 90일의 일치 공고 건수 또는 거절 이유입니다. 아무것도 저장하지 않습니다. 추가할 줄은 `POST /v1/keywords/batch`로 보내십시오.',
  ),
  getKeyword: told('키워드 하나'),
  changeKeyword: told(
    '키워드 변경',
    '보내지 않은 필드는 그대로 두고, `null`은 기본값으로 되돌리며, 목록은 전체를 바꿉니다. 변경은 다음 공고부터 적용되며, 이미 있는 공고는 다시 알리지 않습니다. `If-Match`를 지원합니다.',
  ),
  deleteKeyword: told('키워드 삭제', '삭제하면 어떤 공고와도 일치하지 않으며 한도에서도 빠집니다.'),
  listKeywordMatches: told('키워드의 일치 공고', '이 키워드로 알린 공고를 최신순으로 한 번씩 반환합니다.'),
  listEvents: told(
    '이벤트 조회',
    '계정의 이벤트를 발생한 순서대로 반환합니다. 30일 동안 보관합니다. 커서를 따라가면 누락이나 중복이 없습니다. `sort=-timestamp`이면 최신순입니다. 이때 그 사이에 생긴 이벤트는 페이지를 밀지 않으며 `newestCursor` 뒤에 있습니다. `Accept: text/event-stream`이면 같은 이벤트를 스트림으로 받으며, `Last-Event-ID` 헤더로 끊긴 곳부터 이어 받습니다.',
  ),
  markEvents: told(
    '이벤트 여러 건 표시',
    '이벤트를 1,000건까지 한 번에 표시합니다. 각 이벤트에 `PATCH /v1/events/{id}`를 호출한 것과 같습니다. 없는 이벤트가 하나라도 있으면 아무것도 표시하지 않습니다. 반복해도 결과는 같습니다.',
  ),
  changeEvent: told(
    '이벤트 표시',
    '이벤트를 확인, 중요, 제외로 표시하고 이유를 남깁니다. 표시는 계정의 모든 구성원과 키에 공통입니다. 보내지 않은 필드는 그대로 두고 `null`은 기본값으로 되돌립니다. `If-Match`를 지원합니다.',
  ),
  getUnsubscribe: told(
    '알림 메일 수신거부 페이지',
    '브라우저용 페이지입니다. 열기만 해서는 바뀌지 않으며 버튼을 눌러야 적용됩니다.',
  ),
  unsubscribe: told(
    '알림 메일 수신거부',
    '한 번의 클릭으로 처리합니다(RFC 8058). 링크에 구성원과 키워드 또는 공고가 들어 있어 본문은 읽지 않습니다. 이 구성원에게 보내는 이 키워드의 메일, 모든 키워드의 메일, 또는 이 공고의 메일만 중단합니다. 반복해도 결과는 같습니다.',
  ),
}

const PURSUITS: Record<string, Translation> = {
  listPursuits: told(
    '입찰 건 목록',
    '모든 조건과 일치하는 계정의 입찰 건입니다. 공고의 현재 내용을 포함하므로 요청 한 번으로 보드를 표시할 수 있습니다.',
  ),
  createPursuit: told(
    '입찰 건 추가',
    '계정의 입찰 건은 공고마다 하나입니다. 이미 있으면 409와 함께 그 ID를, `Location`에 그 경로를 반환합니다.',
  ),
  listPursuitAssignees: told(
    '담당자로 지정할 수 있는 구성원',
    '담당자로 지정할 수 있는 구성원의 이름입니다. `pursuits:read`만 있으면 조회할 수 있으므로 `team:read`가 없는 구성원도 담당자를 지정할 수 있습니다.',
  ),
  getPursuit: told('입찰 건 하나'),
  changePursuit: told(
    '입찰 건 변경',
    '상태는 어떤 상태로든 바꿀 수 있습니다. 개찰 결과로 정해진 상태는 `correction`을 보내야 바뀝니다. 보내지 않은 필드는 그대로 두고 `null`은 기본값으로 되돌립니다. `If-Match`를 지원합니다.',
  ),
  deletePursuit: told(
    '입찰 건 삭제',
    '메모와 변경 기록도 삭제되며, 삭제한 사람은 감사 기록에 남습니다. 변경 기록을 보존하려면 삭제하지 말고 상태를 `dropped`로 바꾸십시오.',
  ),
  listPursuitHistory: told(
    '입찰 건의 변경 기록',
    '변경한 사람, 시각, 내용을 최신순으로 반환합니다. 개찰 결과에 따른 변경도 포함합니다.',
  ),
  listPursuitNotes: told('입찰 건의 메모', '최신순으로 반환합니다.'),
  addPursuitNote: told('메모 추가', '메모에는 날짜와 작성자가 남습니다. 이벤트는 만들지 않습니다.'),
  deletePursuitNote: told(
    '메모 삭제',
    '작성자만 삭제할 수 있습니다. 작성에 쓴 키나 같은 구성원의 다른 키로도 삭제할 수 있습니다.',
  ),
}

const WEBHOOKS: Record<string, Translation> = {
  listWebhooks: told('웹훅 목록', '계정의 웹훅을 등록한 순서대로 반환합니다.'),
  createWebhook: told(
    '웹훅 등록',
    '등록 이후의 이벤트를 `url`로 보내며 Standard Webhooks 방식으로 서명합니다. 비밀값은 이 응답에서 한 번만 표시합니다. 주소 형식이 잘못되면 400 `invalid_url`이며, 호스트 이름은 전송할 때마다 확인합니다.',
  ),
  getWebhook: told('웹훅 하나'),
  changeWebhook: told(
    '웹훅 변경',
    '보내지 않은 필드는 그대로 두고 `null`은 기본값으로 되돌립니다. `{"state": "enabled"}`로 활성화하면 보류한 이벤트도 오래된 것부터 보냅니다. `If-Match`를 지원합니다.',
  ),
  deleteWebhook: told('웹훅 삭제', '대기 중인 전송도 함께 삭제합니다. 이미 시작한 요청 외에는 더 보내지 않습니다.'),
  rotateWebhookSecret: told(
    '웹훅 비밀값 교체',
    '새 비밀값은 이 응답에서 한 번만 표시합니다. `graceSeconds` 초 동안은 두 비밀값으로 함께 서명하고 그 뒤에는 새 값으로만 서명합니다. 동시에 유효한 비밀값은 최대 두 개입니다. `v1a`의 키는 바뀌지 않습니다.',
  ),
  testWebhook: told(
    '테스트 이벤트 보내기',
    '구독한 이벤트 종류와 관계없이 이 웹훅에만 `webhook.test` 이벤트를 보냅니다. 결과는 `Location`의 전송에서 확인합니다.',
  ),
  listDeliveries: told('전송 목록', '완료된 전송과 대기 중인 전송을 최신순으로 반환합니다. 30일 동안 보관합니다.'),
  getDelivery: told(
    '전송 하나',
    '전송과 이벤트, 시도별 시각, 응답 상태, 소요 시간, 오류, 응답의 첫 1킬로바이트입니다.',
  ),
  redeliver: told(
    '전송 하나 다시 보내기',
    '같은 `webhook-id`로 바로 다시 보내며 시도 횟수는 0부터 다시 시작합니다. 웹훅이 비활성화되어 있으면 보류합니다. 30일이 지난 이벤트는 404입니다.',
  ),
  redeliverRange: told(
    '여러 전송 다시 보내기',
    '`from`과 `to` 사이에 만든 전송 중 지정한 상태의 전송을 같은 `webhook-id`로 한 번씩 다시 보냅니다. 응답에 건수가 있습니다.',
  ),
}

const REPORTS: Record<string, Translation> = {
  requestReport: told(
    '보고서 요청',
    '한 주나 한 달의 보고서를 비동기로 생성합니다. 계정마다 동시에 두 건을 생성하고 나머지는 대기합니다. 모든 수치의 기준 시점은 같으며 보고서에 표시합니다. 파일은 30일 동안 보관합니다.',
  ),
  listReports: told('보고서 목록', '계정의 모든 보고서를 최신순으로 반환합니다.'),
  getReport: told(
    '보고서 하나',
    '보고서의 진행 상황입니다. 완성되면 키 없이 1시간 동안 쓸 수 있는 파일 링크가 있습니다.',
  ),
  deleteReport: told('보고서 삭제', '대기 중이거나 생성 중이면 취소하고, 완성된 보고서이면 파일과 링크를 삭제합니다.'),
  getReportContent: told('보고서 파일', '`Accept`와 관계없이 요청할 때 정한 형식의 파일입니다.'),
  getReportByLink: told(
    '서명된 링크로 받는 보고서 파일',
    '`contentUrl`과 메일의 링크입니다. 링크는 늦어도 파일과 함께 만료됩니다. 계정이 차단·정지되었거나 요금제에 보고서가 없으면 열리지 않습니다.',
  ),
  createReportSchedule: told(
    '보고서 예약',
    '매주 또는 매월이 끝난 다음 날 오전 7시(수신자의 시간대)에 보고서를 생성하고, 7일 동안 유효한 링크를 수신자에게 메일로 보냅니다.',
  ),
  listReportSchedules: told('예약 목록', '계정의 예약을 만든 순서대로 반환합니다.'),
  getReportSchedule: told('예약 하나'),
  changeReportSchedule: told(
    '예약 변경',
    '보내지 않은 필드는 그대로 두고 `null`은 기본값으로 되돌립니다. `paused`이면 보고서를 생성하지 않고, `active`(또는 `null`)로 바꾸면 다음 기간부터 생성합니다. `If-Match`를 지원합니다.',
  ),
  deleteReportSchedule: told('예약 삭제', '이미 생성한 보고서는 삭제하지 않습니다.'),
}

const ACCESS: Record<string, Translation> = {
  getAccount: told('계정', '계정의 이름, 요금제, 사업자등록번호입니다.'),
  changeAccount: told(
    '사업자등록번호 설정',
    '개찰 결과에서 이 번호로 낙찰 여부를 확인합니다. 결과가 나온 입찰 건은 다시 판정합니다. 보내지 않은 필드는 그대로 두고 `null`은 기본값으로 되돌립니다. `If-Match`를 지원합니다.',
  ),
  listKeys: told(
    '키 목록',
    '폐기되거나 만료된 것까지 계정의 모든 키를 만든 순서대로 반환합니다. 비밀값은 저장하지 않으므로 보이지 않습니다.',
  ),
  createKey: told(
    '키 만들기',
    '비밀값은 이 응답의 `key`에 한 번만 나옵니다. 새 키의 권한은 호출한 키의 권한을 넘을 수 없으며, `scopes`를 생략하면 그 권한을 모두 가집니다. 새 키는 호출한 키보다 늦게 만료될 수 없습니다.',
  ),
  getKey: told('키 하나'),
  revokeKey: told(
    '키 폐기',
    '1초 안에 모든 프로세스에서 무효가 되며 되돌릴 수 없습니다. `descendants=revoke`이면 그 키로 만든 키와 그 하위 키도 폐기합니다.',
  ),
  rotateKey: told(
    '키의 비밀값 교체',
    '새 비밀값은 이 응답의 `key`에 한 번만 나옵니다. 이전 비밀값은 `graceSeconds` 동안 유효하고, 유예 중이던 더 이전 값은 바로 무효가 됩니다. 키는 언제나 자신을 교체할 수 있습니다. 다른 키를 교체하려면 그 키의 권한을 모두 가져야 합니다.',
  ),
  getUsage: told(
    '요금제, 한도, 사용량',
    '계정의 모든 한도와 잔여량, 오늘을 포함한 최근 30일의 일별 요청 수(한국 시간 기준)입니다. 이 조회는 요금제 한도에 집계하지 않습니다.',
  ),
  listAudit: told(
    '감사 기록 조회',
    '키, 구성원, 웹훅, 요금제, 접근 설정을 변경한 사람과 내용을 최신순으로 반환합니다. 기록은 수정되거나 삭제되지 않습니다.',
  ),
  getIpAllowList: told(
    'IP 허용 목록 조회',
    '계정의 키로 호출할 수 있는 주소입니다. 목록이 비어 있으면 모든 주소를 허용합니다.',
  ),
  replaceIpAllowList: told(
    'IP 허용 목록 교체',
    '계정의 모든 키에, 모든 프로세스에서 1초 안에 적용됩니다. 호출하는 주소가 없는 목록은 `"force": true`를 보내지 않으면 409 `would_lock_out`입니다. `If-Match`를 보내면 `ETag`가 같을 때만 바꿉니다.',
  ),
  previewIpAllowList: told(
    'IP 허용 목록 미리 보기',
    '저장될 주소 범위, 이 요청의 주소, 그 주소에서 계속 호출할 수 있는지를 반환합니다. 목록은 바꾸지 않습니다.',
  ),
  listIncidents: told(
    '보안 사고 목록',
    '최신순입니다. 차단된 키로 호출하면 403 `access_blocked`와 사고 번호를 반환합니다. `keys:manage` 권한이 있는 다른 키로 그 키를 교체하거나 운영자에게 요청하면 사고가 해결됩니다.',
  ),
  getIncidentSettings: told('보안 사고 설정 조회', '계정이 선택할 수 있는 자동 차단의 설정입니다.'),
  changeIncidentSettings: told(
    '보안 사고 설정 변경',
    '보내지 않은 필드는 그대로 두고 `null`은 기본값으로 되돌립니다. `If-Match`를 지원합니다.',
  ),
  reportLeakedKeys: told(
    '유출된 키 신고',
    '비밀값 스캔 협력사를 위한 것입니다. `Github-Public-Key-Signature` 헤더에는 본문의 ECDSA 서명(P-256, SHA-256, DER의 base64)을, `Github-Public-Key-Identifier` 헤더에는 공개 키의 이름을 넣습니다. 유효한 키는 바로 차단하고 소유자에게 알립니다. 반복해도 결과는 같습니다.',
  ),
}

const TEAM: Record<string, Translation> = {
  listTeam: told('구성원 목록', '계정의 구성원과 권한을 참여한 순서로 반환합니다.'),
  inviteTeamMember: told(
    '구성원 초대',
    '30일 동안 유효한 링크가 있는 초대 메일을 보냅니다. 역할의 권한은 호출한 키의 권한을 넘을 수 없습니다. 이미 초대한 주소에는 하루 세 번까지 메일을 다시 보내고 200으로 응답합니다. `invitedAt`은 마지막 메일의 시각입니다.',
  ),
  getTeamMember: told('구성원 한 명'),
  changeTeamMember: told(
    '구성원 변경',
    '보내지 않은 필드는 그대로 두고 `null`은 기본값으로 되돌립니다. 소유자를 추가·변경·제거하는 일은 소유자만 할 수 있으며 마지막 소유자는 바꿀 수 없습니다. 그 구성원의 키에 낮아진 역할보다 많은 권한이 있으면 `keys`로 처리 방법을 정해야 합니다. `If-Match`를 지원합니다.',
  ),
  removeTeamMember: told(
    '구성원 제거',
    '제거된 구성원은 메일을 받지 않습니다. 그 구성원이 만든 유효한 키가 있으면 `keys`로 처리 방법을 정해야 합니다.',
  ),
  getInvitation: told(
    '초대 링크가 여는 페이지',
    '초대받은 사람의 언어로 된 페이지입니다. 여는 것만으로 수락되지 않습니다.',
  ),
  acceptInvitation: told(
    '초대 수락',
    '초대 메일을 받은 사람이 수락하면 구성원은 `active`가 됩니다. 다시 수락해도 결과는 같으며, 취소되었거나 30일이 지난 초대는 404입니다.',
  ),
}

const SERVICE: Record<string, Translation> = {
  getHome: told(
    '첫 페이지',
    '브라우저에는 콘솔을, 콘솔이 없으면 이 레퍼런스의 첫 페이지를 `Accept-Language`에 맞는 언어로, 프로그램에는 `GET /v1`과 같은 내용을 반환합니다.',
  ),
  getSearchPage: told('콘솔의 검색', '콘솔의 검색 페이지입니다. `GET /v1/bids`와 같은 파라미터를 씁니다.'),
  getInboxPage: told('콘솔의 알림함', '계정의 이벤트를 보여 주는 콘솔의 페이지입니다. 조건은 파라미터로 받습니다.'),
  getKeywordsPage: told('콘솔의 키워드', '키워드를 만들고, 미리 보고, 바꾸는 콘솔의 페이지입니다.'),
  getPipelinePage: told('콘솔의 입찰 건', '계정의 입찰 건을 보드, 표, 달력으로 보여 주는 콘솔의 페이지입니다.'),
  getStatisticsPage: told('콘솔의 통계', '낙찰 통계, 경쟁사, 가격을 보여 주는 콘솔의 페이지입니다.'),
  getReportsPage: told('콘솔의 보고서', '보고서를 만들고 보고 내려받고 예약하는 콘솔의 페이지입니다.'),
  getWebhooksPage: told('콘솔의 웹훅', '웹훅과 그 전송을 보여 주는 콘솔의 페이지입니다.'),
  getIntegrationsPage: told('콘솔의 연동', '각 연동이 하는 일, 필요한 것, 첫 단계를 안내하는 콘솔의 페이지입니다.'),
  getAccountPage: told(
    '콘솔의 계정',
    '키, 팀, 허용 목록, 보안 사고, 감사 기록, 사용량, 세션을 다루는 콘솔의 페이지입니다.',
  ),
  getOperatorPage: told(
    '콘솔의 운영자 화면',
    '서비스 운영자를 위한 콘솔의 페이지입니다. 페이지가 `GET /session`으로 운영자인지 확인합니다.',
  ),
  getNoticePage: told(
    '콘솔의 공고',
    '공고 하나를 보여 주는 콘솔의 페이지입니다. 공고가 있는지는 페이지에서 확인합니다.',
  ),
  getSignInPage: told('콘솔 로그인', '키, 메일의 링크, 패스키로 로그인하는 콘솔의 페이지입니다.'),
  getConsoleFile: told(
    '콘솔의 파일',
    '콘솔의 스크립트, 스타일, 글꼴입니다. 이름에 해시가 있는 파일의 내용은 바뀌지 않습니다.',
  ),
  getService: told('이름, 버전, 단계', '서비스의 이름, 버전, 공개 단계, 관련 링크입니다.'),
  getHealth: told(
    '프로세스 동작 확인',
    '데이터베이스와 관계없이 프로세스가 동작하면 응답합니다. 멈춘 프로세스를 재시작하는 감독 프로그램이 씁니다.',
  ),
  getReadiness: told(
    '서비스 준비 확인',
    '로드 밸런서가 요청을 보내도 되는지 확인합니다. 필요한 자원을 쓸 수 없거나 종료 중이면 503입니다.',
  ),
  getMetrics: told('Prometheus용 지표', '이 프로세스의 지표입니다. 라벨에는 계정, 키, 검색어가 없습니다.'),
  getOpenApi: told('OpenAPI 문서', '`/docs`의 원본인 OpenAPI 문서이며 이 서비스의 주소를 포함합니다.'),
  getToolsOpenApi: told(
    '도구용 OpenAPI 문서',
    '문서를 가져와 요청을 보내는 도구를 위한 OpenAPI 문서입니다. 웹훅이 없고, 서버는 이 서비스 하나이며, 요청과 응답마다 예시가 있습니다.',
  ),
  getDocs: told('API 문서', '모든 안내서와 작업의 목록입니다.'),
  getErrorDocs: told('모든 오류 코드 설명', '모든 오류의 `type`에 있는 주소입니다.'),
  getDocsPage: told(
    '안내서 하나',
    '안내서 하나입니다. 한국어 첫 페이지는 `ko`입니다. 이름이 `.md`로 끝나면 같은 내용을 Markdown으로 반환합니다.',
  ),
  getDocsSubpage: told(
    '하위 페이지',
    '`api` 아래에는 분류별 작업이, `ko` 아래에는 한국어 안내서가, `pictures` 아래에는 안내서의 그림이 있습니다. 페이지 이름이 `.md`로 끝나면 같은 내용을 Markdown으로 반환합니다.',
  ),
  getDocsKoreanGroup: told('분류별 작업(한국어)', '이름이 `.md`로 끝나면 같은 내용을 Markdown으로 반환합니다.'),
  getLlms: told('언어 모델용 목록', '모든 페이지의 Markdown 주소를 한 줄 설명과 함께 반환합니다(llms.txt).'),
  getBeta: told('상담 신청 페이지', '한국어·영어 신청 양식이며 스크립트 없이 동작합니다.'),
  getPrivacy: told(
    '저장하는 개인정보',
    '서비스가 저장하는 개인정보와 그 목적, 보유 기간을 설명하는 페이지입니다. 운영자의 개인정보 처리방침이 있으면(`GONGGO_PRIVACY_URL`) 그 링크가 함께 있습니다.',
  ),
  requestConsultation: told(
    '상담 신청',
    '운영자에게 베타 상담 신청을 보냅니다. 등록된 주소인지와 관계없이 응답은 같습니다. 네트워크마다 1시간에 10건까지 받습니다.',
  ),
}

/** By `operationId`; a test compares them with the reference. */
export const KOREAN: Record<string, Translation> = Object.fromEntries(
  [
    NOTICES,
    ATTACHMENTS,
    STATISTICS,
    KEYWORDS,
    ELIGIBILITY,
    PURSUITS,
    LINKS,
    WEBHOOKS,
    REPORTS,
    ACCESS,
    SESSIONS,
    TEAM,
    SERVICE,
    OPERATORS,
  ].flatMap((part) => Object.entries(part)),
)

/** Groups of operations, by the name of their tag. */
export const KOREAN_GROUPS: Record<string, { title: string; description: string }> = {
  Notices: { title: '공고', description: '입찰공고의 검색, 상세, 변경' },
  Keywords: { title: '키워드', description: '저장한 검색어와 조건' },
  Events: { title: '이벤트', description: '계정의 알림: 신규 일치 공고, 변경, 낙찰 등' },
  Eligibility: { title: '참가자격', description: '회사 정보와 공고별 참가자격 판단' },
  Pursuits: { title: '입찰 건', description: '회사가 진행하는 공고의 상태, 메모, 결과' },
  Links: { title: '구독 링크', description: '캘린더, 피드 리더, 위젯이 키 없이 읽는 주소' },
  Statistics: { title: '통계', description: '낙찰 통계, 경쟁사, 가격 참고' },
  Webhooks: { title: '웹훅', description: '수신 주소, 전송 내역, 재전송' },
  Access: { title: '접근', description: '키, 권한, 한도, 감사 기록' },
  Session: { title: '로그인', description: '콘솔 로그인과 내 세션' },
  Reports: { title: '보고서', description: '주간·월간 보고서 파일: PDF, 스프레드시트, 웹 페이지, JSON' },
  Team: { title: '구성원', description: '계정의 구성원과 역할' },
  Codes: { title: '코드', description: '기관, 업종, 지역의 코드와 이름' },
  Sources: { title: '출처', description: '공고의 출처와 수집 현황' },
  Service: { title: '서비스', description: '서비스 자체: 버전, 상태, 레퍼런스' },
  Operator: { title: '운영자', description: '서비스 운영자 전용: 모든 계정, 출처, 보안 사고' },
}
