import { seoulTime } from '../../lib/clock.ts'
import type { MailLanguage } from '../../vocabulary/languages.ts'
import type { Letter, Safe, TemplateData, TemplateName } from '../schema.ts'

export type Template<T extends TemplateName> = Record<MailLanguage, (data: Safe<TemplateData[T]>) => Letter>

export const minuteOf = (at: number): string => seoulTime(at).slice(0, 16).replace('T', ' ')
