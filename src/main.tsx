import '@fontsource-variable/inter/wght.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { hideBrokenPictures } from './app/hide-broken-pictures.ts'
import { unregisterStaleWorker } from './app/unregister-stale-worker.ts'
import './shared/theme/fonts.css'
import './shared/theme/tokens.css'
import './shared/theme/schemes.css'
import './shared/theme/accents.css'
import './shared/theme/global.css'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

if (import.meta.env.MODE === 'mock') {
  const { startTabHost } = await import('#mocks/browser.ts')
  await startTabHost({
    renderHere: async ({ renderId, token, signal }) => {
      const { runRender } = await import('./features/render/lib/run-render.ts')
      await runRender({ renderId, token, signal })
    },
  })
} else {
  void unregisterStaleWorker()
}

hideBrokenPictures(document)
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
