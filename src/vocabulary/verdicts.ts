import type { Language } from './languages.ts'

/** Whether a company may bid; `check` = the data does not decide it. */
export const VERDICTS = ['yes', 'check', 'no'] as const
export type Verdict = (typeof VERDICTS)[number]

/** Short texts of verdicts for people. */
export const VERDICT_WORDS: Record<Language, Record<Verdict, string>> = {
  ko: { yes: '참가 가능', check: '확인 필요', no: '참가 불가' },
  en: { yes: 'eligible', check: 'check needed', no: 'not eligible' },
}

/** The verdicts that keywords can select. */
export const WANTED_VERDICTS = ['yes', 'check'] as const satisfies readonly Verdict[]
export type WantedVerdict = (typeof WANTED_VERDICTS)[number]

/** Verdicts as bits; 0 = no selection. */
export const verdictBits = (verdicts: readonly Verdict[]): number =>
  verdicts.reduce((bits, verdict) => bits | (1 << VERDICTS.indexOf(verdict)), 0)

/** Without a company profile, nothing is filtered out. */
export const isVerdictWanted = (bits: number, verdict: Verdict | null): boolean =>
  bits === 0 || verdict === null || (bits & verdictBits([verdict])) !== 0
