import type { AttachmentFile, AttachmentTextSummary } from '@gonggo/client'
import type { WordsOf } from '../../lib/known.ts'
import { bilingual, type Language } from '../../lib/language.tsx'

type FileState = AttachmentFile['state']
type TextState = AttachmentTextSummary['state']

export const ATTACHMENT_WORDS = bilingual(
  {
    attachments: '첨부파일',
    none: '첨부파일이 없습니다.',
    show: '텍스트 보기',
    hide: '텍스트 닫기',
    more: '더 보기',
    shown: (shown: string, all: string) => `${all}개 부분 중 ${shown}개를 표시했습니다.`,
    unread: (names: string, others: number) =>
      others > 0 ? `읽지 못한 파일: ${names} 외 ${others}개.` : `읽지 못한 파일: ${names}.`,
    again: (at: string) => `${at}에 다시 시도합니다.`,
    ofText: (characters: string, pages: string | null) =>
      pages === null ? `텍스트 ${characters}자` : `텍스트 ${characters}자, ${pages}`,
    pages: (count: string) => `${count}페이지`,
    sections: (count: string) => `구역 ${count}개`,
    sheets: (count: string) => `시트 ${count}개`,
    page: (number: string) => `${number}페이지`,
    section: (number: string) => `구역 ${number}`,
    sheet: (number: string) => `시트 ${number}`,
    textOf: (name: string) => `${name}의 텍스트`,
    caution: '표와 도면은 빠질 수 있습니다. 원본 파일이 기준입니다.',
    source: (name: string, noticeNo: string) => `출처: ${name}, 공고 ${noticeNo}`,
    quotations: '첨부파일에 적힌 참가 조건',
    quoted: '파일의 문장을 그대로 옮긴 것입니다. 이런 문장이 있으면 참가자격이 ‘확인 필요’가 될 수 있습니다.',
    qualification: '참가자격',
    siteBriefing: '현장설명',
    jointContracting: '공동수급',
    trackRecord: '실적',
    unreadFiles: (names: string) => `읽지 못한 파일이 있어 빠진 내용이 있을 수 있습니다: ${names}`,
    moreQuotations: '문장이 더 있을 수 있습니다. 파일을 확인하십시오.',
  },
  {
    attachments: 'Attachments',
    none: 'There are no attachments.',
    show: 'Show text',
    hide: 'Hide text',
    more: 'Show more',
    shown: (shown: string, all: string) => `${shown} of ${all} parts are shown.`,
    unread: (names: string, others: number) =>
      others > 0 ? `Not read completely: ${names} and ${others} more.` : `Not read completely: ${names}.`,
    again: (at: string) => `Next attempt: ${at}.`,
    ofText: (characters: string, pages: string | null) =>
      pages === null ? `Text, ${characters} characters` : `Text, ${characters} characters, ${pages}`,
    pages: (count: string) => `pages: ${count}`,
    sections: (count: string) => `sections: ${count}`,
    sheets: (count: string) => `sheets: ${count}`,
    page: (number: string) => `Page ${number}`,
    section: (number: string) => `Section ${number}`,
    sheet: (number: string) => `Sheet ${number}`,
    textOf: (name: string) => `Text of ${name}`,
    caution: 'Tables and drawings may be missing. The file itself decides.',
    source: (name: string, noticeNo: string) => `Source: ${name}, notice ${noticeNo}`,
    quotations: 'What the files say about who may bid',
    quoted: 'Sentences as they are in the files. Some of them change the verdict to “check needed”.',
    qualification: 'Qualification',
    siteBriefing: 'Briefing',
    jointContracting: 'Joint bids',
    trackRecord: 'Track record',
    unreadFiles: (names: string) => `Some files could not be read and may say more: ${names}`,
    moreQuotations: 'There may be more sentences. Read the files.',
  },
)

/** States of a file; empty where the state of its text says more. */
const FILE_STATES: WordsOf<FileState> = bilingual(
  {
    notSelected: '',
    pending: '파일을 가져오는 중입니다.',
    fetched: '',
    failed: '파일을 가져오지 못했습니다.',
    gone: '출처에서 없어진 파일입니다.',
  },
  {
    notSelected: '',
    pending: 'The file is being fetched.',
    fetched: '',
    failed: 'The file could not be fetched.',
    gone: 'The source no longer has this file.',
  },
)

const TEXT_STATES: WordsOf<TextState> = bilingual(
  {
    none: '',
    pending: '텍스트를 읽는 중입니다.',
    text: '',
    partial: '텍스트를 일부만 읽었습니다.',
    placeholder: '다른 프로그램으로 열라는 안내 문장만 있는 파일입니다.',
    protected: '보호된 파일이어서 텍스트를 읽을 수 없습니다.',
    scanned: '이미지만 있는 파일이어서 텍스트가 없습니다.',
    unsupported: '텍스트를 읽을 수 없는 형식입니다.',
    failed: '텍스트를 읽지 못했습니다.',
  },
  {
    none: '',
    pending: 'The text is being read.',
    text: '',
    partial: 'Only a part of the text was read.',
    placeholder: 'The file contains only a sentence that asks for another program.',
    protected: 'The file is protected, so its text cannot be read.',
    scanned: 'The file consists of pictures and has no text.',
    unsupported: 'Text of this format cannot be read.',
    failed: 'The text could not be read.',
  },
)

/** Reasons of the API as sentences; unknown reasons of newer versions are omitted. */
const REASONS: Record<Language, Record<string, string>> = {
  ko: {
    timeout: '파일 서버가 응답하지 않았습니다.',
    connection: '파일 서버에 연결하지 못했습니다.',
    tls: '파일 서버의 인증서를 확인하지 못했습니다.',
    dns: '파일 서버의 주소를 찾지 못했습니다.',
    status: '파일 서버가 오류로 응답했습니다.',
    busy: '파일 서버에 요청이 많아 잠시 기다립니다.',
    notFound: '파일 서버에 파일이 없습니다.',
    notAFile: '파일 서버가 파일 대신 웹 페이지를 보냈습니다.',
    empty: '빈 파일입니다.',
    encoded: '파일 서버가 압축된 응답을 보냈습니다.',
    invalidUrl: '안전하게 내려받을 수 있는 주소(https)가 아닙니다.',
    refusedAddress: '공개 인터넷에 있는 주소가 아닙니다.',
    redirects: '주소 이동이 너무 많습니다.',
    tooLarge: '파일이 너무 큽니다.',
    dailyLimit: '오늘의 내려받기 한도를 모두 사용하여 내일 가져옵니다.',
    diskFull: '서비스의 저장 공간이 부족합니다.',
    fileMissing: '저장한 파일이 없어져 다시 가져옵니다.',
    password: '비밀번호로 보호된 파일입니다.',
    drm: 'DRM으로 보호된 파일입니다.',
    distribution: '배포용 문서입니다.',
    noTextLayer: '스캔한 문서로 보입니다.',
    newerFormat: '새 버전의 프로그램으로 만든 파일입니다.',
    damaged: '파일이 손상되었습니다.',
    crashed: '파일을 읽는 중 오류가 발생했습니다.',
    truncated: '파일이 끝까지 전송되지 않았습니다.',
    timeLimit: '읽는 데 시간이 너무 오래 걸립니다.',
    memoryLimit: '읽는 데 메모리가 너무 많이 필요합니다.',
    sizeLimit: '압축을 풀면 너무 큽니다.',
    depthLimit: '압축 파일 안의 압축 파일이 너무 많이 중첩되어 있습니다.',
    entryLimit: '압축 파일 안에 파일이 너무 많습니다.',
    entryUnread: '압축 파일 안에 읽을 수 없는 파일이 있습니다.',
    unmappedFonts: '글꼴에 글자 정보가 없는 부분이 있습니다.',
  },
  en: {
    timeout: 'The file server did not answer.',
    connection: 'The file server could not be reached.',
    tls: 'The certificate of the file server could not be verified.',
    dns: 'The address of the file server was not found.',
    status: 'The file server answered with an error.',
    busy: 'The file server asked to wait.',
    notFound: 'The file server does not have the file.',
    notAFile: 'The file server sent a web page instead of the file.',
    empty: 'The file is empty.',
    encoded: 'The file server sent a compressed answer.',
    invalidUrl: 'The address is not a secure download address (https).',
    refusedAddress: 'The address is not on the public internet.',
    redirects: 'The address is redirected too often.',
    tooLarge: 'The file is too large.',
    dailyLimit: 'The traffic of the day is used up; it will be fetched tomorrow.',
    diskFull: 'The service is out of disk space.',
    fileMissing: 'The stored file was lost and is fetched again.',
    password: 'It has a password.',
    drm: 'It is protected by DRM.',
    distribution: 'It is a distribution-only document (배포용 문서).',
    noTextLayer: 'It seems to be scanned.',
    newerFormat: 'It was made with a newer program.',
    damaged: 'The file is damaged.',
    crashed: 'Reading ended with an error.',
    truncated: 'The file is cut off.',
    timeLimit: 'Reading takes too long.',
    memoryLimit: 'Reading needs too much memory.',
    sizeLimit: 'It is too large when unpacked.',
    depthLimit: 'The archive has too many levels.',
    entryLimit: 'The archive has too many files.',
    entryUnread: 'A file in the archive cannot be read.',
    unmappedFonts: 'Some fonts do not define which characters they show.',
  },
}

/** Notes about a file besides its text; empty if the text is complete or the file is not fetched. */
export function attachmentNotes(
  {
    state,
    reason,
    text,
  }: Pick<AttachmentFile, 'state' | 'reason'> & { text: Pick<AttachmentTextSummary, 'state' | 'reason'> },
  language: Language,
): string[] {
  const isStored = state === 'fetched'
  const known: Readonly<Record<string, string>> = isStored ? TEXT_STATES[language] : FILE_STATES[language]
  const sentence = known[isStored ? text.state : state] ?? ''
  const why = REASONS[language][(isStored ? text.reason : reason) ?? ''] ?? ''
  return [sentence, why].filter((one) => one !== '')
}
