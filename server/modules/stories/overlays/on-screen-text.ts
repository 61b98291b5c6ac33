import type { OnScreenText } from '#engines/ports.ts'
import type { OverlayInput } from '#generated/schema.ts'
import { outputSize } from '#src/domain/aspect-ratio.ts'
import { framesToMs } from '#src/domain/frames.ts'
import { BROLL_MOTION, FULL_BOX } from '#src/domain/overlays.ts'
import { fillPreset } from '#src/video/overlays/fill-preset.ts'
import { INK, PRESETS, type PresetLook, type PresetPart, WHITE } from '#src/video/overlays/presets.ts'
import type { SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import { newOverlayColumns } from './change-overlays.ts'

const LOOK: PresetLook = { accent: '#3b82f6', font: 'Inter', color: WHITE, plate: INK }
/** How much words that lie on the image itself darken it, so that they are readable on any. */
const SCRIM: Partial<Record<OnScreenText['preset'], number>> = { title: 0.35, number: 0.5, quote: 0.6 }
/** Estimates of a scene's length differ from what is spoken: what lasts longer than its scene is cut there. */
const LONGER = 1.6
/** The image is seen for a moment before words lie over it, ms. */
const DELAY_MS = 150

/** The overlays of the words that a writer has shown over a new scene, for as long as the scene is, the lowest first. */
export function onScreenOverlays(
  { aspectRatio }: Pick<StoryRow, 'aspectRatio'>,
  { id: sceneId, durationInFrames }: Pick<SceneRow, 'id' | 'durationInFrames'>,
  { preset: name, texts }: OnScreenText,
) {
  const preset = PRESETS.find(({ id }) => id === name)
  if (!preset) return []
  const { width, height } = outputSize(aspectRatio)
  const start = name === 'end-card' ? 0 : DELAY_MS
  const time = { start_ms: start, duration_ms: Math.round(framesToMs(durationInFrames) * LONGER) }
  const opacity = SCRIM[name]
  const parts = [...(opacity ? [scrim(opacity)] : []), ...fillPreset(preset, LOOK, texts, width / height)]
  return parts.map((part, order) =>
    newOverlayColumns({ ...part, ...time, scene_id: sceneId } satisfies OverlayInput, order),
  )
}

const scrim = (opacity: number): PresetPart => ({
  ...{ kind: 'SHAPE', shape: 'RECTANGLE', fill: INK, box: { ...FULL_BOX, opacity } },
  ...{ motion_in: BROLL_MOTION, motion_out: BROLL_MOTION },
})
