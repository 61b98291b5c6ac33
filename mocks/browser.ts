import { http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'
import { WORKER_ADDRESS } from './addresses.ts'
import { interceptStorageRequests } from './files/storage-requests.ts'
import { installSimulatedGoogle } from './simulated-google.ts'
import { ownTab } from './realtime/owner-tab.ts'
import { socketLink } from './realtime/socket-link.ts'
import { createCallLog, type CallLog } from './calls/call-log.ts'
import { enterByLink, showInFrame, takeLink } from './link/open-link.ts'
import { followClock } from './scenarios/page-clock.ts'
import { scenario } from './scenarios/scenario.ts'
import { signInComing } from './state/save-and-open.ts'
import type { RenderHere, TabHost } from './tab-host.ts'
import { askToTakeOver, showTakenOver } from './panel/owner-messages.ts'

export { holdQueryCache } from './state/query-cache.ts'

/** When the backend starts without a first request, ms. */
const LATEST_START_MS = 1_000

export interface StartOptions {
  renderHere: RenderHere
}

/**
 * Puts the whole backend behind this page's requests. Resolves when calls are caught: the first page shows while the backend,
 * which is much more code than the page, is still being loaded, and calls wait for it.
 */
export async function startTabHost(options: StartOptions): Promise<void> {
  const link = takeLink()
  if (link?.view) return showInFrame(link.view)
  followClock()
  let starting: Promise<TabHost> | undefined
  const host = () => (starting ??= startBackend(options, calls))
  const calls = createCallLog()
  installSimulatedGoogle()
  const perform = async (request: Request) => {
    const refused = await scenario.apply(request)
    if (refused) return refused
    const { backend, rows } = await host()
    const response = await backend.fetch(request, { clientAddress: 'this tab' })
    // Everything answered is stored, including job results that it only reports: a reload right after loses nothing.
    await rows.flush()
    return response
  }
  const answer = (request: Request) => calls.follow(request, () => perform(request))
  interceptStorageRequests(answer)
  const worker = setupWorker(
    http.all('/api/*', ({ request }) => answer(request)),
    http.all('/files/*', ({ request }) => answer(request)),
    http.get('/health', () => HttpResponse.json({ status: 'ok' })),
    socketLink(async () => (await host()).hub),
  )
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: WORKER_ADDRESS },
  })
  // On the first request, or once the page has its code.
  // If it does not start, every call reports it; leaving the page aborts the load.
  if (link && link.as !== null) await enterByLink(await host(), link.as)
  await signInComing(host)
  requestIdleCallback(() => void host().catch(() => undefined), { timeout: LATEST_START_MS })
}

/** The backend and the developer panel, once this tab owns them. */
async function startBackend({ renderHere }: StartOptions, calls: CallLog): Promise<TabHost> {
  const held: { host?: TabHost } = {}
  await ownTab({
    ask: askToTakeOver,
    onTaken: async () => {
      await held.host?.stop()
      showTakenOver()
    },
  })
  const [{ createTabHost }, { mountPanel }] = await Promise.all([
    import('./tab-host.ts'),
    import('./panel/mount-panel.tsx'),
  ])
  const host = await createTabHost(renderHere, calls.addRows)
  held.host = host
  addEventListener('pagehide', () => void host.rows.flush().catch(() => undefined))
  mountPanel(host, calls)
  return host
}
