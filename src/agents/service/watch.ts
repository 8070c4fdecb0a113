import type { KeywordInput, KeywordPreview, Keywords } from '../../keywords/index.ts'
import type { Clock } from '../../lib/clock.ts'
import { Problem, problem } from '../../lib/problems.ts'
import type { Secrets } from '../../lib/secret.ts'
import { actorOf } from '../../vocabulary/actors.ts'
import { clip, type Measure, present, withinBudget } from '../rules/budget.ts'
import { confirmationText, confirms } from '../rules/confirm.ts'
import type { PageLinks } from '../rules/links.ts'
import { DATA_NOTE, type WatchInput, type WatchOutput } from '../schema.ts'
import { AGREE, NEXT, question, STALE_CONFIRM } from '../texts.ts'
import type { AgentRequest, Consent, ToolOutcome } from './request.ts'

export interface WatchToolDeps {
  clock: Pick<Clock, 'now'>
  secrets: () => Secrets
  keywords: Pick<Keywords, 'preview' | 'create'>
  links: () => PageLinks
}

const PURPOSE = 'agent confirmation'
const MEASURES: readonly Measure[] = [
  { text: 120, rows: 3 },
  { text: 60, rows: 2 },
  { text: 40, rows: 0 },
]

/** The tool that stores a keyword, once the user has agreed. */
export function createWatchTool({ clock, secrets, keywords, links }: WatchToolDeps) {
  return async function watch(request: AgentRequest, input: WatchInput, consent: Consent): Promise<ToolOutcome> {
    const { confirm, ...asked } = input
    const { accountId } = request.caller
    const wanted = keywordOf(asked)
    if (consent.given && !consent.given.agreed)
      return { answer: { state: 'declined', next: NEXT.declined[request.language] } }
    const token = consent.given?.state ?? confirm
    if (token === undefined) return propose(request, asked, wanted, consent)
    const signed = secrets().verify(PURPOSE, token)
    if (signed === null || !confirms(signed, accountId, asked, clock.now()))
      throw problem('invalid_field', STALE_CONFIRM)
    return { answer: await store(request, wanted) }
  }

  async function propose(
    request: AgentRequest,
    asked: Omit<WatchInput, 'confirm'>,
    wanted: KeywordInput,
    { canAsk }: Consent,
  ): Promise<ToolOutcome> {
    const { language, caller } = request
    const { body } = await keywords.preview(request.attempt, caller.accountId, wanted)
    const preview = body as KeywordPreview
    const { perWeek } = preview
    const state = secrets().sign(PURPOSE, confirmationText(caller.accountId, asked, clock.now()))
    if (canAsk) {
      const message = question(clip(wanted.keyword, 200), filterWords(wanted), perWeek)[language]
      return { ask: { message, label: AGREE[language], state } }
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
      // Confirmed twice, as after an answer that was lost.
      if (!(error instanceof Problem) || error.code !== 'keyword_exists') throw error
      const id = error.headers.location?.split('/').at(-1)
      return present({ state: 'exists' as const, next: NEXT.exists[language], id, link })
    }
  }
}

function keywordOf({
  keyword,
  in: place = 'title',
  email = 'daily',
  ...filter
}: Omit<WatchInput, 'confirm'>): KeywordInput {
  return { keyword, in: place, filter, alert: { email } }
}

/** The conditions as the user reads them. */
const filterWords = ({ in: place = 'title', filter = {} }: KeywordInput): string =>
  clip(
    Object.entries(place === 'title' ? filter : { in: place, ...filter })
      .map(([name, value]) => `${name}: ${[value].flat().join(', ')}`)
      .join('; '),
    200,
  )
