import type { Topic } from './demo-topic.ts'

const LOCAL = 'city province office'
const SCHOOLS = 'school education'
const ALL =
  'city office civic province education ministry police fire military university institute body roads rail power energy water farm housing forest ports airports localcorp hospital culture'
const BUILDERS =
  'city province office roads rail power energy water farm housing forest ports localcorp education military'
const ENGINEERS = 'city province office roads rail power energy water farm housing forest ports localcorp'
const THINKERS = 'city province ministry institute body university culture localcorp'

export const SERVICES: readonly Topic[] = [
  {
    div: '용역',
    by: `${ALL} school`,
    licence: '1162',
    median: 110,
    sigma: 0.9,
    weight: 8,
    titles: `{coming}{self} <청사/본관/별관/사옥> <청소/미화/청소 및 시설관리> 용역
      {coming}{site} <청소/위생관리/시설물 관리 위탁/청소ㆍ경비> 용역
      {site} <저수조 청소/물탱크 청소/유리창 청소/소독 및 방역> 용역
      {coming}{facility} <시설관리/건물 종합관리/미화·경비> 용역{long}`,
  },
  {
    div: '용역',
    by: `${ALL} school`,
    licence: '1164',
    median: 130,
    sigma: 0.85,
    weight: 4.5,
    titles: `{coming}{self} <시설경비/청사 경비/무인경비/야간당직> 용역{long}
      {coming}{site} <경비/보안/안내 및 경비/당직전담> 용역
      {event} 행사장 안전관리 및 경비 용역`,
  },
  {
    div: '용역',
    by: BUILDERS,
    licence: '1253|1253+6728',
    median: 55,
    sigma: 0.9,
    weight: 6,
    titles: `local roads: {place} <도로 정비/하수관로 정비/철거/재포장>공사 건설폐기물 처리용역
      local: {year}{self} 관내 <상수도 긴급누수복구공사장/도로 유지보수/소규모 공사장> 건설폐기물 처리용역{long}
      {facility} <리모델링/해체/증축>공사 건설폐기물 처리 용역
      local: {year}<도로/하천> 준설토 및 폐기물 처리용역(단가계약)`,
  },
  {
    div: '용역',
    by: `${LOCAL} localcorp`,
    licence: '1224|1226',
    median: 620,
    sigma: 1,
    weight: 4,
    titles: `{coming}{self} <생활폐기물/음식물류 폐기물/재활용품/대형폐기물> 수집ㆍ운반 <대행용역/처리용역>
      {year}{plant} <하수슬러지/소각재/침출수/협잡물> <위탁처리/운반 처리> 용역
      {year}{self} <폐현수막/방치폐기물/해양쓰레기/영농폐비닐> 처리용역(단가)`,
  },
  {
    div: '용역',
    by: ALL,
    licence: '1468',
    median: 210,
    sigma: 1.1,
    weight: 13,
    style: 'negotiated',
    titles: `{year}{self} {system} <구축/고도화/재구축/기능개선> <용역/사업/>
      {coming}{system} <유지관리/통합 유지관리/운영 및 유지보수/위탁운영> <용역/사업/>{long}
      {self} <차세대/지능형/AI 기반> {system} <정보화전략계획(ISP) 수립/구축> <용역/사업>
      {year}정보시스템 <장비 유지보수/통합유지관리/인프라 증설/클라우드 전환> 용역
      {self} <AI/빅데이터/디지털트윈/메타버스> <서비스 개발/플랫폼 구축/실증> 용역
      {year}{self} <정보보호/개인정보보호/보안관제/모의해킹> <컨설팅/위탁/관리체계 인증> 용역
      {self} SW <개발/테스트/형상관리> 지원 용역`,
  },
  {
    div: '용역',
    by: `${ALL} school`,
    licence: '1468',
    median: 46,
    sigma: 0.7,
    weight: 5,
    titles: `{coming}{self} <홈페이지/전산장비/네트워크 장비/행정전산망> 유지보수 용역
      {coming}{self} <CCTV/방송/통신/무선망> 시스템 유지관리 용역
      {coming}{system} 유지보수 용역{long}`,
  },
  {
    div: '용역',
    by: 'city province ministry body institute education',
    licence: '6146',
    median: 75,
    sigma: 0.6,
    weight: 1.5,
    style: 'negotiated',
    titles: `{self} {system} <구축/고도화>사업 <감리/정보시스템 감리> 용역
      {year}{system} 사업 감리 용역`,
  },
  {
    div: '용역',
    by: 'city province ministry body institute',
    licence: '1470',
    median: 190,
    sigma: 0.9,
    weight: 2,
    style: 'negotiated',
    titles: `{year}<지하시설물/도로명주소/공간정보/하수도 GIS> <DB 구축/데이터 갱신/전산화> 용역
      {year}기록물 <정리 및 DB 구축/디지털화/전산화> 용역
      {year}공공데이터 <품질진단/개방/가명정보 결합> 용역`,
  },
  {
    div: '용역',
    by: `${THINKERS} education`,
    licence: '1469',
    median: 95,
    sigma: 0.8,
    weight: 3,
    style: 'negotiated',
    titles: `{year}{self} <홍보영상/유튜브 콘텐츠/카드뉴스/온라인 교육 콘텐츠> 제작 용역
      {facility} <미디어아트/실감콘텐츠/VR 체험 콘텐츠/전시 콘텐츠> 제작 <및 설치 용역/용역>
      {year}{self} <이러닝/사이버연수원/온라인 강좌> 콘텐츠 개발 용역
      education: {year}{self} AI 디지털교과서 연수 콘텐츠 개발 용역`,
  },
  {
    div: '용역',
    by: ENGINEERS,
    licence: '4966',
    median: 170,
    sigma: 1,
    weight: 9,
    titles: `local roads housing: {place} <도로개설/도시계획도로/도로 확ㆍ포장> <기본 및 실시설계/실시설계/타당성조사> 용역
      local water: {place} <하수관로 정비/상수도 현대화/재해위험지역 정비/소하천 정비>사업 <기본 및 실시설계/실시설계> 용역
      local farm: {place} <기초생활거점조성/어촌뉴딜/도시재생뉴딜>사업 <기본계획 수립/기본 및 시행계획 수립/실시설계> 용역
      local roads rail: {place} <교량/터널/지하차도> <정밀안전점검/정밀안전진단/내진성능평가> 용역
      local roads rail housing farm water: {place}{more} <도로/하천/상수도/건축> 공사 <건설사업관리/감독권한대행 등 건설사업관리/감리> 용역{phase}
      {year}{self} 관내 <공공시설물/도로시설물/교량> 정기안전점검 용역
      {place} <소규모 환경영향평가/사후환경영향조사/재해영향평가> 용역`,
  },
  {
    div: '용역',
    by: `${BUILDERS} school university hospital`,
    licence: '4817',
    median: 85,
    sigma: 0.9,
    weight: 6,
    titles: `{facility} <신축/증축/리모델링> <설계용역/건축설계 용역/설계공모/기본 및 실시설계 용역>
      education school: {school} <공간재구조화/체육관 증축/급식실 개선> 설계용역
      {site} <석면제거/내진보강/외벽보수/화장실 개선> 공사 설계용역
      {facility} <신축/증축>공사 감리용역<(비상주)/(상주)/(건축)/>`,
  },
  {
    div: '용역',
    by: `${BUILDERS} school`,
    licence: '4963|1397',
    median: 48,
    sigma: 0.7,
    weight: 3,
    titles: `{year}{site} <정밀안전점검/정기안전점검/내진성능평가/석면조사> 용역
      {year}{self} <시설물/교량/옹벽/건축물> <정밀안전진단/정밀점검> 용역
      {facility} 안전진단 용역`,
  },
  {
    div: '용역',
    by: 'city province education housing university',
    licence: '1492|1494',
    median: 42,
    sigma: 0.7,
    weight: 2,
    titles: `{facility} <신축/증축/리모델링> 소방공사 감리용역
      education: {school} <증축/개축>공사 <소방/전기ㆍ소방> 감리 용역`,
  },
  {
    div: '용역',
    by: 'city province farm roads housing',
    licence: '5023',
    median: 60,
    sigma: 0.7,
    weight: 2,
    titles: `local housing farm: {place} <지적재조사/도시계획도로 편입토지/하천구역> <측량/현황측량/분할측량> 용역
      local roads: {year}{self} <도로대장 전산화/지하시설물 공동구/드론> 측량 용역
      local: {place} 도시관리계획 <변경/결정> 지형도면 고시 측량용역`,
  },
  {
    div: '용역',
    by: 'city province roads rail housing',
    licence: '1132|3581',
    median: 70,
    sigma: 0.7,
    weight: 1.5,
    titles: `{place} <도시개발사업/산업단지/도로개설> 교통영향평가 용역
      local: {self} <교통안전/대중교통/주차환경개선> 기본계획 수립 용역
      local: {place} 교차로 <교통체계 개선/신호운영 개선> 용역`,
  },
  {
    div: '용역',
    by: THINKERS,
    licence: '1169|3178',
    median: 62,
    sigma: 0.8,
    weight: 9,
    style: 'negotiated',
    titles: `{year}{self} {theme} <연구용역/수립 연구용역/학술연구용역/수립 용역>
      {self} {theme} <타당성 조사/기초조사/성과분석/정책연구> 용역
      local: {year}{self} <인구정책/탄소중립/지역산업/문화관광/교통> 실태조사 및 <대응방안/활성화 방안/육성전략> 연구
      {self} <조직진단/직무분석/성과평가/경영평가/고객만족도 조사> 용역`,
  },
  {
    div: '용역',
    by: 'city province education culture body ministry university localcorp',
    licence: '9901',
    median: 70,
    sigma: 0.9,
    weight: 8,
    style: 'negotiated',
    titles: `{year}{event} <행사대행/운영 대행/기획 및 운영/개최> 용역
      제{nn}회 {event} <행사 대행/기획·연출/무대 및 음향> 용역
      {year}{self} <취업박람회/평생학습축제/청소년 진로캠프/국제 심포지엄> <운영/대행> 용역
      {year}{self} <워크숍/역량강화 교육/국외연수/리더십 캠프> 운영 위탁 용역`,
  },
  {
    div: '용역',
    by: 'city province body ministry culture localcorp university',
    licence: '9902|4440',
    median: 85,
    sigma: 0.9,
    weight: 4,
    style: 'negotiated',
    titles: `{year}{self} <온라인 홍보/SNS 운영/브랜드 홍보/언론 홍보/캠페인> 대행 용역
      {year}{self} <도시브랜드/관광/농특산물/정책> 홍보 <마케팅/광고 제작/영상 제작> 용역
      {self} <옥외광고/지하철 광고/방송 광고> 송출 대행 용역`,
  },
  {
    div: '용역',
    by: 'city province culture education housing',
    licence: '4440|4442|4444',
    median: 55,
    sigma: 0.8,
    weight: 2,
    style: 'negotiated',
    titles: `local housing: {place} <공공디자인/경관/간판개선사업/색채> <기본 및 실시설계/개발/가이드라인 수립> 용역
      {self} <캐릭터/CI/BI/안내체계> 디자인 개발 용역
      {home} <전시공간/사인물/환경디자인> 설계 및 제작 용역`,
  },
  {
    div: '용역',
    by: `${SCHOOLS} university`,
    licence: '1261|1262',
    median: 65,
    sigma: 0.7,
    weight: 5,
    taxFree: true,
    titles: `school education: {year}{school} <1학년/2학년/3학년> <수학여행/현장체험학습/소규모테마형교육여행> 위탁용역<(제주도)/(강원권)/(경주ㆍ부산)/(일본)/>
      {year}{self} <해외연수/글로벌 현장학습/국제교류> 위탁 용역`,
  },
  {
    div: '용역',
    by: `${SCHOOLS} university institute body power energy`,
    licence: '5805',
    median: 70,
    sigma: 0.7,
    weight: 5,
    taxFree: true,
    titles: `school education: {coming}{school} <통학버스/통학차량/등하교 버스> <임차/운행/임차운행> 용역
      university institute body power energy: {coming}{self} <출퇴근버스/셔틀버스> <임차/운영> 용역`,
  },
  {
    div: '용역',
    by: 'school university military hospital institute police',
    licence: '1450',
    median: 320,
    sigma: 0.9,
    weight: 2.5,
    titles: `{coming}{self} <구내식당/식당/직원식당> <위탁운영/위탁급식> 용역
      {coming}{self} 조리인력 지원 및 급식 위탁 용역`,
  },
  {
    div: '용역',
    by: 'city province ministry education body hospital',
    licence: '1172',
    median: 260,
    sigma: 0.9,
    weight: 1.5,
    titles: `{coming}{self} <콜센터/민원안내/주차관리/전화교환> 인력 파견 용역
      {coming}{facility} <안내데스크/사무보조/운전> 근로자 파견 용역`,
  },
  {
    div: '용역',
    by: 'city province forest school localcorp',
    licence: '4161',
    median: 38,
    sigma: 0.7,
    weight: 2,
    titles: `local forest: {year}{place} <소나무재선충병 방제/가로수 병해충 방제/수목진료/보호수 외과수술> 용역
      local: {year}{self} 관내 <수목/공원/아파트 녹지> 병해충 방제 용역
      school: {school} 수목 <전정/진단> 및 방제 용역`,
  },
  {
    div: '용역',
    by: 'city province farm forest',
    licence: '1169',
    median: 28,
    sigma: 0.7,
    weight: 1.2,
    titles: `{year}야생조류 AI 검사 위탁 용역
      {year}{place} AI(조류인플루엔자)ㆍ구제역 <방역초소 운영/거점소독시설 운영> 위탁용역
      {year}{self} <야생멧돼지 폐사체 수색/유해야생동물 피해방지> 용역`,
  },
  {
    div: '용역',
    by: 'university localcorp',
    licence: '6883',
    median: 90,
    sigma: 0.7,
    weight: 1.2,
    style: 'negotiated',
    titles: `{grant}<창업교육/액셀러레이팅/스타트업 보육/투자유치> 프로그램 운영 용역
      {year}{self} <예비창업패키지/창업중심대학/청년창업사관학교> 프로그램 위탁 용역`,
  },
  {
    div: '용역',
    by: 'city province body housing',
    licence: '1461',
    median: 45,
    sigma: 0.7,
    weight: 0.8,
    titles: `{year}{self} <등기업무/소유권이전등기/보상 등기> 법무 대행 용역
      {place} 보상업무 위탁 및 등기 용역`,
  },
  {
    div: '용역',
    by: 'university institute',
    licence: '1169',
    median: 45,
    sigma: 0.8,
    weight: 6,
    taxFree: true,
    titles: `{grant}{field} <위탁연구/시제품 제작/시험분석/성능평가> 용역
      university hospital: {grant}<임상시험/전임상/유전체 분석/오믹스 데이터 분석> 용역
      {grant}<교육과정 개발/성과관리/컨설팅/비교과 프로그램 운영> 용역`,
  },
  {
    div: '용역',
    by: `${ALL} school`,
    licence: '',
    median: 40,
    sigma: 0.9,
    weight: 1.1,
    titles: `{coming}{self} <승강기 유지보수/전기안전관리 위탁/무정전전원장치(UPS) 점검/복합기 임대/정수기 임차> 용역
      {coming}{self} <단체보험/배상책임보험/차량보험> 가입
      {year}{self} <건강검진/작업환경측정/근골격계 유해요인조사/이사/폐기물 운반> 용역
      {year}{event} <통역/속기/무대설치> 용역`,
  },
]
