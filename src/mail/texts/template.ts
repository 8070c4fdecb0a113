import { seoulTime } from '../../lib/clock.ts'
import type { Language } from '../../vocabulary/languages.ts'
import type { Letter, Tame, TemplateData, TemplateName } from '../schema.ts'

export type Template<T extends TemplateName> = Record<Language, (data: Tame<TemplateData[T]>) => Letter>

export const minuteOf = (at: number): string => seoulTime(at).slice(0, 16).replace('T', ' ')
