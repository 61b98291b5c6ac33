/** The first flag behind where the film stands, or from its start again. Flags are in the order of the film. */
export function nextFlag<Flag extends { at_ms: number }>(flags: readonly Flag[], nowMs: number): Flag | undefined {
  return flags.find(({ at_ms }) => at_ms > nowMs) ?? flags[0]
}
