import type { Sandbox } from '#server/platform/ports/sandbox.ts'
import { SANDBOX_LIMITS } from './limits.ts'
import type { FromWorker } from './messages.ts'
import { createSandbox } from './sandbox.ts'

/** A page cannot measure a worker's processor time. */
const LIMITS = { ...SANDBOX_LIMITS, clockFactor: 2 }

/** The sandbox as Web Workers. The browser limits their memory; images are measured before they are decoded. */
export function createWebSandbox(): Sandbox {
  return createSandbox(({ onMessage, onDeath }) => {
    const worker = new Worker(new URL('./web-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', (event: MessageEvent<FromWorker>) => onMessage(event.data))
    worker.addEventListener('error', () => onDeath())
    return { post: (message) => worker.postMessage(message), stop: () => worker.terminate() }
  }, LIMITS)
}
