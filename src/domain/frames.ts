/** Frames per second of preview and export. */
export const FPS = 30

/** A scene without speech still lasts this long, so that its image can be seen. */
export const SILENT_SCENE_FRAMES = 3 * FPS

/** Whole frames nearest to a length in ms, never below 0. */
export function msToFrames(ms: number): number {
  return Math.max(0, Math.round((ms * FPS) / 1000))
}

/** Frames a video shows whole, at least one. Its sound often ends a little later than its images. */
export function wholeFrames(ms: number): number {
  return Math.max(1, Math.floor((ms * FPS) / 1000 + 1e-6))
}

/** Length of frames in ms, not rounded. */
export function framesToMs(frames: number): number {
  return (frames * 1000) / FPS
}

/**
 * Frames a scene needs for its speech and the pause after it. Rounded up, so that no speech is cut off.
 * @param speechMs length of the voice-over; 0 when the scene is silent
 * @param pauseMs pause at the end
 */
export function sceneDurationInFrames(speechMs: number, pauseMs: number): number {
  if (speechMs <= 0) return SILENT_SCENE_FRAMES + msToFrames(pauseMs)
  // 1e-6 forgives floating point: 1000 ms are 30 frames, not 31.
  return Math.max(1, Math.ceil(((speechMs + Math.max(0, pauseMs)) * FPS) / 1000 - 1e-6))
}

/**
 * Shares a scene's frames among its A-rolls in proportion to their lengths. The result sums to `total` exactly: boundaries are
 * rounded, not lengths. Every share is at least one frame as long as there are enough frames.
 * @param weights lengths in any one unit; all 0 means equal shares
 */
export function shareFrames(total: number, weights: readonly number[]): number[] {
  const count = weights.length
  if (count === 0) return []
  const positive = weights.map((weight) => (Number.isFinite(weight) && weight > 0 ? weight : 0))
  const sum = positive.reduce((a, b) => a + b, 0)
  const least = total >= count ? 1 : 0
  let reached = 0
  let boundary = 0
  return positive.map((weight, index) => {
    reached += sum > 0 ? weight / sum : 1 / count
    const left = count - 1 - index
    const wanted = index === count - 1 ? total : Math.round(total * reached)
    const next = Math.min(Math.max(wanted, boundary + least), total - left * least)
    const share = next - boundary
    boundary = next
    return share
  })
}

/** A frame as shown in the editor: minutes, seconds and frames (817 → '0:27:07'). */
export function formatTimecode(frame: number): string {
  const whole = Math.max(0, Math.floor(frame))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(whole / (60 * FPS))}:${two(Math.floor(whole / FPS) % 60)}:${two(whole % FPS)}`
}
