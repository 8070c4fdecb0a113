import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { LOOKS, type Visitor } from '../../test/browser/browser.ts'
import { THEMES } from './browser.ts'

/** Takes pictures of the open page in every look and theme; the page stays in the last one. */
export async function draw({ page, wear }: Visitor, folder: string, name: string): Promise<number> {
  for (const look of LOOKS) {
    await wear(look)
    await atRest(page)
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme })
      const file = join(folder, `${name}.${look.language}.${look.width}.${theme}.png`)
      writeFileSync(file, await page.screenshot({ fullPage: true }))
    }
  }
  return LOOKS.length * THEMES.length
}

/** Does not wait for network idle, because the inbox always has an open stream. */
export async function atRest(page: Page): Promise<void> {
  await page.locator('main').first().waitFor()
  await page.locator('[aria-busy=true], [class*=_waiting]').first().waitFor({ state: 'detached' })
  await page.evaluate('document.fonts.ready.then(() => {})')
}
