import type { QueryClient } from '@tanstack/react-query'
import { interpretSchemas } from './app/interpret-schemas.ts'
import { preloadPage } from './app/preload-page.ts'
import { unregisterStaleWorker } from './app/unregister-stale-worker.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

let prepare: ((queryClient: QueryClient) => void) | undefined
// In mock mode the dev server has hundreds of modules to send, and the backend's come first.
if (import.meta.env.MODE === 'mock') {
  const { holdQueryCache, startTabHost } = await import('#mocks/browser.ts')
  prepare = holdQueryCache
  await startTabHost({
    renderHere: async ({ renderId, token, signal }) => {
      const { runRender } = await import('./features/render/lib/run-render.ts')
      await runRender({ renderId, token, signal })
    },
  })
} else if (import.meta.env.MODE === 'contract') {
  const { startContract } = await import('#mocks/contract/start-contract.ts')
  await startContract()
} else {
  interpretSchemas()
  preloadPage(location.pathname)
  void unregisterStaleWorker()
}

const { start } = await import('./app/start.tsx')
start(root, prepare)
