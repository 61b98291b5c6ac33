/** Limits of frame-by-frame work: shown before a video is chosen, and used in refusals. */
export const VIDEO_LIMITS = {
  /** Three minutes, ms. */
  durationMs: 180_000,
  /** 1920 × 1088: encoders count in blocks of 16. */
  pixels: 2_088_960,
  /** Largest upscaled size: 3840 × 2176. */
  upscaledPixels: 8_355_840,
} as const

interface Size {
  /** px. */
  width: number
  height: number
}

interface Measured extends Size {
  durationMs: number
}

const minutes = (ms: number) =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor((ms % 60_000) / 1000)).padStart(2, '0')}`

/** Reason why a video cannot be processed; null when it can. */
export function videoLimitError({ width, height, durationMs }: Measured): string | null {
  // A file's length is rounded up to its last packet of sound.
  if (durationMs >= VIDEO_LIMITS.durationMs + 1000)
    return `Videos can be up to 3 minutes long. This one is ${minutes(durationMs)}`
  if (width * height > VIDEO_LIMITS.pixels)
    return `Videos can be up to 1920 × 1080 px. This one is ${width} × ${height}`
  return null
}

/** Reason why a video cannot be upscaled to a size; null when it can. @param size of the output */
export function upscaledVideoError({ width, height }: Size): string | null {
  if (width * height <= VIDEO_LIMITS.upscaledPixels) return null
  return `The result would be ${width} × ${height} px. Videos can be up to 3840 × 2160 px`
}

/** The size of a frame that may be too large to be coded: of the same shape, both sides even. */
export function fittedInVideo({ width, height }: Size): Size {
  const scale = Math.min(1, Math.sqrt(VIDEO_LIMITS.pixels / (width * height)))
  const even = (length: number) => Math.max(2, Math.floor((length * scale) / 2 + 1e-6) * 2)
  return { width: even(width), height: even(height) }
}
