import { ELIGIBILITY } from './korean-eligibility.ts'
import { LINKS } from './korean-links.ts'
import { OPERATORS } from './korean-operators.ts'
import { SESSIONS } from './korean-sessions.ts'
import type { Translation } from './translation.ts'

const told = (summary: string, description = ''): Translation => ({ summary, description })
const NOTICES: Record<string, Translation> = {
  listBids: told(
    '입찰공고 검색',
    '주어진 모든 필터에 맞는 공고와 정확한 전체 건수입니다. `sort`로 달리 정하지 않으면 최신 공고가 먼저 옵니다.',
  ),
  listBidChanges: told(
    '전체 공고의 변경 피드',
    '커서 뒤에 바뀐 모든 공고의 최신 상태를 바뀐 순서대로 줍니다. 커서를 따라가면 어떤 공고도 빠지지 않고, 같은 상태가 두 번 오지 않습니다. 개찰 결과도 변경이며, 공고의 판 번호는 올라가지 않습니다.',
  ),
  getBid: told(
    '공고 상세',
    '공고와 그 판, 첨부 문서, 개찰 결과입니다. 이전 상태는 `version`이나 `revision`을 붙이거나 `{noticeNo}-{revision}`으로 조회합니다.',
  ),
  lookUpBids: told(
    '공고번호로 여러 건 조회',
    '공고 500건까지를 한 번에 최신 상태로, 보낸 번호의 순서대로 줍니다. 없는 번호는 `bid`가 `null`이며, 철회된 공고에는 `withdrawal`도 있습니다. 아무것도 저장하지 않습니다.',
  ),
  listBidders: told(
    '공고의 참가업체',
    '모든 참가업체를 순위대로 줍니다. 순위가 없는 업체는 낙찰업체, 그 밖의 업체(투찰금액순), 순위에서 빠진 업체(사유와 함께)의 순서입니다. 개찰의 순서는 공고의 `awards`와 같습니다. 아직 개찰하지 않은 공고에는 없습니다.',
  ),
  listAgencies: told('기관', '공고가 많은 기관부터, 그다음에 출처에는 있으나 공고가 없는 기관이 옵니다.'),
  listIndustries: told(
    '업종',
    '공고의 업종제한에 쓰인 업종입니다. 공고가 많은 업종부터, 그다음에 출처에는 있으나 공고가 없는 업종이 옵니다.',
  ),
  listRegions: told(
    '지역',
    '공고의 지역제한에 쓰일 수 있는 지역입니다. 건수에는 지역제한이 없는 공고도 들어 있습니다.',
  ),
  listSources: told('출처', '공고를 어디서 가져오는지, 출처마다 어디까지 반영했고 무엇이 빠졌는지 알려 줍니다.'),
  listWinners: told(
    '낙찰 통계',
    '누가 무엇을 얼마에 낙찰받는지 기관, 업종, 금액 구간, 업체, 업무 구분, 지역, 월별로 보여 줍니다. 집계에서 빠진 개찰은 `excluded`에 건수로 나옵니다.',
  ),
  exportAwards: told(
    '낙찰 내려받기',
    '같은 파라미터의 `GET /v1/statistics/winners`가 살피는 모든 개찰 결과를 한 줄에 하나씩 NDJSON이나 CSV로 줍니다. `noAward`가 null이면 낙찰이고 `noRate`가 null이면 낙찰률을 비교할 수 있습니다. 모든 줄은 한 시점의 상태입니다. `X-Total-Count`는 줄의 수, `X-As-Of-Position`은 변경 피드의 위치입니다.',
  ),
  listCompetitors: told(
    '경쟁사의 투찰·낙찰 이력',
    '업체가 투찰하고 낙찰받은 내역을 최신순으로 줍니다. 낙찰받지 못한 투찰과 순위, 업체별 합계, 두 업체가 같은 개찰에서 만난 결과도 들어 있습니다. 이름에 맞는 업체가 여럿이면 후보를 알려 줍니다.',
  ),
  getPriceReference: told(
    '공고의 가격 참고',
    '같은 업무 구분과 금액 구간의 지난 12개월 낙찰률과 그 근거, 예정가격 추첨만으로 나타날 분포입니다. 같은 기관의 낙찰을 보고, 낙찰률이 있는 낙찰이 5건보다 적으면 지역제한이 같은 시·도의 낙찰로, 그래도 적으면 전체로 범위를 넓힙니다. `scope`가 그 범위입니다. 지난 일을 보여 줄 뿐 투찰가를 권하지 않습니다.',
  ),
}

const KEYWORDS: Record<string, Translation> = {
  listKeywords: told('키워드 목록', '계정의 키워드를 먼저 만든 것부터 줍니다.'),
  createKeywordBatch: told(
    '키워드 여러 개 추가',
    '키워드를 1,000개까지 한 번에 추가합니다. 하나라도 거절되면 아무것도 추가하지 않으며, `errors`에 `keywords[3].keyword`처럼 자리가 나옵니다. 이미 있는 키워드는 그대로 두고 `added: false`로 알려 줍니다.',
  ),
  changeKeywordBatch: told(
    '키워드 여러 개 변경',
    '키워드 1,000개까지의 알림이나 상태를 한 번에 똑같이 바꿉니다. 하나라도 없으면 아무것도 바꾸지 않습니다. 두 번 적은 키워드는 한 번만 바꿉니다.',
  ),
  createKeyword: told(
    '키워드 추가',
    '글은 입력한 그대로 보관합니다. 찾는 말도 기관도 업종도 없는 키워드는 모든 공고와 일치하므로 받지 않습니다. 순서나 표기가 달라도 뜻이 같은 키워드가 이미 있으면 409와 함께 그 키워드의 id를, `Location`에 그 경로를 줍니다.',
  ),
  previewKeyword: told(
    '키워드 미리 보기',
    '지난 90일 동안 몇 건과 일치했을지 하루 단위 건수와 최신 공고 5건으로 보여 줍니다. 아무것도 저장하지 않습니다.',
  ),
  previewKeywordImport: told(
    '키워드 목록 미리 보기',
    '키워드 1,000개까지를 이 순서로 추가하면 어떻게 될지 줄마다 알려 줍니다. 지난 90일의 공고 몇 건과 일치하는지, 아니면 왜 거절되는지 나옵니다. 아무것도 저장하지 않으며, 쓰실 줄을 `POST /v1/keywords`로 추가하십시오.',
  ),
  getKeyword: told('키워드 하나'),
  changeKeyword: told(
    '키워드 변경',
    '보내지 않은 필드는 그대로 두고, `null`은 기본값으로 되돌리며, 목록은 통째로 바꿉니다. 변경은 다음 공고부터 적용되고 이미 있던 공고를 다시 알리지 않습니다. `If-Match`를 지킵니다.',
  ),
  deleteKeyword: told('키워드 삭제', '더 이상 어떤 공고와도 일치하지 않으며 한도에도 들어가지 않습니다.'),
  listKeywordMatches: told('키워드의 일치 공고', '이 키워드 때문에 계정에 알린 모든 공고를 한 번씩 최신순으로 줍니다.'),
  listEvents: told(
    '이벤트 조회',
    '계정의 이벤트를 먼저 일어난 것부터 줍니다. 30일 동안 보관합니다. 커서를 따라가면 빠지거나 겹치는 것이 없습니다. `sort=-timestamp`이면 최신 이벤트부터 거슬러 올라갑니다. 그 사이에 생긴 이벤트는 쪽을 밀어내지 않으며 `newestCursor` 뒤에 있습니다. `Accept: text/event-stream`이면 같은 이벤트가 끊기지 않는 스트림으로 오고, 헤더 `Last-Event-ID`로 그다음부터 이어 받습니다.',
  ),
  markEvents: told(
    '이벤트 여러 건 표시',
    '이벤트를 1,000건까지 한 번에 표시합니다. 건마다 `PATCH /v1/events/{id}`와 같습니다. 하나라도 없으면 아무것도 표시하지 않습니다. 다시 보내도 결과는 같습니다.',
  ),
  changeEvent: told(
    '이벤트 표시',
    '이벤트를 확인함, 중요, 제외로 표시하고 이유를 적을 수 있습니다. 계정의 모든 구성원과 키가 같은 표시를 봅니다. 보내지 않은 필드는 그대로 두고 `null`은 되돌립니다. `If-Match`를 지킵니다.',
  ),
  getUnsubscribe: told(
    '알림 메일 수신거부 페이지',
    '사람이 보는 페이지입니다. 여는 것만으로는 아무것도 바뀌지 않고, 버튼을 눌러야 바뀝니다.',
  ),
  unsubscribe: told(
    '알림 메일 수신거부',
    '한 번의 클릭입니다(RFC 8058). 링크에 구성원과 키워드 또는 공고가 들어 있으므로 본문은 읽지 않습니다. 이 구성원에게 가는 이 키워드의 메일, 모든 키워드의 메일, 또는 이 공고의 메일만 멈춥니다. 되풀이해도 같습니다.',
  ),
}

const PURSUITS: Record<string, Translation> = {
  listPursuits: told(
    '입찰 건 목록',
    '주어진 모든 조건에 맞는 계정의 입찰 건입니다. 공고의 현재 내용이 함께 오므로 보드를 요청 한 번으로 그릴 수 있습니다.',
  ),
  createPursuit: told(
    '입찰 건 추가',
    '계정의 입찰 건은 공고마다 하나입니다. 이미 있으면 409와 함께 그 id를, `Location`에 그 경로를 줍니다.',
  ),
  listPursuitAssignees: told(
    '입찰 건을 맡을 수 있는 사람',
    '계정의 구성원을 이름으로 줍니다. 입찰 건을 볼 수 있으면 누구나 볼 수 있으므로, `team:read`가 없는 구성원도 서로 일을 맡길 수 있습니다.',
  ),
  getPursuit: told('입찰 건 하나'),
  changePursuit: told(
    '입찰 건 변경',
    '어떤 상태에서든 다른 상태로 옮깁니다. 개찰 결과로 정해진 상태는 `correction`이 있을 때만 바뀝니다. 보내지 않은 필드는 그대로 두고 `null`은 기본값으로 되돌립니다. `If-Match`를 지킵니다.',
  ),
  deletePursuit: told(
    '입찰 건 삭제',
    '메모와 변경 기록도 삭제되며, 누가 삭제했는지는 감사 기록에 남습니다. 남겨 두려면 상태를 `dropped`로 바꾸십시오.',
  ),
  listPursuitHistory: told(
    '입찰 건의 변경 기록',
    '누가 언제 무엇을 어떻게 바꾸었는지 최신순으로 줍니다. 결과가 바꾼 것도 들어 있습니다.',
  ),
  listPursuitNotes: told('입찰 건의 메모', '최신순으로 줍니다.'),
  addPursuitNote: told('메모 추가', '메모에는 날짜와 작성자가 남습니다. 이벤트는 만들지 않습니다.'),
  deletePursuitNote: told(
    '메모 삭제',
    '작성한 사람만 삭제할 수 있습니다. 작성한 키나, 같은 구성원을 대신하는 다른 키로 삭제합니다.',
  ),
}

const WEBHOOKS: Record<string, Translation> = {
  listWebhooks: told('웹훅 목록', '계정의 웹훅을 먼저 등록한 것부터 줍니다.'),
  createWebhook: told(
    '웹훅 등록',
    '등록한 뒤부터 이벤트를 `url`로 보내며 Standard Webhooks 방식으로 서명합니다. 비밀값은 이 응답에서 한 번만 보여 줍니다. 주소 자체가 잘못되었으면 400 `invalid_url`이고, 호스트 이름은 보낼 때마다 확인합니다.',
  ),
  getWebhook: told('웹훅 하나'),
  changeWebhook: told(
    '웹훅 변경',
    '보내지 않은 필드는 그대로 두고 `null`은 되돌립니다. `{"state": "enabled"}`는 그동안 보류한 것도 먼저 온 것부터 보냅니다. `If-Match`를 지킵니다.',
  ),
  deleteWebhook: told(
    '웹훅 삭제',
    '아직 보내지 않은 전송도 함께 삭제합니다. 이미 보내는 중인 요청 말고는 더 보내지 않습니다.',
  ),
  rotateWebhookSecret: told(
    '웹훅 비밀값 교체',
    '새 비밀값은 이 응답에서 한 번만 보여 줍니다. `graceSeconds` 동안은 두 비밀값으로 함께 서명하고 그 뒤에는 새 값으로만 서명합니다. 동시에 유효한 비밀값은 최대 두 개입니다. `v1a`의 키는 바뀌지 않습니다.',
  ),
  testWebhook: told(
    '시험 이벤트 보내기',
    '받는 이벤트 종류와 관계없이 이 웹훅에만 `webhook.test` 이벤트를 보냅니다. `Location`이 가리키는 전송에서 결과를 봅니다.',
  ),
  listDeliveries: told('전송 목록', '웹훅의 지난 전송과 남은 전송을 최신순으로 줍니다. 30일 동안 보관합니다.'),
  getDelivery: told(
    '전송 하나',
    '전송과 그 이벤트, 그리고 시도입니다. 시각, 응답 상태, 걸린 시간, 무엇이 잘못되었는지, 응답의 첫 1킬로바이트를 보여 줍니다.',
  ),
  redeliver: told(
    '전송 하나 다시 보내기',
    '같은 `webhook-id`로 곧바로 다시 보내며 시도 횟수는 처음부터 셉니다. 웹훅이 꺼져 있으면 보류합니다. 30일이 지난 이벤트는 404입니다.',
  ),
  redeliverRange: told(
    '여러 전송 다시 보내기',
    '`from`과 `to` 사이에 만든 한 상태의 모든 전송을 같은 `webhook-id`로 한 번씩 보냅니다. 몇 건인지 응답에 나옵니다.',
  ),
}

const REPORTS: Record<string, Translation> = {
  requestReport: told(
    '보고서 요청',
    '한 주나 한 달의 보고서를 뒤에서 만듭니다. 계정마다 한 번에 두 건을 만들고 나머지는 기다립니다. 모든 수치는 보고서에 적힌 한 시점의 것입니다. 파일은 30일 동안 보관합니다.',
  ),
  listReports: told('보고서 목록', '누가 요청했든 계정의 보고서를 최신순으로 줍니다.'),
  getReport: told(
    '보고서 하나',
    '보고서의 진행 상황입니다. 준비되면 키 없이 한 시간 동안 열리는 파일 링크가 함께 나옵니다.',
  ),
  deleteReport: told('보고서 삭제', '기다리거나 만드는 중이면 취소하고, 준비된 것이면 파일과 링크까지 삭제합니다.'),
  getReportContent: told('보고서 파일', '`Accept`가 무엇을 먼저 원하든 요청할 때 정한 형식의 파일입니다.'),
  getReportByLink: told(
    '서명된 링크로 받는 보고서 파일',
    '`contentUrl`과 메일의 링크가 가리키는 곳입니다. 링크는 늦어도 파일과 함께 만료됩니다. 계정이 차단되거나 정지된 동안, 또는 요금제에 보고서가 없는 동안에는 열리지 않습니다.',
  ),
  createReportSchedule: told(
    '보고서 예약',
    '매주 또는 매월이 끝난 다음 날 아침 7시(받는 사람의 시간대)에 보고서를 만듭니다. 받는 사람에게 7일 동안 열리는 링크를 메일로 보냅니다.',
  ),
  listReportSchedules: told('예약 목록', '계정의 예약을 먼저 만든 것부터 줍니다.'),
  getReportSchedule: told('예약 하나'),
  changeReportSchedule: told(
    '예약 변경',
    '보내지 않은 필드는 그대로 두고 `null`은 기본값으로 되돌립니다. `paused`인 동안에는 보고서를 만들지 않고, `active`(또는 `null`)로 바꾸면 다음 기간의 것부터 만듭니다. `If-Match`를 지킵니다.',
  ),
  deleteReportSchedule: told('예약 삭제', '이미 요청한 보고서는 남습니다.'),
}

const ACCESS: Record<string, Translation> = {
  getAccount: told('계정', '계정의 이름, 요금제, 사업자등록번호입니다.'),
  changeAccount: told(
    '사업자등록번호 설정',
    '개찰 결과에서 낙찰 여부를 이 번호로 가립니다. 결과가 있는 입찰 건은 다시 정합니다. 보내지 않은 필드는 그대로 두고 `null`은 되돌립니다. `If-Match`를 지킵니다.',
  ),
  listKeys: told(
    '키 목록',
    '폐기되거나 만료된 것까지 계정의 모든 키를 먼저 만든 것부터 줍니다. 비밀값은 저장하지 않으므로 보이지 않습니다.',
  ),
  createKey: told(
    '키 만들기',
    '비밀값은 이 응답의 `key`에 한 번만 나옵니다. 키는 자신이 가진 권한까지만 줄 수 있고, 따로 적지 않으면 모두 줍니다. 새 키는 부르는 데 쓴 키보다 늦게 만료되지 않습니다.',
  ),
  getKey: told('키 하나'),
  revokeKey: told(
    '키 폐기',
    '1초 안에 모든 프로세스가 그 키를 거절하며 되돌릴 수 없습니다. `descendants=revoke`이면 그 키로 만든 키와 거기서 이어진 키도 폐기합니다.',
  ),
  rotateKey: told(
    '키의 비밀값 교체',
    '새 비밀값은 이 응답의 `key`에 한 번만 나옵니다. 이전 비밀값은 `graceSeconds` 동안 유효하고, 이미 유예 중이던 값은 바로 끝납니다. 키는 언제나 자신을 교체할 수 있고, 다른 키는 그 키의 권한을 모두 가졌을 때만 교체할 수 있습니다.',
  ),
  getUsage: told(
    '요금제, 한도, 사용량',
    '계정의 모든 한도와 남은 양, 오늘을 포함한 지난 30일의 요청 수(서울 시각)입니다. 이 조회는 요금제 한도에 들어가지 않습니다.',
  ),
  listAudit: told(
    '감사 기록 조회',
    '계정의 키, 구성원, 웹훅, 요금제, 접근을 누가 어떻게 바꾸었는지 최신순으로 줍니다. 기록은 바뀌거나 없어지지 않습니다.',
  ),
  getIpAllowList: told(
    'IP 허용 목록 조회',
    '계정의 키로 부를 수 있는 주소입니다. 목록이 비어 있으면 모든 주소를 허용합니다.',
  ),
  replaceIpAllowList: told(
    'IP 허용 목록 교체',
    '계정의 모든 키에, 모든 프로세스에서 1초 안에 적용됩니다. 지금 부르는 주소가 빠진 목록은 `"force": true`를 보내지 않으면 409 `would_lock_out`입니다. `If-Match`를 보내면 그 `ETag`가 그대로일 때만 바꿉니다.',
  ),
  previewIpAllowList: told(
    'IP 허용 목록 시험',
    '주소 범위가 어떻게 저장될지, 이 요청이 어느 주소에서 왔는지, 그 주소에서 계속 호출할 수 있는지 알려 줍니다. 아무것도 바꾸지 않습니다.',
  ),
  listIncidents: told(
    '보안 사고 목록',
    '최신순입니다. 차단된 키는 403 `access_blocked`이며 그 사고를 알려 줍니다. 권한 `keys:manage`가 있는 다른 키로 그 키를 교체하거나 운영자에게 요청하면 사고가 끝납니다.',
  ),
  getIncidentSettings: told('보안 사고 설정 조회', '늘 켜져 있는 것 말고 어떤 자동 대응이 켜져 있는지 보여 줍니다.'),
  changeIncidentSettings: told(
    '보안 사고 설정 변경',
    '보내지 않은 필드는 그대로 두고 `null`은 되돌립니다. `If-Match`를 지킵니다.',
  ),
  reportLeakedKeys: told(
    '유출된 키 신고',
    '비밀값 검색 협력사가 씁니다. 헤더 `Github-Public-Key-Signature`에는 본문 바이트의 ECDSA 서명(P-256, SHA-256, DER의 base64)을, `Github-Public-Key-Identifier`에는 공개 키의 이름을 넣습니다. 아직 유효한 키는 바로 차단하고 소유자에게 알립니다. 같은 신고를 다시 보내도 달라지지 않습니다.',
  ),
}

const TEAM: Record<string, Translation> = {
  listTeam: told('구성원 목록', '계정의 구성원과 권한을 참여한 순서로 줍니다.'),
  inviteTeamMember: told(
    '구성원 초대',
    '30일 동안 유효한 링크가 든 초대 메일을 보냅니다. 역할은 부르는 키가 할 수 있는 것을 넘을 수 없습니다. 이미 초대한 주소에는 하루 세 번까지 메일을 다시 보내고 200을 답합니다. `invitedAt`은 마지막 메일의 시각입니다.',
  ),
  getTeamMember: told('구성원 한 명'),
  changeTeamMember: told(
    '구성원 변경',
    '보내지 않은 필드는 그대로 두고 `null`은 되돌립니다. 소유자를 더하고 바꾸고 내보내는 일은 소유자만 할 수 있고, 마지막 소유자는 남습니다. 낮아진 역할보다 더 할 수 있는 키를 만들어 두었다면 `keys`로 그 키를 어떻게 할지 정해야 합니다. `If-Match`를 지킵니다.',
  ),
  removeTeamMember: told(
    '구성원 내보내기',
    '그 구성원은 더 이상 메일을 받지 않습니다. 아직 유효한 키를 만들어 두었다면 `keys`로 그 키를 어떻게 할지 정해야 합니다.',
  ),
  getInvitation: told(
    '초대 링크가 여는 페이지',
    '초대받은 사람의 언어로 된 페이지입니다. 여는 것만으로 수락되지 않습니다.',
  ),
  acceptInvitation: told(
    '초대 수락',
    '메일을 가진 사람이면 누구나 수락할 수 있습니다. 그러면 구성원은 `active`가 됩니다. 다시 수락해도 달라지지 않으며, 거둔 초대나 30일이 지난 초대는 404입니다.',
  ),
}

const SERVICE: Record<string, Translation> = {
  getHome: told(
    '첫 페이지',
    '브라우저에는 콘솔을, 콘솔이 없으면 이 레퍼런스의 첫 페이지를 `Accept-Language`에 맞는 언어로, 프로그램에는 `GET /v1`과 같은 내용을 줍니다.',
  ),
  getSearchPage: told(
    '콘솔의 검색',
    '콘솔의 검색 페이지입니다. 파라미터는 `GET /v1/bids`와 같고, 페이지가 스스로 읽습니다.',
  ),
  getInboxPage: told(
    '콘솔의 알림함',
    '계정의 이벤트를 보여 주는 콘솔의 페이지입니다. 파라미터는 페이지가 스스로 읽는 조건입니다.',
  ),
  getKeywordsPage: told('콘솔의 키워드', '계정의 키워드를 쓰고 시험해 보는 콘솔의 페이지입니다.'),
  getPipelinePage: told('콘솔의 입찰 건', '계정의 입찰 건을 보드, 표, 달력으로 보여 주는 콘솔의 페이지입니다.'),
  getStatisticsPage: told('콘솔의 통계', '낙찰 통계, 경쟁사, 가격을 보여 주는 콘솔의 페이지입니다.'),
  getReportsPage: told('콘솔의 보고서', '보고서를 만들고 보고 내려받고 예약하는 콘솔의 페이지입니다.'),
  getWebhooksPage: told('콘솔의 웹훅', '웹훅과 그 전송을 보여 주는 콘솔의 페이지입니다.'),
  getAccountPage: told(
    '콘솔의 계정',
    '키, 팀, 허용 목록, 보안 사고, 감사 기록, 사용량, 세션을 다루는 콘솔의 페이지입니다.',
  ),
  getOperatorPage: told(
    '콘솔의 운영자 화면',
    '서비스 운영자를 위한 콘솔의 페이지입니다. 운영자인지는 페이지가 `GET /session`으로 스스로 묻습니다.',
  ),
  getNoticePage: told(
    '콘솔의 공고',
    '공고 하나를 보여 주는 콘솔의 페이지입니다. 그런 공고가 있는지는 페이지가 스스로 묻습니다.',
  ),
  getSignInPage: told('콘솔 로그인', '키, 메일의 링크, 패스키로 로그인하는 콘솔의 페이지입니다.'),
  getConsoleFile: told(
    '콘솔의 파일',
    '콘솔의 페이지가 이름으로 부르는 스크립트, 스타일, 글꼴입니다. 해시가 든 이름의 내용은 바뀌지 않습니다.',
  ),
  getService: told('이름, 버전, 단계', '서비스의 이름과 버전, 공개 단계, 더 읽을 곳입니다.'),
  getHealth: told(
    '프로세스 동작 확인',
    '다른 것이 어떻든 프로세스가 동작하면 답합니다. 멈춘 프로세스를 다시 시작하는 감독 프로그램을 위한 것입니다.',
  ),
  getReadiness: told(
    '서비스 준비 확인',
    '요청을 받아도 되는지 로드 밸런서에 알립니다. 필요한 것을 쓸 수 없거나 멈추는 중이면 503입니다.',
  ),
  getMetrics: told(
    'Prometheus용 지표',
    '이 프로세스의 지표입니다. 어떤 라벨에도 계정, 키, 검색어가 들어가지 않습니다.',
  ),
  getOpenApi: told('OpenAPI로 된 레퍼런스', '`/docs`를 만드는 OpenAPI 문서이며 이 서비스의 주소가 들어 있습니다.'),
  getDocs: told('웹 페이지로 된 레퍼런스', '모든 안내와 작업의 차례입니다.'),
  getErrorDocs: told('모든 오류 코드 설명', '모든 오류의 `type`이 가리키는 곳입니다.'),
  getDocsPage: told(
    '안내 한 장',
    '안내 한 장입니다. 한국어 첫 페이지는 `ko`입니다. 이름이 `.md`로 끝나면 같은 글을 Markdown으로 줍니다.',
  ),
  getDocsSubpage: told(
    '한 부분의 페이지',
    '`api` 아래에는 한 묶음의 작업이, `ko` 아래에는 한국어 안내가, `pictures` 아래에는 안내의 그림이 있습니다. 페이지 이름이 `.md`로 끝나면 같은 글을 Markdown으로 줍니다.',
  ),
  getDocsKoreanGroup: told('한국어로 된 한 묶음의 작업', '이름이 `.md`로 끝나면 같은 글을 Markdown으로 줍니다.'),
  getLlms: told('언어 모델을 위한 차례', '모든 페이지의 Markdown 주소를 한 줄 설명과 함께 줍니다(llms.txt).'),
  getBeta: told('참여 신청 페이지', '사람을 위한 한국어·영어 양식이며 스크립트가 필요 없습니다.'),
  getPrivacy: told(
    '저장하는 개인정보',
    '서비스가 어떤 개인정보를 왜, 얼마 동안 저장하는지 알려 주는 페이지입니다. 운영자의 개인정보 처리방침이 있으면(`GONGGO_PRIVACY_URL`) 그 링크가 함께 있습니다.',
  ),
  requestConsultation: told(
    '참여 신청',
    '운영자에게 베타 상담 신청을 보냅니다. 아는 주소이든 아니든 답은 같습니다. 한 네트워크에서 한 시간에 10건까지 받습니다.',
  ),
}

/** By `operationId`; a test compares them with the reference. */
export const KOREAN: Record<string, Translation> = Object.fromEntries(
  [
    NOTICES,
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
  Keywords: { title: '키워드', description: '계정이 찾는 말과 조건' },
  Events: { title: '이벤트', description: '계정에 알리는 일: 일치 공고, 변경, 낙찰 등' },
  Eligibility: { title: '참가자격', description: '회사 정보, 그리고 공고에 참가할 수 있는지' },
  Pursuits: { title: '입찰 건', description: '공고가 회사 안에서 진행되는 상태, 메모, 결과' },
  Links: { title: '구독 링크', description: '캘린더와 구독기가 키 없이 읽는 주소' },
  Statistics: { title: '통계', description: '누가 무엇을 얼마에 낙찰받는지' },
  Webhooks: { title: '웹훅', description: '이벤트를 보내는 주소, 보낸 내역, 다시 보내기' },
  Access: { title: '접근', description: '키, 권한, 한도, 감사 기록' },
  Session: { title: '로그인', description: '콘솔 로그인과 로그인해 둔 곳' },
  Reports: { title: '보고서', description: '한 주나 한 달의 파일: PDF, 스프레드시트, 웹 페이지, JSON' },
  Team: { title: '구성원', description: '계정의 구성원과 각자가 할 수 있는 일' },
  Codes: { title: '코드', description: '기관, 업종, 지역의 코드와 이름' },
  Sources: { title: '출처', description: '공고를 가져오는 곳과 반영 현황' },
  Service: { title: '서비스', description: '서비스 자체: 버전, 상태, 레퍼런스' },
  Operator: { title: '운영자', description: '서비스를 돌보는 사람을 위한 것: 모든 계정, 출처, 보안 사고' },
}
