import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

/** Used by `npm start` and `npm run build`; the output is in `dist/`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // Uses the source of the client, which needs no build.
  resolve: { conditions: ['gonggo:source', ...defaultClientConditions] },
  // Independent of the environment of the process that starts the service.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2023',
    // The content policy forbids inline content, including small images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    reportCompressedSize: false,
  },
})
