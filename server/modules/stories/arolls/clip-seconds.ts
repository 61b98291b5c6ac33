const MAX_SECONDS = 10

/** Seconds of a clip for an A-roll. */
export const clipSeconds = ({ durationMs }: { durationMs: number }): number =>
  Math.min(MAX_SECONDS, Math.max(1, Math.ceil(durationMs / 1000)))
