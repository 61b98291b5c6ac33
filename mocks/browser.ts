import { http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'
import { WORKER_ADDRESS } from './addresses.ts'
import { interceptStorageRequests } from './files/storage-requests.ts'
import { installGoogleStandIn } from './google-stand-in.ts'
import { ownTab } from './realtime/owner-tab.ts'
import { socketLink } from './realtime/socket-link.ts'
import { scenario } from './scenarios/scenario.ts'
import { createTabHost, type RenderHere, type TabHost } from './tab-host.ts'
import { askToTakeOver, showTakenOver } from './panel/owner-messages.ts'

export interface StartOptions {
  renderHere: RenderHere
}

/** Puts the whole backend behind this page's requests. Resolves when the first call can be answered. */
export async function startTabHost({ renderHere }: StartOptions): Promise<void> {
  const held: { host?: TabHost } = {}
  await ownTab({
    ask: askToTakeOver,
    onTaken: async () => {
      await held.host?.stop()
      showTakenOver()
    },
  })
  const host = await createTabHost(renderHere)
  held.host = host
  installGoogleStandIn()
  const answer = async (request: Request) => {
    const refused = await scenario.apply(request)
    if (refused) return refused
    const response = await host.backend.fetch(request, { clientAddress: 'this tab' })
    // What is answered is kept: a reload right after it loses nothing.
    if (request.method !== 'GET') await host.rows.flush()
    return response
  }
  interceptStorageRequests(answer)
  const worker = setupWorker(
    http.all('/api/*', ({ request }) => answer(request)),
    http.all('/files/*', ({ request }) => answer(request)),
    http.get('/health', () => HttpResponse.json({ status: 'ok' })),
    socketLink(host.hub),
  )
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: WORKER_ADDRESS },
  })
  addEventListener('pagehide', () => void host.rows.flush())
  const { mountPanel } = await import('./panel/mount-panel.tsx')
  mountPanel(host)
}
