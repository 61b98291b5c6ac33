declare global {
  /** The global from which zod reads its settings. */
  var __zod_globalConfig: { jitless?: boolean } | undefined
}

/**
 * Has zod interpret its schemas instead of compiling them, which the page's policy forbids: its probe whether it may is reported as a
 * violation. Set on the page, because zod itself is loaded with the first form.
 */
export function interpretSchemas(): void {
  globalThis.__zod_globalConfig ??= {}
  globalThis.__zod_globalConfig.jitless = true
}
