import { logDiagnostic } from '../services/telemetry/log.ts'

/**
 * Loads code ahead of its use. Loads fail when the page is left or the connection is lost; failed ones are requested again
 * by the code that needs it, which shows the reason.
 */
export function prefetch(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}

/** Not in every browser, and not in TypeScript's library of the DOM. */
interface Line {
  saveData?: boolean
  /** 'slow-2g', '2g', '3g' or '4g', by measured speed. */
  effectiveType?: string
}

/** A page that is always busy a little, as with a progress bar, has no idle moment, ms. */
const LONGEST_WAIT = 400

/** Preloads code when the browser is idle; never on a slow or metered connection. */
export function prefetchNext(load: () => Promise<unknown>): void {
  const { connection: line } = navigator as Navigator & { connection?: Line }
  if (line?.saveData || (line?.effectiveType ?? '4g') !== '4g') return
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(() => prefetch(load), { timeout: LONGEST_WAIT })
  else setTimeout(() => prefetch(load))
}

/** Loads code in the background. */
export function loadAndUse<Module>(load: () => Promise<Module>, use: (module: Module) => void): void {
  load().then(use, (cause: unknown) => logDiagnostic('Couldn’t load part of the app', cause))
}
