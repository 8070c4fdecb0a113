import { createKeywordService, type KeywordsDeps } from './service/manage.ts'

export type { Meaning } from './rules/draft.ts'
export type { Keyword, KeywordAlert, KeywordFilter, KeywordInput } from './schema/keywords.ts'
export type { KeywordPreview } from './schema/preview.ts'
export type { KeywordState } from './service/states.ts'
export { createWatchedKeywords } from './service/watched.ts'
export type { MatchCount, StateRef } from './store/states.ts'

type Companies = 'companyOf' | 'furtherCompaniesOf' | 'hasProfile' | 'listNamed'
type Unpacked = Companies | 'membersOf' | 'states' | 'countPosted' | 'newestPosted' | 'countPerDay'

interface Deps extends Omit<KeywordsDeps, Unpacked> {
  members: Pick<KeywordsDeps, 'membersOf'>
  companies: Pick<KeywordsDeps, Companies>
  bids: Pick<KeywordsDeps, 'states'> & {
    posted: {
      count: KeywordsDeps['countPosted']
      newest: KeywordsDeps['newestPosted']
      perDay: KeywordsDeps['countPerDay']
    }
  }
}

export const createKeywords = ({ members, companies, bids, ...deps }: Deps) =>
  createKeywordService({
    ...deps,
    membersOf: members.membersOf,
    companyOf: companies.companyOf,
    furtherCompaniesOf: companies.furtherCompaniesOf,
    hasProfile: companies.hasProfile,
    listNamed: companies.listNamed,
    states: bids.states,
    countPosted: bids.posted.count,
    newestPosted: bids.posted.newest,
    countPerDay: bids.posted.perDay,
  })
export type Keywords = ReturnType<typeof createKeywords>
