import type { KeywordInput, KeywordPreview, Keywords } from '../../keywords/index.ts'
import type { Clock } from '../../lib/clock.ts'
import { Problem, problem } from '../../lib/problems.ts'
import type { Secrets } from '../../lib/secret.ts'
import { actorOf } from '../../vocabulary/actors.ts'
import { WANTED_VERDICTS } from '../../vocabulary/verdicts.ts'
import { clip, type Measure, present, withinBudget } from '../rules/budget.ts'
import { confirmationText, confirms } from '../rules/confirm.ts'
import type { PageLinks } from '../rules/links.ts'
import { DATA_NOTE, type WatchInput, type WatchOutput } from '../schema.ts'
import { AGREE, NEXT, question, STALE_CONFIRM } from '../texts.ts'
import type { CompanyNames } from './companies.ts'
import type { AgentRequest, Consent, ToolOutcome } from './request.ts'

export interface WatchToolDeps {
  clock: Pick<Clock, 'now'>
  secrets: () => Secrets
  keywords: Pick<Keywords, 'preview' | 'create'>
  links: () => PageLinks
}

type NamedCompany = Awaited<ReturnType<CompanyNames['find']>>

const PURPOSE = 'agent confirmation'
const MEASURES: readonly Measure[] = [
  { text: 120, rows: 3 },
  { text: 60, rows: 2 },
  { text: 40, rows: 0 },
]

/** The tool that stores a keyword after the user agreed. */
export function createWatchTool(
  { clock, secrets, keywords, links }: WatchToolDeps,
  companies: Pick<CompanyNames, 'find'>,
) {
  return async function watch(request: AgentRequest, input: WatchInput, consent: Consent): Promise<ToolOutcome> {
    const { confirm, ...search } = input
    const { accountId } = request.caller
    const company = search.company === undefined ? null : await companies.find(request.caller, search.company)
    const wanted = keywordOf(search, company)
    if (consent.given && !consent.given.agreed)
      return { answer: { state: 'declined', next: NEXT.declined[request.language] } }
    const token = consent.given?.state ?? confirm
    if (token === undefined) return propose(request, search, { keyword: wanted, company }, consent)
    const signed = secrets().verify(PURPOSE, token)
    if (signed === null || !confirms(signed, accountId, search, clock.now()))
      throw problem('invalid_field', STALE_CONFIRM)
    return { answer: await store(request, wanted) }
  }

  async function propose(
    request: AgentRequest,
    search: Omit<WatchInput, 'confirm'>,
    { keyword: wanted, company }: { keyword: KeywordInput; company: NamedCompany | null },
    { canAsk }: Consent,
  ): Promise<ToolOutcome> {
    const { language, caller } = request
    const { body } = await keywords.preview(request.attempt, caller, wanted)
    const preview = body as KeywordPreview
    const { perWeek } = preview
    const state = secrets().sign(PURPOSE, confirmationText(caller.accountId, search, clock.now()))
    if (canAsk) {
      const message = question(clip(wanted.keyword, 200), filterWords(wanted, company), perWeek)[language]
      return { question: { message, label: AGREE[language], state } }
    }
    const build = ({ text, rows }: Measure): WatchOutput =>
      present({
        state: 'needs_confirmation' as const,
        next: NEXT.confirm[language],
        note: DATA_NOTE,
        keyword: clip(wanted.keyword, 200),
        perWeek,
        samples: preview.samples
          .slice(0, rows)
          .map(({ noticeNo, title }) =>
            present({ noticeNo, title: clip(title, text), link: links().notice(noticeNo) }),
          ),
        confirm: state,
      })
    return { answer: withinBudget(MEASURES, build).answer }
  }

  async function store({ attempt, caller, language }: AgentRequest, wanted: KeywordInput): Promise<WatchOutput> {
    const link = links().keywords()
    try {
      const maker = { accountId: caller.accountId, createdBy: actorOf(caller).id }
      const { body } = await keywords.create(attempt, maker, wanted)
      return present({ state: 'created' as const, next: NEXT.created[language], id: body.id, link })
    } catch (error) {
      // The keyword was already confirmed, for example if the first response was lost.
      if (!(error instanceof Problem) || error.code !== 'keyword_exists') throw error
      const id = error.headers.location?.split('/').at(-1)
      return present({ state: 'exists' as const, next: NEXT.exists[language], id, link })
    }
  }
}

/** A keyword for a further company selects the notices that the company may bid on. */
function keywordOf(
  { keyword, in: place = 'title', email = 'daily', company: _name, ...filter }: Omit<WatchInput, 'confirm'>,
  company: NamedCompany | null,
): KeywordInput {
  const plain = { keyword, in: place, alert: { email } }
  if (company === null) return { ...plain, filter }
  const { eligibility = [...WANTED_VERDICTS] } = filter
  return { ...plain, filter: { ...filter, eligibility }, profile: company.id }
}

/** The conditions in a form that users read. */
const filterWords = ({ in: place = 'title', filter = {} }: KeywordInput, company: NamedCompany | null): string =>
  clip(
    [
      ...(company === null ? [] : [['company', company.name]]),
      ...Object.entries(place === 'title' ? filter : { in: place, ...filter }),
    ]
      .map(([name, value]) => `${name}: ${[value].flat().join(', ')}`)
      .join('; '),
    200,
  )
