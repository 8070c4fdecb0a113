import { type DemoService, startDemoService } from '../demo-service.ts'
import { eventually } from '../harness.ts'

/** The demo as `npm start` brings it up, once its console is there. */
export async function startConsoleDemo(settings: Record<string, string> = {}): Promise<DemoService> {
  const demo = await startDemoService({ GONGGO_CONSOLE: '1', ...settings })
  await eventually(async () => {
    const page = await fetch(demo.baseUrl, { headers: { accept: 'text/html' } })
    return (await page.text()).includes('id="root"')
  })
  return demo
}
