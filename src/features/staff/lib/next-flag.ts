/** The first flag after the current position, or the first of all. Flags are in the order of the video. */
export function nextFlag<Flag extends { at_ms: number }>(flags: readonly Flag[], nowMs: number): Flag | undefined {
  return flags.find(({ at_ms }) => at_ms > nowMs) ?? flags[0]
}
