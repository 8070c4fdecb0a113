import { type Document, type Operation, operationsIn, readDocument } from '../../typescript/scripts/document.ts'
import { keepFiles } from '../../typescript/scripts/files.ts'
import { readRelease } from '../../typescript/scripts/release.ts'
import { webhookEvent } from '../../typescript/scripts/shapes.ts'
import { declareQuery, javaMethods, javaTypesOf } from './methods.ts'
import { javadoc, javadocText, javaType } from './names.ts'
import { HEAD, type JavaTypes } from './types.ts'

/** Writes types and methods from `openapi.json`; with `--check` only compares. */
const FOLDER = new URL('../src/main/java/kr/gonggo/client/', import.meta.url)
const PACKAGE = 'package kr.gonggo.client;\n'
const IMPORTS = ['java.io.InputStream', 'java.util.List', 'java.util.Map']

function groupFile(name: string, operations: Operation[], document: Document, types: JavaTypes): string {
  const about = document.tags.find((tag) => tag.name === operations[0]?.tags[0])?.description ?? name
  const methods = operations.map((operation) => javaMethods(operation, types))
  const code = methods.join('').replace(/^\s*\/?\*.*$/gm, '')
  const own = Object.keys(types.files).map((file) => `kr.gonggo.client.types.${file.slice(0, -5)}`)
  const used = [...IMPORTS, ...own.sort()].filter((it) => new RegExp(`\\b${it.split('.').at(-1)}\\b`).test(code))
  const type = `${javaType(name)}Methods`
  return `${HEAD}${PACKAGE}
${used.map((it) => `import ${it};\n`).join('')}
${javadoc(javadocText(about))}public final class ${type} {
    private final Core core;

    ${type}(Core core) {
        this.core = core;
    }

${methods.join('\n')}}
`
}

function groupsFile(groups: string[], apiVersion: string): string {
  const methods = groups.map(
    (name) => `    /** {@return the methods of the group ${name}} */
    public ${javaType(name)}Methods ${name}() {
        return new ${javaType(name)}Methods(core);
    }
`,
  )
  return `${HEAD}${PACKAGE}
/** The client, with methods by group. */
public abstract sealed class GonggoGroups permits GonggoClient {
    /** The version of this client. */
    public static final String VERSION = "${readRelease().versions.java}";

    /** The version of the API that this client was made from. */
    public static final String API_VERSION = "${apiVersion}";

    private final Core core;

    GonggoGroups(Core core) {
        this.core = core;
    }

${methods.join('\n')}}
`
}

function javaFiles(given: Document): { groups: Record<string, string>; types: Record<string, string> } {
  const document: Document = JSON.parse(JSON.stringify(given))
  document.components.schemas.WebhookEvent = webhookEvent(document)
  const operations = operationsIn(document)
  const names = [...new Set(operations.map(({ group }) => group))].sort()
  const types = javaTypesOf(document)
  types.declareAll()
  for (const operation of operations) declareQuery(operation, types)
  const groups = names.map((name) => {
    const ones = operations.filter(({ group }) => group === name)
    return [`${javaType(name)}Methods.java`, groupFile(name, ones, document, types)]
  })
  const about = `${HEAD}/** What the service says, and what it is sent. */\npackage kr.gonggo.client.types;\n`
  return {
    groups: { 'GonggoGroups.java': groupsFile(names, document.info.version), ...Object.fromEntries(groups) },
    types: { 'package-info.java': about, ...types.files },
  }
}

const files = javaFiles(readDocument())
keepFiles(FOLDER, files.groups, /(?:Methods|^GonggoGroups)\.java$/)
keepFiles(new URL('types/', FOLDER), files.types)
