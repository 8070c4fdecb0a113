/** Whether a company may bid: `check` = the data do not decide it. */
export const VERDICTS = ['yes', 'check', 'no'] as const
export type Verdict = (typeof VERDICTS)[number]
