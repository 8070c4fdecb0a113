import type { Translation } from './translation.ts'

export const ATTACHMENTS: Record<string, Translation> = {
  listAttachments: {
    summary: '공고의 첨부파일',
    description:
      '공고 최신 버전의 파일을 출처에 적힌 순서대로 반환합니다. 파일마다 저장 여부와 읽은 결과가 있으며, 텍스트가 없는 파일에는 항상 사유가 있습니다.',
  },
  listQuotations: {
    summary: '첨부파일에 적힌 참가 조건',
    description:
      '참가자격, 현장설명, 공동수급, 실적에 관한 첨부파일의 문장을 파일과 페이지와 함께 반환합니다. 인용일 뿐 확인된 사실이 아닙니다. 부정하는 문장이거나 다른 분류에 관한 문장일 수 있습니다. 이 문장으로 참가 가능 여부나 공고의 필드를 정하지 않습니다.',
  },
  getAttachmentText: {
    summary: '첨부파일의 텍스트',
    description:
      '텍스트를 파일의 순서대로 나누어 페이지 번호와 함께 반환합니다. 텍스트가 없으면 `items`가 비어 있고, 사유는 `attachment.text`에 있습니다.',
  },
}

/** Descriptions of the reference by their English sentence. */
export const ATTACHMENT_SENTENCES: Record<string, string> = {
  'A page of attachments': '첨부파일 한 페이지',
  'A file attached to a notice.': '공고에 첨부된 파일',
  'A part of the text of a file.': '파일 텍스트의 한 부분',
  'A page of the text of a file.': '파일 텍스트 한 페이지',
  'What was read from a file.': '파일에서 읽은 결과',
  'Identifier of the attachment.': '첨부파일의 id',
  'Identifier of the attachment': '첨부파일의 id',
  'What the sentence is about: `qualification` = who may bid (참가자격), `siteBriefing` = briefing on site or of the project (현장설명, 설명회), `jointContracting` = joint bids (공동수급), `trackRecord` = work done before (실적)':
    '문장의 주제. `qualification` = 참가자격, `siteBriefing` = 현장설명과 설명회, `jointContracting` = 공동수급, `trackRecord` = 실적',
  'The sentence, or the section under a heading; `…` where it is cut':
    '문장, 또는 제목과 그 아래 항목. 잘린 곳에는 `…`가 있습니다.',
  'A sentence of a file, with its place.': '파일의 문장과 그 위치',
  'By topic, then in the order of the files: at most 20 for each topic': '주제별, 파일 순서. 주제마다 20개까지',
  'Files whose text is missing or incomplete: they may say something about any topic':
    '텍스트가 없거나 일부인 파일. 이 파일에도 관련 내용이 있을 수 있습니다.',
  'Whether there may be more: a limit of quotations, files or length was reached':
    '문장 수, 파일 수, 길이의 한도에 도달하여 더 있을 수 있는지 여부',
  'What the files of a notice say about who may bid': '공고의 첨부파일에 적힌 참가 조건',
  'Identifier of the attachment; the same as long as its notice and URL are the same':
    '첨부파일의 id. 공고와 주소가 같으면 바뀌지 않습니다.',
  'Address of the file at the source': '출처의 파일 주소',
  '`notSelected` = not fetched by this service, `pending` = to be fetched, `fetched` = stored, `failed` = could not be fetched and is not tried again, `gone` = the source no longer has it':
    '`notSelected`: 이 서비스가 가져오지 않는 파일, `pending`: 가져올 파일, `fetched`: 저장됨, `failed`: 가져오지 못했고 다시 시도하지 않음, `gone`: 출처에서 없어짐',
  'Why the file is not fetched, such as `timeout` or `tooLarge`. More may be added':
    '가져오지 못한 사유(`timeout`, `tooLarge` 등). 값이 추가될 수 있습니다.',
  'When a pending file is tried again, after a failed attempt': '실패한 파일을 다시 가져올 시각',
  'Size of the file': '파일의 크기',
  'When the file was fetched': '파일을 가져온 시각',
  '`none` = the file is not stored, `pending` = not read yet, `text` = all text was read, `partial` = a part of it, `placeholder` = the file contains only a sentence that asks for another program, `protected` = password or DRM, `scanned` = pictures without text, `unsupported` = format without a reader, `failed` = see `reason`':
    '`none`: 저장된 파일이 없음, `pending`: 아직 읽지 않음, `text`: 모든 텍스트를 읽음, `partial`: 일부만 읽음, `placeholder`: 다른 프로그램이 필요하다는 문장만 있음, `protected`: 비밀번호나 DRM, `scanned`: 텍스트 없이 그림만 있음, `unsupported`: 읽을 수 없는 형식, `failed`: `reason` 참고',
  'Why there is no text, or not all of it, such as `password` or `noTextLayer`. More may be added':
    '텍스트가 없거나 일부인 사유(`password`, `noTextLayer` 등). 값이 추가될 수 있습니다.',
  'Format recognised from the bytes, such as `pdf`, `hwpx` or `hwp5`. More may be added':
    '내용으로 확인한 형식(`pdf`, `hwpx`, `hwp5` 등). 값이 추가될 수 있습니다.',
  'Number of pages, sections or sheets with text; `null` = the format has none':
    '텍스트가 있는 페이지, 구역, 시트의 수. 형식에 페이지가 없으면 `null`',
  'Number of characters of the text': '텍스트의 글자 수',
  'Number of parts of the text': '텍스트를 나눈 부분의 수',
  'Files in an archive whose text is missing or incomplete: the first 5 of them in a list of attachments, at most 100 with the text':
    '압축 파일 안에서 텍스트가 없거나 일부인 파일. 첨부파일 목록에는 처음 5개, 텍스트와 함께는 100개까지 있습니다.',
  'Number of files in the archive whose text is missing or incomplete':
    '압축 파일 안에서 텍스트가 없거나 일부인 파일의 수',
  'Path of the file in the archive': '압축 파일 안의 경로',
  'Its format, as `kind` of the archive': '파일의 형식. 압축 파일의 `kind`와 같은 값입니다.',
  'Its state, as `state` of the archive': '파일의 상태. 압축 파일의 `state`와 같은 값입니다.',
  'Why there is no text, or not all of it': '텍스트가 없거나 일부인 사유',
  'When the file was read': '파일을 읽은 시각',
  'Number of the part, from 1': '부분의 번호. 1부터 시작합니다.',
  'Path of the file in an archive, with `/` between levels; `null` = no archive':
    '압축 파일 안의 경로. 단계는 `/`로 구분하며, 압축 파일이 아니면 `null`',
  'Page (PDF), section (HWP, HWPX) or sheet (XLSX), from 1; `null` = the format has none':
    '페이지(PDF), 구역(HWP, HWPX), 시트(XLSX)의 번호. 1부터 시작하며, 형식에 페이지가 없으면 `null`',
  'Text. A long page consists of several parts; join them without a separator':
    '텍스트. 긴 페이지는 여러 부분으로 나뉘며, 구분자 없이 이으면 됩니다.',
}
