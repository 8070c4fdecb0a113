import { bilingual } from '../../lib/language.tsx'

export const SETTINGS_WORDS = bilingual(
  {
    name: '계정 이름',
    plan: '요금제',
    language: '기본 언어',
    zone: '시간대',
    ko: '한국어',
    en: '영어',
    fixed:
      '이름, 요금제, 기본 언어, 시간대는 운영자가 변경합니다. 구성원마다 메일 언어와 시간대를 따로 정할 수 있습니다.',
    businessNo: '사업자등록번호',
    businessNoMore:
      '낙찰 결과에서 우리 회사를 구분하는 데 씁니다. 바꾸시면 결과가 나온 입찰 건의 낙찰·탈락을 다시 판정합니다.',
    placeholder: '123-45-67890',
    notTen: '숫자 10자리를 적어 주십시오. 예: 123-45-67890',
    readOnly: '‘보안 관리’ 권한이 있는 분이 바꿀 수 있습니다.',
    none: '등록하지 않음',
  },
  {
    name: 'Name of the account',
    plan: 'Plan',
    language: 'Language',
    zone: 'Time zone',
    ko: 'Korean',
    en: 'English',
    fixed:
      'Only the operator can change name, plan, language and time zone. Mail language and time zone can differ for each member.',
    businessNo: 'Your business number',
    businessNoMore:
      'It identifies your company in results. If you change it, pursuits with a result are updated to won or lost.',
    placeholder: '123-45-67890',
    notTen: 'Write ten digits, such as 123-45-67890.',
    readOnly: 'Changing it requires the permission “Manage security”.',
    none: 'None',
  },
)
