import { Type } from 'typebox'

const texts = (description: string, example: string) =>
  Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
    maxItems: 20,
    description: `${description} Repeat it for "one or the other".`,
    examples: [[example]],
  })

const amount = (description: string) =>
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, format: 'int64', description })

/** What notices and awards are narrowed by alike; `search/filter.ts` reads it. */
export const filterParameters = {
  agency: texts('Code or part of the name of the agency that issues the notice or is in need.', '서울특별시'),
  industry: texts('Code or part of the name of an industry the notice is limited to; `none` = no limit.', '1468'),
  region: texts('Region the bidder sits in: code or name. Notices without a limit always fit.', '경기도 안양시'),
  minAmt: amount('Lower bound of the estimated price, included.'),
  maxAmt: amount('Upper bound of the estimated price, included.'),
}
