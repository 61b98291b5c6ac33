import type { Renderer, RenderRequest } from '#server/ports/render.ts'
import { type BrowserProcess, startBrowser } from './browser-process.ts'
import { connectDevtools, type Devtools } from './devtools.ts'

export interface BrowserRendererOptions {
  /** null: none was found; the app then offers to render in the person's tab. */
  program: string | null
  /** Where this server answers on this machine. */
  origin: () => string
}

/**
 * Draws exports in a headless Chromium on the product's own page /render.html. The page reports through the contract and closes
 * itself; a page or browser that dies ends the run with an error.
 */
export function createBrowserRenderer({ program, origin }: BrowserRendererOptions): Renderer {
  return {
    isAvailable: async () => program !== null,
    async run(request, signal) {
      if (program === null) throw new Error('No browser was found to render with')
      signal.throwIfAborted()
      const browser = await startBrowser(program)
      const stop = () => void browser.kill()
      signal.addEventListener('abort', stop)
      try {
        await Promise.race([
          renderPage(browser, pageAddress(origin(), request)),
          browser.ended.then(() => {
            if (!signal.aborted) throw new Error('The browser ended while it rendered')
          }),
        ])
      } finally {
        signal.removeEventListener('abort', stop)
        await browser.kill()
      }
      signal.throwIfAborted()
    },
  }
}

/** In the fragment, so that the token stands in no log of addresses. */
function pageAddress(origin: string, { renderId, token }: RenderRequest): string {
  return `${origin}/render.html#${new URLSearchParams({ render: renderId, token }).toString()}`
}

async function renderPage(browser: BrowserProcess, address: string): Promise<void> {
  const devtools = await connectDevtools(browser.devtools)
  try {
    await openAndWatch(devtools, address)
  } finally {
    devtools.close()
  }
}

/** Resolves when the page has closed itself. */
async function openAndWatch(devtools: Devtools, address: string): Promise<void> {
  await devtools.send('Target.setDiscoverTargets', { discover: true })
  let targetId: unknown
  const complaints: string[] = []
  const done = new Promise<void>((resolve, reject) => {
    devtools.onEvent(({ method, params }) => {
      if (params['targetId'] === targetId && method === 'Target.targetDestroyed') resolve()
      if (params['targetId'] === targetId && method === 'Target.targetCrashed')
        reject(new Error(`The page crashed while it rendered. ${complaints.join(' ')}`))
      if (method === 'Runtime.exceptionThrown') complaints.push(describeException(params).slice(0, 300))
    })
  })
  const created = await devtools.send('Target.createTarget', { url: 'about:blank' })
  targetId = created['targetId']
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: true })
  if (typeof sessionId !== 'string') throw new Error('The browser opened no page')
  await devtools.send('Runtime.enable', {}, sessionId)
  const { errorText } = await devtools.send('Page.navigate', { url: address }, sessionId)
  if (errorText !== undefined) throw new Error(`The render page could not be opened: ${String(errorText)}`)
  await done
}

function describeException(params: Record<string, unknown>): string {
  const details = params['exceptionDetails']
  return JSON.stringify(details) ?? ''
}
