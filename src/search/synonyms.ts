// Words with the same meaning. Only lists of similar notices use them; searches and alerts match the written words.

import { lettersOf, normalise } from './text.ts'

/**
 * Words for what is bought. Ambiguous words are left out: 보안 may be that of information, 도장 may be a seal, 방역 may be
 * that of crops.
 */
export const THINGS: readonly (readonly string[])[] = [
  ['청소', '미화', '클리닝'],
  ['경비', '시설보안', '보안요원', '방호'],
  ['드론', '무인비행장치', '무인비행기', '무인항공기'],
  ['승강기', '엘리베이터'],
  ['CCTV', '폐쇄회로', '영상감시장치', '영상정보처리기기', '방범카메라'],
  ['홈페이지', '웹사이트', '누리집'],
  ['냉난방기', '에어컨', '냉방기'],
  ['심장충격기', '제세동기', 'AED'],
  ['통학버스', '통학차량', '스쿨버스'],
  ['복사용지', '복사지', 'A4용지'],
  ['폐기물', '쓰레기'],
  ['전기차', '전기자동차'],
  ['수학여행', '테마형교육여행', '현장체험학습'],
  ['소독', '방역소독', '살균'],
  ['가로등', '보안등'],
  ['상수도', '상수관로', '배수관'],
  ['하수도', '하수관로', '하수관거'],
  ['도서관자료', '도서구매', '도서구입', '장서'],
  ['인쇄', '출판', '책자제작'],
  ['행사대행', '행사용역', '축제대행', '행사운영'],
  ['피복', '근무복', '유니폼', '단체복'],
  ['급식', '식자재', '식재료'],
  ['컴퓨터', '데스크톱', '데스크탑'],
  ['노트북', '랩탑'],
  ['전자칠판', '전자교탁'],
]

/** Words for what is done with it. These are less specific: 유지보수 applies to lifts as well as to websites. */
export const ACTIONS: readonly (readonly string[])[] = [
  ['임차', '임대', '렌탈', '대여'],
  ['구매', '구입'],
  ['유지보수', '유지관리'],
  ['감리', '건설사업관리'],
]

export interface SynonymGroup {
  /** Whether the words name what is bought. */
  readonly isThing: boolean
  /** As written in the table, and as searched for in titles. */
  readonly words: readonly { readonly word: string; readonly letters: string }[]
}

/** Longer words first: 방역소독 is not 소독 after another word. */
export const SYNONYM_GROUPS: readonly SynonymGroup[] = [...THINGS, ...ACTIONS].map((group) => ({
  isThing: THINGS.includes(group),
  words: group
    .map((word) => ({ word, letters: lettersOf(normalise(word)) }))
    .sort((a, b) => b.letters.length - a.letters.length),
}))

export interface SharedSynonym {
  /** In the title of the given notice. */
  here: string
  /** In the title of the other one. */
  there: string
}

/** What two titles name with different words; a word in both is not a synonym. */
export function sharedSynonyms(here: string, there: string): SharedSynonym[] {
  const [own, other] = [lettersOf(here), lettersOf(there)]
  return SYNONYM_GROUPS.flatMap(({ words }) => {
    const [a, b] = [own, other].map((letters) => words.find((word) => letters.includes(word.letters)))
    if (!a || !b || other.includes(a.letters) || own.includes(b.letters)) return []
    return [{ here: a.word, there: b.word }]
  })
}
