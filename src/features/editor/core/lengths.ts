import { FPS } from '#src/domain/frames.ts'

/**
 * A length as typed, in ms: seconds ('1.5', '1,5 s'), minutes and seconds ('1:02.5'), or a timecode with frames as the player
 * shows it ('0:27:07'), with hours before it too. null for anything else.
 */
export function parseLength(text: string): number | null {
  const typed = text.trim().replace(/\s*s$/i, '').replace(',', '.')
  const parts = typed.split(':')
  const [last = ''] = parts.slice(-1)
  if (parts.length > 4 || parts.slice(0, -1).some((part) => !/^\d+$/.test(part))) return null
  // A timecode's last part is a number of frames.
  const hasFrames = parts.length > 2
  if (!(hasFrames ? /^\d+$/ : /^(?:\d+\.?\d*|\.\d+)$/).test(last)) return null
  const whole = hasFrames ? parts.slice(0, -1) : parts
  const seconds = whole.reduce((sum, part) => sum * 60 + Number(part), 0) + (hasFrames ? Number(last) / FPS : 0)
  return Math.round(seconds * 1000)
}

/** ms as seconds in a field: 1500 → '1.5'. */
export function lengthText(ms: number): string {
  return String(Math.round(ms) / 1000)
}

/** A length in minutes and seconds: 250 frames → '0:08'. */
export function formatLength(frames: number): string {
  const seconds = Math.round(frames / FPS)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** A short length in seconds: 276 frames → '9.2 s'. */
export const formatFramesAsSeconds = (frames: number): string => `${(frames / FPS).toFixed(1)} s`
