import { logDiagnostic } from '../telemetry/log.ts'

/**
 * Loads code ahead of its use. Loads break off when the page is left or the line is lost; whatever did not come is asked for again
 * by whoever needs it, and that one shows the reason.
 */
export function prefetch(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}

/** Loads code for something that nobody waits for. */
export function loadAndUse<Module>(load: () => Promise<Module>, use: (module: Module) => void): void {
  load().then(use, (cause: unknown) => logDiagnostic('A part of the app could not be loaded', cause))
}
