import type { Language } from './languages.ts'
import { type FieldValues, NOTICE_FIELDS, type NoticeFieldWords } from './notice-table.ts'

type Fields = typeof NOTICE_FIELDS
export type NoticeField = keyof Fields
export const NOTICE_FIELD_NAMES = Object.keys(NOTICE_FIELDS) as NoticeField[]

/** A field by a name that is only known at run time. */
export const noticeField = (name: NoticeField): NoticeFieldWords => NOTICE_FIELDS[name]

type Where<Has> = { [Name in NoticeField]: Fields[Name] extends Has ? Name : never }[NoticeField]

/** Fields that are stored together, and only if they were read: rows stored before a field existed lack it. */
export type DetailField = Where<{ kept: 'details' }>
export const DETAIL_FIELD_NAMES = NOTICE_FIELD_NAMES.filter(
  (name): name is DetailField => noticeField(name).kept === 'details',
)
export type NoticeDetails = { [Name in DetailField]?: NoticeValue<Name> }

/** Fields stored as the source provides them, each in its own column. */
export type RecordField = Exclude<NoticeField, Where<{ derived: true }> | DetailField>
export const RECORD_FIELD_NAMES = NOTICE_FIELD_NAMES.filter(
  (name): name is RecordField => noticeField(name).derived !== true && noticeField(name).kept === undefined,
)

/** Fields in every response with notices. */
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

/** The value of a field in a record. */
export type NoticeValue<Name extends NoticeField> = FieldValue<Fields[Name]> | OrNull<Fields[Name]>

/** The value of a field in responses. */
export type ShownValue<Name extends NoticeField> =
  | (Fields[Name] extends { type: 'time' } ? string : FieldValue<Fields[Name]>)
  | OrNull<Fields[Name]>

/** Times with their own column. */
export const TIME_COLUMNS = RECORD_FIELD_NAMES.filter(
  (name): name is Exclude<Where<{ type: 'time' }>, DetailField> => noticeField(name).type === 'time',
)

/** The terms of a notice: amounts, rates, times and texts. */
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

/** Labels of the fields. */
export const FIELD_NAMES: Record<Language, Record<NoticeField, string>> = { ko: namesIn('ko'), en: namesIn('en') }

export const MONEY_FIELDS: ReadonlySet<string> = new Set(
  NOTICE_FIELD_NAMES.filter((name) => noticeField(name).type === 'money'),
)

/** The fields whose changes are mailed, with the format of their values. */
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
