import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { deviceOf, newVisitor } from '../../test/browser/browser.ts'
import type { DemoService } from '../../test/demo-service.ts'
import { eventually } from '../../test/harness.ts'
import { readMail } from '../../test/mailbox.ts'
import { passkeyOrigin } from '../../test/session.ts'
import { draw } from './draw.ts'

const OWNER = 'demo-enterprise@example.invalid'
const LINK = /#token=ggl_[\w-]{43}/

/** Passkeys for an owner who signs in with a mailed link: the button, the suggestion, the list, the confirmation. */
export async function passkeyPictures(folder: string, demo: DemoService, browser: Browser): Promise<number> {
  const visitor = await newVisitor(browser, passkeyOrigin(demo.baseUrl))
  const { page } = visitor
  await deviceOf(visitor)
  await page.goto('/sign-in')
  let count = await draw(visitor, folder, 'passkey-sign-in')
  await page.goto(`/sign-in${await mailedLink(demo)}`)
  await page.reload()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('link', { name: 'Add a passkey' }).waitFor()
  count += await draw(visitor, folder, 'passkey-offer')
  await page.goto('/sign-in?view=passkeys')
  count += await draw(visitor, folder, 'passkeys-none')
  await page.getByLabel('Name of the new passkey').fill('업무용 노트북')
  await page.keyboard.press('Enter')
  await page.locator('[data-passkey]').waitFor()
  count += await draw(visitor, folder, 'passkeys')
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').waitFor()
  writeFileSync(join(folder, 'passkey-removal.png'), await page.screenshot())
  return count + 1
}

/** The link that the demo writes into its folder. */
async function mailedLink({ baseUrl, folder }: DemoService): Promise<string> {
  const body = JSON.stringify({ email: OWNER })
  await fetch(`${baseUrl}/session/links`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const mails = join(folder, '.gonggo/mail')
  const linkIn = (name: string) =>
    LINK.exec(readMail({ raw: readFileSync(join(mails, name), 'utf8'), to: [] }).text)?.[0]
  return eventually(() => existsSync(mails) && readdirSync(mails).map(linkIn).find(Boolean))
}
