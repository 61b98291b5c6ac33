import type { Broll, MediaOverlay, OverlayBox, OverlayMotion, Scene, StoryDocument } from '#generated/schema.ts'

/** Most overlays of a story. */
export const MAX_OVERLAYS = 500

/** The whole frame. */
export const FULL_BOX: OverlayBox = { x: 0, y: 0, width: 1, height: 1, rotation: 0, opacity: 1, corner_radius: 0 }

export const NO_MOTION: OverlayMotion = { name: 'NONE', by: 'WHOLE', duration_ms: 0, easing: 'LINEAR' }

/** How B-rolls appear and disappear. */
export const BROLL_MOTION: OverlayMotion = { name: 'FADE', by: 'WHOLE', duration_ms: 200, easing: 'EASE_IN_OUT' }

/** The fields of a MEDIA overlay that a B-roll does not have. */
export const BROLL_CONTENT = { fit: 'COVER', video_start: null, volume: 0 } as const

/** A document that was stored before there were overlays: its B-rolls become overlays. */
export function withOverlays(story: StoryDocument): StoryDocument {
  const { overlays, scenes }: Pick<StoryDocument, 'scenes'> & Partial<Pick<StoryDocument, 'overlays'>> = story
  if (overlays) return story
  return { ...story, overlays: [], scenes: scenes.map(withSceneOverlays) }
}

const withSceneOverlays = (scene: Scene): Scene => ({
  ...scene,
  overlays: scene.brolls.toSorted((a, b) => a.start_ms - b.start_ms).map(overlayOfBroll),
})

const overlayOfBroll = (
  { id, scene_id, media, start_ms, duration_ms }: Broll,
  overlay_order: number,
): MediaOverlay => ({
  ...{ id, scene_id, kind: 'MEDIA', overlay_order, start_ms, duration_ms: Math.max(1, duration_ms) },
  ...{ box: FULL_BOX, motion_in: BROLL_MOTION, motion_out: BROLL_MOTION, media, ...BROLL_CONTENT },
})
