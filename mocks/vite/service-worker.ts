import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

/**
 * MSW asks the page about every request. What `browser.ts` has no handler for goes past it: the hundreds of modules of a dev server
 * among it, which saves seconds.
 */
const ONLY_CALLS = `self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  const isCall = /^\\/(api|files)\\//.test(pathname) || (pathname === '/health' && event.request.method === 'GET')
  if (!isCall) event.stopImmediatePropagation()
})
`

/**
 * MSW's worker leaves when the last page closes, and a reload closes it: the next page then updates a worker that is going away and
 * fails with 'Not found'. It stays; the built app unregisters one that it finds.
 */
const STAYS = `Object.defineProperty(self.registration, 'unregister', { value: () => Promise.resolve(false) })
`

/** The message that ends a call for MSW's page, which then releases the request. */
const END_OF_CALL = `if (client && activeClientIds.has(client.id))
    notifyClient(client, { type: 'REQUEST_ERROR', payload: { request: { id: requestId } } })
`

/** MSW's service worker as the tab host serves it. */
export async function serviceWorker(): Promise<string> {
  const folder = path.dirname(createRequire(import.meta.url).resolve('msw/package.json'))
  return STAYS + ONLY_CALLS + withoutEcho(await readFile(path.join(folder, 'lib/mockServiceWorker.js'), 'utf8'))
}

/**
 * Does not send each request and response to the page again for MSW's life-cycle events: they have no listeners, and copying a
 * body through another process took a fifth of a saved edit's time. Each call has a handler, so passing it on needs no copy either.
 */
function withoutEcho(worker: string): string {
  const from = worker.indexOf('  // Send back the response clone')
  const to = worker.indexOf('  return response\n}', from)
  if (from === -1 || to === -1) throw anotherWorker('sends back no response clone')
  const quiet = `${worker.slice(0, from)}  ${END_OF_CALL}${worker.slice(to)}`
  return Object.entries(WITHOUT_COPIES).reduce((text, [copied, uncopied]) => {
    if (!text.includes(copied)) throw anotherWorker(`has no '${copied}'`)
    return text.replace(copied, uncopied)
  }, quiet)
}

const WITHOUT_COPIES = {
  'const requestCloneForEvents = event.request.clone()': '',
  'const requestClone = event.request.clone()': 'const requestClone = event.request',
}

const anotherWorker = (how: string) => new Error(`MSW's service worker is not the one that is known here: it ${how}`)
