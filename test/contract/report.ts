import { FALSE_ALARMS, type FalseAlarm } from './false-alarms.ts'

/** A failure that Schemathesis reports, with the response. */
export interface Objection {
  operation: string
  check: string
  message: string
  sent: string
  status: number
  answer: string
}

interface Scenario {
  recorder?: {
    label: string
    checks?: Record<string, Check[]>
    interactions?: Record<string, { request: { method: string; uri: string; body: Bytes }; response: Response | null }>
  } | null
}
interface Check {
  name: string
  status: string
  failure_info?: { failure: { message: string; title: string } }
}
interface Response {
  status_code: number
  content: Bytes
}
type Bytes = { $base64?: string } | null

const textOf = (bytes: Bytes): string => Buffer.from(bytes?.$base64 ?? '', 'base64').toString()

/** Reads the NDJSON report: the number of cases, and the failures of all phases. */
export function readReport(text: string): { cases: number; objections: Objection[] } {
  const objections: Objection[] = []
  let cases = 0
  for (const line of text.split('\n').filter(Boolean)) {
    const { ScenarioFinished: scenario } = JSON.parse(line) as { ScenarioFinished?: Scenario }
    const recorder = scenario?.recorder
    if (!recorder) continue
    cases += Object.keys(recorder.interactions ?? {}).length
    for (const [id, checks] of Object.entries(recorder.checks ?? {})) {
      const interaction = recorder.interactions?.[id]
      for (const { name, failure_info: info } of checks.filter(({ status }) => status !== 'success')) {
        objections.push({
          operation: recorder.label,
          check: name,
          message: `${info?.failure.title}: ${info?.failure.message}`,
          sent: `${interaction?.request.method} ${interaction?.request.uri} ${textOf(interaction?.request.body ?? null)}`,
          status: interaction?.response?.status_code ?? 0,
          answer: textOf(interaction?.response?.content ?? null),
        })
      }
    }
  }
  return { cases, objections }
}

interface Fault {
  code: string
  message: string
}

function faultsOf(answer: string): Fault[] {
  if (!answer.startsWith('{')) return []
  const { code = '', detail = '', errors } = JSON.parse(answer) as { code?: string; detail?: string; errors?: Fault[] }
  return errors ?? [{ code, message: detail }]
}

const covers = (alarm: FalseAlarm, { check, status }: Objection, fault: Fault): boolean =>
  alarm.check === check &&
  alarm.status === status &&
  alarm.codes.includes(fault.code) &&
  (alarm.says?.test(fault.message) ?? true)

/** The list entries that explain a failure; none if part of it is unexplained. */
export function explanations(objection: Objection): FalseAlarm[] {
  const found = faultsOf(objection.answer).map((fault) => FALSE_ALARMS.find((alarm) => covers(alarm, objection, fault)))
  return found.every((alarm) => alarm !== undefined) ? found : []
}
