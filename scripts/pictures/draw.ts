import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOOKS, type Visitor } from '../../test/browser/browser.ts'
import { THEMES } from './browser.ts'

/** The page as it is open, in every look and theme; it stays in the last. */
export async function draw({ page, wear }: Visitor, folder: string, name: string): Promise<number> {
  for (const look of LOOKS) {
    await wear(look)
    await page.waitForLoadState('networkidle')
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme })
      const file = join(folder, `${name}.${look.language}.${look.width}.${theme}.png`)
      writeFileSync(file, await page.screenshot({ fullPage: true }))
    }
  }
  return LOOKS.length * THEMES.length
}
