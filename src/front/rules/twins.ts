import { curlSample } from './curl.ts'
import { bodyText, sampleOf } from './operation.ts'
import { answersOf, type Call, type CallGroup, problemsOf, type Shape } from './reference.ts'
import { groupAddress, groupTitle, guideAddress, homeAddress, type Site, saidOf } from './site.ts'

const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** The operations of a group as Markdown, with curl as the only language. */
export function groupText(site: Site, group: CallGroup): string {
  const calls = group.calls.map((call) => callText(site, call))
  return `${[`# ${groupTitle(site, group)}`, group.description, ...calls].join('\n\n')}\n`
}

function callText(site: Site, call: Call): string {
  const { words, recording } = site
  const { operation, method, path } = call
  const { title, paragraphs, facts } = saidOf(site, call)
  const request = sampleOf(site, call)
  const answer = recording.answers[call.id]
  const statuses = answersOf(operation, site.document).filter(([status]) => status < '3')
  const codes = problemsOf(call, site.document).map(({ status, code }) => `${status} \`${code}\``)
  return [
    `## ${title}`,
    `\`${method.toUpperCase()} ${path}\` (\`${call.id}\`)`,
    ...paragraphs,
    ...facts,
    parameterText(site, call),
    request ? `${words.request}:\n\n${fenced('sh', curlSample(request))}` : '',
    answer
      ? `${words.answer} (${answer.status}):\n\n${fenced(/json/.test(answer.type) ? 'json' : '', bodyText(answer))}`
      : '',
    `${words.answers}: ${statuses.map(([status]) => status).join(', ')}. ${words.errors}: ${codes.join(', ')}.`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function parameterText({ words }: Site, { operation: { parameters = [] } }: Call): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map(({ name, required, description = '', schema = {} }) => {
    const type = [schema.type ?? (schema.enum ? 'string' : 'any')].flat().join(' ')
    return `| \`${name}\`${required ? ` (${words.required})` : ''} | ${type} | ${cell(description)} |`
  })
  return [`| ${words.name} | ${words.type} | ${words.meaning} |`, '|---|---|---|', ...rows].join('\n')
}

/** The named shapes, as JSON Schema. */
export function schemasText({ words, document }: Site): string {
  const schemas = Object.entries((document.components?.schemas ?? {}) as Record<string, Shape>)
  const texts = schemas.map(([name, shape]) => `## ${name}\n\n${fenced('json', JSON.stringify(shape, null, 1))}`)
  return `${[`# ${words.schemas}`, words.schemasAbout, ...texts].join('\n\n')}\n`
}

/** llms.txt: every page as Markdown, with a line about it. */
export function llmsText(english: Site, korean: Site): string {
  const { base, root } = english
  const at = (path: string) => `${base}${path.slice(root.length)}`
  const list = (site: Site) => [
    ...site.guides.map(
      ({ name, says }) =>
        `- [${says[site.language].title}](${at(guideAddress(site, name))}.md): ${says[site.language].about}`,
    ),
    ...site.groups.map(
      (group) => `- [${groupTitle(site, group)}](${at(groupAddress(site, group.slug))}.md): ${group.description}`,
    ),
  ]
  const more = [
    `- [OpenAPI](${base}/openapi.json): every operation and field`,
    `- [Schemas](${at(groupAddress(english, 'schemas'))}.md): the named shapes`,
    `- [Reference](${at(homeAddress(english))}): the same as web pages`,
  ]
  const parts = [
    `# ${english.words.title}`,
    `> ${english.words.introduction[0]}`,
    ...english.words.introduction.slice(1),
    `## English\n\n${list(english).join('\n')}`,
    `## 한국어\n\n${list(korean).join('\n')}`,
    `## Optional\n\n${more.join('\n')}`,
  ]
  return `${parts.join('\n\n')}\n`
}
