import type { Topic } from './demo-topic.ts'

const LOCAL = 'city province office'
const ALL =
  'city office civic province education ministry police fire military university institute body roads rail power energy water farm housing forest ports airports localcorp hospital culture'
const SCIENCE = 'university institute hospital'

export const GOODS: readonly Topic[] = [
  {
    div: '물품',
    by: `${ALL} school`,
    licence: '1468|1426',
    median: 58,
    sigma: 1,
    weight: 13,
    titles: `{year}{self} <업무용 PC/노트북/모니터/서버/스토리지/백업장비/태블릿PC> <구매/구입/구매 및 설치>
      {self} <네트워크 장비/무선 AP/방화벽/가상화 서버/UPS> <구매ㆍ설치/교체 구입/도입>
      {year}<한글/오피스/백신/설계용 CAD/DB 암호화> 소프트웨어 <구매/라이선스 구입/갱신>
      {system} <전산장비/인프라 장비/HW 및 상용SW> 구매
      {year}{self} <AI 학습용 GPU 서버/클라우드 어플라이언스/보안 USB> 구매 설치`,
  },
  {
    div: '물품',
    by: `${ALL} school`,
    licence: '0036',
    median: 62,
    sigma: 0.9,
    weight: 9,
    titles: `{site} <CCTV/영상감시장치/방송장비/전자칠판/무선마이크/LED 전광판> <구매 설치/구매/제작ㆍ설치>
      local: {place}{more} 방범용 CCTV <제조 구매/관급자재 구매/구매 및 설치>
      {site} <빔프로젝터/출입통제시스템/주차관제시스템/무인발권기> 구매
      {self} <디지털 무전기/영상회의시스템/예ㆍ경보시설/Wi-Fi 장비> 구매`,
  },
  {
    div: '물품',
    by: `${ALL} school`,
    licence: '0037',
    median: 66,
    sigma: 0.9,
    weight: 8,
    titles: `local housing roads: {place} <도로/공원/하천 산책로> 공사 관급자재(<LED 가로등기구/분전반/가로등주/LED 투광등>)
      {site} <수배전반/자동제어반/비상발전기/태양광발전장치/변압기> <제작 구매/구매 설치/구입>
      {site} <LED 실내등/전기차 충전기/무정전전원장치> 구매
      water power energy localcorp office: {self} <계장제어설비/계측기/전력량계> 구매`,
  },
  {
    div: '물품',
    by: `${LOCAL} water farm localcorp school education hospital military`,
    licence: '6202',
    median: 68,
    sigma: 0.9,
    weight: 7,
    titles: `{site} <냉난방기/보일러/흡수식 냉온수기/공기청정기/환기장치> <구매 설치/구입/교체 구매>
      local water farm: {place} <펌프/수중펌프/송풍기/수문/제진기/밸브> <제조 구매/구매/관급자재 구입>
      local water: {plant} <탈수기/슬러지 수집기/여과기/약품투입설비> 제작ㆍ구매ㆍ설치
      school education: {school} 급식실 <오븐/세척기/국솥/환기후드> 구매 설치`,
  },
  {
    div: '물품',
    by: `${LOCAL} school education localcorp housing forest`,
    licence: '4993',
    median: 55,
    sigma: 0.85,
    weight: 6,
    titles: `local housing: {place} <어린이공원/근린공원/체육공원> <조합놀이대/야외운동기구/파고라/그늘막/벤치> <구매/제작 설치/관급자재 구매>
      local housing forest: {place} <조경석/수목/초화류/잔디> 관급자재 구매
      school education: {school} <인조잔디/운동장 체육시설/탄성포장재> 구매 설치
      local forest: {place} 산책로 <목재데크/안내판/퍼걸러> 관급자재(<조경시설물/합성목재/목재>) 구입`,
  },
  {
    div: '물품',
    by: `${LOCAL} roads housing localcorp school education rail`,
    licence: '4991',
    median: 48,
    sigma: 0.8,
    weight: 6,
    titles: `local roads housing: {place} <가드레일/보행자용 방호울타리/교통안전표지/디자인형울타리/버스승강장> <구매 설치/제조ㆍ구매/관급자재>
      {site} <금속제 창/방화문/커튼월/알루미늄창> 관급자재 <구매/구입>
      {site} <캐노피/비가림막/무대장치/차양막> 제작 설치`,
  },
  {
    div: '물품',
    by: `city province school education university ministry body culture institute`,
    licence: '1518|1517',
    median: 26,
    sigma: 0.7,
    weight: 5.5,
    titles: `{year}{self} <홍보물/안내 리플릿/백서/소식지/고지서/사업보고서> <제작/인쇄/인쇄 및 발송>
      school education: {year}{school} <졸업앨범/학교요람/교지/가정통신문> 제작
      {event} <현수막/배너/홍보책자/기념품> 제작 구매`,
  },
  {
    div: '물품',
    by: 'school education',
    licence: '4990',
    median: 45,
    sigma: 0.8,
    weight: 4,
    titles: `{school}{schools} <사물함/책걸상/과학실 실험대/도서관 서가/급식실 식탁> <구매/구입/제작 설치>
      {school} <늘봄교실/고교학점제/미래교실> 공간 가구 구매 설치`,
  },
  {
    div: '물품',
    by: ALL,
    licence: '',
    median: 38,
    sigma: 0.85,
    weight: 2.6,
    titles: `{year}{self} <사무용 가구/회의용 탁자/모빌랙/침대 및 매트리스/의자> <구매/구입>
      {year}{self} <관용차량/전기차/승합차/청소차/살수차/제설차> <구입/구매/임차>
      local roads: {year}{self} <종량제봉투/제설제(염화칼슘)/도로표지용 도료/방역약품/피복류/안전화> <구매/연간단가 구매/단가계약 구매>
      local roads housing farm water: {place} 공사 관급자재(<레미콘/아스콘/철근/PE관/콘크리트 블록/맨홀/주철관>) <구입/구매/구매(단가)>`,
  },
  {
    div: '물품',
    by: 'fire police military',
    licence: '',
    median: 120,
    sigma: 0.9,
    weight: 3,
    titles: `fire: {year}{self} <개인안전장비/방화복/공기호흡기/구조장비/구급소모품> 구매
      fire police: {year}{self} <특수차량/순찰차/무인비행장치(드론)/호송차> <제작 구매/구매>
      military: {year}{unit} <침구류/급식용 부식/방탄복/배터리/차량부속> 구매`,
  },
  {
    div: '물품',
    by: 'school education military hospital',
    licence: '',
    median: 24,
    sigma: 0.7,
    weight: 3,
    taxFree: true,
    titles: `school education: {year}{month}월 {school} 학교급식 <식재료/농산물/축산물/수산물/공산품ㆍ김치> 구매 소액수의
      {year}{self} <급식재료/부식/우유> <구매/납품>{long}
      {year}{self} <도서/간행물/교과용 도서/전자책> 구입`,
  },
  {
    div: '물품',
    by: SCIENCE,
    licence: '',
    median: 75,
    sigma: 0.9,
    weight: 3.5,
    style: 'lowest',
    titles: `{grant}<항온항습기/분광광도계/원심분리기/초저온냉동고/글로브박스/3D 프린터> <구매/구입/1식 구매>
      {grant}<고성능 컴퓨팅(HPC) 서버/시료 전처리 장치/오실로스코프/레이저 가공기> 구매
      hospital university: {self} <의료장비/초음파진단기/환자감시장치/내시경/의약품> <구매/연간단가 구매>
      {grant}연구용 <시약/소모품/가스> 단가계약`,
  },
  {
    div: '물품',
    by: 'power energy rail water ports airports roads',
    licence: '0037',
    median: 260,
    sigma: 1,
    weight: 7,
    titles: `power rail: {year}<154kV 가스절연개폐장치/주상변압기/개폐기/전력케이블/애자/전력량계> <구매/구매(연간단가)/제작구매>
      {year}{self} <베어링/밸브/모터/필터/펌프 부품/윤활유> 구매
      rail: {line} <신호기/선로전환기/전차선 자재/레일 체결구> 구매
      energy: {self} <발전설비 예비품/탈질촉매/석회석/무연탄> 구매`,
  },
  {
    div: '물품',
    by: 'city province military hospital school',
    licence: '4617|4615',
    median: 30,
    sigma: 0.7,
    weight: 1.8,
    titles: `{coming}{self} <LPG/프로판가스/난방용 가스> <구매/연간단가 구매>
      {coming}{facility} 난방유 및 가스 구입(단가)`,
  },
]

export const OTHERS: readonly Topic[] = [
  {
    div: '외자',
    by: `${SCIENCE} military energy airports`,
    licence: '',
    median: 320,
    sigma: 0.9,
    weight: 1,
    style: 'lowest',
    titles: `university institute: (외자) <질량분석기(LC-QTOF)/전계방사형 주사전자현미경(FE-SEM)/핵자기공명분광기(NMR)/유세포분석기> <구매/도입/1 SET>
      hospital: (외자) <MRI/CT/PET-CT/선형가속기/수술용 로봇> <도입/구매>
      military airports: (외자) <헬기 부품/항공기 엔진 부품/계기착륙시설(ILS)/레이더> 구매
      university institute: {grant}(외자) <원자층증착장비(ALD)/X-선 회절분석기(XRD)/공초점현미경/초고속 카메라> 구매
      energy: (외자) <가스터빈 부품/제어카드/진동감시설비/특수밸브> 구매`,
  },
  {
    div: '기타',
    by: 'city province office localcorp',
    licence: '',
    median: 90,
    sigma: 1.1,
    weight: 3,
    titles: `{coming}{facility} <매점/카페/자동판매기/주차장/식당> <사용수익허가/운영자 선정/위탁운영자 모집> <입찰/공고>
      city province: {place} <공유재산/체비지/시유지/폐교> <매각/대부> 입찰
      city province: {self} <금고 지정/법률고문 선정/민간위탁 수탁자 선정/제안 공모>
      {year}{self} <불용물품/고철/매각물품/재활용품> 매각`,
  },
  {
    div: '기타',
    by: 'school education university hospital body rail ports airports housing forest',
    licence: '',
    median: 60,
    sigma: 1,
    weight: 2,
    titles: `{coming}{self} <매점/자판기/카페/편의점/주차장> <사용허가/임대/운영업체 선정> <입찰/>
      housing: {place} <재건축정비사업/가로주택정비사업/재개발정비사업> <시공자 선정/정비사업전문관리업자 선정/감정평가업자 선정>
      school: {self} <방과후학교/돌봄교실/방과후 영어> 위탁운영 업체 선정
      {year}{self} <불용품/폐전선/고철> 매각`,
  },
]
