import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOOKS, type Visitor } from '../../test/browser/browser.ts'

/** The page as it is open, in every look; it stays in the last. */
export async function draw({ page, wear }: Visitor, folder: string, name: string): Promise<number> {
  for (const look of LOOKS) {
    await wear(look)
    await page.waitForLoadState('networkidle')
    const file = join(folder, `${name}.${look.language}.${look.width}.${look.theme}.png`)
    writeFileSync(file, await page.screenshot({ fullPage: true }))
  }
  return LOOKS.length
}
