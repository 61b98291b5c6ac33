import { FPS } from '#src/domain/frames.ts'

/** A length in minutes and seconds: 250 frames → '0:08'. */
export function formatLength(frames: number): string {
  const seconds = Math.round(frames / FPS)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** A short length in seconds: 276 frames → '9.2 s'. */
export const formatFramesAsSeconds = (frames: number): string => `${(frames / FPS).toFixed(1)} s`
