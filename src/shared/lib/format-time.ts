const FPS = 30

/** A length in frames as minutes and seconds: 2550 → '1:25'. */
export function formatFrames(frames: number): string {
  return formatSeconds(Math.round(frames / FPS))
}

/** Whole seconds as minutes and seconds: 85 → '1:25', 3725 → '1:02:05'. */
export function formatSeconds(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const rest = String(seconds % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}
