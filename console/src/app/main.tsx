import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { LanguageRoom } from '../lib/language.tsx'
import { watchStyles } from '../lib/lazily.ts'
import { createQueries } from '../lib/service.ts'
import '../ui/base.css'
import { App } from './app.tsx'
import { Boundary } from './boundary.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
watchStyles()
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueries()}>
      <LanguageRoom>
        <Boundary place="">
          <App />
        </Boundary>
      </LanguageRoom>
    </QueryClientProvider>
  </StrictMode>,
)
// The font consists of many slices; until it is loaded, a system font is shown.
void import('@fontsource-variable/noto-sans-kr/index.css')
