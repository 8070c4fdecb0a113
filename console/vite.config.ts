import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

/** `npm start` and `npm run build` run this; what comes out stands in `dist/`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // The client as it is written: it needs no building before.
  resolve: { conditions: ['gonggo:source', ...defaultClientConditions] },
  // Not as the environment of whoever starts the service says.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2023',
    // The policy of the page lets nothing be written into it, not even a small picture.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    reportCompressedSize: false,
  },
})
