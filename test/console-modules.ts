import { join } from 'node:path'

export interface Renderer {
  /** A module of the console by its path below `console/src`. */
  load<Module>(path: string): Promise<Module>
  /** The text of a component on a page, in Korean by default. */
  textOf(
    component: unknown,
    props: object,
    cache?: readonly (readonly [key: readonly unknown[], data: unknown])[],
  ): string
  close(): Promise<void>
}

interface Modules {
  createElement(component: unknown, props: object, ...children: unknown[]): unknown
  renderToStaticMarkup(element: unknown): string
  QueryClient: new () => { setQueryData(key: readonly unknown[], data: unknown): void }
  QueryClientProvider: unknown
}

const WORDS = /\/generated\/words\.ts$/

/**
 * Renders components of the console without a browser, compiled by Vite; `words` replaces the word lists of the client.
 */
export async function startRenderer({ words }: { words?: string } = {}): Promise<Renderer> {
  // The console creates its client when it is loaded.
  Object.assign(globalThis, { location: new URL('http://127.0.0.1/') })
  const { createServer } = await import('vite')
  const server = await createServer({
    configFile: join(import.meta.dirname, '../console/vite.config.ts'),
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: words === undefined ? [] : [{ name: 'words', load: (id: string) => (WORDS.test(id) ? words : null) }],
    ssr: { resolve: { conditions: ['gonggo:source', 'node', 'import'] } },
  })
  const parts = ['react', 'react-dom/server', '@tanstack/react-query'].map((name) => import(name))
  const { createElement, renderToStaticMarkup, QueryClient, QueryClientProvider }: Modules = Object.assign(
    {},
    ...(await Promise.all(parts)),
  )
  return {
    close: () => server.close(),
    load: async <Module>(path: string) => (await server.ssrLoadModule(`/src/${path}`)) as Module,
    textOf(component, props, cache = []) {
      const client = new QueryClient()
      for (const [key, data] of cache) client.setQueryData(key, data)
      const page = createElement(QueryClientProvider, { client }, createElement(component, props))
      return renderToStaticMarkup(page)
        .replace(/<[^>]*>/g, ' ')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&')
    },
  }
}
