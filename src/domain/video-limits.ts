/** What can be worked on frame by frame: told before a video is chosen, and refused in the same words. */
export const VIDEO_LIMITS = {
  /** Three minutes, ms. */
  durationMs: 180_000,
  /** 1920 × 1088: encoders count in blocks of 16. */
  pixels: 2_088_960,
} as const

interface Measured {
  width: number
  height: number
  durationMs: number
}

const minutes = (ms: number) =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor((ms % 60_000) / 1000)).padStart(2, '0')}`

/** Why a video cannot be worked on, in words; null when it can. */
export function videoLimitError({ width, height, durationMs }: Measured): string | null {
  // A file's length is rounded up to its last packet of sound.
  if (durationMs >= VIDEO_LIMITS.durationMs + 1000)
    return `A video may be 3 minutes long at most; this one has ${minutes(durationMs)}`
  if (width * height > VIDEO_LIMITS.pixels)
    return `A video may have 1920 × 1080 px at most; this one has ${width} × ${height}`
  return null
}
