import type { Language } from './languages.ts'

/** Whether a company may bid: `check` = the data do not decide it. */
export const VERDICTS = ['yes', 'check', 'no'] as const
export type Verdict = (typeof VERDICTS)[number]

/** In one short phrase, wherever people read a verdict. */
export const VERDICT_WORDS: Record<Language, Record<Verdict, string>> = {
  ko: { yes: '참가 가능', check: '확인 필요', no: '참가 불가' },
  en: { yes: 'eligible', check: 'check needed', no: 'not eligible' },
}

/** Those that a keyword can ask for. */
export const WANTED_VERDICTS = ['yes', 'check'] as const satisfies readonly Verdict[]
export type WantedVerdict = (typeof WANTED_VERDICTS)[number]

/** Verdicts as bits; no verdict asked for = 0. */
export const verdictBits = (verdicts: readonly Verdict[]): number =>
  verdicts.reduce((bits, verdict) => bits | (1 << VERDICTS.indexOf(verdict)), 0)

/** Where nothing is known of a company, nothing is left out. */
export const isVerdictWanted = (bits: number, verdict: Verdict | null): boolean =>
  bits === 0 || verdict === null || (bits & verdictBits([verdict])) !== 0
