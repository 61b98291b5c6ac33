import type { EndCredit } from '#src/domain/end-card.ts'
import { msToFrames } from '#src/domain/frames.ts'
import type { OverlayBox, OverlayMotion, VideoOverlay, VideoShapeOverlay, VideoTextOverlay } from './overlay.ts'

interface Motion {
  name: OverlayMotion['name']
  by: OverlayMotion['by']
  duration_ms: number
  easing: OverlayMotion['easing']
}

interface Placed {
  id: string
  overlay_order: number
  /** From the start of the scene, or of the film. */
  start_ms: number
  duration_ms: number
  box: OverlayBox & { rotation: number; opacity: number; corner_radius: number }
  motion_in: Motion
  motion_out: Motion
}

/** Types of images that may be animated. */
const ANIMATED: ReadonlySet<string> = new Set(['image/gif', 'image/webp'])

/** An overlay as the contract gives it. */
export type OverlaySource = Placed &
  (
    | {
        kind: 'MEDIA'
        media: { url: string | null; media_type: string; content_type: string; credit?: EndCredit } | null
        fit: 'COVER' | 'CONTAIN'
        video_start: number | null
        volume: number
      }
    | ({
        kind: 'TEXT'
        font_weight: number
        font_size: number
        line_height: number
        counts_up: boolean
      } & Pick<VideoTextOverlay, 'text' | 'font' | 'color' | 'align' | 'outline' | 'shadow' | 'background'>)
    | ({ kind: 'SHAPE' } & Pick<VideoShapeOverlay, 'shape' | 'fill' | 'stroke'>)
    | { kind: 'STICKER'; sticker: string }
  )

/**
 * The overlays of a scene or of the film, the lowest first. What reaches beyond the end is cut there.
 * @param from frame of the film at which the scene (or the film) begins
 * @param end first frame after it
 */
export const toVideoOverlays = (overlays: readonly OverlaySource[], from: number, end: number): VideoOverlay[] =>
  overlays
    .toSorted((a, b) => a.overlay_order - b.overlay_order)
    .flatMap((overlay) => toVideoOverlay(overlay, from, end) ?? [])

/** null where there is nothing to show: no media, or a start after the end. */
export function toVideoOverlay(overlay: OverlaySource, from: number, end: number): VideoOverlay | null {
  const start = from + msToFrames(overlay.start_ms)
  const durationInFrames = Math.min(msToFrames(overlay.duration_ms), end - start)
  if (durationInFrames <= 0) return null
  const { box } = overlay
  const placed = {
    id: overlay.id,
    from: start,
    durationInFrames,
    box: { x: box.x, y: box.y, width: box.width, height: box.height },
    rotation: box.rotation,
    opacity: box.opacity,
    cornerRadius: box.corner_radius,
    motionIn: toMotion(overlay.motion_in),
    motionOut: toMotion(overlay.motion_out),
  }
  switch (overlay.kind) {
    case 'MEDIA': {
      const { media, fit, video_start, volume } = overlay
      if (!media?.url || media.media_type === 'audio') return null
      const type = media.media_type === 'video' ? 'video' : ANIMATED.has(media.content_type) ? 'animation' : 'image'
      return { ...placed, kind: 'MEDIA', type, url: media.url, fit, startMs: video_start ?? 0, volume }
    }
    case 'TEXT': {
      const { text, font, color, align, outline, shadow, background } = overlay
      return {
        ...{ ...placed, kind: 'TEXT', text, font, color, align, outline, shadow, background },
        fontWeight: overlay.font_weight,
        fontSize: overlay.font_size,
        lineHeight: overlay.line_height,
        countsUp: overlay.counts_up,
      }
    }
    case 'SHAPE':
      return { ...placed, kind: 'SHAPE', shape: overlay.shape, fill: overlay.fill, stroke: overlay.stroke }
    case 'STICKER':
      return { ...placed, kind: 'STICKER', sticker: overlay.sticker }
  }
}

const toMotion = ({ name, by, duration_ms, easing }: Motion): OverlayMotion => ({
  ...{ name, by, easing },
  durationInFrames: msToFrames(duration_ms),
})
