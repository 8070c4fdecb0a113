import assert from 'node:assert/strict'
import { command } from '../demo-notices.ts'
import type { DemoService } from '../demo-service.ts'
import { eventually } from '../harness.ts'
import { smtpAnswer, startMailServer } from '../mail-server.ts'
import { type ReadMail, readMail } from '../mailbox.ts'
import type { Visitor } from './browser.ts'
import { startConsoleDemo } from './demo.ts'

/** Owner of the demo’s Enterprise account, and an operator of the service. */
const OPERATOR = 'demo-enterprise@example.invalid'

export interface OperatorDemo extends DemoService {
  /** By the link of a mail, of which there are few an hour: those who come later have the same session. */
  signIn(visitor: Visitor, path: string): Promise<Visitor>
  /** From now on the mail server refuses this address, or accepts it again. */
  refuse(address: string, isRefused: boolean): void
  /** What was mailed, newest last. */
  subjectsTo(address: string): string[]
  /** The newest mail with these words in its subject, once it is there. */
  mailTo(address: string, subject: string): Promise<ReadMail>
}

/** The demo with an operator, and a server that takes its mails. */
export async function startOperatorDemo(settings: Record<string, string> = {}): Promise<OperatorDemo> {
  const refused = new Set<string>()
  const onTo = (address: string) =>
    refused.has(address) ? Promise.reject(smtpAnswer(550, `5.1.1 <${address}>: user unknown`)) : undefined
  const server = await startMailServer({ onTo })
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${server.port}?from=gonggo@example.kr` }
  const demo = await startConsoleDemo(Object.assign(smtp, settings))
  await command(demo, ['operator', 'add', OPERATOR])
  const cookies: Awaited<ReturnType<Visitor['context']['cookies']>> = []
  const mailsTo = (address: string) => server.mails.map(readMail).filter(({ to }) => to === address)
  const mailTo = (address: string, subject: string) =>
    eventually(() => mailsTo(address).findLast((mail) => mail.subject.includes(subject)))
  return {
    baseUrl: demo.baseUrl,
    folder: demo.folder,
    keys: demo.keys,
    output: demo.output,
    refuse: (address, isRefused) => {
      if (isRefused) refused.add(address)
      else refused.delete(address)
    },
    subjectsTo: (address) => mailsTo(address).map(({ subject }) => subject),
    mailTo,
    async signIn(visitor, path) {
      const { page, context } = visitor
      if (cookies.length === 0) {
        visitor.forgive(/401/)
        await page.request.post('/session/links', { data: { email: OPERATOR }, headers: { 'x-gonggo-console': '1' } })
        const { text } = await mailTo(OPERATOR, '로그인 링크')
        const [link] = /\/sign-in#token=ggl_[\w-]{43}/.exec(text) ?? assert.fail(text)
        await page.goto(link)
        await page.getByRole('button', { name: '로그인', exact: true }).click()
        await page.getByRole('button', { name: '로그아웃', exact: true }).waitFor()
        cookies.push(...(await context.cookies()))
      }
      await context.addCookies(cookies)
      await page.goto(path)
      return visitor
    },
    async end() {
      await demo.end()
      await server.close()
    },
  }
}
