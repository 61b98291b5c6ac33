import type { Renderer, RenderRequest } from '#server/platform/ports/services.ts'
import { startBrowser } from './browser-process.ts'
import type { Devtools } from './devtools.ts'

export interface BrowserRendererOptions {
  /** null: none was found; the app then offers to render in the user's tab. */
  program: string | null
  /** The URL of this server on this machine. */
  origin: () => string
}

/**
 * Renders exports in a headless Chromium on the product's own page /render.html. The page reports through the contract and
 * closes itself; a crash of page or browser ends the run with an error.
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
        signal.throwIfAborted()
        const lost = browser.ended.then((reason) => {
          throw new Error(`The browser ended while it rendered: ${reason}`)
        })
        await Promise.race([openAndWatch(browser.devtools, pageAddress(origin(), request)), lost])
      } catch (cause) {
        // An error after the browser was stopped is the stop, not an error of its own.
        signal.throwIfAborted()
        throw cause
      } finally {
        signal.removeEventListener('abort', stop)
        await browser.kill()
      }
    },
  }
}

/** In the fragment, so that the token is in no log of URLs. */
function pageAddress(origin: string, { renderId, token }: RenderRequest): string {
  return `${origin}/render.html#${new URLSearchParams({ render: renderId, token }).toString()}`
}

/** Resolves when the page has closed itself, which it does once it has delivered or reported the failure. */
async function openAndWatch(devtools: Devtools, address: string): Promise<void> {
  const outcome = watchTargets(devtools)
  await devtools.send('Target.setDiscoverTargets', { discover: true })
  const { targetId } = await devtools.send('Target.createTarget', { url: address })
  if (typeof targetId !== 'string') throw new Error('The browser opened no page')
  if ((await outcome(targetId)) === 'crashed') throw new Error('The page crashed while it rendered')
}

type Outcome = 'closed' | 'crashed'

const OUTCOMES: Readonly<Record<string, Outcome>> = {
  'Target.targetDestroyed': 'closed',
  'Target.targetCrashed': 'crashed',
}

/** Resolves with how a page ended, also when that was before the call. */
function watchTargets(devtools: Devtools): (targetId: string) => Promise<Outcome> {
  const ended = new Map<unknown, Outcome>()
  let notifyEnded = () => {}
  devtools.onEvent(({ method, params }) => {
    const outcome = OUTCOMES[method]
    if (outcome) ended.set(params['targetId'], outcome)
    notifyEnded()
  })
  return (targetId) =>
    new Promise((resolve) => {
      notifyEnded = () => {
        const outcome = ended.get(targetId)
        if (outcome) resolve(outcome)
      }
      notifyEnded()
    })
}
