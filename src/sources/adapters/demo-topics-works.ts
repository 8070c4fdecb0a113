import type { Topic } from './demo-topic.ts'

const LOCAL = 'city province office'
const SCHOOLS = 'school education'
const HOUSES =
  'city province office civic localcorp ministry police fire military university institute body hospital culture'

export const WORKS: readonly Topic[] = [
  {
    div: '공사',
    by: LOCAL,
    licence: '4989',
    large: '0001|0003',
    median: 92,
    sigma: 0.95,
    weight: 13,
    titles: `{year}{place} <도로/농로/마을안길/이면도로/보도/진입로> <재포장/포장/보수/정비>공사
      {year}{road} <노면 재포장/보도 정비/차선도색/덧씌우기/배수로 정비>공사{parts}
      {place} <소로/중로/대로> {n}-{nn}호선 도로개설공사{parts}
      {place}~{place} 간 도로 <확ㆍ포장/선형개량/개설>공사{phase}
      {year}<상반기/하반기/연간> {self} 관내 <아스콘 도로/도로 노면/보도블록> 보수공사<(단가계약)/(연간단가)/>
      {place}{more} <보행환경 개선/교차로 개선/회전교차로 설치/주차장 조성/공영주차장 조성>공사
      {place} 어린이보호구역 <개선/정비>공사
      {year}{place} <재해위험지구/급경사지/사면> 정비공사
      {place} <농어촌도로/군도/시도> {nn}호선 <위험도로 구조개선/확포장>공사{phase}
      {place} 일원 <노후 옹벽/사면/도로 파손 구간> <보수ㆍ보강/정비>공사`,
  },
  {
    div: '공사',
    by: `${LOCAL} water`,
    licence: '4996',
    large: '0001|0003',
    median: 130,
    sigma: 1,
    weight: 9,
    titles: `{year}{place} <노후 상수관/상수관로/배수관/급수관> <교체/정비/매설/이설>공사
      {place}{more} <하수관로/우수관로/오수관로/하수관거/빗물받이> <정비/개량/신설/준설>공사{phase}
      {year}{self} 관내 <상수도 긴급누수복구/급수공사/상수도 시설물 유지보수> 공사(단가계약)
      {place} <마을하수도/소규모 하수처리시설/배수펌프장/가압장> <설치/정비/개량>공사{parts}
      {place} 배수개선사업 <토목/관로>공사
      {place} 농어촌생활용수 개발사업 관로공사{phase}`,
  },
  {
    div: '공사',
    by: `${LOCAL} farm water`,
    licence: '0001|0003',
    median: 420,
    sigma: 1.1,
    weight: 6,
    titles: `{river} <호안/제방/산책로/친수공간> <정비/보수/조성>공사{phase}
      {place} <소하천/지방하천/세천> 정비사업{phase}
      {place} <재해예방/풍수해생활권/우수저류시설> <정비사업/설치사업> 토목공사
      {year}{river} 재해복구공사
      {place} <저수지/보/취입보/양수장/배수장> <보수ㆍ보강/개보수/정비>공사
      {place} <일반산업단지/농공단지/택지개발지구> 조성공사{phase}`,
  },
  {
    div: '공사',
    by: 'farm',
    licence: '0001|0003',
    median: 350,
    sigma: 1,
    weight: 8,
    titles: `{stem}지구 <수리시설개보수사업/배수개선사업/농업용수개발사업/대구획경지정리사업> <토목/1공구/2공구> 공사
      {stem}지구 <용수로/배수로/용배수로> <구조물화/정비/준설>공사{phase}
      {place} 양수장 <수문 및 제진기/펌프 및 모터> 설치공사{parts}
      {stem}지구 기초생활거점조성사업 <건축/토목>공사
      {stem}저수지 <제당 보수/방수로 개수/물넘이 정비>공사`,
  },
  {
    div: '공사',
    by: HOUSES,
    licence: '0002|0003',
    median: 380,
    sigma: 1.2,
    weight: 9,
    titles: `local: {place} <경로당/마을회관/행정복지센터/다목적회관/국공립어린이집> <신축/증축/리모델링/그린리모델링>공사(건축)
      {facility} <신축/증축/증개축/리모델링/기능보강> <건축공사/공사(건축)/공사(건축,기계)/공사>
      {self} <청사/별관/민원실/대회의실/직원휴게실> <증축/리모델링/환경개선>공사
      {home} <화장실/주차장/외벽/옥상> <개선/증축/보수보강>공사{parts}
      local: {place} <복합커뮤니티센터/생활SOC 복합센터/작은도서관/청년창업센터> 건립공사(건축ㆍ토목ㆍ기계)
      {facility} 석면텍스 교체 및 내부 마감공사`,
  },
  {
    div: '공사',
    by: `${HOUSES} ${SCHOOLS}`,
    licence: '0037',
    median: 78,
    sigma: 0.95,
    weight: 9,
    titles: `{site} <수배전반/수변전설비/전기설비/노후 전기시설> <교체/개선/증설>공사(전기)
      local: {place}{more} <가로등/보안등/LED 가로등/경관조명> <설치/교체/정비>공사
      {site} <LED 조명/전열/비상발전기/태양광발전설비> <교체/설치/증설>공사{parts}
      {site} <신축/증축/리모델링> 전기공사
      local: {year}{self} 관내 <가로등/보안등/교통신호등> 유지보수공사(단가)
      {site} 전기차 충전시설 설치공사(전기)`,
  },
  {
    div: '공사',
    by: `${HOUSES} ${SCHOOLS}`,
    licence: '0036',
    median: 62,
    sigma: 0.9,
    weight: 6,
    titles: `local: {place}{more} <방범용/어린이보호구역/다목적/산불감시> CCTV <설치/교체/이전설치>공사(통신)
      {site} <정보통신설비/방송설비/구내통신망/Wi-Fi 무선망/전관방송> <구축/교체/개선>공사
      {site} <신축/증축/리모델링> 정보통신공사
      local: {self} <정보통신/스마트 마을방송/재난 예경보> 시스템 설치공사
      city province: {place} 교통정보(ITS) <VMS/CCTV/신호> 설비 설치공사`,
  },
  {
    div: '공사',
    by: `${HOUSES} ${SCHOOLS}`,
    licence: '0040',
    median: 70,
    sigma: 0.9,
    weight: 4,
    titles: `{site} <소방시설/스프링클러/화재수신기/옥내소화전/자동화재탐지설비> <설치/교체/개선>공사(소방)
      {site} <신축/증축/리모델링> 소방공사
      {site} 소방시설 종합점검 지적사항 보수공사`,
  },
  {
    div: '공사',
    by: `${HOUSES} ${SCHOOLS}`,
    licence: '6202',
    median: 85,
    sigma: 0.9,
    weight: 6,
    titles: `{site} <냉난방기/냉난방설비/보일러/환기설비/공조설비> <교체/설치/개선>공사
      {site} <기계설비/급배수설비/위생배관/가스배관> <보수/교체/개선>공사{parts}
      {site} <신축/증축/리모델링> 기계설비공사
      {site} 열원설비(흡수식 냉온수기) 교체공사`,
  },
  {
    div: '공사',
    by: `${HOUSES} ${SCHOOLS} housing`,
    licence: '4992',
    median: 60,
    sigma: 0.8,
    weight: 6,
    titles: `{site} <옥상 방수/외벽 도장/방수 및 도장/내부 도색/외벽 균열보수> 공사
      local: {place} <경로당/마을회관>{more} <지붕 방수/옥상 방수>공사
      {home} <주차장 바닥 에폭시/석재 마감/타일> 보수공사
      local: {road} 방음벽 도장공사`,
  },
  {
    div: '공사',
    by: `${LOCAL} localcorp housing`,
    licence: '4993',
    large: '0005',
    median: 95,
    sigma: 0.95,
    weight: 6,
    titles: `local: {place} <어린이공원/근린공원/소공원/쌈지공원/도시숲> <조성/정비/리모델링>공사{phase}
      local: {year}{self} 관내 <가로수/공원 수목/도시숲> <식재/가지치기/전정/보식>공사
      local: {place} <산책로/둘레길/맨발걷기길/등산로/파크골프장> <조성/정비>공사
      {place} <화단/녹지대/미세먼지 차단숲/기후대응 도시숲> 조성공사
      local housing: {place} 어린이놀이터 <시설물/탄성포장/물놀이장> <교체/정비/설치>공사`,
  },
  {
    div: '공사',
    by: `${HOUSES} ${SCHOOLS}`,
    licence: '4990',
    median: 75,
    sigma: 0.85,
    weight: 5,
    titles: `{home} <민원실/사무실/회의실/강당/식당> <인테리어/환경개선/내부공간 개선>공사
      local: {home} <열람실/전시실/로비/공연장> <리모델링/환경개선> 실내건축공사
      {site} 천장 텍스 및 바닥 교체공사`,
  },
  {
    div: '공사',
    by: `${HOUSES} ${SCHOOLS}`,
    licence: '4991',
    median: 58,
    sigma: 0.8,
    weight: 4,
    titles: `{site} <창호/방화문/지붕/캐노피/비가림시설> <교체/설치/보수>공사
      local: {place} <버스승강장/그늘막/자전거보관대/난간/안전펜스> <설치/교체>공사
      {site} 외벽 금속패널 보수공사`,
  },
  {
    div: '공사',
    by: 'school education',
    licence: '0002|0003',
    median: 210,
    sigma: 1,
    weight: 14,
    titles: `{school}{schools} <급식실/화장실/교실/체육관/강당> <환경개선/리모델링/증축/전면개선>공사(건축)
      {school} <그린스마트스쿨/공간재구조화/학교복합시설> 리모델링공사<(건축)/(건축,기계)/ 외 1종>
      {school}{schools} <외벽 보수/내진보강/석면제거/옥상방수 및 지붕보수>공사
      {school} <교사동/별관/기숙사> <증축/개축/신축>공사{parts}
      {school}{schools} <운동장/인조잔디/진입로/배수로> 정비공사
      {school} <늘봄교실/고교학점제 공간/특별교실> 구축 공사`,
  },
  {
    div: '공사',
    by: `${LOCAL} military localcorp`,
    licence: '4995',
    median: 70,
    sigma: 0.8,
    weight: 2.5,
    titles: `local: {place} <빈집/노후 건축물/폐축사/구 청사> <철거/해체>공사
      {facility} 해체공사{phase}
      local: {place} 도시계획도로 편입 지장물 철거공사`,
  },
  {
    div: '공사',
    by: 'roads',
    licence: '4989',
    large: '0001|0003',
    median: 620,
    sigma: 1.1,
    weight: 12,
    titles: `{year}{highway} <포장 보수/노면 절삭 덧씌우기/배수시설 정비/차선도색>공사
      {highway} {place} <교량/터널/IC/휴게소> <보수ㆍ보강/내진보강/시설개량/정비>공사
      {highway} <방음벽/가드레일/낙석방지시설/비탈면> <설치/교체/보강>공사
      {highway} {place} <도로건설공사/시설개량공사/위험도로 개선공사>{phase}
      {year}{self} 관내 <동절기 제설/긴급 도로보수/안전시설물 유지관리>공사(단가)`,
  },
  {
    div: '공사',
    by: 'roads rail ports airports power energy',
    licence: '0037',
    median: 260,
    sigma: 1,
    weight: 5,
    titles: `roads rail: {self} <터널 조명/가로등/수변전설비/신호설비> 개량공사
      roads rail: {place} <변전소/전철전력/터널/지하차도> 전기설비 <보수/개량/증설>공사
      {year}{self} <LED 조명/비상전원/전기실> 교체공사(전기)`,
  },
  {
    div: '공사',
    by: 'rail',
    licence: '4997|0001',
    median: 740,
    sigma: 1,
    weight: 8,
    titles: `{line} <노후 궤도/레일/침목/분기기> <개량/교체>공사
      {line} {stem}역 <승강장/홈지붕/대합실/지하차도> <개량/보수/연장>공사
      {line} {stem}~{stem} 간 <노반/궤도/방음벽> <신설/보강>공사{phase}
      {year}{self} 관내 선로시설물 유지보수공사(연간단가)`,
  },
  {
    div: '공사',
    by: 'power energy',
    licence: '0037',
    median: 540,
    sigma: 1,
    weight: 12,
    titles: `power: {year}{self} <고압/저압/지중> 배전공사 협력회사 <단가공사/(단가계약) 공사>
      power: {place} <154kV/345kV/22.9kV> <송전선로/변전소/지중송전선로> <건설/보강/이설>공사{phase}
      energy: {year}{self} <탈황설비/보일러/터빈/석탄취급설비/냉각수 설비> <정비/개선/보수>공사
      {self} <ESS/신재생/태양광> 발전설비 설치공사`,
  },
  {
    div: '공사',
    by: 'housing',
    licence: '0002|0003',
    median: 5200,
    sigma: 1.1,
    weight: 9,
    titles: `{place} <A/B/S>-{n}BL 아파트 건설공사 {n}공구
      {place} <공공주택지구/택지개발지구/도시개발사업> 조성공사{phase}
      {year}{self} 관할 영구임대주택 시설개선공사<(건축)/(기계)/(전기)/>
      {place} <행복주택/국민임대/매입임대> <조경/전기/통신/기계설비>공사`,
  },
  {
    div: '공사',
    by: 'forest',
    licence: '4993',
    large: '0005',
    median: 150,
    sigma: 0.8,
    weight: 7,
    titles: `{place} <탐방로/등산로/숲길/치유의 숲> <정비/조성/보수>공사
      {year}{place} <사방댐/계류보전/산지사방/임도> <신설/구조개량/보수>사업
      {self} <야영장/탐방지원센터/대피소/화장실> <정비/신축/개선>공사{parts}
      {year}{place} 산불피해지 복구사업`,
  },
  {
    div: '공사',
    by: 'ports',
    licence: '0001|0003',
    median: 1300,
    sigma: 1.2,
    weight: 8,
    titles: `{port} <방파제/물양장/부두/호안/접안시설> <보수ㆍ보강/축조/정비>공사{phase}
      {port} <항로/박지/정박지> 유지준설공사
      {port} <등대/등부표/항로표지> 정비공사`,
  },
  {
    div: '공사',
    by: 'airports',
    licence: '0001|0003',
    median: 900,
    sigma: 1.1,
    weight: 8,
    titles: `{self} <활주로/유도로/여객터미널/탑승교/계류장> <재포장/개선/보수/확장>공사{parts}
      {self} <항행안전시설/항공등화/수하물처리시설> 개량공사
      {self} <주차빌딩/화물터미널/소방대 청사> <증축/신축/리모델링>공사`,
  },
  {
    div: '공사',
    by: 'military police fire',
    licence: '0002|0003',
    median: 520,
    sigma: 1.1,
    weight: 9,
    titles: `military: {year}{unit} <병영생활관/간부숙소/식당/훈련장> <신축/리모델링/보수>공사
      military: {unit} <탄약고/정비고/울타리/연병장> <개선/보강/정비>공사{parts}
      police fire: {self} <청사/유치장/차고/민원실> <증축/환경개선/내진보강>공사
      {year}{unit} 노후 <전기설비/상수도/난방배관> 교체공사`,
  },
]
