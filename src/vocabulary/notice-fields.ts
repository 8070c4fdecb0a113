import type { Language } from './languages.ts'
import { type FieldValues, NOTICE_FIELDS, type NoticeFieldWords } from './notice-table.ts'

type Fields = typeof NOTICE_FIELDS
export type NoticeField = keyof Fields
export const NOTICE_FIELD_NAMES = Object.keys(NOTICE_FIELDS) as NoticeField[]

/** The table as it is read where no name is known beforehand. */
export const noticeField = (name: NoticeField): NoticeFieldWords => NOTICE_FIELDS[name]

type Where<Has> = { [Name in NoticeField]: Fields[Name] extends Has ? Name : never }[NoticeField]

/** Fields that are stored together, each only if it was read: what was stored before a field was known lacks it. */
export type DetailField = Where<{ kept: 'details' }>
export const DETAIL_FIELD_NAMES = NOTICE_FIELD_NAMES.filter(
  (name): name is DetailField => noticeField(name).kept === 'details',
)
export type NoticeDetails = { [Name in DetailField]?: NoticeValue<Name> }

/** Fields that are stored as the source gives them, each in its column. */
export type RecordField = Exclude<NoticeField, Where<{ derived: true }> | DetailField>
export const RECORD_FIELD_NAMES = NOTICE_FIELD_NAMES.filter(
  (name): name is RecordField => noticeField(name).derived !== true && noticeField(name).kept === undefined,
)

/** Fields in every answer with notices. */
export type ListField = Exclude<NoticeField, Where<{ shown: 'detail' }> | DetailField>
export const LIST_FIELD_NAMES = NOTICE_FIELD_NAMES.filter(
  (name): name is ListField => noticeField(name).shown !== 'detail' && noticeField(name).kept !== 'details',
)

type FieldValue<Field> = Field extends { words: readonly (infer Word)[] }
  ? Word
  : Field extends { type: infer Type extends keyof FieldValues }
    ? FieldValues[Type]
    : never
type OrNull<Field> = Field extends { orNull: true } ? null : never

/** What a record holds in a field. */
export type NoticeValue<Name extends NoticeField> = FieldValue<Fields[Name]> | OrNull<Fields[Name]>

/** The same as answers show it. */
export type ShownValue<Name extends NoticeField> =
  | (Fields[Name] extends { type: 'time' } ? string : FieldValue<Fields[Name]>)
  | OrNull<Fields[Name]>

/** Times with a column of their own. */
export const TIME_COLUMNS = RECORD_FIELD_NAMES.filter(
  (name): name is Exclude<Where<{ type: 'time' }>, DetailField> => noticeField(name).type === 'time',
)

/** Amounts, rates, times and texts: the terms of a notice. */
export type TermField = Exclude<Where<{ type: 'money' | 'rate' | 'time' | 'text' }>, 'title'>
const TERM_TYPES: ReadonlySet<keyof FieldValues> = new Set(['money', 'rate', 'time', 'text'])
export const TERM_FIELDS = NOTICE_FIELD_NAMES.filter(
  (name): name is TermField => TERM_TYPES.has(noticeField(name).type) && name !== 'title',
)

export const termType = (name: TermField) => NOTICE_FIELDS[name].type

const namesIn = (language: Language) =>
  Object.fromEntries(NOTICE_FIELD_NAMES.map((name) => [name, noticeField(name).name[language]])) as Record<
    NoticeField,
    string
  >

/** What each field is called. */
export const FIELD_NAMES: Record<Language, Record<NoticeField, string>> = { ko: namesIn('ko'), en: namesIn('en') }

export const MONEY_FIELDS: ReadonlySet<string> = new Set(
  NOTICE_FIELD_NAMES.filter((name) => noticeField(name).type === 'money'),
)

/** The fields whose changes are mailed, and how their values are written. */
export type ChangedField = Where<{ mailed: true }>
type ChangeKind = 'time' | 'money' | 'rate' | 'text' | 'flag' | 'list'
const KIND_OF: Record<keyof FieldValues, ChangeKind> = {
  text: 'text',
  name: 'text',
  code: 'text',
  number: 'text',
  address: 'text',
  currency: 'text',
  word: 'text',
  count: 'text',
  money: 'money',
  rate: 'rate',
  time: 'time',
  flag: 'flag',
  names: 'list',
  industries: 'list',
  files: 'list',
  amounts: 'list',
}
export const CHANGE_KINDS = Object.fromEntries(
  NOTICE_FIELD_NAMES.filter((name) => noticeField(name).mailed).map((name) => [name, KIND_OF[noticeField(name).type]]),
) as Record<ChangedField, ChangeKind>
