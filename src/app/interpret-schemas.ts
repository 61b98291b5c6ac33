/**
 * Has zod interpret its schemas instead of compiling them, which the page's policy forbids: its probe whether it may is reported as a
 * violation. The setting stands where zod reads it as it is loaded, because nothing loads zod before the first form.
 */
export function interpretSchemas(): void {
  const page: { __zod_globalConfig?: { jitless?: boolean } } = globalThis
  page.__zod_globalConfig ??= {}
  page.__zod_globalConfig.jitless = true
}
