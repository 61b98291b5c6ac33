import type { PcmAudio } from '#engines/audio/wav.ts'
import type { EncodedClip } from '#engines/ports.ts'
import type { Surface } from '../illustrator/core/surface.ts'
import type { Studio } from './studio.ts'

export const FPS = 30
const QUALITY = 0.86

interface Reel {
  frames: number
  sound: PcmAudio | null
  /** Receives progress, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

/** A clip whose frames are drawn one after the other. */
export async function film(
  studio: Studio,
  { width, height }: { width: number; height: number },
  { frames, sound, onProgress }: Reel,
  draw: (surface: Surface, frame: number) => void,
): Promise<EncodedClip> {
  const surface = studio.makeCanvas(width, height)
  surface.context.imageSmoothingEnabled = true
  surface.context.imageSmoothingQuality = 'high'
  const clip = await studio.openClip({ width, height, fps: FPS, sound })
  let first: Uint8Array | null = null
  for (let frame = 0; frame < frames; frame++) {
    // Transparent pixels are black, as in every video, and do not show the previous frame.
    surface.context.fillStyle = '#000'
    surface.context.fillRect(0, 0, width, height)
    draw(surface, frame)
    first ??= await surface.encode(QUALITY)
    await clip.add(surface)
    onProgress?.((frame + 1) / frames)
  }
  const bytes = await clip.finish()
  const still = { bytes: first ?? new Uint8Array(), contentType: 'image/jpeg' as const, width, height }
  return { bytes, contentType: 'video/mp4', width, height, durationMs: Math.round((frames / FPS) * 1000), still }
}
