import type { FieldError } from '../lib/problems.ts'
import type { Wording } from '../vocabulary/languages.ts'

const MOST_SHOWN = 80

const atText = (code: FieldError['code'], message: Wording): FieldError => ({
  in: 'body',
  name: 'keyword',
  code,
  message,
})

export const keywordExists = (id: string): FieldError =>
  atText('keyword_exists', {
    en: `The keyword ${id} has the same text and the same filter.`,
    ko: `검색어와 조건이 같은 키워드가 이미 있습니다: ${id}.`,
  })

export const ATTACHMENTS_OFF: Wording = {
  en: 'This service does not fetch attachments, so `in` can only be `title`.',
  ko: '이 서비스는 첨부파일을 수집하지 않으므로 `in`에는 `title`만 쓸 수 있습니다.',
}

export const TRIALS_WAIT: Wording = {
  en: 'Too many requests for keywords that look into attachments are waiting. Please try again shortly.',
  ko: '첨부파일을 찾는 키워드 요청이 너무 많이 대기하고 있습니다. 잠시 후 다시 시도해 주십시오.',
}

/** For changes of many keywords. It shows the text, because people do not know the id. */
export const keywordRepeated = (name: string, text: string): FieldError => {
  const shown = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text
  return {
    in: 'body',
    name,
    code: 'keyword_exists',
    message: {
      en: `The keyword “${shown}” would have the same text and the same filter as another one. Leave one of them out, or delete it.`,
      ko: `‘${shown}’ 키워드가 검색어와 조건이 같은 키워드와 겹칩니다. 하나를 빼거나 삭제해 주십시오.`,
    },
  }
}

/** `earlier` counts from 0; people count lines from 1. */
export const lineRepeated = (earlier: number): FieldError =>
  atText('keyword_exists', {
    en: `Line ${earlier + 1} has the same text and the same filter.`,
    ko: `${earlier + 1}번째 줄과 검색어와 조건이 같습니다.`,
  })

export const tooMany = (limit: number): Wording => ({
  en: `An account on this plan can have at most ${limit} keywords. Delete one first.`,
  ko: `이 요금제의 계정은 키워드를 ${limit}개까지 둘 수 있습니다. 먼저 하나를 삭제해 주십시오.`,
})

export const lineOverLimit = (limit: number): FieldError => atText('limit_reached', tooMany(limit))
